"""Phase 2, Reveal (F-REVEAL)."""

import pytest

from interregnum.core.game import NONE
from interregnum.games.for_a_crown.table import Shared
from tests.games.for_a_crown.kit import PEN, RAB, deck, opening, play_out, square, turned

rule = pytest.mark.rule
EVENTS = ["event E1", "event E2"]


@rule("F-REVEAL-01", "F-INFO-06")
def test_every_card_of_the_shared_deck_is_as_likely_to_come_up() -> None:
    table = deck("RAB M1A", "PEN M5-10", "MON M2-01", "E1", "E2")
    assert table.awaited == "chance"
    assert table.odds == {
        "reveal RAB M1A": 1,
        "reveal PEN M5-10": 1,
        "reveal MON M2-01": 1,
        "event E1": 1,
        "event E2": 1,
    }


@rule("F-REVEAL-01")
def test_copies_of_one_card_of_one_family_weigh_together() -> None:
    table = deck("RAB M1A", "RAB M1A", "RAB M1A", "RAB M1B", "PEN M1A", "PEN M1A", "E1")
    odds = {"reveal RAB M1A": 3, "reveal RAB M1B": 1, "reveal PEN M1A": 2, "event E1": 1}
    assert table.odds == odds
    table.play("reveal RAB M1A", "left")
    assert table.odds == odds | {"reveal RAB M1A": 2}


@rule("F-REVEAL-01", "F-INFO-05")
def test_an_unseen_event_weighs_as_much_as_a_known_card() -> None:
    """One of five may be it: each known card weighs five guesses."""
    table = deck("RAB M1A", "RAB M1A", "PEN M2-01", "E1", unseen=1)
    guesses = {f"event E{k}": 1 for k in range(3, 8)}
    known = {"reveal RAB M1A": 10, "reveal PEN M2-01": 5, "event E1": 5}
    assert table.odds == known | guesses


@rule("F-REVEAL-01", "F-INFO-05")
def test_two_unseen_events_double_each_guess() -> None:
    table = deck("RAB M2-01", "E2", unseen=2)
    guesses = {f"event E{k}": 2 for k in range(3, 8)}
    assert table.odds == {"reveal RAB M2-01": 5, "event E2": 5} | guesses


@rule("F-REVEAL-01", "F-INFO-05")
def test_events_known_to_be_in_are_no_guess_at_the_unseen_one() -> None:
    table = deck("RAB M2-01", "E5", unseen=1, round_=4)
    assert table.doc["pile"] == ["E4", "E6", "E7"]
    assert table.odds == {
        "reveal RAB M2-01": 3,
        "event E4": 1,
        "event E5": 3,
        "event E6": 1,
        "event E7": 1,
    }


@rule("F-REVEAL-02", "F-INFO-05")
def test_an_unseen_event_is_known_once_it_is_turned_up() -> None:
    table = deck("RAB M2-01", unseen=1, gallery={"MON": 9}).play("event E4")
    assert table.doc["pile"] == ["E3", "E5", "E6", "E7"]
    assert (table.doc["unseen"], table.view().pile) == (0, 4)
    assert table.odds == {"reveal RAB M2-01": 1}
    table.play("reveal RAB M2-01")
    assert "E4" in table.shared
    assert (table.round, table.doc["unseen"]) == (3, 1)


@rule("F-REVEAL-02")
def test_the_top_card_is_resolved_before_the_next_is_turned() -> None:
    table = deck("RAB M1C", "PEN M3-01").play("reveal RAB M1C")
    assert (table.phase, table.awaited) == ("option", "RAB")
    table.play("left")
    assert (table.phase, table.awaited) == ("target", "RAB")
    table.play("at PEN")
    assert table.moves == ["reveal PEN M3-01"]
    assert table.play("reveal PEN M3-01").round == 2


@rule("F-REVEAL-02")
@pytest.mark.parametrize("last", ["RAB M3-01", "E1"])
def test_the_phase_goes_on_until_the_last_card_whatever_it_is(last: str) -> None:
    text = f"reveal {last}" if " " in last else f"event {last}"
    table = deck(last)
    assert (table.phase, table.moves) == ("reveal", [text])
    assert table.play(text).phase == "recruit"


