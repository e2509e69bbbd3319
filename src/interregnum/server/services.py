"""Everything one worker has open."""

import secrets
from typing import Final

from interregnum.server.bot_pool import BotPool
from interregnum.server.bus import make_bus
from interregnum.server.limits import Limit
from interregnum.server.lobby import Lobby
from interregnum.server.people import People, token
from interregnum.server.rooms import Rooms
from interregnum.server.settings import Settings
from interregnum.server.store import Store

BURST: Final = 5.0  # seconds of the allowed rate that may come at once
CROWD: Final = 10.0  # people behind one address


class Services:
    """The store, the bus, the bots, the tables in memory, the lobby and the limits."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database, full_sync=settings.full_sync)
        self.bus = make_bus(settings.bus, settings.database)
        bots = BotPool(settings.bots, settings.bot_seconds, settings.bot_module)
        self.rooms = Rooms(self.store, self.bus, bots, token())
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
