"""A whole position as a JSON document in the ledger's nouns (docs/positions.md), and back."""

from typing import Any, Final, Literal

import msgspec

from interregnum.core.arrays import Ints
from interregnum.core.errors import BadPosition
from interregnum.core.game import NONE
from interregnum.games.documents import by_name, document, options_of, read, written
from interregnum.games.fields import Counts, Names, ints, place
from interregnum.games.title import NO_POSITION, Position, flatten
from interregnum.games.wonderful_kingdom.census import CENSUS, census
from interregnum.games.wonderful_kingdom.flaws import flaw
from interregnum.games.wonderful_kingdom.options import Options
from interregnum.games.wonderful_kingdom.papers import BOARD, STATE
from interregnum.games.wonderful_kingdom.position_cards import (
    CardDoc,
    SiteDoc,
    card_doc,
    site_doc,
    site_of_doc,
    slots,
)
from interregnum.games.wonderful_kingdom.rules.building import in_window, recount
from interregnum.games.wonderful_kingdom.rules.copies import empty_board, empty_state
from interregnum.games.wonderful_kingdom.rules.data import CALAMITY, CARD_IDS, DECK_CARDS, DUCHY_IDS
from interregnum.games.wonderful_kingdom.rules.settings import settings
from interregnum.games.wonderful_kingdom.rules.setup import is_in_deck
from interregnum.games.wonderful_kingdom.rules.state import SITE_CARD, Board, Rules, State
from interregnum.games.wonderful_kingdom.rules.table import repile

HAND: Final = Names("", CARD_IDS)
DECK: Final = Counts("", CARD_IDS[:DECK_CARDS])
Told = dict[str, int] | None

BoardDoc: Final[Any] = document(
    "BoardDoc",
    BOARD,
    ("duchy", str, ""),
    ("selection", list[CardDoc], []),
    ("construction", list[SiteDoc], []),
    optional=None,
    brief=True,
)
PositionDoc: Final[Any] = document(
    "PositionDoc",
    STATE,
    ("title", Literal["wonderful-kingdom"]),
    ("options", Options),
    ("players", list[BoardDoc]),
    ("shown", list[BoardDoc], []),  # in a window: the boards as it opened; left out: as they are
    ("hands", list[list[str]], []),  # by seat
    ("areas", list[list[CardDoc]], []),
    ("deck", Told, None),  # left out: with box and supply all that lies nowhere else
    ("buried", Told, None),  # solo: null until the deck was made of the discards
    ("unseen", list[CardDoc], []),
    optional=[key for key in by_name(STATE, seats=False) if key not in ("phase", "round")],
)


def position(s: State) -> Position:
    """The document of a state."""
    plain: Position = msgspec.to_builtins(
        {
            "title": "wonderful-kingdom",
            "options": options_of(Options, s.rules.options),
            "players": [board_doc(p) for p in s.live],
            "shown": [board_doc(p) for p in s.shown] if in_window(s) else [],
            "hands": [HAND.write(hand) for hand in s.hands],
            "areas": [[card_doc(slot) for slot in area] for area in s.areas],
            "deck": DECK.write(s.bag),
            "buried": DECK.write(s.buried) if len(s.buried) else None,
            "unseen": [card_doc(slot) for slot in s.unseen],
            **written(STATE, s),
        }
    )
    return plain


def board_doc(p: Board) -> Any:
    return BoardDoc(
        duchy="" if p.duchy == NONE else DUCHY_IDS[p.duchy // 2],
        selection=[card_doc(slot) for slot in p.selection],
        construction=[site_doc(x) for x in p.sites],
        **written(BOARD, p),
    )


def load(doc: Position) -> State:
    """The state of a document; anything that is no position is refused in one sentence."""
    try:
        d = msgspec.convert(doc, PositionDoc)
        s = state_of(d)
        complaint = flaw(s, d.options)
    except NO_POSITION as error:
        raise BadPosition(f"this is no position of wonderful-kingdom: {error}") from error
    if complaint:
        raise BadPosition(f"this position of wonderful-kingdom cannot be: {complaint}")
    return s


def state_of(d: Any) -> State:
    seats = len(d.players)
    hands, areas = d.hands or [[]] * seats, d.areas or [[], []]
    if seats not in (1, 2) or len(hands) != seats or len(areas) != 2:
        raise ValueError("there are one or two players, as many hands and two areas")
    s = empty_state(Rules(seats, settings(flatten(d.options))))
    read(STATE, d, s)
    s.live = [board_of(p, s.rules.side) for p in d.players]
    s.shown = [board_of(p, s.rules.side) for p in d.shown or d.players]
    s.hands = [HAND.read(sorted(hand, key=CARD_IDS.index)) for hand in hands]
    s.areas = [slots(area) for area in areas]
    s.unseen = slots(d.unseen)
    s.bag = DECK.read(d.deck or {})
    s.buried = ints([]) if d.buried is None else DECK.read(d.buried)
    s.boxed = s.boxed if d.boxed else ints([NONE] * seats)
    s.decks = s.decks if d.menace_decks else ints([NONE] * seats)
    s.outputs = s.outputs if d.outputs else ints([0] * seats)
    repile(s)
    if d.deck is None:
        lay_rest(s)
    return in_order(s)


def board_of(doc: Any, side: int) -> Board:
    p = empty_board()
    read(BOARD, doc, p)
    p.duchy = place(doc.duchy, DUCHY_IDS) * 2 + side if doc.duchy else NONE
    p.selection = slots(doc.selection)
    p.sites = ints([site_of_doc(site) for site in doc.construction])
    recount(p)
    return p


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


def is_beside(rules: Rules, card: int) -> bool:
    """W-SETUP-03, W-MENACE-01: calamities leave an ordinary game with menaces."""
    return card > CALAMITY or (card == CALAMITY and not (rules.menace and rules.scenario == NONE))


def in_order(s: State) -> State:
    """Constructions and, once turned up, selections in the order of the cards."""
    for p in [*s.live, *s.shown]:
        p.sites = by_card(p.sites)
        if in_window(s):
            p.selection = ints(sorted(p.selection))
    return s


def by_card(sites: Ints) -> Ints:
    return ints(sorted(sites, key=lambda x: x & SITE_CARD))
