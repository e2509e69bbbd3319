"""A whole position as a JSON document in the ledger's nouns (docs/positions.md), and back."""

from typing import Annotated, Any, Final, Literal

import msgspec

from interregnum.core.errors import BadPosition
from interregnum.core.game import NONE
from interregnum.games.documents import document, options_of, read, read_seats, written, written_of
from interregnum.games.fields import Mask, Names, ints, place
from interregnum.games.for_a_crown.census import undrawn
from interregnum.games.for_a_crown.families import FAMILIES
from interregnum.games.for_a_crown.flaws import flaw
from interregnum.games.for_a_crown.options import Options
from interregnum.games.for_a_crown.papers import STATE
from interregnum.games.for_a_crown.rules import data
from interregnum.games.for_a_crown.rules.actions import MERCENARIES
from interregnum.games.for_a_crown.rules.copies import empty_state
from interregnum.games.for_a_crown.rules.settings import settings
from interregnum.games.for_a_crown.rules.state import State
from interregnum.games.title import NO_POSITION, Position, flatten

UP_CARDS: Final = Names("", data.CARD_IDS)
LEVEL_NAMES: Final = [str(level) for level in range(2, data.LEVELS + 1)]
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]  # no chest ever holds as many


class Doc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the parts of a document."""


class MarketDoc(Doc, frozen=True):
    stacks: dict[str, Count]  # level 1: cards left
    up: dict[str, list[str]]  # by level: two places, "" where empty
    decks: dict[str, list[str]]  # by level: the cards not drawn, in no order


class CardDoc(Doc, frozen=True, omit_defaults=True):
    card: str
    owner: str = ""  # "" for an event
    blind: bool = False  # only its owner has seen it


PlayerDoc: Final = document("PlayerDoc", STATE, ("family", str), seats=True)
PositionDoc: Final = document(
    "PositionDoc",
    STATE,
    ("title", Literal["for-a-crown"]),
    ("options", Options),
    ("players", list[PlayerDoc]),  # type: ignore[valid-type]
    ("market", MarketDoc),
    ("shared", list[CardDoc]),  # face down, in no order
    ("revealed", list[CardDoc]),  # this round, as turned up
    ("buying", str),  # what is being paid for, in notation; "" for nothing
)


def position(s: State) -> Position:
    """The document of a state."""
    events = [card_doc(MERCENARIES + e, 0) for e in range(data.EVENTS) if s.events >> e & 1]
    plain: Position = msgspec.to_builtins(
        {
            "title": "for-a-crown",
            "options": options_of(Options, s.options),
            "players": [
                {"family": data.FAMILY_IDS[seat], **written_of(STATE, s, seat)}
                for seat in range(len(s.rubies))
            ],
            "market": market_doc(s),
            "shared": [card_doc(card // 2, card % 2) for card in s.deck] + events,
            "revealed": [card_doc(offset, 0) for offset in s.revealed],
            "buying": FAMILIES.texts[s.bought] if s.bought != NONE else "",
            **written(STATE, s),
        }
    )
    return plain


def market_doc(s: State) -> MarketDoc:
    up = UP_CARDS.write(s.up)
    return MarketDoc(
        stacks=dict(zip(data.CARD_IDS, s.stacks, strict=False)),
        up={level: up[k * data.UP : k * data.UP + data.UP] for k, level in enumerate(LEVEL_NAMES)},
        decks={
            level: [data.CARD_IDS[card] for card in undrawn(s, k)]
            for k, level in enumerate(LEVEL_NAMES)
        },
    )


def card_doc(offset: int, blind: int) -> CardDoc:
    if offset >= MERCENARIES:
        return CardDoc(data.EVENT_IDS[offset - MERCENARIES])
    return CardDoc(
        data.CARD_IDS[offset % data.CARDS], data.FAMILY_IDS[offset // data.CARDS], blind == 1
    )


def load(doc: Position) -> State:
    """The state of a document; anything that is no position is refused in one sentence."""
    try:
        d = msgspec.convert(doc, PositionDoc)
        s = state_of(d)
    except NO_POSITION as error:
        raise BadPosition(f"this is no position of for-a-crown: {error}") from error
    complaint = flaw(s)
    if complaint:
        raise BadPosition(f"this position of for-a-crown cannot be: {complaint}")
    return s


def state_of(d: Any) -> State:
    require_parts(d)
    s = empty_state(settings(flatten(d.options)))
    read(STATE, d, s)
    read_seats(STATE, d.players, s)
    s.stacks = ints([d.market.stacks[card] for card in data.CARD_IDS[: data.STACKS]])
    s.decks = ints([deck_mask(d.market.decks[level], k) for k, level in enumerate(LEVEL_NAMES)])
    s.up = UP_CARDS.read([card for level in LEVEL_NAMES for card in d.market.up[level]])
    s.deck = ints(sorted(offset_of(c) * 2 + c.blind for c in d.shared if c.owner))
    s.events = Mask("", data.EVENT_IDS).read([c.card for c in d.shared if not c.owner])
    s.revealed = ints([offset_of(card) for card in d.revealed])
    s.bought = place(d.buying, FAMILIES.texts) if d.buying else NONE
    return s


def require_parts(d: Any) -> None:
    """What a schema cannot say."""
    families = [player.family for player in d.players]
    if families != data.FAMILY_IDS[: len(families)] or not 3 <= len(families) <= len(
        data.FAMILY_IDS
    ):
        raise ValueError(
            f"players are {families}, expected 3 to 5 of {data.FAMILY_IDS} in this order"
        )
    if sorted(d.market.up) != LEVEL_NAMES or sorted(d.market.decks) != LEVEL_NAMES:
        raise ValueError(f"the market has the levels {LEVEL_NAMES}")
    if any(len(places) != data.UP for places in d.market.up.values()):
        raise ValueError("a level has two face-up places")
    if sorted(d.market.stacks) != data.CARD_IDS[: data.STACKS]:
        raise ValueError(
            f"the stacks are {sorted(d.market.stacks)}, expected {data.CARD_IDS[: data.STACKS]}"
        )
    if any(card.blind for card in [*d.revealed, *(c for c in d.shared if not has_deck(c))]):
        raise ValueError("only a face-down mercenary of a deck is blind")


def has_deck(card: CardDoc) -> bool:
    """Levels 2 and up lie in decks, from which one recruits unseen."""
    return card.owner != "" and card.card not in data.CARD_IDS[: data.STACKS]


def deck_mask(names: list[str], k: int) -> int:
    return Mask("", data.CARD_IDS[data.FIRST[k + 1] : data.FIRST[k + 2]]).read(names)


def offset_of(card: CardDoc) -> int:
    """The number of a shared card: REVEAL's offset."""
    if not card.owner:
        return MERCENARIES + place(card.card, data.EVENT_IDS)
    return place(card.owner, data.FAMILY_IDS) * data.CARDS + place(card.card, data.CARD_IDS)
