"""The end of a round, turn order, final scoring (A-ROUND, A-FINAL)."""

import pytest

from interregnum.core.game import CHANCE, NONE
from interregnum.games.crown_of_ash import TITLE
from interregnum.games.crown_of_ash.rules.data import FATE_IDS

from .kit import GAME, Table, table


def last(people: int = 2, **options: object) -> Table:
    """Each has one minion left; nobody has points."""
    return table(people, **options).last_turn()


def ended(t: Table) -> Table:
    """All take gold with their last minion."""
    for _ in t.state.order:
        t.turn("gold", "no raise") if t.seat != NONE else t
    return t


@pytest.mark.rule("A-ROUND-01")
def test_a_round_ends_when_every_minion_is_placed() -> None:
    t = last(2).turn("gold", "no raise")
    assert t.state.round == 0
    t.play("gold", "no raise")
    assert t.player(0).minions == 4


@pytest.mark.rule("A-TURN-02", "A-ROUND-01")
def test_whoever_has_no_minion_left_is_passed_over() -> None:
    t = table(3)
    for seat, left in enumerate((2, 0, 1)):
        t.player(seat).minions = left
    seats = []
    while t.seat != CHANCE:
        seats.append(t.seat)
        t.play("gold", "no raise")
    assert seats == [0, 2, 0]


@pytest.mark.rule("A-ROUND-02", "A-BUILD-10")
def test_first_the_provinces_and_the_citadel_score() -> None:
    t = last(2).rule("coast", 0, "L1-01", "L1-09").rule("citadel", 0)
    t.play("gold", "no raise", "gold", "no raise")
    assert list(t.player(0).points)[:2] == [2 + 2 + 5, 3]
    assert t.vp(1) == 4


@pytest.mark.rule("A-ROUND-03", "A-ROUND-04")
def test_then_minions_and_graveyards_come_home_and_defenders_stay() -> None:
    t = last(2).bury(0, "BO3").guard("volcano", "BO1")
    t.play("refresh", "no raise", "gold", "no raise")
    assert [p.minions for p in t.state.players] == [4, 4]
    assert t.minions_on("gold") == 0
    assert t.player(0).refreshed == 0
    assert "BO3" in t.hand(0)
    assert t.grave(0) == []
    assert t.defenders("volcano") == ["BO1"]


@pytest.mark.rule("A-ROUND-05", "A-ROUND-06", "A-ROUND-07")
def test_then_the_offer_the_marker_and_the_order() -> None:
    t = last(2).rule("coast", 0, "L1-12").play("gold", "no raise", "gold", "no raise")
    assert t.offered() == ["", "", "", ""]
    assert t.state.round == 0
    t.chance()
    assert t.state.round == 1
    assert t.seat == 1
    assert t.moves == ["order 0", "order 1"]


@pytest.mark.rule("A-ROUND-08", "RUL-A-36")
def test_the_last_in_points_arranges_the_whole_order() -> None:
    t = last(4)
    for seat, points in enumerate((5, 3, 9, 7)):
        t.player(seat).vp = points
    ended(t)
    assert t.seat == 1
    t.play("order 3")
    assert t.moves == ["order 0", "order 1", "order 2"]
    t.play("order 1", "order 0")
    assert list(t.state.order) == [3, 1, 0, 2]
    assert t.seat == 3


@pytest.mark.rule("A-ROUND-09", "RUL-A-35", "EX-A-29")
def test_of_those_tied_for_last_the_one_with_tiles_worth_less_decides() -> None:
    t = last(3).rule("coast", 0, "L2-01").rule("mountains", 1, "L1-01").rule("citadel", 1)
    t.player(0).vp, t.player(1).vp, t.player(2).vp = 10 - 7, 10 - 8, 12
    ended(t)
    assert [p.vp for p in t.state.players] == [10, 10, 14]
    assert t.seat == 1
    assert "order 0" in t.moves


@pytest.mark.rule("A-ROUND-10", "RUL-A-70", "RUL-A-124")
def test_still_tied_the_highest_die_decides_and_only_those_tied_on_it_throw_again() -> None:
    t = last(3).play("gold", "no raise", "gold", "no raise", "gold", "no raise")
    t.play(*(f"up L1-{k:02}" for k in (5, 6, 7, 8)))
    assert t.moves[0] == "roll 1"
    t.play("roll 4", "roll 6", "roll 6")
    t.play("roll 2", "roll 3")
    assert t.seat == 2
    assert "order 0" in t.moves


@pytest.mark.rule("A-ROUND-11")
def test_with_the_simple_order_the_last_only_names_the_first_player() -> None:
    t = last(4, simple_turn_order=True)
    t.player(2).vp = -5
    ended(t)
    assert t.seat == 2
    t.play("order 3")
    assert list(t.state.order) == [3, 0, 1, 2]
    assert t.seat == 3


