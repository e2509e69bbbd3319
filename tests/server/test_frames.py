"""The short way of a frame past the layers of ASGI: never out of turn, never into a closed door."""

import asyncio
import time
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from interregnum.server import live
from interregnum.server.frames import FramesProtocol
from interregnum.server.framing import control_of, framed, ponged, text_of
from interregnum.server.outbox import Outbox


class Wire:
    """A transport that keeps what is written to it."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        if self.closed:
            raise RuntimeError("the handler is closed")  # as uvloop does
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        return

    def set_protocol(self, protocol: FramesProtocol) -> None:
        return


async def nowhere(_scope: Any, _receive: Any, _send: Any) -> None:
    return


async def opened() -> tuple[FramesProtocol, Any]:
    config = Config(app=nowhere, log_config=None, ws_per_message_deflate=False)
    protocol = FramesProtocol(config, ServerState(), {})
    wire: Any = Wire()
    protocol.transport, protocol.conn.state = wire, State.OPEN
    return protocol, wire


def hears(protocol: FramesProtocol) -> list[bytes]:
    """A table that listens, past the handshake: all that it hears."""
    heard: list[bytes] = []

    def hear(data: bytes) -> bool:
        heard.append(data)
        return True

    protocol.listen(hear)
    protocol.conn.parser = protocol.conn.parse()
    next(protocol.conn.parser)
    return heard


def sent(
    text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True
) -> bytes:
    """As a client puts it on the wire."""
    return Frame(opcode, text, fin).serialize(mask=mask)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 16_384, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_the_library_frames_it(length: int) -> None:
    library = ServerProtocol(state=State.OPEN)
    library.send_text(b"x" * length)
    assert framed(b"x" * length) == b"".join(library.data_to_send())


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 16_384, 65_535])
def test_a_text_in_one_frame_is_read_without_the_parser(length: int) -> None:
    text = bytes(k % 251 for k in range(length))
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
    client.send_text(text)
    assert text_of(b"".join(client.data_to_send())) == text


@pytest.mark.parametrize("length", [0, 4, 125])
@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG])
def test_a_ping_and_a_pong_are_read_without_the_parser(kind: Opcode, length: int) -> None:
    carried = bytes(range(length))
    whole = sent(carried, kind)
    assert control_of(whole) == carried
    assert all(control_of(data) is None for data in (whole[:-1], whole + b"x", sent(carried)))
    assert control_of(sent(carried, kind, mask=False)) is None
    assert ponged(carried) == Frame(Opcode.PONG, carried).serialize(mask=False)


def test_a_ping_is_answered_and_a_pong_ends_the_wait_for_it() -> None:
    async def check() -> None:
        protocol, wire = await opened()
        heard = hears(protocol)
        protocol.data_received(sent(b"here", Opcode.PING))
        assert wire.written == [ponged(b"here")]
        protocol.send_keepalive_ping()
        waiting = [protocol.pong_timer is not None]
        protocol.data_received(sent(protocol.pending_ping_payload or b"", Opcode.PONG))
        assert [*waiting, protocol.pong_timer is not None] == [True, False]
        protocol.stop_keepalive()
        assert (heard, protocol.unpaid) == ([], 2)

    asyncio.run(check())


OTHERS = [
    sent(b"ab")[:-1],
    sent(b"ab") + sent(b"cd"),
    sent(b"ab") + b"\x81",
    sent(b"ab", fin=False),
    sent(b"ab", Opcode.CONT),
    sent(b"ab", Opcode.BINARY),
    sent(b"ab", Opcode.PING),
    sent(b"ab", Opcode.CLOSE),
    sent(b"ab" * 3, mask=False),
    sent(b"x" * 65_536),
    b"\xc1" + sent(b"ab")[1:],
    b"",
    b"\x81",
    b"\x81\xfe\x00\x7f\x00\x00",
    b"GET / HTTP/1.1",
]


@pytest.mark.parametrize("data", OTHERS, ids=range(len(OTHERS)))  # masks are random
def test_all_else_is_left_to_the_parser(data: bytes) -> None:
    assert text_of(data) is None


@pytest.mark.parametrize("cut", [1, 3, 6, 9])
def test_a_frame_in_two_pieces_is_heard_once_and_whole(cut: int) -> None:
    async def check() -> None:
        protocol, _wire = await opened()
        heard = hears(protocol)
        whole = sent(b"first")
        protocol.data_received(whole[:cut])
        protocol.data_received(whole[cut:])
        protocol.data_received(sent(b"second"))
        assert heard == [b"first", b"second"]

    asyncio.run(check())


def test_between_two_parts_of_a_message_nothing_goes_the_short_way() -> None:
    """A whole text there is against the protocol: the connection is failed, as without us."""

    async def check() -> None:
        protocol, wire = await opened()
        heard = hears(protocol)
        protocol.data_received(sent(b"half", fin=False))
        assert protocol.way is not None
        assert not protocol.way.is_between()
        protocol.data_received(sent(b"whole"))
        assert heard == []
        assert wire.written  # why it ends

    asyncio.run(check())


def test_a_message_behind_others_does_not_overtake_them() -> None:
    async def check() -> None:
        sent: list[bytes] = []
        outbox = Outbox(10)
        outbox.put(b"1")

        def short(message: bytes) -> bool:
            sent.append(message)
            return True

        outbox.short = short
        assert outbox.put(b"2")  # the first still waits
        assert (await outbox.take(), sent) == ([b"1", b"2"], [])
        outbox.put(b"3")  # the reader may not have sent both yet
        assert (outbox.messages, sent) == ([b"3"], [])
        await outbox.take()
        reader = asyncio.create_task(outbox.take())
        await asyncio.sleep(0)
        outbox.put(b"4")
        assert sent == [b"4"]
        reader.cancel()

    asyncio.run(check())


@pytest.mark.parametrize("state", [State.CLOSING, State.CLOSED])
def test_a_connection_that_closes_is_told_nothing_and_nobody_is_hurt(state: State) -> None:
    async def check() -> None:
        protocol, wire = await opened()
        way = protocol.listen(bool)
        assert way.tell(b"{}")
        protocol.conn.state = state
        assert not way.tell(b"{}")
        assert len(wire.written) == 1

    asyncio.run(check())


def test_who_reads_slowly_is_served_the_long_way() -> None:
    async def check() -> None:
        protocol, wire = await opened()
        way = protocol.listen(bool)
        protocol.pause_writing()
        assert not way.tell(b"{}")
        protocol.resume_writing()
        assert way.tell(b"{}")
        assert len(wire.written) == 1

    asyncio.run(check())


def test_of_frames_that_come_together_one_goes_the_short_way() -> None:
    """The others wait in line: a flood of one person is taken in turn with everybody's clicks."""

    async def check() -> None:
        protocol, _wire = await opened()
        heard = hears(protocol)
        assert protocol.way is not None
        protocol.way.fresh = True
        for text in (b"1", b"2", b"3"):
            protocol.curr_msg_data_type, protocol.frames = "text", [text]
            protocol.send_receive_event_to_app()
        assert heard == [b"1"]
        assert [protocol.queue.get_nowait()["text"] for _ in range(2)] == ["2", "3"]  # type: ignore[typeddict-item]

    asyncio.run(check())


