"""The state: two boards with what each seat owns, and the table between them."""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.game import put, take
from interregnum.games.wonderful_kingdom.rules.data import (
    BASIC,
    COST,
    COVERS,
    DEVELOPMENTS,
    KINDS,
    MENACE_KINDS,
    RESOURCES,
    SCENARIO_MODULES,
)

# A construction is one int: card (7 bits), open spaces by resource (6 x 4 bits), krystallium
# lying on basic spaces (4 x 4 bits), and three flags.
SITE_CARD: Final[i64] = 127
NEED: Final[i64] = 7
ON: Final[i64] = 31
BASIC_NEED: Final[i64] = 0xFFFF << 7
KRYS_NEED: Final[i64] = 0xF << 23
SOLDIER_NEED: Final[i64] = 0xF << 27
OPEN: Final[i64] = 0xFFFFFF << 7
# Tables, since a compiled `i64(1) << n` shifts 32 bits only.
NEED_ONE: Final = vec[i64]([1 << (7 + 4 * r) for r in range(6)])
NEED_MASK: Final = vec[i64]([15 << (7 + 4 * r) for r in range(6)])
ON_ONE: Final = vec[i64]([1 << (31 + 4 * r) for r in range(4)])
FROZEN: Final[i64] = 1 << 47
LOCKED: Final[i64] = 1 << 48
SITE: Final[i64] = 1 << 49  # always set: a mask that every construction meets

# A card in an area, a selection or the unseen discards is one int: card, facing, who has seen it,
# who placed it and, once discarded unseen, in which round.
SLOT_CARD: Final[i64] = 127
UNKNOWN: Final[i64] = 127  # a danger card that nobody has seen yet
DOWN: Final[i64] = 128
KNOWN: Final[i64] = 256  # shifted by the seat
PLACER: Final[i64] = 1024
ROUND: Final[i64] = 2048

# The phases, in the order of a game.
STARTING: Final[i64] = 0
DUCHIES: Final[i64] = 1
DECKS: Final[i64] = 2
BOARDS: Final[i64] = 3
ADVISING: Final[i64] = 4  # chance draws advisors
KEEPING: Final[i64] = 5
DEALING: Final[i64] = 6
OFFERING: Final[i64] = 7
SELECTING: Final[i64] = 8
SPYING: Final[i64] = 9  # chance turns a card up, or shows it to the Prophet
TAKING: Final[i64] = 10  # Grey Eminence
REMOVING: Final[i64] = 11  # search, solo
LOOKING: Final[i64] = 12  # chance
PICKING: Final[i64] = 13
REVEALING: Final[i64] = 14  # chance turns up the selections
SHADOWS: Final[i64] = 15
PLANNING: Final[i64] = 16
BEFORE: Final[i64] = 17  # BEFORE-COUNT
BUILD: Final[i64] = 18
FIGHT: Final[i64] = 19
LAST: Final[i64] = 20  # end-of-game advisors
OVER: Final[i64] = 21
RESHUFFLING: Final[i64] = 22  # chance sorts unseen discards back into the deck
PHASE_IDS: Final = [
    "starting", "duchies", "decks", "boards", "advising", "keeping", "dealing", "offering",
    "selecting", "spying", "taking", "removing", "looking", "picking", "revealing", "shadows",
    "planning", "before", "build", "fight", "last", "over", "reshuffling",
]  # fmt: skip


OPTION_NAMES: Final = [
    "side", "module", "duchies", "menace_deck_0", "menace_deck_1", "quest", "scenario",
    "allow_no_module", "solo_search", "empty_deck", "quest_keep_cubes", "rat_spawn",
    "menace_order", "thief_multiplier_symbol", "planning_visibility", "show_own_facedown",
    "soldier_supply",
]  # fmt: skip


