"""Whole turns compared: the best beginnings that a planner found, each played on by planners.

A plan ends with its own turn; what the others make of it is seen only by playing on. Compiled.
"""

from math import log, sqrt
from random import Random
from time import thread_time
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from interregnum.bots.advised import Advised
from interregnum.bots.interrupts import let_in
from interregnum.bots.search import NOW, worths
from interregnum.core.game import CHANCE, Action, Seat, outcome

S = TypeVar("S")

EXPLORE: Final = 0.1


class Line:
    """One beginning of a turn: what the planner thinks of it, and what became of it."""

    __slots__ = ("action", "total", "value", "visits")

    def __init__(self, action: Action, value: float) -> None:
        self.action: i64 = action
        self.value: float = value
        self.total: float = 0.0
        self.visits: i64 = 0


class Turns(Generic[S]):
    """One decision of one seat among a few beginnings."""

    def __init__(self, policy: Advised[S], s: S, seat: Seat, rng: Random) -> None:
        self.policy = policy
        self.game = policy.game
        self.state = s
        self.seat = seat
        self.rng = rng
        self.lines: list[Line] = []
        self.worlds: i64 = 0

    def run(self, found: list[tuple[Action, float]], worlds: i64, seconds: float) -> None:
        """Play on from each beginning in turn, the better ones oftener, while the budget lasts."""
        start = thread_time()
        self.lines = [Line(action, value) for action, value in found]
        while self.worlds < worlds:
            self.worlds += 1
            line = self.next_line()
            line.total += self.trial(line.action)
            line.visits += 1
            let_in()
            if thread_time() - start >= seconds:
                return

    def next_line(self) -> Line:
        best = self.lines[0]
        top = -1.0
        for line in self.lines:
            if line.visits == 0:
                return line
            mean = line.total / float(line.visits)
            bound = mean + EXPLORE * sqrt(log(float(self.worlds)) / float(line.visits))
            if bound > top:
                top, best = bound, line
        return best

    def trial(self, action: Action) -> float:
        """One world, played on by quick plans to the pause where it is judged."""
        game, policy = self.game, self.policy
        s = game.imagine(self.state, self.seat, self.rng)
        game.apply(s, self.seat, action)
        plies: i64 = 0
        while True:
            waiting = game.to_act(s)
            if len(waiting) == 0:
                return worths(game, s)[self.seat]
            if policy.is_enough(s, plies):
                return policy.forecast(s, NOW)[self.seat]
            seat = waiting[0]
            if seat == CHANCE:
                action = outcome(game.legal(s, seat), game.weights(s), self.rng)
            else:
                action = self.quick(s, seat)
            game.apply(s, seat, action)
            plies += 1

    def quick(self, s: S, seat: Seat) -> Action:
        legal = self.game.legal(s, seat)
        if len(legal) == 1:
            return legal[0]
        found = self.policy.plan(s, seat, 1)
        if len(found) > 0:
            return found[0][0]
        return self.policy.rollout(s, seat, self.rng)

    def found(self) -> list[tuple[int, int, float]]:
        """Action, visits and mean value of every beginning."""
        out: list[tuple[int, int, float]] = []
        for line in self.lines:
            mean = line.total / float(line.visits) if line.visits > 0 else 0.0
            out.append((line.action, line.visits, mean))
        return out
