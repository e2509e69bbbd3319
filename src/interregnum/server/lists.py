"""Tables as the lobby lists them."""

from typing import Any, Final

import msgspec
from litestar import get
from litestar.handlers import HTTPRouteHandler

from interregnum.core.game import NONE, Seat
from interregnum.server.errors import NotAllowed, OldRules
from interregnum.server.roster import mode_of
from interregnum.server.services import Services
from interregnum.server.store import PersonRow, SeatRow, TableRow
from interregnum.server.wire import Pace

LISTED: Final = 50


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str


class SeatSummary(msgspec.Struct, frozen=True):
    kind: str
    name: str
    bot: str
    mine: bool


class Summary(msgspec.Struct, frozen=True):
    """A table in a list, or an invitation to it."""

    table: str
    title: str
    mode: str  # the closest one; empty where the title is not there
    status: str
    seats: list[SeatSummary]
    created: float
    moved: float  # when something last happened
    awaited: list[int]  # whom a running match waits for
    host: str  # who opened it, by name
    hosting: bool
    public: bool
    pace: Pace
    undo: str
    undone: bool
    turn: bool = False  # the match waits for me


class Lists(msgspec.Struct, frozen=True):
    """All that the lobby shows; who is not known yet has no `me` and no tables."""

    me: Me | None
    open: list[Summary]
    running: list[Summary]
    mine: list[Summary]


class Glance(msgspec.Struct, frozen=True):
    """Where a match stands, as anybody may see it: for a small picture."""

    round: int
    rounds: int
    view: Any


class Summer:
    """Sums up tables for one reader, after one look at the store for all of them."""

    def __init__(self, services: Services, person: str) -> None:
        self.services = services
        self.person = person
        self.seats: dict[str, list[SeatRow]] = {}
        self.hosts: dict[str, str] = {}
        self.moved: dict[str, float] = {}
        self.awaited: dict[str, list[Seat]] = {}

    async def read(self, rows: list[TableRow]) -> None:
        store, ids = self.services.store, [row.id for row in rows]
        self.seats = await store.seats_of(ids)
        self.hosts = await store.names([row.host for row in rows])
        self.moved = await store.moved(ids)
        playing = [row.id for row in rows if row.status == "playing"]
        self.awaited = await self.services.rooms.awaited(playing)

    def sum(self, row: TableRow) -> Summary:
        seats, awaited = self.seats[row.id], self.awaited.get(row.id, [])
        mine = [bool(self.person) and seat.person == self.person for seat in seats]
        return Summary(
            table=row.id,
            title=row.title,
            mode=mode_of(row, len(seats)),
            status=row.status,
            seats=[
                SeatSummary(seat.kind, seat.name, seat.bot, own)
                for seat, own in zip(seats, mine, strict=True)
            ],
            created=row.created,
            moved=self.moved.get(row.id, row.created),
            awaited=awaited,
            host=self.hosts.get(row.host, ""),
            hosting=bool(self.person) and row.host == self.person,
            public=row.public,
            pace=msgspec.json.decode(row.pace, type=Pace),
            undo=row.undo,
            undone=row.undone,
            turn=any(mine[seat] for seat in awaited),
        )


async def summary(services: Services, table: str, person: str = "") -> Summary:
    row, summer = await services.lobby.table(table), Summer(services, person)
    await summer.read([row])
    return summer.sum(row)


@get("/api/tables", opt={"price": 4.0})
async def list_tables(guest: PersonRow | None, services: Services) -> Lists:
    """Public tables, and those of whoever asks."""
    store, person = services.store, guest.id if guest else ""
    lists = (
        await store.tables(status="open", public=True, limit=LISTED),
        await store.tables(status="playing", public=True, limit=LISTED),
        await store.tables_of(person, LISTED) if person else [],
    )
    summer = Summer(services, person)
    await summer.read([row for rows in lists for row in rows])
    open_, running, mine = ([summer.sum(row) for row in rows] for rows in lists)
    return Lists(Me(guest.id, guest.name) if guest else None, open_, running, mine)


@get("/api/tables/{table:str}")
async def show(table: str, guest: PersonRow | None, services: Services) -> Summary:
    """What an invitation says: who invites, to what."""
    return await summary(services, table, guest.id if guest else "")


@get("/api/tables/{table:str}/glance", opt={"price": 2.0})
async def glance(table: str, services: Services) -> Glance:
    """Who has the link may watch, so they may look at it from the lobby, too."""
    room = await services.rooms.room(table)
    if room.journal is None:
        raise OldRules("its rules are gone") if room.outdated else NotAllowed("it has not begun")
    title, s = room.title, room.journal.match.state
    view = title.view(s, NONE)
    return Glance(view.round, view.rounds, msgspec.to_builtins(view))


ROUTES: Final[list[HTTPRouteHandler]] = [list_tables, show, glance]
