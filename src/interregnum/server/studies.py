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
from interregnum.server import study_line
from interregnum.server.accounts import Accounts
from interregnum.server.albums import packed
from interregnum.server.analysis_worker import Look, Looked
from interregnum.server.errors import TooFast
from interregnum.server.lane import FAILED, Lane
from interregnum.server.people import shortened
from interregnum.server.prices import ANALYSIS
from interregnum.server.schema import ALBUMS
from interregnum.server.store import FAULTS, Store
from interregnum.server.study_line import StudyLine

MODULE: Final = "interregnum.server.analysis_worker"
PAGE: Final = "analysis"  # of the match's album
TURN: Final = 0.5  # seconds between two looks whether it is our turn
LOG: Final = structlog.get_logger()


class Studies:
    """One process behind all others; a match is analysed once and kept."""

    def __init__(self, store: Store, accounts: Accounts) -> None:
        self.store = store
        self.accounts = accounts
        self.usual: dict[str, float] = {}  # milliseconds that a title's last matches have cost
        self.line = StudyLine(store)
        self.lane = Lane(1, MODULE, Looked, self.turn)
        for worker in self.lane.workers:
            worker.aside = self.heard
        self.numbers = count(1)
        self.tables: dict[int, str] = {}  # by the number of the question
        self.parts: dict[str, float] = {}  # by table, while it lasts
        self.failed: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def heard(self, looked: Looked) -> None:
        table = self.tables.get(-looked.seed)
        if table is not None:
            self.parts[table] = min(looked.part, 0.99)  # all of it: once it is kept

    async def start(self, table: str, record: Record, person: str, address: str) -> None:
        """Person and address pay what such a match usually costs, and the rest at the end."""
        if not await self.line.enter(table, person):
            return
        try:
            self.accounts.think(person, address, self.expected(record.title), "analyses")
        except TooFast:
            await self.line.leave(table)
            raise
        self.parts[table] = 0.0
        self.failed.discard(table)
        task = asyncio.create_task(self.look(table, record, person, address))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def expected(self, title: str) -> float:
        return self.usual.get(title, ANALYSIS)

    async def look(self, table: str, record: Record, person: str, address: str) -> None:
        """Addresses take turns: many guests of one wait behind each other, and not before others.

        A person has one place at most, and of all workers' analysts one works.
        """
        number, paid = next(self.numbers), self.expected(record.title)
        self.tables[number] = table
        alive = asyncio.create_task(self.live(table))
        try:
            looked = await self.lane.ask(Look(record, number), address)
            self.accounts.settle(person, address, looked.spent - paid)
            self.usual[record.title] = (self.expected(record.title) + looked.spent) / 2
            await self.keep(table, bytes(looked.data))
        except FAILED as error:
            LOG.warning("analysis_failed", table=shortened(table), why=type(error).__name__)
            self.failed.add(table)
        finally:
            alive.cancel()
            del self.tables[number], self.parts[table]
            with suppress(*FAULTS):  # then it is believed to be gone after a while
                await self.line.leave(table)

    async def live(self, table: str) -> None:
        """Say so, and how far it is, to the other workers."""
        while True:
            await asyncio.sleep(study_line.BEAT)
            with suppress(*FAULTS):
                await self.line.beat(table, self.parts[table])

    async def turn(self, look: Look) -> None:
        """Before the analyst begins: no other worker's is at work."""
        while not await self.line.take_turn(self.tables[look.seed]):
            await asyncio.sleep(TURN)

    async def keep(self, table: str, data: bytes) -> None:
        row = {"table": table, "page": PAGE, "data": await asyncio.to_thread(packed, data)}
        with suppress(IntegrityError):  # another worker was faster
            await self.store.run(sa.insert(ALBUMS).values(row))

    async def told(self, table: str) -> bytes:
        """A `Study`, with the analysis as it was kept."""
        mine = (ALBUMS.c.table == table) & (ALBUMS.c.page == PAGE)
        rows = await self.store.rows(sa.select(ALBUMS.c.data).where(mine))
        found = await asyncio.to_thread(lzma.decompress, rows[0]["data"]) if rows else b"null"
        part, failed = 1.0 if rows else await self.part(table), table in self.failed
        return msgspec.json.encode({"part": part, "failed": failed, "analysis": msgspec.Raw(found)})

    async def part(self, table: str) -> float:
        if table in self.parts:
            return self.parts[table]
        elsewhere = await self.line.part(table)
        return -1.0 if elsewhere is None else elsewhere

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.lane.close()
