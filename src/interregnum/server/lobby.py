"""Tables before they are played: opening, joining, filling seats, starting."""

import time
from functools import partial
from typing import Any, Literal

import msgspec

from interregnum.bots.levels import LevelBot, level_of
from interregnum.bots.names import budget, parse, tidy
from interregnum.core.chance import commitment, new_key
from interregnum.core.errors import BadOption, UnknownBot
from interregnum.core.match import Values
from interregnum.games.registry import find
from interregnum.games.title import Title, values_of
from interregnum.server.errors import NotAllowed, UnknownMatch
from interregnum.server.moderation import Moderate, Moderation, rows_about
from interregnum.server.naming import nameless, naming
from interregnum.server.opening import Openings, added
from interregnum.server.people import NAME_LENGTH, clean_name, digest, token
from interregnum.server.quotas import Quotas
from interregnum.server.room import LEASE
from interregnum.server.rooms import Rooms
from interregnum.server.store import PersonRow, SeatRow, Store, TableRow
from interregnum.server.vault import Vault
from interregnum.server.wire import Pace, Taking, Talking

STAND_IN = "greedy"
BOT_NAMES = ("Adalbert", "Ludmila", "Otakar", "Svatava", "Zbyhněv")
MOST_SECONDS = 5.0
MOST_STEPS = 20_000
ALL = 1_000_000


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`seats`: "me", "open", or a bot's name, in seat order."""

    title: str
    seats: list[str]
    options: dict[str, Any] = {}
    public: bool = False
    pace: Pace = Pace()
    undo: Taking = "free"
    names: list[str] = []  # of people on one device, by seat; empty: one's own
    talk: Talking | Literal[""] = ""  # empty: phrases at a public table, anything at a private one
    start: bool = False  # at once, if no seat is open; nobody adds to chance then


