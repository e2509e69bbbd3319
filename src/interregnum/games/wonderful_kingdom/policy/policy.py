"""What bots know of the game beside its rules."""

from random import Random

from mypy_extensions import i64

from interregnum.core.arrays import Shorts
from interregnum.core.game import Action, Game, Seat
from interregnum.core.policy import NOW, Planning, Policy
from interregnum.games.wonderful_kingdom.policy import (
    evaluate,
    insight,
    observation,
    planner,
    planner_long,
    playout,
    sight,
)
from interregnum.games.wonderful_kingdom.rules import data
from interregnum.games.wonderful_kingdom.rules.building import in_window
from interregnum.games.wonderful_kingdom.rules.scoring import medal
from interregnum.games.wonderful_kingdom.rules.state import State


class WonderfulKingdomPolicy(Policy[State]):
    """Its parts stand beside it, each in a file of its own."""

    stages = int(data.ROUNDS)

    def __init__(self, game: Game[State]) -> None:
        super().__init__(game, observation.FIELDS, insight.INSIGHTS, insight.READ)

    def observe(self, s: State, seat: Seat, out: Shorts, at: i64) -> i64:
        return observation.observe(s, seat, out, at)

    def insight(self, s: State, seat: Seat, out: Shorts, at: i64) -> i64:
        return insight.insight(s, seat, out, at)

    def stage(self, s: State) -> int:
        return min(max(s.round, 1), data.ROUNDS) - 1

    def pause(self, s: State) -> int:
        return s.turn + 100 * s.round

    def evaluate(self, s: State, seat: Seat) -> float:
        return evaluate.evaluate(s, seat)

    def rollout(self, s: State, seat: Seat, rng: Random) -> Action:
        return playout.rollout(s, seat, self.game.legal(s, seat), rng)

    def won(self, s: State) -> list[float]:
        """W-SOLO-14: alone a medal is what there is to win."""
        if s.rules.solo:
            return [1.0 if medal(s) > 0 else 0.0]
        return super().won(s)

    def forecast(self, s: State, plies: int) -> list[float]:
        return evaluate.forecast(s, plies)

    def sketch(self, s: State, plies: int) -> list[float]:
        return evaluate.sketch(s, plies)

    def chances(self, s: State) -> list[float]:
        return [evaluate.medal_odds(s)] if s.rules.solo else self.sketch(s, NOW)

    def plan(self, s: State, seat: Seat, effort: int) -> list[tuple[Action, float]]:
        return planner.plan(s, seat, effort)

    def planning(self, s: State, seat: Seat, rng: Random) -> Planning | None:
        return planner_long.Long(s, seat, rng) if in_window(s) else None

    def heeding(self, parts: dict[str, float]) -> Policy[State]:
        return NarrowPolicy(self.game, parts)


class NarrowPolicy(WonderfulKingdomPolicy):
    """Of a player who overlooks some of it."""

    def __init__(self, game: Game[State], parts: dict[str, float]) -> None:
        super().__init__(game)
        self.eyes = sight.Sight(parts)

    def evaluate(self, s: State, seat: Seat) -> float:
        return sight.look(s, seat, self.eyes)

    def plan(self, s: State, seat: Seat, effort: int) -> list[tuple[Action, float]]:
        return sight.plan(s, seat, effort, self.eyes)
