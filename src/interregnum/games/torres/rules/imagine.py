"""What a seat cannot know, dealt anew."""

from random import Random

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.core.packing import zeros
from interregnum.games.torres.rules import state
from interregnum.games.torres.rules.cards import has_own_decks, rising
from interregnum.games.torres.rules.copies import clone_state
from interregnum.games.torres.rules.data import CARD_TYPES
from interregnum.games.torres.rules.state import State


def imagined(s: State, seat: int, rng: Random) -> State:
    t = clone_state(s)
    if s.options.master:
        return t  # nothing is hidden
    owner: int = s.seat
    if seat != owner:
        forget_play(t)
    if has_own_decks(s):
        for other in range(s.seats):
            if other != seat:
                deal_own(t, other, rng)
    else:
        deal_common(t, seat, rng)
    return t


def is_half_played(s: State) -> bool:
    """A card of a hidden hand is not carried out yet."""
    playing = (
        s.step == state.CARD_SOURCE or s.step == state.CARD_TARGET or s.step == state.CARD_STACK
    )
    return playing and not s.options.master


def forget_play(t: State) -> None:
    """A card is shown when it is carried out; before that it is in the hand."""
    if is_half_played(t):
        t.step = state.TURN
        t.card = NONE
        t.source = NONE


def take_out(counts: Ints, first: i64, pool: Ints) -> i64:
    """Move all cards from ten places into the pool; how many there were."""
    total: i64 = 0
    for card in range(CARD_TYPES):
        pool[card] += counts[first + card]
        total += counts[first + card]
        counts[first + card] = 0
    return total


def mixed(pool: Ints, rng: Random) -> Ints:
    """The cards of a pool in an order of chance; it depends on nothing but the counts."""
    order: Ints = vec[i64]()
    for card in range(CARD_TYPES):
        for _ in range(pool[card]):
            order = append(order, card)
    for last in range(i64(len(order)) - 1, 0, -1):
        k: i64 = int(rng.random() * float(last + 1))
        order[last], order[k] = order[k], order[last]
    return order


def hide_hand(t: State, seat: i64, pool: Ints) -> tuple[i64, i64]:
    """A hand into the pool: how many older cards, how many bought this turn."""
    size = take_out(t.cards.hand, seat * CARD_TYPES, pool)
    new: i64 = 0
    if seat == t.seat:
        for card in range(CARD_TYPES):
            new += t.cards.fresh[card]
            t.cards.fresh[card] = 0
    return size - new, new


def give_hand(t: State, seat: i64, order: Ints, at: i64, old: i64, new: i64) -> i64:
    """Deal a hand from the mixed cards; where the next one begins."""
    for k in range(at, at + old + new):
        t.cards.hand[seat * CARD_TYPES + order[k]] += 1
        if k >= at + old:
            t.cards.fresh[order[k]] += 1
    return at + old + new


def deal_common(t: State, seat: int, rng: Random) -> None:
    """The other hands and the deck, together."""
    pool = zeros(CARD_TYPES)
    take_out(t.cards.bag, 0, pool)
    sizes = [hide_hand(t, other, pool) if other != seat else (0, 0) for other in range(t.seats)]
    order = mixed(pool, rng)
    at: i64 = 0
    for other in range(t.seats):
        old, new = sizes[other]
        at = give_hand(t, other, order, at, old, new)
    for k in range(at, i64(len(order))):
        t.cards.bag[order[k]] += 1


def deal_own(t: State, seat: i64, rng: Random) -> None:
    """A seat's ten cards over hand, top, bag, bottom and what it is looking at."""
    cards = t.cards
    pool = zeros(CARD_TYPES)
    old, new = hide_hand(t, seat, pool)
    take_out(cards.bag, seat * CARD_TYPES, pool)
    parts = [cards.top[seat], cards.bottom[seat]]
    if seat == t.seat:
        parts.append(cards.looked)
    for part in parts:
        for card in part:
            pool[card] += 1
    order = mixed(pool, rng)
    at = give_hand(t, seat, order, 0, old, new)
    for part in parts:
        for i in range(i64(len(part))):
            part[i] = order[at]
            at += 1
    if seat == t.seat:
        cards.looked = rising(cards.looked)
    for k in range(at, i64(len(order))):
        cards.bag[seat * CARD_TYPES + order[k]] += 1
