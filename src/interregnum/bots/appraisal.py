"""What chance to win each seat has in a true position, without a game being played from it.

The judge (the title's own forecast, if there is none) is asked; how sharply it tells seats apart at
each part of a match is fitted to quick games of the same table that were played to their end.
"""

from collections import Counter
from collections.abc import Sequence
from math import log
from random import Random
from typing import Any, Final

from interregnum.bots.judge import Judge, shared, won
from interregnum.bots.search import NOW
from interregnum.core.game import CHANCE, Action, Seat, at, outcome
from interregnum.core.policy import Policy

LEAST: Final = 1e-4  # a chance that is never taken for nothing
GAMES: Final = 150  # that it learns from
SAMPLES: Final = 24  # positions of such a game
PARTS: Final = 8  # of a match, each with a sharpness of its own
SHARPNESS: Final = [0.02 * 1.3**k for k in range(24)]  # tried: from nothing told to all certain
DRAWS: Final = 64  # of chance with more outcomes than that
PULL: Final = 3.0  # positions that speak for the judge as it is

Row = tuple[list[float], list[float]]  # marks of a position, and who won in the end


class Appraiser:
    """For one match; `time` is the part of it that is over, from 0 to 1."""

    def __init__(self, policy: Policy[Any], judge: Judge[Any] | None, seats: int) -> None:
        self.policy = policy
        self.game = policy.game
        self.judge = judge
        self.seats = seats
        self.sharp = [1.0] * PARTS

    def chances(self, s: Any, time: float) -> list[float]:
        """By seat; what was won where the game is over."""
        if self.is_over(s):
            return won(self.game.ranks(s))
        if CHANCE in self.game.to_act(s):
            return self.expected(s, time)
        return spread(self.marks(s), self.sharpness(time))[: self.seats]

    def expected(self, s: Any, time: float) -> list[float]:
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
            for seat, chance in enumerate(self.chances(self.settled(s, action), time)):
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

    def sharpness(self, time: float) -> float:
        """Between the middles of two parts in proportion."""
        place = min(max(time * PARTS - 0.5, 0.0), PARTS - 1.0)
        low = min(int(place), PARTS - 2)
        part = place - low
        return (1.0 - part) * self.sharp[low] + part * self.sharp[low + 1]

    def marks(self, s: Any) -> list[float]:
        """Logarithms of chances; of a seat alone also that of its failure."""
        found = self.judge.chances(s) if self.judge else self.policy.forecast(s, NOW)
        parts = found or [1.0 / self.seats] * self.seats
        if len(parts) == 1:
            parts = [parts[0], 1.0 - parts[0]]
        return [log(max(part, LEAST)) for part in parts]

    def learn(self, start: Any, rng: Random) -> None:
        """How sharply the marks tell the winner, part by part, in quick games from the start."""
        rows: list[list[Row]] = [[] for _ in range(PARTS)]
        for _ in range(GAMES):
            self.note(self.game.clone(start), rows, rng)
        for part, found in enumerate(rows):
            if found:
                self.sharp[part] = fitted(found)

    def note(self, s: Any, rows: list[list[Row]], rng: Random) -> None:
        """One quick game: some of its positions go to the rows of their parts."""
        seen = []
        every, plies = 1, 0
        while not self.is_over(s):
            if plies % every == 0 and self.game.to_act(s)[0] != CHANCE:
                seen.append((plies, self.marks(s)))
                if len(seen) > SAMPLES:
                    seen, every = seen[::2], 2 * every
            seat = self.game.to_act(s)[0]
            self.game.apply(s, seat, self.quick(s, seat, rng))
            plies += 1
        result = won(self.game.ranks(s))
        for ply, marks in seen:
            rows[ply * PARTS // plies].append((marks, full(result, marks)))

    def quick(self, s: Any, seat: Seat, rng: Random) -> Action:
        legal = self.game.legal(s, seat)
        if seat == CHANCE:
            return int(outcome(legal, self.game.weights(s), rng))
        return int(legal[0] if len(legal) == 1 else self.policy.rollout(s, seat, rng))

    def is_over(self, s: Any) -> bool:
        return len(self.game.to_act(s)) == 0


def spread(marks: Sequence[float], sharp: float) -> list[float]:
    return shared([sharp * mark for mark in marks])


def full(result: list[float], marks: list[float]) -> list[float]:
    """Of a seat alone also its failure."""
    return result if len(result) == len(marks) else [result[0], 1.0 - result[0]]


def fitted(rows: list[Row]) -> float:
    """The most likely sharpness, pulled a little towards the judge as it is."""

    def likelihood(sharp: float) -> float:
        told = sum(
            part * log(max(chance, LEAST))
            for marks, result in rows
            for part, chance in zip(result, spread(marks, sharp), strict=True)
        )
        return told - PULL * log(sharp) ** 2

    return max(SHARPNESS, key=likelihood)
