"""What bots know of the game beside its rules."""

from random import Random

from mypy_extensions import i64

from interregnum.core.arrays import Shorts
from interregnum.core.game import Action, Game, Seat
from interregnum.core.policy import Policy
from interregnum.games.for_a_crown.policy import evaluate, insight, observation, playout, sight
from interregnum.games.for_a_crown.policy.marks import CHANCES, KEEN, PLAIN
from interregnum.games.for_a_crown.rules import data
from interregnum.games.for_a_crown.rules.state import State


class ForACrownPolicy(Policy[State]):
    """How a table looks is in evaluate.py, the moves of playouts are in playout.py."""

    stages = int(data.ROUNDS)

    faith = 300.0  # single playouts tell little: luck is large
    explore = 0.2

    def __init__(self, game: Game[State]) -> None:
        super().__init__(game, observation.FIELDS, insight.INSIGHTS, insight.READ)

    def observe(self, s: State, seat: Seat, out: Shorts, at: i64) -> i64:
        return observation.observe(s, seat, out, at)

    def insight(self, s: State, seat: Seat, out: Shorts, at: i64) -> i64:
        return insight.insight(s, seat, out, at)

    def stage(self, s: State) -> int:
        return min(max(s.round, 1), data.ROUNDS) - 1

    def pause(self, s: State) -> int:
        return len(s.revealed) + 100 * s.round

    def evaluate(self, s: State, seat: Seat) -> float:
        return evaluate.evaluate(s, seat)

    def forecast(self, s: State, plies: int) -> list[float]:
        return evaluate.forecast(s, plies)

    def rollout(self, s: State, seat: Seat, rng: Random) -> Action:
        return playout.choose(s, seat, KEEN, rng)

    def rival(self, s: State, seat: Seat, mood: float, rng: Random) -> Action:
        if mood >= playout.SIMPLE:
            return playout.choose(s, seat, CHANCES, rng)
        if rng.random() < playout.WHIM:
            return playout.any_of(self.game.legal(s, seat), rng)
        return playout.choose(s, seat, PLAIN, rng)

    def heeding(self, parts: dict[str, float]) -> Policy[State]:
        return NarrowPolicy(self.game, parts)


class NarrowPolicy(ForACrownPolicy):
    """Of a player who overlooks some of it."""

    def __init__(self, game: Game[State], parts: dict[str, float]) -> None:
        super().__init__(game)
        self.eyes = sight.narrowed(parts)

    def evaluate(self, s: State, seat: Seat) -> float:
        return sight.look(s, seat, self.eyes)

    def forecast(self, s: State, plies: int) -> list[float]:
        return sight.seen_forecast(s, plies, self.eyes)

    def rollout(self, s: State, seat: Seat, rng: Random) -> Action:
        return playout.choose(s, seat, self.eyes, rng)
