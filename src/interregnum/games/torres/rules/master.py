"""The eight master cards (T-MASTER-10 to T-MASTER-18)."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.game import NONE
from interregnum.games.torres.rules import data, grid
from interregnum.games.torres.rules.grid import count, lowest, spread, squares, union
from interregnum.games.torres.rules.settings import MASTER_ALL_KNIGHTS_ON_BOARD
from interregnum.games.torres.rules.state import Board, State

EDGES: Final[Ints] = vec[i64](
    [
        union([x for x in range(grid.SQUARES) if x // grid.SIDE == 0]),
        union([x for x in range(grid.SQUARES) if x // grid.SIDE == grid.SIDE - 1]),
        union([x for x in range(grid.SQUARES) if x % grid.SIDE == 0]),
        union([x for x in range(grid.SQUARES) if x % grid.SIDE == grid.SIDE - 1]),
    ]
)
DIAGONALS: Final[Ints] = vec[i64](
    [
        union([x for x in range(grid.SQUARES) if x // grid.SIDE == x % grid.SIDE]),
        union([x for x in range(grid.SQUARES) if x // grid.SIDE + x % grid.SIDE == grid.SIDE - 1]),
    ]
)


def master_points(s: State, seat: i64, phase: i64) -> i64:
    """What the open master card gives a seat if it is scored now."""
    points = data.MASTER_POINTS[s.master][phase]
    if points == 0:
        return 0
    if s.master == data.BORDER:
        return marked_points(s, seat, EDGES, points, data.MAJORITY[phase])
    if s.master == data.MAIN:
        return marked_points(s, seat, DIAGONALS, points, data.MAJORITY[phase])
    return points if is_fulfilled(s, seat, phase) else 0


def card_points(s: State, seat: i64, phase: i64) -> i64:
    """The same at any table: nothing without a master card."""
    return master_points(s, seat, phase) if s.master != NONE else 0


def is_fulfilled(s: State, seat: i64, phase: i64) -> bool:
    board, men = s.board, s.board.men[seat]
    if s.master == data.CASTLES:
        return castles_held(board, men) == data.CASTLE_GOALS[phase]
    if s.master == data.SQUARE:
        return has_square(men, s.options.square_rotated)
    if not are_all(s, men):
        return False
    if s.master == data.DIFF:
        return are_apart(board, men)
    if s.master == data.SAME:
        return are_level(board, men)
    if s.master == data.LINE:
        return are_in_line(men)
    assert s.master == data.ADJ, "there are eight master cards"
    return are_together(men, s.options.adj_diagonal)


def are_all(s: State, men: i64) -> bool:
    """T-MASTER-18, RUL-T-18."""
    if s.options.master_all_knights == MASTER_ALL_KNIGHTS_ON_BOARD:
        return count(men) >= 2
    return count(men) == data.KNIGHTS


def are_apart(board: Board, men: i64) -> bool:
    """M-DIFF: pairwise different levels."""
    taken: i64 = 0
    for k in squares(men):
        bit = grid.BIT[board.height[k]]
        if taken & bit:
            return False
        taken |= bit
    return True


def are_level(board: Board, men: i64) -> bool:
    """M-SAME."""
    level = board.height[lowest(men)]
    lower = board.below[level - 1] if level > 0 else 0
    return men & board.below[level] & ~lower == men


def are_in_line(men: i64) -> bool:
    """M-LINE: one row, column or diagonal, gaps allowed (RUL-T-20)."""
    first = lowest(men)
    row, column, falling, rising = True, True, True, True
    for k in squares(men):
        down = k // grid.SIDE - first // grid.SIDE
        right = k % grid.SIDE - first % grid.SIDE
        row = row and down == 0
        column = column and right == 0
        falling = falling and down == right
        rising = rising and down == -right
    return row or column or falling or rising


def has_square(men: i64, rotated: bool) -> bool:
    """M-SQUARE: a side from a to b, turned by a right angle, ends on own knights again."""
    for a in squares(men):
        for b in squares(men):
            down = b // grid.SIDE - a // grid.SIDE
            right = b % grid.SIDE - a % grid.SIDE
            if a == b or not (rotated or down == 0 or right == 0):
                continue
            if is_own(men, a, right, -down) and is_own(men, b, right, -down):
                return True
    return False


def is_own(men: i64, x: i64, down: i64, right: i64) -> bool:
    row = x // grid.SIDE + down
    column = x % grid.SIDE + right
    if row < 0 or row >= grid.SIDE or column < 0 or column >= grid.SIDE:
        return False
    return men & grid.BIT[row * grid.SIDE + column] != 0


def are_together(men: i64, diagonal: bool) -> bool:
    """M-ADJ: one connected group (RUL-T-21)."""
    found = grid.BIT[lowest(men)]
    while True:
        wider = found | spread(found) & men
        if diagonal:
            for k in squares(found):
                wider |= grid.CORNERS[k] & men
        if wider == found:
            return found == men
        found = wider


def castles_held(board: Board, men: i64) -> i64:
    """M-CASTLES: different castles with an own knight (RUL-T-23)."""
    held: i64 = 0
    for mask in board.mask:
        if mask & men != 0:
            held += 1
    return held


def marked_points(s: State, seat: i64, lines: Ints, each: i64, premium: i64) -> i64:
    """M-BORDER, M-DIAG: points for each knight there, a premium for most of them (RUL-T-22)."""
    whole: i64 = 0
    for line in lines:
        whole |= line
    points = each * count(s.board.men[seat] & whole)
    if not s.options.majority_per_edge:
        return points + premium if has_most(s, seat, whole) else points
    for line in lines:
        if has_most(s, seat, line):
            points += premium
    return points


def has_most(s: State, seat: i64, where: i64) -> bool:
    """Strictly more knights there than every other seat."""
    mine = count(s.board.men[seat] & where)
    for other in range(s.seats):
        if other != seat and count(s.board.men[other] & where) >= mine:
            return False
    return True


def pays_in(s: State, phase: i64) -> bool:
    """Whether there is a master card, and it is scored in a phase at all."""
    return s.master != NONE and data.MASTER_POINTS[s.master][phase] > 0
