"""Gains from the reserve and what it still holds (F-GEN-07, RUL-F-15)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints
from interregnum.games.for_a_crown.rules.data import TOKENS
from interregnum.games.for_a_crown.rules.settings import SUPPLY_STRICT
from interregnum.games.for_a_crown.rules.state import State


def held(tokens: Ints) -> i64:
    total: i64 = 0
    for count in tokens:
        total += count
    return total


def gain(s: State, tokens: Ints, kind: i64, seat: i64, count: i64) -> None:
    """Take tokens one by one; with a strict supply what is not there is lost."""
    if s.options.supply == SUPPLY_STRICT:
        left = TOKENS[kind] - held(tokens)
        if left < count:
            count = left if left > 0 else 0
    tokens[seat] += count


def gain_rubies(s: State, seat: i64, count: i64) -> None:
    gain(s, s.rubies, 0, seat, count)


def gain_coin(s: State, seat: i64) -> None:
    gain(s, s.coins, 1, seat, 1)


def gain_bandit(s: State, seat: i64) -> None:
    gain(s, s.bandits, 2, seat, 1)
