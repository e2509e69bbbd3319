"""Why a line of play is better though nothing shows it at once: what both come to, played on.

Over the same imagined worlds and the same luck, line by line of the points and belongings; told is
what differs on the mean by more than chance would.
"""

from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

import msgspec

from interregnum.bots.means import doubt
from interregnum.bots.prospects import advice_for, play_on
from interregnum.bots.sheets import About, belongings, number_in, points, score
from interregnum.core.game import Action, Seat
from interregnum.games.shown import Line
from interregnum.games.title import Title

WORLDS: Final = 48
SURE: Final = 3.0  # standard errors: a sheet has some twenty lines
LEAST: Final = 0.5  # of a number
OFTEN: Final = 0.25  # of the worlds, for what has no number
MOST: Final = 2  # reasons told

Ways = tuple[Sequence[Action], Sequence[Action]]  # the line that is told for, and the other
Enough = Callable[[Any, int], bool]


class Pair(NamedTuple):
    """A line of a sheet in one world, after each of the two ways."""

    ours: Line | None
    theirs: Line | None


class Row(NamedTuple):
    """What a line of a seat's sheet came to, world by world."""

    owner: Seat
    scored: bool  # it is points, not what may bring some
    pairs: list[Pair]
    gains: list[int]  # what it counts for its owner, more than the other way

    @property
    def gain(self) -> float:
        return fmean(self.gains)

    @property
    def shown(self) -> Line:
        """As it came out where it came out as usual, alone."""
        lines = [pair.ours for pair in self.pairs if pair.ours]
        lines = lines or [pair.theirs for pair in self.pairs if pair.theirs]
        usual = fmean(number_in(line) or 0 for line in lines)
        line = min(lines, key=lambda line: abs((number_in(line) or 0) - usual))
        return msgspec.structs.replace(line, then=[])

    @property
    def has_number(self) -> bool:
        return number_in(self.shown) is not None

    @property
    def is_sure(self) -> bool:
        least = LEAST if self.has_number else OFTEN
        return abs(self.gain) >= max(least, SURE * doubt(self.gains))


def foreseen(title: Title[Any], s: Any, seat: Seat, ways: Ways, seed: int) -> list[Line]:
    """What the first way brings the seat, or costs others; `s` is imagined by the seat.

    As far as the champion plays on before it judges; if that tells nothing, to the round's end.
    """
    advice = advice_for(title.policy, s, WORLDS)
    stage = title.policy.stage(s)
    for enough in (advice.is_enough, lambda t, _plies: title.policy.stage(t) != stage):
        ends = [both_ways(title, s, seat, ways, f"{seed} {k}", enough) for k in range(WORLDS)]
        if found := [row for row in rows(title, ends, seat) if is_reason(row, seat)]:
            return [in_words(row, seat) for row in chosen(found, seat)]
    return []


def both_ways(
    title: Title[Any], s: Any, seat: Seat, ways: Ways, luck: str, enough: Enough
) -> list[Any]:
    """One world, played on after each way."""
    advice, ends = advice_for(title.policy, s, WORLDS), []
    for way in ways:
        rng = Random(luck)
        t = title.game.imagine(s, seat, rng)
        follow(title, t, seat, way)
        play_on(advice, t, seat, rng, enough)
        ends.append(t)
    return ends


def follow(title: Title[Any], s: Any, seat: Seat, way: Sequence[Action]) -> None:
    """As far as a world allows it."""
    for action in way:
        if seat not in title.game.to_act(s) or action not in title.game.legal(s, seat):
            return
        title.game.apply(s, seat, action)


def rows(title: Title[Any], ends: list[list[Any]], seat: Seat) -> list[Row]:
    """Every line of every seat's sheet."""
    found: dict[tuple[Seat, About], list[Pair]] = {}
    scored: set[tuple[Seat, About]] = set()
    for pair in ends:
        for owner in range(len(title.game.scores(pair[0]))):
            points_of = [score(title, t, owner, seat) for t in pair]
            scored |= {(owner, about) for known in points_of for about in known}
            ours, theirs = (
                known | belongings(title, t, owner, seat)
                for known, t in zip(points_of, pair, strict=True)
            )
            for about in ours | theirs:
                lines = Pair(ours.get(about), theirs.get(about))
                found.setdefault((owner, about), []).append(lines)
    return [row_of(title, key[0], key in scored, pairs) for key, pairs in found.items()]


def row_of(title: Title[Any], owner: Seat, scored: bool, pairs: list[Pair]) -> Row:
    """Worlds in which neither way has the line count as none."""
    gains = [points(title, pair.ours) - points(title, pair.theirs) for pair in pairs]
    return Row(owner, scored, pairs, gains + [0] * (WORLDS - len(gains)))


def is_reason(row: Row, seat: Seat) -> bool:
    """Of what others have, only points: the rest may be worth nothing to them."""
    if row.owner == seat:
        return row.is_sure and row.gain > 0.0
    return row.is_sure and row.gain < 0.0 and row.scored


def chosen(found: list[Row], seat: Seat) -> list[Row]:
    """Points before belongings, own before others'; the same gains are the same thing again."""
    found = sorted(found, key=lambda row: (not row.scored, row.owner != seat, -abs(row.gain)))
    first = [row for k, row in enumerate(found) if row.gains not in [x.gains for x in found[:k]]]
    return first[:MOST]


def in_words(row: Row, seat: Seat) -> Line:
    args: dict[str, Any] = {"what": row.shown}
    kind = ""
    if row.has_number:
        args["n"] = max(1, round(abs(row.gain)))
    else:
        there = sum(bool(pair.ours) - bool(pair.theirs) for pair in row.pairs)
        kind, args["way"] = "-often", "more" if there > 0 else "less"
    if row.owner == seat:
        return Line(f"ui-reason-average{kind}", args)
    return Line(f"ui-reason-rival-average{kind}", {"seat": row.owner, **args})
