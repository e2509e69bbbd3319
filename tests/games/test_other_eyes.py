"""What is kept of one pair of eyes for the next: nothing that these may not see."""

from random import Random
from typing import Any

import pytest

from interregnum.core.chance import Chance, seeded_key
from interregnum.core.game import NONE
from interregnum.games.registry import TITLES

CASES = [(name, mode) for name, title in TITLES.items() if title.again for mode in title.modes]


@pytest.mark.rule("F-INFO-01")
@pytest.mark.parametrize(("name", "mode"), CASES)
def test_through_other_eyes_a_view_is_what_it_is_when_drawn_anew(name: str, mode: str) -> None:
    title: Any = TITLES[name]
    rng = Random(3)
    seats = title.mode_seats(mode)[-1]
    match = title.match([""] * seats, title.modes[mode], Chance(seeded_key(5), [""] * seats))
    while not match.over:
        first, other = rng.randrange(NONE, seats), rng.randrange(NONE, seats)
        kept = title.again(match.state, other, title.view(match.state, first), first)
        assert kept == title.view(match.state, other)
        seat = rng.choice(list(match.game.to_act(match.state)))
        match.play(seat, rng.choice(list(match.game.legal(match.state, seat))))
