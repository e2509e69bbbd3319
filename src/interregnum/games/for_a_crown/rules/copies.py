"""Copies of a state, from the fields of state.py by `make types`. Do not edit."""

from mypy_extensions import i64

from interregnum.core.arrays import vec
from interregnum.core.game import NONE
from interregnum.core.packing import Reader, put
from interregnum.games.for_a_crown.rules.settings import Settings, put_settings, take_settings
from interregnum.games.for_a_crown.rules.state import HANGING, State


def clone_state(s: State) -> State:
    t = State()
    t.options = s.options
    t.phase = s.phase
    t.round = s.round
    t.pass_ = s.pass_
    t.rubies = s.rubies[:]
    t.coins = s.coins[:]
    t.bandits = s.bandits[:]
    t.heirloom = s.heirloom[:]
    t.space = s.space[:]
    t.fall = s.fall[:]
    t.stacks = s.stacks[:]
    t.decks = s.decks[:]
    t.up = s.up[:]
    t.deck = s.deck[:]
    t.events = s.events
    t.unseen = s.unseen
    t.pile = s.pile
    t.revealed = s.revealed[:]
    t.order = s.order[:]
    t.turn = s.turn
    t.actor = s.actor
    t.bought = s.bought
    t.cost = s.cost
    t.icons = s.icons[:]
    t.icon = s.icon
    t.event = s.event
    t.reveals = s.reveals
    return t


def put_state(out: list[int], s: State) -> None:
    put_settings(out, s.options)
    out.append(s.phase)
    out.append(s.round)
    out.append(s.pass_)
    put(out, s.rubies)
    put(out, s.coins)
    put(out, s.bandits)
    put(out, s.heirloom)
    put(out, s.space)
    put(out, s.fall)
    put(out, s.stacks)
    put(out, s.decks)
    put(out, s.up)
    put(out, s.deck)
    out.append(s.events)
    out.append(s.unseen)
    out.append(s.pile)
    put(out, s.revealed)
    put(out, s.order)
    out.append(s.turn)
    out.append(s.actor)
    out.append(s.bought)
    out.append(s.cost)
    put(out, s.icons)
    out.append(s.icon)
    out.append(s.event)
    out.append(s.reveals)


def take_state(r: Reader) -> State:
    s = State()
    s.options = take_settings(r)
    s.phase = r.number()
    s.round = r.number()
    s.pass_ = r.number()
    s.rubies = r.array()
    s.coins = r.array()
    s.bandits = r.array()
    s.heirloom = r.array()
    s.space = r.array()
    s.fall = r.array()
    s.stacks = r.array()
    s.decks = r.array()
    s.up = r.array()
    s.deck = r.array()
    s.events = r.number()
    s.unseen = r.number()
    s.pile = r.number()
    s.revealed = r.array()
    s.order = r.array()
    s.turn = r.number()
    s.actor = r.number()
    s.bought = r.number()
    s.cost = r.number()
    s.icons = r.array()
    s.icon = r.number()
    s.event = r.number()
    s.reveals = r.number()
    return s


def empty_state(options: Settings) -> State:
    s = State()
    s.options = options
    s.phase = HANGING
    s.round = 1
    s.pass_ = 0
    s.rubies = vec[i64]()
    s.coins = vec[i64]()
    s.bandits = vec[i64]()
    s.heirloom = vec[i64]()
    s.space = vec[i64]()
    s.fall = vec[i64]()
    s.stacks = vec[i64]()
    s.decks = vec[i64]()
    s.up = vec[i64]()
    s.deck = vec[i64]()
    s.events = 0
    s.unseen = 0
    s.pile = 0
    s.revealed = vec[i64]()
    s.order = vec[i64]()
    s.turn = 0
    s.actor = NONE
    s.bought = NONE
    s.cost = 0
    s.icons = vec[i64]()
    s.icon = NONE
    s.event = NONE
    s.reveals = 0
    return s


def pack(s: State) -> list[int]:
    out: list[int] = []
    put_state(out, s)
    return out


def unpack(data: list[int]) -> State:
    return take_state(Reader(data))
