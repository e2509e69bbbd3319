"""The rule book of It's a Wonderful Kingdom."""

from random import Random

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import CHANCE, NONE, Action, Game, Seat, Setup
from interregnum.core.packing import Reader
from interregnum.games.wonderful_kingdom.rules import state
from interregnum.games.wonderful_kingdom.rules.actions import (
    DEALT,
    DRAW,
    END,
    FINISHED,
    KRYS,
    LAY,
    OFFER,
    PICK,
    SEARCH,
    SPACE,
    SPOTS,
    SPREAD,
    SPY,
)
from interregnum.games.wonderful_kingdom.rules.building import (
    in_window,
    open_kinds,
    recount,
    site_of,
)
from interregnum.games.wonderful_kingdom.rules.choice import (
    apply_look,
    apply_offer,
    apply_select,
    apply_take,
    offer_acts,
    select_acts,
    take_acts,
    take_area,
)
from interregnum.games.wonderful_kingdom.rules.copies import (
    clone_state,
    put_board,
    put_state,
    take_board,
    take_state,
)
from interregnum.games.wonderful_kingdom.rules.data import HAND
from interregnum.games.wonderful_kingdom.rules.imagine import imagined
from interregnum.games.wonderful_kingdom.rules.scoring import ranks, scores
from interregnum.games.wonderful_kingdom.rules.search import (
    apply_pick,
    apply_remove,
    apply_reshuffle,
    draw_top,
    look,
    pick_acts,
    remove_acts,
    start_search,
    turns_top,
)
from interregnum.games.wonderful_kingdom.rules.settings import settings
from interregnum.games.wonderful_kingdom.rules.setup import (
    apply_setup,
    draw_advisor,
    new_table,
    setup_acts,
)
from interregnum.games.wonderful_kingdom.rules.state import Board, Rules, State
from interregnum.games.wonderful_kingdom.rules.steps import (
    deal,
    hidden_place,
    maybe_close,
    next_hidden,
    on_layout,
    on_setup,
    on_taken,
    reveal,
)
from interregnum.games.wonderful_kingdom.rules.table import (
    awaited,
    danger_draws,
    danger_odds,
    draws,
    odds,
    repile,
    resolve_danger,
    selector,
    slot_at,
)
from interregnum.games.wonderful_kingdom.rules.windows import hand_over, window_acts, window_step


class WonderfulKingdom(Game[State]):
    name = "wonderful-kingdom"
    version = 3
    actions = SPACE

    def new(self, seats: int, setup: Setup) -> State:
        s = new_table(Rules(seats, settings(setup)))
        on_setup(s)
        return s

    def clone(self, s: State) -> State:
        return clone_state(s)

    def to_act(self, s: State) -> Ints:
        if state.SHADOWS <= s.phase <= state.LAST:
            return unfinished(s)
        if s.phase == state.OVER:
            return vec[i64]()
        return vec[i64]([awaited(s)])

    def legal(self, s: State, seat: Seat) -> Ints:
        if state.SHADOWS <= s.phase <= state.LAST:
            if 0 <= seat < len(s.live) and not s.live[seat].done:
                return window_acts(s, s.live[seat])
            return vec[i64]()
        if s.phase == state.OVER or seat != awaited(s):
            return vec[i64]()
        return chance_acts(s) if seat == CHANCE else turn_acts(s)

    def weights(self, s: State) -> Ints:
        return chance_odds(s)

    def apply(self, s: State, seat: Seat, action: Action) -> None:
        if state.SHADOWS <= s.phase <= state.LAST:
            window_step(s, s.live[seat], action)
            maybe_close(s)
        elif seat == CHANCE:
            s.reveals += 1
            apply_chance(s, action)
        else:
            apply_turn(s, action)
            if len(s.live[seat].gone) > 0 and not in_window(s):
                hand_over(s, seat)

    def seen(self, s: State, seat: Seat, actor: Seat, action: Action) -> Action:
        if seat == actor:
            return action
        if state.SHADOWS <= s.phase <= state.LAST:
            return seen_in_window(s, action)
        if actor == CHANCE:
            return DEALT if is_private(s, seat) else action
        return NONE if is_half_made(s.live[actor], action) else action

    def imagine(self, s: State, seat: Seat, rng: Random) -> State:
        return imagined(s, seat, rng)

    def reveals(self, s: State) -> int:
        return s.reveals

    def scores(self, s: State) -> Ints:
        return scores(s)

    def ranks(self, s: State) -> Ints:
        return ranks(s)

    def pack(self, s: State) -> list[int]:
        out: list[int] = []
        put_state(out, s)
        if in_window(s):  # outside windows nobody looks at what was shown
            for p in s.shown:
                put_board(out, p)
        return out

    def unpack(self, data: list[int]) -> State:
        r = Reader(data)
        s = take_state(r)
        s.shown = [take_board(r) for _ in range(len(s.live))] if in_window(s) else s.live[:]
        for p in [*s.live, *s.shown]:
            recount(p)
        repile(s)
        return s


