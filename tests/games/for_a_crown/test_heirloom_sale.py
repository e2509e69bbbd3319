"""The option heirloom_sale: forced_only, when_paying, any_time (RUL-F-02, F-JEWEL-10)."""

import pytest

from interregnum.games.for_a_crown import TITLE
from interregnum.games.words import LANGUAGES
from tests.games.for_a_crown.kit import GAME, PEN, RAB, Table, level, say, square, turned

rule = pytest.mark.rule
DECISIONS = ["recruit", "pay", "option", "icon", "target", "move", "bribe", "mages"]


@rule("RUL-F-02", "F-RECRUIT-08")
def test_forced_only_offers_no_cost_beyond_the_chest() -> None:
    table = square(chests={"RAB": "0/2/0/H"}, heirloom_sale="forced_only")
    assert table.moves == ["recruit M1A", "recruit M1B", "recruit M1C"]


@rule("RUL-F-02", "F-RECRUIT-08")
@pytest.mark.parametrize("value", ["when_paying", "any_time"])
def test_the_heirloom_may_pay_for_a_mercenary(value: str) -> None:
    table = square(chests={"RAB": "1/2/0/H"}, heirloom_sale=value)
    sale = {choice.text: choice.sale for choice in TITLE.choices(table.state, RAB)[:9]}
    assert sale["recruit M3-01"]
    assert sale["blind 3"]
    assert not sale["recruit M2-01"], "three coins and rubies are just enough"
    table.play("recruit M3-01")
    assert (table.phase, table.chest("RAB")) == ("pay", "11/2/0/-")
    assert [text for text in table.moves if text != "sell"] == ["pay 3r", "pay 4r", "pay 5r"]
    assert table.play("pay 4r").chest("RAB") == "7/1/0/-"


@rule("RUL-F-02")
def test_a_cost_within_the_chest_sells_nothing() -> None:
    table = square(chests={"RAB": "1/2/0/H"}, heirloom_sale="when_paying").play("recruit M2-01")
    assert table.chest("RAB") == "0/0/0/H"


@rule("RUL-F-02", "F-JEWEL-04")
def test_a_sold_heirloom_pays_for_nothing() -> None:
    table = square(chests={"RAB": "0/2/0/-"}, heirloom_sale="when_paying")
    assert table.moves == ["recruit M1A", "recruit M1B", "recruit M1C"]


@rule("RUL-F-02", "RUL-F-03", "EX-F-37")
@pytest.mark.parametrize("value", ["when_paying", "any_time"])
def test_who_could_pay_for_nothing_else_must_sell_and_recruit(value: str) -> None:
    gone = level(1) + level(2)
    table = square(round_=3, gone=gone, chests={"RAB": "0/0/0/H"}, heirloom_sale=value)
    assert table.awaited == "RAB"
    assert table.play("recruit M3-01").chest("RAB") == "9/0/0/-"


@rule("RUL-F-02", "F-EVENT-04", "EX-F-23")
@pytest.mark.parametrize("value", ["when_paying", "any_time"])
def test_the_heirloom_may_pay_a_bribe(value: str) -> None:
    table = turned("E5", "E1", chests={"RAB": "0/0/4/H"}, heirloom_sale=value)
    assert table.awaited == "RAB"
    offered = [text for text in table.moves if text != "sell"]
    sales = ["bribe 1 sale", "bribe 2 sale", "bribe 3 sale", "bribe 4 sale"]
    assert offered == ["bribe 0c0r", *sales]
    declined = table.copy().play("bribe 0c0r")
    assert declined.chest("RAB") == "0/0/4/H"
    assert table.copy().play("bribe 1 sale").chest("RAB") == "9/0/3/-"
    assert table.play("bribe 4 sale").chest("RAB") == "6/0/0/-"
    assert table.moves == ["event E1"]


@rule("RUL-F-02", "F-EVENT-04")
def test_a_bribe_beyond_the_chest_is_sold_for_first_and_then_mixed() -> None:
    table = turned("E5", "E1", chests={"RAB": "1/2/5/H"}, heirloom_sale="when_paying")
    assert table.moves[-2:] == ["bribe 4 sale", "bribe 5 sale"]
    assert "bribe 3 sale" not in table.moves
    choices = {choice.text: choice for choice in TITLE.choices(table.state, RAB)}
    chosen = choices["bribe 5 sale"]
    assert (chosen.bandits, chosen.coins, chosen.rubies, chosen.sale) == (5, 0, 0, True)
    table.play("bribe 5 sale")
    assert (table.phase, table.chest("RAB")) == ("pay", "11/2/5/-")
    assert table.moves == ["pay 3r", "pay 4r", "pay 5r"]
    assert table.play("pay 3r").chest("RAB") == "8/0/0/-"
    assert table.moves == ["event E1"]


