"""Games against bots, played by clicking what the boards offer."""

import pytest

from tests.web.conftest import Opened

SEATS = {
    "for-a-crown": ["me", "greedy", "greedy"],
    "torres": ["me", "greedy"],
    "crown-of-ash": ["me", "greedy"],
    "wonderful-kingdom": ["me", "greedy"],
    "harvest": ["me", "greedy"],  # on the plain board
}
each_title = pytest.mark.parametrize("title", SEATS)


# The others are played to their end in test_frame.py and test_plain.py.
@pytest.mark.parametrize("title", ["torres", "crown-of-ash", "wonderful-kingdom"])
def test_two_rounds_are_played(sit: Opened, title: str) -> None:
    anna = sit()
    anna.open_table(title, *SEATS[title])
    anna.play_rounds(2)


@pytest.mark.long
@each_title
def test_every_title_is_played_to_its_end(sit: Opened, title: str) -> None:
    anna = sit("Eva")
    anna.open_table(title, *SEATS[title])
    while not anna.over:
        anna.play_one()
