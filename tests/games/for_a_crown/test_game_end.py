"""The end of the game: final steps, totals, ranks (F-END)."""

import pytest

from interregnum.games.for_a_crown import TITLE
from tests.games.for_a_crown.kit import RAB, Table, deck, turned

rule = pytest.mark.rule
PLAIN = {"RAB": "5/0/0/-", "PEN": "5/0/0/-", "MON": "5/0/0/-"}

POLICY = TITLE.policy


def ended(chests: dict[str, str], gallery: dict[str, int] | None = None) -> Table:
    """Round 4 ends with a Burglary; for chests without bandits it does nothing."""
    table = deck("E1", round_=4, seats=len(chests), chests=chests, gallery=gallery)
    return table.play("event E1")


def last_card(chests: dict[str, str], gallery: dict[str, int] | None = None) -> Table:
    """Round 4 ends with CRO's ignored card, so that nothing but the final steps happens."""
    every = chests | {"CRO": "0/0/0/-"}
    families = ["RAB", "PEN", "MON", "FLA", "CRO"]
    every = {family: every.get(family, "1/0/0/-") for family in families}
    table = deck("CRO M3-01", seats=5, round_=4, chests=every, gallery=gallery, out=["CRO"])
    return table.play("reveal CRO M3-01")


@rule("F-END-01", "F-GEN-02")
def test_the_game_ends_after_round_four() -> None:
    table = ended(PLAIN)
    assert (table.phase, table.awaited, table.view().result) == ("over", "", [1, 2, 3])


@rule("F-END-01")
def test_nobody_has_a_result_before_the_end() -> None:
    table = deck("E1", round_=4)
    assert table.view().result == []
    assert table.awaited == "chance"


@rule("F-END-02", "RUL-F-22")
@pytest.mark.parametrize("leader", ["RAB", "PEN", "MON"])
def test_the_most_influential_gains_a_ruby(leader: str) -> None:
    table = ended(PLAIN, gallery={leader: 9})
    assert table.chests == PLAIN | {leader: "6/0/0/-"}


@rule("F-END-02")
def test_the_first_space_is_influence_enough_for_the_last_one_left() -> None:
    chests = {"RAB": "0/0/0/-", "PEN": "5/0/0/-", "MON": "0/0/0/-"}
    table = deck("RAB M3-01", round_=2, chests=chests, gallery={"PEN": 1}, out=["RAB", "MON"])
    assert table.play("reveal RAB M3-01").chest("PEN") == "6/0/0/-"


@rule("F-END-02", "F-JEWEL-09")
def test_who_is_out_is_not_the_most_influential() -> None:
    table = deck("E1", round_=2, chests=PLAIN, out=["RAB"]).play("event E1")
    assert table.chests == PLAIN | {"PEN": "6/0/0/-"}


@rule("F-END-02", "RUL-F-22")
def test_a_single_survivor_takes_the_gains_and_the_loss() -> None:
    chests = {"RAB": "5/2/1/-", "PEN": "0/9/0/-", "MON": "0/0/0/-"}
    table = deck("PEN M3-01", round_=2, chests=chests, out=["PEN", "MON"]).play("reveal PEN M3-01")
    assert table.chest("RAB") == "6/2/1/-", "two gained, one lost"
    assert table.ranking == ["RAB", "MON", "PEN"]


@rule("F-END-03")
def test_everybody_tied_for_most_coins_gains_a_ruby() -> None:
    table = ended({"RAB": "5/2/0/-", "PEN": "5/3/0/-", "MON": "5/3/0/-"})
    assert table.chests == {"RAB": "6/2/0/-", "PEN": "6/3/0/-", "MON": "6/3/0/-"}


@rule("F-END-03", "F-JEWEL-09")
def test_coins_of_who_is_out_do_not_count() -> None:
    chests = {"RAB": "5/9/0/-", "PEN": "5/0/0/-", "MON": "5/1/0/-"}
    table = deck("E1", round_=2, chests=chests, out=["RAB"]).play("event E1")
    assert table.chests == {"RAB": "5/9/0/-", "PEN": "6/0/0/-", "MON": "6/1/0/-"}


@rule("F-END-04")
def test_everybody_tied_for_most_bandits_loses_a_ruby() -> None:
    table = last_card({"RAB": "5/0/1/-", "PEN": "5/0/3/-", "MON": "5/0/3/-", "FLA": "5/0/2/-"})
    rubies = [chest.split("/")[0] for chest in table.chests.values()]
    assert rubies == ["6", "4", "4", "5", "0"]
    assert table.house("PEN").bandits == 3, "the bandits themselves stay"


@rule("F-END-04", "RUL-F-18")
def test_the_final_loss_may_sell_the_heirloom() -> None:
    table = last_card({"PEN": "0/0/1/H"})
    assert table.chest("PEN") == "9/0/1/-"
    assert table.scores["PEN"] == 9


@rule("F-END-04", "RUL-F-18", "EX-F-43")
def test_the_final_loss_may_eliminate() -> None:
    table = last_card({"PEN": "0/0/5/-", "RAB": "0/0/0/-", "MON": "0/1/0/-", "FLA": "0/0/4/-"})
    assert table.out == {"CRO": 1, "PEN": 2}
    assert table.ranking == ["RAB", "MON", "FLA", "PEN", "CRO"]


@rule("F-END-05")
def test_the_gains_come_before_the_loss() -> None:
    """A ruby for influence, or for coins, saves who has nothing else."""
    table = last_card({"RAB": "0/0/2/-"})
    assert (table.chest("RAB"), table.out) == ("0/0/2/-", {"CRO": 1})
    table = last_card({"PEN": "0/1/2/-"})
    assert (table.chest("PEN"), table.out) == ("0/1/2/-", {"CRO": 1})