@rule("RUL-F-02", "F-EVENT-04")
def test_a_bribe_reaches_ten_rubies_beyond_the_chest_and_no_further() -> None:
    table = turned("E5", "E1", chests={"RAB": "0/1/14/H"}, heirloom_sale="when_paying")
    assert table.moves == [
        "bribe 0c0r",
        "bribe 1c0r",
        *(f"bribe {k} sale" for k in range(2, 12)),
    ]


@rule("RUL-F-02", "F-EVENT-07")
@pytest.mark.parametrize("value", ["when_paying", "any_time"])
def test_the_heirloom_may_pay_the_mages(value: str) -> None:
    table = turned("E7", "E1", chests={"RAB": "0/0/0/H"}, heirloom_sale=value)
    assert [text for text in table.moves if text != "sell"] == ["decline", "ruby"]
    assert table.copy().play("decline").chest("RAB") == "0/0/0/H"
    table.play("ruby")
    assert (table.chest("RAB"), table.phase) == ("9/0/0/-", "roll")


@rule("RUL-F-02", "F-EVENT-07")
def test_the_mages_sell_nothing_while_the_chest_can_pay() -> None:
    table = turned("E7", "E1", chests={"RAB": "0/1/0/H"}, heirloom_sale="when_paying")
    assert table.moves == ["decline", "coin"]
    table = turned("E7", "E1", chests={"RAB": "1/0/0/H"}, heirloom_sale="when_paying")
    assert table.play("ruby").chest("RAB") == "0/0/0/H"


def decision(name: str, **options: object) -> Table:
    """RAB is about to make one of the decisions D1 to D8."""
    chests = {"RAB": "2/2/2/H"}
    if name in ("recruit", "pay"):
        table = square(chests=chests, **options)  # type: ignore[arg-type]  # options only
        return table.play("recruit M2-01") if name == "pay" else table
    card, texts = {
        "option": ("RAB M1A", []),
        "icon": ("RAB M2-08", []),
        "target": ("RAB M1C", ["left"]),
        "move": ("RAB M1A", ["right"]),
        "bribe": ("E5", []),
        "mages": ("E7", []),
    }[name]
    return turned(card, "E1", chests=chests, **options).play(*texts)


@rule("RUL-F-02", "F-JEWEL-10")
@pytest.mark.parametrize("name", DECISIONS)
def test_any_time_offers_the_sale_at_every_own_decision(name: str) -> None:
    table = decision(name, heirloom_sale="any_time")
    assert table.phase == name
    assert table.moves[-1] == "sell"
    assert not list(GAME.legal(table.state, PEN)), "never out of turn"
    before = table.doc
    table.play("sell")
    assert (table.phase, table.awaited, table.chest("RAB")) == (name, "RAB", "12/2/2/-")
    assert "sell" not in table.moves
    changed = {key for key, value in table.doc.items() if value != before[key]}
    assert changed == {"players"}


@rule("RUL-F-02", "F-JEWEL-10")
@pytest.mark.parametrize("value", ["forced_only", "when_paying"])
@pytest.mark.parametrize("name", DECISIONS)
def test_the_sale_is_no_choice_of_its_own_otherwise(name: str, value: str) -> None:
    assert "sell" not in decision(name, heirloom_sale=value).moves


@rule("RUL-F-02")
def test_a_sale_in_the_middle_of_a_payment_widens_the_mix() -> None:
    table = square(chests={"RAB": "1/3/0/H"}, heirloom_sale="any_time").play("recruit M2-01")
    assert table.moves == ["pay 0r", "pay 1r", "sell"]
    assert table.play("sell").moves == ["pay 0r", "pay 1r", "pay 2r", "pay 3r"]


@rule("RUL-F-02", "F-EVENT-07")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_that_sells_the_heirloom_says_so(lang: str) -> None:
    table = square(chests={"RAB": "1/2/0/H"}, heirloom_sale="when_paying")
    labels = {choice.text: choice.label for choice in TITLE.choices(table.state, RAB)}
    heirloom = {"en": "heirloom", "cs": "klenot", "ru": "драгоценность"}[lang]
    for text in ("recruit M3-01", "blind 3"):
        assert heirloom in say(labels[text], lang)
    for text in ("recruit M2-01", "blind 2"):
        assert heirloom not in say(labels[text], lang)
    mages = turned("E7", "E1", chests={"RAB": "0/0/0/H"}, heirloom_sale="when_paying")
    decline, roll = TITLE.choices(mages.state, RAB)
    assert (decline.sale, roll.sale) == (False, True)
    assert heirloom in say(roll.label, lang)
