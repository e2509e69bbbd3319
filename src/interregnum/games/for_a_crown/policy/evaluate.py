"""How good a table looks."""

from typing import Final

from mypy_extensions import i64

from interregnum.games.for_a_crown.policy.marks import (
    CHANCES,
    EVERYBODY,
    KEEN,
    Weights,
    prospect_marks,
    shares,
    table_marks,
)
from interregnum.games.for_a_crown.rules.scoring import ranking
from interregnum.games.for_a_crown.rules.state import OVER, State

CUT: Final[i64] = 1000  # plies of a playout before its forecast is trusted


def evaluate(s: State, seat: i64) -> float:
    """The seat's chance to win, from its knowledge."""
    if s.phase == OVER:
        return -100.0 * float(ranking(s)[seat])
    if s.fall[seat] > 0:
        return -100.0
    return chances(s, seat, CHANCES)[seat]


def forecast(s: State, plies: i64) -> list[float]:
    """Each seat's chance to win as playouts had it; empty until a playout may be cut."""
    if plies < CUT:
        return []
    if s.phase == OVER:
        return [1.0 if rank == 1 else 0.0 for rank in ranking(s)]
    return chances(s, EVERYBODY, KEEN)


def chances(s: State, viewer: i64, w: Weights) -> list[float]:
    """By seat: its chance to win, by what it has and by what its cards are still to bring."""
    marks = table_marks(s, w)
    prospects = prospect_marks(s, viewer, w)
    for seat in range(i64(len(marks))):
        marks[seat] += prospects[seat]
    return shares(s, marks)
