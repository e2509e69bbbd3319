"""What is kept about a person: all of it is told, and all of it goes."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from interregnum.core.chance import Chance, seeded_key
from interregnum.core.record import Record
from interregnum.games.registry import find
from interregnum.server.albums import nameless
from interregnum.server.api import export
from interregnum.server.library import Library, record_of
from interregnum.server.lobby import NewTable
from interregnum.server.moderation import Moderate
from interregnum.server.opening import untold
from interregnum.server.retention import STEP, Retention
from interregnum.server.services import Services
from interregnum.server.settings import Settings
from interregnum.server.store import ChatRow, PersonRow
from interregnum.server.studying import PlayOn, new_seat
from tests.server.in_process import opened, some_services

ANNA = PersonRow("anna-s-own-id", "Anna the First", "digest-of-anna", 1.0, 2.0)
BOB = PersonRow("bob-s-own-id", "Bob", "digest-of-bob", 1.0, 2.0)


async def left_by(services: Services) -> dict[str, Any]:
    """Anna sits with Bob, talks, blocks, reports, withholds; then she goes. What she was told."""
    lobby, store = services.lobby, services.store
    for person in (ANNA, BOB):
        await store.add_person(person)
    row = await lobby.create(BOB, NewTable("torres", ["me", "open"]))
    await lobby.join(ANNA, row.id, 1, sealed="0" * 64)
    await store.add_chat(ChatRow(0, row.id, ANNA.id, ANNA.name, "hello from Anna", 3.0))
    for what in ("block", "report"):
        await lobby.moderate(ANNA, row.id, Moderate(what, seat=0, text="he is rude"))
        await lobby.moderate(BOB, row.id, Moderate(what, seat=1, text="she is slow"))
    lobby.openings.patience = 0.0
    await lobby.start(BOB, row.id)
    assert [seat.seat for seat in untold(await store.seats(row.id))] == [1]
    await lobby.start(BOB, row.id)  # breaks it off: Anna has told nothing
    told: dict[str, Any] = await export.fn(ANNA, services)
    await lobby.forget(ANNA)
    return told


async def gone_from(services: Services) -> None:
    """Tables at which Anna is no more, but her name is; then she goes."""
    lobby, store = services.lobby, services.store
    for person in (ANNA, BOB):
        await store.add_person(person)
    resigned = await lobby.create(BOB, NewTable("torres", ["me", "open"]))
    await lobby.join(ANNA, resigned.id, 1)
    await lobby.start(BOB, resigned.id)
    await lobby.resign(ANNA, resigned.id)
    given = await lobby.create(BOB, NewTable("torres", ["open", "open"]))
    await lobby.join(ANNA, given.id, 1)
    await lobby.claim(BOB, given.id, 1, await lobby.seat_link(ANNA, given.id, 1))
    withheld = await lobby.create(BOB, NewTable("torres", ["me", "open"]))
    await lobby.join(ANNA, withheld.id, 1, sealed="0" * 64)
    lobby.openings.patience = 0.0
    await lobby.start(BOB, withheld.id)
    await lobby.start(BOB, withheld.id)
    await lobby.leave(ANNA, withheld.id)
    at = [await store.seats(row.id) for row in (resigned, given)]
    assert [seats[1].name for seats in at] == [ANNA.name] * 2  # terms, and so they stay
    played_on = msgspec.structs.replace((await lobby.table(resigned.id)), id="on", host=BOB.id)
    wanted = PlayOn(0, 0, "greedy")
    await store.add_table(played_on, [new_seat(played_on, seat, BOB, wanted) for seat in at[0]])
    await store.drop(resigned.id)
    await lobby.forget(ANNA)
    assert (await store.seats("on"))[1].name == "—"


def everything(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master")]
        tables = [name for name in names if not name.startswith(("sqlite_", "tables_", "seats_"))]
        wanted = [name for name in tables if not name.startswith("chat_")]
        return repr([connection.execute(f'SELECT * FROM "{name}"').fetchall() for name in wanted])


def test_all_that_is_kept_is_told_and_goes(tmp_path: Path) -> None:
    async def lived() -> dict[str, Any]:
        services = some_services(tmp_path)
        async with opened(services):
            return await left_by(services)

    told = asyncio.run(lived())
    assert told["person"]["name"] == ANNA.name
    assert told["blocks"] == [{"person": BOB.id, "kind": "block"}]
    assert [report["text"] for report in told["reports"]] == ["he is rude"]
    assert len(told["reported"]) == 1  # that there is one, not whose
    assert [line["text"] for line in told["chat"]] == ["hello from Anna"]
    assert [table["title"] for table in told["tables"]] == ["torres"]
    left = everything(tmp_path / "a.db")
    assert BOB.id in left  # it looks at the right file
    for trace in (ANNA.id, ANNA.name, ANNA.secret, "hello from Anna", "he is rude", "she is slow"):
        assert trace not in left


def test_names_go_from_where_nobody_sits_any_more(tmp_path: Path) -> None:
    async def lived() -> None:
        services = some_services(tmp_path)
        async with opened(services):
            await gone_from(services)

    asyncio.run(lived())
    left = everything(tmp_path / "a.db")
    assert BOB.id in left
    for trace in (ANNA.id, ANNA.name):
        assert trace not in left


def test_a_name_goes_from_what_was_read_before() -> None:
    """A record that somebody has read is kept by what is told in it."""

    async def read() -> list[str]:
        library = Library()
        try:
            found = [
                await library.read("t", record_of(finished(name)), "")
                for name in (ANNA.name, ANNA.name, "—")
            ]
        finally:
            await library.close()
        return [found_.decode() for found_ in found]

    first, again, after = asyncio.run(read())
    assert first == again
    assert ANNA.name in first
    assert ANNA.name not in after
    record = msgspec.json.decode(first, type=Record)
    told = msgspec.structs.replace(record.chance, withheld=[ANNA.name])
    kept = nameless(msgspec.json.encode(msgspec.structs.replace(record, chance=told)))
    assert ANNA.name not in kept.decode()  # in an album


def finished(name: str) -> Record:
    title, rng = find("harvest"), Random(3)
    chance = Chance(seeded_key(3), ["", ""], "", ["0" * 64, "0" * 64])
    match = title.match([name, "Bob"], title.Options(), chance)
    while not match.over:
        seat = match.game.to_act(match.state)[0]
        match.play(seat, rng.choice(list(match.game.legal(match.state, seat))))
    return match.record


def test_what_expires_goes_in_small_steps(tmp_path: Path) -> None:
    async def steps() -> list[dict[str, int]]:
        services = some_services(tmp_path)
        async with opened(services):
            for k in range(STEP + 20):
                await services.store.add_chat(ChatRow(0, "t", "p", "n", "old", 1.0))
                await services.store.add_person(PersonRow(f"guest {k}", "n", "", 1.0, 1.0))
            await services.store.add_chat(ChatRow(0, "t", "p", "n", "new", time.time()))
            kept = Settings(keep_chat=1, keep_tables=1, keep_guests=1)
            return [await Retention(services.store, kept).step() for _ in range(3)]

    first, second, third = asyncio.run(steps())
    assert (first["chat"], second["chat"], third["chat"]) == (STEP, 20, 0)
    assert (first["guests"], second["guests"], third["guests"]) == (STEP, 20, 0)
