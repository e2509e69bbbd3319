"""Frames of a WebSocket that go straight to and from its table, past the layers of ASGI."""

from collections.abc import Callable
from typing import Any, Final

from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

from interregnum.server.flood import MeasuredProtocol

EXTENSION: Final = "interregnum.frames"  # in the scope of a connection that has it
TEXT: Final = 0x81  # the first byte of a text in one frame: the last, of kind 1
MASKED: Final = 0x80  # in the second byte; all that clients send is
MEDIUM, LARGE = 126, 127  # where the length stands elsewhere, in two bytes or in eight


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
        """A text that came as one whole frame, as all of ours do, needs no parser."""
        self.fresh = True
        text = text_of(data) if self.hear is not None and self.is_between() else None
        if text is None or not self.heard(text):
            super().data_received(data)

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


def text_of(data: bytes) -> bytes | None:
    """What is said in one whole frame with nothing behind it; None: the parser is to look."""
    if len(data) < 6 or data[0] != TEXT or data[1] < MASKED:
        return None
    length, mask = data[1] - MASKED, 2
    if length >= MEDIUM:
        length, mask = (data[2] << 8) + data[3] if length == MEDIUM else len(data), 4
    start = mask + 4
    if len(data) != start + length:
        return None
    return apply_mask(data[start:], data[mask:start])


def framed(text: bytes) -> bytes:
    """A text as one frame; a server does not mask."""
    length = len(text)
    if length < MEDIUM:
        return b"%c%c%b" % (TEXT, length, text)
    if length < 1 << 16:
        return b"%c%c%b%b" % (TEXT, MEDIUM, length.to_bytes(2, "big"), text)
    return b"%c%c%b%b" % (TEXT, LARGE, length.to_bytes(8, "big"), text)


def frames_of(scope: Any) -> FramesProtocol | None:
    """None where something else than our server carries the connection."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return found if isinstance(found, FramesProtocol) else None
