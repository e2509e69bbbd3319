"""Positions as documents (docs/positions.md): written, read back, refused."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from interregnum.core.errors import BadPosition
from interregnum.games.for_a_crown import TITLE
from tests.games.for_a_crown.kit import (
    FAMILIES,
    GAME,
    RAB,
    Table,
    deck,
    opening,
    square,
    turned,
)

rule = pytest.mark.rule
Doc = dict[str, Any]


PHASES = [
    "setup",
    "refill",
    "recruit",
    "pay",
    "look",
    "reveal",
    "option",
    "icon",
    "target",
    "move",
    "roll",
    "bribe",
    "pay-bribe",
    "mages",
    "over",
]


@cache
def tables() -> dict[str, Table]:
    """One position of every phase, with something in every field; play on copies only."""
    chests = {"RAB": "3/2/4/-", "PEN": "1/6/2/H"}
    fields: Doc = {"chests": chests, "gallery": {"MON": 9}, "seats": 4}
    many = ["RAB M1A", "RAB M1A", "PEN M3-07 blind", "MON M5-10"]
    return {
        "setup": Table(TITLE.new(5, TITLE.options({}))).play("portrait CRO", "portrait RAB"),
        "refill": Table(TITLE.new(3, TITLE.options({}))).play(
            "portrait MON", "portrait RAB", "portrait PEN", "up M2-09"
        ),
        "recruit": square(*many, round_=3, **fields).play("recruit M1B"),
        "pay": square(round_=2, **fields).play("recruit M4-02"),
        "look": square(round_=2, **fields).play("blind 2", "pay 0r"),
        "reveal": deck(*many, "E5", unseen=1, round_=4, **fields),
        "option": turned(*many, "E1", round_=3, **fields),
        "icon": turned("FLA M5-06", *many, round_=3, supply="strict", **fields),
        "target": turned("RAB M3-08", *many, die="harsh", out=["FLA"], **fields),
        "move": turned("RAB M2-10", *many, icon_order="printed", **fields),
        "roll": turned("E6", *many, log_detail=False, **fields),
        "bribe": turned("E5", *many, chest_view="open", **fields),
        "pay-bribe": turned("E5", *many, chests={"PEN": "1/2/5/H"}, heirloom_sale="any_time").play(
            "bribe 5 sale"
        ),
        "mages": turned("E7", *many, no_knockout=True, **fields).play("coin", "roll 1"),
        "over": deck("FLA M5-10", round_=4, out=["FLA", "RAB"], **fields).play("reveal FLA M5-10"),
    }


@rule("F-GEN-02", "F-INFO-02")
@pytest.mark.parametrize("name", PHASES)
def test_a_position_of_every_phase_reads_back_equal(name: str) -> None:
    table = tables()[name]
    assert table.phase == name.removesuffix("-bribe")
    again = Table(TITLE.load(table.doc))
    assert GAME.pack(again.state) == GAME.pack(table.state)
    assert again.moves == table.moves
    unpacked = GAME.unpack(GAME.pack(table.state))
    assert GAME.pack(unpacked) == GAME.pack(table.state)
    assert TITLE.position(unpacked) == table.doc


@rule("F-GEN-02")
def test_a_packed_state_holds_every_field() -> None:
    """Two positions that differ in one field of the document differ when packed."""
    packed = {name: GAME.pack(table.state) for name, table in tables().items()}
    assert len({tuple(data) for data in packed.values()}) == len(packed)
    doc = tables()["reveal"].doc
    changed = [
        doc | {"reveals": doc["reveals"] + 1},
        doc | {"unseen": 2},
        doc | {"round": 3},
        doc | {"pass_": 0},
        doc | {"turn": doc["turn"] + 1},
        doc | {"options": doc["options"] | {"die": "harsh"}},
    ]
    for other in changed:
        assert GAME.pack(TITLE.load(other)) != packed["reveal"]
        assert TITLE.position(TITLE.load(other)) == other


@rule("F-GEN-02")
@pytest.mark.parametrize("name", PHASES)
def test_a_clone_is_equal_and_independent(name: str) -> None:
    table = tables()[name]
    before = GAME.pack(table.state)
    copy = table.copy()
    assert GAME.pack(copy.state) == before
    for _ in range(40):
        if copy.moves:
            copy.play(copy.moves[-1])
    assert GAME.pack(table.state) == before


@rule("F-GEN-02")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_round_trip_is_exact_at_every_ply(seats: int) -> None:
    table = opening(seats)
    for k in range(300):
        if not table.moves:
            break
        table.play(table.moves[k * 5 % len(table.moves)])
        assert GAME.pack(TITLE.load(table.doc)) == GAME.pack(table.state)


@rule("F-SETUP-16")
@pytest.mark.parametrize("name", PHASES)
def test_no_card_ever_leaves_the_table(name: str) -> None:
    assert TITLE.census(tables()[name].state) == TITLE.census(opening().state)


def broken(**fields: object) -> Doc:
    return opening().doc | fields


def with_player(**fields: object) -> Doc:
    doc = opening().doc
    doc["players"][1] |= fields
    return doc


def with_market(part: str, key: str, value: object) -> Doc:
    doc = opening().doc
    doc["market"][part][key] = value
    return doc


BROKEN: dict[str, tuple[Callable[[], Doc], str]] = {
    "another title": (lambda: broken(title="torres"), "title"),
    "an unknown field": (lambda: broken(weather="fine"), "weather"),
    "an unknown phase": (lambda: broken(phase="lunch"), "lunch"),
    "round 0": (lambda: broken(round=0), "round"),
    "round 5": (lambda: broken(round=5), "round"),
    "a number for a phase": (lambda: broken(phase=1), "phase"),
    "two players": (lambda: broken(players=opening().doc["players"][:2]), "3 to 5"),
    "players out of order": (lambda: broken(players=opening().doc["players"][::-1]), "this order"),
    "an unknown family": (lambda: with_player(family="OWL"), "OWL"),
    "rubies below nothing": (lambda: with_player(rubies=-1), "rubies"),
    "coins below nothing": (lambda: with_player(coins=-1), "coins"),
    "bandits below nothing": (lambda: with_player(bandits=-1), "bandits"),
    "half an heirloom": (lambda: with_player(heirloom="half"), "heirloom"),
    "a shared space": (lambda: with_player(space=7), "spaces"),
    "space 10": (lambda: with_player(space=10), "spaces"),
    "a space below the first": (lambda: with_player(space=-1), "space"),
    "a stack missing": (lambda: broken(market=opening().doc["market"] | {"stacks": {}}), "M1A"),
    "a stack too high": (lambda: with_market("stacks", "M1A", 6), "M1A"),
    "a card twice": (lambda: with_market("up", "2", ["M2-01", "M2-03"]), "M2"),
    "a card lost": (lambda: with_market("up", "5", ["M5-01", ""]), "M5-02"),
    "a card of another level": (lambda: with_market("decks", "2", ["M3-05"]), "M3-05"),
    "a column too many": (lambda: with_market("up", "6", ["", ""]), "levels"),
    "three face-up places": (lambda: with_market("up", "2", ["M2-01", "M2-02", ""]), "two"),
    "one face-up place": (lambda: with_market("up", "2", ["M2-01"]), "two"),
    "an event lost": (lambda: broken(pile=["E3", "E4", "E5", "E6"]), "E7"),
    "an event twice in the pile": (
        lambda: broken(pile=["E3", "E3", "E4", "E5", "E6", "E7"]),
        "twice",
    ),
    "an event in two places": (lambda: broken(pile=["E2", "E3", "E4", "E5", "E6", "E7"]), "E2"),
    "more unseen events than the pile": (lambda: broken(unseen=6), "unseen"),
    "an actor without a seat": (lambda: broken(actor="CRO"), "does not play"),
    "an order with an unknown family": (lambda: broken(order=["OWL"]), "OWL"),
    "an order with a family that does not play": (
        lambda: broken(order=["RAB", "CRO"]),
        "does not play",
    ),
    "nobody to decide": (lambda: broken(actor=""), "missing"),
    "a turn beyond the order": (lambda: broken(turn=9), "turn"),
    "an actor who is out": (lambda: with_player(out=1, space=0) | {"actor": "PEN"}, "out"),
    "somebody else's turn": (lambda: broken(turn=1), "turn 1"),
    "a portrait of one who is out": (lambda: with_player(out=1), "out"),
    "the second out without a first": (lambda: with_player(out=2, space=0), "out"),
    "a portrait that does not hang": (lambda: with_player(space=0), "out"),
    "a roll of nobody": (lambda: broken(phase="roll", actor=""), "actor"),
    "a target without an icon": (lambda: broken(phase="target"), "target"),
    "icons that are not there": (lambda: broken(phase="icon"), "icon"),
    "a bribe without a bribery": (lambda: broken(phase="bribe"), "bribe"),
    "mages without the event": (lambda: broken(phase="mages"), "mages"),
    "an unknown icon": (lambda: broken(icon="STAR"), "STAR"),
    "an unknown event": (lambda: broken(event="FIRE"), "FIRE"),
    "an unknown purchase": (lambda: broken(buying="a horse"), "a horse"),
    "a payment without a purchase": (lambda: broken(phase="pay", cost=2), "pay"),
    "a look without a purchase": (lambda: broken(phase="look", actor="RAB"), "look"),
    "an option without a card": (lambda: broken(phase="option"), "option"),
    "a refill of a full market": (lambda: broken(phase="refill", actor=""), "refill"),
    "portraits all hung": (lambda: broken(phase="setup", actor=""), "setup"),
    "a number too large": (lambda: with_player(rubies=10**30), "rubies"),
}


@rule("F-GEN-02", "F-SETUP-16")
@pytest.mark.parametrize("name", BROKEN)
def test_a_document_that_is_no_position_is_refused_in_one_sentence(name: str) -> None:
    doc, word = BROKEN[name]
    with pytest.raises(BadPosition) as caught:
        TITLE.load(doc())
    said = str(caught.value)
    assert word in said
    assert said.startswith("this ")
    assert "\n" not in said
    assert len(said) < 300, "a sentence, not a dump"


@rule("F-GEN-01")
def test_a_card_of_a_family_that_does_not_play_is_refused() -> None:
    doc = deck("MON M2-01", "E1").doc
    doc["shared"][0]["owner"] = "FLA"
    with pytest.raises(BadPosition, match="does not play"):
        TITLE.load(doc)
    doc = turned("MON M2-08", "E1").doc
    doc["revealed"][-1]["owner"] = "FLA"
    with pytest.raises(BadPosition, match="does not play"):
        TITLE.load(doc)


@rule("F-INFO-02")
def test_the_document_names_what_the_ledger_names() -> None:
    doc = opening(4).doc
    assert [player["family"] for player in doc["players"]] == FAMILIES[:4]
    assert (doc["phase"], doc["actor"], doc["turn"], doc["round"], doc["pass_"]) == (
        "recruit",
        FAMILIES[RAB],
        0,
        1,
        1,
    )
    assert (doc["buying"], doc["cost"], doc["icon"], doc["event"]) == ("", 0, "", "")
    doc = turned("RAB M2-08", "E1").play("do loss").doc
    assert (doc["icon"], doc["icons"]) == ("LOSS", ["MOVE", "BANDIT"])
    doc = turned("E7", "E1").doc
    assert (doc["event"], doc["order"], doc["turn"]) == ("MAGES", ["RAB", "PEN", "MON"], 0)
    doc = opening().play("blind 3").doc
    assert (doc["buying"], doc["cost"]) == ("blind 3", 5)


@pytest.mark.parametrize(
    "change",
    [
        {"pass_": 3},
        {"round": 1, "unseen": 3},
        {"order": ["RAB", "RAB", "MON"]},
        {"phase": "pay", "buying": "bribe 3 sale", "cost": 3},
        {"phase": "pay", "buying": "recruit M2-09", "cost": 1},
    ],
)
def test_what_could_not_be_played_on_is_refused(change: dict[str, object]) -> None:
    doc = tables()["recruit"].doc
    with pytest.raises(BadPosition, match="this position of for-a-crown cannot be"):
        TITLE.load(doc | change)


def edited(table: Table, card: str = "", family: str = "", **change: object) -> Doc:
    """The document with `change` to a face-down card, to a player or to itself."""
    doc = table.doc
    if card:
        next(each for each in doc["shared"] if each["card"] == card).update(change)
        return doc
    if family:
        doc["players"][FAMILIES.index(family)].update(change)
        return doc
    return doc | change


def out(table: Table, *families: str) -> Doc:
    doc = table.doc
    for k, family in enumerate(families):
        player = doc["players"][FAMILIES.index(family)]
        player |= {"out": k + 1, "space": 0, "rubies": 0, "heirloom": "sold"}
    return doc


def twice(event: str, other: str) -> Doc:
    doc = deck("RAB M2-01", "E1", "E2").doc
    doc["shared"] = [card for card in doc["shared"] if card["card"] != other]
    doc["shared"].append({"card": event})
    return doc


PAYING = {"chests": {"RAB": "5/5/0/H"}, "heirloom_sale": "any_time"}
LEFT_OVER: dict[str, tuple[Callable[[], Doc], str]] = {
    "a price beyond reach": (
        lambda: (
            edited(turned("E5", "E1", chests={"RAB": "0/1/14/H"}, heirloom_sale="any_time"))
            | {"phase": "pay", "buying": "bribe 14 sale", "cost": 14}
        ),
        "nobody can act",
    ),
    "no icon to choose": (
        lambda: edited(turned("RAB M2-08", "E1", heirloom_sale="any_time"), icons=[]),
        "nobody can act",
    ),
    "no target": (
        lambda: out(
            turned("RAB M2-09", "E1", heirloom_sale="any_time").play("do loss"), *FAMILIES[1:3]
        ),
        "nobody can act",
    ),
    "an event at the reveal": (lambda: edited(deck("RAB M2-01", "E1"), event="MAGES"), "MAGES"),
    "an event at a recruit": (lambda: edited(opening(), event="HAND"), "HAND"),
    "an event that asks nobody": (
        lambda: edited(turned("RAB M2-08", "E1"), event="SCANDAL"),
        "SCANDAL",
    ),
    "icons at the reveal": (lambda: edited(deck("E6", "E1"), icons=["LOSS"]), "icons"),
    "an icon at a recruit": (lambda: edited(opening(), icon="LOSS"), "icons"),
    "a purchase at the reveal": (
        lambda: edited(deck("E6", "E1"), buying="blind 2"),
        "something to pay for",
    ),
    "a price of nothing": (lambda: edited(opening(), cost=3), "something to pay for"),
    "an event twice": (lambda: twice("E1", "E2"), "twice"),
    "a blind card of a stack": (lambda: edited(deck("RAB M1A", "E1"), "M1A", blind=True), "blind"),
    "a blind event": (lambda: edited(deck("RAB M1A", "E1"), "E1", blind=True), "blind"),
    "a blind card face up": (
        lambda: edited(
            turned("RAB M2-08", "E2", "E1"),
            revealed=[{"card": "M2-08", "owner": "RAB", "blind": True}],
        ),
        "blind",
    ),
    "somebody out in the order": (lambda: out(square(), "PEN"), "order"),
    "somebody out without knock-outs": (
        lambda: out(deck("RAB M2-01", "E1", no_knockout=True), "PEN"),
        "no_knockout",
    ),
    "the cost of another column": (
        lambda: edited(square(**PAYING).play("recruit M2-01"), cost=4),  # type: ignore[arg-type]
        "pay",
    ),
    "a closed column": (
        lambda: edited(square(**PAYING).play("recruit M2-01"), buying="recruit M4-01"),  # type: ignore[arg-type]
        "pay",
    ),
    "a recruit outside a pass": (lambda: edited(opening(), pass_=0), "first pass"),
    "an unknown stack": (lambda: with_market("stacks", "M9Z", 3), "M9Z"),
    "a phase by another name": (lambda: edited(opening(), phase="shop"), "none of recruit, pay"),
    "a family by another name": (lambda: edited(opening(), actor="OWL"), "none of RAB, PEN"),
}


@rule("F-GEN-02")
@pytest.mark.parametrize("name", LEFT_OVER)
def test_what_would_be_played_on_wrongly_is_refused(name: str) -> None:
    doc, word = LEFT_OVER[name]
    with pytest.raises(BadPosition, match=word):
        TITLE.load(doc())
