"""The example of a title from elsewhere: small, and made by the steps of the document."""

import re
from pathlib import Path

from interregnum.games.families import Families
from interregnum.games.registry import OWN, find
from tests.arch.tree import EXAMPLE, ROOT, imports

MOST = 400  # lines by hand
GENERATED = {"copies.py", "settings.py", "papers.py"}
WRITTEN = {".py", ".ftl", ".md", ".toml"}
DOCUMENT = ROOT / "docs/adding-a-game.md"


def by_hand() -> list[Path]:
    found = (path for path in EXAMPLE.parent.rglob("*") if path.suffix in WRITTEN)
    kept = (path for path in found if path.name not in GENERATED)
    return sorted(path for path in kept if "build" not in path.parts)


def test_the_example_is_small() -> None:
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in by_hand()}
    assert len(lines) > 10
    assert sum(lines.values()) <= MOST, lines


def test_the_document_has_a_step_for_every_file_of_the_example() -> None:
    text = DOCUMENT.read_text("utf-8").replace("locale/*.ftl", "en.ftl cs.ftl ru.ftl")
    named = set(re.findall(r"[\w./]+\.(?:py|ftl|md|toml)", text))
    files = {path.relative_to(EXAMPLE.parent).as_posix() for path in by_hand()}
    missing = {f for f in files if f not in named and f.rpartition("/")[2] not in named}
    assert missing == set()


def test_the_example_needs_nothing_but_the_contract() -> None:
    allowed = ("interregnum.core.", "interregnum.games.")
    own = tuple(f"interregnum.games.{name.replace('-', '_')}" for name in OWN)
    for path in EXAMPLE.rglob("*.py"):
        ours = [name for name in imports(path) if name.startswith("interregnum")]
        assert all(name.startswith(allowed) and not name.startswith(own) for name in ours), path


def test_the_example_has_rows_and_no_policy_picture_or_board() -> None:
    title = find("harvest")
    assert type(title.families) is Families
    assert type(title.policy).__name__ == "Policy"
    assert title.draw is None
    assert not (ROOT / "web/src/boards/harvest").exists()
