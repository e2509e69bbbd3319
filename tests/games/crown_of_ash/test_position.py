"""Positions as documents (docs/positions.md): the example is loaded, every field is told."""

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from interregnum.core.errors import BadPosition
from interregnum.core.play import playout
from interregnum.games.crown_of_ash import TITLE
from interregnum.games.crown_of_ash.position import (
    AreaDoc,
    AutomaDoc,
    BattleDoc,
    PlayerDoc,
    PositionDoc,
    StepDoc,
)
from interregnum.games.crown_of_ash.rules import phases
from interregnum.games.crown_of_ash.rules.state import PHASE_NAMES
from tests.games.crown_of_ash.kit import GAME, Table, table

TEXT = Path(__file__).parents[3].joinpath("docs/positions.md").read_text("utf-8")
SECTION = TEXT.partition("## Crown of Ash")[2].partition("\n## ")[0]
EXAMPLE = json.loads(SECTION.partition("```json")[2].partition("```")[0])
ACTED_IN = 32  # phases from here on are steps that ask nobody


def test_the_example_of_the_document_can_be_played_on() -> None:
    t = Table(TITLE.load(EXAMPLE))
    assert t.moves_of(0) == ["lay B0", "lay B1"]
    assert t.moves_of(1) == ["lay B0", "lay B4", "lay BD"]
    t.by(0, "lay B1").by(1, "lay B0")
    assert t.controller("citadel") == 0  # 2 + 1 for the wing + 1 against nobody and 0
    playout(GAME, t.state, Random(1))
    assert t.is_over()


def test_what_the_example_leaves_out_has_its_default() -> None:
    whole = TITLE.position(TITLE.load(EXAMPLE))
    assert GAME.pack(TITLE.load(whole)) == GAME.pack(TITLE.load(EXAMPLE))
    assert whole["step"]["dice"] == [0, 0, 0, 0]
    assert "dice" not in EXAMPLE["step"]


@pytest.mark.parametrize("part", [PositionDoc, PlayerDoc, AreaDoc, BattleDoc, AutomaDoc, StepDoc])
def test_every_field_is_told(part: type[msgspec.Struct]) -> None:
    told = [field.name for field in msgspec.structs.fields(part) if f"`{field.name}`" in SECTION]
    missing = {field.name for field in msgspec.structs.fields(part)} - set(told)
    assert missing - {"title"} == set()


def test_every_phase_in_which_somebody_acts_is_told() -> None:
    assert [name for name in PHASE_NAMES[:ACTED_IN] if f"`{name}`" not in SECTION] == []


def test_every_phase_is_named_and_numbered_in_its_place() -> None:
    assert [getattr(phases, name.upper()) for name in PHASE_NAMES] == list(range(len(PHASE_NAMES)))
    assert PHASE_NAMES[phases.OVER] == "over"
    assert PHASE_NAMES[-1] == "stationing"


BROKEN: dict[str, tuple[str, Any]] = {
    "a tile twice on a stack": ("areas.volcano.tiles", ["S-1", "S-1"]),
    "a stack of tiles of two provinces": ("areas.village.tiles", ["S-2", "L1-11", "L1-05"]),
    "a seat twice in the order": ("order", [0, 0]),
    "a seat missing in the order": ("order", [0]),
    "a turn after the last seat": ("turn", 2),
    "an actor who does not play": ("actor", 2),
    "a royal token of nobody who plays": ("royal", 2),
    "a slot that is not there": ("step.slot", 6),
    "a place that is not there": ("step.place", 4),
    "too few dice": ("step.dice", [0, 0]),
    "a die of seven": ("step.dice", [7, 0, 0, 0]),
    "dice for nothing": ("step.rolling", 3),
    "a warrior that is none": ("step.last", 44),
    "one fate card for two": ("players.1.fate", "F3"),
    "one lord for two": ("players.1.lord", "fortis"),
    "too many minions on a space": ("players.1.minions", ["left"]),
    "five minions": ("players.0.minions", ["left", "gold", "gold", "gold", "gold"]),
    "a fortified pair that is none": ("areas.volcano.fortified", ["Mors-a"]),
    "a defender who does not hold the area": ("battle.defender", "king"),
    "an attack on an area from the space of another": ("battle.space", "battle-coast"),
    "an attacker who does not play": ("battle.attacker", 2),
    "a battle without attackers": ("battle.committed", []),
    "a battle card that is not in hand": ("battle.attack_card", "B4"),
    "no battle in the middle of one": ("battle", None),
    "a battle nowhere": ("battle.space", ""),
    "a battle against nobody": ("battle.defender", ""),
}


