"""Costs in coins, which rubies may replace (F-GEN-04, F-GEN-06, D2)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.games.for_a_crown.rules.actions import PAY
from interregnum.games.for_a_crown.rules.data import HEIRLOOM
from interregnum.games.for_a_crown.rules.heirloom import may_sell_to_pay, sell
from interregnum.games.for_a_crown.rules.state import PAID, PAYING, State


def wealth(s: State, seat: i64) -> i64:
    return s.coins[seat] + s.rubies[seat]


def reach(s: State, seat: i64) -> i64:
    """The highest cost a seat may choose; RUL-F-02 says when the heirloom counts."""
    return wealth(s, seat) + (HEIRLOOM if may_sell_to_pay(s, seat) else 0)


def needs_sale(s: State, seat: i64, cost: i64) -> bool:
    """RUL-F-02: beyond the chest, so that the heirloom is sold first."""
    return cost > wealth(s, seat)


def fewest_rubies(s: State, seat: i64) -> i64:
    return max(0, s.cost - s.coins[seat])


def most_rubies(s: State, seat: i64) -> i64:
    return min(s.cost, s.rubies[seat])


def legal_payments(s: State, seat: i64) -> Ints:
    out = vec[i64]()
    for rubies in range(fewest_rubies(s, seat), most_rubies(s, seat) + 1):
        out = append(out, PAY + rubies)
    return out


def charge(s: State, bought: i64, cost: i64) -> None:
    """Ask the actor for the mix, unless there is one only (D2); sell first if it must be."""
    s.bought = bought
    s.cost = cost
    if needs_sale(s, s.actor, cost):
        sell(s, s.actor)
    least = fewest_rubies(s, s.actor)
    if least == most_rubies(s, s.actor):
        pay(s, least)
    else:
        s.phase = PAYING


def pay(s: State, rubies: i64) -> None:
    """The reserve takes the payment; what it was for follows."""
    s.rubies[s.actor] -= rubies
    s.coins[s.actor] -= s.cost - rubies
    s.phase = PAID
