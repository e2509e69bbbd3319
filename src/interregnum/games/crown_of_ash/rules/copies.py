"""Copies of a state, from the fields of state.py by `make types`. Do not edit."""

from mypy_extensions import i64

from interregnum.core.arrays import vec
from interregnum.core.game import NONE
from interregnum.core.packing import Reader, filled, put
from interregnum.games.crown_of_ash.rules.data import (
    AREAS,
    BOARD_SPACES,
    KIND_IDS,
    KINDS,
    MINIONS,
    OFFER,
    PROVINCES,
    SEATS,
    SLOTS,
    TILES,
)
from interregnum.games.crown_of_ash.rules.phases import SETTING_UP
from interregnum.games.crown_of_ash.rules.state import (
    SOURCES,
    Config,
    Player,
    State,
    put_config,
    take_config,
)


def clone_player(s: Player) -> Player:
    t = Player()
    t.lord = s.lord
    t.vp = s.vp
    t.points = s.points[:]
    t.store = s.store[:]
    t.hand = s.hand
    t.grave = s.grave
    t.cards = s.cards
    t.discard = s.discard
    t.fate = s.fate
    t.token = s.token
    t.minions = s.minions
    t.refreshed = s.refreshed
    return t


def put_player(out: list[int], s: Player) -> None:
    out.append(s.lord)
    out.append(s.vp)
    put(out, s.points)
    put(out, s.store)
    out.append(s.hand)
    out.append(s.grave)
    out.append(s.cards)
    out.append(s.discard)
    out.append(s.fate)
    out.append(s.token)
    out.append(s.minions)
    out.append(s.refreshed)


def take_player(r: Reader) -> Player:
    s = Player()
    s.lord = r.number()
    s.vp = r.number()
    s.points = r.array()
    s.store = r.array()
    s.hand = r.number()
    s.grave = r.number()
    s.cards = r.number()
    s.discard = r.number()
    s.fate = r.number()
    s.token = r.number()
    s.minions = r.number()
    s.refreshed = r.number()
    return s


def empty_player() -> Player:
    s = Player()
    s.lord = NONE
    s.vp = 0
    s.points = filled(len(SOURCES), 0)
    s.store = filled(KINDS, 0)
    s.hand = 0
    s.grave = 0
    s.cards = 0
    s.discard = 0
    s.fate = NONE
    s.token = 0
    s.minions = 0
    s.refreshed = 0
    return s


def clone_state(s: State) -> State:
    t = State()
    t.config = s.config
    t.players = [clone_player(x) for x in s.players]
    t.phase = s.phase
    t.after = s.after
    t.resume = s.resume
    t.round = s.round
    t.turn = s.turn
    t.actor = s.actor
    t.reveals = s.reveals
    t.royal = s.royal
    t.upper = s.upper
    t.lower = s.lower
    t.aside = s.aside
    t.slot = s.slot
    t.place = s.place
    t.owed = s.owed
    t.area = s.area
    t.stage = s.stage
    t.last = s.last
    t.lifted = s.lifted
    t.space = s.space
    t.attacker = s.attacker
    t.owner = s.owner
    t.committed = s.committed
    t.open = s.open
    t.attack_card = s.attack_card
    t.defence_card = s.defence_card
    t.guess = s.guess
    t.won = s.won
    t.fought = s.fought
    t.rolling = s.rolling
    t.unrolled = s.unrolled
    t.tied = s.tied
    t.extra = s.extra
    t.braced = s.braced
    t.picked = s.picked
    t.actions = s.actions
    t.action_card = s.action_card
    t.target = s.target
    t.scale = s.scale
    t.order = s.order[:]
    t.decks = s.decks[:]
    t.display = s.display[:]
    t.offer = s.offer[:]
    t.top = s.top[:]
    t.below = s.below[:]
    t.covered = s.covered[:]
    t.controller = s.controller[:]
    t.defenders = s.defenders[:]
    t.marks = s.marks[:]
    t.minions = s.minions[:]
    t.taken = s.taken[:]
    t.dice = s.dice[:]
    t.paid = s.paid[:]
    t.given = s.given[:]
    return t


