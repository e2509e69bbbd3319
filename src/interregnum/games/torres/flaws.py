"""What is wrong with a position that was written by hand: the first flaw in one sentence."""

from interregnum.core.game import NONE
from interregnum.games.torres.census import census
from interregnum.games.torres.rules import data, state
from interregnum.games.torres.rules.cards import has_own_decks
from interregnum.games.torres.rules.castles import castle_height
from interregnum.games.torres.rules.decisions import choices
from interregnum.games.torres.rules.grid import BIT, count
from interregnum.games.torres.rules.scoring import coming_phase
from interregnum.games.torres.rules.state import State


def flaw(s: State) -> str:
    """What is wrong with a position; empty if nothing is."""
    return flaw_of_counts(s) or flaw_of_board(s) or flaw_of_turn(s)


def flaw_of_counts(s: State) -> str:
    deck = data.CARD_TYPES * (
        data.MAX_SEATS if not s.options.master and not has_own_decks(s) else s.seats
    )
    expected = {"blocks": data.BLOCKS, "cards": deck}
    expected |= {f"knights {data.COLOURS[seat]}": data.KNIGHTS for seat in range(s.seats)}
    if census(s) != expected:
        return f"the components add up to {census(s)}, not to {expected}"
    numbers = (*s.cards.hand, *s.cards.bag, *s.cards.discard, *s.reserve, *s.kept, *s.score)
    if min(s.supply, s.loose, s.cards.look, s.spent, *numbers) < 0 or s.stack < NONE:
        return "a number is negative"
    scores = [score for score in s.score if score]
    return "" if len(set(scores)) == len(scores) else f"scores {scores} share a space"


def flaw_of_board(s: State) -> str:
    board = s.board
    figures = sum(count(men) for men in board.men) + (board.king != NONE)
    if figures != count(board.occupied):
        return "two figures share a square"
    if board.king != NONE and BIT[board.king] & board.below[0]:
        return "the king stands on bare ground"
    for mask, area in zip(board.mask, board.area, strict=True):
        if castle_height(board, mask) > area:
            return f"a castle of area {area} is higher than that"
    return ""


def flaw_of_turn(s: State) -> str:
    """Somebody must be able to act."""
    seats = (s.seat, s.first, s.phase_first)
    if not all(0 <= seat < s.seats for seat in seats) or not 0 <= s.phase < data.PHASES:
        return f"seats {seats}, phase {s.phase + 1}"
    if coming_phase(s) == data.PHASES:
        return f"no phase comes after the step {state.STEPS[s.step]}"
    if s.step > state.PLACE_KING and s.board.king == NONE:
        return "there is no king"
    if s.step > state.PLACE_KING and min(count(men) for men in s.board.men) == 0:
        return "a player has no knight on the board"
    return flaw_of_step(s) or flaw_of_choice(s)


def flaw_of_step(s: State) -> str:
    """Each step needs what it decides about, and no other has it."""
    free = s.card == NONE and s.source == NONE
    fits = {
        state.CARD_SOURCE: s.card not in (NONE, data.EXTRA) and s.source == NONE,
        state.CARD_TARGET: s.card == data.EXTRA
        or (s.card not in (NONE, data.UNDER) and s.source != NONE),
        state.CARD_STACK: s.card == data.UNDER and s.source != NONE,
        state.DRAWING: free and s.cards.look > 0,
        state.PICKING: free and len(s.cards.looked) > 0,
        state.RETURNING: free and len(s.cards.looked) > 0,
        state.SHARING: free and s.loose > 0,
        state.KEEPING: free and s.loose > 0,
    }
    if s.card != NONE and (data.CARD_BUDGET[s.card] or not held(s, s.card)):
        return "a card is being played that cannot be"
    return "" if fits.get(s.step, free) else f"the step {state.STEPS[s.step]} lacks what it needs"


def held(s: State, card: int) -> bool:
    return s.cards.hand[s.seat * data.CARD_TYPES + card] > 0


def flaw_of_choice(s: State) -> str:
    if s.step == state.OVER or len(choices(s)):
        return ""
    return f"nobody can act in the step {state.STEPS[s.step]}"
