"""Every option of the table, every value (section 9 of the ledger)."""

from itertools import product
from typing import get_args

import msgspec
import pytest

from interregnum.core.errors import BadOption
from interregnum.core.game import NONE
from interregnum.games.for_a_crown import TITLE
from interregnum.games.for_a_crown.options import Options
from interregnum.games.shown import Line
from interregnum.games.title import flatten
from tests.games.for_a_crown.kit import PEN, RAB, deck, square, turned

rule = pytest.mark.rule
VALUES: dict[str, list[object]] = {
    "heirloom_sale": ["forced_only", "when_paying", "any_time"],
    "icon_order": ["free", "printed"],
    "chest_view": ["hidden", "open"],
    "log_detail": [False, True],
    "supply": ["unlimited", "strict"],
    "no_knockout": [False, True],
    "die": ["standard", "harsh"],
}
DEFAULTS = ["forced_only", "free", "hidden", True, "unlimited", False, "standard"]


@rule("RUL-F-02", "RUL-F-07", "RUL-F-14")
def test_options_have_the_names_values_and_defaults_of_the_ledger() -> None:
    fields = {field.name: field for field in msgspec.structs.fields(Options)}
    values = {
        name: [False, True] if field.type is bool else list(get_args(field.type))
        for name, field in fields.items()
    }
    assert values == VALUES
    assert [field.default for field in fields.values()] == DEFAULTS


@rule("RUL-F-15", "RUL-F-23")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_combination_of_options_is_allowed(seats: int) -> None:
    for values in product(*VALUES.values()):
        options = TITLE.options(dict(zip(VALUES, values, strict=True)))
        assert TITLE.check(options, seats) is None
        numbers = [VALUES[name].index(value) for name, value in zip(VALUES, values, strict=True)]
        assert list(flatten(options).values()) == numbers


@rule("RUL-F-23", "RUL-F-14")
def test_the_presets_of_the_ledger() -> None:
    assert TITLE.modes["standard"] == Options()
    assert TITLE.modes["family"] == Options(no_knockout=True, chest_view="open")


@rule("RUL-F-02")
def test_an_option_or_a_value_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption, match="no option 'heirloom'"):
        TITLE.options({"heirloom": "kept"})
    with pytest.raises(BadOption, match="forced_only or when_paying or any_time"):
        TITLE.options({"heirloom_sale": "never"})


# icon_order


@rule("RUL-F-07", "F-EFFECT-13", "EX-F-49")
def test_printed_order_is_never_asked_for() -> None:
    table = turned("RAB M5-06", "E1", icon_order="printed")
    assert (table.phase, table.doc["icon"], table.chest("RAB")) == ("target", "LOSS", "11/3/0/H")
    table.play("at PEN")
    assert table.phase == "roll"
    table.play("roll 1")
    assert (table.phase, table.doc["icon"]) == ("move", "MOVE")
    table.play("PEN left")
    assert (table.phase, table.doc["icon"]) == ("target", "BANDIT")
    assert table.play("at MON").phase == "reveal"


@rule("RUL-F-07", "F-EFFECT-05")
def test_in_printed_order_the_face_comes_in_the_place_of_the_die() -> None:
    table = turned("RAB M2-05", "E1", icon_order="printed")
    assert table.phase == "roll"
    table.play("roll 6")
    assert (table.doc["icon"], table.doc["icons"]) == ("BANDIT", ["BANDIT", "LOSS", "BANDIT"])


@rule("RUL-F-07", "RUL-F-15")
def test_rubies_and_coins_are_chosen_like_the_rest_from_a_strict_supply() -> None:
    table = turned("RAB M4-10", "E1", supply="strict")
    assert table.moves == ["do ruby", "do die", "do coin", "do bandit"]
    assert table.chest("RAB") == "10/3/0/H"
    table.play("do ruby")
    assert table.chest("RAB") == "11/3/0/H"
    table.play("do coin")
    assert (table.chest("RAB"), table.moves) == ("11/4/0/H", ["do die", "do bandit"])


@rule("RUL-F-07", "RUL-F-15")
def test_printed_order_holds_for_a_strict_supply_too() -> None:
    table = turned("RAB M3-04", "E1", supply="strict", icon_order="printed")
    assert (table.doc["icon"], table.chest("RAB")) == ("LOSS", "11/3/0/H")
    assert table.doc["icons"] == ["COIN"]
    assert table.play("at PEN").chest("RAB") == "11/4/0/H"


