"""Before the server starts: settings that cannot work are refused in one sentence."""

import asyncio
import math
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from ipaddress import ip_network
from pathlib import Path

import nats
import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.exc import ArgumentError, DBAPIError

from interregnum.core.errors import BadOption
from interregnum.server.bus import NatsBus, make_bus
from interregnum.server.settings import Settings
from interregnum.server.store import FAULTS, open_store
from interregnum.server.vault import OWNERS, WrongKey, key_file

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

EXPECTED = "expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
NUMBERS = ("bots", "bot_seconds", "rate")  # each above nought
DAYS = ("keep_chat", "keep_tables", "keep_guests")  # nought: for ever
PORTS = 65_535
PATIENCE = 10.0  # seconds for the bus
DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")


def check(settings: Settings) -> None:
    """What can be seen without asking anybody."""
    for name in NUMBERS:
        value = getattr(settings, name)
        if not 0 < value < math.inf:
            option = name.replace("_", "-")
            raise BadOption(f"--{option} cannot be {value}; expected a number above 0")
    for name in DAYS:
        value = getattr(settings, name)
        if not 0 <= value < math.inf:
            option = name.replace("_", "-")
            raise BadOption(f"--{option} cannot be {value}; expected days, or 0 for ever")
    check_proxies(settings.proxy)
    if settings.bus and not settings.bus.startswith("nats://"):
        raise BadOption("--bus must begin with nats://; without it the database carries notices")
    check_database(settings.database)
    key_file(settings)


def check_proxies(proxies: str) -> None:
    """A name would be believed by nobody, without a word."""
    for proxy in filter(None, map(str.strip, proxies.split(","))):
        try:
            _ = proxy == "*" or ip_network(proxy)
        except ValueError as error:
            raise BadOption(f"--proxy cannot be {proxy!r}; expected an address, or *") from error


def check_database(address: str) -> None:
    """The address is not repeated: there may be a password in it."""
    try:
        url = sa.make_url(address)
    except (ArgumentError, ValueError) as error:
        raise BadOption(f"the address of the database cannot be read; {EXPECTED}") from error
    if url.drivername not in DRIVERS:
        raise BadOption(f"there is no database {url.drivername!r}; {EXPECTED}")
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadOption(f"SQLite needs a file; {EXPECTED}")


def reach_address(host: str, port: int) -> None:
    """Where the server is to listen, nobody else may."""
    if not 0 < port <= PORTS:
        raise BadOption(f"--port cannot be {port}; expected 1 to {PORTS}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, port), family=family).close()
    except OSError as error:
        raise BadOption(f"nobody can listen at {host}, port {port}: {error.strerror}") from error


async def reach(settings: Settings) -> None:
    """Open the database, which brings its schema up to date, and the bus."""
    await reach_database(settings)
    bus = make_bus(settings.bus, settings.database)
    if isinstance(bus, NatsBus):
        await reach_nats(settings.bus)


async def reach_database(settings: Settings) -> None:
    try:
        reach_file(sa.make_url(settings.database))
        await prepare(settings)
    except (*FAULTS, CommandError) as error:
        raise BadOption(f"the database cannot be opened: {reason(error)}") from error


async def prepare(settings: Settings) -> None:
    """A key that was made for nothing goes again: the right one is somewhere else."""
    file = key_file(settings)
    made, store = not file.exists(), open_store(settings)
    try:
        await store.prepare()
    except WrongKey as error:
        if made:
            file.unlink()
        raise BadOption(f"{file} is not the key file of this database") from error
    finally:
        with suppress(*FAULTS):
            await store.close()


def reach_file(url: sa.URL) -> None:
    """Without threads: the driver's own would complain by itself of what it cannot open."""
    if url.get_backend_name() == "sqlite" and not url.query:
        own(Path(url.database or ""))
        with closing(sqlite3.connect(url.database or "")) as connection:
            connection.execute("PRAGMA schema_version")


def own(file: Path) -> None:
    """Nobody else on this machine reads it: there are cookies' secrets and keys in it."""
    with suppress(OSError):  # somebody else's, whose choice it is; or none, as SQLite will say
        file.touch(OWNERS)
        file.chmod(OWNERS)


@contextmanager
def alone(settings: Settings) -> Iterator[None]:
    """One server on one file of SQLite: a second one's people would hear nothing of the first's."""
    url = sa.make_url(settings.database)
    if url.get_backend_name() != "sqlite" or fcntl is None:
        yield
        return
    with Path(f"{url.database}.lock").open("w", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise BadOption("another server has this database open") from error
        yield


async def reach_nats(address: str) -> None:
    try:
        connecting = nats.connect(address, max_reconnect_attempts=1, error_cb=unheard)
        client = await asyncio.wait_for(connecting, PATIENCE)
        await client.close()
    except (OSError, ValueError, nats.errors.Error) as error:
        raise BadOption(f"the bus cannot be reached: {reason(error)}") from error


async def unheard(_error: Exception) -> None:
    """The same error is raised where it can be told."""


def reason(error: BaseException) -> str:
    """One line, without statements and parameters."""
    told = error.orig if isinstance(error, DBAPIError) and error.orig else error
    lines = str(told).splitlines()
    return lines[0] if lines else type(told).__name__
