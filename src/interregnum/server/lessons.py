"""First games: a table that follows a title's script, and what its learner is told."""

import time
from typing import Any, Final

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler

from interregnum.core.chance import commitment
from interregnum.core.match import Match
from interregnum.games.lesson import BOT, LEARNER, Path, chance, is_done, packed, path_of
from interregnum.games.registry import TITLES, find
from interregnum.games.title import Title, values_of
from interregnum.server.api import Created
from interregnum.server.errors import UnknownMatch
from interregnum.server.journal import Journal
from interregnum.server.lobby import bot_name
from interregnum.server.people import token
from interregnum.server.services import Services
from interregnum.server.store import EntryRow, PersonRow, SeatRow, TableRow
from interregnum.server.vault import Vault
from interregnum.server.wire import Pace


class Coaching(msgspec.Struct, frozen=True):
    """Where a learner stands: a step to do, the end, or somewhere of their own (`off`)."""

    step: int
    total: int
    text: str  # a Fluent message
    move: str  # in notation
    off: bool
    done: bool


@get("/api/lessons", sync_to_thread=False)
def lessons() -> list[str]:
    """The titles that have a first game."""
    return [name for name in TITLES if path_of(name) is not None]


@post("/api/lessons/{title:str}", opt={"price": 10.0})
async def begin(title: str, person: PersonRow, services: Services) -> Created:
    """A table of one's own at the first step."""
    path = found(title)
    row = table_row(title, path, person, services.store.vault)
    await services.lobby.quotas.require(person.id, tables=1, bots=path.lesson.seats - 1)
    await services.store.add_table(row, seat_rows(row.id, path, person))
    await services.store.append(opening(row, path))
    await services.lobby.begin_lesson(row.id, path.lesson.seats)
    return Created(row.id, row.promise)


@get("/api/lessons/at/{table:str}")
async def coaching(table: str, person: PersonRow, services: Services) -> Coaching:
    row = await services.lobby.table(table)
    path, room = found(row.title), await services.rooms.room(table)
    if room.journal is None:
        raise UnknownMatch(f"the lesson {table!r} has not begun")
    return told(path, find(row.title), room.journal.match)


def told(path: Path, title: Title[Any], match: Match[Any]) -> Coaching:
    """The bots may have moved on since the last step was done: it stays done."""
    here, total = packed(title, match), len(path.lesson.steps)
    at = path.steps.get(here)
    if at is None:
        done = is_done(path, title, match)
        return Coaching(total, total, "", "", off=not done and here not in path.moves, done=done)
    step = path.lesson.steps[at]
    return Coaching(at, total, step.text, step.move, off=False, done=False)


def found(title: str) -> Path:
    path = path_of(find(title).name)
    if path is None:
        raise UnknownMatch(f"{title} has no first game")
    return path


def table_row(title: str, path: Path, person: PersonRow, vault: Vault) -> TableRow:
    options, key = find(title).options(path.lesson.options), chance(path.lesson).key
    return TableRow(
        id=token(),
        title=title,
        version=find(title).game.version,
        options=msgspec.json.encode(values_of(options)).decode(),
        pace=msgspec.json.encode(Pace()).decode(),
        host=person.id,
        public=False,
        status="open",
        key=vault.hide(key.hex()),
        promise=commitment(key),
        created=time.time(),
    )


def seat_rows(table: str, path: Path, person: PersonRow) -> list[SeatRow]:
    learner = SeatRow(table, LEARNER, "person", person.id, person.name, "greedy")
    others = range(LEARNER + 1, path.lesson.seats)
    return [learner, *(SeatRow(table, k, "bot", name=bot_name(BOT, k), bot=BOT) for k in others)]


def opening(row: TableRow, path: Path) -> list[EntryRow]:
    """The moves that lead to the prepared position."""
    title = find(row.title)
    names = [""] * path.lesson.seats
    options = values_of(title.options(path.lesson.options))
    journal = Journal(row.id, title, options, names, chance(path.lesson), Pace())
    entries = journal.roll()
    for seat, action in path.opening:
        entries += journal.play(seat, action)
    return entries


ROUTES: Final[list[HTTPRouteHandler]] = [lessons, begin, coaching]
