"""Losses, the heirloom and elimination (F-JEWEL)."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints
from interregnum.games.for_a_crown.rules.data import HEIRLOOM
from interregnum.games.for_a_crown.rules.settings import (
    HEIRLOOM_SALE_ANY_TIME,
    HEIRLOOM_SALE_FORCED_ONLY,
)
from interregnum.games.for_a_crown.rules.state import State

FALLING: Final[i64] = 99  # eliminated by the loss being carried out, not yet numbered


def sell(s: State, seat: i64) -> None:
    """F-JEWEL-03; a sale is always served, even by a strict supply (RUL-F-15)."""
    s.heirloom[seat] = 0
    s.rubies[seat] += HEIRLOOM


def may_sell(s: State, seat: i64) -> bool:
    """Whenever it is the seat that decides, as an action by itself (RUL-F-02)."""
    return s.options.heirloom_sale == HEIRLOOM_SALE_ANY_TIME and s.heirloom[seat] == 1


def may_sell_to_pay(s: State, seat: i64) -> bool:
    return s.options.heirloom_sale != HEIRLOOM_SALE_FORCED_ONLY and s.heirloom[seat] == 1


def lose(s: State, seat: i64, count: i64) -> None:
    """Ruby by ruby (F-JEWEL-01): the chest, then the heirloom, then the game."""
    for _ in range(count):
        if s.rubies[seat] == 0:
            if s.heirloom[seat] == 1:
                sell(s, seat)
            elif s.options.no_knockout:
                return
            else:
                eliminate(s, seat)
                return
        s.rubies[seat] -= 1


def eliminate(s: State, seat: i64) -> None:
    """F-JEWEL-07; what was still to lose is dropped (F-JEWEL-11)."""
    s.fall[seat] = FALLING
    s.space[seat] = 0
    s.bandits[seat] = 0


def number_fallen(s: State, order: Ints) -> None:
    """Rank those who fell together: of them the more influential is higher (RUL-F-12).

    `order` is the influence order just before; those who fell earlier rank below them all.
    """
    last: i64 = 0
    for number in s.fall:
        if last < number < FALLING:
            last = number
    for i in range(i64(len(order))):
        seat = order[i64(len(order)) - 1 - i]
        if s.fall[seat] == FALLING:
            last += 1
            s.fall[seat] = last
