"""A whole position as a JSON document in the ledger's nouns (docs/positions.md), and back."""

from typing import Any, Final, Literal

import msgspec

from interregnum.core.arrays import Ints
from interregnum.core.errors import BadPosition
from interregnum.core.game import NONE
from interregnum.core.packing import zeros
from interregnum.games.documents import document, options_of, read, read_seats, written, written_of
from interregnum.games.fields import Counts, Names, ints, place
from interregnum.games.title import NO_POSITION, Position, flatten
from interregnum.games.torres.census import blocks_out
from interregnum.games.torres.flaws import flaw
from interregnum.games.torres.options import Options, check
from interregnum.games.torres.papers import BOARD, CARDS, STATE
from interregnum.games.torres.rules.cards import has_own_decks
from interregnum.games.torres.rules.castles import derive
from interregnum.games.torres.rules.copies import empty_state
from interregnum.games.torres.rules.data import (
    BLOCKS,
    CARD_NAMES,
    CARD_TYPES,
    COLOURS,
    COPIES,
    KNIGHTS,
    MAX_SEATS,
    MAX_STACKS,
    PRINTED,
)
from interregnum.games.torres.rules.grid import NAMES, SQUARES, squares, union
from interregnum.games.torres.rules.settings import settings
from interregnum.games.torres.rules.state import SOURCES, Cards, State

BAG: Final = Counts("", CARD_NAMES)
PILE: Final = Names("", CARD_NAMES)
POINT_NAMES: Final = ["castles", "king", "master", "ap"]
TURN: Final = {  # told apart, as the turn under way
    name: STATE[name]
    for name in ("budget", "spent", "stack", "loose", "bought", "played", "card", "source")
}
PURCHASE: Final = {name: CARDS[name] for name in ("fresh", "looked", "look")}  # of that turn
TABLE: Final = {name: kind for name, kind in STATE.items() if name not in TURN}
CountDoc = dict[str, int]  # by card

PlayerDoc: Final = document(
    "PlayerDoc",
    {**STATE, **CARDS},
    ("colour", str),
    ("knights", list[str]),  # squares
    ("points", dict[str, int], {}),  # the score by source; empty: all from castles
    ("stacks", list[int], []),  # one for every turn left in the phase, without the one in use
    ("deck", CountDoc, {}),  # own decks: undrawn, in no order
    ("top", list[str], []),  # own decks: put back on top, downwards
    ("bottom", list[str], []),  # own decks: put back at the bottom, downwards
    seats=True,
    optional=None,
)
TurnDoc: Final = document("TurnDoc", {**TURN, **PURCHASE}, optional=None)
PositionDoc: Final = document(
    "PositionDoc",
    {**TABLE, **BOARD},
    ("title", Literal["torres"]),
    ("blocks", dict[str, int]),  # heights by square
    ("players", list[PlayerDoc]),  # type: ignore[valid-type]
    ("options", Options, Options()),
    ("turn", TurnDoc, TurnDoc()),
    ("deck", CountDoc | None, None),  # the common deck; None: all cards that lie nowhere else
    ("supply", int | None, None),  # None: all blocks that lie nowhere else
    optional=None,
)


def position(s: State) -> Position:
    """The document of a state."""
    board = s.board
    plain: Position = msgspec.to_builtins(
        {
            "title": "torres",
            "options": options_of(Options, s.options),
            "blocks": {NAMES[x]: board.height[x] for x in range(SQUARES) if board.height[x]},
            "players": [player_doc(s, seat) for seat in range(s.seats)],
            "turn": {**written(TURN, s), **written(PURCHASE, s.cards)},
            "deck": {} if has_own_decks(s) else BAG.write(s.cards.bag),
            "supply": s.supply,
            **written(TABLE, s),
            **written(BOARD, board),
        }
    )
    return plain


