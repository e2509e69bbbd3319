"""Every game folder has the files of the table in ARCHITECTURE.md, and one document of rules."""

import re
from pathlib import Path

import pytest

from tests.arch.tree import GAMES, LANGUAGES, ROOT

NAMES = re.compile(r"`([\w./]+)`")
WHERE_A_GAME_HAS_THEM = {
    "policy/champion.toml",
    "policy/playout.py",
    "policy/planner.py",
    "table.py",
}

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def table() -> list[str]:
    """The files of a game, with their folders: rows that name a folder open it."""
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    rows = text.partition("## The files of a game")[2].partition("\n## ")[0].splitlines()
    folder, files = "", []
    for row in (row for row in rows if row.startswith("| ") and "`" in row.split("|")[1]):
        for name in NAMES.findall(row.split("|")[1]):
            if name in ("rules/", "policy/"):
                folder = name
            else:
                files.append(folder + name)
    return files


FILES = table()


def test_the_table_names_what_every_game_begins_with() -> None:
    assert {"families.py", "rules/state.py", "policy/policy.py", "data.toml"} <= set(FILES)


@each_game
def test_a_game_has_the_files_of_every_game(game: Path) -> None:
    words = [f"locale/{lang}.ftl" for lang in LANGUAGES]
    wanted = [name for name in [*FILES, *words] if name not in WHERE_A_GAME_HAS_THEM]
    assert [name for name in wanted if not (game / name).exists()] == []


@each_game
def test_what_else_people_see_is_a_part_of_one_of_these_files(game: Path) -> None:
    """Cut along the rulebook's headings, a part begins with the name of the whole."""
    shown = {name.removesuffix(".py") for name in FILES if "/" not in name}
    found = {path.stem for path in game.glob("*.py")}
    assert {stem for stem in found - shown if stem.split("_")[0] not in shown} == set()


@each_game
def test_the_rules_stand_once_and_are_linked_into_the_package(game: Path) -> None:
    document = ROOT / "docs/rules" / f"{game.name.replace('_', '-')}.md"
    assert (game / "rules.md").samefile(document), "the link was checked out as a plain file"
