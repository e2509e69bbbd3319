"""What a learned judge is told of a seat beside the observation: what its duchy can come to."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Shorts
from interregnum.core.observation import write
from interregnum.core.policy import Field
from interregnum.games.wonderful_kingdom.policy.board_worth import worth
from interregnum.games.wonderful_kingdom.policy.evaluate import areas_worth
from interregnum.games.wonderful_kingdom.policy.expected_points import FEATURES, expected, features
from interregnum.games.wonderful_kingdom.policy.planner import glimpse_of
from interregnum.games.wonderful_kingdom.rules import data, state
from interregnum.games.wonderful_kingdom.rules.building import in_window
from interregnum.games.wonderful_kingdom.rules.scoring import points
from interregnum.games.wonderful_kingdom.rules.state import Board, State

MANY: Final = 9999
PARTS: Final = "points, worth, points expected, then what these are expected from"
BOARD: Final[i64] = 3 + FEATURES

READ: Final = ["awaited", "starter", "turn"]
INSIGHTS: Final = [
    Field("modules", 4, 0, 1, "menace, advisors, quests, alone"),
    Field("mine", 3 + FEATURES, -MANY, MANY, f"in tenths: {PARTS}"),
    Field("theirs", 3 + FEATURES, -MANY, MANY, "the same of the rival's board"),
    Field("gap", 3, -MANY, MANY, "in tenths: worth, points expected, the table with its areas"),
    Field("plan", 4, -MANY, MANY, "in tenths: both boards as planned, the lead; 1 in a window"),
]


def insight(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    at = write(out, at, 1 if s.rules.menace else 0)
    at = write(out, at, 1 if s.rules.advisor else 0)
    at = write(out, at, 1 if s.rules.quest else 0)
    at = write(out, at, 1 if s.rules.solo else 0)
    mine = at
    theirs = write_board(s, s.live[seat], seat, out, mine)
    if s.rules.solo:
        return theirs + BOARD + 3 + 4
    at = write_board(s, s.live[1 - seat], seat, out, theirs)
    lead = i64(out[mine + 1]) - i64(out[theirs + 1])
    at = write(out, at, lead)
    at = write(out, at, i64(out[mine + 2]) - i64(out[theirs + 2]))
    if s.phase <= state.SELECTING:
        lead += tenths(areas_worth(s, seat, s.live[1 - seat]))
    return write_plans(s, seat, out, write(out, at, lead))


def write_plans(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    """As the sketch of a search has it; nothing before a window is open."""
    if not in_window(s):
        return at + 4
    mine, theirs = glimpse_of(s, seat), glimpse_of(s, 1 - seat)
    at = write(out, at, tenths(mine))
    at = write(out, at, tenths(theirs))
    at = write(out, at, tenths(mine - theirs))
    return write(out, at, 1)


def write_board(s: State, p: Board, eyes: i64, out: Shorts, at: i64) -> i64:
    at = write(out, at, tenths(float(points(s, p))))
    at = write(out, at, tenths(worth(s, p, eyes)))
    at = write(out, at, tenths(expected(s, p)))
    for x in features(s, p, data.ROUNDS - s.round):
        at = write(out, at, tenths(x))
    return at


def tenths(x: float) -> i64:
    return i64(x * 10.0)
