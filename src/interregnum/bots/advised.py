"""A policy as the champion thinks with it: a learned judge forecasts, rivals are of several kinds.

Everything else is the title's own policy. The tree search needs to know nothing of it.
"""

from random import Random
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from interregnum.bots.judge import Judge
from interregnum.bots.search import worths
from interregnum.core.game import Action, Seat
from interregnum.core.policy import NOW, Policy

S = TypeVar("S")

MODELS: Final = ["like us", "in one mood", "in another", "careless"]  # of a rival
PRIOR: Final = [0.4, 0.3, 0.25, 0.05]
TURNING: Final = 0.618034  # so that seats of one world have different models
DRAWS: Final = 4  # moves of each model that an action of a rival is compared with
FORGET: Final = 0.05  # of a belief goes back to what is thought of strangers
DOUBT: Final = 0.5  # a model that never did the same counts as if it had done so often


class Rivals(Generic[S]):
    """Who the others may be: by seat, how much each model is believed."""

    def __init__(self, policy: Policy[S], seats: int) -> None:
        self.policy = policy
        self.beliefs: list[list[float]] = [list(PRIOR) for _ in range(seats)]

    def move(self, model: int, s: S, seat: Seat, rng: Random) -> Action:
        if model == 0:
            return self.policy.rollout(s, seat, rng)
        if model == 1:
            return self.policy.rival(s, seat, 0.0, rng)
        if model == 2:
            return self.policy.rival(s, seat, 1.0, rng)
        legal = self.policy.game.legal(s, seat)
        return legal[int(rng.random() * float(len(legal)))]

    def drawn(self, s: S, seat: Seat, mood: float, rng: Random) -> Action:
        """A move of the model that this world has given to a seat."""
        x = mood + TURNING * float(seat)
        x -= float(int(x))
        beliefs = self.beliefs[seat]
        last = len(beliefs) - 1
        for model in range(last):
            x -= beliefs[model]
            if x < 0.0:
                return self.move(model, s, seat, rng)
        return self.move(last, s, seat, rng)

    def learn(self, s: S, viewer: Seat, seat: Seat, mark: Action, rng: Random) -> None:
        """`viewer` saw this of what a seat did: believe those more who do what looks the same.

        By Bayes, the likelihoods from a few draws of each model; nobody is ruled out for ever.
        """
        beliefs = self.beliefs[seat]
        whole = 0.0
        for model in range(len(beliefs)):
            same = 0
            for _ in range(DRAWS):
                move = self.move(model, s, seat, rng)
                if self.policy.game.seen(s, viewer, seat, move) == mark:
                    same += 1
            beliefs[model] *= (float(same) + DOUBT) / (float(DRAWS) + 2.0 * DOUBT)
            whole += beliefs[model]
        for model in range(len(beliefs)):
            beliefs[model] = (1.0 - FORGET) * beliefs[model] / whole + FORGET * PRIOR[model]


class Advised(Policy[S]):
    """`judge` is asked after so many pauses of a playout; without one the policy forecasts."""

    def __init__(
        self, policy: Policy[S], judge: Judge[S] | None, rivals: Rivals[S], depth: int
    ) -> None:
        super().__init__(policy.game)
        self.policy = policy
        self.judge = judge
        self.rivals = rivals
        self.depth: i64 = depth
        self.pauses: i64 = 0  # met in the playout under way
        self.last: i64 = 0  # the number of the last one

    def evaluate(self, s: S, seat: Seat) -> float:
        return self.policy.evaluate(s, seat)

    def rollout(self, s: S, seat: Seat, rng: Random) -> Action:
        return self.policy.rollout(s, seat, rng)

    def rival(self, s: S, seat: Seat, mood: float, rng: Random) -> Action:
        return self.rivals.drawn(s, seat, mood, rng)

    def forecast(self, s: S, plies: int) -> list[float]:
        judge = self.judge
        if judge is None:
            return self.policy.sketch(s, plies)
        if len(self.game.to_act(s)) == 0:
            return worths(self.game, s)
        if plies >= NOW or self.is_enough(s, plies):
            return judge.chances(s)
        return []

    def chances(self, s: S) -> list[float]:
        judge = self.judge
        return self.policy.chances(s) if judge is None else judge.chances(s)

    def won(self, s: S) -> list[float]:
        return self.policy.won(s)

    def is_enough(self, s: S, plies: int) -> bool:
        """Whether the playout has come to the pause at which it is judged."""
        now = self.policy.pause(s)
        if plies == 0:
            self.pauses = 0
        elif now != self.last:
            self.pauses += 1
        self.last = now
        return self.pauses >= self.depth

    def mix(self, s: S, seat: Seat, rng: Random) -> list[float]:
        return self.policy.mix(s, seat, rng)
