"""What is generated from fields and options is what its source says."""

from pathlib import Path

import pytest

from interregnum.games.generate import generated
from tests.arch.tree import EXAMPLE, GAMES


@pytest.mark.parametrize("game", [*GAMES, EXAMPLE], ids=lambda game: game.name)
def test_generated_files_are_fresh(game: Path) -> None:
    stale = [path.name for path, text in generated(game).items() if path.read_text("utf-8") != text]
    assert stale == [], "run `make types`"
