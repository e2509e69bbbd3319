"""Influence and the gallery (F-GALLERY)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.games.for_a_crown.rules.actions import SHIFT
from interregnum.games.for_a_crown.rules.data import SPACES
from interregnum.games.for_a_crown.rules.state import State


def is_active(s: State, seat: i64) -> bool:
    return s.fall[seat] == 0


def influence_order(s: State) -> Ints:
    """Active seats from most to least influential (F-GALLERY-01, F-GALLERY-02)."""
    order = vec[i64]()
    for seat in range(i64(len(s.space))):
        if s.space[seat] == 0:
            continue
        order = append(order, seat)
        i = i64(len(order)) - 1
        while i > 0 and s.space[order[i - 1]] < s.space[seat]:
            order[i] = order[i - 1]
            i -= 1
        order[i] = seat
    return order


def most_influential(s: State) -> i64:
    """The seat furthest right, NONE if nobody is left."""
    best: i64 = -1
    for seat in range(i64(len(s.space))):
        if s.space[seat] > (0 if best < 0 else s.space[best]):
            best = seat
    return best


def least_influential(s: State) -> i64:
    """The seat furthest left, NONE if nobody is left."""
    best: i64 = -1
    for seat in range(i64(len(s.space))):
        if s.space[seat] > 0 and (best < 0 or s.space[seat] < s.space[best]):
            best = seat
    return best


def taken(s: State) -> i64:
    """A bit per occupied space."""
    bits: i64 = 0
    for space in s.space:
        bits |= 1 << space
    return bits


def next_free(bits: i64, space: i64, step: i64) -> i64:
    """The nearest free space in a direction; 0 if there is none (F-EFFECT-06, F-EFFECT-07)."""
    space += step
    while 1 <= space <= SPACES:
        if bits >> space & 1 == 0:
            return space
        space += step
    return 0


def legal_shifts(s: State) -> Ints:
    """Any portrait, either way, as long as a free space lies there (D6)."""
    out = vec[i64]()
    bits = taken(s)
    for seat in range(i64(len(s.space))):
        space = s.space[seat]
        if space > 0:
            if next_free(bits, space, -1) > 0:
                out = append(out, SHIFT + 2 * seat)
            if next_free(bits, space, 1) > 0:
                out = append(out, SHIFT + 2 * seat + 1)
    return out


def shift(s: State, offset: i64) -> None:
    """Jump the portrait over occupied spaces to the next free one."""
    seat = offset // 2
    s.space[seat] = next_free(taken(s), s.space[seat], 1 if offset % 2 == 1 else -1)
