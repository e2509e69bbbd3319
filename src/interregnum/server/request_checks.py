"""The checks before a request or a connection is answered: how often, from where, by whom."""

import asyncio
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from interregnum.server.accounts import account_of
from interregnum.server.errors import BadMessage, NotAllowed, TooFast, require_text
from interregnum.server.limits import Limit
from interregnum.server.people import COOKIE
from interregnum.server.prices import PAUSE, REQUEST, of_request
from interregnum.server.services import Services
from interregnum.server.store import PersonRow

NUL: Final = rb"\u0000"  # as JSON writes it; a raw one is no JSON

Connection = ASGIConnection[Any, Any, Any, Any]


def address(connection: Connection) -> str:
    """Of whom pays: a header that claims another is believed from the named proxy alone."""
    return account_of(connection.client.host) if connection.client else "unknown"


def require_origin(connection: Connection) -> None:
    """A browser says where a page came from; pages of others may not act for our guests."""
    origin = connection.headers.get("origin")
    if origin and urlsplit(origin).netloc != connection.headers.get("host"):
        raise NotAllowed("requests from another site are refused")


async def provide_services(state: State) -> Services:
    services: Services = state.services
    return services


async def provide_guest(request: Request[Any, Any, Any], state: State) -> PersonRow | None:
    """Whoever asks, if they have said a name."""
    services: Services = state.services
    person = await services.people.recognise(request.cookies.get(COOKIE))
    if person is not None:
        services.accounts.require_welcome(person.id)
        await pay(services.accounts.people, person.id, of_request(request))
    return person


async def provide_person(request: Request[Any, Any, Any], state: State) -> PersonRow:
    person = await provide_guest(request, state)
    if person is None:
        raise NotAllowed("say your name first: POST /api/me")
    return person


async def pay(limit: Limit, account: str, price: float) -> None:
    """Who cannot is told so after a while: whoever asks again at once would still cost much."""
    try:
        limit.spend(account, max(0.0, price), "requests")
    except TooFast:
        await asyncio.sleep(PAUSE)
        raise


async def guard(request: Request[Any, Any, Any]) -> None:
    """Before a request: what it costs beyond the door, the origin, text that no store keeps."""
    services: Services = request.app.state.services
    services.accounts.require_welcome(address(request))
    await pay(services.accounts.addresses, address(request), of_request(request) - REQUEST)
    require_text(request.scope["path"])
    if request.method not in ("GET", "HEAD"):
        require_origin(request)
        if NUL in await request.body():
            raise BadMessage("text with the character U+0000 is refused")
