"""What the store holds of many tables, in few questions: by it a worker sees what it has missed."""

from typing import Any

import msgspec
import sqlalchemy as sa

from interregnum.server.schema import CHAT, ENTRIES, TABLES
from interregnum.server.store import SeatRow, Store, TableRow


class Mark(msgspec.Struct, frozen=True):
    """Of one table."""

    table: TableRow
    seats: list[SeatRow]
    last: int  # number of the last row of its journal; -1: none
    lines: tuple[int, int]  # of chat: how many, and the number of the last

    def is_news(self, table: TableRow, seats: list[SeatRow], lines: tuple[int, int]) -> bool:
        """To who knows this of the table; the lease is none."""
        mine = msgspec.structs.replace(self.table, due=table.due)
        return (mine, self.seats, self.lines) != (table, seats, lines)


async def marks(store: Store, tables: list[str]) -> dict[str, Mark]:
    """Of those that are still there."""
    found = await store.rows(sa.select(TABLES).where(TABLES.c.id.in_(tables)))
    rows = [TableRow(**row) for row in found]
    seats = await store.seats_of(tables)
    last = await ends(store, ENTRIES.c.table, ENTRIES.c.n, tables)
    lines = await ends(store, CHAT.c.table, CHAT.c.id, tables)
    return {
        row.id: Mark(row, seats[row.id], last.get(row.id, (0, -1))[1], lines.get(row.id, (0, 0)))
        for row in rows
    }


async def ends(
    store: Store, table: sa.Column[Any], number: sa.Column[Any], tables: list[str]
) -> dict[str, tuple[int, int]]:
    """How many rows each table has, and the greatest number among them."""
    last, many = sa.func.max(number).label("last"), sa.func.count().label("many")
    counted = sa.select(table.label("id"), last, many).where(table.in_(tables))
    rows = await store.rows(counted.group_by(table))
    return {row["id"]: (int(row["many"]), int(row["last"])) for row in rows}