def test_after_what_came_too_fast_the_next_frame_has_to_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A refusal costs time, too: whoever goes on is read once in a while."""
    monkeypatch.setattr(live, "PAUSE", 0.05)

    async def check() -> float:
        protocol, _wire = await opened()
        heard: list[str | bytes] = []
        way = protocol.listen(lambda _data: False)
        for text in (b"1", b"2"):
            protocol.curr_msg_data_type, protocol.frames, way.fresh = "text", [text], True
            protocol.send_receive_event_to_app()
        assert protocol.queue.qsize() == 1

        class Line:
            async def receive_data(self, mode: str) -> str:
                if len(heard) == 3:
                    raise WebSocketDisconnect(detail="")
                return mode

        def refuse(data: str | bytes) -> bool:
            heard.append(data)
            return False

        line: Any = Line()
        began = time.monotonic()
        await live.read(line, refuse, protocol)
        assert not way.hasty
        return time.monotonic() - began

    assert asyncio.run(check()) > 0.1


def test_a_connection_that_broke_is_told_nothing_and_breaks_nothing() -> None:
    """Its end is read later: until then the protocol still takes it for open."""

    async def check() -> None:
        protocol, wire = await opened()
        way = protocol.listen(bool)
        assert way.tell(b"1")
        wire.closed = True
        assert not way.tell(b"2")
        assert len(wire.written) == 1

    asyncio.run(check())
