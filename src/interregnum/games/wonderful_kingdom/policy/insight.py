"""What a learned judge is told of a seat beside the observation: what its duchy can come to."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Shorts
from interregnum.core.observation import write
from interregnum.core.policy import Field
from interregnum.games.wonderful_kingdom.policy.board_worth import worth
from interregnum.games.wonderful_kingdom.policy.evaluate import evaluate
from interregnum.games.wonderful_kingdom.policy.expected_points import FEATURES, expected, features
from interregnum.games.wonderful_kingdom.rules import data
from interregnum.games.wonderful_kingdom.rules.scoring import points
from interregnum.games.wonderful_kingdom.rules.state import Board, State

MANY: Final = 9999
PARTS: Final = "points, worth, points expected, then what these are expected from"
BOARD: Final[i64] = 3 + FEATURES

READ: Final = [
    "phase", "awaited", "starter", "step", "turn", "open", "hand", "site_counts", "small",
    "laboratory", "cubes", "menaces", "advisors", "steps",
]  # fmt: skip
INSIGHTS: Final = [
    Field("modules", 4, 0, 1, "menace, advisors, quests, alone"),
    Field("mine", 3 + FEATURES, -MANY, MANY, f"in tenths: {PARTS}"),
    Field("theirs", 3 + FEATURES, -MANY, MANY, "the same of the rival's board"),
    Field("gap", 3, -MANY, MANY, "in tenths: worth, points expected, the table with its areas"),
]


def insight(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    at = write(out, at, 1 if s.rules.menace else 0)
    at = write(out, at, 1 if s.rules.advisor else 0)
    at = write(out, at, 1 if s.rules.quest else 0)
    at = write(out, at, 1 if s.rules.solo else 0)
    mine = s.live[seat]
    at = write_board(s, mine, seat, out, at)
    if s.rules.solo:
        return at + BOARD + 3
    theirs = s.live[1 - seat]
    at = write_board(s, theirs, seat, out, at)
    at = write(out, at, tenths(worth(s, mine, seat) - worth(s, theirs, seat)))
    at = write(out, at, tenths(expected(s, mine) - expected(s, theirs)))
    return write(out, at, tenths(evaluate(s, seat)))


def write_board(s: State, p: Board, eyes: i64, out: Shorts, at: i64) -> i64:
    at = write(out, at, tenths(float(points(s, p))))
    at = write(out, at, tenths(worth(s, p, eyes)))
    at = write(out, at, tenths(expected(s, p)))
    for x in features(s, p, data.ROUNDS - s.round):
        at = write(out, at, tenths(x))
    return at


def tenths(x: float) -> i64:
    return i64(x * 10.0)
