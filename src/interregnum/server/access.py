"""How statements reach the database: whole, so that none waits in the middle for the others."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, TypeVar

import asyncpg
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from interregnum.server.schema import ENTRIES

READERS: Final = 4  # threads that read SQLite's file; one more writes
JOURNAL: Final = (
    sa.select(ENTRIES)
    .where(ENTRIES.c.table == sa.bindparam("table"), ENTRIES.c.n >= sa.bindparam("start"))
    .order_by(ENTRIES.c.n)
)
DEADLOCK: Final = "40P01"  # as PostgreSQL names it
BROKEN: Final = (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError)

T = TypeVar("T")
Rows = list[dict[str, Any]]


class OwnConnection:
    """Of PostgreSQL, kept by one who needs it all the time: one way there and back for a question.

    Through the pool it were four: a look whether the connection lives, begin, the question, commit.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None
        self.lent: Any = None  # asyncpg's, below it

    async def driver(self) -> Any:
        """One that lives, as far as is known without asking."""
        if self.lent is None or self.lent.is_closed():
            await self.drop()
            self.connection = await self.engine.connect()
            self.lent = (await self.connection.get_raw_connection()).driver_connection
        return self.lent

    async def drop(self) -> None:
        """It may be broken: the pool is not to have it back."""
        connection, self.connection, self.lent = self.connection, None, None
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
            await connection.close()


class Access(ABC):
    """Reads one by one, writes in transactions."""

    async def journal(self, table: str, start: int) -> list[tuple[Any, ...]]:
        """The rows of a match from one on."""
        query = JOURNAL.params(table=table, start=start)
        return [tuple(row.values()) for row in await self.rows(query)]

    @abstractmethod
    async def rows(self, query: sa.Select[Any]) -> Rows: ...

    @abstractmethod
    async def run(self, first: Any, *more: Any) -> int:
        """How many rows the last statement touched, or the number that it returns."""

    async def close(self) -> None:
        return


class PooledAccess(Access):
    """Over the connections of an asynchronous engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = engine.execution_options(isolation_level="AUTOCOMMIT")  # begins nothing
        self.own = OwnConnection(engine)  # for journals: other workers' news are read from them
        self.turns = asyncio.Lock()
        self.statement = str(JOURNAL.compile(dialect=engine.dialect))

    async def journal(self, table: str, start: int) -> list[tuple[Any, ...]]:
        async with self.turns:
            try:
                return await self.fetched(table, start)
            except BROKEN:
                return await self.fetched(table, start)

    async def fetched(self, table: str, start: int) -> list[tuple[Any, ...]]:
        driver = await self.own.driver()
        try:
            return [tuple(row) for row in await driver.fetch(self.statement, table, start)]
        except BaseException:
            await self.own.drop()
            raise

    async def rows(self, query: sa.Select[Any]) -> Rows:
        async with self.reading.connect() as connection:
            return plain(await connection.execute(query))

    async def run(self, first: Any, *more: Any) -> int:
        """Once more, if it waited for somebody who waited for it: nothing of it was done."""
        try:
            return await self.transact(first, *more)
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", "") != DEADLOCK:
                raise
        return await self.transact(first, *more)

    async def transact(self, first: Any, *more: Any) -> int:
        async with self.engine.begin() as connection:
            result = await connection.execute(first)
            for statement in more:
                result = await connection.execute(statement)
            return outcome(result)

    async def close(self) -> None:
        await self.own.drop()


class ThreadedAccess(Access):
    """SQLite: a transaction runs on a thread from its beginning to its end.

    Statement by statement from the event loop, one that has SQLite's only lock would wait for a
    busy loop between any two, and those that wait for the lock would hold all connections.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.readers = ThreadPoolExecutor(READERS, "reads")
        self.writer = ThreadPoolExecutor(1, "writes")

    async def rows(self, query: sa.Select[Any]) -> Rows:
        return await on(self.readers, lambda: self.read(query))

    def read(self, query: sa.Select[Any]) -> Rows:
        with self.engine.connect() as connection:
            return plain(connection.execute(query))

    async def run(self, first: Any, *more: Any) -> int:
        return await on(self.writer, lambda: self.write(first, *more))

    def write(self, first: Any, *more: Any) -> int:
        with self.engine.begin() as connection:
            result = connection.execute(first)
            for statement in more:
                result.close()  # rows left unread would hold the file as it was before
                result = connection.execute(statement)
            return outcome(result)

    async def close(self) -> None:
        self.readers.shutdown()
        self.writer.shutdown()
        self.engine.dispose()


def on(threads: ThreadPoolExecutor, job: Callable[[], T]) -> "asyncio.Future[T]":
    return asyncio.get_running_loop().run_in_executor(threads, job)


def plain(result: sa.CursorResult[Any]) -> Rows:
    return [dict(row) for row in result.mappings()]


def outcome(result: sa.CursorResult[Any]) -> int:
    return int(result.scalar_one()) if result.returns_rows else result.rowcount
