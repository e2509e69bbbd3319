"""Reasons: why an action is not legal, with its clause and its numbers."""

import pytest

from interregnum.core.game import CHANCE, NONE
from interregnum.games.families import NOT_NOW
from interregnum.games.for_a_crown import TITLE
from interregnum.games.shown import Line
from interregnum.games.words import LANGUAGES
from tests.games.for_a_crown.kit import (
    GAME,
    MON,
    PEN,
    RAB,
    Table,
    deck,
    level,
    opening,
    say,
    square,
    turned,
)

rule = pytest.mark.rule


def why(table: Table, text: str, seat: int | None = None) -> tuple[str, str, dict[str, object]]:
    """Clause, message and numbers of a reason; it can be said in every language.

    The messages that all titles share keep their prefix, "ui-why-".
    """
    reason = table.why(text, seat)
    for lang in LANGUAGES:
        assert say(reason.line, lang)
    name = reason.id.removeprefix("for-a-crown-why-")
    return reason.rule, name, dict(reason.args)


@rule("F-RECRUIT-02")
def test_a_closed_column() -> None:
    for text, number in [("recruit M4-01", 4), ("blind 4", 4), ("recruit M5-02", 5)]:
        assert why(opening(), text) == ("F-RECRUIT-02", "closed", {"level": number})


@rule("F-RECRUIT-08")
@pytest.mark.parametrize(("text", "cost"), [("recruit M3-01", 5), ("blind 3", 5), ("blind 2", 3)])
def test_a_cost_beyond_the_chest(text: str, cost: int) -> None:
    table = square(chests={"RAB": "1/1/0/H"})
    assert why(table, text) == ("F-RECRUIT-08", "cost", {"cost": cost, "coins": 1, "rubies": 1})
    said = say(table.why(text).line)
    assert said == f"It costs {cost}; you have 1 coin and 1 ruby."


@rule("F-RECRUIT-15")
def test_a_stack_used_up() -> None:
    table = square(gone=["M1B"] * 5)
    assert why(table, "recruit M1B") == ("F-RECRUIT-15", "stack-gone", {})


@rule("F-RECRUIT-03")
def test_a_card_that_does_not_lie_face_up() -> None:
    assert why(opening(), "recruit M2-07") == ("F-RECRUIT-03", "not-up", {"level": 2})
    assert why(opening(), "recruit M5-10") == ("F-RECRUIT-03", "not-up", {"level": 5})


@rule("F-SETUP-06", "F-RECRUIT-14")
def test_a_deck_that_is_not_there() -> None:
    assert why(opening(), "blind 1") == ("F-SETUP-06", "no-deck", {})
    table = square(gone=level(2)[2:])
    assert why(table, "blind 2") == ("F-RECRUIT-14", "deck-empty", {"level": 2})


@rule("F-GEN-06")
def test_a_mix_that_does_not_make_up_the_cost() -> None:
    table = square(chests={"RAB": "2/2/0/H"}).play("recruit M2-01")
    assert why(table, "pay 0r") == ("F-GEN-06", "coins", {"needed": 3, "coins": 2})
    assert why(table, "pay 3r") == ("F-GEN-06", "rubies", {"needed": 3, "rubies": 2})
    assert why(table, "pay 4r") == ("F-GEN-06", "too-much", {"cost": 3, "rubies": 4})


@rule("F-EFFECT-13", "F-EFFECT-11")
def test_an_icon_that_is_not_left() -> None:
    table = turned("RAB M3-05", "E1")
    ruby = Line("for-a-crown-icon-ruby")
    assert why(table, "do ruby") == ("F-EFFECT-13", "icon-at-once", {"effect": ruby})
    die = Line("for-a-crown-icon-die")
    assert why(table, "do die") == ("F-EFFECT-11", "icon-gone", {"effect": die})


@rule("F-EFFECT-10", "F-JEWEL-09", "F-GEN-01")
def test_a_target_that_cannot_be_hit() -> None:
    table = turned("RAB M1C", "E1", seats=4, round_=2, out=["MON"]).play("left")
    assert why(table, "at RAB") == ("F-EFFECT-10", "self", {})
    assert why(table, "at MON") == ("F-JEWEL-09", "out", {"target-seat": MON})
    assert why(table, "at CRO") == ("F-GEN-01", "no-family", {"seats": 4})


