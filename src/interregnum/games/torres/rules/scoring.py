"""Scoring: castles for all, the king's bonus for all, the master card for all (RUL-T-13)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.core.packing import zeros
from interregnum.games.torres.rules import state
from interregnum.games.torres.rules.data import KING_LEVEL, KING_POINTS
from interregnum.games.torres.rules.grid import squares
from interregnum.games.torres.rules.master import card_points
from interregnum.games.torres.rules.settings import SCORING_ORDER_PHASE_START
from interregnum.games.torres.rules.state import Board, State
from interregnum.games.torres.rules.track import advance


def coming_phase(s: State) -> i64:
    """The phase that is scored next; between two phases the later one."""
    between = s.step == state.KEEPING or s.step == state.MOVE_KING or s.step == state.NAME_STARTER
    return s.phase + 1 if between else s.phase


def levels(board: Board, seat: i64) -> Ints:
    """By castle: the level of the seat's highest knight there (T-SCORE-02, -03)."""
    best = zeros(len(board.mask))
    for k in squares(board.men[seat]):
        number = board.castle[k]
        if number != NONE:
            best[number] = max(best[number], board.height[k])
    return best


def castle_points(board: Board, seat: i64) -> i64:
    """T-SCORE-02: area times level, summed over the castles."""
    men, masks, below = board.men[seat], board.mask, board.below
    points: i64 = 0
    for number in range(i64(len(masks))):
        here = men & masks[number]
        if here != 0:
            level: i64 = 1
            while level < i64(len(below)) and here & ~below[level] != 0:
                level += 1
            points += level * board.area[number]
    return points


def king_points(board: Board, seat: i64, phase: i64) -> i64:
    """T-KING-02: a knight in the king's castle on exactly the level of the phase."""
    if board.king == NONE:
        return 0
    level = KING_LEVEL[phase]
    home = board.mask[board.castle[board.king]]
    at_level = board.below[level] & ~board.below[level - 1]
    return KING_POINTS[phase] if board.men[seat] & home & at_level != 0 else 0


def scoring_order(s: State) -> Ints:
    """T-SCORE-06, RUL-T-12, RUL-T-44."""
    start = s.first
    if s.options.master and s.options.scoring_order == SCORING_ORDER_PHASE_START:
        start = s.phase_first
    order: Ints = vec[i64]()
    for k in range(s.seats):
        order = append(order, (start + k) % s.seats)
    return by_track(s, order) if s.options.score_by_track and s.phase > 0 else order


def by_track(s: State, order: Ints) -> Ints:
    """V-5: the leader first; equal seats keep their order."""
    for end in range(s.seats - 1, 0, -1):
        for i in range(end):
            if s.score[order[i]] < s.score[order[i + 1]]:
                order[i], order[i + 1] = order[i + 1], order[i]
    return order


def score_phase(s: State) -> None:
    order = scoring_order(s)
    for seat in order:
        advance(s, seat, castle_points(s.board, seat), state.FROM_CASTLES)
    for seat in order:
        advance(s, seat, king_points(s.board, seat, s.phase), state.FROM_KING)
    for seat in order:
        advance(s, seat, card_points(s, seat, s.phase), state.FROM_MASTER)
