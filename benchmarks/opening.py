"""Processor time to open a table whose guest has clicked and undone without end.

    .venv/bin/python benchmarks/opening.py --rows 20000

The table is built in a new SQLite file by what a room does, then read again in the same process.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from interregnum.core.chance import Chance, seeded_key
from interregnum.games.registry import find
from interregnum.games.title import values_of
from interregnum.server import reading
from interregnum.server.journal import Journal
from interregnum.server.settings import Settings
from interregnum.server.store import EntryRow, Store, open_store
from interregnum.server.wire import Pace

TABLE = "table"
TOGETHER = 10  # clicks, each undone, between two appends
RUNS = 20


def new_journal() -> Journal:
    title = find("wonderful-kingdom")
    chance = Chance(seeded_key(1), ["", ""])
    return Journal(TABLE, title, values_of(title.options({})), ["A", "B"], chance, Pace())


async def build(store: Store, rows: int) -> None:
    """Half-way through, so that there is a log; then one click and its undo again and again."""
    journal = new_journal()
    await store.append(journal.roll())
    for _ in range(100):
        await store.append(journal.play(journal.awaited[0], first_choice(journal)))
    while journal.length < rows:
        clicks: list[EntryRow] = []
        for _ in range(TOGETHER):
            place, seat = len(journal.match.log), journal.awaited[0]
            clicks += journal.play(seat, first_choice(journal))
            clicks += journal.add("rewind", seat, place)
        await store.append(clicks)
        await reading.put_away(store, journal)


def first_choice(journal: Journal) -> int:
    match = journal.match
    return int(match.game.legal(match.state, journal.awaited[0])[0])


async def measured(rows: int, folder: Path) -> None:
    store = open_store(Settings(db=f"sqlite:///{folder / 'opening.db'}"))
    await store.open()
    await build(store, rows)
    before = time.process_time()
    for _ in range(RUNS):
        journal = await reading.read(store, new_journal)
    spent = (time.process_time() - before) / RUNS
    left = len(await store.entries(TABLE))
    await store.close()
    followed = journal.length - journal.kept
    told = f"{journal.length} rows written, {left} left, {followed} followed"
    sys.stdout.write(f"{told}: {spent * 1e3:.1f} ms of processor time\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=20_000)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measured(parser.parse_args().rows, Path(folder)))


if __name__ == "__main__":
    main()
