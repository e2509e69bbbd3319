"""Everything one worker has open."""

import secrets

from interregnum.server.accounts import Accounts
from interregnum.server.albums import Albums
from interregnum.server.bot_pool import BotPool
from interregnum.server.brains import Brains
from interregnum.server.bus import NatsBus, Notice, make_bus
from interregnum.server.collector import Collector
from interregnum.server.library import Library
from interregnum.server.lobby import Lobby
from interregnum.server.people import People, token
from interregnum.server.quotas import Quotas
from interregnum.server.retired import retire
from interregnum.server.rooms import Rooms
from interregnum.server.settings import Settings
from interregnum.server.store import open_store
from interregnum.server.studies import Studies
from interregnum.server.upkeep import Upkeep


class Services:
    """The store, the bus, the bots, the tables in memory, the lobby and the limits."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = open_store(settings)
        self.bus = make_bus(settings.bus, settings.database)
        elsewhere = Brains(self.bus).ask if isinstance(self.bus, NatsBus) else None
        self.accounts = Accounts(settings.rate)
        bots = BotPool(
            settings.bots, settings.bot_seconds, settings.bot_module, elsewhere, self.accounts
        )
        self.worker = token()
        self.rooms = Rooms(self.store, self.bus, bots, self.worker)
        quotas = Quotas(self.store, settings.rate)
        self.lobby = Lobby(self.store, self.rooms, quotas, settings.opening_seconds)
        self.library = Library()
        self.albums = Albums(self.store, self.rooms, self.library)
        self.studies = Studies(self.store, self.accounts)
        self.collector = Collector()
        self.upkeep = Upkeep(self)
        self.people: People

    async def open(self) -> None:
        await self.store.open()
        await retire(self.store)
        key = await self.store.secret("cookies", secrets.token_hex(32))
        self.people = People(self.store, key)
        await self.bus.open(self.heard, self.rooms.missed)
        self.rooms.open()
        await self.upkeep.hear_orders()
        self.upkeep.start()

    def heard(self, notice: Notice) -> None:
        """From any worker, this one included."""
        if notice.worker == self.worker:
            return
        if notice.kind == "spent":
            self.accounts.heard(notice.spent)
        else:
            self.rooms.heard(notice)

    async def close(self) -> None:
        await self.upkeep.stop()
        await self.rooms.close()
        await self.studies.close()
        await self.library.close()
        await self.bus.close()
        await self.store.close()
