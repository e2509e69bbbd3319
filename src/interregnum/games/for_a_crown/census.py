"""What there is of everything, wherever it lies; it never changes in a match."""

from typing import Final

from interregnum.core.game import NONE
from interregnum.games.for_a_crown.rules.actions import MERCENARIES
from interregnum.games.for_a_crown.rules.data import (
    CARD_IDS,
    CARDS,
    COPIES,
    EVENT_IDS,
    EVENTS,
    FIRST,
    LEVELS,
    STACKS,
)
from interregnum.games.for_a_crown.rules.state import State

CENSUS: Final = {**dict(zip(CARD_IDS, COPIES, strict=True)), **dict.fromkeys(EVENT_IDS, 1)}


def census(s: State) -> dict[str, int]:
    """Cards by kind; none ever leaves the table."""
    counts = dict.fromkeys(CENSUS, 0)
    for card in range(STACKS):
        counts[CARD_IDS[card]] += s.stacks[card]
    shared = [*(down // 2 for down in s.deck), *s.revealed]
    events = [e for e in range(EVENTS) for bits in (s.events, s.pile) if bits >> e & 1]
    events += [offset - MERCENARIES for offset in shared if offset >= MERCENARIES]
    cards = [offset % CARDS for offset in shared if offset < MERCENARIES]
    cards += [card for card in s.up if card != NONE]
    for k in range(LEVELS - 1):
        cards += undrawn(s, k)
    for name in [*(CARD_IDS[card] for card in cards), *(EVENT_IDS[e] for e in events)]:
        counts[name] += 1
    return counts


def undrawn(s: State, k: int) -> list[int]:
    """The cards of a deck, the lowest level first."""
    cards = range(FIRST[k + 1], FIRST[k + 2])
    return [card for card in cards if s.decks[k] >> card - FIRST[k + 1] & 1]
