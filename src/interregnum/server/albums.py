"""Finished matches as everybody saw them, kept for the day on which their rules are others.

An album has pages: the record, the points after every entry, and all positions by pair of eyes.
Names are not in it: they stay where a person can take them back.
"""

import asyncio
import lzma
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError

from interregnum.core.errors import GameError
from interregnum.core.game import NONE, Seat
from interregnum.core.record import Fairness, Record
from interregnum.games.registry import TITLES
from interregnum.server.errors import OldRules
from interregnum.server.library import Library, course_of, record_of
from interregnum.server.opening import chance_of
from interregnum.server.people import shortened
from interregnum.server.replay import ACTOR, eyes_of
from interregnum.server.replay_worker import Reading
from interregnum.server.schema import ALBUMS, TABLES
from interregnum.server.store import EntryRow, Store, TableRow

if TYPE_CHECKING:
    from interregnum.server.rooms import Rooms

TOGETHER: Final = 50  # positions that are drawn at a time: others wait for the same process
FEW: Final = 5  # albums at one look
PRESET: Final = 1  # of the compressor: positions are so alike that more gains little
Entries = list[tuple[Seat, int]]  # of a log
LOG: Final = structlog.get_logger()


class Seen(msgspec.Struct, frozen=True):
    """Of a position: who had acted."""

    seat: int


class Kept(msgspec.Struct, frozen=True):
    """Of a checkpoint what needs no rules."""

    length: int = 0
    log: Entries = []


class Shown(msgspec.Struct, frozen=True):
    view: msgspec.Raw


class Albums:
    """Made by the clock, of matches that can be read today."""

    def __init__(self, store: Store, rooms: "Rooms", library: Library) -> None:
        self.store = store
        self.rooms = rooms
        self.library = library
        self.failed: set[str] = set()

    async def make_some(self, most: int = FEW) -> int:
        """Of finished matches that have none; how many there were."""
        today = [
            (TABLES.c.title == title.name) & (TABLES.c.version == title.game.version)
            for title in TITLES.values()
        ]
        whole = ALBUMS.c.page == "course"  # an analysis alone is no album
        kept = sa.exists().where(ALBUMS.c.table == TABLES.c.id, whole)
        wanted = (TABLES.c.status == "over") & sa.or_(*today) & ~kept
        query = sa.select(TABLES.c.id).where(wanted, TABLES.c.id.not_in(self.failed))
        rows = await self.store.rows(query.order_by(TABLES.c.created).limit(most))
        for row in rows:
            await self.make(row["id"])
        return len(rows)

    async def make(self, table: str) -> None:
        try:
            room = await self.rooms.room(table)
            record = room.playing().match.record  # without names, below
            pages = {"record": await self.read(record_of(record))}
            pages["record"] = nameless(pages["record"])
            pages["course"] = await self.read(course_of(record))
            for eyes in range(NONE, record.seats):
                pages[page_of(eyes)] = await self.positions(record, eyes)
        except GameError as error:
            self.failed.add(table)
            LOG.warning("album_failed", table=shortened(table), why=error.code)
            return
        await self.keep(table, pages)

    async def read(self, reading: Reading) -> bytes:
        return await self.library.read_anew(reading, "")

    async def positions(self, record: Record, eyes: Seat) -> bytes:
        """All of them through one pair of eyes."""
        found: list[msgspec.Raw] = []
        for start in range(0, len(record.log) + 1, TOGETHER):
            part = await self.read(Reading(record, "replay", eyes, start, TOGETHER))
            found += listed(part)
        return msgspec.json.encode(found)

    async def keep(self, table: str, pages: dict[str, bytes]) -> None:
        rows = [
            {"table": table, "page": page, "data": await asyncio.to_thread(packed, data)}
            for page, data in pages.items()
        ]
        with suppress(IntegrityError):  # another worker was faster
            await self.store.run(sa.insert(ALBUMS).values(rows))