# chest_view, log_detail


@rule("RUL-F-14", "F-INFO-01")
def test_chests_may_be_open_to_all() -> None:
    table = deck("E1", chest_view="open", chests={"RAB": "4/2/1/H"})
    for viewer in (NONE, RAB, PEN):
        assert (table.house("RAB", viewer).rubies, table.house("RAB", viewer).coins) == (4, 2)
    hidden = deck("E1", chest_view="hidden")
    assert hidden.house("RAB", PEN).rubies is None


@rule("RUL-F-14")
def test_what_a_seat_knows_does_not_depend_on_what_it_is_shown() -> None:
    cards = ("RAB M2-05 blind", "E1")
    worlds = [
        deck(*cards, chest_view=value, log_detail=detail).imagine(PEN, 0.5)
        for value in ("hidden", "open")
        for detail in (False, True)
    ]
    assert len({tuple(world.shared) for world in worlds}) == 1
    assert len({tuple(world.chests.items()) for world in worlds}) == 1


@rule("RUL-F-14", "F-INFO-03")
def test_the_log_gives_every_payment_or_only_that_it_was_made() -> None:
    def told(*, detail: bool) -> list[Line]:
        table = square(chests={"RAB": "10/3/0/H"}, log_detail=detail).play("recruit M3-01")
        return table.told("pay 4r", PEN)

    assert told(detail=True) == [Line("log-pays", {"seat": RAB, "coins": 1, "rubies": 4})]
    assert told(detail=False) == [Line("log-paid", {"seat": RAB})]


@rule("RUL-F-14", "F-INFO-03")
@pytest.mark.parametrize(
    ("card", "text", "chest"),
    [
        ("E5", "bribe 1c1r", "3/3/2/H"),
        ("E5", "bribe 2 sale", "1/0/2/H"),
        ("E7", "coin", "3/3/0/H"),
        ("E7", "ruby", "3/3/0/H"),
        ("E7", "ruby", "0/0/0/H"),
    ],
)
def test_no_amount_of_a_payment_is_logged_without_detail(card: str, text: str, chest: str) -> None:
    options = {"log_detail": False, "heirloom_sale": "when_paying"}
    told = turned(card, "E1", chests={"RAB": chest}, **options).told(text, PEN)
    names = [line.id for line in told]
    assert "log-paid" in names
    assert not any(name.startswith(("log-pays", "log-loses")) for name in names)


# supply


@rule("RUL-F-15", "F-GEN-08")
def test_an_unlimited_reserve_never_runs_out() -> None:
    chests = {"RAB": "60/30/0/H", "PEN": "0/0/25/H"}
    table = deck("RAB M2-01", "RAB M1B", "E1", chests=chests)
    table.play("reveal RAB M2-01", "reveal RAB M1B", "right", "at PEN")
    assert (table.chest("RAB"), table.chest("PEN")) == ("61/31/0/H", "0/0/26/H")


@rule("RUL-F-15")
@pytest.mark.parametrize(("held", "gained"), [(38, 2), (39, 1), (40, 0)])
def test_a_strict_reserve_gives_what_it_has(held: int, gained: int) -> None:
    chests = {"RAB": f"{held}/0/0/H", "PEN": "10/0/0/H", "MON": "10/0/0/H"}
    table = turned("RAB M3-01", "E1", chests=chests, supply="strict")
    assert table.chest("RAB") == f"{held + gained}/0/0/H"
    assert table.view().reserve == {"ruby": 60 - 20 - held - gained, "coin": 30, "bandit": 25}


@rule("RUL-F-15")
@pytest.mark.parametrize(("held", "coins"), [(28, 30), (29, 30), (30, 30)])
def test_strict_coins_run_out(held: int, coins: int) -> None:
    chests = {"RAB": f"0/{held}/0/H", "PEN": "10/0/0/H", "MON": "10/0/0/H"}
    table = turned("RAB M1B", "E1", chests=chests, supply="strict").play("left", "roll 4")
    assert table.chest("RAB") == f"0/{coins}/0/H"


@rule("RUL-F-15", "F-EFFECT-04")
@pytest.mark.parametrize(("held", "bandits"), [(23, 25), (24, 25), (25, 25)])
def test_strict_bandits_run_out(held: int, bandits: int) -> None:
    chests = {"PEN": "10/0/3/H", "MON": f"10/0/{held - 3}/H"}
    table = turned("RAB M1B", "E1", chests=chests, supply="strict")
    table.play("left", "roll 6", "at PEN", "at PEN")
    assert table.chest("PEN") == f"10/0/{3 + bandits - held}/H"