class Lobby:
    def __init__(self, store: Store, rooms: Rooms, quotas: Quotas, patience: float) -> None:
        self.store = store
        self.quotas = quotas
        self.rooms = rooms
        self.openings = Openings(store, patience)
        self.moderation = Moderation(store)

    async def create(self, person: PersonRow, wanted: NewTable) -> TableRow:
        """A table of its own; the commitment to chance is made here, before any draw."""
        title = find(wanted.title)
        options = title.options(wanted.options)
        title.require(options, len(wanted.seats))
        check_pace(wanted.pace)
        row = msgspec.structs.replace(
            new_table(title, values_of(options), new_key(), person, self.store.vault),
            pace=msgspec.json.encode(wanted.pace).decode(),
            undo=wanted.undo,
            talk=wanted.talk,
            public=wanted.public,
        )
        seats = [filled(row, k, kind, person) for k, kind in enumerate(wanted.seats)]
        bots = sum(seat.kind == "bot" for seat in seats)
        await self.quotas.require(person.id, tables=1, bots=bots)
        await self.store.add_table(row, called(seats, wanted.names))
        if wanted.start:
            await self.start(person, row.id)
        return row

    async def table(self, table: str) -> TableRow:
        row = await self.store.table(table)
        if row is None:
            raise UnknownMatch(f"there is no table {table!r}")
        return row

    async def seat(self, table: str, seat: int) -> SeatRow:
        seats = await self.store.seats(table)
        if not 0 <= seat < len(seats):
            raise NotAllowed(f"there is no seat {seat}")
        return seats[seat]

    async def join(
        self, person: PersonRow, table: str, seat: int, entropy: str = "", sealed: str = ""
    ) -> None:
        """A seat is claimed once; the store decides who was first."""
        row = await self.table(table)
        await self.seat(table, seat)
        await self.moderation.require_welcome(row, person.id, "kick", "block")
        if not await self.store.take_seat(seated(table, seat, person), only=row.public):
            raise NotAllowed(f"seat {seat} is taken, or it would be the second at a public table")
        await self.ready(person, table, entropy, sealed)

    async def ready(
        self, person: PersonRow, table: str, entropy: str = "", sealed: str = ""
    ) -> None:
        """What the person's client adds to chance, after it has seen the commitment."""
        if (await self.table(table)).status != "open":
            raise NotAllowed("the match has begun already")
        values = added(entropy, sealed)
        values["entropy"] = self.store.vault.hide(str(values["entropy"]))
        for seat in await self.store.seats(table):
            if seat.person == person.id:
                await self.store.change_before(table, seat.seat, person.id, **values)
        await self.rooms.changed(table)

    async def fill(self, person: PersonRow, table: str, seat: int, bot: str) -> None:
        """The host puts a bot on an open seat, or takes it away again (an empty name)."""
        row = await self.table(table)
        if row.host != person.id or row.status != "open":
            raise NotAllowed("only the host changes seats, before the match begins")
        if (await self.seat(table, seat)).kind == "person":
            raise NotAllowed(f"a person sits on seat {seat}")
        bot = checked_bot(bot, find(row.title)) if bot else ""
        if bot:
            await self.quotas.require(person.id, tables=0, bots=1)
        kind = {"kind": "bot" if bot else "open", "bot": bot, "name": bot_name(bot, seat)}
        if not await self.store.change_before(table, seat, "", **kind):
            raise NotAllowed(f"a person sits on seat {seat}")
        await self.rooms.changed(table)

    async def leave(self, person: PersonRow, table: str) -> None:
        """Before the match the seat is open again; later the stand-in plays on, for others."""
        await self.table(table)
        seats = await self.store.seats(table)
        others = any(seat.person not in ("", person.id) for seat in seats)
        for seat in (seat for seat in seats if seat.person == person.id):
            blank = msgspec.structs.asdict(SeatRow(table, seat.seat))
            freed = await self.store.change_before(table, seat.seat, person.id, **blank)
            if others and not freed:
                await self.store.change_seat(table, seat.seat, away=True)
        await self.rooms.changed(table)

    async def resign(self, person: PersonRow, table: str) -> None:
        """The stand-in has the seat from now on; where nobody else plays, the match ends."""
        if (await self.table(table)).status != "playing":
            raise NotAllowed("only a match that goes on can be given up")
        seats = await self.store.seats(table)
        mine = [seat for seat in seats if seat.person == person.id]
        if not mine:
            raise NotAllowed("who has no seat cannot resign")
        others = self.others(seats, person)
        if others:
            for seat in mine:
                gone: dict[str, str | bool] = {
                    "kind": "bot",
                    "person": "",
                    "link": "",
                    "away": False,
                }
                await self.store.change_seat(table, seat.seat, **gone)
            await self.hand_over(table, person, others[0])
        await self.maybe_end(table, person)
        await self.rooms.changed(table)

    async def maybe_end(self, table: str, person: PersonRow) -> None:
        """Asked once the own seats are given up: of several who go at once the last one ends it."""
        if not self.others(await self.store.seats(table), person):
            await self.store.end(table)

    async def discard(self, person: PersonRow, table: str) -> None:
        """Delete what is nobody else's; a finished match of several leaves one's own list."""
        row, seats = await self.table(table), await self.store.seats(table)
        mine = [seat for seat in seats if seat.person == person.id]
        if row.host != person.id and not mine:
            raise NotAllowed("this table is not yours")
        others = self.others(seats, person)
        if not others or (row.status == "open" and row.host == person.id):
            await self.store.drop(table)
        elif row.status in ("opening", "playing") or not mine:
            raise NotAllowed("others still play here: resign first")
        for seat in mine if others else []:
            await self.store.change_seat(table, seat.seat, gone=True)
        await self.rooms.changed(table)

    def others(self, seats: list[SeatRow], person: PersonRow) -> list[str]:
        return [seat.person for seat in seats if seat.person not in ("", person.id)]

    async def hand_over(self, table: str, person: PersonRow, other: str) -> None:
        if (await self.table(table)).host == person.id:
            await self.store.set_host(table, other)

    async def start(
        self, person: PersonRow, table: str, entropy: str = "", sealed: str = ""
    ) -> None:
        """The host's click on start is the host's click on ready, too."""
        row = await self.table(table)
        if row.host != person.id:
            raise NotAllowed("only the host starts the match")
        if row.status == "opening":
            await self.openings.break_off(row, await self.store.seats(table))
            await self.rooms.changed(table)
            return
        if row.status == "open" and (entropy or sealed):
            await self.ready(person, table, entropy, sealed)
        seats = await self.store.seats(table)
        if any(seat.kind == "open" for seat in seats):
            raise NotAllowed("a seat is still open")
        await self.openings.start(row, seats)
        await self.maybe_begin(table)

    async def tell(self, person: PersonRow, table: str, entropy: str) -> None:
        """A device tells what it had sealed; the last one begins the match."""
        await self.openings.tell(await self.table(table), person.id, entropy)
        await self.maybe_begin(table)

    async def maybe_begin(self, table: str) -> None:
        begun = await self.openings.begin(table, self.lease())
        await self.rooms.changed(table)
        if begun:
            await self.rooms.drive(table)

    async def begin_prepared(self, table: str, entropy: str) -> None:
        """At a position that was led to: nobody adds anything to chance any more."""
        values = {
            "status": "playing",
            "entropy": self.store.vault.hide(entropy),
            "due": self.lease(),
        }
        await self.store.change_status(table, "open", **values)
        await self.rooms.drive(table)

    def lease(self) -> float | None:
        """When another worker looks after a match that begins here."""
        return None if self.rooms.bus.alone else time.time() + LEASE

    async def forget(self, person: PersonRow) -> None:
        """Delete a person; matches of others go on, what nobody else was part of goes too."""
        tables = await self.store.tables_of(person.id, ALL, put_away=True)
        for table in tables:
            others = self.others(await self.store.seats(table.id), person)
            if not others:
                await self.store.drop(table.id)
                continue
            if table.host == person.id:
                await self.store.set_host(table.id, others[0])
        named = await naming(self.store, person.id)
        await self.store.forget(person.id, *nameless(named, person.id), *rows_about(person.id))
        for table in tables:
            await self.maybe_end(table.id, person)
        for id_ in {table.id for table in [*tables, *named]}:
            await self.rooms.changed(id_)

    async def seat_link(self, person: PersonRow, table: str, seat: int) -> str:
        """A secret that takes the seat again, from another device; a new one ends the old."""
        if (await self.seat(table, seat)).person != person.id:
            raise NotAllowed(f"seat {seat} is not yours")
        secret = token()
        await self.store.change_seat(table, seat, link=digest(secret))
        return secret

    async def claim(self, person: PersonRow, table: str, seat: int, secret: str) -> None:
        """Whoever has the seat link has the seat; at a public table it is the only one."""
        row, link = await self.table(table), digest(secret)
        await self.seat(table, seat)
        await self.moderation.require_welcome(row, person.id, "kick", "block")
        if not await self.store.claim_seat(table, seat, link, person.id, only=row.public):
            raise NotAllowed("this seat link is not valid, or it would be a second seat")
        await self.rooms.changed(table)

    async def moderate(self, person: PersonRow, table: str, wanted: Moderate) -> None:
        waits = wanted.what == "replace"
        awaited = (await self.rooms.awaited([table]))[table] if waits else []
        await self.moderation.obey(person, await self.table(table), wanted, awaited)
        room = self.rooms.rooms.get(table)
        if room is not None and wanted.what in ("block", "unblock"):
            room.post(partial(room.look_again, person.id))
        await self.rooms.changed(table)


