"""What machines ask a server whose database or disk has failed: it is alive, and not ready."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from interregnum.server.health import FREE, disk_is_free
from interregnum.server.settings import Settings
from interregnum.server.store import Store
from interregnum.server.vault import Vault, new_key
from tests.server.conftest import own_postgres
from tests.server.live_server import PATIENCE, Guest, Server, Sitting, running
from tests.server.test_bot_pool import until

SMALL = 48 << 20  # bytes of a disk


def asked(server: Server) -> tuple[int, int, set[str]]:
    """Of /healthz and /readyz, and what is said to have failed."""
    alive = httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code
    ready = httpx.get(f"{server.url}/readyz", timeout=PATIENCE)
    failed = {name for name, said in ready.json().items() if said == "failed"}
    return alive, ready.status_code, failed


def test_a_disk_with_little_room_is_not_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(Settings(db=f"sqlite:///{tmp_path / 'a.db'}").database, Vault([new_key()]))
    assert disk_is_free(store)
    monkeypatch.setattr(shutil, "disk_usage", lambda _folder: shutil._ntuple_diskusage(1, 1, FREE))
    assert not disk_is_free(store)


@pytest.mark.long
def test_with_postgresql_stopped_a_server_is_alive_but_not_ready(tmp_path: Path) -> None:
    with own_postgres() as database:
        database.psql("CREATE DATABASE d;")
        with running(tmp_path, db=database.get_uri("d")) as server:
            guest = Guest(server, "Anna")
            sitting = guest.sit(guest.open_table("me", "random", "random"))
            sitting.my_turn()
            assert asked(server) == (200, 200, set())
            database.stop()
            assert asked(server) in [(200, 503, {"database"}), (200, 503, {"database", "bus"})]
            assert guest.refused("GET", "/api/me") == (503, "fault")
            assert guest.sit(sitting.table).hear("refused")["code"] == "fault"
            assert "Traceback" not in server.logged()
            database.start()
            until(lambda: asked(server) == (200, 200, set()))
            assert guest.sit(sitting.table).act_first()["seq"] > 1


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(folder)]
    if sys.platform != "linux" or subprocess.run(mount, check=False).returncode:
        pytest.skip("only who may mount a disk can fill a small one")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


@pytest.mark.long
def test_with_a_full_disk_a_server_is_alive_but_not_ready(small_disk: Path) -> None:
    """What cannot be made durable is refused; with room again the table goes on."""
    with running(small_disk) as server:
        guest = Guest(server, "Anna")
        sitting = guest.sit(guest.open_table("me", "random", "random"))
        sitting.my_turn()
        assert asked(server) == (200, 200, set())
        filler = small_disk / "filler"
        fill(filler)
        alive, ready, failed = asked(server)
        assert (alive, ready, "disk" in failed) == (200, 503, True)
        while not is_refused(sitting):  # what still fits is played
            pass
        filler.unlink()
        until(lambda: asked(server) == (200, 200, set()))
        assert guest.sit(sitting.table).act_first()["seq"] > 1


def is_refused(sitting: Sitting) -> bool:
    """A click; where not even what follows by itself can be written, the table closes."""
    try:
        sitting.act(sitting.my_turn()["choices"][0]["id"])
        return "refused" in sitting.settle()
    except ConnectionClosed:
        return True


def fill(file: Path) -> None:
    with file.open("wb", buffering=0) as filler:
        try:
            while True:
                filler.write(bytes(1 << 12))
        except OSError:
            return
