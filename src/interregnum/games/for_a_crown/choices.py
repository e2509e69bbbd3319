"""The legal actions as a client can draw them, without knowing the rules."""

from collections.abc import Callable
from typing import Final

from interregnum.core.game import CHANCE, Action, Seat
from interregnum.games.for_a_crown.rules.actions import MAGES_COIN, MAGES_RUBY, SPACE
from interregnum.games.for_a_crown.rules.data import CARD_IDS, CARD_LEVEL, ICONS
from interregnum.games.for_a_crown.rules.gallery import next_free, taken
from interregnum.games.for_a_crown.rules.game import ForACrown
from interregnum.games.for_a_crown.rules.payment import needs_sale
from interregnum.games.for_a_crown.rules.recruit import column_cost
from interregnum.games.for_a_crown.rules.state import State
from interregnum.games.for_a_crown.text import SIDES, TEXTS, label, mix
from interregnum.games.shown import Choice, Line

GAME: Final = ForACrown()


class Recruit(Choice, frozen=True):
    """D1: a card of the Royal Square, or the top of a deck."""

    level: int
    card: str  # "" for the top of the deck
    cost: int
    sale: bool  # the heirloom would be sold first


class Pay(Choice, frozen=True):
    """D2: how much of the cost in rubies."""

    coins: int
    rubies: int


class Option(Choice, frozen=True):
    """D3: the left or the right effect."""

    side: str


class Icon(Choice, frozen=True):
    """D4: which effect next."""

    icon: str


class Target(Choice, frozen=True):
    """D5: whom."""

    seat: int


class Shift(Choice, frozen=True):
    """D6: which portrait, which way."""

    seat: int
    side: str
    space: int  # where it lands


class Bribe(Choice, frozen=True):
    """D7: how many bandits to send home, and how to pay."""

    bandits: int
    coins: int
    rubies: int
    sale: bool  # the mix is asked for after the sale


class Mages(Choice, frozen=True):
    """D8: decline, or a coin or a ruby for a roll."""

    price: str  # "", "coin" or "ruby"
    sale: bool  # the heirloom would be sold first


class Sell(Choice, frozen=True):
    """The heirloom, at an own decision (option any_time)."""


AnyChoice = Recruit | Pay | Option | Icon | Target | Shift | Bribe | Mages | Sell


def choices(s: State, seat: Seat) -> list[AnyChoice]:
    """For a seat that is awaited; chance has none."""
    return [] if seat == CHANCE else [choice(s, action) for action in GAME.legal(s, seat)]


def choice(s: State, action: Action) -> AnyChoice:
    family, k = SPACE.decode(action)
    return DRAWN[family](s, action, k)


def base(s: State, action: Action) -> tuple[int, str, Line]:
    """The parts that every choice has."""
    return action, TEXTS[action], label(s, action)


def recruit(s: State, action: Action, card: int) -> Recruit:
    level = CARD_LEVEL[card]
    return Recruit(*base(s, action), level, CARD_IDS[card], *price(s, level))


def blind(s: State, action: Action, offset: int) -> Recruit:
    return Recruit(*base(s, action), offset + 1, "", *price(s, offset + 1))


def price(s: State, level: int) -> tuple[int, bool]:
    """The cost of a column, and whether the heirloom must go for it."""
    cost = column_cost(s, level)
    return cost, needs_sale(s, s.actor, cost)


def pay(s: State, action: Action, rubies: int) -> Pay:
    return Pay(*base(s, action), s.cost - rubies, rubies)


def option(s: State, action: Action, half: int) -> Option:
    return Option(*base(s, action), SIDES[half])


def icon(s: State, action: Action, kind: int) -> Icon:
    return Icon(*base(s, action), ICONS[kind])


def target(s: State, action: Action, seat: int) -> Target:
    return Target(*base(s, action), seat)


def shift(s: State, action: Action, offset: int) -> Shift:
    seat, right = offset // 2, offset % 2
    space = next_free(taken(s), s.space[seat], 1 if right else -1)
    return Shift(*base(s, action), seat, SIDES[right], space)


def bribe(s: State, action: Action, offset: int) -> Bribe:
    coins, rubies = mix(offset)
    return Bribe(*base(s, action), coins + rubies, coins, rubies, sale=False)


def bribe_sale(s: State, action: Action, bandits: int) -> Bribe:
    return Bribe(*base(s, action), bandits, 0, 0, sale=True)


def mages(s: State, action: Action, _k: int) -> Mages:
    prices = {MAGES_COIN: "coin", MAGES_RUBY: "ruby"}
    sale = action == MAGES_RUBY and needs_sale(s, s.actor, 1)
    return Mages(*base(s, action), prices.get(action, ""), sale)


def sell(s: State, action: Action, _k: int) -> Sell:
    return Sell(*base(s, action))


DRAWN: Final[dict[str, Callable[[State, Action, int], AnyChoice]]] = {
    "recruit": recruit,
    "blind": blind,
    "pay": pay,
    "option": option,
    "icon": icon,
    "target": target,
    "shift": shift,
    "bribe": bribe,
    "bribe_sale": bribe_sale,
    "mages_decline": mages,
    "mages_coin": mages,
    "mages_ruby": mages,
    "sell": sell,
}
