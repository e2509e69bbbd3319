"""Every game folder has the same file names, and one document of rules."""

from pathlib import Path

import pytest

from tests.arch.tree import GAMES, LANGUAGES, ROOT

COMPILED = (
    "rules/data.py",
    "rules/actions.py",
    "rules/state.py",
    "rules/scoring.py",
    "rules/game.py",
)
SHOWN = ("options.py", "view.py", "choices.py", "reasons.py", "text.py", "position.py")
OTHER = ("__init__.py", "data.toml", "rules.md")

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@each_game
def test_a_game_has_the_files_of_every_game(game: Path) -> None:
    wanted = [*COMPILED, *SHOWN, *OTHER, *(f"locale/{lang}.ftl" for lang in LANGUAGES)]
    assert [name for name in wanted if not (game / name).exists()] == []


@each_game
def test_the_rules_stand_once_and_are_linked_into_the_package(game: Path) -> None:
    document = ROOT / "docs/rules" / f"{game.name.replace('_', '-')}.md"
    assert (game / "rules.md").samefile(document), "the link was checked out as a plain file"
