"""A table as numbers, by what one seat knows: the names of the numbers, and how they are written.

A title's `policy/observation.py` writes them in the order of its `FIELDS`, the seat itself first
and the others in their order after it. A learned judge reads the same numbers of imagined worlds.
"""

from typing import Generic, TypeVar

from mypy_extensions import i16, i64

from interregnum.core.arrays import Ints, Shorts, vec
from interregnum.core.game import Seat
from interregnum.core.policy import Policy

S = TypeVar("S")


def write(out: Shorts, at: i64, x: i64) -> i64:
    """One number; where the next one goes."""
    out[at] = i16(x)
    return at + 1


def write_hot(out: Shorts, at: i64, x: i64, size: i64) -> i64:
    """1 at the place of `x` and 0 elsewhere; what has no place is nowhere."""
    for k in range(size):
        out[at + k] = 0
    if 0 <= x < size:
        out[at + x] = 1
    return at + size


def write_bits(out: Shorts, at: i64, bits: i64, size: i64) -> i64:
    """A set: 1 for each member."""
    for k in range(size):
        out[at + k] = i16(bits >> k & 1)
    return at + size


def write_members(out: Shorts, at: i64, bits: i64) -> None:
    """The same where zeros are written already, for sets with few members."""
    k = at
    while bits != 0:
        if bits & 255 == 0:
            bits >>= 8
            k += 8
            continue
        if bits & 1 == 1:
            out[k] = 1
        bits >>= 1
        k += 1


def write_zeros(out: Shorts, at: i64, size: i64) -> i64:
    for k in range(size):
        out[at + k] = 0
    return at + size


def write_counts(out: Shorts, at: i64, v: Ints, first: i64, size: i64) -> i64:
    """A part of an array as it is."""
    for k in range(size):
        out[at + k] = i16(v[first + k])
    return at + size


def write_slots(out: Shorts, at: i64, v: Ints, size: i64) -> i64:
    """A list in its order, each item plus one; empty slots are 0."""
    used = min(i64(len(v)), size)
    for k in range(used):
        out[at + k] = i16(v[k] + 1)
    return write_zeros(out, at + used, size - used)


def write_turned(out: Shorts, at: i64, v: Ints, seat: i64, seats: i64, size: i64) -> i64:
    """An array by seat, the seat's own first; seats that nobody has are 0."""
    for k in range(seats):
        other = seat + k
        if other >= seats:
            other -= seats
        out[at + k] = i16(v[other])
    return write_zeros(out, at + seats, size - seats)


def turned(other: i64, seat: i64, seats: i64) -> i64:
    """How many places after `seat` another sits; who has no seat stays as it is."""
    if not 0 <= other < seats:
        return other
    return other - seat if other >= seat else other - seat + seats


class Observer(Generic[S]):
    """Observations of one title, number by number or only those that are not 0."""

    def __init__(self, policy: Policy[S]) -> None:
        self.policy = policy
        self.width: i64 = policy.width
        self.row: Shorts = vec[i16]([i16(0)] * int(policy.width))

    def numbers(self, s: S, seat: Seat) -> list[int]:
        """All of them, in the order of `policy.fields`."""
        self.policy.observe(s, seat, self.row, 0)
        return [int(x) for x in self.row]

    def features(self, s: S, seat: Seat) -> list[tuple[int, int]]:
        """Places and values of those that are not 0."""
        self.policy.observe(s, seat, self.row, 0)
        row = self.row
        return [(int(k), int(row[k])) for k in range(self.width) if row[k] != 0]
