"""Effects of events (F-EVENT)."""

import pytest

from interregnum.games.for_a_crown import TITLE
from interregnum.games.for_a_crown.choices_kinds import Bribe, Mages
from tests.games.for_a_crown.kit import RAB, Table, deck, turned

rule = pytest.mark.rule


def order_of(table: Table) -> list[str]:
    """Who is asked, when everybody declines."""
    asked = []
    while table.phase in ("bribe", "mages"):
        asked.append(table.awaited)
        table.play(table.moves[0])
    return asked


@rule("F-EVENT-01", "F-EVENT-02", "EX-F-19")
@pytest.mark.parametrize("event", ["E1", "E3"])
def test_burglary_hits_everybody_tied_for_most_bandits(event: str) -> None:
    chests = {"RAB": "10/3/3/H", "PEN": "7/4/3/H", "MON": "10/5/1/H"}
    table = turned(event, "RAB M2-01", chests=chests)
    assert table.chests == {"RAB": "8/3/0/H", "PEN": "5/4/0/H", "MON": "10/5/1/H"}
    assert table.phase == "reveal"


@rule("F-EVENT-01")
def test_one_bandit_is_the_most_if_nobody_has_more() -> None:
    table = turned("E1", "RAB M2-01", seats=5, chests={"CRO": "10/5/1/H"})
    assert table.chest("CRO") == "8/5/0/H"
    assert table.chest("RAB") == "10/3/0/H"


@rule("F-EVENT-01", "F-JEWEL-09")
def test_burglary_counts_active_players_only() -> None:
    chests = {"RAB": "5/0/9/-", "PEN": "10/0/1/H"}
    table = turned("E1", "RAB M2-01", round_=2, out=["RAB"], chests=chests)
    assert table.chest("PEN") == "8/0/0/H"
    assert table.chest("RAB") == "5/0/9/-"


@rule("F-EVENT-03", "RUL-F-11", "EX-F-21")
def test_burglary_does_nothing_without_a_bandit() -> None:
    table = deck("E1", "RAB M2-01")
    before = table.chests
    assert table.play("event E1").chests == before
    assert table.moves == ["reveal RAB M2-01"]


@rule("F-EVENT-04", "F-GEN-04", "F-GEN-06")
def test_a_bribe_is_any_mix_up_to_the_own_bandits() -> None:
    table = turned("E5", chests={"RAB": "10/1/2/H", "PEN": "1/1/0/H", "MON": "0/0/1/H"})
    assert (table.phase, table.awaited) == ("bribe", "RAB")
    assert table.moves == [
        "bribe 0c0r",
        "bribe 1c0r",
        "bribe 0c1r",
        "bribe 1c1r",
        "bribe 0c2r",
    ]
    assert table.play("bribe 1c1r").chest("RAB") == "9/0/0/H"


@rule("F-EVENT-04")
@pytest.mark.parametrize(
    ("chest", "bribes"),
    [
        ("0/1/3/H", ["0c0r", "1c0r"]),
        ("1/0/3/-", ["0c0r", "0c1r"]),
        ("1/1/5/H", ["0c0r", "1c0r", "0c1r", "1c1r"]),
        ("2/3/1/H", ["0c0r", "1c0r", "0c1r"]),
        ("1/3/3/H", ["0c0r", "1c0r", "0c1r", "2c0r", "1c1r", "3c0r", "2c1r"]),
    ],
)
def test_a_bribe_never_exceeds_the_bandits_or_the_chest(chest: str, bribes: list[str]) -> None:
    table = turned("E5", chests={"RAB": chest})
    assert table.moves == [f"bribe {text}" for text in bribes]
    for choice in TITLE.choices(table.state, RAB):
        assert isinstance(choice, Bribe)
        assert choice.text == f"bribe {choice.coins}c{choice.rubies}r"
        assert (choice.bandits, choice.sale) == (choice.coins + choice.rubies, False)


@rule("F-EVENT-04", "F-GEN-07")
@pytest.mark.parametrize(
    ("text", "left"),
    [("0c0r", "5/3/4/H"), ("2c0r", "5/1/2/H"), ("0c3r", "2/3/1/H"), ("3c1r", "4/0/0/H")],
)
def test_a_bribe_returns_as_many_bandits_as_it_costs(text: str, left: str) -> None:
    table = turned("E5", "E1", chests={"RAB": "5/3/4/H", "PEN": "5/0/4/H"})
    table.play(f"bribe {text}")
    assert table.chest("RAB") == left
    assert table.chest("PEN") == "5/0/4/H"
    assert table.awaited == "PEN"


@rule("F-EVENT-05", "F-GALLERY-02")
def test_bribery_asks_once_in_influence_order() -> None:
    chests = dict.fromkeys(["RAB", "PEN", "MON"], "5/1/2/H")
    table = turned("E5", "E1", chests=chests, gallery={"RAB": 5, "PEN": 9, "MON": 6})
    assert order_of(table) == ["PEN", "MON", "RAB"]
    assert table.moves == ["event E1"]
    assert table.chests == chests


