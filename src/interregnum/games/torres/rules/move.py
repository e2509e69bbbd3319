"""Moving a knight: a step, or a passage through a castle (T-MOVE)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.torres.rules import grid
from interregnum.games.torres.rules.data import MAX_RISE
from interregnum.games.torres.rules.grid import flood, spread
from interregnum.games.torres.rules.settings import PASSAGE_MODEL_DOORS, PASSAGE_MODEL_PLANAR
from interregnum.games.torres.rules.state import Board


def ways(board: Board, men: Ints, model: i64) -> Ints:
    """For each of these knights: where it may go for one AP."""
    height, below, near, free = board.height, board.below, grid.NEAR, ~board.occupied
    out = vec[i64]([0] * len(men))
    for i in range(i64(len(men))):
        k = men[i]
        level = height[k]
        steps = near[k] & below[level + MAX_RISE]  # T-MOVE-02, -03, -04
        if near[k] & ~below[level] != 0:
            steps |= passages(board, k, model)
        out[i] = steps & free  # T-MOVE-05
    return out


def targets(board: Board, k: i64, model: i64) -> i64:
    """Where a knight on k may go."""
    return ways(board, append(vec[i64](), k), model)[0]


def passages(board: Board, k: i64, model: i64) -> i64:
    """Exits of the castles at whose doors k lies; one clear implementation each (RUL-T-01)."""
    if model == PASSAGE_MODEL_DOORS:
        return doors_beside(board, k) & board.below[board.height[k]]
    if model == PASSAGE_MODEL_PLANAR:
        return planar(board, k)
    return monotone(board, k)


def doors_beside(board: Board, k: i64) -> i64:
    """All squares at a door of any castle that has a door at k (T-DEF-07, T-MOVE-08)."""
    height, beside, level = board.height, grid.BESIDE, board.height[k]
    doors: i64 = 0
    for way in range(k * grid.WAYS, k * grid.WAYS + grid.WAYS):
        n = beside[way]
        if n != NONE and height[n] > level:
            doors |= board.door[board.castle[n]]
    return doors & ~grid.BIT[k]


def inside(board: Board, k: i64) -> i64:
    """The columns that can be walked to on the level of k, once one has entered there."""
    walls = ~board.below[board.height[k]]
    return flood(grid.NEAR[k] & walls, walls)


def planar(board: Board, k: i64) -> i64:
    """Inside only on the level of entry; down only when leaving."""
    return spread(inside(board, k)) & board.below[board.height[k]] & ~grid.BIT[k]


def monotone(board: Board, k: i64) -> i64:
    """Inside also down, never up again: on each lower level more can be walked to."""
    level = board.height[k]
    walked = inside(board, k)
    exits = spread(walked) & board.below[level]
    while level > 0:
        level -= 1
        walked = flood(walked, ~board.below[level])
        exits |= spread(walked) & board.below[level]
    return exits & ~grid.BIT[k]


def apply_move(board: Board, seat: i64, source: i64, target: i64) -> None:
    """Put a knight elsewhere, whatever allows it."""
    change = grid.BIT[source] | grid.BIT[target]
    board.men[seat] ^= change
    board.occupied ^= change
