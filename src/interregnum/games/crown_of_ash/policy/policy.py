"""What bots know of the game beside its rules."""

from random import Random

from mypy_extensions import i64

from interregnum.core.arrays import Shorts
from interregnum.core.game import Action, Game, Seat
from interregnum.core.policy import Policy
from interregnum.games.crown_of_ash.policy import (
    battle_card,
    evaluate,
    insight,
    observation,
    playout,
    sight,
)
from interregnum.games.crown_of_ash.rules import data
from interregnum.games.crown_of_ash.rules.state import State


class CrownOfAshPolicy(Policy[State]):
    """Its parts stand beside it, each in a file of its own."""

    stages = 3 * int(data.ROUNDS)  # two play another game than three or four, or one alone

    def __init__(self, game: Game[State]) -> None:
        super().__init__(game, observation.FIELDS, insight.INSIGHTS, insight.READ)

    def observe(self, s: State, seat: Seat, out: Shorts, at: i64) -> i64:
        return observation.observe(s, seat, out, at)

    def insight(self, s: State, seat: Seat, out: Shorts, at: i64) -> i64:
        return insight.insight(s, seat, out, at)

    def is_judged(self, s: State) -> bool:
        return s.config.people == s.config.count or s.config.people == 1  # no automa among people

    def stage(self, s: State) -> int:
        now = min(s.round, data.ROUNDS - 1)
        if s.config.people == 1:
            return 2 * data.ROUNDS + now
        return now if s.config.count == 2 else data.ROUNDS + now

    def pause(self, s: State) -> int:
        return s.turn + 100 * s.round

    def evaluate(self, s: State, seat: Seat) -> float:
        return evaluate.evaluate(s, seat)

    def forecast(self, s: State, plies: int) -> list[float]:
        return evaluate.forecast(s, plies)

    def mix(self, s: State, seat: Seat, rng: Random) -> list[float]:
        return battle_card.card_odds(self, s, seat, rng)

    def rollout(self, s: State, seat: Seat, rng: Random) -> Action:
        return playout.rollout(s, seat, self.game.legal(s, seat), rng)

    def heeding(self, parts: dict[str, float]) -> Policy[State]:
        return NarrowPolicy(self.game, parts)


class NarrowPolicy(CrownOfAshPolicy):
    """Of a player who overlooks some of it."""

    def __init__(self, game: Game[State], parts: dict[str, float]) -> None:
        super().__init__(game)
        self.eyes = sight.Sight(parts)

    def evaluate(self, s: State, seat: Seat) -> float:
        return sight.look(s, seat, self.eyes)

    def forecast(self, s: State, plies: int) -> list[float]:
        return sight.forecast(s, plies, self.eyes)
