"""What bots know of the game beside its rules."""

from random import Random
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Shorts
from interregnum.core.game import Action, Game, Seat
from interregnum.core.policy import Policy
from interregnum.games.torres.policy import evaluate, insight, observation, planner, playout
from interregnum.games.torres.rules import data
from interregnum.games.torres.rules.scoring import coming_phase
from interregnum.games.torres.rules.state import State

PLAYOUT: Final = 12  # plies of a playout before the table is judged


class TorresPolicy(Policy[State]):
    """Its parts stand beside it, each in a file of its own."""

    stages = int(data.PHASES)
    patience = 2

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
