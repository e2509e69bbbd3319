"""A table opens from its last checkpoint, whatever was played and taken back before."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from interregnum.core.chance import Chance, seeded_key
from interregnum.core.game import CHANCE
from interregnum.games.registry import TITLES, find
from interregnum.games.title import values_of
from interregnum.server import checkpoint, reading
from interregnum.server.checkpoint import EVERY, restore, taken
from interregnum.server.database import MIGRATIONS
from interregnum.server.journal import Journal
from interregnum.server.lobby import NewTable
from interregnum.server.schema import CHECKPOINTS, ENTRIES
from interregnum.server.settings import Settings
from interregnum.server.store import CheckpointRow, EntryRow, Store
from interregnum.server.vault import Vault, new_key
from interregnum.server.wire import Act, Pace, Undo
from tests.server.in_process import ANNA, heard, opened, say, some_services, watch

UNTIMED, TIMED = Pace(), Pace("live", seconds=600, increment=5)
OURS = [name for name in TITLES if name != "harvest"]


def new_journal(name: str = "wonderful-kingdom", pace: Pace = UNTIMED) -> Journal:
    title = find(name)
    seats = title.seats[0] if title.seats[0] > 1 else 2
    options = values_of(title.options({}))
    chance = Chance(seeded_key(7), [""] * seats)
    return Journal("t", title, options, ["A", "B", "C"][:seats], chance, pace)


def played(journal: Journal, rows: int, rng: Random) -> list[EntryRow]:
    """So many rows, many of them taken back again."""
    made = journal.roll()
    while len(made) < rows and journal.awaited:
        seat = rng.choice(journal.awaited)
        legal = journal.match.game.legal(journal.match.state, seat)
        made += journal.play(seat, int(rng.choice(list(legal))))
        if rng.random() < 0.5:
            own = journal.match.places(seat)[-1]
            made += journal.add("rewind", seat, own)
    return made


def shown(journal: Journal) -> list[Any]:
    """All that a journal is asked for."""
    wish = journal.wish and (journal.wish.seat, journal.wish.reveals, journal.wish.agreed)
    match, clocks = journal.match, journal.clocks
    return [
        match.log, list(match.game.pack(match.state)), match.draws, journal.length, journal.planned,
        journal.decided, journal.awaited, clocks.left, clocks.since, wish, journal.numbers,
    ]  # fmt: skip


@pytest.mark.parametrize("name", OURS)
def test_a_restored_journal_is_the_one_that_was_put_away(name: str) -> None:
    journal = new_journal(name, TIMED)
    played(journal, 60, Random(3))
    seat = next(seat for seat in journal.awaited if seat != CHANCE)
    journal.add("ask", seat)
    other = new_journal(name, TIMED)
    restore(other, taken(journal))
    assert shown(other) == shown(journal)
    rng, again = Random(5), Random(5)
    assert [r[2:] for r in told(played(journal, 20, rng))] == [
        r[2:] for r in told(played(other, 20, again))
    ]


def told(rows: list[EntryRow]) -> list[tuple[Any, ...]]:
    return [(row.table, row.n, row.kind, row.seat, row.action, row.awaited) for row in rows]


def test_a_state_packed_by_another_release_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = new_journal()
    played(journal, 40, Random(3))
    monkeypatch.setattr(checkpoint, "RELEASE", "of tomorrow")
    data = taken(journal)
    monkeypatch.undo()
    broken = msgspec.msgpack.decode(data, type=checkpoint.Checkpoint)
    data = msgspec.msgpack.encode(msgspec.structs.replace(broken, state=[1, 2, 3]))
    other = new_journal()
    restore(other, data)
    assert shown(other) == shown(journal)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    address = f"sqlite:///{tmp_path / 'a.db'}"
    if request.param == "postgres":
        address = request.getfixturevalue("postgres")()
    return Store(Settings(db=address).database, Vault([new_key()]))


async def written(store: Store, journal: Journal, rows: int) -> None:
    """Act and undo without end, put away as a room does it."""
    rng = Random(1)
    while journal.length < rows:
        await store.append(played(journal, EVERY // 2, rng))
        await reading.put_away(store, journal)


def test_many_rows_open_with_few_and_leave_few(store: Store, pytestconfig: pytest.Config) -> None:
    rows = 20_000 if pytestconfig.getoption("--long") else 2_000

    async def opened_again() -> tuple[Journal, Journal, int, int]:
        await store.open()
        journal = new_journal()
        await store.append(journal.roll())
        seat = journal.awaited[0]
        action = int(journal.match.game.legal(journal.match.state, seat)[0])
        while journal.length < rows:
            clicks: list[EntryRow] = []
            for _ in range(EVERY):
                place = len(journal.match.log)
                clicks += journal.play(seat, action)
                clicks += journal.add("rewind", seat, place)
            await store.append(clicks)
            await reading.put_away(store, journal)
        other = await reading.read(store, new_journal)
        followed = other.length - other.kept
        rows_left = len(await store.entries("t"))
        await store.close()
        return journal, other, followed, rows_left

    journal, other, followed, rows_left = asyncio.run(opened_again())
    assert shown(other) == shown(journal)
    assert followed < EVERY
    assert rows_left < EVERY


def test_who_read_rows_that_are_gone_meanwhile_reads_the_checkpoint(store: Store) -> None:
    async def read() -> tuple[list[Any], list[Any]]:
        await store.open()
        journal = new_journal()
        await store.append(played(journal, 40, Random(2)))
        behind = await reading.read(store, new_journal)
        await written(store, journal, 4 * EVERY)
        assert not behind.continues(await store.entries("t", behind.length))
        other = await reading.read(store, new_journal)
        await store.close()
        return shown(other), shown(journal)

    there, here = asyncio.run(read())
    assert there == here


def test_an_older_checkpoint_takes_no_newer_ones_place(store: Store) -> None:
    async def kept() -> int:
        await store.open()
        for n in (600, 300, 900):
            await store.keep_checkpoint(CheckpointRow("t", n, 1, b"x"), [])
        row = await store.checkpoint("t")
        await store.close()
        return row.n if row else 0

    assert asyncio.run(kept()) == 900


def test_the_release_before_reads_what_is_left(store: Store) -> None:
    """The journal without its gaps and without checkpoints is the same match."""

    async def downgraded() -> tuple[list[Any], list[Any]]:
        await store.open()
        journal = new_journal()
        await written(store, journal, 3 * EVERY)
        await store.append(played(journal, 10, Random(9)))
        async with store.engine.connect() as connection:
            await connection.run_sync(go_back)
            await connection.commit()
        rows = await store.entries("t")
        old = new_journal()
        old.replay(rows)  # refuses gaps
        await store.close()
        return old.match.log, journal.match.log

    before, now = asyncio.run(downgraded())
    assert before == now


def go_back(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.downgrade(config, "0003")


def test_a_room_puts_away_and_opens_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = some_services(tmp_path)
    monkeypatch.setattr(checkpoint, "EVERY", 20)

    async def seen() -> tuple[Any, Any]:
        async with opened(services):
            wanted = services.lobby.create(ANNA, NewTable("wonderful-kingdom", ["me"], start=True))
            room = await services.rooms.room((await wanted).id)
            viewer = await watch(room, ANNA.id)
            for _ in range(30):
                await say(room, viewer, Act(room.id, viewer.seq, [choice(room.playing())]))
                await say(room, viewer, Undo(room.id, viewer.seq))
            await say(room, viewer, Act(room.id, viewer.seq, [choice(room.playing())]))
            before, rows = shown(room.playing()), await services.store.entries(room.id)
            heard(viewer)
            assert len(rows) < 45
            await room.load()
            assert 0 < room.playing().length - room.playing().kept < 20  # rows that were followed
            return before, shown(room.playing())

    before, after = asyncio.run(seen())
    assert after == before


def choice(journal: Journal) -> int:
    return int(journal.match.game.legal(journal.match.state, 0)[0])


def test_a_deleted_table_leaves_no_checkpoint(store: Store) -> None:
    async def left() -> list[int]:
        await store.open()
        await written(store, new_journal(), EVERY)
        await store.drop("t")
        counts = [await store.rows(sa.select(part)) for part in (ENTRIES, CHECKPOINTS)]
        await store.close()
        return [len(rows) for rows in counts]

    assert asyncio.run(left()) == [0, 0]
