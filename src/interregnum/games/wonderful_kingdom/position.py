"""A whole position as a JSON document in the ledger's nouns (docs/positions.md), and back."""

from typing import Final

import msgspec
from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.errors import BadPosition
from interregnum.core.game import CHANCE, NONE
from interregnum.games.title import NO_POSITION, Position, allowed_values, flatten
from interregnum.games.wonderful_kingdom.documents import (
    CardDoc,
    PositionDoc,
    board_doc,
    board_of,
    card_doc,
    counts,
    index,
    name,
    numbers,
    slot_of,
)
from interregnum.games.wonderful_kingdom.options import Options, check
from interregnum.games.wonderful_kingdom.rules.building import in_window
from interregnum.games.wonderful_kingdom.rules.data import (
    ADVISOR_IDS,
    ADVISOR_PAIR,
    ADVISORS,
    CALAMITIES,
    CALAMITY,
    CARD_IDS,
    CARDS,
    COPIES,
    DECK_CARDS,
    DECK_IDS,
    DEVELOPMENTS,
    MENACE_COPIES,
    MENACE_IDS,
    MENACES,
    QUEST_IDS,
    TREASURES,
)
from interregnum.games.wonderful_kingdom.rules.game import WonderfulKingdom
from interregnum.games.wonderful_kingdom.rules.scoring import menace_count
from interregnum.games.wonderful_kingdom.rules.state import (
    OPTION_NAMES,
    OVER,
    PHASE_IDS,
    SITE_CARD,
    SLOT_CARD,
    UNKNOWN,
    Rules,
    State,
)
from interregnum.games.wonderful_kingdom.rules.table import bad_card

GAME: Final = WonderfulKingdom()


def position(s: State) -> Position:
    """The document of a state."""
    doc = PositionDoc(
        title="wonderful-kingdom",
        options=options_of(s),
        round=s.round,
        phase=PHASE_IDS[s.phase],
        turn=s.turn,
        starter=s.starter,
        step=s.step,
        players=[board_doc(p) for p in s.live],
        shown=[board_doc(p) for p in s.shown] if in_window(s) else [],
        hands=[[CARD_IDS[card] for card in hand] for hand in s.hands],
        areas=[[card_doc(slot) for slot in area] for area in s.areas],
        deck=counts(CARD_IDS, s.bag),
        buried=counts(CARD_IDS, s.buried) if len(s.buried) else None,
        discard=counts(CARD_IDS, s.discard),
        unseen=[card_doc(slot) for slot in s.unseen],
        box=counts(CARD_IDS, s.box),
        boxed=[name(CARD_IDS, card) for card in s.boxed],
        supply=counts(CARD_IDS[CALAMITY:], s.supply),
        menace_decks=[name(DECK_IDS, deck) for deck in s.decks],
        quests=[QUEST_IDS[quest] for quest in s.quests],
        offer=list(s.offer),
        looked=[CARD_IDS[card] for card in s.looked],
        outputs=list(s.outputs),
        dealt=s.dealt,
        spot=s.spot,
        searched=s.searched,
        todo=s.todo,
        top=name(CARD_IDS, s.top),
        danger=s.danger,
        unresolved=s.unresolved,
        bad_left=s.bad_left,
        beside=s.beside,
        final=s.final,
        lost=s.lost,
        reveals=s.reveals,
    )
    plain: Position = msgspec.to_builtins(doc)
    return plain


def options_of(s: State) -> Options:
    values = {}
    for field, value in zip(msgspec.structs.fields(Options), s.rules.options, strict=True):
        values[field.name] = allowed_values(field.type)[value]
    return msgspec.convert(values, Options, strict=False)


def load(doc: Position) -> State:
    """The state of a document; anything that is no position is refused in one sentence."""
    try:
        d = msgspec.convert(doc, PositionDoc)
        s = state_of(d)
        complaint = flaw(s, d)
    except NO_POSITION as error:
        raise BadPosition(f"this is no position of wonderful-kingdom: {error}") from error
    if complaint:
        raise BadPosition(f"this position of wonderful-kingdom cannot be: {complaint}")
    return s