@rule("F-EVENT-05", "F-JEWEL-10", "EX-F-23")
def test_who_has_no_bandit_or_nothing_to_pay_with_is_not_asked() -> None:
    chests = {"RAB": "0/0/4/H", "PEN": "5/5/0/H", "MON": "0/1/1/H", "FLA": "1/0/1/-"}
    table = turned("E5", "E1", seats=4, chests=chests)
    assert order_of(table) == ["MON", "FLA"]
    assert table.chest("RAB") == "0/0/4/H"


@rule("F-EVENT-06")
@pytest.mark.parametrize(("least", "seats"), [("RAB", 3), ("MON", 4), ("CRO", 5)])
def test_the_least_influential_must_roll_for_the_helping_hand(least: str, seats: int) -> None:
    table = turned("E6", "E1", seats=seats, gallery={least: 1})
    assert (table.phase, table.doc["actor"]) == ("roll", least)
    table.play("roll 3")
    assert table.awaited == least
    assert f"at {least}" not in table.moves
    table.play(table.moves[0])
    assert table.moves == ["event E1"]


@rule("F-EVENT-06", "F-JEWEL-09")
def test_the_helping_hand_passes_over_who_is_out() -> None:
    table = turned("E6", "E1", round_=2, out=["MON"])
    assert table.doc["actor"] == "PEN"
    table = deck("E6", "E1", round_=2, out=["MON", "PEN", "RAB"]).play("event E6")
    assert table.moves == ["event E1"], "nobody is left to roll"


@rule("F-EVENT-07", "F-GEN-04")
def test_each_may_pay_the_mages_one_coin_or_one_ruby() -> None:
    table = turned("E7", "E1", chests={"RAB": "10/3/0/H"})
    assert (table.phase, table.awaited) == ("mages", "RAB")
    assert table.moves == ["decline", "coin", "ruby"]
    kinds = [
        choice.price for choice in TITLE.choices(table.state, RAB) if isinstance(choice, Mages)
    ]
    assert kinds == ["", "coin", "ruby"]
    coin, ruby = table.copy().play("coin"), table.copy().play("ruby")
    assert (coin.chest("RAB"), ruby.chest("RAB")) == ("10/2/0/H", "9/3/0/H")
    assert coin.phase == ruby.phase == "roll"
    declined = table.play("decline")
    assert (declined.chest("RAB"), declined.awaited) == ("10/3/0/H", "PEN")


@rule("F-EVENT-07")
@pytest.mark.parametrize(
    ("chest", "moves"),
    [
        ("1/0/0/H", ["decline", "ruby"]),
        ("0/1/0/H", ["decline", "coin"]),
        ("1/1/0/-", ["decline", "coin", "ruby"]),
    ],
)
def test_the_mages_take_what_the_chest_holds(chest: str, moves: list[str]) -> None:
    assert turned("E7", "E1", chests={"RAB": chest}).moves == moves


@rule("F-EVENT-07")
def test_who_has_nothing_is_not_asked_by_the_mages() -> None:
    chests = {"RAB": "0/0/0/H", "PEN": "1/0/0/-", "MON": "0/0/3/-"}
    table = turned("E7", "E1", chests=chests)
    assert order_of(table) == ["PEN"]


@rule("F-EVENT-07")
def test_a_roll_of_the_mages_is_applied_before_the_next_decides() -> None:
    table = turned("E7", "E1", chests={"PEN": "1/0/0/-"}).play("coin", "roll 3")
    assert (table.phase, table.awaited) == ("target", "RAB")
    table.play("at PEN")
    assert table.awaited == "MON", "the ruby that PEN would have paid is gone"


@rule("F-EVENT-10", "RUL-F-10", "EX-F-25")
def test_the_order_of_the_mages_is_fixed_at_the_reveal() -> None:
    table = turned("E7", "E1").play("coin", "roll 5", "PEN left", "PEN left")
    assert table.gallery == {"RAB": 7, "MON": 5, "PEN": 3}
    assert table.awaited == "PEN"
    table.play("decline")
    assert table.awaited == "MON"
    table.play("coin", "roll 1")
    assert table.moves == ["event E1"], "each rolls at most once"


@rule("F-EVENT-10")
def test_the_order_of_a_bribery_starts_from_the_moved_gallery() -> None:
    chests = dict.fromkeys(["RAB", "PEN", "MON"], "5/1/2/H")
    table = deck("RAB M1A", "E5", "E1", chests=chests)
    table.play("reveal RAB M1A", "right", "MON right", "event E5")
    assert order_of(table) == ["MON", "RAB", "PEN"]


