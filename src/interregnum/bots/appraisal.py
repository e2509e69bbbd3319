"""What chance to win each seat has in a true position, without a game being played from it.

The judge is asked, or the title's own forecast where there is none.
"""

from collections import Counter
from random import Random
from typing import Any, Final

from interregnum.bots.judge import Judge
from interregnum.core.game import CHANCE, Action, at, outcome
from interregnum.core.policy import Policy

DRAWS: Final = 64  # of chance with more outcomes than that


class Appraiser:
    """For one match."""

    def __init__(self, policy: Policy[Any], judge: Judge[Any] | None, seats: int) -> None:
        self.policy = policy
        self.game = policy.game
        self.judge = judge
        self.seats = seats

    def chances(self, s: Any) -> list[float]:
        """By seat; what was won where the game is over."""
        if len(waiting := self.game.to_act(s)) == 0:
            return self.policy.won(s)
        if CHANCE in waiting:
            return self.expected(s)
        found = self.judge.chances(s) if self.judge else self.policy.chances(s)
        return found or [1.0 / self.seats] * self.seats

    def expected(self, s: Any) -> list[float]:
        """The mean over what chance may do next, by its odds; over many of them by even draws."""
        legal, odds = self.game.legal(s, CHANCE), self.game.weights(s)
        total: int = sum([int(weight) for weight in odds]) or len(legal)
        draws = min(total, DRAWS)
        if len(odds) or len(legal) > DRAWS:
            points = [int((k + 0.5) * total / draws) for k in range(draws)]
        else:
            points = list(range(len(legal)))
        found: Counter[int] = Counter(int(at(legal, odds, point)) for point in points)
        sums = [0.0] * self.seats
        for action, times in found.items():
            for seat, chance in enumerate(self.chances(self.settled(s, action))):
                sums[seat] += times * chance
        return [part / len(points) for part in sums]

    def settled(self, s: Any, action: Action) -> Any:
        """After a draw, and after one each of the draws that follow at once."""
        t = self.game.clone(s)
        self.game.apply(t, CHANCE, action)
        rng = Random(int(action))
        while CHANCE in self.game.to_act(t):
            legal, odds = self.game.legal(t, CHANCE), self.game.weights(t)
            self.game.apply(t, CHANCE, outcome(legal, odds, rng))
        return t
