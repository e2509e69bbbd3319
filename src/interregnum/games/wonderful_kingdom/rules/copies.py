"""Copies of a state, from the fields of state.py by `make types`. Do not edit."""

from mypy_extensions import i64

from interregnum.core.arrays import vec
from interregnum.core.game import NONE
from interregnum.core.packing import Reader, filled, put, put_all
from interregnum.games.wonderful_kingdom.rules.data import (
    BASIC,
    BASIC_IDS,
    CARD_IDS,
    DECK_CARDS,
    DEVELOPMENT_IDS,
    KINDS,
    MENACE_IDS,
    SUPPLY_IDS,
    SYMBOL_IDS,
)
from interregnum.games.wonderful_kingdom.rules.state import (
    STARTING,
    Board,
    Rules,
    State,
    put_rules,
    take_rules,
)


def clone_board(s: Board) -> Board:
    t = Board()
    t.selection = s.selection[:]
    t.sites = s.sites[:]
    t.built = s.built[:]
    t.owned = s.owned
    t.kinds = s.kinds[:]
    t.plain = s.plain[:]
    t.covered = s.covered[:]
    t.laboratory = s.laboratory[:]
    t.cubes = s.cubes[:]
    t.menaces = s.menaces[:]
    t.given = s.given[:]
    t.gone = s.gone[:]
    t.duchy = s.duchy
    t.calamities = s.calamities
    t.krystallium = s.krystallium
    t.soldiers = s.soldiers
    t.training = s.training
    t.bonus = s.bonus
    t.advisors = s.advisors
    t.used = s.used
    t.quest = s.quest
    t.spies = s.spies
    t.spent_spies = s.spent_spies
    t.traps = s.traps
    t.chronicle = s.chronicle
    t.done = s.done
    t.cursor = s.cursor
    t.aim = s.aim
    t.first = s.first
    t.paying = s.paying
    t.feed = s.feed
    t.freeze = s.freeze
    t.hide = s.hide
    t.uncover = s.uncover
    t.broker = s.broker
    t.inquired = s.inquired
    t.claims = s.claims
    t.peeks = s.peeks
    return t


def put_board(out: list[int], s: Board) -> None:
    put(out, s.selection)
    put(out, s.sites)
    put(out, s.built)
    put(out, s.covered)
    put(out, s.laboratory)
    put(out, s.cubes)
    put(out, s.menaces)
    put(out, s.given)
    put(out, s.gone)
    out.append(s.duchy)
    out.append(s.calamities)
    out.append(s.krystallium)
    out.append(s.soldiers)
    out.append(s.training)
    out.append(s.bonus)
    out.append(s.advisors)
    out.append(s.used)
    out.append(s.quest)
    out.append(s.spies)
    out.append(s.spent_spies)
    out.append(s.traps)
    out.append(s.chronicle)
    out.append(s.done)
    out.append(s.cursor)
    out.append(s.aim)
    out.append(s.first)
    out.append(s.paying)
    out.append(s.feed)
    out.append(s.freeze)
    out.append(s.hide)
    out.append(s.uncover)
    out.append(s.broker)
    out.append(s.inquired)
    out.append(s.claims)
    out.append(s.peeks)


def take_board(r: Reader) -> Board:
    s = Board()
    s.selection = r.array()
    s.sites = r.array()
    s.built = r.array()
    s.owned = 0
    s.kinds = filled(KINDS, 0)
    s.plain = filled(BASIC, 0)
    s.covered = r.array()
    s.laboratory = r.array()
    s.cubes = r.array()
    s.menaces = r.array()
    s.given = r.array()
    s.gone = r.array()
    s.duchy = r.number()
    s.calamities = r.number()
    s.krystallium = r.number()
    s.soldiers = r.number()
    s.training = r.number()
    s.bonus = r.number()
    s.advisors = r.number()
    s.used = r.number()
    s.quest = r.number()
    s.spies = r.number()
    s.spent_spies = r.number()
    s.traps = r.number()
    s.chronicle = r.number()
    s.done = r.number()
    s.cursor = r.number()
    s.aim = r.number()
    s.first = r.number()
    s.paying = r.number()
    s.feed = r.number()
    s.freeze = r.number()
    s.hide = r.number()
    s.uncover = r.number()
    s.broker = r.number()
    s.inquired = r.number()
    s.claims = r.number()
    s.peeks = r.number()
    return s


def empty_board() -> Board:
    s = Board()
    s.selection = vec[i64]()
    s.sites = vec[i64]()
    s.built = filled(len(DEVELOPMENT_IDS), 0)
    s.owned = 0
    s.kinds = filled(KINDS, 0)
    s.plain = filled(BASIC, 0)
    s.covered = filled(len(SYMBOL_IDS), 0)
    s.laboratory = filled(len(BASIC_IDS), 0)
    s.cubes = filled(len(BASIC_IDS), 0)
    s.menaces = filled(len(MENACE_IDS), 0)
    s.given = filled(len(BASIC_IDS), 0)
    s.gone = vec[i64]()
    s.duchy = NONE
    s.calamities = 0
    s.krystallium = 0
    s.soldiers = 0
    s.training = 0
    s.bonus = 0
    s.advisors = 0
    s.used = 0
    s.quest = 0
    s.spies = 0
    s.spent_spies = 0
    s.traps = 0
    s.chronicle = NONE
    s.done = 0
    s.cursor = 0
    s.aim = NONE
    s.first = NONE
    s.paying = NONE
    s.feed = 0
    s.freeze = 0
    s.hide = 0
    s.uncover = 0
    s.broker = 0
    s.inquired = 0
    s.claims = 0
    s.peeks = 0
    return s


