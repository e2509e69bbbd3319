"""A whole position as a JSON document in the ledger's nouns (docs/positions.md), and back."""

from typing import Annotated, Final, Literal

import msgspec
from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.errors import BadPosition
from interregnum.core.game import NONE
from interregnum.games.for_a_crown.census import undrawn
from interregnum.games.for_a_crown.flaws import flaw
from interregnum.games.for_a_crown.options import Options
from interregnum.games.for_a_crown.rules.actions import MERCENARIES
from interregnum.games.for_a_crown.rules.data import (
    CARD_IDS,
    CARDS,
    EVENT_IDS,
    EVENT_KINDS,
    EVENTS,
    FIRST,
    ICONS,
    LEVELS,
    ROUNDS,
    STACKS,
    UP,
)
from interregnum.games.for_a_crown.rules.state import OPTION_NAMES, State
from interregnum.games.for_a_crown.text import FAMILIES, TEXTS
from interregnum.games.for_a_crown.view import PHASES
from interregnum.games.title import NO_POSITION, Position, allowed_values, flatten

MANY: Final = 20  # names that a sentence may list
LEVEL_NAMES: Final = [str(level) for level in range(2, LEVELS + 1)]
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]  # no chest ever holds as many


class Doc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the parts of a document."""


class PlayerDoc(Doc, frozen=True):
    family: str
    rubies: Count
    coins: Count
    bandits: Count
    heirloom: Literal["kept", "sold"]
    space: Count  # of the portrait, 0 off the gallery
    out: Count = 0  # 0 active, else the order of elimination


class MarketDoc(Doc, frozen=True):
    stacks: dict[str, Count]  # level 1: cards left
    up: dict[str, list[str]]  # by level: two places, "" where empty
    decks: dict[str, list[str]]  # by level: the cards not drawn, in no order


class CardDoc(Doc, frozen=True, omit_defaults=True):
    card: str
    owner: str = ""  # "" for an event
    blind: bool = False  # only its owner has seen it


class PositionDoc(Doc, frozen=True):
    title: Literal["for-a-crown"]
    options: Options
    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)]
    pass_: Count
    phase: str
    players: list[PlayerDoc]
    market: MarketDoc
    shared: list[CardDoc]  # face down, in no order
    unseen: Count  # events of the pile in the shared deck that nobody knows
    pile: list[str]  # what they and the rest of the pile may be
    revealed: list[CardDoc]  # this round, as turned up
    order: list[str]  # of the pass or of the event
    turn: Annotated[int, msgspec.Meta(ge=NONE, le=len(FAMILIES))]  # place in the order
    actor: str  # who decides or whose card or roll it is; "" for nobody
    buying: str  # what is being paid for, in notation; "" for nothing
    cost: Count
    icons: list[str]  # left on the card
    icon: str  # being applied
    event: str  # kind being resolved
    reveals: Annotated[int, msgspec.Meta(ge=0, le=999_999)]


def position(s: State) -> Position:
    """The document of a state."""
    doc = PositionDoc(
        title="for-a-crown",
        options=options_of(s),
        round=s.round,
        pass_=s.pass_,
        phase=PHASES[s.phase],
        players=[player_doc(s, seat) for seat in range(len(s.rubies))],
        market=market_doc(s),
        shared=[card_doc(card // 2, card % 2) for card in s.deck]
        + [card_doc(MERCENARIES + e, 0) for e in range(EVENTS) if s.events >> e & 1],
        unseen=s.unseen,
        pile=[EVENT_IDS[e] for e in range(EVENTS) if s.pile >> e & 1],
        revealed=[card_doc(offset, 0) for offset in s.revealed],
        order=[FAMILIES[seat] for seat in s.order],
        turn=s.turn,
        actor=FAMILIES[s.actor] if s.actor != NONE else "",
        buying=TEXTS[s.bought] if s.bought != NONE else "",
        cost=s.cost,
        icons=[ICONS[icon] for icon in s.icons],
        icon=ICONS[s.icon] if s.icon != NONE else "",
        event=EVENT_KINDS[s.event] if s.event != NONE else "",
        reveals=s.reveals,
    )
    plain: Position = msgspec.to_builtins(doc)
    return plain


def options_of(s: State) -> Options:
    values = {}
    for field, value in zip(msgspec.structs.fields(Options), s.options, strict=True):
        values[field.name] = allowed_values(field.type)[value]
    return msgspec.convert(values, Options, strict=False)


def player_doc(s: State, seat: int) -> PlayerDoc:
    kept: Literal["kept", "sold"] = "kept" if s.heirloom[seat] else "sold"
    chest = s.rubies[seat], s.coins[seat], s.bandits[seat]
    return PlayerDoc(FAMILIES[seat], *chest, kept, s.space[seat], s.fall[seat])


def market_doc(s: State) -> MarketDoc:
    up = [CARD_IDS[card] if card != NONE else "" for card in s.up]
    return MarketDoc(
        stacks=dict(zip(CARD_IDS, s.stacks, strict=False)),
        up={level: up[k * UP : k * UP + UP] for k, level in enumerate(LEVEL_NAMES)},
        decks={
            level: [CARD_IDS[card] for card in undrawn(s, k)] for k, level in enumerate(LEVEL_NAMES)
        },
    )


def card_doc(offset: int, blind: int) -> CardDoc:
    if offset >= MERCENARIES:
        return CardDoc(EVENT_IDS[offset - MERCENARIES])
    return CardDoc(CARD_IDS[offset % CARDS], FAMILIES[offset // CARDS], blind == 1)


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


def state_of(d: PositionDoc) -> State:
    flat = flatten(d.options)
    families = [player.family for player in d.players]
    if families != FAMILIES[: len(families)] or not 3 <= len(families) <= len(FAMILIES):
        raise ValueError(f"players are {families}, expected 3 to 5 of {FAMILIES} in this order")
    if sorted(d.market.up) != LEVEL_NAMES or sorted(d.market.decks) != LEVEL_NAMES:
        raise ValueError(f"the market has the levels {LEVEL_NAMES}")
    if any(len(places) != UP for places in d.market.up.values()):
        raise ValueError("a level has two face-up places")
    if sorted(d.market.stacks) != CARD_IDS[:STACKS]:
        raise ValueError(f"the stacks are {sorted(d.market.stacks)}, expected {CARD_IDS[:STACKS]}")
    if any(card.blind for card in [*d.revealed, *(c for c in d.shared if not has_deck(c))]):
        raise ValueError("only a face-down mercenary of a deck is blind")
    phase = list(PHASES)[place(d.phase, list(PHASES.values()))]
    return State(
        ints([flat[name] for name in OPTION_NAMES]), phase, d.round, d.pass_,
        ints([p.rubies for p in d.players]), ints([p.coins for p in d.players]),
        ints([p.bandits for p in d.players]), ints([int(p.heirloom == "kept") for p in d.players]),
        ints([p.space for p in d.players]), ints([p.out for p in d.players]),
        ints([d.market.stacks[card] for card in CARD_IDS[:STACKS]]),
        ints([deck_mask(d.market.decks[level], k) for k, level in enumerate(LEVEL_NAMES)]),
        ints([index(card, CARD_IDS) for level in LEVEL_NAMES for card in d.market.up[level]]),
        ints(sorted(offset_of(c) * 2 + c.blind for c in d.shared if c.owner)),
        mask([c.card for c in d.shared if not c.owner], EVENT_IDS), d.unseen,
        mask(d.pile, EVENT_IDS),
        ints([offset_of(card) for card in d.revealed]),
        ints([place(family, FAMILIES) for family in d.order]), d.turn, index(d.actor, FAMILIES),
        index(d.buying, TEXTS), d.cost, ints([place(icon, ICONS) for icon in d.icons]),
        index(d.icon, ICONS), index(d.event, EVENT_KINDS), d.reveals,
    )  # fmt: skip


def has_deck(card: CardDoc) -> bool:
    """Levels 2 and up lie in decks, from which one recruits unseen."""
    return card.owner != "" and card.card not in CARD_IDS[:STACKS]


def ints(values: list[int]) -> Ints:
    return vec[i64](values)


def place(name: str, names: list[str]) -> int:
    """Where a name stands."""
    if name not in names:
        raise ValueError(
            f"{name!r} is none of {', '.join(names[:MANY])}{' …' * (len(names) > MANY)}"
        )
    return names.index(name)


def index(name: str, names: list[str]) -> int:
    """The place of a name; NONE for the empty one."""
    return place(name, names) if name else NONE


def mask(names: list[str], all_names: list[str]) -> int:
    """A bit per name."""
    if len(set(names)) != len(names):
        raise ValueError(f"{names} names one twice")
    return sum(1 << place(name, all_names) for name in names)


def deck_mask(names: list[str], k: int) -> int:
    return mask(names, CARD_IDS[FIRST[k + 1] : FIRST[k + 2]])


def offset_of(card: CardDoc) -> int:
    """The number of a shared card: REVEAL's offset."""
    if not card.owner:
        return MERCENARIES + place(card.card, EVENT_IDS)
    return place(card.owner, FAMILIES) * CARDS + place(card.card, CARD_IDS)
