"""The score track: one marker on a space (T-TRACK)."""

from mypy_extensions import i64

from interregnum.games.torres.rules.state import SOURCES, State


def advance(s: State, seat: i64, points: i64, source: i64) -> None:
    """Move a marker once; from an occupied space it goes on to the next free one."""
    if points == 0:
        return  # T-TRACK-05
    space = s.score[seat] + points
    while is_taken(s, space):
        space += 1
    s.gained[seat * SOURCES + source] += space - s.score[seat]
    s.score[seat] = space


def is_taken(s: State, space: i64) -> bool:
    return space in s.score


def leader(s: State) -> i64:
    """Who has most points; with nobody on the track the youngest, seat 0."""
    best: i64 = 0
    for seat in range(s.seats):
        if s.score[seat] > s.score[best]:
            best = seat
    return best


def last_placed(s: State) -> i64:
    """Who has fewest points; equal at 0, the latest in the round just played (RUL-T-11)."""
    worst = s.first
    for k in range(s.seats):
        seat = (s.first + k) % s.seats
        if s.score[seat] <= s.score[worst]:
            worst = seat
    return worst
