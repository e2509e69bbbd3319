"""Single cards in a position: those that lie in areas and selections, and constructions."""

import msgspec

from interregnum.core.arrays import Ints
from interregnum.games.fields import Counts, ints, place
from interregnum.games.wonderful_kingdom.rules.data import (
    BASIC_IDS,
    CARD_IDS,
    DEVELOPMENT_IDS,
    RESOURCE_IDS,
)
from interregnum.games.wonderful_kingdom.rules.state import (
    DOWN,
    FROZEN,
    KNOWN,
    LOCKED,
    NEED,
    ON,
    PLACER,
    ROUND,
    SITE,
    SITE_CARD,
    SLOT_CARD,
    UNKNOWN,
)

SPACES = Counts("", RESOURCE_IDS)
LAID = Counts("", BASIC_IDS)


class Doc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the parts of a document."""


class CardDoc(Doc, frozen=True, omit_defaults=True):
    """A card on the table; "" is a danger card that nobody has seen."""

    card: str
    down: bool = False
    known: list[int] = []  # seats that have seen it face down
    placer: int = 0
    round: int = 0  # in which it was discarded unseen


class SiteDoc(Doc, frozen=True, omit_defaults=True):
    card: str
    open: dict[str, int] = {}  # spaces by resource
    krystallium: dict[str, int] = {}  # lying on basic spaces
    frozen: bool = False
    locked: bool = False


def card_doc(slot: int) -> CardDoc:
    card = slot & SLOT_CARD
    return CardDoc(
        card="" if card == UNKNOWN else CARD_IDS[card],
        down=bool(slot & DOWN),
        known=[seat for seat in range(2) if slot & KNOWN << seat],
        placer=1 if slot & PLACER else 0,
        round=slot // ROUND,
    )


def slot_of(doc: CardDoc) -> int:
    slot = place(doc.card, CARD_IDS) if doc.card else UNKNOWN
    known = sum(KNOWN << seat for seat in doc.known)
    return slot | DOWN * doc.down | known | PLACER * doc.placer | ROUND * doc.round


def slots(docs: list[CardDoc]) -> Ints:
    return ints([slot_of(doc) for doc in docs])


def site_doc(x: int) -> SiteDoc:
    return SiteDoc(
        card=CARD_IDS[x & SITE_CARD],
        open=SPACES.write([x >> NEED + 4 * r & 15 for r in range(len(RESOURCE_IDS))]),
        krystallium=LAID.write([x >> ON + 4 * r & 15 for r in range(len(BASIC_IDS))]),
        frozen=bool(x & FROZEN),
        locked=bool(x & LOCKED),
    )


def site_of_doc(doc: SiteDoc) -> int:
    x = SITE | place(doc.card, DEVELOPMENT_IDS) | FROZEN * doc.frozen | LOCKED * doc.locked
    for r, n in enumerate(SPACES.read(doc.open)):
        x |= n << NEED + 4 * r
    for r, n in enumerate(LAID.read(doc.krystallium)):
        x |= n << ON + 4 * r
    return x
