"""Phase 2, Reveal: cards of the shared deck one by one (F-REVEAL)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.for_a_crown.rules import state
from interregnum.games.for_a_crown.rules.actions import EVENT, MERCENARIES, REVEAL
from interregnum.games.for_a_crown.rules.data import CARD_ICONS, CARD_LEVEL, CARDS, EVENTS, WHOLE
from interregnum.games.for_a_crown.rules.gallery import is_active
from interregnum.games.for_a_crown.rules.state import State


def next_card(s: State) -> None:
    """Until the shared deck is empty (F-REVEAL-02)."""
    s.actor = NONE
    left = len(s.deck) > 0 or s.events != 0 or s.unseen > 0
    s.phase = state.REVEALING if left else state.ROUND_OVER


def possible_events(s: State) -> i64:
    """A bit per event that may come up: those known to be in, and what an unseen one may be."""
    return s.events | s.pile if s.unseen > 0 else s.events


def legal_reveals(s: State) -> Ints:
    """Every different card that may lie on top, mercenaries before events."""
    out = vec[i64]()
    last: i64 = -1
    for card in s.deck:
        if card // 2 != last:
            last = card // 2
            out = append(out, REVEAL + last)
    events = possible_events(s)
    for e in range(EVENTS):
        if events >> e & 1 == 1:
            out = append(out, EVENT + e)
    return out


def ones(bits: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def reveal_weights(s: State) -> Ints:
    """A known card weighs as much as all guesses at one unseen event together."""
    guesses = ones(s.pile) if s.unseen > 0 else 1
    out = vec[i64]()
    last: i64 = -1
    for card in s.deck:
        if card // 2 == last:  # a second copy of a level-1 card of the same family
            out[i64(len(out)) - 1] += guesses
        else:
            last = card // 2
            out = append(out, guesses)
    events = possible_events(s)
    for e in range(EVENTS):
        if events >> e & 1 == 1:
            out = append(out, guesses if s.events >> e & 1 == 1 else s.unseen)
    return out


def reveal_mercenary(s: State, offset: i64) -> None:
    """Resolved by the family on its sleeve; ignored if that is out (F-REVEAL-03, -06)."""
    remove_shared(s, offset)
    s.revealed = append(s.revealed, offset)
    card = offset % CARDS
    s.actor = offset // CARDS
    if not is_active(s, s.actor):
        s.phase = state.NEXT_CARD
    elif CARD_LEVEL[card] == 1:
        s.phase = state.CHOOSING_OPTION
    else:
        s.icons = WHOLE[card][:]
        s.phase = state.NEXT_ICON


def remove_shared(s: State, offset: i64) -> None:
    """Take out one copy, blind or not."""
    rest = vec[i64]()
    found = False
    for card in s.deck:
        if not found and card // 2 == offset:
            found = True
        else:
            rest = append(rest, card)
    s.deck = rest


def reveal_event(s: State, e: i64) -> None:
    """An event that nobody knew is known from now on (F-INFO-05)."""
    if s.events >> e & 1 == 1:
        s.events &= ~(i64(1) << e)
    else:
        s.pile &= ~(i64(1) << e)
        s.unseen -= 1
    s.revealed = append(s.revealed, MERCENARIES + e)


def current_card(s: State) -> i64:
    """The card turned up last, as a REVEAL offset, NONE before the first."""
    return s.revealed[i64(len(s.revealed)) - 1] if len(s.revealed) > 0 else -1


def choose_option(s: State, half: i64) -> None:
    """D3: one of the two effects, anew at each reveal (F-EFFECT-12)."""
    s.icons = CARD_ICONS[current_card(s) % CARDS][half][:]
    s.phase = state.NEXT_ICON
