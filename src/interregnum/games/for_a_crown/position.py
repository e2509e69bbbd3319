"""A whole position as a JSON document in the ledger's nouns (docs/positions.md), and back."""

from collections.abc import Callable
from typing import Annotated, Final, Literal

import msgspec
from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.errors import BadPosition
from interregnum.core.game import CHANCE, NONE
from interregnum.games.for_a_crown.actions import (
    BLIND,
    BRIBE_SALE,
    MAGES_DECLINE,
    MERCENARIES,
    RECRUIT,
)
from interregnum.games.for_a_crown.data import (
    BANDIT,
    BRIBERY,
    CARD_IDS,
    CARD_LEVEL,
    CARDS,
    COPIES,
    EVENT_IDS,
    EVENT_KINDS,
    EVENTS,
    FIRST,
    ICONS,
    LEVELS,
    LOSS,
    MAGES,
    PASSES,
    ROUNDS,
    SPACES,
    STACKS,
    UP,
)
from interregnum.games.for_a_crown.options import Options
from interregnum.games.for_a_crown.rules.game import ForACrown
from interregnum.games.for_a_crown.rules.knowledge import size
from interregnum.games.for_a_crown.rules.recruit import empty_place
from interregnum.games.for_a_crown.rules.reveal import current_card
from interregnum.games.for_a_crown.state import (
    BRIBING,
    CHOOSING_OPTION,
    HANGING,
    HIRING_MAGES,
    LOOKING,
    OPTION_NAMES,
    OVER,
    PAYING,
    RECRUITING,
    REFILLING,
    ROLLING,
    TARGETING,
    State,
)
from interregnum.games.for_a_crown.text import FAMILIES, TEXTS
from interregnum.games.for_a_crown.view import PHASES
from interregnum.games.title import Position, allowed_values, flatten

GAME: Final = ForACrown()
PHASE_OF: Final = {name: phase for phase, name in PHASES.items()}
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
        decks={level: undrawn(s, k) for k, level in enumerate(LEVEL_NAMES)},
    )


def undrawn(s: State, k: int) -> list[str]:
    cards = range(FIRST[k + 1], FIRST[k + 2])
    return [CARD_IDS[card] for card in cards if s.decks[k] >> card - FIRST[k + 1] & 1]


