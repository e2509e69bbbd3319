"""A server that cannot work says so in one sentence before it starts."""

import asyncio
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import uvicorn
from typer.testing import CliRunner

from interregnum.cli.app import app
from interregnum.server.settings import Settings, from_environment, to_environment
from interregnum.server.startup import reach_database
from tests.server.conftest import Database
from tests.server.live_server import free_port


@pytest.fixture(autouse=True)
def nothing_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    """And what is written into the environment is gone afterwards."""

    def run(*_args: object, **_options: object) -> None:
        raise AssertionError("the server was started")

    monkeypatch.setattr(uvicorn, "run", run)
    for name in Settings.__struct_fields__:
        monkeypatch.setenv(f"INTERREGNUM_{name.upper()}", "")
        monkeypatch.delenv(f"INTERREGNUM_{name.upper()}")


def refused(*options: str) -> str:
    """The one sentence."""
    result = CliRunner().invoke(app, ["serve", *options])
    assert result.exit_code == 2, (result.output, result.exception)
    said = result.stderr.strip()
    assert said.startswith("interregnum: ")
    assert "\n" not in said
    return said


def test_settings_reach_the_workers_as_they_were_given() -> None:
    given = Settings(db="postgresql://Anna:PassWord@Host/Db", bus="nats://Host", full_sync=True)
    to_environment(given)
    assert from_environment() == given


def test_a_file_with_capitals_is_the_one_that_is_opened(tmp_path: Path) -> None:
    folder = tmp_path / "Data"
    folder.mkdir()
    CliRunner().invoke(app, ["serve", "--db", f"sqlite:///{folder / 'T.db'}"])
    assert from_environment().database.endswith("/Data/T.db")
    assert (folder / "T.db").is_file()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("--bot-seconds -1", "--bot-seconds cannot be -1.0; expected a number above 0"),
        ("--bot-seconds nan", "--bot-seconds cannot be nan"),
        ("--bots 0", "--bots cannot be 0; expected a number above 0"),
        ("--rate 0", "--rate cannot be 0.0; expected a number above 0"),
        ("--workers 0", "0 workers cannot serve; expected 1 or more"),
        ("--workers 2", "several workers need PostgreSQL"),
        ("--keep-chat -1", "--keep-chat cannot be -1.0; expected days, or 0 for ever"),
        ("--port 99999", "--port cannot be 99999; expected 1 to 65535"),
        ("--host 192.0.2.1", "nobody can listen at 192.0.2.1, port 8000: Cannot assign"),
        ("--proxy 127.0.0.1,gate", "--proxy cannot be 'gate'; expected an address, or *"),
        ("--bus redis://", "--bus must begin with nats://"),
        ("--db mysql://anna:PassWord@host/db", "there is no database 'mysql'; expected sqlite:///"),
        ("--db anna:PassWord@host", "the address of the database cannot be read; expected"),
        ("--db sqlite://", "SQLite needs a file"),
        ("--db sqlite:////no/such/folder/T.db", "cannot be opened: unable to open database file"),
        ("--db postgresql://anna:PassWord@127.0.0.1:{port}/db", "PostgreSQL needs --key-file FILE"),
        (
            "--key-file {key} --db postgresql://anna:PassWord@127.0.0.1:{port}/db",
            "the database cannot be opened:",
        ),
        ("--key-file /no/such/folder/key", "the key file cannot be opened: No such file"),
        ("--bus nats://127.0.0.1:{port}", "the bus cannot be reached:"),
    ],
)
def test_what_cannot_work_is_refused_in_one_sentence(
    options: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    said = refused(*options.format(port=free_port(), key=tmp_path / "key").split(" "))
    assert sentence in said
    assert "PassWord" not in said


def test_a_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refused("--port", port, "--db", f"sqlite:///{tmp_path / 'T.db'}")
    assert f"nobody can listen at 127.0.0.1, port {port}: Address already in use" in said


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, " * 100, "utf-8")
    assert "file is not a database" in refused("--db", f"sqlite:///{file}")


def test_a_release_that_is_older_than_the_schema_refuses_it(tmp_path: Path) -> None:
    """As a rollback without a copy would be."""
    address = f"sqlite:///{tmp_path / 'T.db'}"
    asyncio.run(reach_database(Settings(db=address)))
    with closing(sqlite3.connect(tmp_path / "T.db")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    assert "Can't locate revision identified by '9999'" in refused("--db", address)


def test_a_database_that_postgresql_does_not_have_is_refused(
    postgres: Database, tmp_path: Path
) -> None:
    address = postgres().replace("/d", "/No")
    assert 'database "No' in refused("--db", address, "--key-file", str(tmp_path / "key"))
