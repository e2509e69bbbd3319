"""The space of actions: what chance, a seat on its turn and a seat in a window can do."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.space import ActionSpace
from interregnum.games.wonderful_kingdom.rules import data

AREAS: Final[i64] = 2
PLACES: Final[i64] = 18  # an area holds at most the two opening cards and sixteen offered ones
SPOTS: Final[i64] = AREAS * PLACES
RECYCLABLE: Final[i64] = data.DEVELOPMENTS + 10  # developments and treasures
MIXES: Final[i64] = (data.MOST_PAID + 1) * (data.MOST_PAID + 1)
FACES: Final[i64] = 3
UP: Final[i64] = 0
TRAPPED: Final[i64] = 1  # face down by a trap token
VEILED: Final[i64] = 2  # face down by the Spymistress

SPACE: Final = ActionSpace()
START: Final[i64] = SPACE.add("start", 2)  # chance: the seat that starts round 1
DUCHY: Final[i64] = SPACE.add("duchy", 2)  # a draft or chance
DECK: Final[i64] = SPACE.add("deck", 4)  # a draft or chance
BOARD: Final[i64] = SPACE.add("board", 3)  # a draft or chance: the quest
DRAW: Final[i64] = SPACE.add("draw", data.CARDS)  # chance: a card that somebody gets to know
DEALT: Final[i64] = SPACE.add("dealt")  # never legal: a draw that only others may see
KEEP: Final[i64] = SPACE.add("keep", data.ADVISOR_COUNT)
OFFER: Final[i64] = SPACE.add("offer", data.CARDS)
PUT: Final[i64] = SPACE.add("put", AREAS * FACES)  # the first card of an offer: area, face
LAY: Final[i64] = SPACE.add("lay", AREAS * FACES)  # the second one: shows the whole offer
SELECT: Final[i64] = SPACE.add("select", AREAS)
SEARCH: Final[i64] = SPACE.add("search", AREAS)
SPY: Final[i64] = SPACE.add("spy", SPOTS)
PEEK: Final[i64] = SPACE.add("peek", SPOTS)
MOVE: Final[i64] = SPACE.add("move", SPOTS)
TAKE: Final[i64] = SPACE.add("take", SPOTS)
REMOVE: Final[i64] = SPACE.add("remove", SPOTS)
PICK: Final[i64] = SPACE.add("pick", data.DECK_CARDS)
FEED: Final[i64] = SPACE.add("feed", RECYCLABLE)  # to a Shadow
FREEZE: Final[i64] = SPACE.add("freeze", data.TARGETS)
FREEZE_PLAN: Final[i64] = SPACE.add("freeze-plan", data.DEVELOPMENTS)
COVER: Final[i64] = SPACE.add("cover", data.COVERS)
UNCOVER: Final[i64] = SPACE.add("uncover", data.COVERS)
PLAN: Final[i64] = SPACE.add("plan", data.DEVELOPMENTS)
RECYCLE: Final[i64] = SPACE.add("recycle", RECYCLABLE)
COLOURS: Final[i64] = SPACE.add("colours", data.PAIR_COUNT)
PLACE: Final[i64] = SPACE.add("place", data.TARGETS)
LAB: Final[i64] = SPACE.add("laboratory")  # all waiting cubes of the colour
LAB_ONE: Final[i64] = SPACE.add("laboratory-one")  # one of several
FIRST: Final[i64] = SPACE.add("first", data.BASIC)  # the colour that is placed before another
KRYS: Final[i64] = SPACE.add("krystallium", data.TARGETS)
SPREAD: Final[i64] = SPACE.add("space", data.BASIC + 1)  # which open space a krystallium covers
ARM: Final[i64] = SPACE.add("soldier", data.TARGETS)
DISCARD: Final[i64] = SPACE.add("discard", data.TARGETS)
QUEST: Final[i64] = SPACE.add("quest", 2 * data.STEPS)
PAY: Final[i64] = SPACE.add("pay", MIXES)  # of one colour: waiting cubes, laboratory cubes
TRANSMUTE: Final[i64] = SPACE.add("transmute", data.FIVE_COUNT)
ADVISOR: Final[i64] = SPACE.add("advisor", data.ADVISOR_COUNT)
FINISH: Final[i64] = SPACE.add("finish", data.TARGETS)  # Royal Architect
CHRONICLE: Final[i64] = SPACE.add("chronicle", data.KINDS)  # Old Chronicler
DEFEAT: Final[i64] = SPACE.add("defeat", data.MENACE_KINDS)
THAW: Final[i64] = SPACE.add("thaw", data.TARGETS)  # the Ice Giant under a construction
END: Final[i64] = SPACE.add("end")
FINISHED: Final[i64] = SPACE.add("finished")  # never legal: a hidden act that ends a seat's window