def card_doc(offset: int, blind: int) -> CardDoc:
    if offset >= MERCENARIES:
        return CardDoc(EVENT_IDS[offset - MERCENARIES])
    return CardDoc(CARD_IDS[offset % CARDS], FAMILIES[offset // CARDS], blind == 1)


def load(doc: Position) -> State:
    """The state of a document; anything that is no position is refused in one sentence."""
    try:
        d = msgspec.convert(doc, PositionDoc)
        s = state_of(d)
    except (msgspec.ValidationError, ValueError, KeyError) as error:
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
    events = [EVENT_IDS.index(card.card) for card in d.shared if not card.owner]
    return State(
        ints([flat[name] for name in OPTION_NAMES]), PHASE_OF[d.phase], d.round, d.pass_,
        ints([p.rubies for p in d.players]), ints([p.coins for p in d.players]),
        ints([p.bandits for p in d.players]), ints([int(p.heirloom == "kept") for p in d.players]),
        ints([p.space for p in d.players]), ints([p.out for p in d.players]),
        ints([d.market.stacks[card] for card in CARD_IDS[:STACKS]]),
        ints([deck_mask(d.market.decks[level], k) for k, level in enumerate(LEVEL_NAMES)]),
        ints([index(card, CARD_IDS) for level in LEVEL_NAMES for card in d.market.up[level]]),
        ints(sorted(offset_of(c) * 2 + c.blind for c in d.shared if c.owner)),
        sum(1 << e for e in events), d.unseen, mask(d.pile, EVENT_IDS),
        ints([offset_of(card) for card in d.revealed]),
        ints([FAMILIES.index(family) for family in d.order]), d.turn, index(d.actor, FAMILIES),
        index(d.buying, TEXTS), d.cost, ints([ICONS.index(icon) for icon in d.icons]),
        index(d.icon, ICONS), index(d.event, EVENT_KINDS), d.reveals,
    )  # fmt: skip


def ints(values: list[int]) -> Ints:
    return vec[i64](values)


def index(name: str, names: list[str]) -> int:
    """The place of a name; NONE for the empty one."""
    return names.index(name) if name else NONE


def mask(names: list[str], all_names: list[str]) -> int:
    """A bit per name."""
    if len(set(names)) != len(names):
        raise ValueError(f"{names} names one twice")
    return sum(1 << all_names.index(name) for name in names)


def deck_mask(names: list[str], k: int) -> int:
    return mask(names, CARD_IDS[FIRST[k + 1] : FIRST[k + 2]])


def offset_of(card: CardDoc) -> int:
    """The number of a shared card: REVEAL's offset."""
    if not card.owner:
        return MERCENARIES + EVENT_IDS.index(card.card)
    return FAMILIES.index(card.owner) * CARDS + CARD_IDS.index(card.card)


def flaw(s: State) -> str:
    """What is wrong with a position; empty if nothing is."""
    return flaw_of_gallery(s) or flaw_of_cards(s) or flaw_of_events(s) or flaw_of_turn(s)


def flaw_of_gallery(s: State) -> str:
    """Portraits hang apart, but for those who are out."""
    spaces = [space for space in s.space if space]
    if len(set(spaces)) != len(spaces) or max(s.space) > SPACES:
        return f"portraits on the spaces {list(s.space)}"
    falls = [fall for fall in s.fall if fall]
    hung = all((space == 0) == (fall > 0) for space, fall in zip(s.space, s.fall, strict=True))
    if sorted(falls) != list(range(1, len(falls) + 1)) or not (hung or s.phase == HANGING):
        return f"out in the order {list(s.fall)} with portraits on the spaces {list(s.space)}"
    return ""


def flaw_of_cards(s: State) -> str:
    """Every card is somewhere once, in the hands of a family that plays."""
    owners = [card // 2 // CARDS for card in s.deck]
    owners += [offset // CARDS for offset in s.revealed if offset < MERCENARIES]
    seats = len(s.rubies)
    if max([*s.order, s.actor, *owners]) >= seats:
        return f"a family that does not play with {seats} seats"
    counts = census(s)
    wrong = [f"{counts[card]} of {card}" for card in CENSUS if counts[card] != CENSUS[card]]
    if wrong:
        return f"there are {', '.join(wrong[:6])}"
    levels = [(place // UP + 2, card) for place, card in enumerate(s.up) if card != NONE]
    if any(CARD_LEVEL[card] != level for level, card in levels):
        return "a face-up card lies in the column of another level"
    return ""


def flaw_of_events(s: State) -> str:
    """The pile must last: one event joins after each round but the last (F-ROUND-02)."""
    if s.unseen + ROUNDS - s.round > size(s.pile):
        return f"{s.unseen} unseen events and a pile of {size(s.pile)} do not last to the end"
    if s.pass_ > PASSES[s.round - 1]:
        return f"{s.pass_} recruit passes in round {s.round}"
    return ""


def flaw_of_turn(s: State) -> str:
    """Who acts must be there, and able to."""
    if s.phase == OVER:
        return ""
    if s.phase in (LOOKING, ROLLING) or s.phase < HANGING:
        if s.actor == NONE or s.fall[s.actor]:
            return "the actor of this phase is missing or out"
        if (s.phase in IN_TURN or s.event == MAGES) and not is_in_turn(s):
            return f"turn {s.turn} is not the actor's"
    if len(set(s.order)) != len(s.order) or (s.phase in SHOPPING and any_out(s)):
        return f"the order {[FAMILIES[seat] for seat in s.order]}"
    if s.phase in ABOUT and not ABOUT[s.phase](s):
        return f"what the phase {PHASES[s.phase]} is about is not there"
    seat = s.actor if s.phase < HANGING else CHANCE
    return "" if len(GAME.legal(s, seat)) else f"nobody can act in the phase {PHASES[s.phase]}"


def is_in_turn(s: State) -> bool:
    return 0 <= s.turn < len(s.order) and s.order[s.turn] == s.actor


def any_out(s: State) -> bool:
    """Nobody who is out recruits; at an event somebody may fall before the turn comes."""
    return any(s.fall[seat] for seat in s.order)


def is_bought(s: State) -> bool:
    """A mercenary that lies there, or bandits sent home by a sale."""
    if s.event == BRIBERY:
        return BRIBE_SALE < s.bought < MAGES_DECLINE and s.bought - BRIBE_SALE == s.cost
    if BLIND < s.bought < BLIND + LEVELS:
        return s.decks[s.bought - BLIND - 1] != 0
    card = s.bought - RECRUIT
    lies = 0 <= card < STACKS and s.stacks[card] > 0
    return lies or (STACKS <= card < CARDS and card in s.up)


def has_two_effects(s: State) -> bool:
    """The actor's card of level 1 was turned up last."""
    card = current_card(s)
    mine = 0 <= card < MERCENARIES and card // CARDS == s.actor
    return mine and CARD_LEVEL[card % CARDS] == 1


SHOPPING: Final = (RECRUITING, LOOKING)
IN_TURN: Final = (RECRUITING, PAYING, LOOKING, BRIBING, HIRING_MAGES)  # phases that follow `order`
ABOUT: Final[dict[int, Callable[[State], bool]]] = {  # by phase: what must be there
    PAYING: is_bought,
    LOOKING: lambda s: BLIND < s.bought < BLIND + LEVELS and is_bought(s),
    CHOOSING_OPTION: has_two_effects,
    TARGETING: lambda s: s.icon in (LOSS, BANDIT),
    BRIBING: lambda s: s.event == BRIBERY,
    HIRING_MAGES: lambda s: s.event == MAGES,
    REFILLING: lambda s: empty_place(s) != NONE,
}


def census(s: State) -> dict[str, int]:
    """Cards by kind; none ever leaves the table."""
    counts = dict.fromkeys([*CARD_IDS, *EVENT_IDS], 0)
    market = market_doc(s)
    for card, count in market.stacks.items():
        counts[card] += count
    lying = [card for cards in [*market.up.values(), *market.decks.values()] for card in cards]
    shared = [card_doc(offset, 0).card for offset in [*(c // 2 for c in s.deck), *s.revealed]]
    events = [EVENT_IDS[e] for e in range(EVENTS) for v in (s.events, s.pile) if v >> e & 1]
    for card in [*lying, *shared, *events]:
        if card:
            counts[card] += 1
    return counts


CENSUS: Final = {**dict(zip(CARD_IDS, COPIES, strict=True)), **dict.fromkeys(EVENT_IDS, 1)}
