"""What an operator asks of the database, beside the running server."""

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from interregnum.core.errors import BadInput
from interregnum.server.accounts import account_of
from interregnum.server.retention import DAY, Retention
from interregnum.server.schema import BANS, PEOPLE, REPORTS, SEATS, TABLES
from interregnum.server.sealing import renew_all, wipe
from interregnum.server.services import Services
from interregnum.server.settings import Settings
from interregnum.server.startup import alone, check, check_database, reach_database
from interregnum.server.store import Store, open_store
from interregnum.server.vault import key_file, new_key, read_keys, write_keys

LISTED: Final = 50
FOREVER: Final = 100 * 365.0  # days

T = TypeVar("T")
Rows = list[dict[str, Any]]


async def at_database(settings: Settings, job: Callable[[Store], Awaitable[T]]) -> T:
    """With the database open; what cannot be opened is refused in one sentence."""
    check_database(settings.database)
    await reach_database(settings)
    store = open_store(settings)
    try:
        return await job(store)
    finally:
        await store.close()


async def rekey(settings: Settings) -> int:
    """A new key for everything, with the server stopped; the file has both until it is done."""
    check(settings)
    await reach_database(settings)
    file, key = key_file(settings), new_key()
    with alone(settings):
        write_keys(file, [key, *read_keys(file)])
        store = open_store(settings)
        try:
            async with store.engine.begin() as connection:
                tables = await connection.run_sync(renew_all, store.vault)
            await wipe(store.engine)
        finally:
            await store.close()
        write_keys(file, [key])
    return tables


async def keep(settings: Settings) -> int:
    """All finished matches as they were seen; nothing else of a server is started."""
    check(settings)
    await reach_database(settings)
    services, made = Services(settings), 0
    await services.store.open()
    try:
        while some := await services.albums.make_some():
            made += some
    finally:
        await services.library.close()
        await services.rooms.close()
        await services.store.close()
    return made


async def tables(store: Store, status: str) -> Rows:
    """The newest first, with how many people sit there."""
    people = sa.select(sa.func.count()).where(SEATS.c.table == TABLES.c.id, SEATS.c.person != "")
    query = sa.select(
        TABLES.c.id, TABLES.c.title, TABLES.c.status, TABLES.c.public, TABLES.c.host,
        TABLES.c.created, people.scalar_subquery().label("people"),
    )  # fmt: skip
    if status:
        query = query.where(TABLES.c.status == status)
    return list(await store.rows(query.order_by(TABLES.c.created.desc()).limit(LISTED)))


async def people(store: Store, name: str) -> Rows:
    """By a part of their name."""
    query = sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.created, PEOPLE.c.seen)
    found = query.where(PEOPLE.c.name.contains(name, autoescape=True))
    return list(await store.rows(found.order_by(PEOPLE.c.created.desc()).limit(LISTED)))


async def close(store: Store, table: str) -> None:
    """With all that belongs to it; who has it open is sent away within seconds."""
    if await store.table(table) is None:
        raise BadInput(f"there is no table {table!r}")
    await store.drop(table)


async def ban(store: Store, account: str, days: float, why: str) -> None:
    """A person by id, or an address; nought days lift it."""
    account = account_of(account)
    lifted = sa.delete(BANS).where(BANS.c.account == account)
    until = time.time() + (days if days > 0 else 0) * DAY
    put = sa.insert(BANS).values(account=account, until=until, why=why[:200])
    await (store.run(lifted, put) if days > 0 else store.run(lifted))


async def reports(store: Store, done: int) -> Rows:
    """Those that nobody has dealt with; `done` is dealt with now."""
    if done:
        await store.run(sa.update(REPORTS).where(REPORTS.c.id == done).values(done=True))
    query = sa.select(REPORTS).where(~REPORTS.c.done).order_by(REPORTS.c.id).limit(LISTED)
    return list(await store.rows(query))


async def retain(store: Store, settings: Settings) -> dict[str, int]:
    """All steps that are due, one after the other."""
    total: dict[str, int] = {}
    while any((went := await Retention(store, settings).step()).values()):
        total = {kind: total.get(kind, 0) + n for kind, n in went.items()}
    return total or went
