"""Copies of a state, from the fields of state.py by `make types`. Do not edit."""

from harvest.rules.settings import Settings, put_settings, take_settings
from harvest.rules.state import State
from mypy_extensions import i64

from interregnum.core.arrays import vec
from interregnum.core.game import NONE
from interregnum.core.packing import Reader, put


def clone_state(s: State) -> State:
    t = State()
    t.options = s.options
    t.bag = s.bag
    t.crop = s.crop
    t.reveals = s.reveals
    t.points = s.points[:]
    t.hand = s.hand[:]
    t.doubles = s.doubles[:]
    t.card = s.card[:]
    t.stake = s.stake[:]
    return t


def put_state(out: list[int], s: State) -> None:
    put_settings(out, s.options)
    out.append(s.bag)
    out.append(s.crop)
    out.append(s.reveals)
    put(out, s.points)
    put(out, s.hand)
    put(out, s.doubles)
    put(out, s.card)
    put(out, s.stake)


def take_state(r: Reader) -> State:
    s = State()
    s.options = take_settings(r)
    s.bag = r.number()
    s.crop = r.number()
    s.reveals = r.number()
    s.points = r.array()
    s.hand = r.array()
    s.doubles = r.array()
    s.card = r.array()
    s.stake = r.array()
    return s


def empty_state(options: Settings) -> State:
    s = State()
    s.options = options
    s.bag = 0
    s.crop = NONE
    s.reveals = 0
    s.points = vec[i64]()
    s.hand = vec[i64]()
    s.doubles = vec[i64]()
    s.card = vec[i64]()
    s.stake = vec[i64]()
    return s


def pack(s: State) -> list[int]:
    out: list[int] = []
    put_state(out, s)
    return out


def unpack(data: list[int]) -> State:
    return take_state(Reader(data))
