"""How statements reach the database: whole, so that none waits in the middle for the others."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

READERS: Final = 4  # threads that read SQLite's file; one more writes

T = TypeVar("T")
Rows = list[dict[str, Any]]


class Access(ABC):
    """Reads one by one, writes in transactions."""

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

    async def rows(self, query: sa.Select[Any]) -> Rows:
        async with self.reading.connect() as connection:
            return plain(await connection.execute(query))

    async def run(self, first: Any, *more: Any) -> int:
        async with self.engine.begin() as connection:
            result = await connection.execute(first)
            for statement in more:
                result = await connection.execute(statement)
            return outcome(result)


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
