"""Castles: what hangs together, how large it is, where its doors are."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.torres.rules import grid
from interregnum.games.torres.rules.grid import count, flood, lowest, squares
from interregnum.games.torres.rules.state import LEVELS, Board

MANY: Final[i64] = -2  # more castles than one


def derive(board: Board) -> None:
    """Everything that follows from heights and figures, from the beginning."""
    board.occupied = grid.BIT[board.king] if board.king != NONE else 0
    for men in board.men:
        board.occupied |= men
    for level in range(LEVELS):
        board.below[level] = up_to(board.height, level)
    number_castles(board)
    find_sites(board)


def up_to(height: Ints, level: i64) -> i64:
    mask: i64 = 0
    for x in range(grid.SQUARES):
        if height[x] <= level:
            mask |= grid.BIT[x]
    return mask


def number_castles(board: Board) -> None:
    """T-DEF-02: a castle is what hangs together orthogonally."""
    for x in range(grid.SQUARES):
        board.castle[x] = NONE
    board.mask, board.area, board.ring, board.door = vec[i64](), vec[i64](), vec[i64](), vec[i64]()
    board.castles = 0
    rest = ~board.below[0]
    while rest != 0:
        mask = flood(grid.BIT[lowest(rest)], rest)
        rest &= ~mask
        add_castle(board, mask)


def add_castle(board: Board, mask: i64) -> None:
    number: i64 = len(board.mask)
    ring: i64 = 0
    door: i64 = 0
    for x in squares(mask):
        board.castle[x] = number
        ring |= grid.NEAR[x]
        door |= grid.NEAR[x] & board.below[board.height[x] - 1]
    board.mask = append(board.mask, mask)
    board.area = append(board.area, count(mask))
    board.ring = append(board.ring, ring)
    board.door = append(board.door, door)
    board.castles += 1


def find_sites(board: Board) -> None:
    """T-BUILD-05, -07, -08: ground beside exactly one castle, columns lower than the area."""
    ground = board.below[0]
    beside_one: i64 = 0
    beside_more: i64 = 0
    tops: i64 = 0
    mask, area, below, rings = board.mask, board.area, board.below, board.ring
    for number in range(i64(len(mask))):
        ring = rings[number] & ground
        beside_more |= beside_one & ring
        beside_one |= ring
        tops |= mask[number] & below[area[number] - 1]
    board.sites = beside_one & ~beside_more | tops


def castle_beside(board: Board, x: i64) -> i64:
    """The castle whose squares touch x; NONE if none does, MANY if several do."""
    found: i64 = NONE
    for way in range(x * grid.WAYS, x * grid.WAYS + grid.WAYS):
        n = grid.BESIDE[way]
        if n == NONE or board.castle[n] == NONE or board.castle[n] == found:
            continue
        if found != NONE:
            return MANY
        found = board.castle[n]
    return found


def castle_height(board: Board, mask: i64) -> i64:
    """T-DEF-03: the greatest height of the squares."""
    level: i64 = 0
    while mask & ~board.below[level] != 0:
        level += 1
    return level


def add_block(board: Board, x: i64) -> None:
    """One more block on x; on bare ground it joins what it touches or founds a castle."""
    level = board.height[x]
    number = board.castle[x]
    board.height[x] = level + 1
    board.below[level] &= ~grid.BIT[x]
    if level == 0:
        number = castle_beside(board, x)
        if number < 0:
            number_castles(board)
            find_sites(board)
            return
        board.castle[x] = number
        board.mask[number] |= grid.BIT[x]
        board.area[number] += 1
        board.ring[number] |= grid.NEAR[x]
    move_doors(board, x, number, level)
    find_sites(board)


def move_doors(board: Board, x: i64, number: i64, level: i64) -> None:
    """Column x of a castle has risen from `level` by one: its doors, and whether x has one."""
    doors = board.door[number] | grid.NEAR[x] & board.below[level]
    higher = grid.NEAR[x] & ~board.below[level + 1]
    board.door[number] = doors | grid.BIT[x] if higher != 0 else doors & ~grid.BIT[x]


def remove_block(board: Board, x: i64) -> None:
    """The top block of x goes."""
    board.height[x] -= 1
    board.below[board.height[x]] |= grid.BIT[x]
    number_castles(board)
    find_sites(board)


def is_split_by(board: Board, x: i64) -> bool:
    """T-CARD-19: whether the castle of x falls apart without the square x."""
    rest = board.mask[board.castle[x]] & ~grid.BIT[x]
    if rest == 0:
        return False
    near = grid.NEAR[x] & rest
    return flood(grid.BIT[lowest(near)], rest) & near != near
