"""The door: whatever is asked for, known or not, costs its address something."""

import asyncio
from ipaddress import ip_address
from typing import Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from interregnum.server import metrics
from interregnum.server.accounts import Accounts, account_of
from interregnum.server.errors import TooFast, trouble_of
from interregnum.server.prices import PAUSE, REQUEST

FREE: Final = ("/healthz", "/readyz", "/metrics")  # for this machine: who looks after us is let in
TOO_MANY: Final = 429


class Door:
    """Around the application: paths and methods that it does not have are not free, either."""

    def __init__(self, app: ASGIApp, accounts: Accounts) -> None:
        self.app = app
        self.accounts = accounts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            host = scope["client"][0] if scope["client"] else "unknown"
            if not (scope["path"] in FREE and is_here(host)):
                try:
                    self.accounts.addresses.spend(account_of(host), REQUEST, "requests")
                except TooFast as error:
                    await refuse(send, error)
                    return
        await self.app(scope, receive, send)


def is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


async def refuse(send: Send, error: TooFast) -> None:
    """After a while, in which nothing else comes on this connection."""
    metrics.REFUSALS.labels(error.code).inc()
    await asyncio.sleep(PAUSE)
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": TOO_MANY, "headers": headers})
    body = msgspec.json.encode(trouble_of(error))
    await send({"type": "http.response.body", "body": body, "more_body": False})
