"""The action space: chance first, then the decisions in the order of a turn."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.space import ActionSpace
from interregnum.games.crown_of_ash.rules import data

SPACE: Final = ActionSpace()
# Chance.
LORD: Final[i64] = SPACE.add("lord", data.LORDS)  # of the next seat
TURN_UP: Final[i64] = SPACE.add("turn_up", data.RECRUITABLE)  # a warrior for the display
FATE: Final[i64] = SPACE.add("fate", data.FATES)  # of the next person
FATE_DEALT: Final[i64] = SPACE.add("fate_dealt")  # never legal: what the others see of it
START_TILE: Final[i64] = SPACE.add("start_tile", data.START_TILES)
TILE_UP: Final[i64] = SPACE.add("tile_up", data.TILES)  # a tile for the offer
DRAW_ORDER: Final[i64] = SPACE.add("draw_order", data.SEATS)  # the next in the order of round 1
DRAW_GUARD: Final[i64] = SPACE.add("draw_guard", data.RECRUITABLE)
ROLL: Final[i64] = SPACE.add("roll", data.FACES)
DRAW_CARD: Final[i64] = SPACE.add("draw_card", data.CARDS)  # the automa's battle card
DRAW_ACTION: Final[i64] = SPACE.add("draw_action", data.ACTIONS)  # the automa's action card
# Decisions.
GUARD: Final[i64] = SPACE.add("guard", data.RECRUITABLE)  # solo: whom the automa starts with
PLACE: Final[i64] = SPACE.add("place", data.SPACES)
TILE: Final[i64] = SPACE.add("tile", data.OFFER)
PROVINCE: Final[i64] = SPACE.add("province", data.PROVINCES)
INGREDIENT_GAIN: Final[i64] = SPACE.add("ingredient", data.BASIC)
ALTAR_TAKE: Final[i64] = SPACE.add("altar_take")
ALTAR_LEAVE: Final[i64] = SPACE.add("altar_leave")
TAKE_BACK: Final[i64] = SPACE.add("take_back", data.WARRIORS)  # adjust, first all take-backs
ADD: Final[i64] = SPACE.add("add", data.WARRIORS)  # adjust, then the additions
ADJUST_DONE: Final[i64] = SPACE.add("adjust_done")
COMMIT: Final[i64] = SPACE.add("commit", data.WARRIORS)  # in ascending order
COMMIT_DONE: Final[i64] = SPACE.add("commit_done")
COMMITTED: Final[i64] = SPACE.add("committed")  # never legal: one more, face down
UNMASK: Final[i64] = SPACE.add("unmask")
NO_UNMASK: Final[i64] = SPACE.add("no_unmask")
LAY: Final[i64] = SPACE.add("lay", data.CARDS)
LAID: Final[i64] = SPACE.add("laid")  # never legal: what the others see of a laid card
GUESS: Final[i64] = SPACE.add("guess", data.CARDS)
NO_GUESS: Final[i64] = SPACE.add("no_guess")
FORTIFY_ATTACK: Final[i64] = SPACE.add("fortify_attack")
NO_FORTIFY: Final[i64] = SPACE.add("no_fortify")
REROLL: Final[i64] = SPACE.add(
    "reroll", data.SEATS
)  # battle: attacker 0, defender 1; order: the seat
KEEP_DICE: Final[i64] = SPACE.add("keep_dice")
CASUALTY: Final[i64] = SPACE.add("casualty")  # a lost 0
RECOVER: Final[i64] = SPACE.add("recover", data.WARRIORS)  # a lost 0
LOSE_WARRIOR: Final[i64] = SPACE.add("lose_warrior", data.WARRIORS)  # the winner's casualty
RAISE: Final[i64] = SPACE.add("raise", data.SLOTS)
NO_RAISE: Final[i64] = SPACE.add("no_raise")
PAY_DEFAULT: Final[i64] = SPACE.add("pay_default")  # fewest gold, then the largest stocks
PAY: Final[i64] = SPACE.add(
    "pay", data.BASIC * data.MOST_PAID
)  # kind * MOST_PAID + pieces, the rest gold
ORDER: Final[i64] = SPACE.add("order", data.SEATS)  # the next in the turn order, or the first
# Powers at their lord's turn, as further choices of placing and raising.
ROB: Final[i64] = SPACE.add("rob", data.SLOTS)  # Nox: raise before placing
SWINDLE_GIVE: Final[i64] = SPACE.add("swindle_give", data.BASIC)  # Nox: first all that he gives
SWINDLE_TAKE: Final[i64] = SPACE.add("swindle_take", data.BASIC)
COMMAND: Final[i64] = SPACE.add(
    "command", data.BOARD_SPACES * data.SEATS
)  # Mors: space * SEATS + owner
COMMAND_TO: Final[i64] = SPACE.add("command_to", data.BOARD_SPACES)
REGROUP: Final[i64] = SPACE.add(
    "regroup", data.WARRIORS
)  # Fortis: a card of the hand or a defender
REGROUP_HOME: Final[i64] = SPACE.add("regroup_home")
REGROUP_TO: Final[i64] = SPACE.add("regroup_to", data.AREAS)
REGROUP_SWAP: Final[i64] = SPACE.add("regroup_swap", data.WARRIORS)
FORTIFY: Final[i64] = SPACE.add("fortify", data.AREAS)
