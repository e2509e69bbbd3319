"""A finished match again, through any eyes."""

from collections.abc import Mapping
from itertools import islice
from typing import Any, Final

import msgspec

from interregnum.core.game import CHANCE, NONE, Seat
from interregnum.core.match import Match, unfair
from interregnum.core.record import Record
from interregnum.games.shown import Line
from interregnum.games.title import Title
from interregnum.games.walk import walk

ACTOR: Final = -2  # the eyes of whoever acts, and a spectator's where chance does


class Mark(msgspec.Struct, frozen=True):
    """Where the match stood after `n` entries: what a chart needs."""

    n: int
    seat: int
    round: int
    scores: list[int]


class Frame(msgspec.Struct, frozen=True):
    """The position after `n` entries, and what was told of the last of them."""

    n: int
    seat: int
    view: Any
    line: Line | None
    scores: list[int]


def frames(title: Title[Any], match: Match[Any], eyes: Seat, start: int, count: int) -> list[Frame]:
    """So many positions from one on; all hidden things stay hidden from these eyes."""
    made = []
    if start == 0:
        made.append(frame(title, match.after(0), 0, CHANCE, None, eyes_of(eyes, CHANCE)))
    first = max(start - 1, 0)
    for played in islice(walk(title, match, first), start + count - 1 - first):
        looking, n = eyes_of(eyes, played.actor), played.entry + 1
        made.append(frame(title, played.after, n, played.actor, played.told(looking), looking))
    return made


def eyes_of(eyes: Seat, actor: Seat) -> Seat:
    if eyes != ACTOR:
        return eyes
    return NONE if actor == CHANCE else actor


def course(title: Title[Any], match: Match[Any]) -> list[Mark]:
    """The points after every entry."""
    s = match.after(0)
    made = [mark(title, s, 0, CHANCE)]
    for n, (seat, action) in enumerate(match.log, 1):
        match.game.apply(s, seat, action)
        made.append(mark(title, s, n, seat))
    return made


def mark(title: Title[Any], s: Any, n: int, seat: Seat) -> Mark:
    shown: Any = title.view(s, NONE)
    return Mark(n, seat, shown.round, list(title.game.scores(s)))


def frame(title: Title[Any], s: Any, n: int, seat: Seat, line: Line | None, eyes: Seat) -> Frame:
    view = msgspec.to_builtins(title.view(s, eyes))
    return Frame(n, seat, view, line, list(title.game.scores(s)))


def check(titles: Mapping[str, Title[Any]], record: Record) -> str:
    """Why chance in a record is not what its key gives; empty if it is."""
    title = titles[record.title]
    options = title.options(dict(record.options))
    return unfair(title.game, title.setup(options, record.seats), record)
