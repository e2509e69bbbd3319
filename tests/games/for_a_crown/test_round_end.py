"""Phase 3, End of round (F-ROUND)."""

import pytest

from interregnum.core.game import NONE
from tests.games.for_a_crown.kit import Table, deck, opening, play_out, turned

rule = pytest.mark.rule


def round_over(round_: int, **fields: object) -> Table:
    """The last card of a round has been turned up."""
    return turned("RAB M3-01", round_=round_, **fields)


@rule("F-GEN-02")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_game_is_four_rounds_of_recruiting_and_revealing(seats: int) -> None:
    table = opening(seats, no_knockout=True)
    kinds = [text.split()[0] for _, text in play_out(table, seed=11)]
    phases = ["recruit" if kind in ("recruit", "blind") else kind for kind in kinds]
    turns = [phase for phase in phases if phase in ("recruit", "reveal", "event")]
    merged = ["reveal" if phase == "event" else phase for phase in turns]
    changes = [a for a, b in zip(merged, [*merged[1:], ""], strict=True) if a != b]
    assert changes == ["recruit", "reveal"] * 4
    assert (table.round, table.phase) == (4, "over")


@rule("F-ROUND-01")
def test_all_revealed_cards_become_the_new_shared_deck() -> None:
    cards = ["RAB M1A", "RAB M1A", "PEN M5-10", "MON M2-01 blind", "E1"]
    table = deck(*cards, gallery={"MON": 9})
    table.play("reveal RAB M1A", "left", "reveal MON M2-01", "event E1", "reveal RAB M1A", "left")
    table.play("reveal PEN M5-10", "do move", "PEN left", "do die", "roll 1")
    table.play("at RAB", "at RAB", "at RAB")
    assert table.shared == ["E1", "E2", "MON M2-01", "PEN M5-10", "RAB M1A", "RAB M1A"]
    assert table.revealed == []


@rule("F-ROUND-01", "F-INFO-04")
def test_a_blind_recruit_is_known_to_all_after_its_first_reveal() -> None:
    table = deck("RAB M2-01 blind").play("reveal RAB M2-01")
    assert "M2-01" in [card.card for card in table.view(NONE).deck]


@rule("F-ROUND-02", "F-INFO-05")
def test_one_event_of_the_pile_joins_unseen() -> None:
    table = round_over(1)
    assert (table.doc["unseen"], table.view().unseen, table.view().pile) == (1, 1, 4)
    assert table.doc["pile"] == ["E3", "E4", "E5", "E6", "E7"]
    assert table.view().possible_events == ["BURGLARY", "SCANDAL", "BRIBERY", "HAND", "MAGES"]


@rule("F-ROUND-03", "F-ROUND-04", "EX-F-06")
def test_the_first_shift_of_the_cost_tiles() -> None:
    table = deck("RAB M3-01")
    assert table.costs() == [1, 3, 5, None, None]
    assert table.play("reveal RAB M3-01").costs() == [0, 1, 3, 5, None]


@rule("F-ROUND-03", "F-ROUND-04", "EX-F-31")
def test_the_later_shifts_of_the_cost_tiles() -> None:
    assert round_over(2).costs() == [0, 0, 1, 3, 5]
    assert round_over(3).costs() == [0, 0, 0, 1, 3]


@rule("F-ROUND-05", "F-END-01")
def test_round_four_has_no_end_of_round() -> None:
    table = round_over(4)
    assert (table.phase, table.round, table.awaited) == ("over", 4, "")
    assert table.doc["unseen"] == 0
    assert table.moves == []


@rule("F-ROUND-05")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_rounds_one_to_three_lead_to_the_next(round_: int) -> None:
    table = round_over(round_)
    assert (table.phase, table.round, table.doc["pass_"]) == ("recruit", round_ + 1, 1)


@rule("F-ROUND-06", "F-JEWEL-08", "RUL-F-17")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_a_round_with_an_elimination_is_the_last(round_: int) -> None:
    table = deck("E1", "RAB M3-01", round_=round_, chests={"MON": "0/0/1/-"}).play("event E1")
    assert table.phase == "reveal"
    table.play("reveal RAB M3-01")
    assert (table.phase, table.round, table.doc["unseen"]) == ("over", round_, 0)
    assert table.revealed[-1] == "RAB M3-01", "nothing was turned down again"


@rule("F-ROUND-07")
def test_bandits_chests_gallery_and_market_carry_over() -> None:
    chests = {"RAB": "4/0/2/-", "PEN": "7/1/3/H", "MON": "0/6/0/H"}
    gallery = {"RAB": 1, "PEN": 9, "MON": 4}
    table = deck("RAB M2-01", "RAB M4-02", chests=chests, gallery=gallery)
    before = table.doc["market"]
    table.play("reveal RAB M2-01", "reveal RAB M4-02", "RAB right")
    assert table.round == 2
    assert table.chests == chests | {"RAB": "7/1/2/-"}
    assert table.gallery == gallery | {"RAB": 2}
    assert table.doc["market"] == before


@rule("F-ROUND-08", "F-ROUND-02", "EX-F-47")
def test_three_of_the_five_pile_events_enter_a_full_game() -> None:
    table = opening(4, no_knockout=True)
    per_round: list[int] = []
    for _, text in play_out(table, seed=5):
        kind = text.split()[0]
        if kind in ("recruit", "blind") and (not per_round or per_round[-1]):
            per_round.append(0)
        if kind == "event":
            per_round[-1] += 1
    assert per_round == [2, 3, 4, 5]
    assert len(table.doc["pile"]) == 2
    assert (table.view().pile, table.doc["unseen"]) == (2, 0)
