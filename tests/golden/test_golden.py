"""Playthroughs as they were when last read; `--update-golden` rewrites them."""

from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from interregnum.games.registry import OWN, find
from interregnum.games.title import Title
from interregnum.laws import Case, cases
from tests.golden.playthrough import playthrough

FOLDER = Path(__file__).parent
TABLE = 3  # seats of a playthrough, or as near to it as the mode allows


def nearest(title: Title[Any], mode: str) -> Case[Any]:
    """The mode at a table that is neither empty nor crowded; a solo mode alone."""
    wanted = 1 if mode.startswith("solo") else TABLE
    return min((c for c in cases(title) if c.mode == mode), key=lambda c: abs(c.seats - wanted))


MODES = [nearest(find(name), mode) for name in OWN for mode in find(name).modes]


@pytest.mark.parametrize("case", MODES, ids=str)
def test_a_playthrough_is_as_it_was(case: Case[Any], pytestconfig: pytest.Config) -> None:
    path = FOLDER / case.title.name / f"{case.mode.replace(' ', '-')}.txt"
    text = playthrough(case)
    if pytestconfig.getoption("--update-golden"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    assert path.exists(), "run pytest tests/golden --update-golden, and read what it wrote"
    assert first_difference(text, path.read_text("utf-8")) == ""


def first_difference(here: str, there: str) -> str:
    """The first line that is not as it was."""
    pairs = zip_longest(here.splitlines(), there.splitlines(), fillvalue="nothing")
    differing = ((k, now, was) for k, (now, was) in enumerate(pairs, 1) if now != was)
    return next((f"line {k}: {now!r} was {was!r}" for k, now, was in differing), "")


def test_no_playthrough_is_left_over() -> None:
    wanted = {(case.title.name, case.mode.replace(" ", "-")) for case in MODES}
    played = [path for path in FOLDER.glob("*/*.txt") if path.parent.name in OWN]
    assert {(path.parent.name, path.stem) for path in played} <= wanted
