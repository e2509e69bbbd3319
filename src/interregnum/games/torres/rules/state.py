"""The table: figures and blocks, what the seats own, and how far a turn has come."""

from typing import Annotated, Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints
from interregnum.core.game import NONE
from interregnum.core.passive import Passive
from interregnum.games.fields import (
    BySeat,
    Counts,
    Derived,
    Flag,
    Maybe,
    Name,
    Names,
    Number,
    Ordinal,
    Shared,
    Untold,
)
from interregnum.games.torres.rules.data import BLOCKS, BUDGET, CARD_NAMES, CARD_TYPES, MASTER_NAMES
from interregnum.games.torres.rules.grid import ALL, NAMES, SQUARES
from interregnum.games.torres.rules.settings import Settings

# What is to be decided.
STEPS: Final = [
    "master-card",
    "castles",
    "knights",
    "first-king",
    "turn",
    "card-source",
    "card-target",
    "card-stack",
    "draw",
    "pick",
    "return",
    "stack",
    "redistribute",
    "leftovers",
    "king",
    "starter",
    "over",
]
MASTER_CARD: Final[i64] = STEPS.index("master-card")
PLACE_CASTLES: Final[i64] = STEPS.index("castles")
PLACE_KNIGHTS: Final[i64] = STEPS.index("knights")
PLACE_KING: Final[i64] = STEPS.index("first-king")
TURN: Final[i64] = STEPS.index("turn")
CARD_SOURCE: Final[i64] = STEPS.index("card-source")
CARD_TARGET: Final[i64] = STEPS.index("card-target")
CARD_STACK: Final[i64] = STEPS.index("card-stack")
DRAWING: Final[i64] = STEPS.index("draw")
PICKING: Final[i64] = STEPS.index("pick")
RETURNING: Final[i64] = STEPS.index("return")
STACKING: Final[i64] = STEPS.index("stack")
SHARING: Final[i64] = STEPS.index("redistribute")
KEEPING: Final[i64] = STEPS.index("leftovers")
MOVE_KING: Final[i64] = STEPS.index("king")
NAME_STARTER: Final[i64] = STEPS.index("starter")
OVER: Final[i64] = STEPS.index("over")

# Where points come from.
SOURCES: Final[i64] = 4
FROM_CASTLES: Final[i64] = 0
FROM_KING: Final[i64] = 1
FROM_MASTER: Final[i64] = 2
FROM_AP: Final[i64] = 3


LEVELS: Final[i64] = 50  # n high needs an area of n, so 92 blocks reach 46; and a jump of two


class Board:
    """Blocks and figures, and what follows from them, kept up to date by rules/castles.py."""

    height: Annotated[Ints, Untold(size=SQUARES)]  # by square
    men: Annotated[Ints, Untold()]  # by seat: the squares of the knights
    king: Annotated[i64, Name("king", NAMES)]  # the square, or NONE
    occupied: Annotated[i64, Derived()]  # squares with a figure
    below: Annotated[Ints, Derived(size=LEVELS, start=ALL)]  # by level n: squares up to height n
    castle: Annotated[Ints, Derived(size=SQUARES, start=NONE)]  # by square: its number, or NONE
    mask: Annotated[Ints, Derived()]  # by castle: its squares
    area: Annotated[Ints, Derived()]  # by castle
    ring: Annotated[Ints, Derived()]  # by castle: neighbours of its squares, blocks or not
    door: Annotated[Ints, Derived()]  # by castle: squares at one of its doors (T-DEF-07)
    castles: Annotated[i64, Derived()]  # how many there are
    sites: Annotated[i64, Derived()]  # where a block may go if no figure stands there


class Cards:
    """Action cards by seat and type: index seat * CARD_TYPES + type."""

    hand: Annotated[Ints, BySeat(Counts("hand", CARD_NAMES), each=CARD_TYPES)]
    fresh: Annotated[Ints, Counts("fresh", CARD_NAMES)]  # of the hand on turn: bought this turn
    bag: Annotated[Ints, Untold()]  # by type, or by seat and type: undrawn, in no order
    discard: Annotated[Ints, BySeat(Counts("discard", CARD_NAMES), each=CARD_TYPES)]  # who played
    top: Annotated[list[Ints], Untold()]  # own decks: put back, from the top downwards
    bottom: Annotated[list[Ints], Untold()]  # own decks: put back under the bag, downwards
    looked: Annotated[Ints, Names("looked", CARD_NAMES)]  # own decks: seen by this purchase
    look: Annotated[i64, Number()]  # cards of this purchase still to come from the bag


class State(Passive):
    """Passive data; only the rules change it. `make types` writes copies.py from these fields."""

    options: Annotated[Settings, Shared()]
    seats: Annotated[i64, Untold()]
    board: Board
    cards: Cards
    stacks: Annotated[Ints, Untold()]  # by seat MAX_STACKS heights, falling, then NONE
    reserve: Annotated[Ints, Untold()]  # knights not yet on the board
    score: Annotated[Ints, BySeat(Number())]
    gained: Annotated[Ints, Untold()]  # by seat and source: the score in parts
    kept: Annotated[Ints, BySeat(Number())]  # blocks kept from the last phase, not yet on stacks
    step: Annotated[i64, Name("step", STEPS, start=TURN)]
    seat: Annotated[i64, Number("active")]  # who decides
    phase: Annotated[i64, Ordinal()]
    round: Annotated[i64, Ordinal()]
    first: Annotated[i64, Number("starter")]  # who starts the round
    phase_first: Annotated[i64, Number("phase_starter")]  # who started the phase
    budget: Annotated[i64, Number(start=BUDGET)]  # AP of the turn
    spent: Annotated[i64, Number()]
    stack: Annotated[i64, Maybe(start=NONE)]  # blocks left in the stack chosen this turn, or NONE
    loose: Annotated[i64, Number()]  # unused blocks being laid on the other stacks
    bought: Annotated[i64, Number()]
    played: Annotated[i64, Flag("card_played")]
    card: Annotated[i64, Name("card", CARD_NAMES)]  # being played, still in the hand, or NONE
    source: Annotated[i64, Name("source", NAMES)]  # its knight or its block, or NONE
    supply: Annotated[i64, Untold(start=BLOCKS)]
    master: Annotated[i64, Name("master", MASTER_NAMES)]  # the open master card, or NONE
    reveals: Annotated[i64, Number()]
