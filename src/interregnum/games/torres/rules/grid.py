"""An 8 × 8 board in the bits of one i64: square k is bit k, so the last square is the sign.

A set of squares is never shifted to the left: then it is the same number compiled (64 bits) and
interpreted (a Python int, whose negative numbers go on in ones for ever).
"""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec

SIDE: Final[i64] = 8
SQUARES: Final[i64] = 64
ROW: Final[i64] = 255  # the bits of one row
HALF: Final[i64] = 0xFFFFFFFF
HALF_BITS: Final[i64] = 32
LAST: Final = -0x7FFFFFFFFFFFFFFF - 1  # the bit of square 63
ALL: Final[i64] = -1  # every square
NAMES: Final = ["abcdefgh"[x % SIDE] + str(x // SIDE + 1) for x in range(SQUARES)]


def single(square: int) -> int:
    return LAST if square == SQUARES - 1 else 1 << square


def union(squares: list[int]) -> int:
    mask = 0
    for square in squares:
        mask |= single(square)
    return mask


def reach(square: int, steps: list[tuple[int, int]]) -> list[int]:
    """The squares on the board at these steps (rows, columns) from a square."""
    row, column = divmod(square, int(SIDE))
    found = [(row + down, column + right) for down, right in steps]
    return [r * int(SIDE) + c for r, c in found if 0 <= r < SIDE and 0 <= c < SIDE]


def masks(steps: list[tuple[int, int]]) -> Ints:
    return vec[i64]([union(reach(square, steps)) for square in range(SQUARES)])


STRAIGHT: Final = [(-1, 0), (0, -1), (0, 1), (1, 0)]
SLANTED: Final = [(-1, -1), (-1, 1), (1, -1), (1, 1)]
BIT: Final[Ints] = vec[i64]([single(square) for square in range(SQUARES)])
NEAR: Final[Ints] = masks(STRAIGHT)  # by square: its orthogonal neighbours
CORNERS: Final[Ints] = masks(SLANTED)  # by square: its diagonal neighbours
WAYS: Final[i64] = 4  # up, left, right, down


def beside(square: int) -> list[int]:
    return [(reach(square, [step]) or [NOWHERE])[0] for step in STRAIGHT]


NOWHERE: Final = -1  # off the board
BESIDE: Final[Ints] = vec[i64]([n for square in range(SQUARES) for n in beside(square)])


def columns_of(bits: int) -> list[int]:
    return [k for k in range(SIDE) if bits >> k & 1]


# The columns of every pattern of a row, end to end: pattern b has COLUMNS[START[b]:START[b + 1]].
COLUMNS: Final[Ints] = vec[i64]([k for bits in range(ROW + 1) for k in columns_of(bits)])
START: Final[Ints] = vec[i64](
    [sum(len(columns_of(b)) for b in range(bits)) for bits in range(ROW + 2)]
)


def spill(out: Ints, at: i64, first: i64, mask: i64) -> i64:
    """Write `first` + k from place `at` on for every square k, ascending; the next place."""
    base = first
    start, columns = START, COLUMNS  # read once: a global array costs more each time
    for _ in range(SIDE):
        if mask == 0:
            break
        row = mask & ROW
        for i in range(start[row], start[row + 1]):
            out[at] = base + columns[i]
            at += 1
        mask >>= SIDE
        base += SIDE
    return at


def numbered(first: i64, mask: i64) -> Ints:
    """`first` + k for every square k of a mask, ascending."""
    out = vec[i64]([0] * count(mask))
    spill(out, 0, first, mask)
    return out


def squares(mask: i64) -> Ints:
    """The squares of a mask, ascending."""
    return numbered(0, mask)


def count(mask: i64) -> i64:
    """How many squares a mask has, half by half: the halves are never negative."""
    return ones(mask & HALF) + ones(mask >> HALF_BITS & HALF)


def ones(bits: i64) -> i64:
    """The bits of a number of 32 bits, summed in pairs, fours and bytes."""
    bits -= bits >> 1 & 0x55555555
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F
    return bits * 0x01010101 >> 24 & 0xFF


def lowest(mask: i64) -> i64:
    """The first square of a mask that has one."""
    base: i64 = 0
    while mask & ROW == 0:
        mask >>= SIDE
        base += SIDE
    return base + COLUMNS[START[mask & ROW]]


def spread(mask: i64) -> i64:
    """All orthogonal neighbours of a set."""
    out: i64 = 0
    for square in squares(mask):
        out |= NEAR[square]
    return out


def flood(start: i64, within: i64) -> i64:
    """The squares of `within` that hang together with `start`, a part of it."""
    found = start
    while True:
        wider = found | spread(found) & within
        if wider == found:
            return found
        found = wider
