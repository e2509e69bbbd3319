"""What nobody needs any more goes, a little at a time."""

import time
from typing import Final

import sqlalchemy as sa

from interregnum.server.moderation import rows_about
from interregnum.server.schema import BANS, CHAT, ENTRIES, PEOPLE, REPORTS, SEATS, TABLES
from interregnum.server.settings import Settings
from interregnum.server.store import Store

DAY: Final = 24 * 3600.0
WAITING: Final = 7.0  # days that a table waits for people
STEP: Final = 100  # rows of each kind at a time


class Retention:
    """By settings, in days; 0 keeps for ever."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings

    async def step(self) -> dict[str, int]:
        """How much went; what is left goes at the next step."""
        return {
            "chat": await self.chat(),
            "tables": await self.tables(),
            "guests": await self.guests(),
        }

    async def chat(self) -> int:
        """With reports that were dealt with, and bans that are over."""
        if not self.settings.keep_chat:
            return 0
        before = time.time() - self.settings.keep_chat * DAY
        old = sa.select(CHAT.c.id).where(CHAT.c.at < before).limit(STEP)
        await self.store.run(
            sa.delete(BANS).where(BANS.c.until < before),
            sa.delete(REPORTS).where(REPORTS.c.done, REPORTS.c.at < before),
        )
        return await self.store.run(sa.delete(CHAT).where(CHAT.c.id.in_(old)))

    async def tables(self) -> int:
        """That wait for people in vain, or in which nobody has acted for long."""
        if not self.settings.keep_tables:
            return 0
        now, gone = time.time(), 0
        waiting = (TABLES.c.status == "open") & (TABLES.c.created < now - WAITING * DAY)
        before = now - self.settings.keep_tables * DAY
        acted = sa.exists().where(ENTRIES.c.table == TABLES.c.id, ENTRIES.c.at >= before)
        left = (TABLES.c.status != "open") & (TABLES.c.created < before) & ~acted
        query = sa.select(TABLES.c.id).where(waiting | left).limit(STEP)
        for row in await self.store.rows(query):
            await self.store.drop(row["id"])
            gone += 1
        return gone

    async def guests(self) -> int:
        """Who was not here for long and sits at no table that is kept."""
        if not self.settings.keep_guests:
            return 0
        before = time.time() - self.settings.keep_guests * DAY
        sits = sa.exists().where(SEATS.c.person == PEOPLE.c.id)
        old = (PEOPLE.c.created < before) & (PEOPLE.c.seen < before) & ~sits
        gone = 0
        for row in await self.store.rows(sa.select(PEOPLE.c.id).where(old).limit(STEP)):
            await self.store.forget(row["id"], *rows_about(row["id"]))
            gone += 1
        return gone