async def page(store: Store, table: str, name: str) -> bytes:
    """As it was written; refused where there is no album."""
    mine = (ALBUMS.c.table == table) & (ALBUMS.c.page == name)
    rows = await store.rows(sa.select(ALBUMS.c.data).where(mine))
    if not rows:
        raise OldRules("the match was played by older rules, and its positions were not kept")
    return await asyncio.to_thread(lzma.decompress, rows[0]["data"])


async def frames(store: Store, table: str, eyes: Seat, start: int, count: int) -> bytes:
    """Some positions; those of whoever acts are taken from everybody's."""
    cut = slice(start, start + count)
    watched = listed(await page(store, table, page_of(NONE if eyes == ACTOR else eyes)))[cut]
    if eyes != ACTOR:
        return msgspec.json.encode(watched)
    actors = [msgspec.json.decode(each, type=Seen).seat for each in watched]
    seen = {NONE: watched}
    for seat in {eyes_of(ACTOR, actor) for actor in actors} - {NONE}:
        seen[seat] = listed(await page(store, table, page_of(seat)))[cut]
    chosen = [seen[eyes_of(ACTOR, actor)][k] for k, actor in enumerate(actors)]
    return msgspec.json.encode(chosen)


async def last_view(store: Store, table: str, eyes: Seat) -> msgspec.Raw | None:
    """How it ended; None where there is no album."""
    try:
        seen = listed(await page(store, table, page_of(eyes)))
    except OldRules:
        return None
    return msgspec.json.decode(seen[-1], type=Shown).view


async def record(store: Store, table: TableRow, names: list[str]) -> Record:
    """From the album; else from the journal, without what only the rules could tell."""
    try:
        kept = msgspec.json.decode(await page(store, table.id, "record"), type=Record)
    except OldRules:
        return await journal_record(store, table, names)
    chance = msgspec.structs.replace(kept.chance, withheld=withheld_at(table))
    return msgspec.structs.replace(kept, names=names, chance=chance)


async def journal_record(store: Store, table: TableRow, names: list[str]) -> Record:
    """The key, the moves and the terms; no ranks, and no totals of the draws."""
    chance, kept = chance_of(table, store.vault), await store.checkpoint(table.id)
    start = msgspec.msgpack.decode(kept.data, type=Kept) if kept else Kept()
    rows = await store.entries(table.id, start.length)
    told = Fairness(table.promise, chance.entropy, chance.key.hex(), chance.seals, chance.withheld)
    options = msgspec.json.decode(table.options)
    log = log_of(start.log, rows)
    return Record(
        table.title, table.version, options, len(names), names, told, log, [], table.undone
    )


def page_of(eyes: Seat) -> str:
    return f"eyes {eyes}"


def packed(data: bytes) -> bytes:
    return lzma.compress(data, preset=PRESET)


def listed(data: bytes) -> list[msgspec.Raw]:
    return msgspec.json.decode(data, type=list[msgspec.Raw])


def nameless(data: bytes) -> bytes:
    """Names are told by the rows of the table, from which they may go."""
    record = msgspec.json.decode(data, type=Record)
    chance = msgspec.structs.replace(record.chance, withheld=[])
    return msgspec.json.encode(msgspec.structs.replace(record, names=[], chance=chance))


def withheld_at(table: TableRow) -> list[str]:
    return msgspec.json.decode(table.withheld, type=list[str])


def log_of(start: Entries, rows: list[EntryRow]) -> Entries:
    """What a journal leaves of its entries, without asking the rules."""
    log = list(start)
    for row in rows:
        if row.kind in ("play", "step"):
            log.append((row.seat, row.action))
        elif row.kind in ("undo", "remake"):
            own = [k for k, (seat, _) in enumerate(log) if seat == row.seat][-(row.action or 1) :]
            log = [entry for k, entry in enumerate(log) if k not in own]
        elif row.kind == "rewind":
            del log[row.action :]
    return log
