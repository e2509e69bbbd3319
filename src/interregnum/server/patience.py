"""A request must arrive whole within a while: nobody keeps connections by sending half of one."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

WHOLE: Final = 15.0  # seconds from a request's first byte, or from the connection, to its last


class ImpatientProtocol(HttpToolsProtocol):
    """uvicorn's own, with a timer for what has not arrived; an answer may take its time."""

    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.expect()

    def on_message_begin(self) -> None:
        self.expect()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.relax()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.relax()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.relax()
        super().connection_lost(exc)

    def expect(self) -> None:
        self.relax()
        self.timer = self.loop.call_later(WHOLE, self.transport.close)

    def relax(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
