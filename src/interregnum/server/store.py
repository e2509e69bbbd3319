"""Storage: people, tables and the append-only journals of matches."""

import sqlite3
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import asyncpg
import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from interregnum.core.record import NOBODY
from interregnum.server import metrics
from interregnum.server.database import make_access, make_engine, make_inserter, migrate
from interregnum.server.figures import FIGURES
from interregnum.server.schema import (
    ALBUMS,
    CHAT,
    CHECKPOINTS,
    ENTRIES,
    PEOPLE,
    SEATS,
    SECRETS,
    TABLES,
)
from interregnum.server.sealing import require_key, seal_plain, wipe
from interregnum.server.settings import Settings
from interregnum.server.vault import Vault, open_vault
from interregnum.server.wire import Phrase
from interregnum.server.writer import Writer

PARTS: Final = (ENTRIES, CHECKPOINTS, ALBUMS, CHAT, SEATS)  # of a table
PARAMETERS: Final = 500  # of one statement
FAULTS: Final = (
    OSError,
    SQLAlchemyError,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)  # the database is not there, or refuses what it was told


class EntryRow(msgspec.Struct, frozen=True, gc=False):
    """One row of a journal."""

    table: str
    n: int
    kind: str  # play, step, undo, remake, ask, agree, decline, rewind
    seat: int
    action: int
    at: float
    awaited: str = ""  # seats, with commas: whom the match waits for after this row


class CheckpointRow(msgspec.Struct, frozen=True):
    """One of a table: a newer one takes the place of the older."""

    table: str
    n: int
    version: int
    data: bytes


class TableRow(msgspec.Struct, frozen=True):
    id: str
    title: str
    version: int
    options: str
    pace: str
    host: str
    public: bool
    status: str
    key: str  # hidden by the vault, as is all entropy
    promise: str
    created: float
    entropy: str = ""
    due: float | None = None
    undo: str = "free"
    undone: bool = False
    terms: str = ""
    seals: str = "[]"
    withheld: str = "[]"
    withholders: str = "[]"
    opened: float = 0.0
    talk: str = ""


class SeatRow(msgspec.Struct, frozen=True):
    table: str
    seat: int
    kind: str = "open"
    person: str = ""
    name: str = ""
    bot: str = ""
    away: bool = False
    auto: bool = False
    entropy: str = ""
    link: str = ""
    ready: bool = False
    gone: bool = False
    seal: str = ""
    named: str = ""


class PersonRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    secret: str
    created: float
    seen: float = 0.0


class ChatRow(msgspec.Struct, frozen=True):
    id: int
    table: str
    person: str
    name: str
    text: str
    at: float
    phrase: Phrase = ""


def open_store(settings: Settings) -> "Store":
    """With its vault."""
    return Store(settings.database, open_vault(settings), full_sync=settings.full_sync)


