"""One position as it is sent: drawn once for each pair of eyes that somebody has. Compiled."""

from typing import Any, Final

from interregnum.core.game import NONE, Seat
from interregnum.games.kept import Kept
from interregnum.games.shown import Line, View
from interregnum.server.journal import Journal
from interregnum.server.wire import ENCODER, Entry

Sheets = list[list[Line]]  # where the points come from, by seat

# Titles draw a sheet once. By the sheets themselves: alive, and so apart, as long as it is kept.
SHEETS: Final[Kept[tuple[Sheets, bytes]]] = Kept(5_000)


class Drawing:
    """All that one pair of eyes is shown, as it is sent."""

    def __init__(self, view: bytes, choices: bytes, scores: bytes) -> None:
        self.view = view
        self.choices = choices
        self.scores = scores

    def differs(self, other: "Drawing | None") -> bool:
        return other is None or (
            self.view != other.view or self.choices != other.choices or self.scores != other.scores
        )


class Drawings:
    """The present position of a match."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.made: dict[Seat, Drawing] = {}
        self.news: dict[tuple[int, ...], bytes] = {}  # the end of a log, by its entries
        self.head = b""
        self.first: View | None = None  # what the first pair of eyes was shown
        self.first_eyes: Seat = NONE

    def of(self, eyes: Seat) -> Drawing:
        if eyes not in self.made:
            self.made[eyes] = self.draw(self.journal.match.state, eyes)
        return self.made[eyes]

    def draw(self, s: Any, eyes: Seat) -> Drawing:
        title = self.journal.title
        return Drawing(
            ENCODER.encode(self.view(s, eyes)),
            ENCODER.encode(title.choices(s, eyes)) if eyes in self.journal.awaited else b"[]",
            encoded([title.breakdown(s, k, eyes) for k in range(self.journal.players)]),
        )

    def view(self, s: Any, eyes: Seat) -> View:
        """What all see alike is drawn once, where the title can tell it."""
        title, first = self.journal.title, self.first
        if first is not None and title.again is not None and not first.result:
            return title.again(s, eyes, first, self.first_eyes)
        self.first, self.first_eyes = title.view(s, eyes), eyes
        return self.first

    def message(self, seq: int, eyes: Seat, log: list[Entry], start: int) -> bytes:
        """A wire.State, put together from parts that were encoded for all who have these eyes."""
        news = log[start:]
        key = tuple(map(id, news))  # many see the same entry
        if key not in self.news:
            self.news[key] = ENCODER.encode(news)
        shown = self.of(eyes)
        self.head = self.head or self.journal.head().encode()
        head = f'{{"t":"state","match":"{self.journal.table}","seq":{seq},"seat":{eyes},"view":'
        return b"".join([
            head.encode(), shown.view,
            b',"choices":', shown.choices,
            f',"log_from":{start},"log":'.encode(), self.news[key],
            b',"scores":', shown.scores, b',"head":"', self.head, b'"}',
        ])  # fmt: skip


def encoded(sheets: Sheets) -> bytes:
    """Most plies leave the points as they are."""
    key = tuple([id(sheet) for sheet in sheets])
    found = SHEETS.get(key) or SHEETS.keep(key, (sheets, ENCODER.encode(sheets)))
    return found[1]
