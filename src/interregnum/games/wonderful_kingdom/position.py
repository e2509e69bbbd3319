"""A whole position as a JSON document in the ledger's nouns (docs/positions.md), and back."""

from typing import Final, Literal

import msgspec
from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.errors import BadPosition
from interregnum.core.game import CHANCE, NONE
from interregnum.games.title import Position, allowed_values, flatten
from interregnum.games.wonderful_kingdom.data import (
    ADVISOR_IDS,
    ADVISORS,
    BASIC,
    CALAMITIES,
    CALAMITY,
    CARD_IDS,
    CARDS,
    COPIES,
    COVERS,
    DECK_CARDS,
    DECK_IDS,
    DEVELOPMENT_IDS,
    DEVELOPMENTS,
    DUCHY_IDS,
    DUCHY_PLAIN,
    KIND_IDS,
    MENACE_COPIES,
    MENACE_IDS,
    MENACES,
    QUEST_IDS,
    RESOURCE_IDS,
    RESOURCES,
)
from interregnum.games.wonderful_kingdom.options import Options, check
from interregnum.games.wonderful_kingdom.rules.building import add_built, in_window
from interregnum.games.wonderful_kingdom.rules.game import WonderfulKingdom
from interregnum.games.wonderful_kingdom.rules.table import bad_card
from interregnum.games.wonderful_kingdom.scoring import menace_count
from interregnum.games.wonderful_kingdom.state import (
    DOWN,
    FROZEN,
    KNOWN,
    LOCKED,
    NEED,
    ON,
    OPTION_NAMES,
    OVER,
    PHASE_IDS,
    PLACER,
    ROUND,
    SITE,
    SITE_CARD,
    SLOT_CARD,
    UNKNOWN,
    Board,
    Rules,
    State,
    empty_board,
)
from interregnum.games.wonderful_kingdom.text import symbol_text

GAME: Final = WonderfulKingdom()
SYMBOLS: Final = [symbol_text(k) for k in range(COVERS)]
Counts = dict[str, int]


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
    open: Counts = {}  # spaces by resource
    krystallium: Counts = {}  # lying on basic spaces
    frozen: bool = False
    locked: bool = False


class BoardDoc(Doc, frozen=True, omit_defaults=True):
    duchy: str = ""
    selection: list[CardDoc] = []
    construction: list[SiteDoc] = []
    completed: Counts = {}
    covered: Counts = {}
    laboratory: Counts = {}
    cubes: Counts = {}  # waiting
    menaces: Counts = {}  # in the construction area, giants under cards not counted
    given: Counts = {}
    gone: list[str] = []
    calamities: int = 0
    krystallium: int = 0
    soldiers: int = 0
    training: int = 0
    bonus: int = 0
    advisors: list[str] = []
    used: list[str] = []
    steps: int = 0
    spies: int = 0
    used_spies: int = 0
    traps: int = 0
    chronicle: str = ""
    finished: int = 0
    cursor: int = 0
    aim: int = NONE
    feed: int = 0
    freeze: int = 0
    hide: int = 0
    uncover: int = 0
    broker: int = 0
    inquired: int = 0
    claims: int = 0
    peeks: int = 0


class PositionDoc(Doc, frozen=True):
    title: Literal["wonderful-kingdom"]
    options: Options
    round: int
    phase: str
    turn: int
    starter: int
    step: int  # the resource of a production step; in the set-up who decides
    players: list[BoardDoc]
    shown: list[BoardDoc]  # in a window: the boards as it opened
    hands: list[list[str]]
    areas: list[list[CardDoc]]
    deck: Counts
    discard: Counts
    unseen: list[CardDoc]
    box: Counts
    boxed: list[str]  # by seat
    supply: Counts
    menace_decks: list[str]  # by seat
    quests: list[str]
    offer: list[int]
    looked: list[str]
    outputs: list[int]
    dealt: int
    spot: int
    searched: int
    todo: int
    top: str
    danger: int
    unresolved: int
    bad_left: int
    beside: int
    final: int
    lost: int
    reveals: int


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


def name(names: list[str], k: int) -> str:
    return names[k] if k != NONE else ""


def index(names: list[str], text: str) -> int:
    """The place of a name; NONE for the empty one."""
    return names.index(text) if text else NONE