def new_table(
    title: Title[Any], options: Values, key: bytes, person: PersonRow, vault: Vault
) -> TableRow:
    """One's own, private and without a clock, unless somebody wants it otherwise."""
    return TableRow(
        id=token(),
        title=title.name,
        version=title.game.version,
        options=msgspec.json.encode(options).decode(),
        pace=msgspec.json.encode(Pace()).decode(),
        host=person.id,
        public=False,
        status="open",
        key=vault.hide(key.hex()),
        promise=commitment(key),
        created=time.time(),
    )


def seated(table: str, seat: int, person: PersonRow) -> SeatRow:
    return SeatRow(table, seat, "person", person.id, person.name, STAND_IN, named=person.id)


def filled(table: TableRow, seat: int, kind: str, person: PersonRow) -> SeatRow:
    if kind == "me":
        return seated(table.id, seat, person)
    if kind == "open":
        return SeatRow(table.id, seat)
    bot = checked_bot(kind, find(table.title))
    return SeatRow(table.id, seat, "bot", name=bot_name(bot, seat), bot=bot)


def called(seats: list[SeatRow], names: list[str]) -> list[SeatRow]:
    """People on one device by names of their own, else by one's own name with a number."""
    people = [seat for seat in seats if seat.kind == "person"]
    if len(people) < 2:
        return seats
    told = dict(enumerate(map(clean_name, names)))
    named = {s.seat: told.get(s.seat) or with_number(s.name, k + 1) for k, s in enumerate(people)}
    return [msgspec.structs.replace(s, name=named.get(s.seat, s.name)) for s in seats]


def with_number(name: str, number: int) -> str:
    """Together no longer than a name may be."""
    suffix = f" {number}"
    return name[: NAME_LENGTH - len(suffix)].rstrip() + suffix


def checked_bot(text: str, title: Title[Any]) -> str:
    """Bots of strangers share the machine: none may think for minutes."""
    name = tidy(text)
    steps, seconds = budget(name)
    if steps > MOST_STEPS or seconds > MOST_SECONDS:
        raise UnknownBot(f"{name} thinks too long for a server")
    bot = parse(name)
    if not isinstance(bot, LevelBot):
        return name
    return level_of(title.policy, bot.rank).name  # by the name it has today, in this title


def bot_name(bot: str, seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)] if bot else ""


def check_pace(pace: Pace) -> None:
    if pace.kind == "live" and not (10 <= pace.seconds <= 86_400 and 0 <= pace.increment <= 3_600):
        raise BadOption("a live pace has 10 to 86400 seconds and an increment of 0 to 3600")
    if pace.kind == "slow" and not 1 <= pace.days <= 60:
        raise BadOption("a slow pace has 1 to 60 days a decision")