@rule("F-END-06", "RUL-F-11", "EX-F-51")
def test_nobody_has_most_of_nothing() -> None:
    chests = {"RAB": "0/0/3/-", "PEN": "5/0/1/H", "MON": "4/0/0/-"}
    gallery = {"RAB": 2, "PEN": 7, "MON": 5}
    table = turned("RAB M1A", round_=4, chests=chests, gallery=gallery)
    table.play("right", "RAB right")
    assert table.chests == {"RAB": "0/0/0/-", "PEN": "6/0/1/H", "MON": "4/0/0/-"}
    assert table.out == {"RAB": 1}
    assert table.scores == {"RAB": 0, "PEN": 16, "MON": 4}
    assert table.ranking == ["PEN", "MON", "RAB"]


@rule("F-END-06")
def test_without_bandits_nobody_loses_in_the_last_step() -> None:
    assert ended(PLAIN).chests == PLAIN | {"RAB": "6/0/0/-"}


@rule("F-END-07", "EX-F-08")
def test_an_unsold_heirloom_counts_ten() -> None:
    table = ended({"RAB": "5/9/0/-", "PEN": "12/0/0/H", "MON": "12/0/0/-"})
    assert table.scores == {"RAB": 7, "PEN": 22, "MON": 12}


@rule("F-END-07")
def test_coins_are_worth_nothing_by_themselves() -> None:
    table = ended({"RAB": "5/0/0/-", "PEN": "5/9/0/-", "MON": "8/8/0/-"})
    assert table.scores == {"RAB": 6, "PEN": 6, "MON": 8}
    assert table.ranking == ["MON", "RAB", "PEN"]


@rule("F-END-08", "F-GEN-03")
@pytest.mark.parametrize("winner", ["RAB", "PEN", "MON"])
def test_the_highest_total_wins(winner: str) -> None:
    table = ended(PLAIN | {winner: "7/0/0/-"})
    assert table.ranking[0] == winner
    assert table.scores[winner] >= 7


@rule("F-END-09", "EX-F-41")
def test_a_tie_goes_to_the_more_influential() -> None:
    chests = {"RAB": "15/0/0/-", "PEN": "14/0/0/-", "MON": "3/0/0/-"}
    table = ended(chests, gallery={"RAB": 4, "PEN": 7, "MON": 2})
    assert table.scores == {"RAB": 15, "PEN": 15, "MON": 3}
    assert table.ranking == ["PEN", "RAB", "MON"]


@rule("F-END-09")
def test_a_tie_of_the_heirloom_and_ten_rubies_is_a_tie() -> None:
    table = ended({"RAB": "2/0/0/-", "PEN": "12/0/0/-", "MON": "2/0/0/H"})
    assert table.ranking == ["PEN", "MON", "RAB"]


@rule("F-END-10", "RUL-F-12")
def test_the_eliminated_rank_below_all_others_later_ones_higher() -> None:
    chests = dict.fromkeys(["RAB", "MON", "CRO"], "0/0/0/-") | {"PEN": "0/9/0/-", "FLA": "0/0/0/H"}
    table = turned("PEN M3-08", seats=5, round_=2, chests=chests)
    table.play("at MON", "at CRO", "at RAB")
    assert table.phase == "over"
    assert table.ranking == ["FLA", "PEN", "RAB", "CRO", "MON"]
    assert table.scores == {"RAB": 0, "PEN": 2, "MON": 0, "FLA": 10, "CRO": 0}


@rule("F-END-10", "RUL-F-12")
def test_those_who_fall_in_the_last_step_rank_by_influence() -> None:
    chests = {"RAB": "5/9/0/-", "PEN": "0/0/2/-", "MON": "0/0/2/-", "FLA": "0/0/2/-"}
    table = last_card(chests, gallery={"MON": 8, "RAB": 9, "PEN": 1})
    assert table.out == {"CRO": 1, "PEN": 2, "FLA": 3, "MON": 4}
    assert table.ranking == ["RAB", "MON", "FLA", "PEN", "CRO"]


@rule("F-END-11", "RUL-F-13", "EX-F-45")
def test_of_two_who_fall_in_the_last_scandal_the_more_influential_wins() -> None:
    chests = {"RAB": "1/0/0/-", "PEN": "0/0/0/-", "MON": "0/0/0/-"}
    table = deck("E2", round_=3, chests=chests, gallery={"RAB": 2, "PEN": 3}, out=["MON"])
    table.play("event E2")
    assert table.phase == "over"
    assert table.out == {"MON": 1, "RAB": 2, "PEN": 3}
    assert table.ranking == ["PEN", "RAB", "MON"]
    assert table.scores == {"RAB": 0, "PEN": 0, "MON": 0}


@rule("F-END-11", "RUL-F-13")
def test_the_round_is_played_to_its_end_even_with_nobody_left() -> None:
    chests = {"RAB": "0/0/0/-", "PEN": "0/0/0/-", "MON": "0/0/0/-"}
    gallery = {"RAB": 2, "PEN": 3, "MON": 1}
    table = deck(
        "E2", "E7", "E5", "E6", "E1", "RAB M5-10", round_=4, chests=chests, gallery=gallery
    )
    table.play("event E2", "event E7", "event E5", "event E6", "event E1", "reveal RAB M5-10")
    assert table.phase == "over"
    assert table.ranking == ["PEN", "RAB", "MON"]
    assert table.chests == chests, "nobody is the most influential"


@rule("F-GEN-03")
def test_the_evaluation_of_a_seat_rises_with_its_total() -> None:
    poor, rich = deck("E1", chests={"RAB": "3/0/0/-"}), deck("E1", chests={"RAB": "9/0/0/H"})
    assert POLICY.evaluate(poor.state, RAB) < POLICY.evaluate(rich.state, RAB)
