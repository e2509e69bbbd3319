"""After an upgrade: what was begun by older rules.

A match keeps the rules that it was begun with, and only one version of them is here. So a match
that still ran ends without a result, and a table that was not begun yet takes the rules of today.
"""

from typing import Any, Final

import msgspec
import sqlalchemy as sa
import structlog

from interregnum.core.chance import commitment, new_key
from interregnum.core.errors import ClientError
from interregnum.games.registry import TITLES
from interregnum.games.title import Title, values_of
from interregnum.server.schema import TABLES
from interregnum.server.store import Store, TableRow

RETIRED: Final = "retired"
LOG: Final = structlog.get_logger()


async def retire(store: Store) -> None:
    """An older release than the one before finds nothing older, and ends nothing."""
    for title in TITLES.values():
        old = (TABLES.c.title == title.name) & (TABLES.c.version < title.game.version)
        running = old & (TABLES.c.status == "playing")
        ended = await store.run(sa.update(TABLES).where(running).values(status=RETIRED, due=None))
        if ended:
            LOG.warning("matches_ended", title=title.name, matches=ended, why="older rules")
        waiting = old & TABLES.c.status.in_(("open", "opening"))
        for row in await store.rows(sa.select(TABLES).where(waiting)):
            await take_new_rules(store, title, TableRow(**row))


async def take_new_rules(store: Store, title: Title[Any], row: TableRow) -> None:
    """With the same options, if there still are such; who had sealed something seals again."""
    try:
        options = title.options(msgspec.json.decode(row.options))
        title.require(options, len(await store.seats(row.id)))
    except ClientError:
        await store.run(sa.update(TABLES).where(TABLES.c.id == row.id).values(status=RETIRED))
        return
    if row.status == "opening":
        key = new_key()
        hidden = store.vault.hide(key.hex())
        await store.break_off(row.id, key=hidden, promise=commitment(key))
    told = msgspec.json.encode(values_of(options)).decode()
    values = {"version": title.game.version, "options": told}
    await store.run(sa.update(TABLES).where(TABLES.c.id == row.id).values(**values))
