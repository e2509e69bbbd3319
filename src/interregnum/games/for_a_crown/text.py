"""Nouns and labels in words: cards, events, effects, what a choice does. Compiled."""

from functools import cache
from itertools import groupby
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints
from interregnum.core.game import Seat
from interregnum.games.for_a_crown.rules.actions import BRIBE, bribe_rubies, bribe_total
from interregnum.games.for_a_crown.rules.data import (
    BANDIT,
    CARD_ICONS,
    CARD_IDS,
    CARD_LEVEL,
    CARDS,
    DATA,
    DICE,
    FAMILY_IDS,
    ICONS,
    LOSS,
)
from interregnum.games.for_a_crown.rules.effects import has_target
from interregnum.games.for_a_crown.rules.gallery import next_free, taken
from interregnum.games.for_a_crown.rules.payment import needs_sale
from interregnum.games.for_a_crown.rules.recruit import column_cost
from interregnum.games.for_a_crown.rules.reveal import current_card
from interregnum.games.for_a_crown.rules.state import State
from interregnum.games.messages import Messages
from interregnum.games.shown import Line

SIDES: Final = ("left", "right")

line: Final = Messages("for-a-crown")


def mix(k: i64) -> tuple[int, int]:
    """Coins and rubies of a bribe."""
    rubies = bribe_rubies(BRIBE + k)
    return bribe_total(BRIBE + k) - rubies, rubies


def bribed(k: int) -> str:
    return "bribe {}c{}r".format(*mix(k))


def revealed(k: int) -> str:
    return f"reveal {FAMILY_IDS[k // CARDS]} {CARD_IDS[k % CARDS]}"


def shifted(k: int) -> str:
    return f"{FAMILY_IDS[k // 2]} {SIDES[k % 2]}"


def landing(s: State, k: i64) -> i64:
    """Where the k-th move of a portrait ends; 0 if no space that way is free."""
    return next_free(taken(s), s.space[k // 2], 1 if k % 2 else -1)


def icon_line(icon: int) -> Line:
    return line(f"icon-{ICONS[icon].lower()}")


def icon_lines(icons: Ints) -> list[Line]:
    """In their order; the same icon several times in a row is told once, with its number."""
    return [icon_times(icon, len(list(row))) for icon, row in groupby(icons)]


def icon_times(icon: int, n: int) -> Line:
    return icon_line(icon) if n == 1 else line("icon-times", icon=icon_line(icon), n=n)


@cache
def card_line(card: i64) -> Line:
    """A mercenary has no name: its level and effects are one."""
    halves = [icon_lines(half) for half in CARD_ICONS[card]]
    if len(halves) == 1:
        return line("mercenary-label", level=CARD_LEVEL[card], effects=halves[0])
    return line("mercenary-either", level=CARD_LEVEL[card], left=halves[0], right=halves[1])


@cache
def event_line(e: i64) -> Line:
    return line(f"event-{DATA['events'][e]['kind'].lower()}")


def face_lines(s: State, face: i64) -> list[Line]:
    return icon_lines(DICE[s.options.die][face])


def half_lines(s: State, half: i64) -> list[Line]:
    """One effect of the level-1 card turned up last."""
    return icon_lines(CARD_ICONS[current_card(s) % CARDS][half])


def label_pay(s: State, _seat: Seat, rubies: int) -> Line:
    return line("label-pay", coins=s.cost - rubies, rubies=rubies)


def label_option(s: State, _seat: Seat, half: int) -> Line:
    return line("label-option", effects=half_lines(s, half))


def label_icon(s: State, _seat: Seat, icon: int) -> Line:
    if is_void(s, icon):
        return line("label-void", effect=icon_line(icon))
    return line(f"effect-{ICONS[icon].lower()}")


def is_void(s: State, icon: int) -> bool:
    """It would be skipped: nobody is left to name (F-EFFECT-14)."""
    return icon in (LOSS, BANDIT) and not has_target(s)


def label_recruit(s: State, seat: Seat, card: i64) -> Line:
    cost = column_cost(s, CARD_LEVEL[card])
    return line("label-recruit" + if_sold(s, seat, cost), card=card_line(card), cost=cost)


def label_blind(s: State, seat: Seat, k: i64) -> Line:
    cost = column_cost(s, k + 1)
    return line("label-blind" + if_sold(s, seat, cost), level=k + 1, cost=cost)


def if_sold(s: State, seat: Seat, cost: i64) -> str:
    """The end of a label's name."""
    return "-sale" if needs_sale(s, seat, cost) else ""


def label_shift(s: State, seat: Seat, k: i64) -> Line:
    name = f"label-shift-{SIDES[k % 2]}"
    if k // 2 == seat:
        return line(f"{name}-own", space=landing(s, k))
    return line(name, seat=k // 2, space=landing(s, k))


def label_bribe(_s: State, _seat: Seat, k: i64) -> Line:
    coins, rubies = mix(k)
    if coins + rubies == 0:
        return line("do-decline")
    return line("label-bribe", bandits=coins + rubies, coins=coins, rubies=rubies)


def label_mages_ruby(s: State, seat: Seat, _k: i64) -> Line:
    return line("label-mages-ruby" + if_sold(s, seat, 1))