@pytest.mark.rule("A-ROUND-12", "A-FINAL-01", "RUL-A-74")
def test_after_round_four_only_scoring_follows() -> None:
    t = last(2).bury(0, "BO3").rule("citadel", 0)
    t.state.round = 3
    t.play("gold", "no raise", "gold", "no raise")
    assert t.is_over()
    assert list(t.player(0).points)[:2] == [4, 9]
    assert t.grave(0) == ["BO3"]
    assert t.minions_on("gold") == 2
    assert list(GAME.to_act(t.state)) == []


def final(people: int = 2, **options: object) -> Table:
    """The last turn of the game; the stores are empty and nobody has points."""
    t = last(people, **options)
    for seat in range(people):
        t.stock(seat)
    t.state.round = 3
    return t


def over(t: Table) -> Table:
    while not t.is_over():
        t.chance()
        t.play("refresh" if "refresh" in t.moves else "no raise")
    return t


@pytest.mark.rule("A-FINAL-02", "A-FINAL-03", "EX-A-109")
def test_three_equal_resources_and_two_gold_are_worth_a_point_each() -> None:
    t = over(final().stock(0, bone=5, ash=2, blood=3, sulphur=2, gold=3))
    assert list(t.player(0).points)[4:6] == [2, 1]


@pytest.mark.rule("A-FINAL-04", "A-FINAL-05", "EX-A-31")
def test_the_fate_card_scores_the_levels_of_its_types_wherever_they_are() -> None:
    t = final().deal(0, "BO1", "AS5", "Visio-c").bury(0, "BO7").guard("volcano", "BL4", "AU2")
    t.player(0).fate = FATE_IDS.index("F5")
    over(t)
    assert list(t.player(0).points)[6:] == [1 + 3 + 2, -2]


@pytest.mark.rule("A-FINAL-04", "EX-A-108", "RUL-A-141")
def test_the_rulebooks_fate_card_is_worth_seven() -> None:
    t = final().deal(0, "BO1", "BO2", "BO7", "AS1").guard("volcano", "AS2")
    t.player(0).fate = FATE_IDS.index("F6")
    assert over(t).player(0).points[6] == 7


@pytest.mark.rule("A-FINAL-07")
def test_most_points_win() -> None:
    t = final(3)
    t.player(1).vp = 20
    t.player(2).vp = 10
    assert list(GAME.ranks(over(t).state)) == [3, 1, 2]


def tied(t: Table) -> Table:
    """Everybody ends with the same points but for what the test gives."""
    for seat in range(t.state.config.people):
        t.deal(seat)
        t.player(seat).fate = FATE_IDS.index("F1")  # sulphur and blood
    return t


@pytest.mark.rule("A-FINAL-08", "RUL-A-108")
def test_a_tie_is_broken_by_the_types_that_are_not_on_the_fate_card() -> None:
    t = tied(final(2)).deal(1, "BO4", "AU1")
    t.player(1).vp = 1  # the automaton costs it
    over(t)
    assert t.vp(0) == t.vp(1)
    assert list(GAME.ranks(t.state)) == [2, 1]


def rows(t: Table, seat: int) -> list[str]:
    return [told.id.removeprefix("crown-of-ash-") for told in TITLE.breakdown(t.state, seat, NONE)]


@pytest.mark.rule("A-FINAL-08", "A-FINAL-09")
def test_the_result_names_what_broke_a_tie_below_the_total() -> None:
    t = tied(final(2))
    t.state.royal = 1
    over(t)
    assert rows(t, 0)[-3:] == ["score-total", "score-tie", "score-tie-royal"]


def test_at_the_end_all_seats_have_the_same_rows_and_the_total_stands_last() -> None:
    t = over(final(2).stock(0, bone=6))
    t.player(0).vp += 1  # no tie
    assert rows(t, 0) == rows(t, 1)
    assert rows(t, 0)[-1] == "score-total"


@pytest.mark.rule("A-FINAL-09", "A-CIT-04")
def test_a_lasting_tie_goes_to_the_holder_of_the_royal_token() -> None:
    t = tied(final(2))
    t.state.royal = 1
    assert list(GAME.ranks(over(t).state)) == [2, 1]


@pytest.mark.rule("RUL-A-52")
def test_a_whole_tie_is_shared() -> None:
    assert list(GAME.ranks(over(tied(final(2))).state)) == [1, 1]


@pytest.mark.rule("RUL-A-54")
def test_points_may_fall_below_zero() -> None:
    t = final(2).deal(0, "AU3", "AU4").rule("volcano", 1).rule("village", 1)
    assert over(t).vp(0) == -6


@pytest.mark.rule("RUL-A-102")
def test_points_above_fifty_are_counted_on() -> None:
    t = final(2)
    t.player(0).vp = 60
    assert over(t).vp(0) > 60
