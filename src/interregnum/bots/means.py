"""Means over imagined worlds, by seat, and how sure they are: for analyses."""

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from interregnum.core.game import Seat

WORLDS: Final = 32  # that are imagined at first, and again and again
FINE: Final = 0.004  # of a win: until the standard error of no seat is above that
MOST: Final = 640  # or there are so many


class Means(NamedTuple):
    """By seat; and their standard errors."""

    of: list[float]
    error: list[float]


class Total(NamedTuple):
    """Of one seat; and its standard error."""

    of: float
    error: float


def sampled(row: Callable[[], list[float]]) -> Means:
    """Of as many worlds as it takes, a row each; a few decisions need most of them."""
    rows = [row() for _ in range(WORLDS)]
    while max((found := means(rows)).error) > FINE and len(rows) < MOST:
        rows += [row() for _ in range(WORLDS)]
    return found


def means(rows: list[list[float]]) -> Means:
    columns = list(zip(*rows, strict=True))
    return Means([fmean(each) for each in columns], [doubt(each) for each in columns])


def doubt(column: Sequence[float]) -> float:
    """The standard error of the mean."""
    return stdev(column) / sqrt(len(column)) if len(column) > 1 else 0.0


def total(found: list[Means], seat: Seat, parts: int = 1) -> Total:
    """What a seat has of them, or of the mean of so many parts."""
    error = sqrt(sum(each.error[seat] ** 2 for each in found))
    return Total(sum(each.of[seat] for each in found) / max(1, parts), error / max(1, parts))


def differences(less: list[float], whole: list[float]) -> list[float]:
    return [b - a for a, b in zip(less, whole, strict=True)]
