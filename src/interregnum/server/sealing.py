"""What a database holds of keys, under the vault's key: checked, brought up to date, renewed."""

from collections.abc import Callable
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from interregnum.core.chance import commitment
from interregnum.server.schema import SEATS, SECRETS, TABLES
from interregnum.server.vault import Vault

MARK: Final = "vault"  # a secret by which the key of a database is known
WIPES: Final = {  # what was deleted stays in files until then
    "sqlite": ("VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"),
    "postgresql": ("VACUUM FULL tables", "VACUUM FULL seats"),
}

Change = Callable[[str], str]


def require_key(connection: sa.Connection, vault: Vault) -> None:
    """That of the first start; any other is refused."""
    mark = sa.select(SECRETS.c.value).where(SECRETS.c.name == MARK)
    kept = connection.execute(mark).scalar()
    if kept is None:
        connection.execute(sa.insert(SECRETS).values(name=MARK, value=vault.hide(MARK)))
    else:
        vault.show(kept)


def seal_plain(connection: sa.Connection, vault: Vault) -> int:
    """Tables of a release that kept keys in clear have no promise beside them."""
    plain = TABLES.c.promise == ""
    tables = connection.execute(sa.select(TABLES.c.id, TABLES.c.key).where(plain)).all()
    if tables:
        rewrite(connection, vault.hide, plain)
    for table, key in tables:
        promise = commitment(bytes.fromhex(key))
        mine = TABLES.c.id == table
        connection.execute(sa.update(TABLES).where(mine).values(promise=promise))
    return len(tables)


def renew_all(connection: sa.Connection, vault: Vault) -> int:
    """Everything under the first key of the vault."""
    mark = SECRETS.c.name == MARK
    connection.execute(sa.update(SECRETS).where(mark).values(value=vault.hide(MARK)))
    return rewrite(connection, vault.renew, sa.true())


def rewrite(connection: sa.Connection, change: Change, which: sa.ColumnElement[bool]) -> int:
    """Keys and entropy of some tables; how many there are."""
    tables = connection.execute(sa.select(TABLES).where(which)).mappings().all()
    theirs = SEATS.c.table.in_(sa.select(TABLES.c.id).where(which)) & (SEATS.c.entropy != "")
    for seat in connection.execute(sa.select(SEATS).where(theirs)).mappings().all():
        mine = (SEATS.c.table == seat["table"]) & (SEATS.c.seat == seat["seat"])
        put(connection, sa.update(SEATS).where(mine), entropy=change(seat["entropy"]))
    for table in tables:
        put(
            connection, sa.update(TABLES).where(TABLES.c.id == table["id"]),
            key=change(table["key"]), entropy=change(table["entropy"]),
        )  # fmt: skip
    return len(tables)


def put(connection: sa.Connection, statement: sa.Update, **values: Any) -> None:
    connection.execute(statement.values(**values))


async def wipe(engine: AsyncEngine) -> None:
    """What was replaced is gone from the files, too."""
    alone = engine.execution_options(isolation_level="AUTOCOMMIT")
    async with alone.connect() as connection:
        for statement in WIPES[engine.dialect.name]:
            await connection.execute(sa.text(statement))