def broken(path: str, value: object, whole: Any = EXAMPLE) -> Any:
    """The example, or another document, with one value changed."""
    doc = deepcopy(whole)
    *way, last = path.split(".")
    part = doc
    for key in way:
        part = part[int(key)] if isinstance(part, list) else part[key]
    part[last] = value
    return doc


STOLEN: dict[str, tuple[str, Any]] = {
    "nobody holds the royal token": ("", {"royal": -1}),
    "an active token without powers": ("options", {"powers": False}),
    "a person without a fate card": ("players.1", {"fate": ""}),
    "a pair that nobody but Fortis can fortify": (
        "areas.volcano",
        {"defenders": ["Mors-a", "Mors-c"], "fortified": ["Mors-a", "Mors-c"]},
    ),
    "an automaton in a graveyard": ("players.0", {"grave": ["AU1"]}),
    "a warrior of another lord": ("players.0", {"hand": ["Mors-c"]}),
    "a start tile on another": ("areas.volcano", {"tiles": ["L1-05", "S-1"]}),
    "a start tile in another province": ("areas.coast", {"tiles": ["S-1", "L1-08"]}),
}


def stolen(name: str) -> Any:
    """The example with parts changed, and what they take away removed where it was."""
    path, changes = STOLEN[name]
    doc = deepcopy(EXAMPLE)
    part = doc
    for key in filter(None, path.split(".")):
        part = part[int(key)] if isinstance(part, list) else part[key]
    doc["decks"][0].remove("AU1") if "grave" in changes else None
    if "Mors-c" in str(changes):
        doc["players"][1]["hand"] = []
    if path == "areas.coast":
        doc["areas"]["volcano"]["tiles"].remove("S-1")
    if "fortified" in changes:
        doc["options"]["starting_typed"] = True
    part.update(changes)
    return doc


@pytest.mark.parametrize("name", STOLEN)
def test_what_somebody_cannot_have_is_refused(name: str) -> None:
    with pytest.raises(BadPosition, match=r"crown-of-ash cannot be: .+"):
        TITLE.load(stolen(name))


OF_THE_AUTOMA: dict[str, list[tuple[str, Any]]] = {
    "holds no resources": [("players.1.store.gold", 1)],
    "does not refresh": [("players.1.minions", ["refresh"])],
    "active token": [("players.1.token", True)],
    "and nobody else": [("players.1.fate", "F6")],
    "not in the automa's deck": [("automa.deck", ["II", "T"])],
    "is last": [("order", [1, 0]), ("turn", 1)],
    "royal token": [("royal", 0)],
    "battle hand is never empty": [
        ("players.1.cards", []),
        ("players.1.discard", ["B0", "B1", "B3", "B4", "BD"]),
    ],
}


@pytest.mark.parametrize("message", OF_THE_AUTOMA)
def test_what_the_automa_cannot_have_is_refused(message: str) -> None:
    doc = TITLE.position(table(1, powers=True).state)
    doc["players"][0]["fate"] = "F1"
    for path, value in OF_THE_AUTOMA[message]:
        doc = broken(path, value, doc)
    with pytest.raises(BadPosition, match=message):
        TITLE.load(doc)


@pytest.mark.parametrize("flaw", BROKEN)
def test_what_cannot_be_is_refused_in_one_sentence(flaw: str) -> None:
    with pytest.raises(BadPosition, match=r"crown-of-ash(:| cannot be:) .+"):
        TITLE.load(broken(*BROKEN[flaw]))


def test_a_position_names_its_phase() -> None:
    with pytest.raises(BadPosition, match="no phase is named"):
        TITLE.load({**TITLE.position(table().state), "phase": ""})
