"""The short way of frames between a socket and its table, past the layers of ASGI. Compiled."""

from collections.abc import Callable
from typing import Any

from websockets.frames import Frame, Opcode
from websockets.protocol import State

from interregnum.server.framing import PONG, control_of, framed, ponged, text_of


class ShortWay:
    """For what is not held up by anything.

    Whoever sends several frames at once, or reads slowly, is served the long way, in turn.
    """

    def __init__(self, protocol: Any, hear: Callable[[bytes], bool]) -> None:
        self.protocol = protocol  # a FramesProtocol of frames.py, which is not compiled
        self.conn: Any = protocol.conn
        self.transport: Any = protocol.transport
        self.hear = hear  # False: too fast
        self.hasty = False  # the next frame goes the long way, where it may have to wait
        self.fresh = False  # nothing of what has just arrived was heard yet
        self.between = self.is_between()
        self.full: bool = not protocol.writable.is_set()  # what was sent is not on its way yet

    def received(self, data: bytes) -> None:
        """What came as one whole frame, as all that is honest does, needs no parser."""
        self.fresh = True
        if not (self.between and self.is_done(data)):
            self.protocol.parse(data)
            self.between = self.is_between()

    def is_between(self) -> bool:
        """Two messages: nothing of the next has come yet, and nobody closes.

        What the parser has not seen leaves that as it is.
        """
        conn = self.conn
        return conn.state is State.OPEN and not conn.reader.buffer and conn.current_size is None

    def is_done(self, data: bytes) -> bool:
        text = text_of(data)
        return self.heard(text) if text is not None else self.is_answered(data)

    def is_answered(self, data: bytes) -> bool:
        """A ping, or the pong that ours asked for."""
        carried = None if self.protocol.close_sent else control_of(data)
        if carried is None:
            return False
        if data[0] == PONG:
            self.protocol.handle_pong(Frame(Opcode.PONG, carried))
        else:
            self.protocol.count()
            self.transport.write(ponged(carried))
        return True

    def heard(self, text: bytes) -> bool:
        """Whether it went the short way."""
        protocol = self.protocol
        if self.hasty or not self.fresh or protocol.read_paused or protocol.close_sent:
            return False
        self.fresh = False
        self.hasty = not self.hear(text)
        return True

    def tell(self, text: bytes) -> bool:
        """Whether it was sent; else it has to wait its turn."""
        if self.full or self.protocol.close_sent or self.conn.state is not State.OPEN:
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True
