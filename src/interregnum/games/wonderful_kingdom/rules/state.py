"""The state: two boards with what each seat owns, and the table between them."""

from typing import Annotated, Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.game import NONE
from interregnum.core.packing import Reader
from interregnum.core.passive import Passive
from interregnum.games.fields import (
    Counts,
    Derived,
    Mask,
    Name,
    Names,
    Number,
    Shared,
    Snapshot,
    Untold,
)
from interregnum.games.wonderful_kingdom.rules.data import (
    ADVISOR_IDS,
    BASIC,
    BASIC_IDS,
    CARD_IDS,
    COST,
    DECK_CARDS,
    DECK_IDS,
    DEVELOPMENT_IDS,
    KIND_IDS,
    KINDS,
    MENACE_IDS,
    QUEST_IDS,
    RESOURCES,
    SCENARIO_MODULES,
    SUPPLY_IDS,
    SYMBOL_IDS,
)
from interregnum.games.wonderful_kingdom.rules.settings import (
    EMPTY_DECK_RESHUFFLE_DISCARD,
    MENACE_ORDER_VICTIM_CHOICE,
    MODULE_ADVISOR,
    MODULE_MENACE,
    MODULE_QUEST,
    PLANNING_VISIBILITY_OPEN,
    RAT_SPAWN_EACH_PLANNING,
    SCENARIO_NONE,
    SCENARIO_SG01,
    SOLDIER_SUPPLY_THIRTY,
    SOLO_SEARCH_PER_SELECTION,
    THIEF_MULTIPLIER_SYMBOL_ONE_CUBE,
    Settings,
    put_settings,
    take_settings,
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
PAIR: Final = vec[i64]([2 ** (card // 2) for card in range(len(CARD_IDS))])  # by card
BIT: Final = vec[i64]([2**card for card in range(len(DEVELOPMENT_IDS))])
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


class Rules:
    """What seats and options fix for a whole match; shared by all clones."""

    def __init__(self, seats: i64, options: Settings) -> None:
        self.options: Settings = options
        self.seats: i64 = seats
        self.solo: bool = seats == 1
        self.side: i64 = options.side
        self.scenario: i64 = options.scenario - SCENARIO_SG01  # NONE: an ordinary game
        self.menace: bool = uses(options, MODULE_MENACE)
        self.advisor: bool = uses(options, MODULE_ADVISOR)
        self.quest: bool = uses(options, MODULE_QUEST)
        self.search_each: bool = options.solo_search == SOLO_SEARCH_PER_SELECTION
        self.reshuffle: bool = options.empty_deck == EMPTY_DECK_RESHUFFLE_DISCARD
        self.keep_cubes: bool = options.quest_keep_cubes
        self.rats_each: bool = options.rat_spawn == RAT_SPAWN_EACH_PLANNING
        self.victim_order: bool = options.menace_order == MENACE_ORDER_VICTIM_CHOICE
        self.one_cube: bool = options.thief_multiplier_symbol == THIEF_MULTIPLIER_SYMBOL_ONE_CUBE
        self.open: bool = options.planning_visibility == PLANNING_VISIBILITY_OPEN
        self.show_own: bool = options.show_own_facedown
        self.thirty: bool = options.soldier_supply == SOLDIER_SUPPLY_THIRTY


def uses(options: Settings, module: i64) -> bool:
    """A scenario fixes its modules."""
    if options.scenario != SCENARIO_NONE:
        return SCENARIO_MODULES[3 * (options.scenario - SCENARIO_SG01) + module] == 1
    return options.module == module


def put_rules(out: list[int], rules: Rules) -> None:
    out.append(rules.seats)
    put_settings(out, rules.options)


def take_rules(r: Reader) -> Rules:
    seats = r.number()
    return Rules(seats, take_settings(r))


class Board:
    """What one seat owns on the table, and what it is in the middle of."""

    selection: Annotated[Ints, Untold()]  # slots
    sites: Annotated[Ints, Untold()]  # constructions by card, older copies first
    built: Annotated[Ints, Counts("completed", DEVELOPMENT_IDS)]  # developments by card
    owned: Annotated[i64, Derived()]  # completed developments as a set
    kinds: Annotated[Ints, Derived(size=KINDS)]  # completed developments by kind
    plain: Annotated[Ints, Derived(size=BASIC)]  # plain symbols by resource, the duchy's included
    covered: Annotated[Ints, Counts("", SYMBOL_IDS)]  # theft tokens by symbol
    laboratory: Annotated[Ints, Counts("", BASIC_IDS)]  # cubes by colour
    cubes: Annotated[Ints, Counts("", BASIC_IDS)]  # waiting to be placed, by colour
    menaces: Annotated[Ints, Counts("", MENACE_IDS)]  # in the construction area; loose Ice Giants
    given: Annotated[Ints, Counts("", BASIC_IDS)]  # cubes that go elsewhere when the window closes
    gone: Annotated[Ints, Names("", CARD_IDS)]  # for the discard pile when the window closes
    duchy: Annotated[i64, Untold(start=NONE)]  # duchy * 2 + side
    calamities: i64
    krystallium: i64
    soldiers: i64
    training: i64
    bonus: i64  # points from quests
    advisors: Annotated[i64, Mask("", ADVISOR_IDS)]
    used: Annotated[i64, Mask("", ADVISOR_IDS)]  # advisors used this round
    quest: Annotated[i64, Number("steps")]  # steps done, a bit mask
    spies: i64
    spent_spies: Annotated[i64, Number("used_spies")]
    traps: i64
    chronicle: Annotated[i64, Name("chronicle", KIND_IDS)]  # the kind the Old Chronicler counts
    done: Annotated[i64, Number("finished")]  # has finished the open window
    cursor: i64  # the lowest target of the next cube: equal cubes go in one order
    aim: Annotated[i64, Number(start=NONE)]  # of a krystallium whose space is still to be named
    first: Annotated[i64, Name("first", BASIC_IDS)]  # the colour placed before another (W-TREAS-02)
    paying: Annotated[i64, Number(start=NONE)]  # step * 4 + colour whose payment is asked for
    feed: i64  # discards owed to Shadows
    freeze: i64  # Ice Giants to slide under a construction
    hide: i64  # symbols to cover for Thieves
    uncover: i64  # symbols to uncover
    broker: i64  # 1: a card is to be recycled, 2: its two colours to be named
    inquired: i64  # calamities on their way to the other duchy
    claims: i64  # boards whose final step was done in this window, a bit mask
    peeks: i64  # looks the Prophet still has


class State(Passive):
    """In a window each seat acts on its live board; the others are shown the one before.

    `make types` writes copies.py from these fields.
    """

    rules: Annotated[Rules, Shared()]
    phase: Annotated[i64, Name("phase", PHASE_IDS, start=STARTING)]
    round: Annotated[i64, Number(start=1)]  # 1 to 4
    turn: i64  # of Choice: 0 to 15; solo: the cycle
    starter: Annotated[i64, Number(least=NONE)]
    step: Annotated[i64, Number(start=NONE)]  # resource of a production step; setup: who decides
    live: list[Board]
    shown: Annotated[list[Board], Snapshot()]  # as the window opened
    hands: Annotated[list[Ints], Untold()]  # ascending cards
    areas: Annotated[list[Ints], Untold()]  # slots, oldest first
    bag: Annotated[Ints, Untold(size=DECK_CARDS)]  # the deck by card: cards that nobody has seen
    buried: Annotated[Ints, Untold()]  # solo, after a reshuffle: what unseen danger cards may be
    discard: Annotated[Ints, Counts("", CARD_IDS)]  # the public part of the pile
    piled: Annotated[i64, Derived()]  # pairs of cards (0 and 1, 2 and 3) of which some lie there
    unseen: Annotated[Ints, Untold()]  # slots discarded face down
    box: Annotated[Ints, Counts("", CARD_IDS)]  # out of the game
    boxed: Annotated[Ints, Names("", CARD_IDS)]  # by seat: the advisor returned to the box
    supply: Annotated[Ints, Counts("", SUPPLY_IDS)]  # calamities and menaces beside the board
    decks: Annotated[Ints, Names("menace_decks", DECK_IDS)]  # by seat, NONE without
    quests: Annotated[Ints, Names("", QUEST_IDS)]  # the boards in play
    offer: Ints  # card, area and face, card as far as made; solo: a place to remove
    looked: Annotated[Ints, Names("", CARD_IDS)]  # cards a search looks at
    outputs: Ints  # of the step, by seat, once counted
    dealt: i64  # cards dealt this round
    spot: Annotated[i64, Number(start=NONE)]  # the place spied out, or the area being taken
    searched: i64  # searches made this round
    todo: i64  # solo: cards to lay out
    top: Annotated[i64, Name("top", CARD_IDS)]  # solo: the visible top card
    danger: i64  # solo: cards in the danger deck
    unresolved: i64  # solo: danger cards that nobody has seen
    bad_left: i64  # solo: calamities or menaces among them
    beside: i64  # SG05: resources beside the danger deck
    final: i64  # boards whose final reward is gone, a bit mask
    lost: i64
    reveals: i64


def new_site(card: i64) -> i64:
    """A development as it is planned: every space open."""
    site = card | SITE
    for r in range(RESOURCES):
        site |= COST[card * RESOURCES + r] << (NEED + 4 * r)
    return site
