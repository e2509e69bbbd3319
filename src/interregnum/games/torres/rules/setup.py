"""Preparing the game: castles, the first knights, the king (T-SETUP, T-MASTER-01 to -04)."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE, Setup
from interregnum.core.packing import filled, zeros
from interregnum.games.torres.rules import data, flow, state
from interregnum.games.torres.rules.actions import CASTLE, KING, KNIGHT, MASTER
from interregnum.games.torres.rules.castles import add_block
from interregnum.games.torres.rules.copies import empty_state
from interregnum.games.torres.rules.deploy import put_knight
from interregnum.games.torres.rules.grid import BIT, SIDE, SQUARES, numbered, union
from interregnum.games.torres.rules.settings import DECK_OWN, settings
from interregnum.games.torres.rules.state import Board, State


def distance(x: int, y: int) -> int:
    """Measured orthogonally (RUL-T-17)."""
    return abs(x // int(SIDE) - y // int(SIDE)) + abs(x % int(SIDE) - y % int(SIDE))


TOO_NEAR: Final[Ints] = vec[i64](
    [
        union([y for y in range(SQUARES) if distance(x, y) < data.START_DISTANCE])
        for x in range(SQUARES)
    ]
)


def new_table(seats: i64, setup: Setup) -> State:
    s = empty_state(settings(setup))
    s.seats = seats
    s.board.men = zeros(seats)
    s.stacks = filled(seats * data.MAX_STACKS, NONE)
    s.reserve = filled(seats, data.KNIGHTS)
    s.score = zeros(seats)
    s.gained = zeros(seats * state.SOURCES)
    s.kept = zeros(seats)
    s.step = state.MASTER_CARD
    hand_out(s)
    if not s.options.master:
        for x in data.START_SQUARES:
            put_castle(s, x)
        s.step = state.PLACE_KNIGHTS
    return s


def hand_out(s: State) -> None:
    """T-SETUP-04, T-ALT-01, T-MASTER-04: one deck, own decks or full hands."""
    cards, all_cards = s.cards, vec[i64]([copies for _ in range(s.seats) for copies in data.COPIES])
    cards.hand = zeros(s.seats * data.CARD_TYPES)
    cards.discard = zeros(s.seats * data.CARD_TYPES)
    if s.options.master:
        cards.hand = all_cards
        cards.bag = zeros(data.CARD_TYPES)
    elif s.options.deck == DECK_OWN:
        cards.bag = all_cards
        cards.top = [vec[i64]() for _ in range(s.seats)]
        cards.bottom = [vec[i64]() for _ in range(s.seats)]
    else:
        cards.bag = vec[i64]([data.MAX_SEATS * copies for copies in data.COPIES])


def put_castle(s: State, x: i64) -> None:
    add_block(s.board, x)
    s.supply -= 1


def masters() -> Ints:
    return vec[i64]([MASTER + k for k in range(data.MASTER_CARDS)])


def apply_master(s: State, card: i64) -> None:
    """T-MASTER-05, RUL-T-48: it lies open before the first castle."""
    s.master = card
    s.reveals += 1
    s.step = state.PLACE_CASTLES


def is_far(board: Board, x: i64) -> bool:
    """T-MASTER-02: far enough from every castle."""
    return TOO_NEAR[x] & ~board.below[0] == 0


def castle_choices(s: State) -> Ints:
    out: Ints = vec[i64]()
    for x in range(SQUARES):
        if is_far(s.board, x):
            out = append(out, CASTLE + x)
    return out


def apply_castle(s: State, x: i64) -> None:
    """T-MASTER-01, RUL-T-24."""
    put_castle(s, x)
    s.seat = (s.seat + 1) % s.seats
    if s.board.castles == data.START_CASTLES:
        s.seat = 0
        s.step = state.PLACE_KNIGHTS


def free_castles(s: State) -> i64:
    """T-SETUP-06, -07: the start castles without a figure."""
    return ~s.board.below[0] & ~s.board.occupied


def knight_choices(s: State) -> Ints:
    return numbered(KNIGHT, free_castles(s))


def apply_knight(s: State, x: i64) -> None:
    put_knight(s, x)
    if s.seat == s.seats - 1:
        s.step = state.PLACE_KING
    else:
        s.seat += 1


def king_choices(s: State) -> Ints:
    return numbered(KING, free_castles(s))


def apply_first_king(s: State, x: i64) -> None:
    put_king(s.board, x)
    flow.open_game(s)


def put_king(board: Board, x: i64) -> None:
    if board.king != NONE:
        board.occupied &= ~BIT[board.king]
    board.king = x
    board.occupied |= BIT[x]
