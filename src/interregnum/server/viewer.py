"""One connection to one table: whose eyes it has, and what it was sent. Compiled."""

import asyncio
from typing import Final

from interregnum.core.game import NONE, Seat
from interregnum.server.drawing import Drawing
from interregnum.server.figures import FIGURES
from interregnum.server.outbox import Outbox
from interregnum.server.told import Told
from interregnum.server.wire import Entry, Outgoing, encode

BACKLOG: Final = 200  # messages that may wait for a slow reader; then the connection ends


class Viewer:
    """`seq` counts the states sent on this connection, so it tells nothing of hidden acts."""

    def __init__(self, person: str, address: str) -> None:
        self.person = person
        self.address = address
        self.blocked: set[str] = set()  # people whose lines this one does not read
        self.seat: Seat = NONE
        self.seq = 0
        self.asked_at = 0  # the first state that asked for the decision that is still open
        self.decided = NONE  # how often the seat had decided then
        self.log: list[Entry] = []  # what `told` counts
        self.told = 0  # entries of the log that were sent
        self.seen = 0  # entries, told or not, after which it was last drawn
        self.last: Drawing | None = None  # as sent
        self.outbox = Outbox(BACKLOG)
        self.closed = asyncio.Event()

    def send(self, message: Outgoing) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        """Queue a message; who does not read is let go and may come back."""
        if self.outbox.put(data):
            FIGURES.updates += 1
        else:
            self.close()

    def close(self) -> None:
        self.closed.set()

    def has_seen(self, told: Told) -> bool:
        """Nothing has come since the last state, or only what these eyes see nothing of."""
        return self.last is not None and self.log is told.entries and self.seen == told.seen

    def unsaid(self, log: list[Entry]) -> int:
        """From where on the log is news: what comes before was sent and was not taken back."""
        if self.log is log:
            return self.told
        for k, (sent, now) in enumerate(zip(self.log[: self.told], log, strict=False)):
            if sent is not now and sent != now:
                return k
        return min(self.told, len(log))

    def note(self, drawing: Drawing, log: list[Entry], decided: int) -> None:
        """What the next state shows; it may still ask for the decision of the one before."""
        self.seq += 1
        asks_again = self.last is not None and self.last.choices == drawing.choices
        if not asks_again or self.decided != decided:
            self.asked_at = self.seq
        self.last, self.log, self.told, self.decided = drawing, log, len(log), decided

    def forget(self) -> None:
        """The next update is the whole view with the whole log."""
        self.told = 0
        self.last = None

    def look(self, seat: Seat) -> None:
        """Through these eyes from now on."""
        if seat != self.seat:
            self.seat = seat
            self.forget()
