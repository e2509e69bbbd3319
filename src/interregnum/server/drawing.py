"""One position as it is sent: drawn once for each pair of eyes that somebody has. Compiled."""

from typing import Any, Final, NamedTuple

from interregnum.core.game import Seat
from interregnum.games.kept import Kept
from interregnum.games.shown import Line, View
from interregnum.server.journal import Journal
from interregnum.server.wire import ENCODER, Entry

Sheets = list[list[Line]]  # where the points come from, by seat

# Titles draw a sheet once. By the sheets themselves: alive, and so apart, as long as it is kept.
SHEETS: Final[Kept[tuple[Sheets, bytes]]] = Kept(5_000)


class Drawing(NamedTuple):
    """All that one pair of eyes is shown, as it is sent."""

    view: bytes
    choices: bytes
    scores: bytes


class Drawings:
    """The present position of a match."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.made: dict[Seat, Drawing] = {}
        self.news: dict[tuple[int, ...], bytes] = {}  # the end of a log, by its entries
        self.head = b""
        self.first: View | None = None  # what the first pair of eyes was shown
        self.players = range(len(journal.title.game.scores(journal.match.state)))  # automatic too

    def of(self, eyes: Seat) -> Drawing:
        if eyes not in self.made:
            self.made[eyes] = self.draw(self.journal.match.state, eyes)
        return self.made[eyes]

    def draw(self, s: Any, eyes: Seat) -> Drawing:
        title = self.journal.title
        return Drawing(
            ENCODER.encode(self.view(s, eyes)),
            ENCODER.encode(title.choices(s, eyes)) if eyes in self.journal.awaited else b"[]",
            encoded([title.breakdown(s, k, eyes) for k in self.players]),
        )

    def view(self, s: Any, eyes: Seat) -> View:
        """What all see alike is drawn once, where the title can tell it."""
        title, first = self.journal.title, self.first
        if first is not None and title.again is not None and not first.result:
            return title.again(s, eyes, first)
        self.first = title.view(s, eyes)
        return self.first

    def message(self, seq: int, eyes: Seat, log: list[Entry], start: int) -> bytes:
        """A wire.State, put together from parts that were encoded for all who have these eyes."""
        news = log[start:]
        key = tuple(map(id, news))  # many see the same entry
        if key not in self.news:
            self.news[key] = ENCODER.encode(news)
        view, choices, scores = self.of(eyes)
        self.head = self.head or self.journal.head().encode()
        head = b'{"t":"state","match":"%b","seq":%d,"seat":%d,"view":'
        return b"".join([
            head % (self.journal.table.encode(), seq, eyes), view,
            b',"choices":', choices,
            b',"log_from":%d,"log":' % start, self.news[key],
            b',"scores":', scores, b',"head":"', self.head, b'"}',
        ])  # fmt: skip


def encoded(sheets: Sheets) -> bytes:
    """Most plies leave the points as they are."""
    key = tuple([id(sheet) for sheet in sheets])
    found = SHEETS.get(key) or SHEETS.keep(key, (sheets, ENCODER.encode(sheets)))
    return found[1]
