"""Where finished matches were won and lost: worked out once, behind all other work, and kept."""

import asyncio
import lzma
from contextlib import suppress
from itertools import count
from typing import Final

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError

from interregnum.core.record import Record
from interregnum.server.accounts import Accounts
from interregnum.server.albums import packed
from interregnum.server.analysis_worker import Look, Looked
from interregnum.server.errors import TooFast
from interregnum.server.lane import FAILED, Lane
from interregnum.server.people import shortened
from interregnum.server.prices import ANALYSIS
from interregnum.server.schema import ALBUMS
from interregnum.server.store import Store

MODULE: Final = "interregnum.server.analysis_worker"
PAGE: Final = "analysis"  # of the match's album
LOG: Final = structlog.get_logger()


class Studies:
    """One process behind all others; a match is analysed once and kept."""

    def __init__(self, store: Store, accounts: Accounts) -> None:
        self.store = store
        self.accounts = accounts
        self.usual: dict[str, float] = {}  # milliseconds that a title's last matches have cost
        self.lane = Lane(1, MODULE, Looked)
        for worker in self.lane.workers:
            worker.aside = self.heard
        self.numbers = count(1)
        self.tables: dict[int, str] = {}  # by the number of the question
        self.parts: dict[str, float] = {}  # by table, while it lasts
        self.asked: set[str] = set()  # people who wait for one
        self.failed: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def heard(self, looked: Looked) -> None:
        table = self.tables.get(-looked.seed)
        if table is not None:
            self.parts[table] = min(looked.part, 0.99)  # all of it: once it is kept

    def start(self, table: str, record: Record, person: str, address: str) -> None:
        """Person and address pay what such a match usually costs, and the rest at the end."""
        if table in self.parts:
            return
        if person in self.asked:
            raise TooFast("one analysis at a time")
        self.accounts.think(person, address, self.expected(record.title), "analyses")
        self.asked.add(person)
        self.parts[table] = 0.0
        self.failed.discard(table)
        task = asyncio.create_task(self.look(table, record, person, address))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def expected(self, title: str) -> float:
        return self.usual.get(title, ANALYSIS)

    async def look(self, table: str, record: Record, person: str, address: str) -> None:
        """Addresses take turns: many guests of one wait behind each other, and not before others.

        A person has one place at most.
        """
        number, paid = next(self.numbers), self.expected(record.title)
        self.tables[number] = table
        try:
            looked = await self.lane.ask(Look(record, number), address)
            self.accounts.settle(person, address, looked.spent - paid)
            self.usual[record.title] = (self.expected(record.title) + looked.spent) / 2
            await self.keep(table, bytes(looked.data))
        except FAILED as error:
            LOG.warning("analysis_failed", table=shortened(table), why=type(error).__name__)
            self.failed.add(table)
        finally:
            del self.tables[number], self.parts[table]
            self.asked.discard(person)

    async def keep(self, table: str, data: bytes) -> None:
        row = {"table": table, "page": PAGE, "data": await asyncio.to_thread(packed, data)}
        with suppress(IntegrityError):  # another worker was faster
            await self.store.run(sa.insert(ALBUMS).values(row))

    async def told(self, table: str) -> bytes:
        """A `Study`, with the analysis as it was kept."""
        mine = (ALBUMS.c.table == table) & (ALBUMS.c.page == PAGE)
        rows = await self.store.rows(sa.select(ALBUMS.c.data).where(mine))
        found = await asyncio.to_thread(lzma.decompress, rows[0]["data"]) if rows else b"null"
        part = 1.0 if rows else self.parts.get(table, -1.0)
        failed = table in self.failed
        return msgspec.json.encode({"part": part, "failed": failed, "analysis": msgspec.Raw(found)})

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await self.lane.close()