def state_of(d: PositionDoc) -> State:
    seats = len(d.players)
    hands, areas = d.hands or [[]] * seats, d.areas or [[], []]
    if seats not in (1, 2) or len(hands) != seats or len(areas) != 2:
        raise ValueError("there are one or two players, as many hands and two areas")
    flat = flatten(d.options)
    rules = Rules(seats, [flat[option] for option in OPTION_NAMES])
    live = [board_of(p, rules.side) for p in d.players]
    shown = [board_of(p, rules.side) for p in d.shown or d.players]
    s = State(
        rules, live, shown, [cards(hand) for hand in hands], [slots(area) for area in areas],
        numbers(CARD_IDS, d.deck or {}, DECK_CARDS), numbers(CARD_IDS, d.discard, CARDS),
        slots(d.unseen), numbers(CARD_IDS, d.box, CARDS),
        places(CARD_IDS, d.boxed or [""] * seats),
        numbers(CARD_IDS[CALAMITY:], d.supply, CARDS - CALAMITY),
        places(DECK_IDS, d.menace_decks or [""] * seats),
        places(QUEST_IDS, d.quests), vec[i64](d.offer),
        cards(d.looked), vec[i64](d.outputs or [0] * seats),
        vec[i64]() if d.buried is None else numbers(CARD_IDS, d.buried, DECK_CARDS),
        PHASE_IDS.index(d.phase), d.round, d.turn, d.starter, d.step, d.dealt, d.spot, d.searched,
        d.todo, index(CARD_IDS, d.top), d.danger, d.unresolved, d.bad_left, d.beside,
        d.final, d.lost, d.reveals,
    )  # fmt: skip
    if d.deck is None:
        lay_rest(s)
    return in_order(s)


def places(names: list[str], chosen: list[str]) -> Ints:
    return vec[i64]([index(names, text) for text in chosen])


def lay_rest(s: State) -> None:
    """Cards that a document does not place: in the deck, beside it, or out of the game."""
    found = list(census(s).values())
    for card, whole in enumerate(CENSUS.values()):
        rest = whole - found[card]
        if rest < 0:
            raise ValueError(f"there are only {whole} cards {CARD_IDS[card]}")
        if is_in_deck(s.rules, card):
            s.bag[card] += rest
        elif is_beside(s.rules, card):
            s.supply[card - CALAMITY] += rest
        else:
            s.box[card] += rest


def is_in_deck(rules: Rules, card: int) -> bool:
    """W-SETUP-02, W-ADVISOR-02, W-ADVISOR-11."""
    if card < TREASURES:
        return True
    if card < ADVISORS:
        return not rules.advisor
    return (
        card < DECK_CARDS and rules.advisor and not (rules.solo and ADVISOR_PAIR[card - ADVISORS])
    )


def is_beside(rules: Rules, card: int) -> bool:
    """W-SETUP-03, W-MENACE-01: calamities leave an ordinary game with menaces."""
    return card > CALAMITY or (card == CALAMITY and not (rules.menace and rules.scenario == NONE))


def cards(names: list[str]) -> Ints:
    return vec[i64]([CARD_IDS.index(card) for card in names])


def in_order(s: State) -> State:
    """Hands, constructions and, once turned up, selections in the order of the cards."""
    s.hands = [vec[i64](sorted(hand)) for hand in s.hands]
    for p in [*s.live, *s.shown]:
        p.sites = vec[i64](sorted(p.sites, key=lambda x: x & SITE_CARD))
        if in_window(s):
            p.selection = vec[i64](sorted(p.selection))
    return s


def slots(docs: list[CardDoc]) -> Ints:
    return vec[i64]([slot_of(doc) for doc in docs])


def flaw(s: State, d: PositionDoc) -> str:
    """What is wrong with a position; empty if nothing is."""
    seats = len(s.live)
    if reason := check(d.options, seats):
        return f"its options do not go together ({reason.rule})"
    if len(s.decks) != seats or len(s.boxed) != seats or len(s.outputs) != seats:
        return f"a list by seat has not {seats} entries"
    if len(s.buried) and sum(s.buried) != s.unresolved - s.bad_left:
        return "the danger cards that nobody has seen do not add up"
    if census(s) != CENSUS:
        wrong = [key for key, n in census(s).items() if n != CENSUS[key]]
        return f"the cards do not add up: {', '.join(wrong[:5])}"
    return flaw_of_turn(s)


def flaw_of_turn(s: State) -> str:
    """Who acts must be able to."""
    waiting = list(GAME.to_act(s))
    if s.phase != OVER and not waiting:
        return "nobody is awaited in an open window"
    if any(seat != CHANCE and not 0 <= seat < len(s.live) for seat in waiting):
        return "somebody is awaited who does not sit there"
    idle = [seat for seat in waiting if not len(GAME.legal(s, seat))]
    return f"seat {idle[0]} cannot act" if idle else ""


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


CENSUS: Final = dict(zip(CARD_IDS, [*COPIES, CALAMITIES, *MENACE_COPIES], strict=True))
