"""What bots know of the game beside its rules."""

from random import Random

from interregnum.core.game import Action, Seat
from interregnum.core.policy import Policy
from interregnum.games.wonderful_kingdom.policy import evaluate, planner, playout
from interregnum.games.wonderful_kingdom.rules.state import State


class WonderfulKingdomPolicy(Policy[State]):
    """Its parts stand beside it, each in a file of its own."""

    def evaluate(self, s: State, seat: Seat) -> float:
        return evaluate.evaluate(s, seat)

    def rollout(self, s: State, seat: Seat, rng: Random) -> Action:
        return playout.rollout(s, seat, self.game.legal(s, seat), rng)

    def forecast(self, s: State, plies: int) -> list[float]:
        return evaluate.forecast(s, plies)

    def plan(self, s: State, seat: Seat, effort: int) -> list[tuple[Action, float]]:
        return planner.plan(s, seat, effort)
