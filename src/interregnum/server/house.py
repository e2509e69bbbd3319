"""Everything one worker has open, and the checks before it is asked."""

import secrets
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from interregnum.server.brains import Brains
from interregnum.server.bus import make_bus
from interregnum.server.errors import BadMessage, NotAllowed, require_text
from interregnum.server.limits import Limit
from interregnum.server.lobby import Lobby
from interregnum.server.people import COOKIE, People, token
from interregnum.server.rooms import Rooms
from interregnum.server.settings import Settings
from interregnum.server.store import PersonRow, Store

BURST: Final = 5.0  # seconds of the allowed rate that may come at once
CROWD: Final = 10.0  # people behind one address
NUL: Final = rb"\u0000"  # as JSON writes it; a raw one is no JSON


class House:
    """Everything one worker has open."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database, full_sync=settings.full_sync)
        self.bus = make_bus(settings.bus, settings.database)
        brains = Brains(settings.bots, settings.bot_seconds, settings.brain)
        self.rooms = Rooms(self.store, self.bus, brains, token())
        self.lobby = Lobby(self.store, self.rooms)
        rate = settings.rate
        self.by_person = Limit(rate, rate * BURST)
        self.by_address = Limit(rate * CROWD, rate * CROWD * BURST)
        self.newcomers = Limit(rate / 20, rate * 1.5)
        self.people: People

    async def open(self) -> None:
        await self.store.open()
        key = await self.store.secret("cookies", secrets.token_hex(32))
        self.people = People(self.store, key)
        await self.rooms.open()

    async def close(self) -> None:
        await self.rooms.close()
        await self.bus.close()
        await self.store.close()


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else "unknown"


def require_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """A browser says where a page came from; pages of others may not act for our guests."""
    origin = connection.headers.get("origin")
    if origin and urlsplit(origin).netloc != connection.headers.get("host"):
        raise NotAllowed("requests from another site are refused")


async def provide_house(state: State) -> House:
    house: House = state.house
    return house


async def provide_person(request: Request[Any, Any, Any], state: State) -> PersonRow:
    house: House = state.house
    person = await house.people.recognise(request.cookies.get(COOKIE))
    if person is None:
        raise NotAllowed("say your name first: POST /api/me")
    house.by_person.spend(person.id, "requests")
    return person


async def guard(request: Request[Any, Any, Any]) -> None:
    """Before every request: how often, the origin, and text that no store keeps."""
    house: House = request.app.state.house
    house.by_address.spend(address(request), "requests")
    require_text(request.scope["path"])
    if request.method not in ("GET", "HEAD"):
        require_origin(request)
        if NUL in await request.body():
            raise BadMessage("text with the character U+0000 is refused")
