"""docs/positions.md: every title's example loads, and every field of a position is explained."""

import json
import re
from functools import cache
from pathlib import Path

import pytest

from interregnum.games.registry import OWN, find
from interregnum.games.title import Position

DOCUMENT = Path(__file__).parents[2] / "docs/positions.md"
EXAMPLE = re.compile(r"```json\n(\{\n.*?\n\})\n```", re.DOTALL)


@cache
def sections() -> dict[str, str]:
    """The part of each title, by its name."""
    parts = re.split(r"^## ", DOCUMENT.read_text("utf-8"), flags=re.MULTILINE)[1:]
    return {
        json.loads(found[1])["title"]: part for part in parts if (found := EXAMPLE.search(part))
    }


def example(title: str) -> Position:
    found = EXAMPLE.search(sections()[title])
    assert found is not None
    document: Position = json.loads(found[1])
    return document


def agrees(whole: object, said: object) -> bool:
    """Whether all that is said stands there too; what was left out has its default."""
    if isinstance(whole, dict) and isinstance(said, dict):
        return all(agrees(whole[key], value) for key, value in said.items())
    if isinstance(whole, list) and isinstance(said, list):
        return len(whole) == len(said) and all(map(agrees, whole, said))
    return whole == said


@pytest.mark.parametrize("title", OWN)
def test_the_example_is_a_position(title: str) -> None:
    state = find(title).load(example(title))
    whole = find(title).position(state)
    assert find(title).position(find(title).load(whole)) == whole
    assert agrees(whole, example(title))


@pytest.mark.parametrize("title", OWN)
def test_every_field_is_explained(title: str) -> None:
    whole = find(title).position(find(title).load(example(title)))
    told = set(re.findall(r"[a-z_]+", sections()[title].split("```")[2]))
    wanted = set(whole) - {"title"}
    assert wanted - told == set()
