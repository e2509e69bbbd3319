"""The course of a game: rounds, windows and what happens between decisions."""

from mypy_extensions import i64

from interregnum.core.arrays import append, vec
from interregnum.core.game import NONE
from interregnum.games.wonderful_kingdom.rules import data, state
from interregnum.games.wonderful_kingdom.rules.building import gain_soldiers
from interregnum.games.wonderful_kingdom.rules.copies import clone_board
from interregnum.games.wonderful_kingdom.rules.planning import (
    add_vermin,
    breed,
    candidates,
    count_effects,
    shadows,
)
from interregnum.games.wonderful_kingdom.rules.production import count_outputs
from interregnum.games.wonderful_kingdom.rules.quest import settle_claims
from interregnum.games.wonderful_kingdom.rules.search import deal_solo, lay_out
from interregnum.games.wonderful_kingdom.rules.setup import finish_setup, next_setup
from interregnum.games.wonderful_kingdom.rules.state import Board, State
from interregnum.games.wonderful_kingdom.rules.table import (
    bad_card,
    insert,
    resolve_danger,
    throw_away,
)
from interregnum.games.wonderful_kingdom.rules.windows import (
    count_tokens,
    deliver,
    hand_over,
    has_choice,
    is_overrun,
    lose,
    maybe_leave,
)


def on_setup(s: State) -> None:
    if not next_setup(s):
        finish_setup(s)
        begin_round(s)


def begin_round(s: State) -> None:
    """W-OFFER-01, W-TRAP-05, W-ROUND-02."""
    s.round += 1
    s.turn = 0
    s.searched = 0
    if s.rules.solo:
        deal_solo(s, 2 * data.SOLO_OPENING)
        on_layout(s)
        return
    s.phase = state.DEALING
    s.dealt = 0
    for seat in range(i64(2)):
        bad = bad_card(s, seat)
        s.supply[bad - data.CALAMITY] -= 1
        s.hands[seat] = insert(s.hands[seat], bad)


def deal(s: State, card: i64) -> None:
    """The hand of seat 0, that of seat 1, then what lies in each area at first (W-OFFER-01)."""
    s.bag[card] -= 1
    if s.dealt < 2 * data.HAND:
        seat = s.dealt // data.HAND
        s.hands[seat] = insert(s.hands[seat], card)
    else:
        area = (s.dealt - 2 * data.HAND) // data.OPENING
        s.areas[area] = append(s.areas[area], card)
    s.dealt += 1
    if s.dealt == 2 * data.HAND + 2 * data.OPENING:
        s.phase = state.OFFERING


def on_layout(s: State) -> None:
    """Solo: until chance must draw; then the next cycle, or the end of Choice."""
    if lay_out(s):
        return
    if s.turn < data.SOLO_CYCLES:
        s.phase = state.SELECTING
    else:
        end_choice(s)


def on_taken(s: State) -> None:
    """After a selection: the next offer, W-SOLO-06 the refill, or the end of Choice."""
    if s.rules.solo:
        refill(s)
    elif s.turn == data.TURNS:
        end_choice(s)
    else:
        s.spot = NONE
        s.phase = state.OFFERING


def refill(s: State) -> None:
    if s.turn < data.SOLO_CYCLES:
        s.danger -= 1
        s.areas[1 - s.spot] = append(s.areas[1 - s.spot], state.UNKNOWN | state.DOWN)
        deal_solo(s, 2)
    else:
        deal_solo(s, 0)
    on_layout(s)


def end_choice(s: State) -> None:
    """W-OFFER-09: leftovers to the discard pile; W-SOLO-11: one used spy is readied."""
    s.spot = NONE
    for area in range(i64(2)):
        for i in range(i64(len(s.areas[area]))):
            throw_away(s, s.areas[area][i])
        s.areas[area] = vec[i64]()
    p = s.live[0]
    if s.rules.solo and p.spent_spies > 0:
        p.spent_spies -= 1
        p.spies += 1
    s.phase = state.REVEALING
    on_revealed(s)


def next_hidden(s: State) -> i64:
    """The seat whose selection still has a face-down card, or NONE."""
    for seat in range(i64(len(s.live))):
        if hidden_place(s.live[seat]) != NONE:
            return seat
    return NONE


def hidden_place(p: Board) -> i64:
    for i in range(i64(len(p.selection))):
        if p.selection[i] & state.DOWN:
            return i
    return NONE


