"""What a seat knows: blind recruits are the one thing hidden (ledger 5.4)."""

from random import Random

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.games.for_a_crown.rules.copies import clone_state
from interregnum.games.for_a_crown.rules.data import CARD_LEVEL, CARDS, FIRST, LEVELS
from interregnum.games.for_a_crown.rules.reveal import ones
from interregnum.games.for_a_crown.rules.state import State, add_shared, shared


def is_hidden(card: i64, seat: i64) -> bool:
    """Whether a card of the shared deck is another seat's blind recruit."""
    return card & 1 == 1 and card // 2 // CARDS != seat


def imagined(s: State, seat: i64, rng: Random) -> State:
    """Blind recruits of others, dealt anew from the undrawn cards of their level."""
    t = clone_state(s)
    t.deck = vec[i64]()
    owners = [vec[i64]() for _ in range(LEVELS + 1)]  # by level: whose blind recruits lie there
    for card in s.deck:
        if is_hidden(card, seat):
            level = CARD_LEVEL[card // 2 % CARDS]
            owners[level] = append(owners[level], card // 2 // CARDS)
            t.decks[level - 2] |= i64(1) << card // 2 % CARDS - FIRST[level - 1]
        else:
            t.deck = append(t.deck, card)
    for level in range(i64(2), LEVELS + 1):
        deal(t, level, owners[level], rng)
    return t


def deal(t: State, level: i64, owners: Ints, rng: Random) -> None:
    """Owners ascend, as the deck does: the result depends on nothing but their number."""
    for owner in owners:
        card = nth_card(t.decks[level - 2], int(rng.random() * float(ones(t.decks[level - 2]))))
        t.decks[level - 2] &= ~(i64(1) << card)
        add_shared(t, shared(owner, FIRST[level - 1] + card, 1))


def nth_card(bits: i64, n: i64) -> i64:
    """The place of the n-th bit that is set."""
    place: i64 = 0
    while bits != 0:
        if bits & 1 == 1:
            if n == 0:
                return place
            n -= 1
        bits >>= 1
        place += 1
    raise AssertionError("n is below the number of bits")
