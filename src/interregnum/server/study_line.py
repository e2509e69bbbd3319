"""Who waits for an analysis: of all workers' people one each, and one analyst is at work."""

import time
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from interregnum.server.errors import TooFast
from interregnum.server.schema import STUDIES
from interregnum.server.store import Store

BEAT: Final = 5.0  # seconds between two signs of life
LEASE: Final = 4 * BEAT  # without one: the worker is gone, and others need not wait for it


class StudyLine:
    """Rows that all workers share; each stands for one question of one worker."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def enter(self, table: str, person: str) -> bool:
        """False: somebody waits for this match already; refused to whoever waits for another."""
        row = {"table": table, "person": person, "running": False, "part": 0.0}
        try:
            await self.store.run(
                sa.delete(STUDIES).where(STUDIES.c.until < time.time()),
                sa.insert(STUDIES).values(**row, until=time.time() + LEASE),
            )
        except IntegrityError as error:
            if await self.part(table) is None:
                raise TooFast("one analysis at a time") from error
            return False
        return True

    async def take_turn(self, table: str) -> bool:
        """Whether nobody else's is worked out now; PostgreSQL: one after the other asks."""
        other = STUDIES.alias()
        taken = sa.exists().where(other.c.running, other.c.until > time.time())
        mine = STUDIES.c.table == table
        turns = sa.select(STUDIES.c.table).order_by(STUDIES.c.table).with_for_update()
        return await self.store.run(
            turns, sa.update(STUDIES).where(mine, ~taken).values(running=True)
        ) == 1  # fmt: skip

    async def beat(self, table: str, part: float) -> None:
        values = {"part": part, "until": time.time() + LEASE}
        await self.store.run(sa.update(STUDIES).where(STUDIES.c.table == table).values(**values))

    async def leave(self, table: str) -> None:
        await self.store.run(sa.delete(STUDIES).where(STUDIES.c.table == table))

    async def part(self, table: str) -> float | None:
        """How far it is, at whatever worker; None: nobody waits for it."""
        mine = (STUDIES.c.table == table) & (STUDIES.c.until > time.time())
        rows = await self.store.rows(sa.select(STUDIES.c.part).where(mine))
        return float(rows[0]["part"]) if rows else None
