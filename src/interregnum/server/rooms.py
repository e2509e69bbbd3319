"""The tables this worker has in memory."""

import asyncio

from interregnum.server import metrics
from interregnum.server.brains import Brains
from interregnum.server.bus import Bus, Notice
from interregnum.server.errors import UnknownMatch
from interregnum.server.room import Room
from interregnum.server.store import Store


class Rooms:
    """Any worker can have any table; the store decides who was first."""

    def __init__(self, store: Store, bus: Bus, brains: Brains, worker: str) -> None:
        self.store = store
        self.bus = bus
        self.brains = brains
        self.worker = worker
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def room(self, table: str) -> Room:
        """The table, from memory or from the store."""
        async with self.loading.setdefault(table, asyncio.Lock()):
            if table not in self.rooms:
                self.rooms[table] = await self.load(table)
                self.keep_task(asyncio.create_task(self.run(self.rooms[table])))
                metrics.TABLES.set(len(self.rooms))
            return self.rooms[table]

    async def load(self, table: str) -> Room:
        row = await self.store.table(table)
        if row is None:
            self.loading.pop(table, None)
            raise UnknownMatch(f"there is no table {table!r}")
        room = Room(row, self.store, self.bus, self.brains, self.worker)
        await room.load()
        return room

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

    async def heard(self, notice: Notice) -> None:
        """From another worker."""
        room = self.rooms.get(notice.table)
        if room is None or notice.worker == self.worker:
            return
        room.post(room.refresh_chat if notice.kind == "chat" else room.refresh)

    async def changed(self, table: str) -> None:
        """The lobby wrote to the store: tell this worker's room and the others'."""
        if table in self.rooms:
            self.rooms[table].post(self.rooms[table].refresh_own)
        await self.bus.publish(Notice(table, self.worker, "seats"))

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.brains.close()
