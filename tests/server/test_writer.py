"""What is appended is durable when that is said, one by one or many together."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from interregnum.server.store import EntryRow, Store
from interregnum.server.vault import Vault, new_key


def row(n: int, table: str = "t") -> EntryRow:
    return EntryRow(table, n, "play", 0, n, 0.0, "0")


def held(file: Path) -> list[int]:
    """What somebody else finds in the file, now."""
    with closing(sqlite3.connect(file)) as other:
        return [n for (n,) in other.execute("SELECT n FROM entries ORDER BY n")]


async def opened(file: Path) -> Store:
    store = Store(f"sqlite+aiosqlite:///{file}", Vault([new_key()]))
    await store.open()
    assert await store.append([row(0)])  # the first begins SQLite's log, on the thread
    await asyncio.sleep(store.writer.inserter.gather)
    return store


def test_one_by_one_each_is_durable_at_once(tmp_path: Path) -> None:
    """Nobody has to wait for a turn of the event loop."""
    file = tmp_path / "a.db"

    async def check() -> None:
        store = await opened(file)
        appending = store.append([row(1), row(2)])
        with pytest.raises(StopIteration) as ended:  # it waits for nothing
            appending.send(None)
        assert ended.value.value is True
        assert held(file) == [0, 1, 2]
        await store.close()

    asyncio.run(check())


def test_a_number_that_was_taken_is_refused_both_ways(tmp_path: Path) -> None:
    async def check() -> None:
        store = await opened(tmp_path / "a.db")
        assert not await store.append([row(0)])
        assert not await store.append([row(3), row(0)])  # all of it, or nothing
        together = [store.append([row(n)]) for n in (1, 0, 2)]
        assert await asyncio.gather(*together) == [True, False, True]
        await store.close()
        assert held(tmp_path / "a.db") == [0, 1, 2]

    asyncio.run(check())


def test_while_somebody_else_writes_all_wait_in_their_order(tmp_path: Path) -> None:
    file = tmp_path / "a.db"

    async def check() -> None:
        store = await opened(file)
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = [asyncio.create_task(store.append([row(n)])) for n in range(1, 9)]
            await asyncio.sleep(0.1)
            assert held(file) == [0]
            assert not any(task.done() for task in waiting)
            other.execute("COMMIT")
        assert await asyncio.gather(*waiting) == [True] * 8
        await store.close()
        assert held(file) == list(range(9))

    asyncio.run(check())
