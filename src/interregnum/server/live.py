"""The WebSocket of an open table: the room's updates out, the person's messages in."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from interregnum.core.errors import ClientError
from interregnum.server import metrics
from interregnum.server.accounts import Accounts
from interregnum.server.errors import Fault, Quota, TooFast, line_of, require_text
from interregnum.server.frames import FramesProtocol, frames_of
from interregnum.server.hearing import heard
from interregnum.server.people import COOKIE
from interregnum.server.prices import CONNECTION, PAUSE
from interregnum.server.request_checks import address, require_origin
from interregnum.server.room import Room
from interregnum.server.services import Services
from interregnum.server.store import FAULTS
from interregnum.server.viewer import Viewer
from interregnum.server.wire import Refused

LOG: Final = structlog.get_logger()
GONE, LATER = 4004, 1013  # how a connection ends: not to be opened again, or after a while

Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: str) -> None:
    """One connection: the room's updates out, the person's messages in."""
    services: Services = socket.app.state.services
    require_own_page(socket, services.accounts)
    await socket.accept()
    try:
        person = await services.people.recognise(socket.cookies.get(COOKIE))
        viewer = Viewer(person.id if person else "", address(socket))
        with services.accounts.connection(viewer.person, viewer.address):
            room = await admitted(services, viewer, table)
            await attend(socket, services.accounts, room, viewer)
    except ClientError as error:
        metrics.REFUSALS.labels(error.code).inc()
        await refuse(socket, table, error)
    except ClientDisconnected:  # an OSError, but none of the store's
        return
    except FAULTS as error:
        LOG.warning("store_failed", method="live", why=type(error).__name__)
        await refuse(socket, table, Fault("the store failed"))


def require_own_page(socket: Socket, accounts: Accounts) -> None:
    """What a page of another site tries costs its visitor's address as much as a connection."""
    try:
        require_origin(socket)
    except ClientError:
        accounts.addresses.charge(address(socket), CONNECTION)
        raise


async def admitted(services: Services, viewer: Viewer, table: str) -> Room:
    services.accounts.spend(viewer.person, viewer.address, CONNECTION, "connections")
    require_text(table)
    return await services.rooms.room(table)


async def attend(socket: Socket, accounts: Accounts, room: Room, viewer: Viewer) -> None:
    """Until one of both sides leaves."""
    room.guests.add(viewer)
    room.post(lambda: room.enter(viewer))
    metrics.PEOPLE.inc()
    hear, frames = partial(heard, accounts, room, viewer), frames_of(socket.scope)
    writer = asyncio.create_task(write(socket, viewer))
    reader = asyncio.create_task(read(socket, hear, frames))
    closed = asyncio.create_task(viewer.closed.wait())
    if frames is not None:
        viewer.outbox.short = frames.listen(hear).tell
    try:
        await asyncio.wait({writer, reader, closed}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (writer, reader, closed):
            task.cancel()
        await asyncio.gather(writer, reader, closed, return_exceptions=True)
        metrics.PEOPLE.dec()
        room.guests.discard(viewer)
        room.post(lambda: room.leave(viewer))
        viewer.outbox.short = None
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close()


async def write(socket: Socket, viewer: Viewer) -> None:
    while True:
        for message in await viewer.outbox.take():
            await socket.send_data(message, mode="text")


async def read(
    socket: Socket, hear: Callable[[str | bytes], bool], frames: FramesProtocol | None
) -> None:
    """Whoever is too fast is not read for a while: their frames wait on their own side."""
    while True:
        try:
            data = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        if not hear(data):
            await asyncio.sleep(PAUSE)
        if frames is not None and frames.way is not None:
            frames.way.hasty = False
            if frames.disconnected:  # what waits behind is nobody's any more
                return


async def refuse(socket: Socket, table: str, error: ClientError) -> None:
    """What may go well later is not answered at once: all who are refused come again."""
    later = isinstance(error, TooFast | Quota | Fault)
    if later:
        await asyncio.sleep(PAUSE)
    message = Refused(table, error.code, line_of(error))
    await socket.send_data(msgspec.json.encode(message), mode="text")
    await socket.close(LATER if later else GONE)
