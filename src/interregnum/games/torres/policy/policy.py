"""What bots know of the game beside its rules."""

from random import Random
from typing import Final

from interregnum.core.game import Action, Seat
from interregnum.core.policy import Policy
from interregnum.games.torres.policy import evaluate, planner, playout
from interregnum.games.torres.rules.state import State

PLAYOUT: Final = 12  # plies of a playout before the table is judged


class TorresPolicy(Policy[State]):
    """Its parts stand beside it, each in a file of its own."""

    def evaluate(self, s: State, seat: Seat) -> float:
        return evaluate.evaluate(s, seat)

    def rollout(self, s: State, seat: Seat, rng: Random) -> Action:
        return playout.rollout(s, seat, rng, self.game.legal(s, seat))

    def forecast(self, s: State, plies: int) -> list[float]:
        return evaluate.forecast(s) if plies >= PLAYOUT else []

    def plan(self, s: State, seat: Seat, effort: int) -> list[tuple[int, float]]:
        return planner.plan(s, seat, effort)
