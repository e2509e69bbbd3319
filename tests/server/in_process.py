"""The server's own parts in the test's process, without a network."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from interregnum.server.room import Room
from interregnum.server.services import Services
from interregnum.server.settings import Settings
from interregnum.server.store import PersonRow
from interregnum.server.viewer import Viewer
from interregnum.server.wire import Incoming

ANNA, BOB = PersonRow("a", "Anna", "", 0.0), PersonRow("b", "Bob", "", 0.0)


def some_services(folder: Path, **more: Any) -> Services:
    return Services(Settings(db=f"sqlite:///{folder / 'a.db'}", **more))


@asynccontextmanager
async def opened(services: Services) -> AsyncIterator[None]:
    await services.open()
    try:
        yield
    finally:
        await services.close()


async def all_done(room: Room) -> None:
    """Wait until the mailbox has come to this question."""
    here = asyncio.Event()

    async def answer() -> None:
        here.set()

    room.post(answer)
    await here.wait()


async def watch(room: Room, person: str) -> Viewer:
    """A connection to the table."""
    viewer = Viewer(person, "")
    room.guests.add(viewer)
    room.post(partial(room.enter, viewer))
    await all_done(room)
    return viewer


async def say(room: Room, viewer: Viewer, message: Incoming) -> None:
    """And wait for all that it brings."""
    room.handler.take(viewer, message)
    await all_done(room)


def heard(viewer: Viewer) -> list[Any]:
    """All messages since the last look."""
    return [msgspec.json.decode(message) for message in viewer.outbox.taken()]
