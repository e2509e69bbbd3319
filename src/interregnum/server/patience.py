"""What every connection meets: a request arrives whole, is short, and comes one by one.

Nobody keeps connections by sending half of a request, fills the memory with a head without end, or
lets thousands of requests wait behind each other.
"""

import asyncio
from collections import Counter
from functools import cache
from ipaddress import ip_address, ip_network
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from interregnum.server.accounts import CROWD, account_of, most_connections
from interregnum.server.settings import Settings, from_environment

WHOLE: Final = 15.0  # seconds from a request's first byte, or from the connection, to its last
HEAD: Final = 32_768  # bytes before a request's body
PIPELINED: Final = 8  # requests that wait for the answer to another; browsers send none so


class TooMany(Exception):
    """Requests behind each other; the parser stops, and the connection ends."""


class Connections:
    """Of each address to this worker; those that became WebSockets are counted elsewhere."""

    def __init__(self, settings: Settings) -> None:
        self.most = most_connections(settings.rate) * int(CROWD)
        self.all_trusted = "*" in settings.proxy
        proxies = [each.strip() for each in settings.proxy.split(",") if each.strip()]
        self.proxies = [ip_network(each) for each in proxies if each != "*"]
        self.open: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """False: there are too many; a proxy has those of all its people."""
        account = account_of(host)
        self.open[account] += 1
        return self.open[account] <= self.most or self.is_proxy(host)

    def leave(self, host: str) -> None:
        account = account_of(host)
        self.open[account] -= 1
        if not self.open[account]:
            del self.open[account]

    def is_proxy(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return True  # a socket of this machine's own
        return self.all_trusted or any(address in each for each in self.proxies)


@cache
def connections() -> Connections:
    return Connections(from_environment())


class ImpatientProtocol(HttpToolsProtocol):
    """uvicorn's own, with a timer for what has not arrived; an answer may take its time."""

    timer: asyncio.TimerHandle | None = None
    host: str | None = None  # while it is counted
    head = 0  # bytes of a head that is not complete yet

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self.expect()
        if not connections().enter(self.host):
            transport.abort()

    def data_received(self, data: bytes) -> None:
        self.head += len(data)
        super().data_received(data)
        if self.head > HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        self.expect()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.head = 0
        if len(self.pipeline) >= PIPELINED:
            raise TooMany
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.head = 0  # how long it may be is the application's matter
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.head = 0
        self.relax()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.relax()
        self.leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.relax()
        self.leave()
        super().connection_lost(exc)

    def expect(self) -> None:
        self.relax()
        self.timer = self.loop.call_later(WHOLE, self.transport.close)

    def relax(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def leave(self) -> None:
        if self.host is not None:
            connections().leave(self.host)
            self.host = None
