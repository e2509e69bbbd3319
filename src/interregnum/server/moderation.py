"""What people can do about each other: kick, replace, mute, block, report; and operators: ban."""

import time
from contextlib import suppress
from typing import Annotated, Any, Final, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from interregnum.core.game import Seat
from interregnum.server.errors import NotAllowed, Quota
from interregnum.server.people import clean_line
from interregnum.server.schema import BANS, BLOCKS, CHAT, REPORTS, STUDIES
from interregnum.server.store import PersonRow, SeatRow, Store, TableRow
from interregnum.server.wire import Pace

STALLED: Final = 600.0  # seconds for which a match waits before its host may replace somebody
REPORTS_A_DAY: Final = 20
REPORT_LENGTH: Final = 500
DAY: Final = 24 * 3600.0
HOSTS: Final = ("kick", "replace", "mute", "unmute")  # what only a table's host may do

What = Literal["kick", "replace", "mute", "unmute", "block", "unblock", "report"]


class Moderate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """About whoever sits on a seat, or wrote a line of the chat."""

    what: What
    seat: int = -1
    line: Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)] = 0
    text: Annotated[str, msgspec.Meta(max_length=REPORT_LENGTH)] = ""  # of a report


class Moderation:
    """The rows behind it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def obey(
        self, person: PersonRow, table: TableRow, wanted: Moderate, awaited: list[Seat]
    ) -> str:
        """Do what is wanted; about whom it was. `awaited`: whom the match waits for."""
        if wanted.what in HOSTS and table.host != person.id:
            raise NotAllowed("only the host may do this")
        seats = await self.store.seats(table.id)
        about = await self.meant(table.id, seats, wanted)
        if about in ("", person.id):
            raise NotAllowed("there is nobody whom this could be about")
        theirs = [seat for seat in seats if seat.person == about]
        match wanted.what:
            case "kick":
                await self.kick(table, theirs, about)
            case "replace":
                await self.replace(table, theirs, awaited)
            case "mute" | "block":
                await self.put(owner_of(wanted.what, person, table), about, wanted.what)
            case "unmute" | "unblock":
                kind = wanted.what.removeprefix("un")
                await self.lift(owner_of(kind, person, table), about, kind)
            case "report":
                await self.report(person, table, about, wanted.text)
        return about

    async def meant(self, table: str, seats: list[SeatRow], wanted: Moderate) -> str:
        if 0 <= wanted.seat < len(seats):
            return seats[wanted.seat].person
        query = sa.select(CHAT.c.person).where(CHAT.c.table == table, CHAT.c.id == wanted.line)
        rows = await self.store.rows(query)
        return str(rows[0]["person"]) if rows else ""

    async def kick(self, table: TableRow, theirs: list[SeatRow], about: str) -> None:
        """From a table that is not played yet; they do not come back."""
        if table.status != "open":
            raise NotAllowed("the match has begun already")
        await self.put(table.id, about, "kick")
        for seat in theirs:
            blank = msgspec.structs.asdict(SeatRow(table.id, seat.seat))
            await self.store.change_before(table.id, seat.seat, about, **blank)

    async def replace(self, table: TableRow, theirs: list[SeatRow], awaited: list[Seat]) -> None:
        """By a bot for good, where somebody is away or lets the others wait for long.

        Where there is a clock it says how long that may be, and who is late is away.
        """
        last, pace = await self.store.last_at(table.id), msgspec.json.decode(table.pace, type=Pace)
        waits = pace.kind == "none" and any(seat.seat in awaited for seat in theirs)
        stalled = waits and time.time() - max(last, table.created) > STALLED
        if table.status != "playing" or not theirs:
            raise NotAllowed("nobody is to be replaced there")
        if not stalled and not all(seat.away for seat in theirs):
            raise NotAllowed("who is here and plays is not replaced")
        for seat in theirs:
            bot: dict[str, str | bool] = {"kind": "bot", "person": "", "away": False, "link": ""}
            await self.store.change_seat(table.id, seat.seat, **bot)

    async def report(self, person: PersonRow, table: TableRow, about: str, text: str) -> None:
        """For the operator; the chat of the table stays to be read meanwhile."""
        recent = (REPORTS.c.person == person.id) & (REPORTS.c.at > time.time() - DAY)
        rows = await self.store.rows(sa.select(sa.func.count().label("n")).where(recent))
        if rows[0]["n"] >= REPORTS_A_DAY:
            raise Quota("so many reports a day")
        row = {"table": table.id, "person": person.id, "about": about, "at": time.time()}
        told = clean_line(text, REPORT_LENGTH)
        await self.store.run(sa.insert(REPORTS).values(**row, text=told, done=False))

    async def put(self, owner: str, person: str, kind: str) -> None:
        with suppress(IntegrityError):  # it is so already
            await self.store.run(sa.insert(BLOCKS).values(owner=owner, person=person, kind=kind))

    async def lift(self, owner: str, person: str, kind: str) -> None:
        mine = (BLOCKS.c.owner == owner) & (BLOCKS.c.person == person) & (BLOCKS.c.kind == kind)
        await self.store.run(sa.delete(BLOCKS).where(mine))

    async def require_welcome(self, table: TableRow, person: str, *kinds: str) -> None:
        """Neither sent away from this table, nor blocked by its host."""
        owners = BLOCKS.c.owner.in_([table.id, table.host])
        query = sa.select(BLOCKS.c.kind).where(owners, BLOCKS.c.person == person)
        if any(row["kind"] in kinds for row in await self.store.rows(query)):
            raise NotAllowed("the host of this table does not want it")

    async def blocked_by(self, person: str) -> set[str]:
        """Whose lines a person does not read."""
        mine = (BLOCKS.c.owner == person) & (BLOCKS.c.kind == "block")
        rows = await self.store.rows(sa.select(BLOCKS.c.person).where(mine)) if person else []
        return {row["person"] for row in rows}

    async def banned(self) -> set[str]:
        rows = await self.store.rows(sa.select(BANS.c.account).where(BANS.c.until > time.time()))
        return {row["account"] for row in rows}


async def known_of(store: Store, person: str) -> dict[str, Any]:
    """What a person did about others, and that others did something about them, but not who."""
    own = sa.select(REPORTS).where(REPORTS.c.person == person).order_by(REPORTS.c.id)
    about = sa.select(REPORTS.c.at).where(REPORTS.c.about == person).order_by(REPORTS.c.id)
    blocks = sa.select(BLOCKS.c.person, BLOCKS.c.kind).where(BLOCKS.c.owner == person)
    told = ("table", "about", "text", "at")
    return {
        "blocks": await store.rows(blocks),
        "reports": [{name: row[name] for name in told} for row in await store.rows(own)],
        "reported": [row["at"] for row in await store.rows(about)],
    }


def owner_of(kind: str, person: PersonRow, table: TableRow) -> str:
    """A mute is the table's, a block a person's own."""
    return table.id if kind == "mute" else person.id


def rows_about(person: str) -> list[Any]:
    """What goes with a person who is deleted."""
    return [
        sa.delete(BLOCKS).where((BLOCKS.c.person == person) | (BLOCKS.c.owner == person)),
        sa.delete(REPORTS).where((REPORTS.c.person == person) | (REPORTS.c.about == person)),
        sa.delete(BANS).where(BANS.c.account == person),
        sa.delete(STUDIES).where(STUDIES.c.person == person),
    ]