@rule("F-EFFECT-07", "F-JEWEL-07", "F-GEN-01")
def test_a_portrait_that_cannot_move() -> None:
    gallery = {"RAB": 1, "PEN": 9}
    table = turned("RAB M2-10", "E1", seats=4, round_=2, out=["MON"], gallery=gallery)
    assert why(table, "RAB left") == ("F-EFFECT-07", "no-space", {"target-seat": RAB})
    assert why(table, "PEN right") == ("F-EFFECT-07", "no-space", {"target-seat": PEN})
    assert why(table, "MON left") == ("F-JEWEL-07", "off-gallery", {"target-seat": MON})
    assert why(table, "CRO right") == ("F-GEN-01", "no-family", {"seats": 4})


@rule("F-EVENT-04")
def test_a_bribe_too_large() -> None:
    table = turned("E5", "E1", chests={"RAB": "1/1/2/H"})
    assert why(table, "bribe 3c0r") == ("F-EVENT-04", "bandits", {"needed": 3, "bandits": 2})
    assert why(table, "bribe 2c0r") == ("F-EVENT-04", "coins", {"needed": 2, "coins": 1})
    assert why(table, "bribe 0c2r") == ("F-EVENT-04", "rubies", {"needed": 2, "rubies": 1})


@rule("F-EVENT-04", "F-JEWEL-10", "F-JEWEL-04")
def test_a_bribe_paid_by_a_sale_that_may_not_be() -> None:
    table = turned("E5", "E1", chests={"RAB": "1/1/4/H"})
    assert why(table, "bribe 4 sale") == ("F-JEWEL-10", "no-sale", {})
    table = turned("E5", "E1", chests={"RAB": "1/1/4/-"}, heirloom_sale="when_paying")
    assert why(table, "bribe 4 sale") == ("F-JEWEL-04", "sold", {})
    table = turned("E5", "E1", chests={"RAB": "1/1/14/H"}, heirloom_sale="when_paying")
    assert why(table, "bribe 2 sale") == ("F-EVENT-04", "sale-needless", {"cost": 2})
    assert why(table, "bribe 15 sale") == ("F-EVENT-04", "bandits", {"needed": 15, "bandits": 14})
    assert why(table, "bribe 13 sale") == ("F-EVENT-04", "cost-sale", {"cost": 13, "reach": 12})


@rule("F-EVENT-07")
def test_mages_that_cannot_be_paid() -> None:
    table = turned("E7", "E1", chests={"RAB": "0/1/0/H", "PEN": "1/0/0/H"})
    assert why(table, "ruby") == ("F-EVENT-07", "rubies", {"needed": 1, "rubies": 0})
    table.play("decline")
    assert why(table, "coin") == ("F-EVENT-07", "coins", {"needed": 1, "coins": 0})


@rule("F-JEWEL-10", "F-JEWEL-04", "RUL-F-02")
def test_a_sale_that_may_not_be() -> None:
    assert why(opening(), "sell") == ("F-JEWEL-10", "no-sale", {})
    paying = square(heirloom_sale="when_paying")
    assert why(paying, "sell") == ("F-JEWEL-10", "sale-by-itself", {})
    sold = square(heirloom_sale="any_time", chests={"RAB": "5/5/0/-"})
    assert why(sold, "sell") == ("F-JEWEL-04", "sold", {})


@rule("F-EFFECT-11", "F-EFFECT-13", "RUL-F-07")
def test_with_counted_tokens_no_icon_is_applied_at_once() -> None:
    table = turned("RAB M5-06", "E1", supply="strict")
    assert why(table, "do coin")[:2] == ("F-EFFECT-11", "icon-gone")
    assert why(table.play("do ruby"), "do ruby")[:2] == ("F-EFFECT-11", "icon-gone")


@rule("F-RECRUIT-01", "F-EVENT-07")
@pytest.mark.parametrize(
    ("card", "texts", "move", "clause"),
    [
        ("RAB M1A", [], "left", "F-EFFECT-12"),
        ("RAB M2-08", [], "do loss", "F-EFFECT-13"),
        ("RAB M1C", ["left"], "at PEN", "F-EFFECT-03"),
        ("RAB M1B", ["right"], "at PEN", "F-EFFECT-04"),
        ("RAB M1A", ["right"], "RAB left", "F-EFFECT-06"),
        ("E5", [], "bribe 0c0r", "F-EVENT-04"),
        ("E7", [], "decline", "F-EVENT-07"),
    ],
)
def test_another_seats_decision(card: str, texts: list[str], move: str, clause: str) -> None:
    table = turned(card, "E1", chests={"RAB": "5/5/2/H"}).play(*texts)
    assert why(table, move, MON) == (clause, "ui-why-turn", {"seat": RAB})


