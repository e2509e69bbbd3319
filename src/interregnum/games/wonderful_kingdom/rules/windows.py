"""Windows: what a seat can do in one, a step of it, and what waits for its close."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.games.wonderful_kingdom.rules import data, state
from interregnum.games.wonderful_kingdom.rules.actions import END, FEED
from interregnum.games.wonderful_kingdom.rules.building import (
    add_laboratory,
    soldiers_on,
    tokens,
)
from interregnum.games.wonderful_kingdom.rules.fight import (
    apply_fight,
    apply_last,
    fight_acts,
    has_menace,
    last_acts,
)
from interregnum.games.wonderful_kingdom.rules.free_acts import apply_free, is_free
from interregnum.games.wonderful_kingdom.rules.planning import (
    apply_planning,
    feed,
    feed_acts,
    planning_acts,
)
from interregnum.games.wonderful_kingdom.rules.production import before_acts, build_acts, use_guild
from interregnum.games.wonderful_kingdom.rules.state import Board, State
from interregnum.games.wonderful_kingdom.rules.table import add_discard


def lose(s: State) -> None:
    """W-SCEN-01d, W-SCEN-05b: lost at once."""
    s.lost = 1
    s.phase = state.OVER


def has_choice(s: State, p: Board) -> bool:
    if s.phase == state.FIGHT and not has_menace(p):
        return False
    acts = window_acts(s, p)
    return len(acts) > 1 or (len(acts) == 1 and acts[0] != END)


def maybe_leave(s: State, p: Board) -> None:
    """Who plans nothing still takes the calamities and menaces of the selection."""
    if s.phase == state.PLANNING:
        apply_planning(s, p, END)


def window_acts(s: State, p: Board) -> Ints:
    """What a seat can do in the open window, finished or not."""
    if s.phase == state.BUILD:
        return build_acts(s, p)
    if s.phase == state.PLANNING:
        return planning_acts(s, p)
    if s.phase == state.BEFORE:
        return before_acts(p)
    if s.phase == state.FIGHT:
        return fight_acts(s, p)
    if s.phase == state.SHADOWS:
        return feed_acts(p, vec[i64]()) if p.feed > 0 else vec[i64]([END])
    return last_acts(p)


def window_step(s: State, p: Board, action: i64) -> None:
    """Changes one live board and nothing else: that is why a window commutes."""
    if is_free(action):
        apply_free(s, p, action)
    elif s.phase == state.PLANNING:
        apply_planning(s, p, action)
    elif action == END:
        p.done = 1
    elif s.phase == state.SHADOWS:
        feed(p, action - FEED)
    elif s.phase == state.FIGHT:
        apply_fight(s, p, action)
    elif s.phase == state.LAST:
        apply_last(s, p, action)
    else:
        use_guild(s, p)


def deliver(s: State) -> None:
    """W-SHADOW-02 to the other laboratory; SG05: beside the danger deck; alone: nowhere."""
    for seat in range(i64(len(s.live))):
        p = s.live[seat]
        for r in range(data.BASIC):
            if not s.rules.solo:
                add_laboratory(s, s.live[1 - seat], r, p.given[r])
            elif s.rules.scenario == data.SG05:
                s.beside += p.given[r]
            p.given[r] = 0
    if s.beside >= data.BESIDE_LIMIT:
        lose(s)


def is_overrun(s: State) -> bool:
    """W-SCEN-05b: with the card just fed to a Shadow there are five beside the danger deck."""
    if s.rules.scenario != data.SG05:
        return False
    given = s.live[0].given
    return s.beside + given[0] + given[1] + given[2] + given[3] >= data.BESIDE_LIMIT


def hand_over(s: State, seat: i64) -> None:
    """Discards of the window to the pile, menaces to the box, a calamity to the other duchy."""
    p = s.live[seat]
    for i in range(i64(len(p.gone))):
        card = p.gone[i]
        if card < data.DECK_CARDS:
            add_discard(s, card)
        elif card == data.VERMIN and s.rules.scenario == data.SG01:
            s.supply[data.VERMIN - data.CALAMITY] += 1
        else:
            s.box[card] += 1
    p.gone = vec[i64]()
    if p.inquired > 0:
        s.live[1 - seat].calamities += p.inquired
        p.inquired = 0


def count_tokens(s: State) -> None:
    """RUL-W-49: of a short stock seat 0 is served first; what the other took too much goes back."""
    over = -data.SOLDIER_TOKENS
    for p in s.live:
        over += tokens(p)
    if over <= 0:
        return
    seat = i64(len(s.live)) - 1
    last = s.live[seat]
    held = min(over, last.soldiers)
    last.soldiers -= held
    for _ in range(over - held):
        disarm(last, s.shown[seat])


def disarm(p: Board, opened: Board) -> None:
    """A soldier put on a construction in this window; of several the last of them."""
    i = i64(len(p.sites)) - 1
    while i >= 0:
        card = p.sites[i] & state.SITE_CARD
        if soldiers_on(p.sites[i]) > 0 and armed(p, card) > armed(opened, card):
            p.sites[i] += state.NEED_ONE[data.SOLDIER]
            return
        i -= 1


def armed(p: Board, card: i64) -> i64:
    """Soldiers on all constructions of a card."""
    count: i64 = 0
    for i in range(i64(len(p.sites))):
        if p.sites[i] & state.SITE_CARD == card:
            count += soldiers_on(p.sites[i])
    return count