@rule("F-EVENT-10", "F-JEWEL-09")
def test_who_falls_during_the_mages_is_not_asked_any_more() -> None:
    table = turned("E7", "E1", seats=4, chests={"PEN": "0/4/0/-"}).play("coin", "roll 3", "at PEN")
    assert table.out == {"PEN": 1}
    assert order_of(table) == ["MON", "FLA"]


@rule("F-EVENT-08", "EX-F-04")
@pytest.mark.parametrize("event", ["E2", "E4"])
def test_a_scandal_costs_two_one_or_nothing_by_zone(event: str) -> None:
    gallery = {"MON": 2, "FLA": 3, "PEN": 5, "CRO": 7, "RAB": 8}
    table = turned(event, "RAB M2-01", seats=5, gallery=gallery)
    losses = {"RAB": 0, "PEN": 1, "MON": 2, "FLA": 2, "CRO": 0}
    assert {f: 10 - int(chest.split("/")[0]) for f, chest in table.chests.items()} == losses


@rule("F-EVENT-08", "F-GALLERY-04")
@pytest.mark.parametrize(
    ("space", "loss"), [(1, 2), (2, 2), (3, 2), (4, 1), (5, 1), (6, 1), (7, 0), (8, 0), (9, 0)]
)
def test_every_space_has_its_loss_in_a_scandal(space: int, loss: int) -> None:
    others = [other for other in (7, 5) if other != space] + [2]
    gallery = {"RAB": space, "PEN": others[0], "MON": others[1]}
    table = turned("E2", "RAB M2-01", gallery=gallery)
    assert table.chest("RAB") == f"{10 - loss}/3/0/H"


@rule("F-EVENT-08", "F-JEWEL-09")
def test_a_scandal_passes_over_who_is_out() -> None:
    table = turned("E2", "RAB M2-01", round_=2, out=["PEN"], chests={"PEN": "5/0/0/-"})
    assert table.chest("PEN") == "5/0/0/-"


@rule("F-EVENT-09", "RUL-F-05")
def test_a_fall_in_a_burglary_makes_nobody_else_a_victim() -> None:
    chests = {"RAB": "0/0/3/-", "PEN": "10/0/2/H", "MON": "10/0/3/H"}
    table = turned("E1", "RAB M2-01", chests=chests)
    assert table.out == {"RAB": 1}
    assert table.chests == {"RAB": "0/0/0/-", "PEN": "10/0/2/H", "MON": "8/0/0/H"}


@rule("F-EVENT-09", "RUL-F-05")
def test_a_fall_in_a_scandal_changes_no_other_loss() -> None:
    chests = {"PEN": "0/0/0/-"}
    table = turned("E2", "RAB M2-01", seats=5, chests=chests)
    assert table.out == {"PEN": 1}
    rubies = [chest.split("/")[0] for chest in table.chests.values()]
    assert rubies == ["10", "0", "9", "9", "8"]


@rule("F-EVENT-11")
def test_an_event_has_no_owner_and_comes_back_every_round() -> None:
    table = deck("E1", "RAB M3-01", gallery={"RAB": 8})
    table.play("event E1", "reveal RAB M3-01")
    assert table.round == 2
    assert table.shared == ["E1", "E2", "RAB M3-01"]
    table.play("recruit M1A", "recruit M1A", "recruit M1A")
    assert "event E1" in table.moves


@rule("F-EVENT-12")
def test_two_copies_are_resolved_each_on_its_own_position() -> None:
    chests = {"RAB": "10/3/3/H", "PEN": "10/4/2/H"}
    table = deck("E1", "E3", "RAB M2-01", chests=chests).play("event E1")
    assert (table.chest("RAB"), table.chest("PEN")) == ("8/3/0/H", "10/4/2/H")
    table.play("event E3")
    assert (table.chest("RAB"), table.chest("PEN")) == ("8/3/0/H", "8/4/0/H")


@rule("F-EVENT-12")
def test_a_second_scandal_reads_the_gallery_anew() -> None:
    table = deck("E2", "RAB M1A", "E4", gallery={"RAB": 7, "PEN": 6, "MON": 5})
    table.play("event E2", "reveal RAB M1A", "right", "PEN right", "event E4")
    rubies = {family: chest.split("/")[0] for family, chest in table.chests.items()}
    assert rubies == {"RAB": "10", "PEN": "9", "MON": "8"}


@rule("F-EVENT-04")
def test_a_large_bribe_is_paid_and_counted_exactly() -> None:
    table = turned("E5", "E1", chests={"RAB": "20/12/25/H"})
    texts = table.moves
    assert len(texts) == sum(min(12, k) - max(0, k - 20) + 1 for k in range(26))
    assert texts[-1] == "bribe 5c20r"
    assert table.play("bribe 12c13r").chest("RAB") == "7/0/0/H"