def reveal(s: State, card: i64) -> None:
    """W-PLAN-01: one face-down card of a selection after the other."""
    p = s.live[next_hidden(s)]
    i = hidden_place(p)
    if p.selection[i] & state.SLOT_CARD == state.UNKNOWN:
        resolve_danger(s, card)
    p.selection[i] = card
    on_revealed(s)


def on_revealed(s: State) -> None:
    if next_hidden(s) != NONE:
        return
    for p in s.live:
        sort_selection(s, p)
    if s.rules.menace and not s.rules.victim_order:
        for p in s.live:
            p.feed = min(shadows(p), candidates(p))
        open_window(s, state.SHADOWS)
    else:
        open_planning(s)


def sort_selection(s: State, p: Board) -> None:
    """W-ADVISOR-06: advisors turned up take their place, each with its soldier."""
    cards = vec[i64]()
    for i in range(i64(len(p.selection))):
        card = p.selection[i]
        if data.ADVISORS <= card < data.DECK_CARDS:
            p.advisors |= i64(1) << (card - data.ADVISORS)
            gain_soldiers(s, p, data.ADVISOR_BONUS)
        else:
            cards = insert(cards, card)
    p.selection = cards


def open_planning(s: State) -> None:
    if s.rules.menace:
        for p in s.live:
            breed(s, p)
            count_effects(s, p)
        if s.rules.scenario == data.SG01 and s.supply[data.VERMIN - data.CALAMITY] == 0:
            lose(s)
            return
    open_window(s, state.PLANNING)


def open_window(s: State, phase: i64) -> None:
    """Who has nothing to decide is finished; a window that nobody needs closes at once."""
    s.phase = phase
    needed = False
    for p in s.live:
        p.cursor = 0
        p.done = 0 if has_choice(s, p) else 1
        if p.done:
            maybe_leave(s, p)
        else:
            needed = True
    if not needed:
        close_window(s)
        return
    for seat in range(i64(len(s.live))):
        s.shown[seat] = clone_board(s.live[seat])


def maybe_close(s: State) -> None:
    """When all have finished, or at once when the game is lost."""
    if not is_overrun(s):
        for p in s.live:
            if not p.done:
                return
    s.reveals += 1
    close_window(s)


def close_window(s: State) -> None:
    """Effects on the other seat and on common things, then the next window."""
    settle_claims(s)
    for seat in range(i64(len(s.live))):
        hand_over(s, seat)
    if s.rules.menace:
        deliver(s)
    if s.rules.thirty:
        count_tokens(s)
    if s.phase != state.OVER:
        after_window(s, s.phase)


def after_window(s: State, phase: i64) -> None:
    if phase == state.SHADOWS:
        open_planning(s)
    elif phase == state.PLANNING:
        s.step = 0
        open_window(s, state.BEFORE)
    elif phase == state.BEFORE:
        count_outputs(s)
        open_window(s, state.BUILD)
    elif phase == state.BUILD:
        next_step(s)
    elif phase == state.FIGHT:
        end_round(s)
    else:
        s.phase = state.OVER


def next_step(s: State) -> None:
    for seat in range(i64(len(s.live))):
        s.outputs[seat] = 0
    if s.step + 1 < data.BASIC:
        s.step += 1
        open_window(s, state.BEFORE)
    else:
        s.step = NONE
        if s.rules.menace:
            open_window(s, state.FIGHT)
        else:
            end_round(s)


def end_round(s: State) -> None:
    """W-ROUND-03, RUL-W-23: in SG01 Vermin come for every unfinished Farm."""
    if s.rules.scenario == data.SG01:
        p = s.live[0]
        for i in range(i64(len(p.sites))):
            if p.sites[i] & state.LOCKED:
                add_vermin(s, p, 1)
        if s.supply[data.VERMIN - data.CALAMITY] == 0:
            lose(s)
            return
    for p in s.live:
        ready(s, p)
    if s.round < data.ROUNDS:
        s.starter = s.starter if s.rules.solo else 1 - s.starter
        begin_round(s)
    elif s.rules.advisor:
        open_window(s, state.LAST)
    else:
        s.phase = state.OVER


def ready(s: State, p: Board) -> None:
    """Traps, advisors and the spies of a quest for the next round."""
    if s.round < data.ROUNDS:
        p.used = 0
    if not s.rules.solo:
        p.traps = data.TRAPS
        p.spies += p.spent_spies
        p.spent_spies = 0
