"""One connection to one table: whose eyes it has, and what it was sent."""

import asyncio
from typing import Final, NamedTuple

from interregnum.core.game import NONE, Seat
from interregnum.games.shown import Line
from interregnum.server.metrics import UPDATES
from interregnum.server.wire import Outgoing, encode

BACKLOG: Final = 200  # messages that may wait for a slow reader; then the connection ends


class Drawn(NamedTuple):
    """All that one pair of eyes is shown; the first two as they are sent."""

    view: bytes
    choices: bytes
    scores: list[list[Line]]


class Viewer:
    """`seq` counts the states sent on this connection, so it tells nothing of hidden acts."""

    def __init__(self, person: str, address: str) -> None:
        self.person = person
        self.address = address
        self.seat: Seat = NONE
        self.seq = 0
        self.lines = 0  # log lines sent
        self.told: list[Line] = []  # the list they are of
        self.last: Drawn | None = None  # as sent
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(BACKLOG)
        self.closed = asyncio.Event()

    def send(self, message: Outgoing) -> None:
        """Queue a message; who does not read is let go and may come back."""
        try:
            self.outbox.put_nowait(encode(message))
            UPDATES.inc()
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        self.closed.set()

    def unsaid(self, log: list[Line]) -> int:
        """From where on the log is news; 0, the whole, if something told was taken back."""
        same = self.told is log or self.told[: self.lines] == log[: self.lines]
        return self.lines if same else 0

    def forget(self) -> None:
        """The next update is the whole view with the whole log."""
        self.lines = 0
        self.last = None

    def look(self, seat: Seat) -> None:
        """Through these eyes from now on."""
        if seat != self.seat:
            self.seat = seat
            self.forget()
