"""The state of a match: passive data, one array per thing on the table."""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append
from interregnum.core.game import put, take
from interregnum.games.for_a_crown.rules.data import CARDS

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

# Options, as places in `State.options`.
HEIRLOOM_SALE: Final[i64] = 0
ICON_ORDER: Final[i64] = 1
CHEST_VIEW: Final[i64] = 2
LOG_DETAIL: Final[i64] = 3
SUPPLY: Final[i64] = 4
NO_KNOCKOUT: Final[i64] = 5
DIE_FACES: Final[i64] = 6
OPTION_NAMES: Final = [
    "heirloom_sale",
    "icon_order",
    "chest_view",
    "log_detail",
    "supply",
    "no_knockout",
    "die",
]
FORCED_ONLY: Final[i64] = 0  # heirloom_sale
WHEN_PAYING: Final[i64] = 1
ANY_TIME: Final[i64] = 2
PRINTED: Final[i64] = 1  # icon_order
STRICT: Final[i64] = 1  # supply


class State:
    """By seat: rubies, coins, bandits, heirloom, space, fall. Cards are numbers of data.py."""

    __slots__ = (
        "actor",
        "bandits",
        "bought",
        "coins",
        "cost",
        "deck",
        "decks",
        "event",
        "events",
        "fall",
        "heirloom",
        "icon",
        "icons",
        "options",
        "order",
        "pass_",
        "phase",
        "pile",
        "revealed",
        "reveals",
        "round",
        "rubies",
        "space",
        "stacks",
        "turn",
        "unseen",
        "up",
    )  # fmt: skip

    def __init__(
        self, options: Ints, phase: i64, round_: i64, pass_: i64,
        rubies: Ints, coins: Ints, bandits: Ints, heirloom: Ints, space: Ints, fall: Ints,
        stacks: Ints, decks: Ints, up: Ints,
        deck: Ints, events: i64, unseen: i64, pile: i64, revealed: Ints,
        order: Ints, turn: i64, actor: i64, bought: i64, cost: i64,
        icons: Ints, icon: i64, event: i64, reveals: i64,
    ) -> None:  # fmt: skip
        self.options: Ints = options  # never changed, so clones share it
        self.phase: i64 = phase
        self.round: i64 = round_  # from 1
        self.pass_: i64 = pass_  # recruit passes begun in this round
        self.rubies: Ints = rubies
        self.coins: Ints = coins
        self.bandits: Ints = bandits
        self.heirloom: Ints = heirloom  # 1 kept, 0 sold
        self.space: Ints = space  # of the portrait; 0 off the gallery
        self.fall: Ints = fall  # 0 active; else the order of elimination, later is higher
        self.stacks: Ints = stacks  # level 1: cards left
        self.decks: Ints = decks  # levels 2 to 5: a bit per undrawn card, so no order to leak
        self.up: Ints = up  # levels 2 to 5, two places each: a card or NONE
        self.deck: Ints = deck  # shared mercenaries face down, ascending: see `shared`
        self.events: i64 = events  # a bit per known event face down in the shared deck
        self.unseen: i64 = unseen  # events added to the shared deck that nobody knows
        self.pile: i64 = pile  # a bit per event that the pile, or an unseen one, may be
        self.revealed: Ints = revealed  # this round's cards as turned up: REVEAL offsets
        self.order: Ints = order  # of the recruit pass or of the event (F-EVENT-10)
        self.turn: i64 = turn  # place in `order`
        self.actor: i64 = actor  # who decides, or whose card or roll it is
        self.bought: i64 = bought  # the action being paid for
        self.cost: i64 = cost
        self.icons: Ints = icons  # left to apply, in printed order
        self.icon: i64 = icon  # being applied
        self.event: i64 = event  # kind of the event being resolved, or NONE
        self.reveals: i64 = reveals


def clone(s: State) -> State:
    """A copy that shares only the options."""
    return State(
        s.options, s.phase, s.round, s.pass_,
        s.rubies[:], s.coins[:], s.bandits[:], s.heirloom[:], s.space[:], s.fall[:],
        s.stacks[:], s.decks[:], s.up[:],
        s.deck[:], s.events, s.unseen, s.pile, s.revealed[:],
        s.order[:], s.turn, s.actor, s.bought, s.cost,
        s.icons[:], s.icon, s.event, s.reveals,
    )  # fmt: skip


def pack(s: State) -> list[int]:
    """Scalars, then arrays, each with its length."""
    data = [s.phase, s.round, s.pass_, s.events, s.unseen, s.pile, s.turn, s.actor, s.bought]
    data += [s.cost, s.icon, s.event, s.reveals]
    for v in arrays(s):
        data += put(v)
    return data


def arrays(s: State) -> list[Ints]:
    return [
        s.options, s.rubies, s.coins, s.bandits, s.heirloom, s.space, s.fall,
        s.stacks, s.decks, s.up, s.deck, s.revealed, s.order, s.icons,
    ]  # fmt: skip


def unpack(data: list[int]) -> State:
    """The inverse of `pack`."""
    rest: Iterator[int] = iter(data[13:])
    v = [take(rest) for _ in range(14)]
    return State(
        v[0], data[0], data[1], data[2], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9],
        v[10], data[3], data[4], data[5], v[11], v[12], data[6], data[7], data[8], data[9],
        v[13], data[10], data[11], data[12],
    )  # fmt: skip


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
