"""Frames that nobody pays for: an honest client sends few of them, and few at once."""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

PART: Final = 4096  # bytes that are parsed before somebody looks whether it is enough
SPARE: Final = 100  # pings, pongs and parts of messages that a connection may send at once
SPARED: Final = 2.0  # and so many more a second
WAITING: Final = 256  # messages that were read and not heard yet


class MeasuredProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own; whoever floods it loses the connection, which costs something to open."""

    since = 0.0  # when it was opened, by the loop's clock
    unpaid = 0

    def connection_made(self, transport: object) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]
        self.since = self.loop.time()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PART):
            super().data_received(data[start : start + PART])
            if self.transport.is_closing():
                return

    def handle_ping(self) -> None:
        self.count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self.count()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self.count()
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        super().send_receive_event_to_app()
        if self.queue.qsize() > WAITING:
            self.transport.abort()

    def count(self) -> None:
        self.unpaid += 1
        if self.unpaid > SPARE + SPARED * (self.loop.time() - self.since):
            self.transport.abort()
