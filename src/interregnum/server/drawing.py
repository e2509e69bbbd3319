"""One position as it is sent: drawn once for each pair of eyes that somebody has."""

from typing import Any, NamedTuple, cast

import msgspec

from interregnum.core.game import NONE, Seat
from interregnum.games.shown import Line
from interregnum.server.journal import Journal
from interregnum.server.wire import ENCODER, State

Part = tuple[Seat, int]  # whose eyes, and from where on they are sent the log


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
        self.parts: dict[Part, bytes] = {}  # of messages: all that stands behind their number
        self.head = b'{"t":"state","match":' + ENCODER.encode(journal.table) + b',"seq":'

    def of(self, eyes: Seat) -> Drawing:
        if eyes not in self.made:
            self.made[eyes] = self.draw(self.journal.match.state, eyes)
        return self.made[eyes]

    def draw(self, s: Any, eyes: Seat) -> Drawing:
        title = self.journal.title
        players = range(len(title.game.scores(s)))  # an automatic one too
        return Drawing(
            ENCODER.encode(title.view(s, eyes)),
            ENCODER.encode(title.choices(s, eyes) if eyes != NONE else []),
            ENCODER.encode([title.breakdown(s, k, eyes) for k in players]),
        )

    def message(self, seq: int, eyes: Seat, start: int) -> bytes:
        """The state with the log from one entry on; only its number differs between viewers."""
        part = eyes, start
        if part not in self.parts:
            whole = ENCODER.encode(self.state(eyes, start))
            self.parts[part] = whole[len(self.head) + 1 :]
        return b"%s%d%s" % (self.head, seq, self.parts[part])

    def state(self, eyes: Seat, start: int) -> State:
        """With the number 0."""
        view, choices, scores = (msgspec.Raw(part) for part in self.of(eyes))
        log, lines = self.journal.log_for(eyes)[start:], cast("list[list[Line]]", scores)
        return State(self.journal.table, 0, eyes, view, choices, start, log, lines)