class Rules:
    """What the options fix for a whole match; shared by all clones."""

    __slots__ = (
        "advisor", "decks", "duchies", "keep_cubes", "menace", "one_cube", "open", "options",
        "quest", "quest_board", "rats_each", "reshuffle", "scenario", "search_each", "show_own",
        "side", "solo", "thirty", "victim_order",
    )  # fmt: skip

    def __init__(self, seats: int, options: list[int]) -> None:
        scenario = options[6] - 1
        uses = [options[1] == k for k in range(3)]
        if scenario >= 0:
            uses = [SCENARIO_MODULES[3 * scenario + k] == 1 for k in range(3)]
        self.options: list[int] = options  # flat, in the order of OPTION_NAMES
        self.solo: bool = seats == 1
        self.side: i64 = options[0]
        self.menace: bool = uses[0]
        self.advisor: bool = uses[1]
        self.quest: bool = uses[2]
        self.duchies: i64 = options[2]
        self.decks: Ints = vec[i64]([options[3], options[4]])
        self.quest_board: i64 = options[5]
        self.scenario: i64 = scenario  # NONE: an ordinary game
        self.search_each: bool = options[8] == 1
        self.reshuffle: bool = options[9] == 0
        self.keep_cubes: bool = options[10] == 1
        self.rats_each: bool = options[11] == 1
        self.victim_order: bool = options[12] == 1
        self.one_cube: bool = options[13] == 1
        self.open: bool = options[14] == 1
        self.show_own: bool = options[15] == 1
        self.thirty: bool = options[16] == 1


class Board:
    """What one seat owns on the table, and what it is in the middle of."""

    __slots__ = (
        "advisors", "aim", "bonus", "broker", "built", "calamities", "chronicle", "claims",
        "covered", "cubes", "cursor", "done", "duchy", "feed", "freeze", "given", "gone",
        "hide", "inquired", "kinds", "krystallium", "laboratory", "menaces", "peeks", "plain",
        "quest", "selection", "sites", "soldiers", "spent_spies", "spies", "training", "traps",
        "uncover", "used",
    )  # fmt: skip

    def __init__(
        self, selection: Ints, sites: Ints, built: Ints, kinds: Ints, plain: Ints, covered: Ints,
        laboratory: Ints, cubes: Ints, menaces: Ints, given: Ints, gone: Ints,
        duchy: i64, calamities: i64, krystallium: i64, soldiers: i64, training: i64, bonus: i64,
        advisors: i64, used: i64, quest: i64, spies: i64, spent_spies: i64, traps: i64,
        chronicle: i64, done: i64, cursor: i64, aim: i64, feed: i64, freeze: i64, hide: i64,
        uncover: i64, broker: i64, inquired: i64, claims: i64, peeks: i64,
    ) -> None:  # fmt: skip
        self.selection: Ints = selection  # slots
        self.sites: Ints = sites  # constructions by card, older copies first
        self.built: Ints = built  # completed developments by card
        self.kinds: Ints = kinds  # completed developments by kind
        self.plain: Ints = plain  # plain production symbols by resource, the duchy's included
        self.covered: Ints = covered  # theft tokens by symbol
        self.laboratory: Ints = laboratory  # cubes by colour
        self.cubes: Ints = cubes  # waiting to be placed, by colour
        self.menaces: Ints = menaces  # in the construction area; Ice Giants: the loose ones
        self.given: Ints = given  # cubes that go elsewhere when the window closes
        self.gone: Ints = gone  # cards for the discard pile when the window closes
        self.duchy: i64 = duchy  # duchy * 2 + side
        self.calamities: i64 = calamities
        self.krystallium: i64 = krystallium
        self.soldiers: i64 = soldiers
        self.training: i64 = training
        self.bonus: i64 = bonus  # points from quests
        self.advisors: i64 = advisors  # a bit mask
        self.used: i64 = used  # advisors used this round, a bit mask
        self.quest: i64 = quest  # steps done, a bit mask
        self.spies: i64 = spies
        self.spent_spies: i64 = spent_spies
        self.traps: i64 = traps
        self.chronicle: i64 = chronicle  # the kind the Old Chronicler counts
        self.done: i64 = done  # has finished the open window
        self.cursor: i64 = cursor  # the lowest target of the next cube: equal cubes in one order
        self.aim: i64 = aim  # the target of a krystallium whose space is still to be named
        self.feed: i64 = feed  # discards owed to Shadows
        self.freeze: i64 = freeze  # Ice Giants to slide under a construction
        self.hide: i64 = hide  # symbols to cover for Thieves
        self.uncover: i64 = uncover  # symbols to uncover
        self.broker: i64 = broker  # 1: a card is to be recycled, 2: its two colours to be named
        self.inquired: i64 = inquired  # calamities on their way to the other duchy
        self.claims: i64 = claims  # final steps done in this window, a bit mask
        self.peeks: i64 = peeks  # looks the Prophet still has

    def clone(self) -> "Board":
        return Board(
            self.selection[:], self.sites[:], self.built[:], self.kinds[:], self.plain[:],
            self.covered[:], self.laboratory[:], self.cubes[:], self.menaces[:], self.given[:],
            self.gone[:], self.duchy, self.calamities, self.krystallium, self.soldiers,
            self.training, self.bonus, self.advisors, self.used, self.quest, self.spies,
            self.spent_spies, self.traps, self.chronicle, self.done, self.cursor, self.aim,
            self.feed, self.freeze, self.hide, self.uncover, self.broker, self.inquired,
            self.claims, self.peeks,
        )  # fmt: skip


