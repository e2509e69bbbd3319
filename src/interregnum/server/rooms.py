"""The tables this worker has in memory."""

import asyncio
import time
from functools import partial
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from interregnum.core.game import Seat
from interregnum.server import metrics
from interregnum.server.bot_pool import BotPool
from interregnum.server.bus import Bus, Notice
from interregnum.server.errors import UnknownMatch
from interregnum.server.marks import Mark, marks
from interregnum.server.people import shortened
from interregnum.server.room import LEASE, Room
from interregnum.server.store import FAULTS, Store

BEAT: Final = 30.0  # seconds between two looks at every table in memory
TOGETHER: Final = 50  # tables that are looked at with the same questions
SWEEP: Final = 5.0  # seconds between two looks for tables that nobody looks after
TAKEN_UP: Final = 200  # at one look
RESUMED: Final = 1000  # running matches that a start takes up again
AT_ONCE: Final = 8  # tables that are read from the store side by side
LOG: Final = structlog.get_logger()


class Rooms:
    """Any worker can have any table; the store decides who was first."""

    def __init__(self, store: Store, bus: Bus, bots: BotPool, worker: str) -> None:
        self.store = store
        self.bus = bus
        self.bots = bots
        self.worker = worker
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.turns = asyncio.Semaphore(AT_ONCE)  # after a start all people come back at once
        self.tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """The bus is open already."""
        self.keep_task(asyncio.create_task(self.sweep()))
        self.keep_task(asyncio.create_task(self.beat()))

    async def room(self, table: str) -> Room:
        """The table, from memory or from the store."""
        async with self.loading.setdefault(table, asyncio.Lock()):
            if table not in self.rooms:
                async with self.turns:
                    await self.load(table)
                self.keep_task(asyncio.create_task(self.run(self.rooms[table])))
                metrics.TABLES.set(len(self.rooms))
            return self.rooms[table]

    async def load(self, table: str) -> None:
        """Known before it is read: news that come meanwhile wait in its mailbox."""
        try:
            row = await self.store.table(table)
            if row is None:
                raise UnknownMatch(f"there is no table {table!r}")
            self.rooms[table] = Room(row, self.store, self.bus, self.bots, self.worker)
            await self.rooms[table].load()
        except BaseException:
            self.rooms.pop(table, None)
            self.loading.pop(table, None)
            raise

    async def run(self, room: Room) -> None:
        try:
            await room.run()
        finally:
            if self.rooms.get(room.id) is room:
                del self.rooms[room.id]
                self.loading.pop(room.id, None)
            metrics.TABLES.set(len(self.rooms))

    def keep_task(self, task: asyncio.Task[None]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def beat(self) -> None:
        """A few after another: many at once would keep people waiting."""
        while True:
            rooms = list(self.rooms.values())
            parts = [rooms[k : k + TOGETHER] for k in range(0, len(rooms), TOGETHER)]
            for part in parts:
                await self.look_after(part)
                await asyncio.sleep(BEAT / len(parts))
            if not parts:
                await asyncio.sleep(BEAT)

    async def look_after(self, rooms: list[Room]) -> None:
        """What they have missed is seen by marks: alone, nobody else can have written."""
        watched = [room.id for room in rooms if room.guests and not self.bus.alone]
        found: dict[str, Mark] = {}
        try:
            found = await marks(self.store, watched) if watched else found
        except FAULTS as error:
            LOG.warning("beat_failed", why=type(error).__name__)
            watched = []
        for room in rooms:
            missed = room.id in watched and room.has_missed(found.get(room.id))
            room.post(partial(room.beat, missed=missed))

    async def sweep(self) -> None:
        """Take up tables whose time has come and that no worker looks after."""
        if self.bus.alone:  # after a start: there is no other who would
            for table in await self.store.playing(RESUMED):
                await self.drive(table)
        while True:
            await asyncio.sleep(SWEEP)
            try:
                tables = await self.store.claim(time.time() + LEASE, TAKEN_UP)
            except (OSError, SQLAlchemyError) as error:
                LOG.warning("sweep_failed", why=type(error).__name__)
                continue
            for table in tables:
                await self.drive(table)

    async def drive(self, table: str) -> None:
        """From now on this worker plays for bots and absent people there."""
        try:
            room = await self.room(table)
        except FAULTS as error:
            LOG.warning("table_not_loaded", table=shortened(table), why=type(error).__name__)
        except Exception:  # one broken table must not keep the others waiting
            metrics.CRASHES.inc()
            LOG.exception("table_not_loaded", table=shortened(table))
        else:
            room.post(room.take_up)

    async def awaited(self, tables: list[str]) -> dict[str, list[Seat]]:
        """Whom running matches wait for: the store knows, but for one in which nobody has acted."""
        known = await self.store.awaited(tables)
        return {table: known.get(table) or await self.awaited_in(table) for table in tables}

    async def awaited_in(self, table: str) -> list[Seat]:
        try:
            journal = (await self.room(table)).journal
        except Exception:  # a table that cannot be opened must not hide the others
            return []
        return journal.awaited if journal else []

    def heard(self, notice: Notice) -> None:
        """From another worker."""
        room = self.rooms.get(notice.table)
        if room is None or notice.worker == self.worker:
            return
        if notice.kind == "entries":
            room.heard()
        else:
            room.post(room.refresh_chat if notice.kind == "chat" else room.refresh_seats)

    def missed(self) -> None:
        for room in list(self.rooms.values()):
            room.post(room.refresh_seats)
            room.post(room.refresh_chat)

    async def changed(self, table: str) -> None:
        """The lobby wrote to the store: tell this worker's room and the others'."""
        if table in self.rooms:
            self.rooms[table].post(self.rooms[table].refresh_seats)
        await self.bus.publish(Notice(table, self.worker, "seats"))

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bots.close()
