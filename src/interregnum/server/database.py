"""The database itself: its engine, how SQLite is set up, and the schema brought up to date."""

from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from interregnum.server.access import READERS, Access, PooledAccess, ThreadedAccess
from interregnum.server.writer import Inserter, PostgresInserter, SQLiteInserter

MIGRATIONS: Final = Path(__file__).with_name("migrations")
LOG_PAGES: Final = 20_000  # of SQLite's log at the most; the inserter copies them long before
MIGRATION_LOCK: Final = 0x1A7E_96E6  # any number that no other program locks


def make_engine(url: str, *, full_sync: bool) -> AsyncEngine:
    """SQLite in WAL with synchronous NORMAL (FULL by option), PostgreSQL as it is.

    Parameters are hidden from messages of errors: there are secrets among them.
    """
    is_file = sa.make_url(url).get_backend_name() == "sqlite"
    engine = create_async_engine(url, hide_parameters=True, pool_pre_ping=not is_file)
    if is_file:
        prepare(engine.sync_engine, full_sync=full_sync)
    return engine


def make_access(engine: AsyncEngine, *, full_sync: bool) -> Access:
    """For all that is no journal."""
    if engine.dialect.name != "sqlite":
        return PooledAccess(engine)
    direct = sa.create_engine(
        engine.url.set(drivername="sqlite"), hide_parameters=True, pool_size=READERS + 1
    )
    prepare(direct, full_sync=full_sync)
    return ThreadedAccess(direct)


def make_inserter(engine: AsyncEngine, *, full_sync: bool) -> Inserter:
    """For the journals alone: they are written at every action."""
    if engine.dialect.name != "sqlite":
        return PostgresInserter(engine)
    path, settings = engine.url.database or "", pragmas(full_sync=full_sync)
    return SQLiteInserter(path, settings, full_sync=full_sync)


def prepare(engine: sa.Engine, *, full_sync: bool) -> None:
    @sa.event.listens_for(engine, "connect")
    def set_pragmas(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in pragmas(full_sync=full_sync):
            cursor.execute(pragma)
        cursor.close()


def pragmas(*, full_sync: bool) -> list[str]:
    sync = "FULL" if full_sync else "NORMAL"
    settings = [
        "journal_mode=WAL",
        f"synchronous={sync}",
        "busy_timeout=10000",
        f"wal_autocheckpoint={LOG_PAGES}",
    ]
    return [f"PRAGMA {setting}" for setting in settings]


def migrate(connection: sa.Connection, revision: str = "head") -> None:
    """Alembic on an open connection; of several workers that start together one goes first."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
