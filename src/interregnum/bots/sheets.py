"""A seat's points and belongings, line by line: what reasons for moves are told of."""

from typing import Any, Final

from interregnum.core.game import Seat
from interregnum.games.shown import Line
from interregnum.games.title import Title

SCORED: Final = ("points", "vp")  # arguments of a line of the score
POINTS: Final = (*SCORED, "rubies", "n")  # arguments that count for a seat

About = tuple[Any, ...]  # all of a line but its numbers
Sheet = dict[About, Line]


def sheet(title: Title[Any], s: Any, seat: Seat, eyes: Seat) -> Sheet:
    """Points first."""
    return score(title, s, seat, eyes) | belongings(title, s, seat, eyes)


def score(title: Title[Any], s: Any, seat: Seat, eyes: Seat) -> Sheet:
    return by_subject(title.breakdown(s, seat, eyes))


def belongings(title: Title[Any], s: Any, seat: Seat, eyes: Seat) -> Sheet:
    return by_subject(title.assets(s, seat, eyes))


def by_subject(lines: list[Line]) -> Sheet:
    """Without the sums: what they would tell, their parts tell already."""
    return {subject(line): line for line in lines if not line.id.endswith("total")}


def subject(line: Line) -> About:
    """What a line is about: all of it but its numbers."""
    named = [(key, str(value)) for key, value in line.args.items() if not isinstance(value, int)]
    return (line.id, *named)


def points(title: Title[Any], line: Line | None) -> int:
    """What a line counts; one without a number counts by being there, as the title says."""
    if line is None:
        return 0
    number = number_in(line)
    return title.worths.get(line.id, 1) if number is None else number


def number_in(line: Line) -> int | None:
    values = (line.args.get(key) for key in POINTS)
    return next((value for value in values if isinstance(value, int)), None)