@rule("F-REVEAL-02")
def test_a_deck_of_one_unseen_event_is_not_empty() -> None:
    table = deck(unseen=1)
    assert (table.phase, len(table.moves)) == ("reveal", 5)


@rule("F-REVEAL-03")
@pytest.mark.parametrize("owner", ["RAB", "PEN", "MON", "FLA", "CRO"])
def test_a_mercenary_serves_the_family_on_its_sleeve(owner: str) -> None:
    table = turned(f"{owner} M3-01", "E1", seats=5, chests={owner: "3/0/0/H"})
    assert table.chest(owner) == "5/0/0/H"
    table = turned(f"{owner} M1C", "E1", seats=5)
    assert table.awaited == owner


@rule("F-REVEAL-04")
def test_an_event_must_be_resolved_but_steps_marked_may_can_be_declined() -> None:
    assert turned("E1", chests={"RAB": "10/0/1/H"}).chest("RAB") == "8/0/0/H"
    table = turned("E5", chests={"RAB": "10/0/1/H"})
    assert table.moves[0] == "bribe 0c0r"
    assert turned("E7").moves[0] == "decline"


@rule("F-REVEAL-05", "F-ROUND-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_card_of_the_deck_is_revealed_every_round(seats: int) -> None:
    log = play_out(opening(seats, no_knockout=True), seed=seats)
    rounds: list[int] = []
    for _, text in log:
        kind = text.split()[0]
        if kind in ("recruit", "blind") and (not rounds or rounds[-1]):
            rounds.append(0)
        if kind in ("reveal", "event"):
            rounds[-1] += 1
    assert rounds == [2 + 2 * seats, 3 + 3 * seats, 4 + 4 * seats, 5 + 5 * seats]


@rule("F-REVEAL-06", "F-JEWEL-09", "EX-F-29")
def test_cards_of_an_eliminated_family_are_turned_up_and_ignored() -> None:
    table = deck("RAB M3-01", "RAB M1C", "E1", round_=2, out=["RAB"], chests={"MON": "5/0/1/H"})
    before = table.chests
    table.play("reveal RAB M3-01", "reveal RAB M1C")
    assert table.chests == before
    assert table.revealed[-2:] == ["RAB M3-01", "RAB M1C"]
    assert table.moves == ["event E1"]
    table.play("event E1")
    assert table.phase == "over"
    assert table.chest("MON") == "3/0/0/H"


@rule("F-REVEAL-07")
def test_resolved_cards_lie_open_in_their_order_until_the_phase_ends() -> None:
    table = deck("PEN M3-01", "E1", "RAB M2-01 blind").play("event E1", "reveal PEN M3-01")
    assert table.revealed == ["E2", "E1", "PEN M3-01"]
    shown = [Shared(NONE, "E2", 0), Shared(NONE, "E1", 0), Shared(PEN, "M3-01", 3)]
    assert table.view().revealed == shown
    table.play("reveal RAB M2-01")
    assert table.revealed == []


@rule("F-REVEAL-02", "F-INFO-02")
def test_everybody_is_shown_the_card_that_is_being_resolved() -> None:
    table = deck("RAB M2-08", "E1").play("reveal RAB M2-08")
    for viewer in (NONE, RAB, PEN):
        shown = table.view(viewer)
        assert shown.current == Shared(RAB, "M2-08", 2)
        assert (shown.icons, shown.icon) == (["LOSS", "MOVE", "BANDIT"], "")
    table.play("do loss")
    assert (table.view().icons, table.view().icon) == (["MOVE", "BANDIT"], "LOSS")
    table.play("at PEN", "do move", "PEN left", "at PEN")
    assert table.view().current is None


@rule("F-REVEAL-01")
def test_the_deck_is_turned_up_only_after_the_last_pass() -> None:
    table = square(pass_=2)
    table.play("recruit M1A", "pay 0r", "recruit M1A", "pay 0r", "recruit M1A")
    assert table.phase == "pay"
    assert table.play("pay 0r").phase == "reveal"
    assert table.moves == ["reveal RAB M1A", "reveal PEN M1A", "reveal MON M1A", *EVENTS]
