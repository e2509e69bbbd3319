"""Effects of events (F-EVENT)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.for_a_crown.rules import actions, data, state
from interregnum.games.for_a_crown.rules.actions import bribe, bribe_rubies, bribe_total
from interregnum.games.for_a_crown.rules.gallery import (
    influence_order,
    is_active,
    least_influential,
)
from interregnum.games.for_a_crown.rules.heirloom import lose, may_sell_to_pay, number_fallen, sell
from interregnum.games.for_a_crown.rules.payment import charge, pay, reach, wealth
from interregnum.games.for_a_crown.rules.state import State


def begin_event(s: State, e: i64) -> None:
    """The influence order is fixed now (F-EVENT-10, RUL-F-10)."""
    kind = data.EVENT_KIND[e]
    s.event = kind
    s.phase = state.NEXT_IN_EVENT
    if kind == data.BURGLARY:
        burglary(s)
    elif kind == data.SCANDAL:
        scandal(s)
    elif kind == data.HAND:
        helping_hand(s)
    else:
        s.order = influence_order(s)
        s.turn = -1


def most(tokens: Ints, s: State) -> i64:
    """The largest number in front of an active player; 0 concerns nobody (RUL-F-11)."""
    best: i64 = 0
    for seat in range(i64(len(tokens))):
        if is_active(s, seat) and tokens[seat] > best:
            best = tokens[seat]
    return best


def burglary(s: State) -> None:
    """Victims first, then losses, then their bandits go home (F-EVENT-01, -02, -09)."""
    order = influence_order(s)
    largest = most(s.bandits, s)
    if largest == 0:
        return
    for seat in order:
        if s.bandits[seat] == largest:
            lose(s, seat, data.BURGLARY_LOSS)
            s.bandits[seat] = 0
    number_fallen(s, order)


def scandal(s: State) -> None:
    """By the zone of the portrait; a fall moves no other portrait (F-EVENT-08, F-GALLERY-05)."""
    order = influence_order(s)
    for seat in order:
        lose(s, seat, data.ZONE_LOSS[s.space[seat]])
    number_fallen(s, order)


def helping_hand(s: State) -> None:
    """The least influential rolls, and must (F-EVENT-06)."""
    seat = least_influential(s)
    if seat != NONE:
        s.actor = seat
        s.phase = state.ROLLING


def next_in_event(s: State) -> None:
    """Whose turn it is at a Bribery or at the Mages; any other card is done."""
    if s.event == data.BRIBERY or s.event == data.MAGES:
        s.turn += 1
        if s.turn < i64(len(s.order)):
            ask(s, s.order[s.turn])
            return
    s.event = NONE
    s.phase = state.NEXT_CARD


def ask(s: State, seat: i64) -> None:
    """D7 and D8; who could do nothing is passed over without a ply."""
    if not is_active(s, seat) or reach(s, seat) == 0:
        return
    if s.event == data.MAGES:
        s.actor = seat
        s.phase = state.HIRING_MAGES
    elif s.bandits[seat] > 0:
        s.actor = seat
        s.phase = state.BRIBING


def most_to_bribe(s: State, seat: i64) -> i64:
    return min(data.BRIBE_LIMIT, s.bandits[seat])


def legal_bribes(s: State, seat: i64) -> Ints:
    """Every mix, for up to all bandits of the seat (F-EVENT-04); beyond the chest only totals."""
    out = vec[i64]()
    limit = most_to_bribe(s, seat)
    for total in range(min(limit, wealth(s, seat)) + 1):
        for rubies in range(max(0, total - s.coins[seat]), min(total, s.rubies[seat]) + 1):
            out = append(out, bribe(total, rubies))
    for total in range(wealth(s, seat) + 1, min(limit, reach(s, seat)) + 1):
        out = append(out, actions.BRIBE_SALE + total)
    return out


def give_bribe(s: State, action: i64) -> None:
    """A sale leads to the question of the mix (RUL-F-02); else the action holds it."""
    if action >= actions.BRIBE_SALE:
        charge(s, action, action - actions.BRIBE_SALE)
        return
    s.bought = action
    s.cost = bribe_total(action)
    pay(s, bribe_rubies(action))


def send_bandits_home(s: State) -> None:
    """Paid: as many bandits go as the price was."""
    s.bandits[s.actor] -= s.cost
    s.bought = NONE
    s.cost = 0
    s.phase = state.NEXT_IN_EVENT


def legal_mages(s: State, seat: i64) -> Ints:
    out = vec[i64]([actions.MAGES_DECLINE])
    if s.coins[seat] > 0:
        out = append(out, actions.MAGES_COIN)
    if s.rubies[seat] > 0 or (s.coins[seat] == 0 and may_sell_to_pay(s, seat)):
        out = append(out, actions.MAGES_RUBY)
    return out


def hire_mages(s: State, action: i64) -> None:
    """D8: pay and roll at once, before the next player decides (F-EVENT-07)."""
    if action == actions.MAGES_DECLINE:
        s.phase = state.NEXT_IN_EVENT
    elif action == actions.MAGES_COIN:
        s.coins[s.actor] -= 1
        s.phase = state.ROLLING
    else:  # RUL-F-02: with nothing in the chest the heirloom is sold first
        if s.rubies[s.actor] == 0:
            sell(s, s.actor)
        s.rubies[s.actor] -= 1
        s.phase = state.ROLLING
