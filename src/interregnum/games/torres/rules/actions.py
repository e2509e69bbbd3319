"""The space of actions; ids never depend on options or on the number of seats."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.space import ActionSpace
from interregnum.games.torres.rules.data import CARD_TYPES, MASTER_CARDS, MAX_SEATS, MAX_STACKS
from interregnum.games.torres.rules.grid import SQUARES

SPACE: Final = ActionSpace()
SPREADS: Final[i64] = 192  # ways to lay unused blocks on the other stacks: 190 at the very most

# A turn; the order of families is the order of `legal`.
END: Final[i64] = SPACE.add("end")
SCORE: Final[i64] = SPACE.add("score")
BUY: Final[i64] = SPACE.add("buy")
PLAY: Final[i64] = SPACE.add("play", CARD_TYPES)
DEPLOY: Final[i64] = SPACE.add("deploy", SQUARES)
BUILD: Final[i64] = SPACE.add("build", MAX_STACKS * SQUARES)  # rank of the stack's height, square
MOVE: Final[i64] = SPACE.add("move", SQUARES * SQUARES)  # from, to

# The steps of a card, of a purchase from a deck of one's own, of the end of a turn.
SOURCE: Final[i64] = SPACE.add("source", SQUARES)
TARGET: Final[i64] = SPACE.add("target", SQUARES)
STACK: Final[i64] = SPACE.add("stack", MAX_STACKS + 1)  # rank of the height; last: the stack in use
PICK: Final[i64] = SPACE.add("pick", CARD_TYPES)
TOP: Final[i64] = SPACE.add("top", 2)  # the two cards rising or falling from the top downwards
BOTTOM: Final[i64] = SPACE.add("bottom", 2)
SHARE: Final[i64] = SPACE.add("share", SPREADS)

# Before the first turn and between the phases.
CASTLE: Final[i64] = SPACE.add("castle", SQUARES)
KNIGHT: Final[i64] = SPACE.add("knight", SQUARES)
KING: Final[i64] = SPACE.add("king", SQUARES)
STAY: Final[i64] = SPACE.add("stay")
STARTER: Final[i64] = SPACE.add("starter", MAX_SEATS)

# Chance.
DRAW: Final[i64] = SPACE.add("draw", CARD_TYPES)
MASTER: Final[i64] = SPACE.add("master", MASTER_CARDS)

# Never legal: what the others see of a hidden act.
DRAWN: Final[i64] = SPACE.add("drawn")
PICKED: Final[i64] = SPACE.add("picked")
ON_TOP: Final[i64] = SPACE.add("on-top")
AT_BOTTOM: Final[i64] = SPACE.add("at-bottom")
