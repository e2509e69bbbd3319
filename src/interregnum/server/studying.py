"""HTTP: the analysis of a finished match, and playing on from one of its positions."""

import time
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.handlers import HTTPRouteHandler

from interregnum.bots.findings import Analysis
from interregnum.core.game import CHANCE
from interregnum.games.registry import find
from interregnum.server.api import Created
from interregnum.server.archive import finished
from interregnum.server.errors import BadMessage, OldRules
from interregnum.server.journal import Journal
from interregnum.server.lobby import STAND_IN, checked_bot
from interregnum.server.opening import chance_of
from interregnum.server.people import token
from interregnum.server.request_checks import address
from interregnum.server.room import Room
from interregnum.server.services import Services
from interregnum.server.store import EntryRow, PersonRow, SeatRow, TableRow
from interregnum.server.wire import Pace


class Study(msgspec.Struct, frozen=True):
    """How far an analysis is (0 to 1; −1: nobody has asked for it), and what it found."""

    part: float
    failed: bool
    analysis: Analysis | None


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entry: int  # of the log: all before it is played already
    seat: int  # one's own
    bot: str  # of all others


@get("/api/tables/{table:str}/analysis")
async def told(table: str, person: PersonRow, services: Services) -> Response[Study]:
    """How far it is, or what it found; for those who were at the table."""
    room = await finished(table, services)
    room.require_guest(person.id)
    found: Any = await services.studies.told(table)
    return Response(found, media_type=MediaType.JSON)


@post("/api/tables/{table:str}/analysis", status_code=200, opt={"price": 5.0})
async def analyse(
    table: str, person: PersonRow, services: Services, request: Request[Any, Any, Any]
) -> Response[Study]:
    """Begin; it is worked out once, however many ask, and paid for by who asked first."""
    room = await finished(table, services)
    room.require_guest(person.id)
    if room.outdated:
        raise OldRules("the match was played by older rules")
    found: Any = await services.studies.told(table)
    if msgspec.json.decode(found)["analysis"] is None:
        record = room.playing().match.record
        await services.studies.start(table, record, person.id, address(request))
        found = await services.studies.told(table)
    return Response(found, media_type=MediaType.JSON)


@post("/api/tables/{table:str}/play-on", opt={"price": 10.0})
async def play_on(table: str, data: PlayOn, person: PersonRow, services: Services) -> Created:
    """A new table from a position of a finished match; chance draws as it did there."""
    room = await finished(table, services)
    room.require_guest(person.id)
    log = room.playing().match.log
    if not (0 <= data.seat < len(room.seats) and 0 <= data.entry < len(log)):
        raise BadMessage(f"there is no seat {data.seat} or no entry {data.entry}")
    row = same_match(room, person)
    seats = [new_seat(row, each, person, data) for each in room.seats]
    await services.lobby.quotas.require(person.id, tables=1, bots=len(seats) - 1)
    await services.store.add_table(row, seats)
    await services.store.append(entries_of(row, room, seats, log[: data.entry]))
    await services.lobby.begin_prepared(row.id, services.store.vault.show(row.entropy))
    return Created(row.id, row.promise)


def same_match(room: Room, person: PersonRow) -> TableRow:
    """The same match again, for one person against bots."""
    return msgspec.structs.replace(
        room.table,
        id=token(),
        host=person.id,
        public=False,
        status="open",
        pace=msgspec.json.encode(Pace()).decode(),
        created=time.time(),
        due=None,
        undo="free",
        undone=False,
        talk="",
    )


def new_seat(table: TableRow, old: SeatRow, person: PersonRow, wanted: PlayOn) -> SeatRow:
    """Names stay, whoever plays for them: they are part of the terms that chance draws by."""
    if old.seat == wanted.seat:
        return SeatRow(table.id, old.seat, "person", person.id, old.name, STAND_IN, named=old.named)
    bot = checked_bot(wanted.bot, find(table.title))
    return SeatRow(table.id, old.seat, "bot", name=old.name, bot=bot, named=old.named)


def entries_of(
    row: TableRow, room: Room, seats: list[SeatRow], log: list[tuple[int, int]]
) -> list[EntryRow]:
    """What was played before; chance has the same key, so it comes by itself."""
    chance, options = chance_of(row, room.store.vault), msgspec.json.decode(row.options)
    names = [seat.name for seat in seats]
    journal = Journal(row.id, room.title, options, names, chance, Pace())
    made = journal.roll()
    for seat, action in log:
        if seat != CHANCE:
            made += journal.play(seat, action)
    return made


ROUTES: Final[list[HTTPRouteHandler]] = [told, analyse, play_on]
