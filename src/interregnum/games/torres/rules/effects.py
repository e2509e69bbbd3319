"""What each action card does (T-CARD-10 to T-CARD-23)."""

from mypy_extensions import i64

from interregnum.core.game import NONE
from interregnum.games.torres.rules import build, data, deploy, grid
from interregnum.games.torres.rules.castles import (
    MANY,
    add_block,
    castle_beside,
    castle_height,
    is_split_by,
    remove_block,
)
from interregnum.games.torres.rules.grid import lowest, spread, squares
from interregnum.games.torres.rules.move import apply_move, doors_beside
from interregnum.games.torres.rules.state import Board, State


def jump_targets(s: State, k: i64) -> i64:
    """T-CARD-10: one or two levels higher; RUL-T-05 for any level up to that."""
    board, level = s.board, s.board.height[k]
    squares_near = grid.NEAR[k] & board.below[level + data.JUMP_RISE] & ~board.occupied
    return squares_near if s.options.jump2_allow_any else squares_near & ~board.below[level]


def doors_targets(s: State, k: i64) -> i64:
    """T-CARD-14: any other door of the castle, however high."""
    return doors_beside(s.board, k) & ~s.board.occupied


def diagonal_targets(s: State, k: i64) -> i64:
    """T-CARD-15."""
    board = s.board
    return grid.CORNERS[k] & board.below[board.height[k] + data.MAX_RISE] & ~board.occupied


def relocate_targets(s: State, k: i64) -> i64:
    """T-CARD-22: beside another own knight (RUL-T-08)."""
    return deploy.targets(s.board, squares(s.board.men[s.seat] & ~grid.BIT[k]))


def leap_targets(s: State, k: i64) -> i64:
    """T-CARD-23: over one adjacent knight onto the square behind."""
    board = s.board
    found: i64 = 0
    for way in range(grid.WAYS):
        over = grid.BESIDE[k * grid.WAYS + way]
        if over == NONE or not can_be_leapt(s, over):
            continue
        behind = grid.BESIDE[over * grid.WAYS + way]
        if behind != NONE and board.height[behind] <= board.height[k] + data.MAX_RISE:
            found |= grid.BIT[behind]
    return found & ~board.occupied


def can_be_leapt(s: State, x: i64) -> bool:
    """RUL-T-07: any knight; the king only by option."""
    if s.board.king == x:
        return s.options.leap_over_king
    return s.board.occupied & grid.BIT[x] != 0


def can_lift(s: State, k: i64) -> bool:
    """T-CARD-11, -12: whether a block may go under a knight on k."""
    board, level = s.board, s.board.height[k]
    if level > 0:
        return level < board.area[board.castle[k]]
    return castle_beside(board, k) != MANY or s.options.under_may_merge


def shift_targets(s: State, x: i64) -> i64:
    """T-CARD-18 to -21: where the top block of x may go, judged on the final position."""
    board = s.board
    if not can_take(board, x):
        return 0
    whole = board.height[x] > 1
    mine = board.castle[x]
    rest = board.mask[mine] if whole else board.mask[mine] & ~grid.BIT[x]
    area = board.area[mine] if whole else board.area[mine] - 1
    high = rest != 0 and not whole and castle_height(board, rest) > area
    falls = rest == 0 and board.castles <= data.MIN_CASTLES
    ground, founding, own_ground, tops = landing(board, mine, rest, area)
    if falls:
        found = founding  # T-CARD-20: there must be as many castles as before
    elif high:
        found = ground & own_ground  # T-CARD-19: only a base that stays in its castle
    else:
        found = ground | founding | (0 if s.options.shift_ground_only else tops)
    return found & ~board.occupied & ~grid.BIT[x]


def can_take(board: Board, x: i64) -> bool:
    """T-CARD-18, -19: an unoccupied block whose castle does not fall apart."""
    if board.height[x] == 0 or board.occupied & grid.BIT[x]:
        return False
    return board.height[x] > 1 or not is_split_by(board, x)


def landing(board: Board, mine: i64, rest: i64, area: i64) -> tuple[i64, i64, i64, i64]:
    """With `rest` and `area` left of castle `mine`: ground beside one castle, ground beside
    none, ground beside the rest, and columns that may rise."""
    ground = board.below[0]
    own_ground = spread(rest) & ground
    one = own_ground
    more: i64 = 0
    tops = rest & board.below[area - 1] if area > 0 else 0
    for number in range(i64(len(board.mask))):
        if number == mine:
            continue
        ring = board.ring[number] & ground
        more |= one & ring
        one |= ring
        tops |= board.mask[number] & board.below[board.area[number] - 1]
    return one & ~more, ground & ~one, own_ground, tops


def targets(s: State, card: i64, k: i64) -> i64:
    """Where a card may lead from a source; not for a card without a square to choose."""
    if card == data.JUMP2:
        return jump_targets(s, k)
    if card == data.DOORS:
        return doors_targets(s, k)
    if card == data.DIAG:
        return diagonal_targets(s, k)
    if card == data.RELOCATE:
        return relocate_targets(s, k)
    if card == data.LEAP:
        return leap_targets(s, k)
    if card == data.SHIFT:
        return shift_targets(s, k)
    assert card == data.EXTRA, "the other cards have no target"
    return build.targets(s.board)


def has_way(s: State, card: i64, k: i64) -> bool:
    """Whether a source leads anywhere."""
    return can_lift(s, k) if card == data.UNDER else targets(s, card, k) != 0


def candidates(s: State, card: i64) -> i64:
    """Own knights, or for C-SHIFT the blocks without a figure."""
    if card == data.SHIFT:
        return ~s.board.below[0] & ~s.board.occupied
    return s.board.men[s.seat]


def sources(s: State, card: i64) -> i64:
    """The knights or blocks with which the card can be played."""
    found: i64 = 0
    for k in squares(candidates(s, card)):
        if has_way(s, card, k):
            found |= grid.BIT[k]
    return found


def has_source(s: State, card: i64) -> bool:
    """The same question, answered at the first one found."""
    rest = candidates(s, card)
    while rest != 0:
        k = lowest(rest)
        if has_way(s, card, k):
            return True
        rest &= ~grid.BIT[k]
    return False


def carry_out(s: State, card: i64, source: i64, target: i64) -> None:
    """The effect of a card that ends on a square."""
    if card == data.EXTRA:
        s.supply -= 1
        add_block(s.board, target)
    elif card == data.SHIFT:
        remove_block(s.board, source)
        add_block(s.board, target)
    else:
        apply_move(s.board, s.seat, source, target)
