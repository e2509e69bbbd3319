"""Whether a judge means what it says: of all that it called 30 %, three in ten should be won."""

from collections.abc import Iterable
from random import Random
from typing import Final

import msgspec

from interregnum.train.selfplay import Table, Task, known

BINS: Final = 10


class Forecast(msgspec.Struct, frozen=True):
    """One position of a fresh game: what was said of each seat, and what came true."""

    stage: int
    said: list[float]
    won: list[float]
    plain: list[float] = []  # by the title's own forecast, if it has one


class Bin(msgspec.Struct, frozen=True):
    """Chances between two bounds: how many, what was said and what was won on average."""

    low: float
    high: float
    count: int
    said: float
    won: float


class Calibration(msgspec.Struct, frozen=True):
    """Brier scores are means of squared errors over seats: lower is better."""

    games: int
    positions: int
    brier: float
    constant: float  # of one who always says the fair share
    forecast: float  # of the title's own forecast
    brier_by_stage: list[float]
    bins: list[Bin]


def foretell(task: Task, number: int) -> list[Forecast]:
    """A job of the executor: one game at a mixed table, with what the judge said on the way."""
    rng = Random(f"calibration {task.seed} {number}")
    table = Table(task, number, known(task.title, task.weights), rng)
    table.plain = []
    table.play()
    shares = table.policy.won(table.state)
    pairs = zip(table.met, table.plain, strict=True)
    return [Forecast(stage, said, shares, plain) for (stage, _, said), plain in pairs]


def calibrated(games: Iterable[list[Forecast]], stages: int) -> Calibration:
    played = list(games)
    told = [forecast for game in played for forecast in game]
    pairs = [pair for f in told for pair in zip(f.said, f.won, strict=True)]
    fair = [(1 / len(f.won), x) for f in told for x in f.won]
    plain = [pair for f in told if f.plain for pair in zip(f.plain, f.won, strict=True)]
    by_stage = [
        [pair for f in told if f.stage == k for pair in zip(f.said, f.won, strict=True)]
        for k in range(stages)
    ]
    return Calibration(
        games=len(played),
        positions=len(told),
        brier=brier(pairs),
        constant=brier(fair),
        forecast=brier(plain),
        brier_by_stage=[brier(part) for part in by_stage],
        bins=[filled(k, pairs) for k in range(BINS)],
    )


def brier(pairs: list[tuple[float, float]]) -> float:
    return sum((said - x) ** 2 for said, x in pairs) / max(1, len(pairs))


def filled(k: int, pairs: list[tuple[float, float]]) -> Bin:
    mine = [(said, x) for said, x in pairs if min(BINS - 1, int(said * BINS)) == k]
    count = max(1, len(mine))
    said, came = sum(p[0] for p in mine) / count, sum(p[1] for p in mine) / count
    return Bin(k / BINS, (k + 1) / BINS, len(mine), said, came)
