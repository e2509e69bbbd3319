"""What bots know of the game beside its rules."""

from random import Random
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Shorts
from interregnum.core.game import Action, Game, Seat
from interregnum.core.policy import Planning, Policy
from interregnum.games.torres.policy import (
    evaluate,
    insight,
    observation,
    planner,
    planner_wide,
    playout,
    sight,
)
from interregnum.games.torres.rules import data
from interregnum.games.torres.rules.scoring import coming_phase
from interregnum.games.torres.rules.state import State

PLAYOUT: Final = 12  # plies of a playout before the table is judged


class TorresPolicy(Policy[State]):
    """Its parts stand beside it, each in a file of its own."""

    stages = int(data.PHASES)

    def __init__(self, game: Game[State]) -> None:
        super().__init__(game, observation.FIELDS, insight.INSIGHTS, insight.READ)

    def observe(self, s: State, seat: Seat, out: Shorts, at: i64) -> i64:
        return observation.observe(s, seat, out, at)

    def insight(self, s: State, seat: Seat, out: Shorts, at: i64) -> i64:
        return insight.insight(s, seat, out, at)

    def stage(self, s: State) -> int:
        return coming_phase(s)

    def pause(self, s: State) -> int:
        return s.seat + 8 * (s.round + 8 * s.phase)

    def evaluate(self, s: State, seat: Seat) -> float:
        return evaluate.evaluate(s, seat)

    def rollout(self, s: State, seat: Seat, rng: Random) -> Action:
        return playout.rollout(s, seat, rng, self.game.legal(s, seat))

    def forecast(self, s: State, plies: int) -> list[float]:
        return evaluate.forecast(s) if plies >= PLAYOUT else []

    def plan(self, s: State, seat: Seat, effort: int) -> list[tuple[int, float]]:
        return planner.plan(s, seat, effort)

    def line(self, s: State, seat: Seat, effort: int) -> list[Action]:
        return planner.line(s, seat, effort)

    def planning(self, s: State, seat: Seat, rng: Random) -> Planning | None:
        return planner_wide.planning(s, seat)

    def heeding(self, parts: dict[str, float]) -> Policy[State]:
        return NarrowPolicy(self.game, parts)


class NarrowPolicy(TorresPolicy):
    """Of a player who overlooks some of it."""

    def __init__(self, game: Game[State], parts: dict[str, float]) -> None:
        super().__init__(game)
        self.eyes = sight.Sight(parts)

    def evaluate(self, s: State, seat: Seat) -> float:
        return sight.look(s, seat, self.eyes)

    def plan(self, s: State, seat: Seat, effort: int) -> list[tuple[int, float]]:
        return sight.plan(s, seat, effort, self.eyes)

    def line(self, s: State, seat: Seat, effort: int) -> list[Action]:
        return [self.plan(s, seat, effort)[0][0]]
