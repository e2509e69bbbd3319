"""What no honest client sends ends its own connection, costs little and is not logged."""

import base64
import os
import socket

import pytest

from interregnum.server.flood import PART, SPARE, WAITING
from interregnum.server.patience import HEAD, PIPELINED, Connections
from interregnum.server.settings import Settings
from tests.server.live_server import PATIENCE, Guest, Server

TEXT, PING, PONG = 0x81, 0x89, 0x8A  # first bytes of whole frames
BEGUN, GOES_ON = 0x01, 0x00  # of a text that does not end
PONGS = b"\x8a\x00"  # as the server answers a ping


def frame(first: int) -> bytes:
    """Without a word in it."""
    return bytes([first, 0x80]) + os.urandom(4)


def opened(server: Server, table: str) -> socket.socket:
    link = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    key = base64.b64encode(os.urandom(16)).decode()
    link.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in link.recv(65536)
    return link


def told(link: socket.socket, *parts: bytes) -> bytes:
    """All that comes back until the server ends it; sending may break off."""
    heard = b""
    try:
        for part in parts:
            link.sendall(part)
        while more := link.recv(65536):
            heard += more
    except ConnectionError:
        pass
    return heard


@pytest.mark.parametrize(
    "frames",
    [
        frame(PING) * 20 * SPARE,
        frame(PONG) * 20 * SPARE,
        frame(BEGUN) + frame(GOES_ON) * 20 * SPARE,
        frame(TEXT) * 20 * WAITING,
    ],
    ids=["pings", "pongs", "parts", "texts"],
)
def test_a_flood_of_frames_ends_its_connection_alone(server: Server, frames: bytes) -> None:
    guest = Guest(server, "Anna")
    table = guest.open_table("me", "random", "random")
    before = server.logged()
    with opened(server, table) as link:
        heard = told(link, frames)
    assert heard.count(PONGS) <= PART // len(frame(PING)) + SPARE
    assert server.logged() == before
    assert guest.sit(table).my_turn()["choices"]


def test_a_text_that_is_none_is_not_logged(server: Server) -> None:
    """Several at once go the long way, past the table."""
    guest = Guest(server, "Anna")
    before = server.logged()
    with opened(server, guest.open_table("me", "random", "random")) as link:
        told(link, (b"\x81\x81\0\0\0\0\xff") * 5)
    assert server.logged() == before


def test_requests_behind_each_other_are_few(server: Server) -> None:
    before = server.logged()
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as link:
        heard = told(link, b"GET /api/titles HTTP/1.1\r\nHost: x\r\n\r\n" * 500)
    assert heard.count(b"200 OK") <= PIPELINED + 1
    assert server.logged() == before


def test_a_head_without_end_is_not_read(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as link:
        heard = told(link, b"GET / HTTP/1.1\r\nX: ", *[b"x" * HEAD] * 200)
    assert heard[:20] in (b"", b"HTTP/1.1 400 Bad Req")
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as link:
        assert b"400" in told(link, b"GET / HTTP/1.1\r\nX: " + b"x" * 2 * HEAD)


def test_one_address_has_so_many_connections_and_a_proxy_all_it_needs() -> None:
    settings = Settings(rate=0.4, proxy="192.0.2.1,10.0.0.0/8")
    connections = Connections(settings)
    many = range(connections.most)
    assert all(connections.enter("2001:db8::1") for _ in many)
    assert not connections.enter("2001:db8::2")  # of the same customer
    assert all(connections.enter("10.1.2.3") for _ in range(5 * len(many)))
    for _ in range(len(many) + 1):
        connections.leave("2001:db8::1")
    assert connections.enter("2001:db8::2")
