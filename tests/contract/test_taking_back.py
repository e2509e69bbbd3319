"""Taking back several entries at once is taking them back one after the other."""

from random import Random
from typing import Any

import pytest

from interregnum.core.chance import Chance, seeded_key
from interregnum.core.errors import CannotUndo
from interregnum.core.game import Seat
from interregnum.core.match import Match
from interregnum.games.registry import TITLES

PLIES = 60
MOST = 4  # entries taken back


def one_by_one(match: Match[Any], seat: Seat, entries: int) -> Match[Any] | None:
    again = match.copy()
    try:
        for _ in range(entries):
            again.undo(seat)
    except CannotUndo:
        return None
    return again


def at_once(match: Match[Any], seat: Seat, entries: int) -> Match[Any] | None:
    again = match.copy()
    try:
        again.undo(seat, entries)
    except CannotUndo:
        assert again.log == match.log
        assert match.game.pack(again.state) == match.game.pack(match.state)
        return None
    return again


def same(one: Match[Any] | None, other: Match[Any] | None) -> bool:
    if one is None or other is None:
        return one is other
    game = one.game
    return one.log == other.log and game.pack(one.state) == game.pack(other.state)


@pytest.mark.parametrize("name", TITLES)
def test_several_at_once_are_several_one_after_the_other(name: str) -> None:
    title, rng = TITLES[name], Random(name)
    seats = title.seats[len(title.seats) // 2]
    mode = next(m for m in title.modes.values() if title.check(m, seats) is None)
    chance = Chance(seeded_key(3), [""] * seats)
    match = title.match([f"seat {k}" for k in range(seats)], mode, chance)
    deepest = 0
    for _ in range(PLIES):
        waiting = list(match.game.to_act(match.state))
        if not waiting:
            break
        actor = int(rng.choice(waiting))
        match.play(actor, int(rng.choice(list(match.game.legal(match.state, actor)))))
        for seat in range(seats):
            entries = rng.randrange(1, MOST)
            taken_back = at_once(match, seat, entries)
            assert same(taken_back, one_by_one(match, seat, entries))
            deepest = max(deepest, entries if taken_back else 0)
    assert deepest > 0


def test_what_happens_to_a_copy_does_not_happen_to_the_match() -> None:
    title = TITLES["torres"]
    chance = Chance(seeded_key(3), ["", ""])
    match = title.match(["Anna", "Bob"], title.options({}), chance)
    before, log, draws = match.game.pack(match.state), list(match.log), match.draws
    again = match.copy()
    for _ in range(10):
        actor = int(again.game.to_act(again.state)[0])
        again.play(actor, int(again.game.legal(again.state, actor)[0]))
    assert (match.game.pack(match.state), match.log, match.draws) == (before, log, draws)
    assert again.log[: len(log)] == log
