"""Whole turns for who has time: a beam that is made wider step by step, nothing looked at twice."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.policy import Planning
from interregnum.games.torres.policy.planner import (
    MOST_AP,
    Plan,
    best_of,
    glanced,
    is_turn,
    rows_of,
)
from interregnum.games.torres.rules.state import State

STEP: Final[i64] = 4  # positions by AP spent that one step goes on from
CARDS: Final[i64] = 2  # of them: those in which all cards are tried
KEPT: Final[i64] = 600  # positions by AP spent that may still be gone on from


class Wide(Planning):
    """One turn of one seat."""

    def __init__(self, s: State, seat: i64) -> None:
        self.state: State = s
        self.seat: i64 = seat
        self.plan: Plan = Plan(s, seat, STEP)

    def step(self) -> bool:
        """Go on from the best positions that nobody has gone on from yet."""
        plan = self.plan
        went_on = False
        for spent in range(MOST_AP + 1):
            level = best_of(plan.beams[spent], KEPT)
            plan.beams[spent] = level[STEP:]
            plan.widen(level[:STEP], CARDS)
            went_on = went_on or len(level) > 0
        return went_on

    def found(self) -> list[tuple[int, float]]:
        return rows_of(self.plan, self.state, self.seat)


class Glance(Planning):
    """A decision that is no turn: single actions, seen once."""

    def __init__(self, s: State, seat: i64) -> None:
        self.rows: list[tuple[int, float]] = glanced(s, seat)

    def found(self) -> list[tuple[int, float]]:
        return self.rows


def planning(s: State, seat: i64) -> Planning:
    return Wide(s, seat) if is_turn(s) else Glance(s, seat)
