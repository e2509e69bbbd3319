"""How much one person may have going on at a time."""

import time
from typing import Final

import sqlalchemy as sa

from interregnum.server.errors import Quota
from interregnum.server.schema import SEATS, TABLES
from interregnum.server.store import Store

DAY: Final = 24 * 3600.0
TABLES_A_DAY: Final = 3.0  # opened and not over, for each unit of the rate
BOT_SEATS: Final = 8.0  # at such tables


class Quotas:
    """Tables of a day that are not over; what was left alone for longer costs nobody anything."""

    def __init__(self, store: Store, rate: float) -> None:
        self.store = store
        self.tables = max(1, round(rate * TABLES_A_DAY))
        self.bot_seats = max(5, round(rate * BOT_SEATS))

    async def require(self, person: str, *, tables: int, bots: int) -> None:
        """Room for so many more."""
        running = (
            (TABLES.c.host == person)
            & TABLES.c.status.in_(["open", "opening", "playing"])
            & (TABLES.c.created > time.time() - DAY)
        )
        seats = sa.select(sa.func.count()).select_from(
            SEATS.join(TABLES, SEATS.c.table == TABLES.c.id)
        )
        query = sa.select(
            sa.select(sa.func.count()).where(running).scalar_subquery().label("tables"),
            seats.where(running, SEATS.c.kind == "bot").scalar_subquery().label("bots"),
        )
        found = (await self.store.rows(query))[0]
        if found["tables"] + tables > self.tables:
            raise Quota(f"{found['tables']} tables of yours are not over yet")
        if found["bots"] + bots > self.bot_seats:
            raise Quota(f"{found['bots']} bots play at your tables already")
