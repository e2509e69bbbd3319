"""The parts of a position as documents in the ledger's nouns, and back."""

from typing import Final, Literal

import msgspec
from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.game import NONE
from interregnum.games.wonderful_kingdom.options import Options
from interregnum.games.wonderful_kingdom.rules.building import add_built
from interregnum.games.wonderful_kingdom.rules.data import (
    ADVISOR_IDS,
    BASIC,
    CARD_IDS,
    COVERS,
    DEVELOPMENT_IDS,
    DUCHY_IDS,
    DUCHY_PLAIN,
    KIND_IDS,
    MENACE_IDS,
    RESOURCE_IDS,
    RESOURCES,
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
    Board,
    empty_board,
)
from interregnum.games.wonderful_kingdom.text import symbol_text

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
    """What is left out is empty, 0 or, for cards, wherever the rest of them must lie."""

    title: Literal["wonderful-kingdom"]
    options: Options
    round: int
    phase: str
    players: list[BoardDoc]
    turn: int = 0
    starter: int = 0
    step: int = NONE  # the resource of a production step; in the set-up who decides
    shown: list[BoardDoc] = []  # in a window: the boards as it opened; left out: as they are
    hands: list[list[str]] = []  # by seat
    areas: list[list[CardDoc]] = []
    deck: Counts | None = None  # left out: with box and supply all that lies nowhere else
    buried: Counts | None = None  # solo: null until the deck was made of the discards
    discard: Counts = {}
    unseen: list[CardDoc] = []
    box: Counts = {}
    boxed: list[str] = []  # by seat
    supply: Counts = {}
    menace_decks: list[str] = []  # by seat
    quests: list[str] = []
    offer: list[int] = []
    looked: list[str] = []
    outputs: list[int] = []  # by seat
    dealt: int = 0
    spot: int = NONE
    searched: int = 0
    todo: int = 0
    top: str = ""
    danger: int = 0
    unresolved: int = 0
    bad_left: int = 0
    beside: int = 0
    final: int = 0
    lost: int = 0
    reveals: int = 0


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
