"""The application: HTTP for the lobby, a WebSocket for each open table, the page itself."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope
from uvicorn.protocols.utils import ClientDisconnected

from interregnum.core.errors import ClientError, GameError
from interregnum.games.registry import TITLES
from interregnum.games.shown import Line
from interregnum.server import (
    api,
    archive,
    guides,
    health,
    lessons,
    lists,
    logs,
    metrics,
    page,
    puzzling,
    studying,
)
from interregnum.server.door import Door
from interregnum.server.errors import BadMessage, Fault, Trouble, trouble_of
from interregnum.server.live import live
from interregnum.server.request_checks import guard, provide_guest, provide_person, provide_services
from interregnum.server.request_ids import RequestIds
from interregnum.server.services import Services
from interregnum.server.settings import Settings, from_environment
from interregnum.server.store import FAULTS

LOG: Final = structlog.get_logger()
BODY_LIMIT: Final = 16_384
TOO_LONG: Final = 413
CODES: Final = {404: "unknown_match", 413: "too_long", 500: "fault"}
STATUS: Final = {
    "unknown_match": 404,
    "unknown_title": 404,
    "not_allowed": 403,
    "too_fast": 429,
    "quota": 429,
    "fault": 503,
}


ANSWERED: Final = (
    GameError, HTTPException, RecursionError, UnicodeDecodeError, ClientDisconnected, *FAULTS
)  # fmt: skip


def on_client_error(_request: Request[Any, Any, Any], error: GameError) -> Response[Trouble]:
    metrics.REFUSALS.labels(error.code).inc()
    status = STATUS.get(error.code, 400)
    return Response(trouble_of(error), status_code=status)


def on_bad_request(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    """What the framework refuses: a body of another shape, an unknown path, a wrong method."""
    code = CODES.get(error.status_code, "bad_message")
    metrics.REFUSALS.labels(code).inc()
    trouble = Trouble(code, error.detail, Line(f"ui-error-{code.replace('_', '-')}"))
    headers = dict(error.headers or {})
    if error.status_code == TOO_LONG:
        headers["Connection"] = "close"  # the rest is not read
    return Response(trouble, status_code=error.status_code, headers=headers)


def on_deep(request: Request[Any, Any, Any], _error: RecursionError) -> Response[Trouble]:
    """A body nested beyond what anybody means."""
    return on_client_error(request, BadMessage("the body is nested too deeply"))


def on_store_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """Nobody's mistake, and perhaps for a while: one line, and an answer that says so."""
    LOG.warning("store_failed", method=request.method, why=type(error).__name__)
    return on_client_error(request, Fault("the store failed"))


def on_no_text(request: Request[Any, Any, Any], _error: UnicodeDecodeError) -> Response[Trouble]:
    """Bytes inside a body that are no UTF-8."""
    return on_client_error(request, BadMessage("the body is not UTF-8"))


async def on_fault(error: Exception, scope: Scope) -> None:
    """Our own mistakes are logged; what was asked for by people is not."""
    if not isinstance(error, ANSWERED):
        LOG.error("request_failed", method=scope.get("method", "live"), exc_info=error)


def load_titles() -> None:
    """All before anybody asks; what cannot be loaded is told, and the others are played."""
    TITLES.whole()
    for name, why in TITLES.faults.items():
        LOG.warning("title_broken", title=name, why=why)


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    services: Services = app.state.services
    await services.open()
    load_titles()
    services.collector.start()
    try:
        yield
    finally:
        services.collector.stop()
        await services.close()


API: Final = [
    *api.ROUTES,
    *lists.ROUTES,
    *archive.ROUTES,
    *guides.ROUTES,
    *health.ROUTES,
    *lessons.ROUTES,
    *puzzling.ROUTES,
    *studying.ROUTES,
]
REFUSALS: Final = {
    status: ResponseSpec(Trouble, generate_examples=False, description=why)
    for status, why in {
        400: "not what this request takes",
        403: "not allowed to this person, or not now",
        404: "not here",
        413: "too long",
        429: "too often",
    }.items()
}
OPENAPI: Final = OpenAPIConfig(
    title="Interregnum", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]
)


def make(settings: Settings | None = None) -> Litestar:
    """The application; a worker reads its settings from the environment."""
    logs.configure()
    for route in API:
        route.responses = REFUSALS
    return Litestar(
        route_handlers=[*API, live, *page.ROUTES],
        lifespan=[lifespan],
        state=State({"services": Services(settings or from_environment())}),
        dependencies={
            "services": Provide(provide_services),
            "person": Provide(provide_person),
            "guest": Provide(provide_guest),
        },
        before_request=guard,
        exception_handlers={
            ClientError: on_client_error,
            HTTPException: on_bad_request,
            RecursionError: on_deep,
            UnicodeDecodeError: on_no_text,
            **dict.fromkeys(FAULTS, on_store_fault),
        },
        after_exception=[on_fault],
        request_max_body_size=BODY_LIMIT,
        openapi_config=OPENAPI,
        logging_config=None,
    )


def serving() -> RequestIds:
    """What a worker of uvicorn runs."""
    app = make()
    services: Services = app.state.services
    return RequestIds(Door(app, services.accounts))
