"""A journal from the store, and back into it as a checkpoint."""

from collections.abc import Callable
from typing import Final

import structlog

from interregnum.server.checkpoint import is_due, restore, taken
from interregnum.server.journal import Journal
from interregnum.server.people import shortened
from interregnum.server.store import FAULTS, CheckpointRow, Store

TRIES: Final = 5  # another worker may put a newer checkpoint between two reads
LOG: Final = structlog.get_logger()


async def read(store: Store, opened: Callable[[], Journal]) -> Journal:
    """From the last checkpoint on; what is missing in spite of it is a broken journal."""
    for _ in range(TRIES):
        journal = opened()
        kept = await store.checkpoint(journal.table)
        if kept is not None:
            restore(journal, kept.data)
        rows = await store.entries(journal.table, journal.length)
        if journal.continues(rows):
            break
    journal.replay(rows)
    return journal


async def put_away(store: Store, journal: Journal) -> None:
    """Once in a while; a store that fails now is asked again after the next row."""
    if not is_due(journal):
        return
    game, length = journal.match.game, journal.length
    row = CheckpointRow(journal.table, length, game.version, taken(journal))
    try:
        await store.keep_checkpoint(row, journal.undone)
    except FAULTS as error:
        LOG.warning("checkpoint_failed", table=shortened(row.table), why=type(error).__name__)
        return
    journal.kept = length
    journal.undone = [n for n in journal.undone if n >= length - 1]
