"""Keys of matches at rest: nobody reads them in the database without the key file."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from interregnum.core.chance import commitment
from interregnum.core.errors import BadOption
from interregnum.server import operator
from interregnum.server.lobby import NewTable
from interregnum.server.opening import chance_of
from interregnum.server.schema import SEATS, TABLES
from interregnum.server.services import Services
from interregnum.server.settings import Settings
from interregnum.server.startup import check, reach_database
from interregnum.server.store import open_store
from interregnum.server.vault import key_file
from tests.server.in_process import ANNA, opened

ENTROPY = "abcdef0123456789" * 2


def settings_of(folder: Path) -> Settings:
    return Settings(db=f"sqlite:///{folder / 'a.db'}")


async def begin(settings: Settings) -> tuple[str, str]:
    """A running match to which Anna has added; its table, and its key as the server knows it."""
    services = Services(settings)
    async with opened(services):
        row = await services.lobby.create(ANNA, NewTable("torres", ["me", "greedy"]))
        await services.lobby.start(ANNA, row.id, ENTROPY)
        return row.id, services.store.vault.show(row.key)


def written(folder: Path) -> bytes:
    """All that lies in the database and its log."""
    return b"".join(file.read_bytes() for file in folder.glob("a.db*") if file.suffix != ".key")


def put_plain(folder: Path, key: str) -> None:
    """As an earlier release kept it."""
    with closing(sqlite3.connect(folder / "a.db")) as connection:
        connection.execute("DELETE FROM secrets WHERE name = 'vault'")
        connection.execute(
            "UPDATE tables SET key = ?, promise = '', entropy = ?", (key, f"{ENTROPY},")
        )
        connection.execute("UPDATE seats SET entropy = ? WHERE seat = 0", (ENTROPY,))
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    (folder / "a.db.key").unlink()


async def chance_at(folder: Path, table: str) -> tuple[str, list[str], str]:
    """What a new start reads of the match's chance."""
    store = open_store(settings_of(folder))
    try:
        await store.prepare()
        row = await store.table(table)
        assert row is not None
        chance = chance_of(row, store.vault)
        return chance.key.hex(), chance.entropy, row.promise
    finally:
        await store.close()


def test_neither_key_nor_entropy_of_a_running_match_is_in_the_file(tmp_path: Path) -> None:
    _, key = asyncio.run(begin(settings_of(tmp_path)))
    assert commitment(bytes.fromhex(key)).encode() in written(tmp_path)  # it looks at the right one
    assert key.encode() not in written(tmp_path)
    assert ENTROPY.encode() not in written(tmp_path)
    assert (tmp_path / "a.db.key").stat().st_mode & 0o777 == 0o600


def test_keys_that_lay_in_clear_are_encrypted_by_the_next_start(tmp_path: Path) -> None:
    table, key = asyncio.run(begin(settings_of(tmp_path)))
    put_plain(tmp_path, key)
    assert key.encode() in written(tmp_path)
    found = asyncio.run(chance_at(tmp_path, table))
    assert found == (key, [ENTROPY, ""], commitment(bytes.fromhex(key)))
    assert key.encode() not in written(tmp_path)
    assert ENTROPY.encode() not in written(tmp_path)


def test_a_new_key_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    table, key = asyncio.run(begin(settings_of(tmp_path)))
    settings = settings_of(tmp_path)
    before = key_file(settings).read_text("ascii")
    assert asyncio.run(operator.rekey(settings)) == 1
    assert asyncio.run(chance_at(tmp_path, table))[:2] == (key, [ENTROPY, ""])
    key_file(settings).write_text(before, "ascii")
    with pytest.raises(BadOption, match="is not the key file of this database"):
        asyncio.run(reach_database(settings))


def test_a_key_file_that_was_lost_is_not_made_anew(tmp_path: Path) -> None:
    asyncio.run(begin(settings_of(tmp_path)))
    settings = settings_of(tmp_path)
    key_file(settings).unlink()
    with pytest.raises(BadOption, match="is not the key file of this database"):
        asyncio.run(reach_database(settings))
    assert not key_file(settings).exists()


@pytest.mark.parametrize("text", ["", "not a key\n", "Ä"])
def test_a_file_that_holds_no_key_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "key").write_text(text, "utf-8")
    settings = Settings(db=f"sqlite:///{tmp_path / 'a.db'}", key_file=str(tmp_path / "key"))
    with pytest.raises(BadOption, match="is no key file"):
        asyncio.run(reach_database(settings))


def test_postgresql_needs_a_key_file() -> None:
    with pytest.raises(BadOption, match="--key-file"):
        check(Settings(db="postgresql://host/name"))


@pytest.mark.long
def test_postgresql_holds_no_key_in_clear(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    settings = Settings(db=request.getfixturevalue("postgres")(), key_file=str(tmp_path / "key"))
    _, key = asyncio.run(begin(settings))
    found = asyncio.run(everything(settings))
    assert commitment(bytes.fromhex(key)) in found
    assert key not in found
    assert ENTROPY not in found


async def everything(settings: Settings) -> str:
    store = open_store(settings)
    try:
        return repr([await store.rows(sa.select(part)) for part in (TABLES, SEATS)])
    finally:
        await store.close()