class State:
    """In a window each seat acts on its live board; the others are shown the one before.

    A shown board never changes, so clones share it.
    """

    __slots__ = (
        "areas", "bad_left", "bag", "beside", "box", "boxed", "buried", "danger", "dealt", "decks",
        "discard", "final", "hands", "live", "looked", "lost", "offer", "outputs", "phase",
        "quests", "reveals", "round", "rules", "searched", "shown", "spot", "starter", "step",
        "supply", "todo", "top", "turn", "unresolved", "unseen",
    )  # fmt: skip

    def __init__(
        self, rules: Rules, live: list[Board], shown: list[Board], hands: list[Ints],
        areas: list[Ints], bag: Ints, discard: Ints, unseen: Ints, box: Ints, boxed: Ints,
        supply: Ints, decks: Ints, quests: Ints, offer: Ints, looked: Ints, outputs: Ints,
        buried: Ints, phase: i64, number: i64, turn: i64, starter: i64, step: i64, dealt: i64,
        spot: i64, searched: i64, todo: i64, top: i64, danger: i64, unresolved: i64, bad_left: i64,
        beside: i64, final: i64, lost: i64, reveals: i64,
    ) -> None:  # fmt: skip
        self.rules: Rules = rules
        self.live: list[Board] = live
        self.shown: list[Board] = shown
        self.hands: list[Ints] = hands  # ascending cards
        self.areas: list[Ints] = areas  # slots, oldest first
        self.bag: Ints = bag  # the development deck by card: cards that nobody has seen
        self.discard: Ints = discard  # the public part of the pile, by card
        self.unseen: Ints = unseen  # slots discarded face down
        self.box: Ints = box  # out of the game, by card
        self.boxed: Ints = boxed  # by seat: the advisor returned to the box at the start
        self.supply: Ints = supply  # calamities and menaces beside the board, by card - CALAMITY
        self.decks: Ints = decks  # by seat: the menace deck, NONE without
        self.quests: Ints = quests  # the boards in play
        self.offer: Ints = offer  # card, area, face, card, area, face as far as made
        self.looked: Ints = looked  # cards a search looks at
        self.outputs: Ints = outputs  # of the step, by seat, once counted
        self.buried: Ints = buried  # solo, after a reshuffle: what unseen danger cards may be
        self.phase: i64 = phase
        self.round: i64 = number  # 1 to 4
        self.turn: i64 = turn  # of Choice: 0 to 15; solo: the cycle
        self.starter: i64 = starter
        self.step: i64 = step  # the resource of a production step; in the setup: who decides
        self.dealt: i64 = dealt  # cards dealt this round
        self.spot: i64 = spot  # the place that is spied out, or the area that is being taken
        self.searched: i64 = searched  # searches made this round
        self.todo: i64 = todo  # solo: cards to lay out
        self.top: i64 = top  # solo: the visible top card
        self.danger: i64 = danger  # solo: cards in the danger deck
        self.unresolved: i64 = unresolved  # solo: danger cards that nobody has seen
        self.bad_left: i64 = bad_left  # solo: calamities or menaces among them
        self.beside: i64 = beside  # SG05: resources beside the danger deck
        self.final: i64 = final  # boards whose final reward is gone, a bit mask
        self.lost: i64 = lost
        self.reveals: i64 = reveals