@rule("RUL-F-15", "F-JEWEL-03")
def test_a_sale_is_always_served_even_on_credit() -> None:
    chests = {"RAB": "0/0/0/H", "PEN": "30/0/0/H", "MON": "30/0/0/H"}
    table = deck("PEN M1C", "PEN M3-01", "E1", chests=chests, supply="strict")
    table.play("reveal PEN M1C", "left", "at RAB")
    assert table.chest("RAB") == "9/0/0/-"
    assert table.view().reserve == {"ruby": -9, "coin": 30, "bandit": 25}
    assert table.play("reveal PEN M3-01").chest("PEN") == "30/0/0/H"


@rule("RUL-F-15", "F-EFFECT-13", "EX-F-53")
def test_a_ruby_lost_first_can_be_taken_afterwards() -> None:
    chests = {"RAB": "50/0/0/H", "PEN": "6/0/0/H", "MON": "4/0/0/H"}
    table = turned("RAB M4-01", "E1", chests=chests, supply="strict")
    assert table.moves == ["do ruby", "do loss"]
    loss_first = table.copy().play("do loss", "at PEN")
    assert (loss_first.chest("RAB"), loss_first.chest("PEN")) == ("51/0/0/H", "5/0/0/H")
    assert loss_first.phase == "reveal"
    ruby_first = table.play("do ruby", "do ruby", "at PEN")
    assert (ruby_first.chest("RAB"), ruby_first.chest("PEN")) == ("50/0/0/H", "5/0/0/H")


@rule("RUL-F-15", "F-END-02", "F-END-03")
def test_the_final_gains_come_from_a_strict_reserve_too() -> None:
    chests = {"RAB": "49/0/0/H", "PEN": "5/1/0/H", "MON": "5/1/0/H"}
    table = deck("E1", round_=4, chests=chests, supply="strict").play("event E1")
    assert table.chests == {"RAB": "50/0/0/H", "PEN": "5/1/0/H", "MON": "5/1/0/H"}


# no_knockout


@rule("RUL-F-23", "F-JEWEL-05")
def test_with_no_knockout_who_has_nothing_loses_nothing_more() -> None:
    chests = {"RAB": "0/2/1/-"}
    table = turned("PEN M3-08", "E1", chests=chests, no_knockout=True)
    table.play("at RAB", "at RAB", "at MON")
    assert (table.chest("RAB"), table.out, table.gallery["RAB"]) == ("0/2/1/-", {}, 7)
    knocked = turned("PEN M3-08", "E1", chests=chests, no_knockout=False).play("at RAB")
    assert knocked.out == {"RAB": 1}


@rule("RUL-F-23", "F-EVENT-01", "F-EVENT-08")
def test_no_knockout_holds_in_events() -> None:
    table = turned("E1", "E2", chests={"RAB": "1/0/3/-"}, gallery={"RAB": 2}, no_knockout=True)
    assert (table.chest("RAB"), table.out) == ("0/0/0/-", {})
    table.play("event E2")
    assert (table.chest("RAB"), table.out) == ("0/0/0/-", {})
    assert (table.phase, table.round) == ("recruit", 2), "the game goes on"


@rule("RUL-F-23", "F-END-04")
def test_no_knockout_holds_in_the_final_steps() -> None:
    chests = {"RAB": "5/0/0/-", "PEN": "0/0/1/-", "MON": "5/0/0/-"}
    table = turned("RAB M3-01", round_=4, chests=chests, no_knockout=True)
    assert (table.chest("PEN"), table.out) == ("0/0/1/-", {})
    assert table.ranking == ["RAB", "MON", "PEN"]


@rule("RUL-F-23", "F-JEWEL-02")
def test_no_knockout_still_sells_the_heirloom() -> None:
    table = turned("E1", "E2", chests={"RAB": "1/0/1/H"}, no_knockout=True)
    assert table.chest("RAB") == "9/0/0/-"


def test_a_value_may_be_written_in_capitals() -> None:
    assert TITLE.options({"die": "HARSH", "no_knockout": "TRUE"}) == TITLE.options(
        {"die": "harsh", "no_knockout": True}
    )
