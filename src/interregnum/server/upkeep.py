"""What a worker does by the clock: tell what was spent, hear of bans and closed tables, tidy."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import structlog

from interregnum.server import metrics
from interregnum.server.bus import Notice
from interregnum.server.figures import FIGURES
from interregnum.server.moderation import Moderation
from interregnum.server.retention import Retention
from interregnum.server.store import FAULTS

if TYPE_CHECKING:
    from interregnum.server.services import Services

SHARED: Final = 1.0  # seconds between two notices of what was spent
ORDERS: Final = 5.0  # between two looks for what an operator has done
KEPT: Final = 60.0  # between two looks for matches that have no album yet
CLEANED: Final = 60.0  # between two looks whether the memory is to be searched whole
TIDIED: Final = 600.0  # between two steps of retention
LAG: Final = 0.5  # between two looks at the event loop
LOG: Final = structlog.get_logger()

Job = Callable[[], Awaitable[None]]


class Upkeep:
    """A few tasks; a store that fails is asked again the next time."""

    def __init__(self, services: "Services") -> None:
        self.services = services
        self.moderation = Moderation(services.store)
        self.retention = Retention(services.store, services.settings)
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        jobs: list[tuple[float, Job]] = [
            (ORDERS, self.hear_orders),
            (TIDIED, self.tidy),
            (KEPT, self.keep),
            (CLEANED, self.clean),
        ]
        if not self.services.bus.alone:
            jobs.append((SHARED, self.share))
        self.tasks = [asyncio.create_task(self.repeat(*job)) for job in jobs]
        self.tasks.append(asyncio.create_task(self.watch_loop()))

    async def repeat(self, seconds: float, job: Job) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await job()
            except FAULTS as error:
                LOG.warning("upkeep_failed", job=job.__name__, why=type(error).__name__)

    async def share(self) -> None:
        """What was spent here counts everywhere."""
        for spent in self.services.accounts.told():
            await self.services.bus.publish(Notice("", self.services.worker, "spent", spent))

    async def hear_orders(self) -> None:
        """Of the command line `interregnum admin`, which knows nothing of workers."""
        self.services.accounts.banned = await self.moderation.banned()
        rooms = self.services.rooms.rooms
        for table in set(rooms) - await self.services.store.existing(list(rooms)):
            if table in rooms:
                rooms[table].post(rooms[table].refresh_seats)

    async def tidy(self) -> None:
        await self.retention.step()

    async def keep(self) -> None:
        await self.services.albums.make_some()

    async def clean(self) -> None:
        if self.services.collector.is_due():
            self.services.collector.look_at_all()

    async def watch_loop(self) -> None:
        """How much later than wished a task goes on: what everybody waits for."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(LAG)
            metrics.LOOP_LAG.observe(max(0.0, time.monotonic() - before - LAG))
            FIGURES.tell()

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
