"""HTTP: finished matches, read again by a process of their own."""

from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler

from interregnum.core.game import NONE
from interregnum.core.match import unfair_by_key
from interregnum.core.record import Record
from interregnum.server import albums, prices, replay
from interregnum.server.errors import BadMessage, NotAllowed
from interregnum.server.library import check_of, course_of, record_of
from interregnum.server.opening import listed
from interregnum.server.replay_worker import Reading
from interregnum.server.request_checks import address
from interregnum.server.room import Room
from interregnum.server.services import Services
from interregnum.server.store import PersonRow

MOST: Final = 200  # positions in one answer
COURSE: Final = msgspec.json.Decoder(list[replay.Mark])


@get("/api/tables/{table:str}/record", opt={"price": 3.0})
async def record(table: str, person: PersonRow, services: Services) -> Response[Record]:
    """The record of a finished match, for those who were at the table."""
    room = await finished(table, services)
    room.require_guest(person.id)
    if room.outdated:
        return Response(await kept_record(room, services), media_type=MediaType.JSON)
    reading = record_of(record_at(room))
    return Response(await read(room, reading, person, services), media_type=MediaType.JSON)


@get("/api/tables/{table:str}/replay", opt={"price": 3.0})
async def frames(
    table: str,
    person: PersonRow,
    services: Services,
    request: Request[Any, Any, Any],
    eyes: int = -1,
    start: int = 0,
    count: int = 50,
) -> Response[list[replay.Frame]]:
    """Positions of a finished match through a seat's eyes, a spectator's (−1), the actor's (−2)."""
    room = await finished(table, services)
    if not replay.ACTOR <= eyes < len(room.seats):
        raise BadMessage(f"there is no seat {eyes}")
    if eyes != NONE:  # who has the link could have watched
        room.require_guest(person.id)
    if room.outdated:
        some = max(start, 0), min(max(count, 1), MOST)
        services.accounts.charge(person.id, address(request), prices.FRAMES * some[1])
        found: Any = await albums.frames(services.store, table, eyes, *some)
        return Response(found, media_type=MediaType.JSON)
    match = room.playing().match
    start, count = min(max(start, 0), len(match.log) + 1), min(max(count, 1), MOST)
    services.accounts.charge(person.id, address(request), prices.FRAMES * count)
    reading = Reading(record_at(room), "replay", eyes, start, count)
    return Response(await read(room, reading, person, services), media_type=MediaType.JSON)


@get("/api/tables/{table:str}/course", opt={"price": 20.0})
async def course(table: str, person: PersonRow, services: Services) -> Response[list[replay.Mark]]:
    """The points of a finished match after every entry; to who was not at the table, at its end."""
    room = await finished(table, services)
    if room.outdated:
        found: Any = await albums.page(services.store, table, "course")
    else:
        found = await read(room, course_of(record_at(room)), person, services)
    if not room.is_guest(person.id):  # points may lie in closed chests
        found = msgspec.json.encode(replay.watched(COURSE.decode(found)))
    return Response(found, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/verify", opt={"price": 3.0})
async def verify(table: str, person: PersonRow, services: Services) -> Response[dict[str, str]]:
    """Whether chance was what the key gives; an empty reason means that it was."""
    room = await finished(table, services)
    if room.outdated:
        told = {"unfair": unfair_by_key(await kept_record(room, services))}
        return Response(told, media_type=MediaType.JSON)
    reading = check_of(record_at(room))
    return Response(await read(room, reading, person, services), media_type=MediaType.JSON)


async def read(room: Room, reading: Reading, person: PersonRow, services: Services) -> Any:
    """JSON that is sent as it is."""
    return await services.library.read(room.id, reading, person.id)


def record_at(room: Room) -> Record:
    """With the names that are there now: they may have been taken out since it was played."""
    record = room.playing().match.record
    chance = msgspec.structs.replace(record.chance, withheld=listed(room.table.withheld))
    names = [seat.name for seat in room.seats]
    return msgspec.structs.replace(record, names=names, chance=chance)


async def kept_record(room: Room, services: Services) -> Record:
    names = [seat.name for seat in room.seats]
    return await albums.record(services.store, room.table, names)


async def finished(table: str, services: Services) -> Room:
    room = await services.rooms.room(table)
    if room.outdated and room.table.status == "over":
        return room
    if room.table.status != "over":
        await room.catch_up()  # the end may just be written, here or by another worker
    if not room.over:
        raise NotAllowed("the match is not over")
    return room


ROUTES: Final[list[HTTPRouteHandler]] = [record, frames, course, verify]
