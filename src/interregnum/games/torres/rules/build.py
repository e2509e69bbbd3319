"""Extending a castle with blocks of one stack (T-BUILD)."""

from mypy_extensions import i64

from interregnum.core.game import NONE
from interregnum.games.torres.rules.castles import add_block
from interregnum.games.torres.rules.data import BUILD_AP, MAX_STACKS
from interregnum.games.torres.rules.grid import SQUARES
from interregnum.games.torres.rules.stacks import take_stack
from interregnum.games.torres.rules.state import Board, State


def targets(board: Board) -> i64:
    """T-BUILD-05 to -09: where a block may go now."""
    return board.sites & ~board.occupied


def kinds(s: State) -> i64:
    """Stacks to choose from: one once the first block has fixed it, else by height (T-BUILD-02)."""
    if s.stack != NONE:
        return 1 if s.stack > 0 else 0
    found: i64 = 0
    last: i64 = 0
    for i in range(s.seat * MAX_STACKS, s.seat * MAX_STACKS + MAX_STACKS):
        height = s.stacks[i]
        if height > 0 and height != last:
            found += 1
            last = height
    return found


def apply_build(s: State, offset: i64) -> None:
    if s.stack == NONE:
        s.stack = take_stack(s, s.seat, offset // SQUARES)
    s.stack -= 1
    s.spent += BUILD_AP
    add_block(s.board, offset % SQUARES)