def player_doc(s: State, seat: int) -> dict[str, Any]:
    first = seat * CARD_TYPES
    stacks = list(s.stacks)[seat * MAX_STACKS : (seat + 1) * MAX_STACKS]
    gained = list(s.gained)[seat * SOURCES : (seat + 1) * SOURCES]
    own = has_own_decks(s)
    return {
        "colour": COLOURS[seat],
        "knights": [NAMES[x] for x in squares(s.board.men[seat])],
        "points": dict(zip(POINT_NAMES, gained, strict=True)),
        "stacks": [height for height in stacks if height != NONE],
        "deck": BAG.write(s.cards.bag[first : first + CARD_TYPES]) if own else {},
        "top": PILE.write(s.cards.top[seat]) if own else [],
        "bottom": PILE.write(s.cards.bottom[seat]) if own else [],
        **written_of(STATE, s, seat),
        **written_of(CARDS, s.cards, seat),
    }


def load(doc: Position) -> State:
    """The state of a document; anything that is no position is refused in one sentence."""
    try:
        s = state_of(msgspec.convert(doc, PositionDoc))
        complaint = flaw(s)
    except NO_POSITION as error:
        raise BadPosition(f"this is no position of torres: {error}") from error
    if complaint:
        raise BadPosition(f"this position of torres cannot be: {complaint}")
    return s


def state_of(d: Any) -> State:
    require_players(d)
    s = empty_state(settings(flatten(d.options)))
    s.seats = len(d.players)
    read(TABLE, d, s)
    read(TURN, d.turn, s)
    read_seats(STATE, d.players, s)
    read_board(d, s)
    read_cards(d, s.cards)
    s.stacks = ints([n for player in d.players for n in padded(player.stacks)])
    s.reserve = ints([KNIGHTS - len(player.knights) for player in d.players])
    s.gained = ints([n for player in d.players for n in points_of(player)])
    s.supply = BLOCKS - blocks_out(s) if d.supply is None else d.supply
    return s


def require_players(d: Any) -> None:
    """What a schema cannot say."""
    seats = len(d.players)
    colours = [player.colour for player in d.players]
    if colours not in (COLOURS[:seats], PRINTED[:seats]) or not 2 <= seats <= MAX_SEATS:
        raise ValueError(f"players are two to four of {COLOURS} in this order")
    if check(d.options, seats) is not None:
        raise ValueError("the options do not go together")


def read_board(d: Any, s: State) -> None:
    board = s.board
    read(BOARD, d, board)
    for name, height in d.blocks.items():
        board.height[place(name, NAMES)] = height
    board.men = ints([union([place(name, NAMES) for name in p.knights]) for p in d.players])
    if min(board.height) < 0 or max(board.height) >= BLOCKS // 2:
        raise ValueError("a height is out of range")
    derive(board)


def padded(stacks: list[int]) -> list[int]:
    """Four places, the highest stack first."""
    if len(stacks) > MAX_STACKS or min([0, *stacks]) < 0:
        raise ValueError(f"stacks {stacks}")
    return sorted(stacks, reverse=True) + [NONE] * (int(MAX_STACKS) - len(stacks))


def points_of(player: Any) -> list[int]:
    points = player.points or {"castles": player.score}
    if set(points) - set(POINT_NAMES) or sum(points.values()) != player.score:
        raise ValueError(f"points {player.points} do not make {player.score}")
    return [points.get(name, 0) for name in POINT_NAMES]


def read_cards(d: Any, cards: Cards) -> None:
    read(PURCHASE, d.turn, cards)
    read_seats(CARDS, d.players, cards)
    if d.options.deck == "own":
        cards.bag = ints([n for player in d.players for n in BAG.read(player.deck)])
        cards.top = [PILE.read(player.top) for player in d.players]
        cards.bottom = [PILE.read(player.bottom) for player in d.players]
    else:
        cards.bag = BAG.read(d.deck) if d.deck is not None else undrawn(d, cards)


def undrawn(d: Any, cards: Cards) -> Ints:
    """The common deck when nothing is said of it."""
    if d.options.master:
        return zeros(CARD_TYPES)
    seen = [*cards.hand, *cards.discard]
    return ints([MAX_SEATS * n - sum(seen[k::CARD_TYPES]) for k, n in enumerate(COPIES)])