def counts(names: list[str], numbers: Ints) -> Counts:
    return {text: n for text, n in zip(names, numbers, strict=False) if n}


def numbers(names: list[str], table: Counts, size: int) -> Ints:
    """The inverse of `counts`."""
    if unknown := set(table) - set(names[:size]):
        raise ValueError(f"unknown names {sorted(unknown)}")
    return vec[i64]([table.get(text, 0) for text in names[:size]])


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
    slot = CARD_IDS.index(doc.card) if doc.card else UNKNOWN
    known = sum(KNOWN << seat for seat in doc.known)
    return slot | DOWN * doc.down | known | PLACER * doc.placer | ROUND * doc.round


def site_doc(x: int) -> SiteDoc:
    needs = {text: x >> NEED + 4 * r & 15 for r, text in enumerate(RESOURCE_IDS)}
    laid = {RESOURCE_IDS[r]: x >> ON + 4 * r & 15 for r in range(BASIC)}
    return SiteDoc(
        card=CARD_IDS[x & SITE_CARD],
        open={text: n for text, n in needs.items() if n},
        krystallium={text: n for text, n in laid.items() if n},
        frozen=bool(x & FROZEN),
        locked=bool(x & LOCKED),
    )


def site_of_doc(doc: SiteDoc) -> int:
    x = SITE | DEVELOPMENT_IDS.index(doc.card) | FROZEN * doc.frozen | LOCKED * doc.locked
    for r, n in enumerate(numbers(RESOURCE_IDS, doc.open, RESOURCES)):
        x |= n << NEED + 4 * r
    for r, n in enumerate(numbers(RESOURCE_IDS, doc.krystallium, BASIC)):
        x |= n << ON + 4 * r
    return x


def mask_names(names: list[str], mask: int) -> list[str]:
    return [text for k, text in enumerate(names) if mask >> k & 1]


def mask_of(names: list[str], chosen: list[str]) -> int:
    return sum(1 << names.index(text) for text in chosen)