def new_site(card: i64) -> i64:
    """A development as it is planned: every space open."""
    site = card | SITE
    for r in range(RESOURCES):
        site |= COST[card * RESOURCES + r] << (NEED + 4 * r)
    return site


def zeros(count: i64) -> Ints:
    return vec[i64]([0] * int(count))


def put_board(b: Board) -> list[int]:
    return [
        *put(b.selection), *put(b.sites), *put(b.built), *put(b.kinds), *put(b.plain),
        *put(b.covered), *put(b.laboratory), *put(b.cubes), *put(b.menaces), *put(b.given),
        *put(b.gone), b.duchy, b.calamities, b.krystallium, b.soldiers, b.training, b.bonus,
        b.advisors, b.used, b.quest, b.spies, b.spent_spies, b.traps, b.chronicle, b.done,
        b.cursor, b.aim, b.feed, b.freeze, b.hide, b.uncover, b.broker, b.inquired, b.claims,
        b.peeks,
    ]  # fmt: skip


def take_board(data: Iterator[int]) -> Board:
    v = [take(data) for _ in range(11)]
    n = [next(data) for _ in range(24)]
    return Board(
        v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10],
        n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9], n[10], n[11], n[12], n[13],
        n[14], n[15], n[16], n[17], n[18], n[19], n[20], n[21], n[22], n[23],
    )  # fmt: skip


def pack(s: State) -> list[int]:
    data = [len(s.live), *s.rules.options]
    data += [
        s.phase, s.round, s.turn, s.starter, s.step, s.dealt, s.spot, s.searched, s.todo, s.top,
        s.danger, s.unresolved, s.bad_left, s.beside, s.final, s.lost, s.reveals,
    ]  # fmt: skip
    for v in (s.bag, s.discard, s.unseen, s.box, s.boxed, s.supply, s.decks, s.quests, s.offer):
        data += put(v)
    for v in (s.looked, s.outputs, s.areas[0], s.areas[1], s.buried):
        data += put(v)
    for v in s.hands:
        data += put(v)
    for b in s.live:
        data += put_board(b)
    if SHADOWS <= s.phase <= LAST:  # outside windows nobody looks at what was shown
        for b in s.shown:
            data += put_board(b)
    return data


def unpack(data: list[int]) -> State:
    rest = iter(data)
    seats = next(rest)
    rules = Rules(seats, [next(rest) for _ in OPTION_NAMES])
    n = [next(rest) for _ in range(17)]
    v = [take(rest) for _ in range(14)]
    hands = [take(rest) for _ in range(seats)]
    live = [take_board(rest) for _ in range(seats)]
    window = SHADOWS <= n[0] <= LAST
    shown = [take_board(rest) for _ in range(seats)] if window else live[:]
    return State(
        rules, live, shown, hands, [v[11], v[12]], v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7],
        v[8], v[9], v[10], v[13], n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9], n[10],
        n[11], n[12], n[13], n[14], n[15], n[16],
    )  # fmt: skip


def clone(s: State) -> State:
    return State(
        s.rules, [b.clone() for b in s.live], s.shown[:],
        [hand[:] for hand in s.hands], [s.areas[0][:], s.areas[1][:]], s.bag[:], s.discard[:],
        s.unseen[:], s.box[:], s.boxed[:], s.supply[:], s.decks[:], s.quests[:], s.offer[:],
        s.looked[:], s.outputs[:], s.buried[:], s.phase, s.round, s.turn, s.starter, s.step,
        s.dealt, s.spot, s.searched, s.todo, s.top, s.danger, s.unresolved, s.bad_left, s.beside,
        s.final, s.lost, s.reveals,
    )  # fmt: skip


def empty_board() -> Board:
    return Board(
        vec[i64](), vec[i64](), zeros(DEVELOPMENTS), zeros(KINDS), zeros(BASIC), zeros(COVERS),
        zeros(BASIC), zeros(BASIC), zeros(MENACE_KINDS), zeros(BASIC), vec[i64](),
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0,
    )  # fmt: skip
