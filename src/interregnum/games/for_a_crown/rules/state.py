"""The state of a match: passive data, one array per thing on the table."""

from typing import Annotated, Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append
from interregnum.core.game import NONE
from interregnum.core.passive import Passive
from interregnum.games.fields import BySeat, Mask, Name, Names, Number, Shared, Untold
from interregnum.games.for_a_crown.rules.data import (
    CARDS,
    EVENT_IDS,
    EVENT_KINDS,
    FAMILY_IDS,
    HEIRLOOMS,
    ICONS,
    ROUNDS,
    SEATS,
)
from interregnum.games.for_a_crown.rules.settings import Settings

# Phases in which a seat decides (D1 to D8), in which chance acts, and over.
RECRUITING: Final[i64] = 0
PAYING: Final[i64] = 1
CHOOSING_OPTION: Final[i64] = 2
CHOOSING_ICON: Final[i64] = 3
TARGETING: Final[i64] = 4
MOVING: Final[i64] = 5
BRIBING: Final[i64] = 6
HIRING_MAGES: Final[i64] = 7
HANGING: Final[i64] = 8  # chance: the portraits of the set-up
REFILLING: Final[i64] = 9  # chance: the face-up cards
LOOKING: Final[i64] = 10  # chance: a blind recruit
REVEALING: Final[i64] = 11  # chance: the shared deck
ROLLING: Final[i64] = 12  # chance: the magic die
OVER: Final[i64] = 13
# Steps without a decision; the rules run through them at once.
NEXT_PASS: Final[i64] = 14
NEXT_RECRUIT: Final[i64] = 15
NEXT_REFILL: Final[i64] = 16
PAID: Final[i64] = 17
NEXT_CARD: Final[i64] = 18
NEXT_ICON: Final[i64] = 19
NEXT_IN_EVENT: Final[i64] = 20
ROUND_OVER: Final[i64] = 21

PHASES: Final = [  # of those at which a table can stand
    "recruit", "pay", "option", "icon", "target", "move", "bribe", "mages",
    "setup", "refill", "look", "reveal", "roll", "over",
]  # fmt: skip


class State(Passive):
    """Cards are numbers of data.py; `make types` writes copies.py from these fields."""

    options: Annotated[Settings, Shared()]
    phase: Annotated[i64, Name("phase", PHASES, start=HANGING)]
    round: Annotated[i64, Number(start=1, least=1, most=ROUNDS)]
    pass_: Annotated[i64, Number(most=999)]  # recruit passes begun in this round
    rubies: Annotated[Ints, BySeat(Number(most=999))]
    coins: Annotated[Ints, BySeat(Number(most=999))]
    bandits: Annotated[Ints, BySeat(Number(most=999))]
    heirloom: Annotated[Ints, BySeat(Name("heirloom", HEIRLOOMS))]
    space: Annotated[Ints, BySeat(Number(most=999))]  # of the portrait; 0 off the gallery
    fall: Annotated[Ints, BySeat(Number("out", most=999))]  # 0 active; else when it fell, from 1
    stacks: Annotated[Ints, Untold()]  # level 1: cards left
    decks: Annotated[Ints, Untold()]  # levels 2 to 5: a bit per undrawn card, so no order leaks
    up: Annotated[Ints, Untold()]  # levels 2 to 5, two places each: a card or NONE
    deck: Annotated[Ints, Untold()]  # shared mercenaries face down, ascending: see `shared`
    events: Annotated[i64, Untold()]  # a bit per known event face down in the shared deck
    unseen: Annotated[i64, Number(most=999)]  # events in the shared deck that nobody knows
    pile: Annotated[i64, Mask("pile", EVENT_IDS)]  # what the pile, or an unseen one, may be
    revealed: Annotated[Ints, Untold()]  # this round's cards as turned up: REVEAL offsets
    order: Annotated[Ints, Names("order", FAMILY_IDS)]  # of the pass or of the event (F-EVENT-10)
    turn: Annotated[i64, Number(least=NONE, most=SEATS)]  # place in `order`
    actor: Annotated[i64, Name("actor", FAMILY_IDS)]  # who decides, or whose card or roll it is
    bought: Annotated[i64, Untold(start=NONE)]  # the action being paid for
    cost: Annotated[i64, Number(most=999)]
    icons: Annotated[Ints, Names("icons", ICONS)]  # left to apply, in printed order
    icon: Annotated[i64, Name("icon", ICONS)]  # being applied
    event: Annotated[i64, Name("event", EVENT_KINDS)]  # kind of the event being resolved
    reveals: Annotated[i64, Number(most=999_999)]


def shared(owner: i64, card: i64, blind: i64) -> i64:
    """A mercenary of the shared deck: ascending as its REVEAL action, the last bit is `blind`."""
    return (owner * CARDS + card) * 2 + blind


def add_shared(s: State, card: i64) -> None:
    """Lay a card on the shared deck; the array stays ascending, so it tells no order."""
    s.deck = append(s.deck, card)
    i = i64(len(s.deck)) - 1
    while i > 0 and s.deck[i - 1] > card:
        s.deck[i] = s.deck[i - 1]
        i -= 1
    s.deck[i] = card
