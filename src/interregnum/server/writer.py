"""Group commit: the appends of many matches become durable together."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from interregnum.server.schema import ENTRIES

BATCH: Final = 256  # appends that share one commit


class Append:
    """Rows of one journal that become durable together, or not at all."""

    def __init__(self, rows: list[dict[str, Any]]) -> None:
        self.rows = rows
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def resolve(self, *, kept: bool) -> None:
        if not self.done.done():  # its match may have ended meanwhile
            self.done.set_result(kept)


class Writer:
    """One task; whatever waits goes into one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.queue: asyncio.Queue[Append] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def append(self, rows: list[dict[str, Any]]) -> bool:
        request = Append(rows)
        self.queue.put_nowait(request)
        return await request.done

    async def run(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while not self.queue.empty() and len(batch) < BATCH:
                batch.append(self.queue.get_nowait())
            await self.commit(batch)

    async def commit(self, batch: list[Append]) -> None:
        try:
            await self.insert([row for request in batch for row in request.rows])
        except IntegrityError:
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

    async def insert(self, rows: list[dict[str, Any]]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(sa.insert(ENTRIES), rows)
