"""The action space: chance first, then the decisions D1 to D8 in the ledger's order."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.space import ActionSpace
from interregnum.games.for_a_crown.rules import data

SPACE: Final = ActionSpace()
PORTRAIT: Final[i64] = SPACE.add("portrait", data.SEATS)  # the next portrait of the gallery
TURN_UP: Final[i64] = SPACE.add("turn_up", data.CARDS)  # a card for the Royal Square
LOOK: Final[i64] = SPACE.add("look", data.CARDS)  # what a recruiter finds on top of a deck
UNSEEN: Final[i64] = SPACE.add("unseen", data.LEVELS)  # never legal: what others see of a look
REVEAL: Final[i64] = SPACE.add("reveal", data.SEATS * data.CARDS)  # owner * CARDS + card
EVENT: Final[i64] = SPACE.add("event", data.EVENTS)  # follows REVEAL: one numbering of shared cards
ROLL: Final[i64] = SPACE.add("roll", data.FACES)
RECRUIT: Final[i64] = SPACE.add("recruit", data.CARDS)  # D1: a stack of level 1 or a face-up card
BLIND: Final[i64] = SPACE.add("blind", data.LEVELS)  # D1: the top of a deck, by level - 1
PAY: Final[i64] = SPACE.add("pay", data.BRIBE_LIMIT + 1)  # D2: rubies in the payment
OPTION: Final[i64] = SPACE.add("option", 2)  # D3
ICON: Final[i64] = SPACE.add("icon", data.KINDS)  # D4
TARGET: Final[i64] = SPACE.add("target", data.SEATS)  # D5
SHIFT: Final[i64] = SPACE.add("shift", data.SEATS * 2)  # D6: portrait * 2, + 1 to the right
BRIBE: Final[i64] = SPACE.add("bribe", (data.BRIBE_LIMIT + 1) * (data.BRIBE_LIMIT + 2) // 2)  # D7
BRIBE_SALE: Final[i64] = SPACE.add("bribe_sale", data.BRIBE_LIMIT + 1)  # D7: more than is held
MAGES_DECLINE: Final[i64] = SPACE.add("mages_decline")  # D8
MAGES_COIN: Final[i64] = SPACE.add("mages_coin")
MAGES_RUBY: Final[i64] = SPACE.add("mages_ruby")
SELL: Final[i64] = SPACE.add("sell")  # option any_time, whenever the seat decides something

MERCENARIES: Final[i64] = EVENT - REVEAL  # shared cards below this number have an owner


def bribe(total: i64, rubies: i64) -> i64:
    """The action that returns `total` bandits, `rubies` of the price in rubies."""
    return BRIBE + total * (total + 1) // 2 + rubies


def bribe_total(action: i64) -> i64:
    """How many bandits a bribe returns; the rest of its offset is the rubies."""
    offset = action - BRIBE
    total: i64 = 0
    while (total + 1) * (total + 2) // 2 <= offset:
        total += 1
    return total


def bribe_rubies(action: i64) -> i64:
    total = bribe_total(action)
    return action - BRIBE - total * (total + 1) // 2
