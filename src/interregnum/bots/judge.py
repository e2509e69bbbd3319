"""A learned judge: each seat's chance to win and its expected margin; compiled, without numpy.

A seat is judged by what the state in hand knows, in a row of 16-bit numbers with itself first: its
observation, then the title's insights. A small net, one for each stage of the game and the same
for all seats, makes of those that it reads a mark and a margin; the marks share one win.

The first layer takes only numbers that are not 0, most of which hold for one seat alone: to carry
sums over from table to table would save less than the comparing of rows costs.
"""

from math import exp
from random import Random
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from interregnum.core.arrays import Ints, Shorts, vec
from interregnum.core.game import CHANCE, Action, Seat, outcome
from interregnum.core.observation import blank
from interregnum.core.policy import Policy

S = TypeVar("S")
Floats = vec[float]

OUTPUTS: Final[i64] = 2  # a mark and a margin
CEILING: Final = 1.0  # of a hidden unit


class Net:
    """For one stage: number by number the weights into the hidden units and past them."""

    __slots__ = ("bias", "first", "hidden", "second", "sums", "width")

    def __init__(self, hidden: int, first: list[float], bias: list[float], second: list[float]):
        self.hidden: i64 = hidden
        self.width: i64 = i64(hidden) + OUTPUTS  # sums of a row: hidden units, then outputs
        self.first: Floats = vec[float](first)  # by input and sum
        self.bias: Floats = vec[float](bias)  # by sum
        self.second: Floats = vec[float](second)  # by hidden unit and output
        self.sums: Floats = vec[float]([0.0] * (hidden + int(OUTPUTS)))

    def run(self, row: Shorts, places: Ints) -> tuple[float, float]:
        """The mark and the margin of a row; input k is the number at the k-th of the places."""
        sums, bias, first, width = self.sums, self.bias, self.first, self.width
        for k in range(width):
            sums[k] = bias[k]
        at: i64 = 0  # of the input's weights
        for place in places:
            x = row[place]
            if x != 0:
                value = float(x)
                for k in range(width):
                    sums[k] += value * first[at + k]
            at += width
        return self.outputs()

    def outputs(self) -> tuple[float, float]:
        sums, second, hidden = self.sums, self.second, self.hidden
        mark, margin = sums[hidden], sums[hidden + 1]
        for k in range(hidden):
            x = sums[k]
            if x > 0.0:
                if x > CEILING:
                    x = CEILING
                mark += x * second[k * OUTPUTS]
                margin += x * second[k * OUTPUTS + 1]
        return mark, margin


class Judge(Generic[S]):
    """The nets of one title, and the row that they read."""

    def __init__(self, policy: Policy[S], nets: list[Net], places: list[int]) -> None:
        self.policy = policy
        self.game = policy.game
        self.nets = nets
        self.places: Ints = vec[i64]([i64(k) for k in places])  # by input: its place in a row
        self.blank: Shorts = blank(policy.width + sum([field.size for field in policy.insights]))
        self.row: Shorts = self.blank  # of the last look

    def look(self, s: S, seat: Seat) -> tuple[float, float]:
        """The mark and the margin, in points against the best rival, of one seat."""
        row = self.blank[:]
        self.policy.insight(s, seat, row, self.policy.observe(s, seat, row, 0))
        self.row = row
        return self.nets[self.policy.stage(s)].run(row, self.places)

    def read(self, s: S) -> tuple[list[int], list[float]]:
        """The inputs of all seats, end to end, and their chances."""
        inputs: list[int] = []
        marks: list[float] = []
        for seat in range(len(self.game.scores(s))):
            marks.append(self.look(s, seat)[0])
            row = self.row
            inputs.extend([int(row[place]) for place in self.places])
        return inputs, shared(marks)

    def chances(self, s: S) -> list[float]:
        """Each seat's chance to win: its part of the exponents of all marks."""
        return shared([self.look(s, seat)[0] for seat in range(len(self.game.scores(s)))])

    def margins(self, s: S) -> list[float]:
        """By seat: the points it should end with above its best rival's."""
        return [self.look(s, seat)[1] for seat in range(len(self.game.scores(s)))]

    def value(self, s: S, seat: Seat) -> float:
        """The chance of a seat, or what it won where the game is over."""
        if len(self.game.to_act(s)) == 0:
            return self.policy.won(s)[seat]
        return self.chances(s)[seat]

    def promise(self, s: S, seat: Seat, action: Action, samples: int, luck: int) -> float:
        """The value of a table after an action, and after some draws of the chance behind it."""
        t = self.game.clone(s)
        self.game.apply(t, seat, action)
        if CHANCE not in self.game.to_act(t):
            return self.value(t, seat)
        rng = Random(luck)
        total = 0.0
        for _ in range(samples):
            total += self.value(self.after_chance(self.game.clone(t), rng), seat)
        return total / float(samples)

    def after_chance(self, s: S, rng: Random) -> S:
        game = self.game
        while CHANCE in game.to_act(s):
            game.apply(s, CHANCE, outcome(game.legal(s, CHANCE), game.weights(s), rng))
        return s

    def promises(self, s: S, seat: Seat, samples: int, rng: Random) -> list[float]:
        """Of every legal action, by the same luck."""
        luck = rng.getrandbits(64)
        legal = self.game.legal(s, seat)
        return [self.promise(s, seat, action, samples, luck) for action in legal]


def shared(marks: list[float]) -> list[float]:
    """Parts of the exponents of marks; one seat alone has its chance by itself."""
    if len(marks) == 1:
        return [1.0 / (1.0 + exp(-marks[0]))]
    top = max(marks)
    parts = [exp(mark - top) for mark in marks]
    whole = sum(parts)
    return [part / whole for part in parts]