@rule("F-RECRUIT-01", "F-GEN-06", "RUL-F-02")
def test_another_seats_recruit_and_payment() -> None:
    assert why(opening(), "recruit M1A", PEN) == ("F-RECRUIT-01", "ui-why-turn", {"seat": RAB})
    table = opening().play("recruit M1A")
    assert why(table, "pay 0r", PEN) == ("F-GEN-06", "ui-why-turn", {"seat": RAB})
    assert why(table, "sell", PEN) == ("RUL-F-02", "ui-why-turn", {"seat": RAB})


@rule("F-GEN-02")
def test_another_phase_is_the_bare_reason_with_the_clause_of_the_action() -> None:
    clauses = {
        "pay 0r": "F-GEN-06",
        "left": "F-EFFECT-12",
        "do loss": "F-EFFECT-13",
        "at PEN": "F-EFFECT-03",
        "PEN left": "F-EFFECT-06",
        "bribe 0c0r": "F-EVENT-04",
        "coin": "F-EVENT-07",
    }
    for text, clause in clauses.items():
        assert why(opening(), text) == (clause, NOT_NOW, {})
    assert why(deck("E1"), "sell", RAB) == ("RUL-F-02", NOT_NOW, {})


@rule("F-SETUP-12", "F-RECRUIT-13")
def test_chance_alone_decides_what_chance_decides() -> None:
    clauses = {
        "portrait RAB": "F-SETUP-12",
        "up M2-05": "F-RECRUIT-13",
        "look M2-05": "F-RECRUIT-11",
        "reveal RAB M2-05": "F-REVEAL-02",
        "event E1": "F-REVEAL-02",
        "roll 1": "F-EFFECT-05",
    }
    for text, clause in clauses.items():
        assert why(opening(), text) == (clause, "ui-why-chance", {})
    assert why(deck("E1"), "recruit M1A", CHANCE) == ("F-RECRUIT-01", "ui-why-chance", {})


@rule("F-INFO-04")
def test_what_others_see_of_a_look_cannot_be_played() -> None:
    table = opening().play("blind 2", "pay 0r")
    for seat in (RAB, PEN, CHANCE):
        assert why(table, "unseen 2", seat) == ("F-INFO-04", "ui-why-mark", {})


@rule("F-REVEAL-02", "F-EFFECT-05")
def test_an_outcome_that_cannot_come_up() -> None:
    table = deck("E1", "RAB M2-01")
    assert why(table, "event E2") == ("F-REVEAL-02", "ui-why-no-outcome", {})
    assert why(table, "reveal PEN M2-01") == ("F-REVEAL-02", "ui-why-no-outcome", {})
    reason = table.why("roll 1")
    assert (reason.rule, reason.id) == ("F-EFFECT-05", NOT_NOW)


@rule("F-END-01")
def test_the_match_is_over() -> None:
    table = deck("E1", round_=4).play("event E1")
    for seat in (RAB, NONE, CHANCE):
        assert why(table, "recruit M1A", seat) == ("F-END-01", "ui-why-over", {})


@rule("F-JEWEL-10")
def test_only_legal_actions_have_no_reason() -> None:
    """The whole space, in every kind of decision."""
    chests = {"RAB": "2/1/3/H"}
    tables = [
        opening(),
        square(round_=3, chests=chests, heirloom_sale="any_time"),
        opening().play("recruit M3-01"),
        turned("RAB M1A", "E1", chests=chests),
        turned("RAB M5-06", "E1", chests=chests),
        turned("RAB M1C", "E1", chests=chests, heirloom_sale="any_time").play("left"),
        turned("RAB M2-10", "E1", chests=chests),
        turned("E5", "E1", chests=chests, heirloom_sale="when_paying"),
        turned("E7", "E1", chests=chests),
        turned("E6", "E1", chests=chests),
        deck("RAB M1A", "E1", unseen=1),
        opening().play("blind 2", "pay 0r"),
    ]
    for table in tables:
        for seat in (RAB, PEN, CHANCE):
            legal = set(GAME.legal(table.state, seat))
            allowed = [
                a for a in range(GAME.actions.size) if not TITLE.explain(table.state, seat, a)
            ]
            assert set(allowed) == legal
