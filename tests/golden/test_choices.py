"""The yardsticks measure the same as ever: a bar met against them means what it meant."""

from pathlib import Path

import pytest

from interregnum.core.arrays import COMPILED
from interregnum.games.registry import OWN, find
from tests.golden.choices import POSITIONS, choices

FOLDER = Path(__file__).parent / "yardsticks"
FEW = 4  # positions of each title in every run


def kept(title: str, count: int) -> list[str]:
    return (FOLDER / f"{title}.txt").read_text("utf-8").splitlines()[:count]


@pytest.mark.skipif(not COMPILED, reason="interpreted, these bots think for minutes")
@pytest.mark.parametrize("title", list(OWN))
def test_the_yardsticks_choose_what_they_chose(title: str, pytestconfig: pytest.Config) -> None:
    count = POSITIONS if pytestconfig.getoption("--long") else FEW
    assert choices(find(title), count) == kept(title, count)
