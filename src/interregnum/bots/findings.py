"""What an analysis tells: chances over time, what they are made of, what cost much."""

from typing import Any

import msgspec

from interregnum.games.shown import Line


class Point(msgspec.Struct, frozen=True):
    """Each seat's chance to win after so many entries of the log."""

    entries: int
    round: int
    chances: list[float]


class Parts(msgspec.Struct, frozen=True):
    """Of one seat: start + chance + own + others + residual = result."""

    start: float
    chance: float
    own: float  # against what the positions had promised
    others: float
    residual: float
    result: float
    cost: float  # of an own decision against the best line, on the mean
    chance_error: float  # standard errors, of the worlds that were imagined
    own_error: float
    cost_error: float
    others_error: float = 0.0  # these came later: analyses that were kept before lack them
    gift: float = 0.0  # of a decision of the others against their best line, on the mean
    gift_error: float = 0.0


class Decision(msgspec.Struct, frozen=True):
    """A choice that cost much, by what the seat knew: from one entry of the log up to another."""

    seat: int
    first: int
    last: int
    round: int
    cost: float  # of a win, against the better line
    error: float  # standard error of it
    played: list[Line]
    better: list[Line]
    actions: list[int]  # of the better line
    reasons: list[Line]  # for the better line
    views: list[
        Any
    ]  # through the eyes of the seat: before, after what was played, after the better


class Analysis(msgspec.Struct, frozen=True):
    title: str
    version: int
    adviser: str
    points: list[Point]
    parts: list[Parts]  # by seat
    decisions: list[Decision]  # the costliest of each seat, the dearest first
    told: list[Line]  # by seat: luck and choice in a sentence, to be read by that seat