def board_doc(p: Board) -> BoardDoc:
    return BoardDoc(
        duchy=name(DUCHY_IDS, p.duchy // 2 if p.duchy != NONE else NONE),
        selection=[card_doc(slot) for slot in p.selection],
        construction=[site_doc(x) for x in p.sites],
        completed=counts(CARD_IDS, p.built),
        covered=counts(SYMBOLS, p.covered),
        laboratory=counts(RESOURCE_IDS, p.laboratory),
        cubes=counts(RESOURCE_IDS, p.cubes),
        menaces=counts(MENACE_IDS, p.menaces),
        given=counts(RESOURCE_IDS, p.given),
        gone=[CARD_IDS[card] for card in p.gone],
        calamities=p.calamities,
        krystallium=p.krystallium,
        soldiers=p.soldiers,
        training=p.training,
        bonus=p.bonus,
        advisors=mask_names(ADVISOR_IDS, p.advisors),
        used=mask_names(ADVISOR_IDS, p.used),
        steps=p.quest,
        spies=p.spies,
        used_spies=p.spent_spies,
        traps=p.traps,
        chronicle=name(KIND_IDS, p.chronicle),
        finished=p.done,
        cursor=p.cursor,
        aim=p.aim,
        feed=p.feed,
        freeze=p.freeze,
        hide=p.hide,
        uncover=p.uncover,
        broker=p.broker,
        inquired=p.inquired,
        claims=p.claims,
        peeks=p.peeks,
    )


def board_of(doc: BoardDoc, side: int) -> Board:
    p = empty_board()
    p.duchy = DUCHY_IDS.index(doc.duchy) * 2 + side if doc.duchy else NONE
    if doc.duchy:
        p.plain = vec[i64]([DUCHY_PLAIN[p.duchy * BASIC + r] for r in range(BASIC)])
    for card, copies in doc.completed.items():
        for _ in range(copies):
            add_built(p, DEVELOPMENT_IDS.index(card))
    p.selection = vec[i64]([slot_of(card) for card in doc.selection])
    p.sites = vec[i64]([site_of_doc(site) for site in doc.construction])
    p.covered = numbers(SYMBOLS, doc.covered, COVERS)
    p.laboratory = numbers(RESOURCE_IDS, doc.laboratory, BASIC)
    p.cubes = numbers(RESOURCE_IDS, doc.cubes, BASIC)
    p.menaces = numbers(MENACE_IDS, doc.menaces, len(MENACE_IDS))
    p.given = numbers(RESOURCE_IDS, doc.given, BASIC)
    p.gone = vec[i64]([CARD_IDS.index(card) for card in doc.gone])
    p.advisors, p.used = mask_of(ADVISOR_IDS, doc.advisors), mask_of(ADVISOR_IDS, doc.used)
    p.chronicle = index(KIND_IDS, doc.chronicle)
    set_numbers(p, doc)
    return p


def set_numbers(p: Board, doc: BoardDoc) -> None:
    p.calamities, p.krystallium, p.soldiers = doc.calamities, doc.krystallium, doc.soldiers
    p.training, p.bonus, p.quest = doc.training, doc.bonus, doc.steps
    p.spies, p.spent_spies, p.traps = doc.spies, doc.used_spies, doc.traps
    p.done, p.cursor, p.aim = doc.finished, doc.cursor, doc.aim
    p.feed, p.freeze, p.hide, p.uncover = doc.feed, doc.freeze, doc.hide, doc.uncover
    p.broker, p.inquired, p.claims, p.peeks = doc.broker, doc.inquired, doc.claims, doc.peeks


def load(doc: Position) -> State:
    """The state of a document; anything that is no position is refused in one sentence."""
    try:
        d = msgspec.convert(doc, PositionDoc)
        s = state_of(d)
    except (msgspec.ValidationError, ValueError, KeyError) as error:
        raise BadPosition(f"this is no position of wonderful-kingdom: {error}") from error
    complaint = flaw(s, d)
    if complaint:
        raise BadPosition(f"this position of wonderful-kingdom cannot be: {complaint}")
    return s


def state_of(d: PositionDoc) -> State:
    seats = len(d.players)
    if seats not in (1, 2) or len(d.hands) != seats or len(d.areas) != 2:
        raise ValueError("there are one or two players, as many hands and two areas")
    flat = flatten(d.options)
    rules = Rules(seats, [flat[option] for option in OPTION_NAMES])
    live = [board_of(p, rules.side) for p in d.players]
    shown = [board_of(p, rules.side) for p in d.shown] or live[:]
    return State(
        rules, live, shown, [cards(hand) for hand in d.hands], [slots(area) for area in d.areas],
        numbers(CARD_IDS, d.deck, DECK_CARDS), numbers(CARD_IDS, d.discard, CARDS),
        slots(d.unseen), numbers(CARD_IDS, d.box, CARDS),
        vec[i64]([index(CARD_IDS, card) for card in d.boxed]),
        numbers(CARD_IDS[CALAMITY:], d.supply, CARDS - CALAMITY),
        vec[i64]([index(DECK_IDS, deck) for deck in d.menace_decks]),
        vec[i64]([QUEST_IDS.index(quest) for quest in d.quests]), vec[i64](d.offer),
        cards(d.looked), vec[i64](d.outputs), PHASE_IDS.index(d.phase), d.round, d.turn,
        d.starter, d.step, d.dealt, d.spot, d.searched, d.todo, index(CARD_IDS, d.top), d.danger,
        d.unresolved, d.bad_left, d.beside, d.final, d.lost, d.reveals,
    )  # fmt: skip


def cards(names: list[str]) -> Ints:
    return vec[i64]([CARD_IDS.index(card) for card in names])


def slots(docs: list[CardDoc]) -> Ints:
    return vec[i64]([slot_of(doc) for doc in docs])


def flaw(s: State, d: PositionDoc) -> str:
    """What is wrong with a position; empty if nothing is."""
    seats = len(s.live)
    if reason := check(d.options, seats):
        return f"its options do not go together ({reason.rule})"
    if len(s.decks) != seats or len(s.boxed) != seats or len(s.outputs) != seats:
        return f"a list by seat has not {seats} entries"
    if any(list(p.sites) != sorted(p.sites, key=lambda x: x & SITE_CARD) for p in s.live):
        return "constructions stand in the order of the cards"
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
        found[card] += s.bag[card]
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
