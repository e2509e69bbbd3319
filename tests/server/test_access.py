"""Many who read and write at once: nobody holds what the others need."""

import asyncio
import gc
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from interregnum.server.access import ThreadedAccess
from interregnum.server.schema import SECRETS
from interregnum.server.settings import Settings
from interregnum.server.store import EntryRow, Store
from interregnum.server.vault import Vault, WrongKey, new_key
from tests.server.conftest import Database

CROWD = 60  # statements at once, more than any pool has connections
SOON = 5.0  # seconds; less than those who wait for a lock have


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a.db"


def store_in(file: Path) -> Store:
    """Under a key of its own."""
    return Store(f"sqlite+aiosqlite:///{file}", Vault([new_key()]))


def test_who_waits_for_the_lock_keeps_no_reader_waiting(file: Path) -> None:
    async def read_beside_writers() -> tuple[list[int], int]:
        store = store_in(file)
        await store.open()
        write = sa.update(SECRETS).values(value="new")
        with closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN IMMEDIATE")
            writers = [asyncio.create_task(store.run(write)) for _ in range(CROWD)]
            await asyncio.sleep(0.1)
            reads = [store.rows(sa.select(SECRETS)) for _ in range(CROWD)]
            found = await asyncio.wait_for(asyncio.gather(*reads), SOON)
            other.rollback()
        touched = await asyncio.gather(*writers)
        await store.close()
        return touched, len(found[0])

    touched, secrets = asyncio.run(read_beside_writers())
    assert touched == [secrets] * CROWD


def test_a_transaction_that_reads_first_writes_beside_the_journals(file: Path) -> None:
    """Somebody else commits between its two statements."""

    async def read_and_write() -> int:
        store = store_in(file)
        await store.open()
        assert isinstance(store.access, ThreadedAccess)
        write = sa.update(SECRETS).values(value="new")

        @sa.event.listens_for(store.access.engine, "before_cursor_execute")
        def commit_another(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
            if statement.startswith("UPDATE"):
                with closing(sqlite3.connect(file)) as other, other:
                    other.execute("INSERT INTO secrets VALUES ('x', 'y')")

        touched = await store.run(sa.select(SECRETS), write)
        await store.close()
        return touched

    assert asyncio.run(read_and_write()) == 2


def test_a_journal_goes_on_after_its_connection_broke(postgres: Database) -> None:
    """Nobody is refused for one that is known to be broken; a number is taken once."""
    ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"

    async def appended() -> list[bool]:
        store = Store(Settings(db=postgres()).database, Vault([new_key()]))
        await store.open()
        rows = [EntryRow("t", n, "play", 0, 0, 0.0) for n in range(2)]
        kept = [await store.append(rows[:1])]
        assert await store.entries("t") == rows[:1]
        async with store.engine.connect() as connection:
            await connection.execute(sa.text(ended))
        await asyncio.sleep(0.5)  # until that is heard
        kept += [await store.append(rows[1:]), await store.append(rows[1:])]
        assert await store.entries("t") == rows
        await store.close()
        return kept

    assert asyncio.run(appended()) == [True, True, False]


def test_two_who_wait_for_each_other_both_come_through(postgres: Database) -> None:
    """PostgreSQL ends the transaction of one of them: it is made again."""

    async def cross() -> tuple[int, int]:
        store = Store(Settings(db=postgres()).database, Vault([new_key()]))
        await store.open()
        wait = sa.select(sa.func.pg_sleep(0.5))
        for name in "ab":
            await store.secret(name, "")
        both = [sa.update(SECRETS).where(SECRETS.c.name == name).values(value="x") for name in "ab"]
        try:
            there = asyncio.create_task(store.run(both[0], wait, both[1]))
            back = await store.run(both[1], wait, both[0])
            return await there, back
        finally:
            await store.close()

    assert asyncio.run(cross()) == (1, 1)


def test_a_store_that_does_not_open_leaves_nothing_open(file: Path) -> None:
    """A connection left behind is told when it is collected, in the middle of another test."""

    async def refused() -> None:
        store = store_in(file)
        await store.open()
        await store.close()
        with pytest.raises(WrongKey):
            await store_in(file).open()

    asyncio.run(refused())
    gc.collect()
