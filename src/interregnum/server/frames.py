"""Frames of a WebSocket that go straight to and from its table, past the layers of ASGI."""

from collections.abc import Callable
from typing import Any, Final

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from interregnum.server.flood import MeasuredProtocol
from interregnum.server.framing import PONG, control_of, framed, ponged, text_of

EXTENSION: Final = "interregnum.frames"  # in the scope of a connection that has it


class FramesProtocol(MeasuredProtocol):
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
        """What came as one whole frame, as all that is honest does, needs no parser."""
        self.fresh = True
        if self.hear is None or not self.is_between():
            super().data_received(data)
            return
        text = text_of(data)
        done = self.heard(text) if text is not None else self.is_answered(data)
        if not done:
            super().data_received(data)

    def is_answered(self, data: bytes) -> bool:
        """A ping, or the pong that ours asked for."""
        carried = None if self.close_sent else control_of(data)
        if carried is None:
            return False
        if data[0] == PONG:
            self.handle_pong(Frame(Opcode.PONG, carried))
        else:
            self.count()
            self.transport.write(ponged(carried))
        return True

    def is_between(self) -> bool:
        """Two messages: nothing of the next has come yet, and nobody closes."""
        conn = self.conn
        return conn.state is State.OPEN and not conn.reader.buffer and conn.current_size is None

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and self.heard(b"".join(self.frames)):
            self.frames = []
        else:
            super().send_receive_event_to_app()

    def heard(self, data: bytes) -> bool:
        """Whether it went the short way."""
        held_up = self.hasty or not self.fresh or self.read_paused or self.close_sent
        if self.hear is None or held_up:
            return False
        self.fresh = False
        self.hasty = not self.hear(data)
        return True

    def tell(self, data: bytes) -> bool:
        """Whether it was sent; else it has to wait its turn."""
        gone = self.conn.state is not State.OPEN or self.close_sent or self.transport.is_closing()
        if gone or not self.writable.is_set():
            return False
        self.transport.write(framed(data))
        return True


def frames_of(scope: Any) -> FramesProtocol | None:
    """None where something else than our server carries the connection."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return found if isinstance(found, FramesProtocol) else None
