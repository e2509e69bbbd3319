"""Notices between workers: «table T has news», over one interface."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar, Final

import asyncpg
import msgspec
import nats
import structlog
from nats.aio.client import Client as NatsClient
from nats.aio.msg import Msg

CHANNEL: Final = "interregnum"
RETRY: Final = 1.0  # seconds between attempts to connect again
REACHED: Final = 10.0  # seconds within which the bus tells us what we told it
LOG: Final = structlog.get_logger()
BROKEN: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something new is in the store; whoever has the table in memory reads it there."""

    table: str
    worker: str  # who wrote it, and so knows already
    kind: str = "entries"  # entries, seats, chat; spent: of no table
    spent: dict[str, float] = {}  # milliseconds by account


Listener = Callable[[Notice], None]
Missed = Callable[[], None]  # notices may have been lost


class Bus(ABC):
    """Carries notices, never contents: a lost one costs a delay, not a move."""

    alone: ClassVar[bool] = False  # there are no other workers

    @property
    @abstractmethod
    def connected(self) -> bool:
        """Whether notices come and go now."""

    @abstractmethod
    async def open(self, listener: Listener, missed: Missed) -> None: ...

    @abstractmethod
    async def publish(self, notice: Notice) -> None:
        """Never fails: what it is about is durable already."""

    @abstractmethod
    async def close(self) -> None: ...


class LocalBus(Bus):
    """One worker alone: everybody knows already."""

    alone: ClassVar[bool] = True

    @property
    def connected(self) -> bool:
        return True

    async def open(self, listener: Listener, missed: Missed) -> None:
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
        self.lost = asyncio.Event()
        self.keeper: asyncio.Task[None] | None = None

    @property
    def connected(self) -> bool:
        return self.connection is not None and not self.lost.is_set()

    async def open(self, listener: Listener, missed: Missed) -> None:
        await self.connect(listener)
        self.keeper = asyncio.create_task(self.keep_open(listener, missed))

    async def connect(self, listener: Listener) -> None:
        def heard(_connection: object, _pid: int, _channel: str, payload: str) -> None:
            deliver(listener, payload.encode())

        connection = await asyncpg.connect(self.url)
        connection.add_termination_listener(lambda _connection: self.lost.set())
        await connection.add_listener(CHANNEL, heard)
        self.connection = connection
        self.lost.clear()

    async def keep_open(self, listener: Listener, missed: Missed) -> None:
        while True:
            await self.lost.wait()
            try:
                await self.connect(listener)
            except BROKEN as error:
                LOG.warning("bus_lost", why=type(error).__name__)
                await asyncio.sleep(RETRY)
            else:
                missed()

    async def publish(self, notice: Notice) -> None:
        assert self.connection is not None, "the bus was opened"
        payload = msgspec.json.encode(notice).decode()
        try:
            async with self.lock:
                await self.connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
        except BROKEN as error:
            LOG.warning("notice_lost", why=type(error).__name__)
            self.lost.set()

    async def close(self) -> None:
        if self.keeper is not None:
            self.keeper.cancel()
        if self.connection is not None:
            with suppress(*BROKEN):
                await self.connection.close()


class NatsBus(Bus):
    """Its client connects again by itself and keeps what was published meanwhile."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.client: NatsClient | None = None

    @property
    def connected(self) -> bool:
        return self.client is not None and bool(self.client.is_connected)

    async def open(self, listener: Listener, missed: Missed) -> None:
        async def again() -> None:
            missed()

        async def failed(error: Exception) -> None:
            LOG.warning("bus_lost", why=type(error).__name__)

        async def heard(message: Msg) -> None:
            deliver(listener, message.data)

        self.client = await nats.connect(
            self.url, max_reconnect_attempts=-1, reconnected_cb=again, error_cb=failed
        )
        await self.client.subscribe(CHANNEL, cb=heard)
        await settled(self.client)  # the server knows of us before we read any table

    async def publish(self, notice: Notice) -> None:
        assert self.client is not None, "the bus was opened"
        try:
            await self.client.publish(CHANNEL, msgspec.json.encode(notice))
        except nats.errors.Error as error:
            LOG.warning("notice_lost", why=type(error).__name__)

    async def close(self) -> None:
        if self.client is not None:
            await self.client.close()


async def settled(client: NatsClient) -> None:
    """All that was said before has arrived: what we tell ourselves comes back behind it.

    The library's own `flush` overtakes what still waits to be sent.
    """
    inbox = client.new_inbox()
    echo = await client.subscribe(inbox)
    await client.publish(inbox, b"")
    await echo.next_msg(REACHED)
    await echo.unsubscribe()


def deliver(listener: Listener, payload: bytes) -> None:
    with suppress(msgspec.DecodeError):  # another program on the same channel
        listener(msgspec.json.decode(payload, type=Notice))


def make_bus(url: str, database: str) -> Bus:
    """By the bus's own address, else by the database; SQLite has one worker."""
    if url.startswith("nats://"):
        return NatsBus(url)
    return PostgresBus(database) if database.startswith("postgresql") else LocalBus()
