"""Component data: every row says where it comes from."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.arch.tree import GAMES

LABELS = ("SOURCED", "DERIVED", "INFERRED", "RECONSTRUCTED")
KEYS = ("source", "provenance")


def rows(data: dict[str, Any], name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table and every row of an array of tables, with a name for the sentence."""
    for key, value in data.items():
        if isinstance(value, dict):
            yield f"{name}{key}", value
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            yield from ((f"{name}{key}[{k}]", row) for k, row in enumerate(value))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_row_of_data_has_a_source(game: Path) -> None:
    data = tomllib.loads((game / "data.toml").read_text("utf-8"))
    found = list(rows(data, ""))
    assert found
    for name, row in found:
        label = next((str(row[key]) for key in KEYS if key in row), "")
        assert any(word in label for word in LABELS), f"{name} has no source: {row}"
