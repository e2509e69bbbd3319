"""Frames of a WebSocket that go straight to and from its table, past the layers of ASGI."""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "interregnum.frames"  # in the scope of a connection that has it


class FramesProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own, with a short way for what is not held up by anything.

    Whoever sends several frames at once, or reads slowly, is served the long way, in turn.
    """

    hear: Callable[[bytes], bool] | None = None  # whom the table has named; False: too fast
    hasty = False  # the next frame goes the long way, where it may have to wait
    fresh = False  # nothing of what has just arrived was heard yet

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # accepted as a WebSocket
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        self.fresh = True
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        held_up = self.hasty or not self.fresh or self.read_paused or self.close_sent
        if self.hear is None or held_up or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        self.fresh = False
        data, self.frames = b"".join(self.frames), []
        self.hasty = not self.hear(data)

    def tell(self, data: bytes) -> bool:
        """Whether it was sent; else it has to wait its turn."""
        gone = self.conn.state is not State.OPEN or self.close_sent or self.transport.is_closing()
        if gone or not self.writable.is_set():
            return False
        self.conn.send_text(data)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def frames_of(scope: Any) -> FramesProtocol | None:
    """None where something else than our server carries the connection."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return found if isinstance(found, FramesProtocol) else None
