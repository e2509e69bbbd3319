"""A database of the first edition under the server of today: nobody is stranded.

`first_edition/tables.db.xz` was written by the server of commit a907864: of each title an open
table, a match of Anna and Bob that runs, with something taken back, and one that is over. Since
then the version of the rules of one title went up: It's a Wonderful Kingdom.
"""

import asyncio
import json
import lzma
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from interregnum.core.match import unfair_by_key
from interregnum.core.record import Record
from interregnum.server.database import make_engine, migrate
from interregnum.server.lobby import NewTable
from interregnum.server.retired import retire
from interregnum.server.schema import TABLES
from interregnum.server.services import Services
from interregnum.server.settings import Settings
from interregnum.server.store import TableRow
from tests.server.in_process import ANNA, opened, some_services
from tests.server.live_server import Guest, Server, running

FIRST = Path(__file__).with_name("first_edition")
TOLD = json.loads((FIRST / "told.json").read_text("utf-8"))
SAME = ("torres", "crown-of-ash", "for-a-crown")  # the rules have the version that they had then
OTHER = "wonderful-kingdom"
REVISION = "0002"  # of the schema then


def unpacked(folder: Path) -> Path:
    file = folder / "test.db"
    file.write_bytes(lzma.decompress((FIRST / "tables.db.xz").read_bytes()))
    return file


async def copied(file: Path, address: str) -> None:
    """The same rows in the schema of then, in PostgreSQL."""
    source = sa.create_engine(f"sqlite:///{file}")
    then = sa.MetaData()
    then.reflect(source)
    target = make_engine(Settings(db=address).database, full_sync=False)
    async with target.begin() as connection:
        await connection.run_sync(migrate, REVISION)
        with source.connect() as old:
            for table in then.tables.values():
                rows = [dict(row) for row in old.execute(sa.select(table)).mappings()]
                if rows and table.name != "alembic_version":
                    await connection.execute(sa.insert(table), rows)
    source.dispose()
    await target.dispose()


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("upgrade")
    file, settings = unpacked(folder), {}
    if request.param == "postgres":
        settings["db"] = request.getfixturevalue("postgres")()
        asyncio.run(copied(file, settings["db"]))
    with running(folder, **settings) as started:
        yield started


@pytest.fixture
def anna(server: Server) -> Guest:
    return known(server, "Anna")


def known(server: Server, name: str) -> Guest:
    """By the cookie of then."""
    guest = Guest.__new__(Guest)
    guest.server = server
    guest.http = httpx.Client(base_url=server.url, timeout=300, cookies=TOLD["cookies"][name])
    server.guests.enter_context(guest.http)
    return guest


@pytest.mark.parametrize("title", SAME)
def test_a_match_that_runs_goes_on(title: str, server: Server, anna: Guest) -> None:
    table = TOLD[f"{title} running"]
    sittings = [anna.sit(table), known(server, "Bob").sit(table)]
    for sitting in sittings:
        sitting.settle()
    acting = next(sitting for sitting in sittings if sitting.state["choices"])
    before = acting.state["seq"]
    acting.act_first()
    assert acting.state["seq"] > before
    assert acting.terms["status"] == "playing"


@pytest.mark.parametrize("title", SAME)
def test_a_finished_match_is_replayed_and_proved(title: str, anna: Guest) -> None:
    table = TOLD[f"{title} over"]
    record = anna.told("GET", f"/api/tables/{table}/record")
    assert len(record["chance"]["draws"]) == sum(seat == 99 for seat, _ in record["log"])
    assert anna.told("GET", f"/api/tables/{table}/verify") == {"unfair": ""}
    frames = anna.told("GET", f"/api/tables/{table}/replay?eyes=-1&start={len(record['log'])}")
    assert sorted(frames[-1]["view"]["result"]) == sorted(record["result"])


@pytest.mark.parametrize("title", [*SAME, OTHER])
def test_an_open_table_is_joined_and_begins_by_the_rules_of_today(
    title: str, server: Server, anna: Guest
) -> None:
    table = TOLD[f"{title} open"]
    bob = known(server, "Bob")
    bob.told("POST", f"/api/tables/{table}/join", seat=1)
    anna.told("POST", f"/api/tables/{table}/start")
    sitting = anna.sit(table)
    sitting.settle()
    assert sitting.terms["status"] == "playing"
    assert not sitting.terms["outdated"]
    assert sitting.state["view"]["round"] == 1


