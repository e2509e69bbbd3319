"""The advisor module: which advisor a seat can use, and what that costs."""

from mypy_extensions import i64

from interregnum.games.wonderful_kingdom.rules.data import ADVISOR_COST
from interregnum.games.wonderful_kingdom.rules.state import Board


def can_use(p: Board, advisor: i64) -> bool:
    """W-ADVISOR-08, W-ADVISOR-09: held, not used this round, and paid in soldiers."""
    bit = i64(1) << advisor
    return p.advisors & bit != 0 and p.used & bit == 0 and p.soldiers >= ADVISOR_COST[advisor]


def pay_advisor(p: Board, advisor: i64) -> None:
    p.soldiers -= ADVISOR_COST[advisor]
    p.used |= i64(1) << advisor
    p.cursor = 0
