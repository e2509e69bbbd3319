"""What is kept about a person: all of it is told, and all of it goes."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from interregnum.server.api import export
from interregnum.server.lobby import NewTable
from interregnum.server.moderation import Moderate
from interregnum.server.opening import untold
from interregnum.server.retention import STEP, Retention
from interregnum.server.services import Services
from interregnum.server.settings import Settings
from interregnum.server.store import ChatRow, PersonRow
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
