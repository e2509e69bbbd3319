"""The legal actions as a client can draw them, without knowing the rules. Compiled."""

from typing import Final

from interregnum.core.game import Seat
from interregnum.games.families import Base
from interregnum.games.for_a_crown.choices_kinds import (
    Bribe,
    Icon,
    Mages,
    Option,
    Pay,
    Recruit,
    Sell,
    Shift,
    Target,
)
from interregnum.games.for_a_crown.rules.actions import MAGES_COIN, MAGES_RUBY
from interregnum.games.for_a_crown.rules.data import CARD_IDS, CARD_LEVEL, ICONS
from interregnum.games.for_a_crown.rules.payment import needs_sale
from interregnum.games.for_a_crown.rules.recruit import column_cost
from interregnum.games.for_a_crown.rules.state import State
from interregnum.games.for_a_crown.text import SIDES, landing, mix

PRICES: Final = {MAGES_COIN: "coin", MAGES_RUBY: "ruby"}


def recruit(s: State, seat: Seat, card: int, base: Base) -> Recruit:
    level = CARD_LEVEL[card]
    return Recruit(*base, level, CARD_IDS[card], *price(s, seat, level))


def blind(s: State, seat: Seat, k: int, base: Base) -> Recruit:
    return Recruit(*base, k + 1, "", *price(s, seat, k + 1))


def price(s: State, seat: Seat, level: int) -> tuple[int, bool]:
    """The cost of a column, and whether the heirloom must go for it."""
    cost = column_cost(s, level)
    return cost, needs_sale(s, seat, cost)


def pay(s: State, _seat: Seat, rubies: int, base: Base) -> Pay:
    return Pay(*base, s.cost - rubies, rubies)


def option(_s: State, _seat: Seat, half: int, base: Base) -> Option:
    return Option(*base, SIDES[half])


def icon(_s: State, _seat: Seat, kind: int, base: Base) -> Icon:
    return Icon(*base, ICONS[kind])


def target(_s: State, _seat: Seat, whom: int, base: Base) -> Target:
    return Target(*base, whom)


def shift(s: State, _seat: Seat, k: int, base: Base) -> Shift:
    return Shift(*base, k // 2, SIDES[k % 2], landing(s, k))


def bribe(_s: State, _seat: Seat, k: int, base: Base) -> Bribe:
    coins, rubies = mix(k)
    return Bribe(*base, coins + rubies, coins, rubies, sale=False)


def bribe_sale(_s: State, _seat: Seat, bandits: int, base: Base) -> Bribe:
    return Bribe(*base, bandits, 0, 0, sale=True)


def mages(s: State, seat: Seat, _k: int, base: Base) -> Mages:
    action = base[0]
    sale = action == MAGES_RUBY and needs_sale(s, seat, 1)
    return Mages(*base, PRICES.get(action, ""), sale)


def sell(_s: State, _seat: Seat, _k: int, base: Base) -> Sell:
    return Sell(*base)
