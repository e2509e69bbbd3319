"""Every request has an id: in its answer and in whatever is logged about it."""

import secrets
from typing import Final

import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

HEADER: Final = b"x-request-id"


class RequestIds:
    """Around the whole application, so that no answer is without."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        name = secrets.token_hex(8)

        async def named(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (HEADER, name.encode())]
            await send(message)

        with structlog.contextvars.bound_contextvars(request=name):
            await self.app(scope, receive, named)
