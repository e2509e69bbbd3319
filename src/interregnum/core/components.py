"""The tables of a game's data.toml."""

import tomllib
from pathlib import Path
from typing import Any


def components(module: str) -> dict[str, Any]:
    """Read for `rules/data.py`, which gives its own `__file__`: data.toml lies a folder above."""
    with (Path(module).parents[1] / "data.toml").open("rb") as file:
        return tomllib.load(file)
