"""Servers and workers are killed in the middle of play; nothing is lost, nothing happens twice."""

import asyncio
import math
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest
import sqlalchemy as sa

from interregnum.games.registry import TITLES
from interregnum.server.schema import CHECKPOINTS, SEATS, TABLES
from interregnum.server.settings import Settings
from interregnum.server.store import EntryRow, Store, open_store
from interregnum.server.vault import Vault, new_key
from tests.server.conftest import Database
from tests.server.crowd import Mood, Person, converged
from tests.server.live_server import BrainProgram, Guest, Server, running

QUOTA = 12  # actions of each person
OFTEN = 12  # rows between two checkpoints
LIMIT = 3600.0  # seconds for all of it, on a loaded machine
OLDER = (
    "DROP TABLE studies",
    "ALTER TABLE tables DROP COLUMN withholders",
    "DROP INDEX seats_by_name",
    "ALTER TABLE seats DROP COLUMN named",
    "ALTER TABLE tables DROP COLUMN promise",
    "DROP TABLE albums",
    "DELETE FROM secrets WHERE name = 'vault'",
    "UPDATE alembic_version SET version_num = '0007'",
)
NAMES = ["Anna", "Bob", "Cyril", "Dana", "Emil", "Fanny", "Gustav", "Hana"]


def seat_people(server: Server, matches: int, bot: str = "random") -> list[Person]:
    """A person or two at each table, bots on the other seats; all titles in turn."""
    guests = [Guest(server, name) for name in NAMES]
    people = []
    for k, title in zip(range(matches), cycle(TITLES.values()), strict=False):
        host, friend = guests[k % len(guests)], guests[(k + 1) % len(guests)]
        bots = [bot] * (title.seats[0] - 2) if title.seats[0] > 1 else []
        table = host.open_table("me", "open", *bots, title=title.name)
        friend.told("POST", f"/api/tables/{table}/join", seat=1, entropy="ab")
        host.told("POST", f"/api/tables/{table}/start", entropy="cd")
        people += [Person(who, table, QUOTA, k) for who in (host, friend)]
    return people


async def play_through(people: list[Person], kills: int, kill: Callable[[int], None]) -> None:
    """Everybody plays while `kill` strikes so many times; then all see what they should."""
    mood = Mood()
    playing = [asyncio.create_task(person.live(mood)) for person in people]
    total = sum(person.quota for person in people)
    async with asyncio.timeout(LIMIT):
        for number in range(kills):
            await until(total * (number + 1) / (kills + 2), people)
            await asyncio.to_thread(kill, number)
        await until(math.inf, people)
    mood.quiet = True
    assert [person.table for person in people if not await converged(person)] == []
    mood.gone = True
    await asyncio.gather(*playing)


def acted(people: list[Person]) -> int:
    return sum(person.acknowledged for person in people)


async def until(actions: float, people: list[Person]) -> None:
    """So many actions were acknowledged, or everybody has acted often enough."""
    while acted(people) < actions and not all(person.content for person in people):
        await asyncio.sleep(0.05)


async def journal_of(url: str, tables: set[str]) -> dict[str, list[EntryRow]]:
    store = Store(Settings(db=url).database, Vault([new_key()]))
    try:
        return {table: await store.entries(table) for table in tables}
    finally:
        await store.close()


def require_journals(server: Server, people: list[Person]) -> None:
    """No gaps, and each person's entries are those that were acknowledged."""
    found = asyncio.run(journal_of(server.settings["db"], {person.table for person in people}))
    for entries in found.values():
        assert [entry.n for entry in entries] == list(range(len(entries)))
    for k, person in enumerate(people):
        mine = [e.action for e in found[person.table] if e.seat == k % 2 and e.kind == "play"]
        assert person.explains(mine), (person.table, person.sent, mine)


def how_much(config: pytest.Config) -> tuple[int, int]:
    """Matches and kills."""
    matches, kills = (200, 20) if config.getoption("--long") else (20, 4)
    return config.getoption("--matches") or matches, config.getoption("--kills") or kills


async def put_back(server: Server) -> None:
    """The database as the release before encrypted keys and albums left it: the start upgrades."""
    store = open_store(Settings(**server.settings))
    show = store.vault.show
    async with store.engine.begin() as connection:
        for part, mine, hidden in (
            (TABLES, (TABLES.c.id,), (TABLES.c.key, TABLES.c.entropy)),
            (SEATS, (SEATS.c.table, SEATS.c.seat), (SEATS.c.entropy,)),
        ):
            for row in (await connection.execute(sa.select(*mine, *hidden))).all():
                same = sa.and_(*(c == row[k] for k, c in enumerate(mine)))
                plain = {c.name: show(row[len(mine) + k]) for k, c in enumerate(hidden)}
                await connection.execute(sa.update(part).where(same).values(**plain))
        for statement in OLDER:
            await connection.execute(sa.text(statement))
    await store.close()


def test_a_killed_server_loses_nothing(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    play_with_kills(tmp_path, pytestconfig, [])


def play_with_kills(
    folder: Path, config: pytest.Config, brains: list[BrainProgram], **more: str
) -> None:
    """After the middle one the server finds a database of the release before."""
    matches, kills = how_much(config)
    with running(folder, every=OFTEN, **more) as server:
        people = seat_people(server, matches, "search:5" if brains else "random")

        def kill(number: int) -> None:
            server.kill()
            if number == kills // 2:
                asyncio.run(put_back(server))
            for brain in brains[number % 2 :: 2]:
                brain.kill()
                brain.start()
            server.start()

        asyncio.run(play_through(people, kills, kill))
        assert all(person.lost >= 1 for person in people)
        require_journals(server, people)
        assert asyncio.run(put_away(server)) > matches / 2
        assert "room_crashed" not in server.logged()


async def put_away(server: Server) -> int:
    """How many tables have a checkpoint."""
    store = open_store(Settings(**server.settings))
    try:
        return len(await store.rows(sa.select(CHECKPOINTS.c.table)))
    finally:
        await store.close()


@pytest.mark.long
def test_a_killed_server_on_postgresql_loses_nothing(
    tmp_path: Path, pytestconfig: pytest.Config, postgres: Database, nats: str
) -> None:
    """With an upgrade in the middle, as on SQLite; bots think elsewhere and are killed, too."""
    brains = [BrainProgram(nats, tmp_path) for _ in range(2)]
    try:
        play_with_kills(tmp_path, pytestconfig, brains, db=postgres(), bus=nats)
        assert any(brain.process.poll() is None for brain in brains)
    finally:
        for brain in brains:
            brain.kill()


def test_a_killed_worker_of_three_loses_nothing(
    tmp_path: Path, pytestconfig: pytest.Config, postgres: Database
) -> None:
    matches, kills = how_much(pytestconfig)
    with running(tmp_path, workers=3, db=postgres()) as server:
        people = seat_people(server, matches)
        asyncio.run(play_through(people, kills, lambda k: server.kill_a_worker(k % 3)))
        assert any(person.lost for person in people)
        require_journals(server, people)
        assert "room_crashed" not in server.logged()
