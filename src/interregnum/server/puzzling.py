"""HTTP: puzzles, each a table of one's own at a position with one best move."""

from typing import Any, Final, Literal

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler

from interregnum.bots.book import Puzzle, explained, option_values, puzzles_of
from interregnum.bots.levels import USUAL
from interregnum.core.chance import Chance, commitment, seeded_key
from interregnum.core.game import CHANCE
from interregnum.core.match import Match
from interregnum.games.registry import TITLES, find
from interregnum.games.shown import Line
from interregnum.games.title import Title
from interregnum.server.api import Created
from interregnum.server.errors import UnknownMatch
from interregnum.server.journal import Journal
from interregnum.server.lobby import bot_name, new_table, seated
from interregnum.server.services import Services
from interregnum.server.store import EntryRow, PersonRow, SeatRow, TableRow
from interregnum.server.wire import Pace


class PuzzleInfo(msgspec.Struct, frozen=True):
    theme: str  # a kind of choice
    difficulty: int  # 1 to 3


class Solving(msgspec.Struct, frozen=True):
    """Where a solver stands; the move and the reasons are told once it was tried."""

    number: int  # from 0
    total: int
    seat: int
    tried: Literal["", "right", "wrong"]
    best: Line | None
    why: list[Line]


@get("/api/puzzles", sync_to_thread=False)
def shelf() -> dict[str, list[PuzzleInfo]]:
    """By title."""
    return {
        name: [PuzzleInfo(each.theme, each.difficulty) for each in puzzles_of(title)]
        for name, title in TITLES.items()
    }


@post("/api/puzzles/{title:str}/{number:int}", opt={"price": 10.0})
async def begin(title: str, number: int, person: PersonRow, services: Services) -> Created:
    """A table of one's own at the position."""
    found = puzzles_of(find(title))
    if not 0 <= number < len(found):
        raise UnknownMatch(f"{title} has no puzzle {number}")
    puzzle = found[number]
    key, options = seeded_key(puzzle.seed), option_values(find(title))
    row = new_table(find(title), options, key, person, services.store.vault)
    seats = [seat_row(row.id, seat, puzzle, person) for seat in range(puzzle.seats)]
    await services.lobby.quotas.require(person.id, tables=1, bots=puzzle.seats - 1)
    await services.store.add_table(row, seats)
    await services.store.append(entries_of(row, find(title), puzzle))
    await services.lobby.begin_prepared(row.id, "," * (puzzle.seats - 1))
    return Created(row.id, row.promise)


@get("/api/puzzles/at/{table:str}")
async def solving(table: str, person: PersonRow, services: Services) -> Solving:
    room = await services.rooms.room(table)
    found, match = puzzles_of(room.title), room.playing().match
    number = number_of(found, room.table.promise, match)
    if number < 0:
        raise UnknownMatch(f"{table!r} is no puzzle")
    return told(room.title, match, found[number], number, len(found))


def number_of(puzzles: list[Puzzle], promise: str, match: Match[Any]) -> int:
    """By the key of its chance and the moves that lead to it: a game may have two puzzles, and the
    way to the second leads past the first."""
    moves = [entry for entry in match.log if entry[0] != CHANCE]
    fits = [
        (len(each.log), number)
        for number, each in enumerate(puzzles)
        if commitment(seeded_key(each.seed)) == promise and moves[: len(each.log)] == each.log
    ]
    return max(fits, default=(0, -1))[1]


def told(title: Title[Any], match: Match[Any], puzzle: Puzzle, number: int, total: int) -> Solving:
    moves = [(k, seat, action) for k, (seat, action) in enumerate(match.log) if seat != CHANCE]
    tried = [move for move in moves[len(puzzle.log) :] if move[1] == puzzle.seat]
    if not tried:
        return Solving(number, total, puzzle.seat, "", None, [])
    right = tried[0][2] == puzzle.action
    choices = title.choices(match.after(tried[0][0]), puzzle.seat)
    best = next((each.label for each in choices if int(each.id) == puzzle.action), None)
    state: Literal["right", "wrong"] = "right" if right else "wrong"
    return Solving(number, total, puzzle.seat, state, best, explained(puzzle))


def seat_row(table: str, seat: int, puzzle: Puzzle, person: PersonRow) -> SeatRow:
    if seat == puzzle.seat:
        return seated(table, seat, person)
    return SeatRow(table, seat, "bot", name=bot_name(USUAL, seat), bot=USUAL)


def entries_of(row: TableRow, title: Title[Any], puzzle: Puzzle) -> list[EntryRow]:
    """The moves that lead to the position."""
    chance = Chance(seeded_key(puzzle.seed), [""] * puzzle.seats)
    names = [""] * puzzle.seats
    journal = Journal(row.id, title, option_values(title), names, chance, Pace())
    made = journal.roll()
    for seat, action in puzzle.log:
        made += journal.play(seat, action)
    return made


ROUTES: Final[list[HTTPRouteHandler]] = [shelf, begin, solving]
