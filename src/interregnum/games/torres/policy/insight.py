"""What a learned judge is told of a seat beside the observation: what it can still get."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Shorts
from interregnum.core.observation import write
from interregnum.core.policy import Field
from interregnum.games.torres.policy.evaluate import (
    blocks_ahead,
    bonuses,
    in_hand,
    prospects,
    standing,
    turns_to_come,
    worth,
)
from interregnum.games.torres.rules import data
from interregnum.games.torres.rules.grid import BIT, NEAR, count, lowest
from interregnum.games.torres.rules.scoring import coming_phase
from interregnum.games.torres.rules.state import State

MANY: Final = 9999

READ: Final = [
    "active", "starter", "round", "budget", "ap", "stack", "bought", "played", "points", "castles",
    "reserve", "cards",
]  # fmt: skip
PARTS: Final = "worth, castles with climbs, bonuses, prospects, hand, blocks"
INSIGHTS: Final = [
    Field("seats", 1, 0, data.MAX_SEATS, "how many play"),
    Field("turns", 1, 0, MANY, "yours still to come after this one"),
    Field("mine", 6, -MANY, MANY, f"in tenths of a point: {PARTS}"),
    Field("rival", 6, -MANY, MANY, "the same of the rival whose worth is greatest"),
    Field("gap", 2, -MANY, MANY, "worth above the best rival's and above the mean, in tenths"),
    Field("men", 4, 0, MANY, "yours: on the board, beside a step up, high, in king's castle"),
    Field("before", data.MAX_SEATS, 0, 1, "seats that are still to play in this round, by place"),
]


def insight(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    at = write(out, at, s.seats)
    at = write(out, at, turns_to_come(s, seat))
    rival = best_rival(s, seat)
    at = write_parts(s, seat, out, at)
    at = write_parts(s, rival, out, at)
    at = write_gaps(s, seat, rival, out, at)
    at = write_knights(s, seat, out, at)
    for k in range(i64(data.MAX_SEATS)):
        at = write(out, at, 1 if k < s.seats and is_before(s, (seat + k) % s.seats) else 0)
    return at


def is_before(s: State, seat: i64) -> bool:
    """Whether a seat has its turn of this round still before it, or is in it."""
    return (seat - s.first) % s.seats >= (s.seat - s.first) % s.seats


def tenths(x: float) -> i64:
    return i64(x * 10.0)


def best_rival(s: State, seat: i64) -> i64:
    best = seat
    top = 0.0
    for other in range(s.seats):
        if other != seat:
            value = worth(s, other)
            if best == seat or value > top:
                best, top = other, value
    return best


def write_parts(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    at = write(out, at, tenths(worth(s, seat)))
    at = write(out, at, tenths(standing(s, seat)))
    at = write(out, at, tenths(bonuses(s, seat, coming_phase(s))))
    at = write(out, at, tenths(prospects(s, seat)))
    at = write(out, at, tenths(in_hand(s, seat)))
    return write(out, at, tenths(blocks_ahead(s, seat)))


def write_gaps(s: State, seat: i64, rival: i64, out: Shorts, at: i64) -> i64:
    mine = worth(s, seat)
    total = 0.0
    for other in range(s.seats):
        if other != seat:
            total += worth(s, other)
    at = write(out, at, tenths(mine - worth(s, rival)))
    return write(out, at, tenths(mine - total / float(s.seats - 1)))


def write_knights(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    board = s.board
    men = board.men[seat]
    steps: i64 = 0
    high: i64 = 0
    left = men
    while left != 0:
        square = lowest(left)
        left &= ~BIT[square]
        level = board.height[square]
        if NEAR[square] & ~board.occupied & ~board.below[level] & board.below[level + 1] != 0:
            steps += 1
        high += level
    at = write(out, at, count(men))
    at = write(out, at, steps)
    at = write(out, at, high)
    at_court = count(men & board.mask[board.castle[board.king]]) if board.king >= 0 else 0
    return write(out, at, at_court)
