"""Extending a castle with blocks of one stack (T-BUILD)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints
from interregnum.core.game import NONE
from interregnum.core.grid import SQUARES, spill
from interregnum.games.torres.actions import BUILD
from interregnum.games.torres.data import BUILD_AP, MAX_STACKS
from interregnum.games.torres.rules.castles import add_block
from interregnum.games.torres.rules.stacks import take_stack
from interregnum.games.torres.state import Board, State


def targets(board: Board) -> i64:
    """T-BUILD-05 to -09: where a block may go now."""
    return board.sites & ~board.occupied


def add_builds(out: Ints, s: State) -> Ints:
    """`out` and then every block that may be placed; the first fixes the stack (T-BUILD-02)."""
    sites = targets(s.board)
    if s.stack != NONE:
        return spill(out, BUILD, sites) if s.stack > 0 else out
    first = BUILD
    last: i64 = 0
    for i in range(s.seat * MAX_STACKS, s.seat * MAX_STACKS + MAX_STACKS):
        height = s.stacks[i]
        if height > 0 and height != last:
            out = spill(out, first, sites)
            first += SQUARES
            last = height
    return out


def apply_build(s: State, offset: i64) -> None:
    if s.stack == NONE:
        s.stack = take_stack(s, s.seat, offset // SQUARES)
    s.stack -= 1
    s.spent += BUILD_AP
    add_block(s.board, offset % SQUARES)
