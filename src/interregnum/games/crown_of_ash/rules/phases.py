"""What is awaited, or what the rules run through; nothing else, for its names are read off here."""

from typing import Final

from mypy_extensions import i64

# Phases in which a seat decides.
GUARDING: Final[i64] = 0
PLACING: Final[i64] = 1
CHOOSING_TILE: Final[i64] = 2
CHOOSING_PROVINCE: Final[i64] = 3
GAINING: Final[i64] = 4
AT_ALTAR: Final[i64] = 5
ADJUSTING: Final[i64] = 6
COMMITTING: Final[i64] = 7
UNMASKING: Final[i64] = 8
LAYING: Final[i64] = 9  # the window of battle cards
FORESEEING: Final[i64] = 10
FORTIFYING: Final[i64] = 11
REROLLING: Final[i64] = 12
ZERO_LOST: Final[i64] = 13
LOSING: Final[i64] = 14
RAISING: Final[i64] = 15
PAYING: Final[i64] = 16
ORDERING: Final[i64] = 17
SWINDLING: Final[i64] = 18
COMMANDING: Final[i64] = 19
REGROUPING: Final[i64] = 20
# Phases in which chance acts.
DEALING_LORDS: Final[i64] = 21
TURNING_UP: Final[i64] = 22
DEALING_FATE: Final[i64] = 23
DEALING_TILES: Final[i64] = 24
OFFERING: Final[i64] = 25
DRAWING_ORDER: Final[i64] = 26
DRAWING_GUARD: Final[i64] = 27
ROLLING: Final[i64] = 28
DRAWING_CARD: Final[i64] = 29
DRAWING_ACTION: Final[i64] = 30
OVER: Final[i64] = 31
# Steps without a decision; the rules run through them at once.
SETTING_UP: Final[i64] = 32
ROUND_START: Final[i64] = 33
TURN_START: Final[i64] = 34
TAXING: Final[i64] = 35
GATHERED: Final[i64] = 36
BUILT: Final[i64] = 37
ADJUSTED: Final[i64] = 38
OFFERED: Final[i64] = 39
ATTACKED: Final[i64] = 40  # the attackers lie on the table
CARDS_LAID: Final[i64] = 41
REVEALING: Final[i64] = 42
CARDS_OPEN: Final[i64] = 43
ROLLED: Final[i64] = 44
DICE_STAND: Final[i64] = 45
REWARDING: Final[i64] = 46
COMPENSATING: Final[i64] = 47
DISCARDING: Final[i64] = 48
ACTED: Final[i64] = 49
TURN_OVER: Final[i64] = 50
ROUND_OVER: Final[i64] = 51
RENEWING: Final[i64] = 52
DECIDING: Final[i64] = 53
AUTOMA_ACTS: Final[i64] = 54
AUTOMA_RAISES: Final[i64] = 55
AUTOMA_RAISED: Final[i64] = 56
STATIONING: Final[i64] = 57  # the automa adjusts
