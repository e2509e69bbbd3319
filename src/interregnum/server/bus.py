"""Notices between workers: «table T has news up to entry N», over one interface."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import asyncpg
import msgspec
import nats
from nats.aio.client import Client as NatsClient
from nats.aio.msg import Msg

CHANNEL: Final = "interregnum"


class Notice(msgspec.Struct, frozen=True):
    """Something new is in the store; whoever has the table in memory reads it there."""

    table: str
    worker: str  # who wrote it, and so knows already
    kind: str = "entries"  # entries, seats, chat


Listener = Callable[[Notice], Awaitable[None]]


class Bus(ABC):
    """Carries notices, never contents: a lost one costs a delay, not a move."""

    @abstractmethod
    async def open(self, listener: Listener) -> None: ...

    @abstractmethod
    async def publish(self, notice: Notice) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...


class LocalBus(Bus):
    """One worker alone: everybody knows already."""

    async def open(self, listener: Listener) -> None:
        return

    async def publish(self, notice: Notice) -> None:
        return

    async def close(self) -> None:
        return


class PostgresBus(Bus):
    """LISTEN and NOTIFY on the database that the workers share."""

    def __init__(self, url: str) -> None:
        self.url = url.replace("postgresql+asyncpg://", "postgresql://")
        self.connection: asyncpg.Connection | None = None
        self.lock = asyncio.Lock()  # one statement at a time on one connection
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self, listener: Listener) -> None:
        self.connection = await asyncpg.connect(self.url)

        def heard(_connection: object, _pid: int, _channel: str, payload: str) -> None:
            self.keep(asyncio.create_task(deliver(listener, payload.encode())))

        await self.connection.add_listener(CHANNEL, heard)

    def keep(self, task: asyncio.Task[None]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def publish(self, notice: Notice) -> None:
        assert self.connection is not None, "the bus was opened"
        payload = msgspec.json.encode(notice).decode()
        async with self.lock:
            await self.connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close()


class NatsBus(Bus):
    def __init__(self, url: str) -> None:
        self.url = url
        self.client: NatsClient | None = None

    async def open(self, listener: Listener) -> None:
        self.client = await nats.connect(self.url)

        async def heard(message: Msg) -> None:
            await deliver(listener, message.data)

        await self.client.subscribe(CHANNEL, cb=heard)

    async def publish(self, notice: Notice) -> None:
        assert self.client is not None, "the bus was opened"
        await self.client.publish(CHANNEL, msgspec.json.encode(notice))

    async def close(self) -> None:
        if self.client is not None:
            await self.client.close()


async def deliver(listener: Listener, payload: bytes) -> None:
    with suppress(msgspec.DecodeError):  # another program on the same channel
        await listener(msgspec.json.decode(payload, type=Notice))


def make_bus(url: str, database: str) -> Bus:
    """By the bus's own address, else by the database; SQLite has one worker."""
    if url.startswith("nats://"):
        return NatsBus(url)
    return PostgresBus(database) if database.startswith("postgresql") else LocalBus()
