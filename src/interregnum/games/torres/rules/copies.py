"""Copies of a state, from the fields of state.py by `make types`. Do not edit."""

from mypy_extensions import i64

from interregnum.core.arrays import vec
from interregnum.core.game import NONE
from interregnum.core.packing import Reader, filled, put, put_all
from interregnum.games.torres.rules.data import BLOCKS, BUDGET, CARD_NAMES
from interregnum.games.torres.rules.grid import ALL, SQUARES
from interregnum.games.torres.rules.settings import Settings, put_settings, take_settings
from interregnum.games.torres.rules.state import LEVELS, TURN, Board, Cards, State


def clone_board(s: Board) -> Board:
    t = Board()
    t.height = s.height[:]
    t.men = s.men[:]
    t.king = s.king
    t.occupied = s.occupied
    t.below = s.below[:]
    t.castle = s.castle[:]
    t.mask = s.mask[:]
    t.area = s.area[:]
    t.ring = s.ring[:]
    t.door = s.door[:]
    t.castles = s.castles
    t.sites = s.sites
    return t


def put_board(out: list[int], s: Board) -> None:
    put(out, s.height)
    put(out, s.men)
    out.append(s.king)


def take_board(r: Reader) -> Board:
    s = Board()
    s.height = r.array()
    s.men = r.array()
    s.king = r.number()
    s.occupied = 0
    s.below = filled(LEVELS, ALL)
    s.castle = filled(SQUARES, NONE)
    s.mask = vec[i64]()
    s.area = vec[i64]()
    s.ring = vec[i64]()
    s.door = vec[i64]()
    s.castles = 0
    s.sites = 0
    return s


def empty_board() -> Board:
    s = Board()
    s.height = filled(SQUARES, 0)
    s.men = vec[i64]()
    s.king = NONE
    s.occupied = 0
    s.below = filled(LEVELS, ALL)
    s.castle = filled(SQUARES, NONE)
    s.mask = vec[i64]()
    s.area = vec[i64]()
    s.ring = vec[i64]()
    s.door = vec[i64]()
    s.castles = 0
    s.sites = 0
    return s


def clone_cards(s: Cards) -> Cards:
    t = Cards()
    t.hand = s.hand[:]
    t.fresh = s.fresh[:]
    t.bag = s.bag[:]
    t.discard = s.discard[:]
    t.top = [v[:] for v in s.top]
    t.bottom = [v[:] for v in s.bottom]
    t.looked = s.looked[:]
    t.look = s.look
    return t


def put_cards(out: list[int], s: Cards) -> None:
    put(out, s.hand)
    put(out, s.fresh)
    put(out, s.bag)
    put(out, s.discard)
    put_all(out, s.top)
    put_all(out, s.bottom)
    put(out, s.looked)
    out.append(s.look)


def take_cards(r: Reader) -> Cards:
    s = Cards()
    s.hand = r.array()
    s.fresh = r.array()
    s.bag = r.array()
    s.discard = r.array()
    s.top = r.arrays()
    s.bottom = r.arrays()
    s.looked = r.array()
    s.look = r.number()
    return s


def empty_cards() -> Cards:
    s = Cards()
    s.hand = vec[i64]()
    s.fresh = filled(len(CARD_NAMES), 0)
    s.bag = vec[i64]()
    s.discard = vec[i64]()
    s.top = []
    s.bottom = []
    s.looked = vec[i64]()
    s.look = 0
    return s


def clone_state(s: State) -> State:
    t = State()
    t.options = s.options
    t.seats = s.seats
    t.board = clone_board(s.board)
    t.cards = clone_cards(s.cards)
    t.stacks = s.stacks[:]
    t.reserve = s.reserve[:]
    t.score = s.score[:]
    t.gained = s.gained[:]
    t.kept = s.kept[:]
    t.step = s.step
    t.seat = s.seat
    t.phase = s.phase
    t.round = s.round
    t.first = s.first
    t.phase_first = s.phase_first
    t.budget = s.budget
    t.spent = s.spent
    t.stack = s.stack
    t.loose = s.loose
    t.bought = s.bought
    t.played = s.played
    t.card = s.card
    t.source = s.source
    t.supply = s.supply
    t.master = s.master
    t.reveals = s.reveals
    return t


def put_state(out: list[int], s: State) -> None:
    put_settings(out, s.options)
    out.append(s.seats)
    put_board(out, s.board)
    put_cards(out, s.cards)
    put(out, s.stacks)
    put(out, s.reserve)
    put(out, s.score)
    put(out, s.gained)
    put(out, s.kept)
    out.append(s.step)
    out.append(s.seat)
    out.append(s.phase)
    out.append(s.round)
    out.append(s.first)
    out.append(s.phase_first)
    out.append(s.budget)
    out.append(s.spent)
    out.append(s.stack)
    out.append(s.loose)
    out.append(s.bought)
    out.append(s.played)
    out.append(s.card)
    out.append(s.source)
    out.append(s.supply)
    out.append(s.master)
    out.append(s.reveals)


def take_state(r: Reader) -> State:
    s = State()
    s.options = take_settings(r)
    s.seats = r.number()
    s.board = take_board(r)
    s.cards = take_cards(r)
    s.stacks = r.array()
    s.reserve = r.array()
    s.score = r.array()
    s.gained = r.array()
    s.kept = r.array()
    s.step = r.number()
    s.seat = r.number()
    s.phase = r.number()
    s.round = r.number()
    s.first = r.number()
    s.phase_first = r.number()
    s.budget = r.number()
    s.spent = r.number()
    s.stack = r.number()
    s.loose = r.number()
    s.bought = r.number()
    s.played = r.number()
    s.card = r.number()
    s.source = r.number()
    s.supply = r.number()
    s.master = r.number()
    s.reveals = r.number()
    return s


def empty_state(options: Settings) -> State:
    s = State()
    s.options = options
    s.seats = 0
    s.board = empty_board()
    s.cards = empty_cards()
    s.stacks = vec[i64]()
    s.reserve = vec[i64]()
    s.score = vec[i64]()
    s.gained = vec[i64]()
    s.kept = vec[i64]()
    s.step = TURN
    s.seat = 0
    s.phase = 0
    s.round = 0
    s.first = 0
    s.phase_first = 0
    s.budget = BUDGET
    s.spent = 0
    s.stack = NONE
    s.loose = 0
    s.bought = 0
    s.played = 0
    s.card = NONE
    s.source = NONE
    s.supply = BLOCKS
    s.master = NONE
    s.reveals = 0
    return s


def pack(s: State) -> list[int]:
    out: list[int] = []
    put_state(out, s)
    return out


def unpack(data: list[int]) -> State:
    return take_state(Reader(data))
