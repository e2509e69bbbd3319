"""Group commit: the appends of many matches become durable together."""

import asyncio
import sqlite3
import time
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import TYPE_CHECKING, Final

import asyncpg
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from interregnum.server.access import OwnConnection
from interregnum.server.schema import ENTRIES

if TYPE_CHECKING:
    from interregnum.server.store import EntryRow

BATCH: Final = 256  # appends that share one commit
GATHER: Final = 0.005  # seconds from one commit to the next, so that many share one
LOOK: Final = 1.0  # seconds between two looks whether SQLite's log is to be copied into its file
TIDY: Final = 10  # such looks at the most: for a while all commits wait for the disk
MOST: Final = 4_000  # commits that are copied earlier: the log has a limit
INSERT: Final = sa.insert(ENTRIES)
REFUSED: Final = (
    IntegrityError,
    sqlite3.IntegrityError,
    asyncpg.IntegrityConstraintViolationError,
)  # a number was taken


class Inserter(ABC):
    """Where rows become durable: all of one call, or none."""

    gather = GATHER

    @abstractmethod
    async def insert(self, entries: "list[EntryRow]") -> None: ...

    def at_once(self, entries: "list[EntryRow]") -> bool | None:
        """Where that takes less time than to wait for it; None: it is not possible now."""
        return None

    async def tidy(self) -> None:
        """Beside the inserts, now and then."""
        return

    async def close(self) -> None:
        return


