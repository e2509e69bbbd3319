"""Actions in words: labels of choices, and short notation for keyboards, tests and records."""

from collections.abc import Callable
from functools import cache
from typing import Final

from mypy_extensions import i64

from interregnum.core.game import NONE, Action
from interregnum.games.for_a_crown.rules.actions import BRIBE, SPACE, bribe_rubies, bribe_total
from interregnum.games.for_a_crown.rules.data import (
    CARD_ICONS,
    CARD_IDS,
    CARD_LEVEL,
    CARDS,
    DATA,
    DICE,
    EVENT_IDS,
    FAMILY_IDS,
    ICONS,
)
from interregnum.games.for_a_crown.rules.gallery import next_free, taken
from interregnum.games.for_a_crown.rules.payment import needs_sale
from interregnum.games.for_a_crown.rules.recruit import column_cost
from interregnum.games.for_a_crown.rules.reveal import current_card
from interregnum.games.for_a_crown.rules.state import State
from interregnum.games.messages import Messages, Notation
from interregnum.games.shown import Line

SIDES: Final = ("left", "right")

WRITTEN: Final[dict[str, Callable[[int], str]]] = {
    "portrait": lambda k: f"portrait {FAMILY_IDS[k]}",
    "turn_up": lambda k: f"up {CARD_IDS[k]}",
    "look": lambda k: f"look {CARD_IDS[k]}",
    "unseen": lambda k: f"unseen {k + 1}",
    "reveal": lambda k: f"reveal {FAMILY_IDS[k // CARDS]} {CARD_IDS[k % CARDS]}",
    "event": lambda k: f"event {EVENT_IDS[k]}",
    "roll": lambda k: f"roll {k + 1}",
    "recruit": lambda k: f"recruit {CARD_IDS[k]}",
    "blind": lambda k: f"blind {k + 1}",
    "pay": lambda k: f"pay {k}r",
    "option": lambda k: SIDES[k],
    "icon": lambda k: f"do {ICONS[k].lower()}",
    "target": lambda k: f"at {FAMILY_IDS[k]}",
    "shift": lambda k: f"{FAMILY_IDS[k // 2]} {SIDES[k % 2]}",
    "bribe": lambda k: "bribe {}c{}r".format(*mix(k)),
    "bribe_sale": lambda k: f"bribe {k} sale",
    "mages_decline": lambda _: "decline",
    "mages_coin": lambda _: "coin",
    "mages_ruby": lambda _: "ruby",
    "sell": lambda _: "sell",
}


def mix(offset: i64) -> tuple[int, int]:
    """Coins and rubies of a bribe."""
    rubies = bribe_rubies(BRIBE + offset)
    return bribe_total(BRIBE + offset) - rubies, rubies


NOTATION: Final = Notation("for-a-crown", SPACE, WRITTEN, "'recruit M2-01'")
TEXTS: Final = NOTATION.texts
line: Final = Messages("for-a-crown")


def icon_lines(icons: list[int]) -> list[Line]:
    return [line(f"icon-{ICONS[icon].lower()}") for icon in icons]


@cache
def card_line(card: i64) -> Line:
    """A mercenary has no name: its level and effects are one."""
    halves = [icon_lines(list(half)) for half in CARD_ICONS[card]]
    if len(halves) == 1:
        return line("mercenary-label", level=CARD_LEVEL[card], effects=halves[0])
    return line("mercenary-either", level=CARD_LEVEL[card], left=halves[0], right=halves[1])


@cache
def event_line(e: i64) -> Line:
    return line(f"event-{DATA['events'][e]['kind'].lower()}")


def face_line(s: State, face: i64) -> list[Line]:
    return icon_lines(list(DICE[s.options.die][face]))


def half_line(s: State, half: i64) -> list[Line]:
    """One effect of the level-1 card turned up last."""
    card = current_card(s) % CARDS if current_card(s) != NONE else 0
    halves = CARD_ICONS[card]
    return icon_lines(list(halves[half])) if half < len(halves) else []


def label_recruit(s: State, card: i64) -> Line:
    cost = column_cost(s, CARD_LEVEL[card])
    return line("label-recruit" + if_sold(s, cost), card=card_line(card), cost=cost)


def label_blind(s: State, offset: i64) -> Line:
    cost = column_cost(s, offset + 1)
    return line("label-blind" + if_sold(s, cost), level=offset + 1, cost=cost)


def if_sold(s: State, cost: i64) -> str:
    """The end of a label's name."""
    return "-sale" if needs_sale(s, s.actor, cost) else ""


def label_shift(s: State, offset: i64) -> Line:
    seat, right = offset // 2, offset % 2
    space = next_free(taken(s), s.space[seat], 1 if right else -1)
    return line(f"label-shift-{SIDES[right]}", seat=seat, space=space)


def label_bribe(_s: State, offset: i64) -> Line:
    coins, rubies = mix(offset)
    if coins + rubies == 0:
        return line("do-decline")
    return line("label-bribe", bandits=coins + rubies, coins=coins, rubies=rubies)


LABELS: Final[dict[str, Callable[[State, int], Line]]] = {
    "recruit": label_recruit,
    "blind": label_blind,
    "pay": lambda s, k: line("label-pay", coins=s.cost - k, rubies=k),
    "option": lambda s, k: line("label-option", effects=half_line(s, k)),
    "icon": lambda _s, k: line(f"effect-{ICONS[k].lower()}"),
    "target": lambda _s, k: line("label-target", seat=k),
    "shift": label_shift,
    "bribe": label_bribe,
    "bribe_sale": lambda _s, k: line("label-bribe-sale", bandits=k),
    "mages_decline": lambda _s, _k: line("do-decline"),
    "mages_coin": lambda _s, _k: line("label-mages-coin"),
    "mages_ruby": lambda s, _k: line("label-mages-ruby" + if_sold(s, 1)),
    "sell": lambda _s, _k: line("label-sell"),
}


def label(s: State, action: Action) -> Line:
    """A legal choice in words, for lists, buttons and screen readers."""
    family, k = SPACE.decode(action)
    return LABELS[family](s, k)
