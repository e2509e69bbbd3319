"""Positions as documents (docs/positions.md): the example is loaded, every field is told."""

import json
from pathlib import Path
from random import Random

import msgspec
import pytest

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
from interregnum.games.crown_of_ash.state import PHASE_NAMES
from tests.games.crown_of_ash.kit import GAME, Table

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
