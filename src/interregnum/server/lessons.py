"""First games: a table that follows a title's script, and what its learner is told."""

from functools import partial
from typing import Any, Final

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler

from interregnum.core.game import NONE
from interregnum.core.match import Match
from interregnum.games.lesson import (
    BOT,
    LEARNER,
    Path,
    Step,
    chance,
    is_done,
    leap,
    lesson_of,
    packed,
    path_of,
)
from interregnum.games.registry import TITLES, find
from interregnum.games.tips import fitting
from interregnum.games.title import Title, values_of
from interregnum.server.api import Created
from interregnum.server.errors import NotAllowed, UnknownMatch
from interregnum.server.journal import Journal
from interregnum.server.lobby import bot_name, new_table, seated
from interregnum.server.room import Room
from interregnum.server.services import Services
from interregnum.server.store import EntryRow, PersonRow, SeatRow, TableRow
from interregnum.server.wire import Pace


class Coaching(msgspec.Struct, frozen=True):
    """Where a learner stands: a step to do, the end, or somewhere of their own (`off`)."""

    step: int
    total: int
    texts: list[str]  # Fluent messages, read one after the other; the last one asks for the move
    move: str  # in notation; none: the script goes on for everybody
    off: bool
    done: bool
    mistakes: list[str]  # messages
    real: list[str]  # the seats of the first real game


@get("/api/lessons", sync_to_thread=False)
def lessons() -> list[str]:
    """The titles that have a first game."""
    return [name for name in TITLES if path_of(name) is not None]


@post("/api/lessons/{title:str}", opt={"price": 10.0})
async def begin(title: str, person: PersonRow, services: Services) -> Created:
    """A table of one's own at the first step."""
    path = found(title)
    options, key = find(title).options(path.lesson.options), chance(path.lesson).key
    row = new_table(find(title), values_of(options), key, person, services.store.vault)
    await services.lobby.quotas.require(person.id, tables=1, bots=path.lesson.seats - 1)
    await services.store.add_table(row, seat_rows(row.id, path, person))
    await services.store.append(opening(row, path))
    await services.lobby.begin_prepared(row.id, "," * (path.lesson.seats - 1))
    return Created(row.id, row.promise)


@get("/api/lessons/at/{table:str}")
async def coaching(table: str, person: PersonRow, services: Services) -> Coaching:
    row = await services.lobby.table(table)
    path, room = found(row.title), await services.rooms.room(table)
    if room.journal is None:
        raise UnknownMatch(f"the lesson {table!r} has not begun")
    return told(path, find(row.title), room.journal.match)


@post("/api/lessons/at/{table:str}", status_code=200, opt={"price": 10.0})
async def go_on(table: str, person: PersonRow, services: Services) -> dict[str, str]:
    """Leap to where there is something new to do."""
    room = await services.rooms.room(table)
    path = found(room.title.name)
    if room.roster.own(person.id) != LEARNER or not room.is_lesson:
        raise NotAllowed("only the learner of a lesson leaps in it")
    room.post(partial(leap_on, room, path))
    return {"status": "leaping"}


async def leap_on(room: Room, path: Path) -> None:
    if room.given_up:
        return
    journal, rows = room.playing(), list[EntryRow]()
    while move := leap(path, packed(room.title, journal.match)):
        rows += journal.play(*move)
    await room.keep(rows)
    await room.show()


@get("/api/lessons/tips/{table:str}")
async def tips(table: str, person: PersonRow, services: Services) -> list[str]:
    """What the coach can say in a real game about what the person sees and may do now."""
    room = await services.rooms.room(table)
    lesson, seat = lesson_of(room.title), room.roster.own(person.id)
    if lesson is None or seat == NONE:
        return []
    state = room.playing().match.state
    mine = seat in room.title.game.to_act(state)
    choices = room.title.choices(state, seat) if mine else []
    return fitting(lesson.tips, room.title.view(state, seat), choices, seat)


def told(path: Path, title: Title[Any], match: Match[Any]) -> Coaching:
    """The bots may have moved on since the last step was done: it stays done."""
    here, lesson = packed(title, match), path.lesson
    at = path.steps.get(here)
    done = at is None and is_done(path, title, match)
    step = Step(lesson.end if done else "") if at is None else lesson.steps[at]
    return Coaching(
        step=len(lesson.steps) if at is None else at,
        total=len(lesson.steps),
        texts=[text for text in (*step.tells, step.text) if text],
        move=step.move,
        off=at is None and not done and here not in path.moves,
        done=done,
        mistakes=lesson.mistakes,
        real=list(lesson.real),
    )


def found(title: str) -> Path:
    path = path_of(find(title).name)
    if path is None:
        raise UnknownMatch(f"{title} has no first game")
    return path


def seat_rows(table: str, path: Path, person: PersonRow) -> list[SeatRow]:
    learner = seated(table, LEARNER, person)
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


ROUTES: Final[list[HTTPRouteHandler]] = [lessons, begin, coaching, go_on, tips]
