"""What a person must load before the first click."""

import gzip
import re
from pathlib import Path

import pytest

from interregnum.server.page import BUILT

BUDGET = 150 * 1024  # gzipped JavaScript of the lobby and one board
pytestmark = pytest.mark.skipif(not BUILT.is_dir(), reason="the page was not built")


def weight(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def test_lobby_and_any_board_stay_within_the_budget() -> None:
    scripts = {path.name: weight(path) for path in BUILT.glob("assets/*.js")}
    first = set(re.findall(r"assets/([\w.-]+\.js)", (BUILT / "index.html").read_text("utf-8")))
    assert first
    lobby = sum(scripts[name] for name in first)
    boards = [size for name, size in scripts.items() if name not in first]
    assert lobby + max(boards, default=0) < BUDGET