class PostgresInserter(Inserter):
    """PostgreSQL on a connection of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.own = OwnConnection(engine)
        self.statement = str(INSERT.compile(dialect=engine.dialect))

    async def insert(self, entries: "list[EntryRow]") -> None:
        driver = await self.own.driver()
        try:
            await driver.executemany(self.statement, rows_of(entries))  # in a transaction
        except asyncpg.IntegrityConstraintViolationError:
            raise
        except BaseException:
            await self.own.drop()
            raise

    async def close(self) -> None:
        await self.own.drop()


class SQLiteInserter(Inserter):
    """SQLite without its asynchronous driver, on connections of its own.

    A commit that waits for nothing takes less time than a change of threads, so it is made here.
    One that may wait, for the disk or for another's lock, is made on a thread.
    """

    def __init__(self, path: str, pragmas: list[str], *, full_sync: bool) -> None:
        self.path = path
        self.pragmas = pragmas
        self.thread = ThreadPoolExecutor(1, "journal")
        self.statement = str(INSERT.compile(dialect=sqlite.dialect()))
        self.waits = full_sync  # every commit waits for the disk
        self.gather = GATHER if full_sync else 0.0  # to wait for others costs more than a commit
        self.copying = False  # SQLite's log into its file: the disk is busy with both
        self.reset = True  # the next commit begins the log anew and waits for the disk
        self.quick: sqlite3.Cursor | None = None  # waits for no lock
        self.patient: sqlite3.Cursor | None = None
        self.commits = 0  # since SQLite's log was copied

    async def insert(self, entries: "list[EntryRow]") -> None:
        rows = rows_of(entries)
        if not self.insert_now(rows):
            self.reset = False
            await asyncio.get_running_loop().run_in_executor(self.thread, self.insert_later, rows)

    def at_once(self, entries: "list[EntryRow]") -> bool | None:
        try:
            return self.insert_now(rows_of(entries)) or None
        except sqlite3.IntegrityError:
            return False

    def insert_now(self, rows: list[tuple[object, ...]]) -> bool:
        """Whether it was possible."""
        self.commits += 1
        if self.waits or self.copying or self.reset:
            return False
        if self.quick is None:
            self.quick = self.connect("PRAGMA busy_timeout=0")
        try:
            self.commit(self.quick, rows)
        except sqlite3.OperationalError:  # somebody else writes; or a fault, which the thread meets
            return False
        return True

    def insert_later(self, rows: list[tuple[object, ...]]) -> None:
        if self.patient is None:
            self.patient = self.connect()
        self.commit(self.patient, rows)

    def commit(self, cursor: sqlite3.Cursor, rows: list[tuple[object, ...]]) -> None:
        """A statement is a transaction by itself; most actions need no more."""
        if len(rows) == 1:
            cursor.execute(self.statement, rows[0])
            return
        cursor.execute("BEGIN")
        with cursor.connection:  # commits, or takes all of it back
            cursor.executemany(self.statement, rows)

    def connect(self, *more: str) -> sqlite3.Cursor:
        connection = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None)
        for pragma in (*self.pragmas, *more):
            connection.execute(pragma)
        return connection.cursor()

    async def tidy(self) -> None:
        """A commit that had to copy the log into the file would keep everybody waiting."""
        looks = 0
        while True:
            await asyncio.sleep(LOOK)
            looks += 1
            if self.commits >= MOST or (self.commits and looks >= TIDY):
                looks = self.commits = 0
                self.copying = True
                try:
                    await asyncio.to_thread(self.checkpoint)
                finally:
                    self.copying, self.reset = False, True

    def checkpoint(self) -> None:
        cursor = self.connect()
        with closing(cursor.connection):
            cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")

    async def close(self) -> None:
        self.thread.shutdown()
        for cursor in (self.quick, self.patient):
            if cursor is not None:
                cursor.connection.close()


def rows_of(entries: "list[EntryRow]") -> list[tuple[object, ...]]:
    """By the columns of schema.ENTRIES."""
    return [(e.table, e.n, e.kind, e.seat, e.action, e.at, e.awaited) for e in entries]


class Append:
    """Entries of one journal that become durable together, or not at all."""

    def __init__(self, entries: "list[EntryRow]") -> None:
        self.entries = entries
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def resolve(self, *, kept: bool) -> None:
        if not self.done.done():  # its match may have ended meanwhile
            self.done.set_result(kept)


class Writer:
    """One task; whatever waits goes into one transaction."""

    def __init__(self, inserter: Inserter) -> None:
        self.inserter = inserter
        self.queue: asyncio.Queue[Append] = asyncio.Queue()
        self.gathering = False  # somebody waits in line, or is being written
        self.before = 0.0  # when the last commit began
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(job()) for job in (self.run, self.inserter.tidy)]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.inserter.close()

    async def append(self, entries: "list[EntryRow]") -> bool:
        """At once where that is possible; else with what comes meanwhile."""
        kept = self.append_at_once(entries)
        if kept is not None:
            return kept
        self.gathering = True
        request = Append(entries)
        self.queue.put_nowait(request)
        return await request.done

    def append_at_once(self, entries: "list[EntryRow]") -> bool | None:
        """None: it has to wait."""
        if self.gathering or self.pause() > 0:
            return None
        self.before = time.monotonic()
        return self.inserter.at_once(entries)

    def pause(self) -> float:
        """Seconds until the next commit."""
        return self.before + self.inserter.gather - time.monotonic()

    async def run(self) -> None:
        """What has come since the commit before."""
        while True:
            batch = [await self.queue.get()]
            await asyncio.sleep(max(0.0, self.pause()))
            self.before = time.monotonic()
            while not self.queue.empty() and len(batch) < BATCH:
                batch.append(self.queue.get_nowait())
            await self.commit(batch)
            self.gathering = not self.queue.empty()

    async def commit(self, batch: list[Append]) -> None:
        try:
            await self.inserter.insert([entry for request in batch for entry in request.entries])
        except REFUSED:
            if len(batch) == 1:
                batch[0].resolve(kept=False)
                return
            for request in batch:  # one of them lost a race: each by itself
                await self.commit([request])
        except Exception as error:  # each match is told, and closes
            for request in batch:
                if not request.done.done():
                    request.done.set_exception(error)
        else:
            for request in batch:
                request.resolve(kept=True)