def put_state(out: list[int], s: State) -> None:
    put_config(out, s.config)
    out.append(len(s.players))
    for players in s.players:
        put_player(out, players)
    out.append(s.phase)
    out.append(s.after)
    out.append(s.resume)
    out.append(s.round)
    out.append(s.turn)
    out.append(s.actor)
    out.append(s.reveals)
    out.append(s.royal)
    out.append(s.upper)
    out.append(s.lower)
    out.append(s.aside)
    out.append(s.slot)
    out.append(s.place)
    out.append(s.owed)
    out.append(s.area)
    out.append(s.stage)
    out.append(s.last)
    out.append(s.lifted)
    out.append(s.space)
    out.append(s.attacker)
    out.append(s.owner)
    out.append(s.committed)
    out.append(s.open)
    out.append(s.attack_card)
    out.append(s.defence_card)
    out.append(s.guess)
    out.append(s.won)
    out.append(s.fought)
    out.append(s.rolling)
    out.append(s.unrolled)
    out.append(s.tied)
    out.append(s.extra)
    out.append(s.braced)
    out.append(s.picked)
    out.append(s.actions)
    out.append(s.action_card)
    out.append(s.target)
    out.append(s.scale)
    put(out, s.order)
    put(out, s.decks)
    put(out, s.display)
    put(out, s.offer)
    put(out, s.top)
    put(out, s.below)
    put(out, s.covered)
    put(out, s.controller)
    put(out, s.defenders)
    put(out, s.marks)
    put(out, s.minions)
    put(out, s.taken)
    put(out, s.dice)
    put(out, s.paid)
    put(out, s.given)


def take_state(r: Reader) -> State:
    s = State()
    s.config = take_config(r)
    s.players = [take_player(r) for _ in range(r.number())]
    s.phase = r.number()
    s.after = r.number()
    s.resume = r.number()
    s.round = r.number()
    s.turn = r.number()
    s.actor = r.number()
    s.reveals = r.number()
    s.royal = r.number()
    s.upper = r.number()
    s.lower = r.number()
    s.aside = r.number()
    s.slot = r.number()
    s.place = r.number()
    s.owed = r.number()
    s.area = r.number()
    s.stage = r.number()
    s.last = r.number()
    s.lifted = r.number()
    s.space = r.number()
    s.attacker = r.number()
    s.owner = r.number()
    s.committed = r.number()
    s.open = r.number()
    s.attack_card = r.number()
    s.defence_card = r.number()
    s.guess = r.number()
    s.won = r.number()
    s.fought = r.number()
    s.rolling = r.number()
    s.unrolled = r.number()
    s.tied = r.number()
    s.extra = r.number()
    s.braced = r.number()
    s.picked = r.number()
    s.actions = r.number()
    s.action_card = r.number()
    s.target = r.number()
    s.scale = r.number()
    s.order = r.array()
    s.decks = r.array()
    s.display = r.array()
    s.offer = r.array()
    s.top = r.array()
    s.below = r.array()
    s.covered = r.array()
    s.controller = r.array()
    s.defenders = r.array()
    s.marks = r.array()
    s.minions = r.array()
    s.taken = r.array()
    s.dice = r.array()
    s.paid = r.array()
    s.given = r.array()
    return s


def empty_state(config: Config) -> State:
    s = State()
    s.config = config
    s.players = []
    s.phase = SETTING_UP
    s.after = NONE
    s.resume = NONE
    s.round = 0
    s.turn = 0
    s.actor = NONE
    s.reveals = 0
    s.royal = NONE
    s.upper = 0
    s.lower = 0
    s.aside = 0
    s.slot = NONE
    s.place = NONE
    s.owed = 0
    s.area = NONE
    s.stage = 0
    s.last = NONE
    s.lifted = 0
    s.space = NONE
    s.attacker = NONE
    s.owner = NONE
    s.committed = 0
    s.open = 0
    s.attack_card = NONE
    s.defence_card = NONE
    s.guess = NONE
    s.won = 0
    s.fought = 0
    s.rolling = 0
    s.unrolled = 0
    s.tied = 0
    s.extra = 0
    s.braced = 0
    s.picked = NONE
    s.actions = 0
    s.action_card = NONE
    s.target = NONE
    s.scale = 0
    s.order = vec[i64]()
    s.decks = vec[i64]()
    s.display = filled(SLOTS, NONE)
    s.offer = filled(OFFER, NONE)
    s.top = filled(PROVINCES, NONE)
    s.below = filled(TILES, NONE)
    s.covered = filled(PROVINCES, 0)
    s.controller = filled(AREAS, NONE)
    s.defenders = filled(AREAS, 0)
    s.marks = filled(AREAS, 0)
    s.minions = filled(SEATS * MINIONS, NONE)
    s.taken = filled(BOARD_SPACES, 0)
    s.dice = filled(SEATS, 0)
    s.paid = filled(len(KIND_IDS), 0)
    s.given = filled(len(KIND_IDS), 0)
    return s


def pack(s: State) -> list[int]:
    out: list[int] = []
    put_state(out, s)
    return out


def unpack(data: list[int]) -> State:
    return take_state(Reader(data))
