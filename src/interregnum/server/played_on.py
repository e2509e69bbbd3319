"""Tables that were played on from a match: they have its terms, and so the names of its people."""

from typing import Any

import sqlalchemy as sa

from interregnum.server.schema import SEATS, TABLES


def seats_of(person: str) -> sa.Select[tuple[str, int]]:
    """The seats at such tables that have their name."""
    old, here, there = SEATS.alias(), TABLES.alias(), TABLES.alias()
    joined = old.join(here, here.c.id == old.c.table).join(there, same(here, there))
    found = sa.select(there.c.id.label("table"), old.c.seat).select_from(joined)
    return found.where(old.c.person == person)


def unnamed(table: str, seat: int) -> sa.Update:
    mine = (SEATS.c.table == table) & (SEATS.c.seat == seat)
    return sa.update(SEATS).where(mine).values(name="—")


def withheld(table: str, names: str) -> sa.Update:
    """Who has broken off an opening is told at such tables, too."""
    here, there = TABLES.alias(), TABLES.alias()
    found = sa.select(there.c.id).select_from(here.join(there, same(here, there)))
    mine = sa.or_(TABLES.c.id == table, TABLES.c.id.in_(found.where(here.c.id == table)))
    return sa.update(TABLES).where(mine).values(withheld=names)


def same(here: Any, there: Any) -> Any:
    """Lessons and puzzles have no terms: everybody's tables of one share a key."""
    begun = (here.c.terms != "") & (here.c.id != there.c.id)
    return begun & (here.c.promise == there.c.promise) & (here.c.terms == there.c.terms)
