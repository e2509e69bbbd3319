"""A finished match again, through any eyes."""

from typing import Any

import msgspec

from interregnum.core.game import CHANCE, Seat
from interregnum.core.match import Match, unfair
from interregnum.core.record import Record
from interregnum.games.title import Line, Title


class Frame(msgspec.Struct, frozen=True):
    """The position after `n` entries, and what was told of the last of them."""

    n: int
    seat: int
    view: Any
    line: Line | None
    scores: list[int]


def frames(title: Title[Any], match: Match[Any], eyes: Seat, start: int, count: int) -> list[Frame]:
    """So many positions from one on; all hidden things stay hidden from these eyes."""
    game = match.game
    s = match.after(max(start - 1, 0))
    made = [frame(title, s, 0, CHANCE, None, eyes)] if start == 0 else []
    for n in range(max(start, 1), min(start + count, len(match.log) + 1)):
        seat, action = match.log[n - 1]
        line = title.describe(s, seat, action, eyes)
        game.apply(s, seat, action)
        made.append(frame(title, s, n, seat, line, eyes))
    return made


def frame(title: Title[Any], s: Any, n: int, seat: Seat, line: Line | None, eyes: Seat) -> Frame:
    view = msgspec.to_builtins(title.view(s, eyes))
    return Frame(n, seat, view, line, list(title.game.scores(s)))


def check(titles: dict[str, Title[Any]], record: Record) -> str:
    """Why chance in a record is not what its key gives; empty if it is."""
    title = titles[record.title]
    options = title.options(dict(record.options))
    return unfair(title.game, title.setup(options, record.seats), record)
