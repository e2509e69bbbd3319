"""Totals and ranks (F-END)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.games.for_a_crown.rules.data import HEIRLOOM
from interregnum.games.for_a_crown.rules.gallery import is_active
from interregnum.games.for_a_crown.rules.state import State


def total(s: State, seat: i64) -> i64:
    """Rubies and an unsold heirloom (F-END-07); who is out has nothing."""
    if not is_active(s, seat):
        return 0
    return s.rubies[seat] + HEIRLOOM * s.heirloom[seat]


def totals(s: State) -> Ints:
    out = vec[i64]()
    for seat in range(i64(len(s.rubies))):
        out = append(out, total(s, seat))
    return out


def beats(s: State, other: i64, seat: i64) -> bool:
    """Total, then influence (F-END-09); who is out ranks below, later is higher (RUL-F-12)."""
    if is_active(s, other) != is_active(s, seat):
        return is_active(s, other)
    if not is_active(s, seat):
        return s.fall[other] > s.fall[seat]
    mine, theirs = total(s, seat), total(s, other)
    return theirs > mine or (theirs == mine and s.space[other] > s.space[seat])


def ranking(s: State) -> Ints:
    """No ties: influence is never shared, nor is the order of elimination."""
    out = vec[i64]()
    for seat in range(i64(len(s.rubies))):
        rank: i64 = 1
        for other in range(i64(len(s.rubies))):
            if other != seat and beats(s, other, seat):
                rank += 1
        out = append(out, rank)
    return out
