"""Deploying a knight beside an own one (T-KNIGHT)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints
from interregnum.games.torres.rules.data import DEPLOY_AP
from interregnum.games.torres.rules.grid import BIT, NEAR
from interregnum.games.torres.rules.state import Board, State


def targets(board: Board, men: Ints) -> i64:
    """Free squares beside one of these knights, no higher than it (T-KNIGHT-01 to -03)."""
    height, below, near = board.height, board.below, NEAR
    beside: i64 = 0
    for k in men:
        beside |= near[k] & below[height[k]]
    return beside & ~board.occupied


def apply_deploy(s: State, target: i64) -> None:
    put_knight(s, target)
    s.spent += DEPLOY_AP


def put_knight(s: State, target: i64) -> None:
    s.board.men[s.seat] |= BIT[target]
    s.board.occupied |= BIT[target]
    s.reserve[s.seat] -= 1
