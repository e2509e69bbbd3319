"""A table as numbers, by what one seat knows: the names of the numbers, and how they are written.

A title's `policy/observation.py` writes them in the order of its `FIELDS`, the seat itself first
and the others in their order after it. A learned judge reads the same numbers of imagined worlds.
Where they go there are zeros already, so only what is not 0 has to be written.
"""

from typing import Final, Generic, TypeVar

from mypy_extensions import i16, i64, u8

from interregnum.core.arrays import Bytes, Ints, Shorts, vec
from interregnum.core.game import Seat
from interregnum.core.places import HASH, LOW, PLACES, TOP
from interregnum.core.policy import Policy

S = TypeVar("S")


def members_by_byte() -> Ints:
    """Of each byte as a set: its members plus one, four bits each, the lowest first."""
    found = vec[i64]([0] * 256)
    for byte in range(256):
        packed = 0
        for k in (7, 6, 5, 4, 3, 2, 1, 0):
            if byte >> k & 1:
                packed = packed << 4 | k + 1
        found[byte] = packed
    return found


MEMBERS: Final = members_by_byte()
PAIRS: Final[i64] = 0x1555555555555555  # a larger constant would be an object when compiled
FOURS: Final[i64] = 0x3333333333333333
EIGHTS: Final[i64] = 0x0F0F0F0F0F0F0F0F


def write(out: Shorts, at: i64, x: i64) -> i64:
    """One number; where the next one goes."""
    out[at] = i16(x)
    return at + 1


def write_hot(out: Shorts, at: i64, x: i64, size: i64) -> i64:
    """1 at the place of `x`; what has no place is nowhere."""
    if 0 <= x < size:
        out[at + x] = 1
    return at + size


def write_bits(out: Shorts, at: i64, bits: i64, size: i64) -> i64:
    """A set: 1 for each member."""
    members, k, end = MEMBERS, at, at + size
    while bits != 0 and k < end:
        left = members[bits & 255]
        while left != 0:
            out[k + (left & 15) - 1] = 1
            left >>= 4
        bits >>= 8
        k += 8
    return end


def write_few(out: Shorts, at: i64, bits: i64, size: i64) -> i64:
    """The same for a set of few members below 62: its gaps cost nothing."""
    write_members(out, at, bits)
    return at + size


def write_members(out: Shorts, at: i64, bits: i64) -> i64:
    """The same; how many members there are."""
    places, count = PLACES, i64(0)
    while bits != 0:
        out[at + places[(bits & -bits) * HASH >> TOP & LOW]] = 1
        bits &= bits - 1
        count += 1
    return count


def size_of(bits: i64) -> i64:
    """How many members a set has, counted in pairs, fours and eights; not for the whole 64 bits."""
    bits -= bits >> 1 & PAIRS
    bits = (bits & FOURS) + (bits >> 2 & FOURS)
    bits = bits + (bits >> 4) & EIGHTS
    bits += bits >> 8
    bits += bits >> 16
    return bits + (bits >> 32) & 127


def write_counts(out: Shorts, at: i64, v: Ints) -> i64:
    """A whole array as it is; walked item by item, which costs half of a look by place. Zeros, too:
    a branch that is guessed wrongly costs more than they do."""
    for x in v:
        out[at] = i16(x)
        at += 1
    return at


def write_part(out: Shorts, at: i64, v: Ints, first: i64, size: i64) -> i64:
    """Some of an array."""
    for k in range(size):
        out[at + k] = i16(v[first + k])
    return at + size


def write_slots(out: Shorts, at: i64, v: Ints, size: i64) -> i64:
    """A list in its order, each item plus one; empty slots are 0."""
    place, end = at, at + size
    for x in v:
        if place == end:
            break
        out[place] = i16(x + 1)
        place += 1
    return end


def write_turned(out: Shorts, at: i64, v: Ints, seat: i64, seats: i64, size: i64) -> i64:
    """An array by seat, the seat's own first; seats that nobody has are 0."""
    for k in range(seats):
        other = seat + k
        if other >= seats:
            other -= seats
        out[at + k] = i16(v[other])
    return at + size


def turned(other: i64, seat: i64, seats: i64) -> i64:
    """How many places after `seat` another sits; who has no seat stays as it is."""
    if not 0 <= other < seats:
        return other
    return other - seat if other >= seat else other - seat + seats


def blank(size: i64) -> Shorts:
    """Zeros; a copy of them is much faster than writing them."""
    return vec[i16]([i16(0)] * int(size))


class Observer(Generic[S]):
    """Observations of one title, number by number or only those that are not 0."""

    def __init__(self, policy: Policy[S]) -> None:
        self.policy = policy
        self.width: i64 = policy.width
        self.blank: Shorts = blank(self.width)

    def row(self, s: S, seat: Seat) -> Shorts:
        """All of them, in the order of `policy.fields`; a new array."""
        row = self.blank[:]
        self.policy.observe(s, seat, row, 0)
        return row

    def numbers(self, s: S, seat: Seat) -> list[int]:
        return [int(x) for x in self.row(s, seat)]

    def features(self, s: S, seat: Seat) -> list[tuple[int, int]]:
        """Places and values of those that are not 0."""
        row = self.row(s, seat)
        return [(int(k), int(row[k])) for k in range(self.width) if row[k] != 0]


class Sheet(Generic[S]):
    """An observation and a mask of legal actions, each written in the same place every time: what
    looks at that memory sees it change. Who takes the numbers leaves zeros behind."""

    def __init__(self, policy: Policy[S]) -> None:
        self.policy = policy
        self.row: Shorts = blank(policy.width)
        self.mask: Bytes = vec[u8]([u8(0)] * int(policy.game.actions.size))
        self.marked: Ints = vec[i64]()

    def observe(self, s: S, seat: Seat) -> None:
        self.policy.observe(s, seat, self.row, 0)

    def mark(self, legal: Ints) -> None:
        mask = self.mask
        for action in self.marked:
            mask[action] = 0
        for action in legal:
            mask[action] = 1
        self.marked = legal
