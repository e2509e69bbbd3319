"""What there is of every card, wherever it lies; it never changes in a match."""

from typing import Final

from interregnum.core.game import NONE
from interregnum.games.wonderful_kingdom.rules.data import (
    ADVISOR_IDS,
    ADVISORS,
    CALAMITIES,
    CALAMITY,
    CARD_IDS,
    CARDS,
    COPIES,
    DECK_CARDS,
    DEVELOPMENTS,
    MENACE_COPIES,
    MENACE_IDS,
    MENACES,
)
from interregnum.games.wonderful_kingdom.rules.scoring import menace_count
from interregnum.games.wonderful_kingdom.rules.state import SITE_CARD, SLOT_CARD, UNKNOWN, State
from interregnum.games.wonderful_kingdom.rules.table import bad_card

CENSUS: Final = dict(zip(CARD_IDS, [*COPIES, CALAMITIES, *MENACE_COPIES], strict=True))


def census(s: State) -> dict[str, int]:
    """Cards by kind; unseen danger cards are counted as what they may be."""
    found = [0] * CARDS
    for card in range(DECK_CARDS):
        found[card] += s.bag[card] + (s.buried[card] if len(s.buried) else 0)
    for card in range(CARDS):
        found[card] += s.discard[card] + s.box[card]
    for k, n in enumerate(s.supply):
        found[CALAMITY + k] += n
    for card in loose(s):
        found[card] += 1
    for p in s.live:
        for card in range(DEVELOPMENTS):
            found[card] += p.built[card]
        found[CALAMITY] += p.calamities + p.inquired
        for k in range(len(MENACE_IDS)):
            found[MENACES + k] += menace_count(p, k)
    return dict(zip(CARD_IDS, found, strict=True))


def loose(s: State) -> list[int]:
    """Cards lying one by one: hands, areas, selections, constructions, advisors, looked at."""
    slots = [*s.areas[0], *s.areas[1], *s.unseen, *(x for p in s.live for x in p.selection)]
    lying = [slot & SLOT_CARD for slot in slots if slot & SLOT_CARD != UNKNOWN]
    lying += [card for hand in s.hands for card in hand] + [c for c in s.boxed if c != NONE]
    lying += [*s.looked, *([s.top] if s.top != NONE else [])]
    if not s.rules.solo:
        lying += [card for k, card in enumerate(s.offer) if k in (0, 2)]
    for p in s.live:
        lying += [x & SITE_CARD for x in p.sites] + list(p.gone)
        lying += [ADVISORS + k for k in range(len(ADVISOR_IDS)) if p.advisors >> k & 1]
    return lying + bad_cards(s)


def bad_cards(s: State) -> list[int]:
    """The bad ones among danger cards that nobody has seen."""
    return [bad_card(s, 0)] * s.bad_left if s.rules.solo else []
