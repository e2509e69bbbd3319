"""Where names stand: on seats, also of people who have gone, and among those who withheld."""

from typing import Any

import msgspec
import sqlalchemy as sa

from interregnum.core.record import NOBODY
from interregnum.server.opening import listed
from interregnum.server.schema import SEATS, TABLES
from interregnum.server.store import Store, TableRow


async def naming(store: Store, person: str) -> list[TableRow]:
    """Tables that have their name, whoever plays there now."""
    seats = sa.select(SEATS.c.table).where(SEATS.c.named == person)
    named = TABLES.c.withholders.contains(person, autoescape=True)
    query = sa.select(TABLES).where(sa.or_(TABLES.c.id.in_(seats), named))
    return [TableRow(**row) for row in await store.rows(query)]


def nameless(tables: list[TableRow], person: str) -> list[Any]:
    """Who is deleted is not named for what they withheld, either; seats are the store's matter."""
    return [unsaid(table, person) for table in tables if person in listed(table.withholders)]


def unsaid(table: TableRow, person: str) -> sa.Update:
    people, names = listed(table.withholders), listed(table.withheld)
    told = [NOBODY if who == person else name for who, name in zip(people, names, strict=True)]
    left = ["" if who == person else who for who in people]
    values = {"withheld": written(told), "withholders": written(left)}
    return sa.update(TABLES).where(TABLES.c.id == table.id).values(values)


def written(texts: list[str]) -> str:
    return msgspec.json.encode(texts).decode()