class Store:
    """One engine; one writer that commits the appends of many matches together."""

    def __init__(self, url: str, vault: Vault, *, full_sync: bool = False) -> None:
        self.url = url
        self.vault = vault
        self.engine = make_engine(url, full_sync=full_sync)
        self.access = make_access(self.engine, full_sync=full_sync)
        self.writer = Writer(make_inserter(self.engine, full_sync=full_sync))

    async def open(self) -> None:
        """Bring the schema up to date and start the writer."""
        try:
            await self.prepare()
        except BaseException:
            await self.close()
            raise
        self.writer.start()

    async def prepare(self) -> None:
        async with self.engine.connect() as connection:
            await connection.run_sync(migrate)
            await connection.run_sync(require_key, self.vault)
            sealed = await connection.run_sync(seal_plain, self.vault)
            await connection.commit()
        if sealed:
            await wipe(self.engine)

    async def close(self) -> None:
        await self.writer.stop()
        await self.access.close()
        await self.engine.dispose()

    async def append(self, entries: list[EntryRow]) -> bool:
        """Durable when it returns True; False: somebody else wrote that number first."""
        with metrics.APPENDS.time():
            return await self.writer.append(entries)

    def append_at_once(self, entries: list[EntryRow]) -> bool:
        """Durable if True; else nothing was written, and `append` tells why or waits for it."""
        started = time.perf_counter()
        if not self.writer.append_at_once(entries):
            return False
        FIGURES.appends.append(time.perf_counter() - started)
        return True

    async def entries(self, table: str, start: int = 0) -> list[EntryRow]:
        with metrics.DATABASE.labels("read").time():
            return [EntryRow(*row) for row in await self.access.journal(table, start)]

    async def checkpoint(self, table: str) -> CheckpointRow | None:
        rows = await self.rows(sa.select(CHECKPOINTS).where(CHECKPOINTS.c.table == table))
        return CheckpointRow(**rows[0]) if rows else None

    async def keep_checkpoint(self, row: CheckpointRow, undone: list[int]) -> None:
        """And rows that it makes needless go, but never the last: by it others see a gap."""
        mine, later = CHECKPOINTS.c.table == row.table, ENTRIES.c.table == row.table
        gone = [n for n in undone if n < row.n - 1]
        parts = [gone[k : k + PARAMETERS] for k in range(0, len(gone), PARAMETERS)]
        with suppress(IntegrityError):  # another worker's stands for more
            await self.run(
                sa.delete(CHECKPOINTS).where(mine, CHECKPOINTS.c.n < row.n),
                sa.insert(CHECKPOINTS).values(**msgspec.structs.asdict(row)),
                *(sa.delete(ENTRIES).where(later, ENTRIES.c.n.in_(part)) for part in parts),
            )

    async def awaited(self, tables: list[str]) -> dict[str, list[int]]:
        """Whom each match waits for, by the last row of its journal."""
        rows = sa.select(ENTRIES.c.table, sa.func.max(ENTRIES.c.n).label("n"))
        last = rows.where(ENTRIES.c.table.in_(tables)).group_by(ENTRIES.c.table).subquery()
        same = (ENTRIES.c.table == last.c.table) & (ENTRIES.c.n == last.c.n)
        query = sa.select(ENTRIES.c.table, ENTRIES.c.awaited).join(last, same)
        found = await self.rows(query) if tables else []
        return {row["table"]: [int(k) for k in row["awaited"].split(",") if k] for row in found}

    async def moved(self, tables: list[str]) -> dict[str, float]:
        """When something last happened in each match that has begun."""
        last = sa.select(ENTRIES.c.table, sa.func.max(ENTRIES.c.at).label("at"))
        query = last.where(ENTRIES.c.table.in_(tables)).group_by(ENTRIES.c.table)
        found = await self.rows(query) if tables else []
        return {row["table"]: row["at"] for row in found}

    async def rows(self, query: sa.Select[Any]) -> Sequence[Any]:
        with metrics.DATABASE.labels("read").time():
            return await self.access.rows(query)

    async def run(self, first: Any, *more: Any) -> int:
        """Write statements in one transaction; how many rows the last one touched."""
        with metrics.DATABASE.labels("write").time():
            return await self.access.run(first, *more)

    async def secret(self, name: str, value: str) -> str:
        """A secret all workers share: the first value that is offered stays."""
        with suppress(IntegrityError):
            await self.run(sa.insert(SECRETS).values(name=name, value=value))
        rows = await self.rows(sa.select(SECRETS).where(SECRETS.c.name == name))
        return str(rows[0]["value"])

    async def add_person(self, person: PersonRow) -> None:
        await self.run(sa.insert(PEOPLE).values(**msgspec.structs.asdict(person)))

    async def person(self, person: str) -> PersonRow | None:
        rows = await self.rows(sa.select(PEOPLE).where(PEOPLE.c.id == person))
        return PersonRow(**rows[0]) if rows else None

    async def names(self, people: list[str]) -> dict[str, str]:
        """Of those who are still known."""
        query = sa.select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(set(people)))
        return {row["id"]: row["name"] for row in await self.rows(query)}

    async def rename(self, person: str, name: str) -> None:
        await self.run(sa.update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))

    async def saw(self, person: str, now: float) -> None:
        await self.run(sa.update(PEOPLE).where(PEOPLE.c.id == person).values(seen=now))

    async def forget(self, person: str, *more: Any) -> None:
        """Delete a person: seats, tables and chat keep no trace of who it was."""
        mine = SEATS.c.person == person
        begun = SEATS.c.table.in_(sa.select(TABLES.c.id).where(TABLES.c.status != "open"))
        gone = {"person": "", "away": False, "link": "", "entropy": "", "ready": False}
        await self.run(
            sa.update(SEATS).where(SEATS.c.named == person).values(name=NOBODY, named=""),
            sa.update(SEATS).where(mine, begun).values(**gone, kind="bot"),
            sa.update(SEATS).where(mine).values(**gone, kind="open", name="", bot=""),
            sa.update(TABLES).where(TABLES.c.host == person).values(host=""),
            sa.delete(CHAT).where(CHAT.c.person == person),
            *more,
            sa.delete(PEOPLE).where(PEOPLE.c.id == person),
        )

    async def drop(self, table: str) -> None:
        """Delete a table with all that belongs to it."""
        await self.run(
            *(sa.delete(part).where(part.c.table == table) for part in PARTS),
            sa.delete(TABLES).where(TABLES.c.id == table),
        )

    async def set_host(self, table: str, person: str) -> None:
        await self.run(sa.update(TABLES).where(TABLES.c.id == table).values(host=person))

    async def add_table(self, table: TableRow, seats: list[SeatRow]) -> None:
        await self.run(
            sa.insert(TABLES).values(**msgspec.structs.asdict(table)),
            sa.insert(SEATS).values([msgspec.structs.asdict(seat) for seat in seats]),
        )

    async def table(self, table: str) -> TableRow | None:
        rows = await self.rows(sa.select(TABLES).where(TABLES.c.id == table))
        return TableRow(**rows[0]) if rows else None

    async def existing(self, tables: list[str]) -> set[str]:
        query = sa.select(TABLES.c.id).where(TABLES.c.id.in_(tables))
        return {row["id"] for row in await self.rows(query)} if tables else set()

    async def tables(self, *, status: str, public: bool, limit: int) -> list[TableRow]:
        query = sa.select(TABLES).where(TABLES.c.status == status, TABLES.c.public == public)
        newest = query.order_by(TABLES.c.created.desc()).limit(limit)
        return [TableRow(**row) for row in await self.rows(newest)]

    async def playing(self, limit: int) -> list[str]:
        """Matches that go on, the newest first."""
        query = sa.select(TABLES.c.id).where(TABLES.c.status == "playing")
        newest = query.order_by(TABLES.c.created.desc()).limit(limit)
        return [row["id"] for row in await self.rows(newest)]

    async def tables_of(self, person: str, limit: int, *, put_away: bool = False) -> list[TableRow]:
        """Their own and those they sit at; those that they have put away too, if told."""
        at = sa.select(SEATS.c.table).where(SEATS.c.person == person)
        mine = sa.or_(TABLES.c.id.in_(at), TABLES.c.host == person)
        listed = sa.true() if put_away else TABLES.c.id.not_in(at.where(SEATS.c.gone))
        query = sa.select(TABLES).where(mine, listed).order_by(TABLES.c.created.desc()).limit(limit)
        return [TableRow(**row) for row in await self.rows(query)]

    async def change_status(self, table: str, before: str, **values: str | float | None) -> bool:
        """Of a full table; True for the one caller that made the change."""
        empty = sa.exists().where(SEATS.c.table == table, SEATS.c.kind == "open")
        change = sa.update(TABLES).where(TABLES.c.id == table, TABLES.c.status == before, ~empty)
        return await self.run(locked(table), change.values(**values)) == 1

    async def break_off(self, table: str, **values: str) -> bool:
        """An opening that came to nothing: another key, and nobody has sealed anything."""
        opening = (TABLES.c.id == table) & (TABLES.c.status == "opening")
        values = {"status": "open", "terms": "", "seals": "[]", **values}
        nothing = {"seal": "", "entropy": "", "ready": False}
        still = sa.exists().where(TABLES.c.id == table, TABLES.c.status == "opening")
        return await self.run(
            locked(table),
            sa.update(SEATS).where(SEATS.c.table == table, still).values(**nothing),
            sa.update(TABLES).where(opening).values(**values),
        ) == 1  # fmt: skip

    async def finish(self, table: str) -> None:
        await self.run(sa.update(TABLES).where(TABLES.c.id == table).values(status="over"))

    async def end(self, table: str) -> None:
        """Given up: it has no result."""
        running = (TABLES.c.id == table) & (TABLES.c.status == "playing")
        await self.run(sa.update(TABLES).where(running).values(status="ended", due=None))

    async def set_undone(self, table: str) -> None:
        await self.run(sa.update(TABLES).where(TABLES.c.id == table).values(undone=True))

    async def set_due(self, table: str, due: float | None) -> None:
        await self.run(sa.update(TABLES).where(TABLES.c.id == table).values(due=due))

    async def claim(self, lease: float, limit: int) -> list[str]:
        """Running tables that are due; each goes to the one worker whose change was first."""
        late = (TABLES.c.status == "playing") & (TABLES.c.due < time.time())
        found = await self.rows(sa.select(TABLES.c.id, TABLES.c.due).where(late).limit(limit))
        mine = []
        for row in found:
            same = (TABLES.c.id == row["id"]) & (TABLES.c.due == row["due"])
            if await self.run(sa.update(TABLES).where(same).values(due=lease)) == 1:
                mine.append(str(row["id"]))
        return mine

    async def seats(self, table: str) -> list[SeatRow]:
        return (await self.seats_of([table]))[table]

    async def seats_of(self, tables: list[str]) -> dict[str, list[SeatRow]]:
        query = sa.select(SEATS).where(SEATS.c.table.in_(tables)).order_by(SEATS.c.seat)
        found: dict[str, list[SeatRow]] = {table: [] for table in tables}
        for row in await self.rows(query):
            found[row["table"]].append(SeatRow(**row))
        return found

    async def take_seat(self, seat: SeatRow, *, only: bool = False) -> bool:
        """Fill an open seat; False if somebody was faster. `only`: who has another gets none."""
        values = msgspec.structs.asdict(seat)
        mine = (SEATS.c.table == seat.table) & (SEATS.c.seat == seat.seat)
        change = sa.update(SEATS).where(mine & (SEATS.c.kind == "open"))
        if only:
            change = change.where(~sits_elsewhere(seat.table, seat.seat, seat.person))
        return await self.run(locked(seat.table), change.values(**values)) == 1

    async def change_seat(self, table: str, seat: int, **values: str | bool) -> None:
        mine = (SEATS.c.table == table) & (SEATS.c.seat == seat)
        await self.run(sa.update(SEATS).where(mine).values(**values))

    async def change_before(
        self, table: str, seat: int, person: str, /, **values: str | bool
    ) -> bool:
        """A seat that is still this person's (empty: nobody's), if no match has begun yet."""
        still_open = sa.exists().where(TABLES.c.id == table, TABLES.c.status == "open")
        mine = (SEATS.c.table == table) & (SEATS.c.seat == seat) & (SEATS.c.person == person)
        change = sa.update(SEATS).where(mine, still_open).values(**values)
        return await self.run(locked(table), change) == 1

    async def claim_seat(
        self, table: str, seat: int, link: str, person: str, *, only: bool
    ) -> bool:
        """By the digest of its link, which is spent with it. `only`: not by who has another."""
        mine = (SEATS.c.table == table) & (SEATS.c.seat == seat) & (SEATS.c.link == link)
        change = sa.update(SEATS).where(mine)
        if only:
            change = change.where(~sits_elsewhere(table, seat, person))
        return await self.run(locked(table), change.values(person=person, away=False, link="")) == 1

    async def last_at(self, table: str) -> float:
        """When the last row of a journal was written; nought before the first."""
        query = sa.select(sa.func.max(ENTRIES.c.at).label("at")).where(ENTRIES.c.table == table)
        return float((await self.rows(query))[0]["at"] or 0.0)

    async def add_chat(self, row: ChatRow) -> int:
        values = msgspec.structs.asdict(row)
        del values["id"]
        return await self.run(sa.insert(CHAT).values(**values).returning(CHAT.c.id))

    async def chat(self, table: str, after: int, limit: int) -> list[ChatRow]:
        query = sa.select(CHAT).where(CHAT.c.table == table, CHAT.c.id > after)
        rows = await self.rows(query.order_by(CHAT.c.id.desc()).limit(limit))
        return [ChatRow(**row) for row in reversed(rows)]

    async def chat_of(self, person: str) -> list[ChatRow]:
        query = sa.select(CHAT).where(CHAT.c.person == person).order_by(CHAT.c.id)
        return [ChatRow(**row) for row in await self.rows(query)]


def sits_elsewhere(table: str, seat: int, person: str) -> sa.Exists:
    """At the same table."""
    other = SEATS.alias()
    return sa.exists().where(other.c.table == table, other.c.seat != seat, other.c.person == person)


def locked(table: str) -> sa.Select[Any]:
    """PostgreSQL: who changes seats and who begins the match wait for each other."""
    return sa.select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()