def clone_state(s: State) -> State:
    t = State()
    t.rules = s.rules
    t.phase = s.phase
    t.round = s.round
    t.turn = s.turn
    t.starter = s.starter
    t.step = s.step
    t.live = [clone_board(x) for x in s.live]
    t.shown = s.shown[:]
    t.hands = [v[:] for v in s.hands]
    t.areas = [v[:] for v in s.areas]
    t.bag = s.bag[:]
    t.buried = s.buried[:]
    t.discard = s.discard[:]
    t.piled = s.piled
    t.unseen = s.unseen[:]
    t.box = s.box[:]
    t.boxed = s.boxed[:]
    t.supply = s.supply[:]
    t.decks = s.decks[:]
    t.quests = s.quests[:]
    t.offer = s.offer[:]
    t.looked = s.looked[:]
    t.outputs = s.outputs[:]
    t.dealt = s.dealt
    t.spot = s.spot
    t.searched = s.searched
    t.todo = s.todo
    t.top = s.top
    t.danger = s.danger
    t.unresolved = s.unresolved
    t.bad_left = s.bad_left
    t.beside = s.beside
    t.final = s.final
    t.lost = s.lost
    t.reveals = s.reveals
    return t


def put_state(out: list[int], s: State) -> None:
    put_rules(out, s.rules)
    out.append(s.phase)
    out.append(s.round)
    out.append(s.turn)
    out.append(s.starter)
    out.append(s.step)
    out.append(len(s.live))
    for live in s.live:
        put_board(out, live)
    put_all(out, s.hands)
    put_all(out, s.areas)
    put(out, s.bag)
    put(out, s.buried)
    put(out, s.discard)
    put(out, s.unseen)
    put(out, s.box)
    put(out, s.boxed)
    put(out, s.supply)
    put(out, s.decks)
    put(out, s.quests)
    put(out, s.offer)
    put(out, s.looked)
    put(out, s.outputs)
    out.append(s.dealt)
    out.append(s.spot)
    out.append(s.searched)
    out.append(s.todo)
    out.append(s.top)
    out.append(s.danger)
    out.append(s.unresolved)
    out.append(s.bad_left)
    out.append(s.beside)
    out.append(s.final)
    out.append(s.lost)
    out.append(s.reveals)


def take_state(r: Reader) -> State:
    s = State()
    s.rules = take_rules(r)
    s.phase = r.number()
    s.round = r.number()
    s.turn = r.number()
    s.starter = r.number()
    s.step = r.number()
    s.live = [take_board(r) for _ in range(r.number())]
    s.shown = []
    s.hands = r.arrays()
    s.areas = r.arrays()
    s.bag = r.array()
    s.buried = r.array()
    s.discard = r.array()
    s.piled = 0
    s.unseen = r.array()
    s.box = r.array()
    s.boxed = r.array()
    s.supply = r.array()
    s.decks = r.array()
    s.quests = r.array()
    s.offer = r.array()
    s.looked = r.array()
    s.outputs = r.array()
    s.dealt = r.number()
    s.spot = r.number()
    s.searched = r.number()
    s.todo = r.number()
    s.top = r.number()
    s.danger = r.number()
    s.unresolved = r.number()
    s.bad_left = r.number()
    s.beside = r.number()
    s.final = r.number()
    s.lost = r.number()
    s.reveals = r.number()
    return s


def empty_state(rules: Rules) -> State:
    s = State()
    s.rules = rules
    s.phase = STARTING
    s.round = 1
    s.turn = 0
    s.starter = 0
    s.step = NONE
    s.live = []
    s.shown = []
    s.hands = []
    s.areas = []
    s.bag = filled(DECK_CARDS, 0)
    s.buried = vec[i64]()
    s.discard = filled(len(CARD_IDS), 0)
    s.piled = 0
    s.unseen = vec[i64]()
    s.box = filled(len(CARD_IDS), 0)
    s.boxed = vec[i64]()
    s.supply = filled(len(SUPPLY_IDS), 0)
    s.decks = vec[i64]()
    s.quests = vec[i64]()
    s.offer = vec[i64]()
    s.looked = vec[i64]()
    s.outputs = vec[i64]()
    s.dealt = 0
    s.spot = NONE
    s.searched = 0
    s.todo = 0
    s.top = NONE
    s.danger = 0
    s.unresolved = 0
    s.bad_left = 0
    s.beside = 0
    s.final = 0
    s.lost = 0
    s.reveals = 0
    return s


def pack(s: State) -> list[int]:
    out: list[int] = []
    put_state(out, s)
    return out


def unpack(data: list[int]) -> State:
    return take_state(Reader(data))
