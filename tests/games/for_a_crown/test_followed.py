"""What follows from an action, as data for boards; its words are tested in test_text.py."""

import pytest
from msgspec.structs import asdict

from interregnum.core.game import NONE
from interregnum.games.for_a_crown.table import Shared
from interregnum.games.shown import Event
from tests.games.for_a_crown.kit import MON, PEN, RAB, Table, deck, opening, square, turned

rule = pytest.mark.rule


def kind(event: Event) -> str:
    return type(event).__name__.lower()


def shown(table: Table, text: str) -> list[tuple[str, dict[str, object]]]:
    """Kinds and fields of the events, without their lines."""
    return [(kind(e), {k: v for k, v in asdict(e).items() if k != "line"})
            for e in table.followed(text)]  # fmt: skip


def silent(table: Table, text: str) -> list[str]:
    """What a board is shown and the log does not tell again."""
    return [kind(e) for e in table.followed(text) if e.line is None]


@rule("F-REVEAL-03", "F-INFO-03")
def test_a_card_that_is_turned_up_with_what_it_brings() -> None:
    table = deck("RAB M4-03", "E1")
    assert shown(table, "reveal RAB M4-03") == [
        ("revealed", {"card": Shared(RAB, "M4-03", 4), "ignored": False}),
        ("gained", {"seat": RAB, "token": "ruby", "count": 2}),
        ("gained", {"seat": RAB, "token": "coin", "count": 1}),
    ]
    assert silent(table, "reveal RAB M4-03") == ["revealed"]


@rule("F-REVEAL-06")
def test_a_card_of_a_family_that_is_out() -> None:
    table = deck("PEN M3-01", "E1", round_=2, out=["PEN"])
    card = Shared(PEN, "M3-01", 3)
    assert shown(table, "reveal PEN M3-01") == [("revealed", {"card": card, "ignored": True})]


@rule("F-EVENT-01", "F-JEWEL-03", "F-JEWEL-07")
def test_an_event_with_a_sale_and_a_family_that_falls() -> None:
    chests = {"RAB": "1/0/2/H", "PEN": "1/0/2/-"}
    assert shown(deck("E1", "RAB M2-01", chests=chests), "event E1") == [
        ("revealed", {"card": Shared(NONE, "E1", 0), "ignored": False}),
        ("sold", {"seat": RAB}),
        ("lost", {"seat": RAB, "rubies": 2}),
        ("returned", {"seat": RAB, "bandits": 2}),
        ("lost", {"seat": PEN, "rubies": 1}),
        ("returned", {"seat": PEN, "bandits": 2}),
        ("out", {"seat": PEN}),
    ]


@rule("F-EFFECT-05")
def test_a_roll_with_the_icons_of_its_face() -> None:
    table = turned("E7", "E1").play("coin")
    assert shown(table, "roll 4") == [
        ("rolled", {"seat": RAB, "face": 4, "icons": ["COIN", "COIN"]}),
        ("gained", {"seat": RAB, "token": "coin", "count": 2}),
    ]
    assert silent(table, "roll 4") == ["rolled"]


@rule("F-EFFECT-03", "F-EFFECT-04", "F-JEWEL-05")
def test_a_hit_with_its_result() -> None:
    def hit(table: Table, family: str) -> dict[str, object]:
        name, fields = shown(table, f"at {family}")[0]
        assert name == "hit"
        return fields

    table = turned("PEN M1C", "E1").play("left")
    assert hit(table, "RAB") == {"seat": PEN, "target": RAB, "icon": "LOSS", "result": "hit"}
    assert shown(table, "at RAB")[1:] == [("lost", {"seat": RAB, "rubies": 1})]
    assert silent(table, "at RAB") == ["hit", "lost"]
    fatal = turned("PEN M1C", "E1", chests={"RAB": "0/2/0/-"}).play("left")
    assert hit(fatal, "RAB")["result"] == "due"
    assert shown(fatal, "at RAB")[1:] == [("out", {"seat": RAB})]
    chests = {"PEN": "10/0/25/H"}
    strict = turned("RAB M1B", "E1", chests=chests, supply="strict").play("right")
    fields = {"seat": RAB, "target": MON, "icon": "BANDIT", "result": "none"}
    assert shown(strict, "at MON") == [("hit", fields)]


@rule("F-INFO-07", "RUL-F-02")
def test_a_sale_by_choice_is_shown_and_told_once() -> None:
    table = square(chests={"RAB": "0/2/0/H"}, heirloom_sale="any_time")
    assert shown(table, "sell") == [("sold", {"seat": RAB})]
    assert silent(table, "sell") == ["sold"]
    assert shown(table, "recruit M3-01") == [("sold", {"seat": RAB})]
    assert silent(table, "recruit M3-01") == []


@rule("F-GEN-06", "RUL-F-14")
@pytest.mark.parametrize(("log_detail", "mix"), [(True, (3, 2)), (False, (None, None))])
def test_the_mix_of_a_payment_is_shown_if_the_log_tells_it(
    log_detail: bool, mix: tuple[int | None, int | None]
) -> None:
    table = opening(log_detail=log_detail).play("recruit M3-01")
    paid = ("paid", {"seat": RAB, "coins": mix[0], "rubies": mix[1]})
    assert shown(table, "pay 2r") == [paid]
    assert silent(table, "pay 2r") == ["paid"]


@rule("F-INFO-04")
def test_a_look_at_a_blind_recruit_shows_nothing() -> None:
    assert opening().play("blind 2", "pay 0r").followed("look M2-05") == []


@rule("F-ROUND-02")
def test_the_next_round() -> None:
    assert shown(deck("RAB M3-01"), "reveal RAB M3-01")[-1] == ("round", {"round": 2})


@rule("F-END-05")
def test_the_final_steps_come_one_by_one_with_what_each_brings() -> None:
    chests = {"RAB": "5/1/0/-", "PEN": "5/1/0/-", "MON": "0/0/2/-"}
    table = deck("RAB M3-01", round_=4, chests=chests)
    assert shown(table, "reveal RAB M3-01")[2:] == [
        ("laststep", {"step": "influence", "worth": [7, 5, 0]}),
        ("gained", {"seat": RAB, "token": "ruby", "count": 1}),
        ("laststep", {"step": "coins", "worth": [8, 5, 0]}),
        ("gained", {"seat": RAB, "token": "ruby", "count": 1}),
        ("gained", {"seat": PEN, "token": "ruby", "count": 1}),
        ("laststep", {"step": "bandits", "worth": [9, 6, 0]}),
        ("returned", {"seat": MON, "bandits": 2}),
        ("out", {"seat": MON}),
        ("won", {"seat": RAB, "rubies": 9, "worth": [9, 6, 0]}),
    ]
