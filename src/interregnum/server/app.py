"""The application: HTTP for the lobby, a WebSocket for each open table, the page itself."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import ResponseHeader, State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from interregnum.core.errors import ClientError, GameError
from interregnum.games.title import Line
from interregnum.server import api, lessons, metrics, page
from interregnum.server.errors import line_of
from interregnum.server.house import House, guard, provide_house, provide_person
from interregnum.server.live import live
from interregnum.server.settings import Settings, from_environment

BODY_LIMIT: Final = 16_384
STATUS: Final = {"unknown_match": 404, "unknown_title": 404, "not_allowed": 403, "too_fast": 429}
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # links are secrets
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Trouble(msgspec.Struct, frozen=True):
    """An answer to a bad request: a code, and a sentence to put into words."""

    code: str
    message: str
    line: Line


def on_client_error(_request: Request[Any, Any, Any], error: GameError) -> Response[Trouble]:
    metrics.REFUSALS.labels(error.code).inc()
    status = STATUS.get(error.code, 400)
    return Response(Trouble(error.code, str(error), line_of(error)), status_code=status)


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    house: House = app.state.house
    await house.open()
    try:
        yield
    finally:
        await house.close()


ROUTES: Final = [*api.ROUTES, *lessons.ROUTES, live, *page.ROUTES]


OPENAPI: Final = OpenAPIConfig(
    title="Interregnum", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]
)


def make(settings: Settings | None = None) -> Litestar:
    """The application; a worker reads its settings from the environment."""
    return Litestar(
        route_handlers=ROUTES,
        lifespan=[lifespan],
        state=State({"house": House(settings or from_environment())}),
        dependencies={"house": Provide(provide_house), "person": Provide(provide_person)},
        before_request=guard,
        exception_handlers={ClientError: on_client_error},
        response_headers=[ResponseHeader(name=k, value=v) for k, v in HEADERS.items()],
        request_max_body_size=BODY_LIMIT,
        openapi_config=OpenAPIConfig(
            title="Interregnum",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
    )
