"""A finished match again, through any eyes."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final, NamedTuple

import msgspec

from interregnum.core.game import CHANCE, NONE, Seat
from interregnum.core.match import Match, unfair
from interregnum.core.record import Record
from interregnum.games.shown import Event, Line
from interregnum.games.title import Title
from interregnum.games.verdict import change
from interregnum.games.walk import Played, walk

ACTOR: Final = -2  # the eyes of whoever acts, and a spectator's where chance does


class Mark(msgspec.Struct, frozen=True):
    """Where the match stood after `n` entries: what a chart needs."""

    n: int
    seat: int
    round: int  # in which the last of them was made
    scores: list[int]  # empty: not for whoever asks
    sources: list[Line | None] = []  # by seat, where points changed: by what


class Frame(msgspec.Struct, frozen=True):
    """The position after `n` entries, and what was told of the last of them."""

    n: int
    seat: int
    view: Any
    line: Line | None
    events: list[Event]  # what followed, as in the log; nothing where no line is told
    scores: list[int]


class Position(NamedTuple):
    """Where a match stood, and the entry that led there; None before the first."""

    n: int
    s: Any
    played: Played[Any] | None

    @property
    def actor(self) -> Seat:
        return self.played.actor if self.played else CHANCE


def positions(title: Title[Any], match: Match[Any], start: int = 0) -> Iterator[Position]:
    """After `start` entries and after every later one."""
    if start == 0:
        yield Position(0, match.after(0), None)
    for played in walk(title, match, max(start - 1, 0)):
        yield Position(played.entry + 1, played.after, played)


def frames(title: Title[Any], match: Match[Any], eyes: Seat, start: int, count: int) -> list[Frame]:
    """So many positions from one on; all hidden things stay hidden from these eyes."""
    found = islice(positions(title, match, start), count)
    return [frame(title, position, eyes_of(eyes, position.actor)) for position in found]


def frame(title: Title[Any], position: Position, eyes: Seat) -> Frame:
    n, s, played = position
    line = played.said(played.mark(eyes)) if played else None
    events = played.events if played and line else []
    view = msgspec.to_builtins(title.view(s, eyes))
    scores = list(title.game.scores(s))
    return Frame(n, position.actor, view, line, events, scores)


def eyes_of(eyes: Seat, actor: Seat) -> Seat:
    if eyes != ACTOR:
        return eyes
    return NONE if actor == CHANCE else actor


def course(title: Title[Any], match: Match[Any]) -> list[Mark]:
    """The points after every entry."""
    return [mark(title, position) for position in positions(title, match)]


def watched(course: list[Mark]) -> list[Mark]:
    """What somebody who has the link alone could have seen: the points at the end."""
    before = [msgspec.structs.replace(mark, scores=[], sources=[]) for mark in course[:-1]]
    return [*before, *(msgspec.structs.replace(mark, sources=[]) for mark in course[-1:])]


def mark(title: Title[Any], position: Position) -> Mark:
    n, s, played = position
    scores = list(title.game.scores(s))
    sources = sources_of(title, played, scores) if played else []
    begun = played.before if played else s  # what ends a round belongs to it
    return Mark(n, position.actor, title.view(begun, NONE).round, scores, sources)


def sources_of(title: Title[Any], played: Played[Any], scores: list[int]) -> list[Line | None]:
    """What changed in the breakdown of each seat, else the entry itself."""
    before = title.game.scores(played.before)
    gains = [int(now - then) for now, then in zip(scores, before, strict=True)]
    if not any(gains):
        return []
    return [source_of(title, played, seat, gain) if gain else None
            for seat, gain in enumerate(gains)]  # fmt: skip


def source_of(title: Title[Any], played: Played[Any], seat: Seat, gain: int) -> Line | None:
    named = (event.source(seat) for event in played.events)
    most = next((line for line in named if line), None)
    before, after = (title.breakdown(s, seat, seat) for s in (played.before, played.after))
    return change(before, after, gain, most) or played.said(played.mark(NONE))


def check(titles: Mapping[str, Title[Any]], record: Record) -> str:
    """Why chance in a record is not what its key gives; empty if it is."""
    title = titles[record.title]
    options = title.options(dict(record.options))
    return unfair(title.game, title.setup(options, record.seats), record)
