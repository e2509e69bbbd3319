"""Frames of a WebSocket that may go straight to and from its table, past the layers of ASGI."""

from collections.abc import Callable
from typing import Any, Final

from websockets.http11 import Request

from interregnum.server.flood import MeasuredProtocol
from interregnum.server.short_way import ShortWay

EXTENSION: Final = "interregnum.frames"  # in the scope of a connection that has it


class FramesProtocol(MeasuredProtocol):
    """uvicorn's own, with a short way once a table listens."""

    way: ShortWay | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # accepted as a WebSocket
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def listen(self, hear: Callable[[bytes], bool]) -> ShortWay:
        """From now on what arrives is heard at once; `hear` says False to who is too fast."""
        way = self.way = ShortWay(self, hear)
        self.data_received = way.received  # type: ignore[method-assign]
        self.transport.set_protocol(self)  # transports ask for the method once
        return way

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing that knows us is left to the garbage collector."""
        super().connection_lost(exc)
        if self.way is not None:
            self.way = None
            del self.data_received
            self.scope["extensions"].pop(EXTENSION, None)

    def parse(self, data: bytes) -> None:
        """The long way."""
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        way = self.way if self.curr_msg_data_type == "text" else None
        if way is not None and way.heard(b"".join(self.frames)):
            self.frames = []
        else:
            super().send_receive_event_to_app()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.way is not None:
            self.way.full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.way is not None:
            self.way.full = False


def frames_of(scope: Any) -> FramesProtocol | None:
    """None where something else than our server carries the connection."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return found if isinstance(found, FramesProtocol) else None
