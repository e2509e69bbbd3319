"""What a person must load before the first click."""

import gzip
import re

import pytest

from interregnum.server.page import BUILT

BUDGET = 150 * 1024  # gzipped JavaScript of the lobby and one board
IMPORTED = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")
pytestmark = pytest.mark.skipif(not BUILT.is_dir(), reason="the page was not built")


def weight(name: str) -> int:
    return len(gzip.compress((BUILT / "assets" / name).read_bytes(), 9))


def with_imports(names: set[str]) -> set[str]:
    """Scripts, and all that they load with them."""
    found: set[str] = set()
    while names:
        found |= names
        texts = [(BUILT / "assets" / name).read_text("utf-8") for name in names]
        names = {each for text in texts for each in IMPORTED.findall(text)} - found
    return found


def test_lobby_and_any_board_stay_within_the_budget() -> None:
    index = (BUILT / "index.html").read_text("utf-8")
    lobby = with_imports(set(re.findall(r"assets/([\w.-]+\.js)", index)))
    later = {path.name for path in BUILT.glob("assets/*.js")} - lobby
    assert lobby
    assert later
    boards = [lobby | with_imports({name}) for name in later]
    assert max(sum(map(weight, board)) for board in boards) < BUDGET