def unfinished(s: State) -> Ints:
    out = vec[i64]()
    for seat in range(i64(len(s.live))):
        if not s.live[seat].done:
            out = append(out, seat)
    return out


def turn_acts(s: State) -> Ints:
    if s.phase == state.OFFERING:
        return offer_acts(s)
    if s.phase == state.SELECTING:
        return select_acts(s)
    if s.phase == state.TAKING:
        return take_acts(s)
    if s.phase == state.REMOVING:
        return remove_acts(s)
    return pick_acts(s) if s.phase == state.PICKING else setup_acts(s)


def apply_turn(s: State, action: i64) -> None:
    if s.phase == state.OFFERING:
        apply_offer(s, action)
        if s.phase == state.SELECTING:
            s.reveals += 1
    elif s.phase == state.REMOVING:
        apply_remove(s, action)
    elif s.phase <= state.KEEPING:
        s.reveals += 1 if s.phase == state.KEEPING else 0
        apply_setup(s, action)
        on_setup(s)
    else:
        turn = s.turn
        apply_selection(s, action)
        if s.turn != turn:
            on_taken(s)


def apply_selection(s: State, action: i64) -> None:
    if s.phase == state.TAKING:
        apply_take(s, action)
    elif s.phase == state.PICKING:
        apply_pick(s, action - PICK)
        take_area(s, s.live[0])
    elif SEARCH <= action < SPY:
        start_search(s, action - SEARCH)
    else:
        apply_select(s, action)


def chance_acts(s: State) -> Ints:
    if s.phase <= state.KEEPING:
        return setup_acts(s)
    if s.phase == state.DEALING or s.phase == state.LOOKING:
        return draws(s.bag, 0)
    card = hidden_card(s)
    return danger_draws(s) if card == state.UNKNOWN else vec[i64]([DRAW + card])


def chance_odds(s: State) -> Ints:
    if s.phase == state.DEALING or s.phase == state.LOOKING:
        return odds(s.bag, 1)
    if s.phase > state.KEEPING and s.phase != state.OVER and hidden_card(s) == state.UNKNOWN:
        return danger_odds(s)
    return vec[i64]()


def hidden_card(s: State) -> i64:
    """The card that chance turns up or shows now; UNKNOWN if nobody has ever seen it."""
    if s.phase == state.SPYING:
        return slot_at(s, s.spot % SPOTS) & state.SLOT_CARD
    if s.phase == state.REVEALING:
        p = s.live[next_hidden(s)]
        return p.selection[hidden_place(p)] & state.SLOT_CARD
    return state.UNKNOWN if s.phase == state.RESHUFFLING else NONE


def apply_chance(s: State, action: i64) -> None:
    card = action - DRAW
    if s.phase == state.DEALING:
        if s.rules.solo:
            draw_top(s, card)
            on_layout(s)
        else:
            deal(s, card)
    elif s.phase == state.SPYING:
        if hidden_card(s) == state.UNKNOWN:
            resolve_danger(s, card)
        apply_look(s, card)
    elif s.phase == state.LOOKING:
        look(s, card)
    elif s.phase == state.REVEALING:
        reveal(s, card)
    elif s.phase == state.RESHUFFLING:
        apply_reshuffle(s, card)
    elif s.phase == state.ADVISING:
        draw_advisor(s, card)
        on_setup(s)
    else:
        apply_setup(s, action)
        on_setup(s)


def is_private(s: State, seat: i64) -> bool:
    """Whether a draw is shown to somebody else alone."""
    if s.phase == state.DEALING:
        return not s.rules.solo and s.dealt < 2 * HAND and seat != s.dealt // HAND
    if s.phase == state.ADVISING:
        return seat != s.dealt // 2
    if s.phase == state.SPYING:
        return s.spot >= SPOTS and seat != selector(s)
    if s.phase == state.LOOKING and turns_top(s):
        return False
    return (s.phase == state.LOOKING or s.phase == state.RESHUFFLING) and seat != 0


def is_half_made(p: Board, action: i64) -> bool:
    """A step of a decision on a turn that is not its last."""
    if KRYS <= action < SPREAD:
        return open_kinds(p.sites[site_of(p, action - KRYS)]) > 1
    return OFFER <= action < LAY


def seen_in_window(s: State, action: i64) -> i64:
    """Others see that a seat has finished; the last one opens all."""
    if s.rules.open:
        return action
    if action != END:
        return NONE
    return FINISHED if len(unfinished(s)) > 1 else END
