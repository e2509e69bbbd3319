"""Phases, rounds and turns (T-FLOW), the end of a turn, the king between the phases."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.torres.rules import state
from interregnum.games.torres.rules.actions import KING, SHARE, STACK, STARTER, STAY
from interregnum.games.torres.rules.data import BUDGET, CARD_TYPES, PHASES, ROUNDS
from interregnum.games.torres.rules.grid import numbered
from interregnum.games.torres.rules.scoring import score_phase
from interregnum.games.torres.rules.settings import PHASE_STARTER_LAST_PLACED
from interregnum.games.torres.rules.stacks import deal, heights, lay, left, shares, take_stack
from interregnum.games.torres.rules.state import State
from interregnum.games.torres.rules.track import advance, last_placed, leader


def open_game(s: State) -> None:
    """T-SETUP-08, -09: the stacks of phase 1; the youngest begins."""
    deal(s, 0)
    open_phase(s, 0)


def open_phase(s: State, starter: i64) -> None:
    s.round = 0
    s.phase_first = starter
    s.first = starter
    open_turn(s, starter)


def open_turn(s: State, seat: i64) -> None:
    """T-TURN-01: five AP, no stack chosen, no card bought or played."""
    s.seat = seat
    s.step = state.TURN
    s.budget = BUDGET
    s.spent = 0
    s.stack = NONE
    s.bought = 0
    s.played = 0


def apply_end(s: State) -> None:
    """AP lapse, or become points by option (RUL-T-29, RUL-T-41)."""
    if s.options.auto_convert_ap:
        while s.spent < s.budget:
            advance(s, s.seat, 1, state.FROM_AP)
            s.spent += 1
    if s.stack == NONE:
        s.step = state.STACKING
    else:
        use_up(s, s.stack)


def stack_choices(s: State) -> Ints:
    """T-BUILD-14: an idle turn uses up a stack, too."""
    out: Ints = vec[i64]()
    for rank in range(i64(len(heights(s, s.seat)))):
        out = append(out, STACK + rank)
    return out


def apply_stack(s: State, rank: i64) -> None:
    use_up(s, take_stack(s, s.seat, rank))


def use_up(s: State, loose: i64) -> None:
    """The stack of the turn is gone; T-BUILD-10 to -12 for what is left of it."""
    s.stack = NONE
    if loose == 0:
        close_turn(s)
    elif left(s, s.seat) > 0:
        share(s, s.seat, loose, state.SHARING)
        if s.step != state.SHARING:
            close_turn(s)
    else:
        if s.options.keep_leftovers and s.phase < PHASES - 1:
            s.kept[s.seat] = loose
        else:
            s.supply += loose
        close_turn(s)


def share(s: State, seat: i64, loose: i64, step: i64) -> None:
    """Lay unused blocks on the other stacks; ask only if it matters (RUL-T-14, RUL-T-42)."""
    s.step = state.TURN
    ways = shares(s, seat, loose)
    if len(ways) == 1 or s.options.auto_redistribute:
        lay(s, seat, ways[0], loose)
    else:
        s.loose = loose
        s.seat = seat
        s.step = step


def share_choices(s: State) -> Ints:
    out: Ints = vec[i64]()
    for k in range(i64(len(shares(s, s.seat, s.loose)))):
        out = append(out, SHARE + k)
    return out


def apply_share(s: State, k: i64) -> None:
    loose = s.loose
    s.loose = 0
    lay(s, s.seat, shares(s, s.seat, loose)[k], loose)
    if s.step == state.SHARING:
        close_turn(s)
    else:
        share_kept(s)


def close_turn(s: State) -> None:
    """T-FLOW-03: the next seat, the next round, or the scoring."""
    for card in range(CARD_TYPES):
        s.cards.fresh[card] = 0
    seat = (s.seat + 1) % s.seats
    if seat != s.first:
        open_turn(s, seat)
    elif s.round + 1 < ROUNDS[s.seats][s.phase]:
        s.round += 1
        if s.options.master:
            s.first = leader(s)  # T-MASTER-06
        open_turn(s, s.first)
    else:
        close_phase(s)


def close_phase(s: State) -> None:
    """T-KING-11, RUL-T-40: points, then new stacks, then the king."""
    score_phase(s)
    if s.phase == PHASES - 1:
        s.step = state.OVER  # T-END-01
        return
    deal(s, s.phase + 1)
    share_kept(s)


def share_kept(s: State) -> None:
    """V-3, RUL-T-43: kept blocks go on the new stacks, in the order of the round just played."""
    for k in range(s.seats):
        seat = (s.first + k) % s.seats
        loose = s.kept[seat]
        if loose > 0:
            s.kept[seat] = 0
            share(s, seat, loose, state.KEEPING)
            if s.step == state.KEEPING:
                return
    s.step = state.MOVE_KING
    s.seat = last_placed(s)


def king_squares(s: State) -> i64:
    """T-KING-08: free squares of castles."""
    return ~s.board.below[0] & ~s.board.occupied


def king_moves(s: State) -> Ints:
    return append(numbered(KING, king_squares(s)), STAY)


def close_king(s: State) -> None:
    """Who starts the next phase: T-FLOW-05, V-4, T-MASTER-07."""
    if s.options.chooser_starts:
        s.step = state.NAME_STARTER
    elif s.options.master and s.options.phase_starter != PHASE_STARTER_LAST_PLACED:
        next_phase(s, leader(s))
    else:
        next_phase(s, s.seat)


def starter_choices(s: State) -> Ints:
    return vec[i64]([STARTER + seat for seat in range(s.seats)])


def next_phase(s: State, starter: i64) -> None:
    s.phase += 1
    open_phase(s, starter)
