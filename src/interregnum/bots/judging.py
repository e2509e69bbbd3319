"""The bot `judge`: one ply over a learned judge. What the judge is worth by itself."""

from random import Random
from threading import local
from typing import Any, Final

from interregnum.bots.bot import Bot, Weighed
from interregnum.bots.greedy import GreedyBot
from interregnum.bots.judge import Judge
from interregnum.bots.weights import Weights, digest, judge_of, shipped
from interregnum.core.game import Seat
from interregnum.core.policy import Policy

SAMPLES: Final = 4  # draws of the chance behind an action


class Bench:
    """Judges by their weights, those of each thread its own: a judge works in its own arrays."""

    def __init__(self) -> None:
        self.here = local()

    def __reduce__(self) -> tuple[type["Bench"], tuple[()]]:
        return Bench, ()

    def judge(self, policy: Policy[Any], s: Any, weights: Weights | None) -> Judge[Any] | None:
        """The judge of given weights, or of the shipped ones, if it knows tables like this."""
        found = weights or shipped(policy)
        if found is None:
            return None
        if not hasattr(self.here, "judge") or self.here.weights is not found:
            self.here.judge = judge_of(policy, found)  # weights of another title are refused
            self.here.weights = found
        if len(policy.game.scores(s)) not in found.seats or not policy.is_judged(s):
            return None
        known: Judge[Any] = self.here.judge
        return known


class JudgeBot(Bot):
    """Where there are no weights for a title, or none for so many seats, it plays as `greedy`."""

    def __init__(self, weights: Weights | None = None, name: str = "judge") -> None:
        self.name = name
        self.weights = weights
        self.bench = Bench()

    def with_weights(self, weights: Weights, name: str) -> "JudgeBot":
        return JudgeBot(weights, name)

    def taught(self, policy: Policy[Any]) -> str:
        return digest(policy, self.weights)

    def weigh(self, policy: Policy[Any], s: Any, seat: Seat, rng: Random) -> list[Weighed]:
        judge = self.bench.judge(policy, s, self.weights)
        if judge is None:
            return GreedyBot().weigh(policy, s, seat, rng)
        return one_ply(judge, s, seat, rng)


def one_ply(judge: Judge[Any], s: Any, seat: Seat, rng: Random) -> list[Weighed]:
    """What a judge says right after every action; best first."""
    actions = list(judge.game.legal(s, seat))
    promises = judge.promises(s, seat, SAMPLES, rng)
    rows = [Weighed(int(a), 1, x) for a, x in zip(actions, promises, strict=True)]
    return sorted(rows, key=lambda row: -row.value)