def test_a_match_whose_rules_are_gone_ends_with_words(server: Server, anna: Guest) -> None:
    table = TOLD[f"{OTHER} running"]
    sitting = anna.sit(table)
    assert sitting.settle() == ["table", "chat"]
    assert (sitting.terms["status"], sitting.terms["outdated"]) == ("retired", True)
    sitting.say(t="act", seq=0, acts=[0], back=0)
    assert sitting.hear("refused")["line"]["id"] == "ui-error-old-rules"
    assert anna.refused("GET", f"/api/tables/{table}/replay")[1] == "not_allowed"
    assert anna.refused("GET", f"/api/tables/{table}/glance")[1] == "old_rules"
    mine = {t["table"]: t for t in anna.told("GET", "/api/tables")["mine"]}
    assert (mine[table]["status"], mine[table]["turn"]) == ("retired", False)
    bob = known(server, "Bob")
    bob.told("DELETE", f"/api/tables/{table}")  # off Bob's list; Anna's stays
    assert table not in {t["table"] for t in bob.told("GET", "/api/tables")["mine"]}


def test_of_a_finished_match_whose_rules_are_gone_the_key_is_proved_and_the_rest_is_said(
    anna: Guest,
) -> None:
    table = TOLD[f"{OTHER} over"]
    record = msgspec.convert(anna.told("GET", f"/api/tables/{table}/record"), Record)
    assert record.version == 2
    assert record.log, "the moves are there"
    assert record.chance.draws == []  # their totals are what the rules would tell
    assert unfair_by_key(record) == ""
    assert anna.told("GET", f"/api/tables/{table}/verify") == {"unfair": ""}
    for what in ("replay", "course"):
        status, code = anna.refused("GET", f"/api/tables/{table}/{what}")
        assert (status, code) == (400, "old_rules")


class Answers(NamedTuple):
    """What is told of a finished match."""

    record: Any
    course: Any
    frames: list[Any]
    end: Any


def answers(anna: Guest, table: str) -> Answers:
    at, eyes = f"/api/tables/{table}", (-2, -1, 0, 2)
    sitting = anna.sit(table)
    sitting.settle()
    return Answers(
        anna.told("GET", f"{at}/record"),
        anna.told("GET", f"{at}/course"),
        [anna.told("GET", f"{at}/replay?eyes={k}&start=20&count=30") for k in eyes],
        sitting.state["view"],
    )


def write(file: Path, statement: str, table: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(statement, (table,))
        connection.commit()


async def make_albums(server: Server) -> int:
    services = Services(Settings(**server.settings))
    async with opened(services):
        return await services.albums.make_some() + await services.albums.make_some()


def test_what_was_kept_of_a_match_is_told_when_its_rules_are_gone(tmp_path: Path) -> None:
    table, file = TOLD["for-a-crown over"], unpacked(tmp_path)
    with running(tmp_path) as server:
        before = answers(known(server, "Anna"), table)
        server.kill()
        write(file, "DELETE FROM tables WHERE id != ?", table)
        assert asyncio.run(make_albums(server)) == 1
        write(file, "UPDATE tables SET version = 0 WHERE id = ?", table)
        server.start()
        anna = known(server, "Anna")
        assert answers(anna, table) == before
        assert anna.told("GET", f"/api/tables/{table}/verify") == {"unfair": ""}
        spectator = Guest(server, "Eve")
        assert len(spectator.told("GET", f"/api/tables/{table}/replay?eyes=-1")) == 50
        refused = spectator.refused("GET", f"/api/tables/{table}/replay?eyes=0")
        assert refused == (403, "not_allowed")
        anna.told("DELETE", f"/api/tables/{table}")
    with closing(sqlite3.connect(file)) as connection:
        left = connection.execute('SELECT count(*) FROM albums WHERE "table" = ?', (table,))
        assert left.fetchone() == (0,)


def test_what_was_about_to_begin_begins_anew_or_is_retired(tmp_path: Path) -> None:
    """An opening under another key, with nobody named; options that are gone end a table."""

    async def upgraded() -> list[TableRow | None]:
        services = some_services(tmp_path)
        async with opened(services):
            lobby, store = services.lobby, services.store
            tables = [await lobby.create(ANNA, NewTable("torres", ["me", "me"])) for _ in "123"]
            await lobby.ready(ANNA, tables[0].id, sealed="0" * 64)
            await lobby.start(ANNA, tables[0].id)
            old = sa.update(TABLES).values(version=0)
            await store.run(old, old.where(TABLES.c.id == tables[1].id).values(options='{"x": 1}'))
            await store.run(sa.update(TABLES).where(TABLES.c.id == tables[2].id).values(version=99))
            await retire(store)
            again = [await store.table(table.id) for table in tables]
            assert again[0] is not None
            assert again[0].promise != tables[0].promise
            return again

    opening, gone, newer = asyncio.run(upgraded())
    assert opening is not None
    assert gone is not None
    assert newer is not None
    assert (opening.status, opening.version, opening.withheld) == ("open", 1, "[]")
    assert gone.status == "retired"
    assert (newer.status, newer.version) == ("open", 99)  # a release of before ends nothing


def test_nothing_of_the_first_edition_fails_in_the_log(server: Server) -> None:
    said = [json.loads(line) for line in server.logged().splitlines()]
    assert [line["event"] for line in said] == ["matches_ended"]
