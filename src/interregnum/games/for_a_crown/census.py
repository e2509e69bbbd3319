"""What there is of everything, wherever it lies; it never changes in a match."""

from typing import Final

from interregnum.core.game import NONE
from interregnum.games.for_a_crown.rules import data
from interregnum.games.for_a_crown.rules.actions import MERCENARIES
from interregnum.games.for_a_crown.rules.state import State

CENSUS: Final = {
    **dict(zip(data.CARD_IDS, data.COPIES, strict=True)),
    **dict.fromkeys(data.EVENT_IDS, 1),
}


def census(s: State) -> dict[str, int]:
    """Cards by kind; none ever leaves the table."""
    counts = dict.fromkeys(CENSUS, 0)
    for card in range(data.STACKS):
        counts[data.CARD_IDS[card]] += s.stacks[card]
    shared = [*(down // 2 for down in s.deck), *s.revealed]
    events = [e for e in range(data.EVENTS) for bits in (s.events, s.pile) if bits >> e & 1]
    events += [offset - MERCENARIES for offset in shared if offset >= MERCENARIES]
    cards = [offset % data.CARDS for offset in shared if offset < MERCENARIES]
    cards += [card for card in s.up if card != NONE]
    for k in range(data.LEVELS - 1):
        cards += undrawn(s, k)
    for name in [*(data.CARD_IDS[card] for card in cards), *(data.EVENT_IDS[e] for e in events)]:
        counts[name] += 1
    return counts


def undrawn(s: State, k: int) -> list[int]:
    """The cards of a deck, the lowest level first."""
    cards = range(data.FIRST[k + 1], data.FIRST[k + 2])
    return [card for card in cards if s.decks[k] >> card - data.FIRST[k + 1] & 1]
