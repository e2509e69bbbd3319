"""Puzzles as they are shipped: the way to a position, the one best move, and why."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from interregnum.bots.hints import LATER
from interregnum.core.chance import Chance, seeded_key
from interregnum.core.match import Match
from interregnum.games.shown import Line
from interregnum.games.title import Title, values_of

FILE: Final = "puzzles.json"  # beside the title's policy


class Puzzle(msgspec.Struct, frozen=True):
    """`log` has the moves of the seats alone: chance comes from the seed."""

    seed: int
    seats: int
    log: list[tuple[int, int]]
    seat: int
    action: int
    theme: str  # a kind of choice
    difficulty: int
    chance: float  # to win with the move
    next: float  # with the next best
    why: list[Line]

    @property
    def idea(self) -> tuple[str, int, tuple[str, ...]]:
        """Puzzles with the same one are alike: the same move for the same reason, however much.

        The move alone is not enough: in For a Crown who is struck is one of few seats.
        """
        return self.theme, self.action, tuple(ids(self.why))


class Book(msgspec.Struct):
    """Puzzles of one title, and how far the search for them is."""

    title: str
    version: int
    played: int = 0  # games that were looked at
    puzzles: list[Puzzle] = []


def ids(lines: list[Line]) -> Iterator[str]:
    """Of all messages in some lines, without their numbers."""
    for line in lines:
        yield line.id
        for value in line.args.values():
            inner = [value] if isinstance(value, Line) else value
            if isinstance(inner, list):
                yield from ids(inner)
        yield from ids(line.then)


@cache
def book_in(package: str) -> Book | None:
    path = files(package) / FILE
    return msgspec.json.decode(path.read_bytes(), type=Book) if path.is_file() else None


def puzzles_of(title: Title[Any]) -> list[Puzzle]:
    """Those that are shipped and made for these rules."""
    book = book_in(type(title.policy).__module__.rpartition(".")[0])
    return book.puzzles if book and book.version == title.game.version else []


def led_to(title: Title[Any], puzzle: Puzzle) -> Match[Any]:
    """The match at the position of a puzzle."""
    match = begun(title, puzzle.seed, puzzle.seats)
    for seat, action in puzzle.log:
        match.play(seat, action)
    return match


def begun(title: Title[Any], seed: int, seats: int) -> Match[Any]:
    chance = Chance(seeded_key(seed), [""] * seats)
    names = [str(seat + 1) for seat in range(seats)]
    return title.match(names, options_of(title), chance)


def options_of(title: Title[Any]) -> Any:
    """What people play first."""
    return next(iter(title.modes.values()))


def option_values(title: Title[Any]) -> dict[str, Any]:
    return dict(values_of(options_of(title)))


def explained(puzzle: Puzzle) -> list[Line]:
    """Why the move is the one: what it promises against the next best, and what it changes."""
    args: dict[str, Any] = {"n": round(100 * puzzle.chance), "m": round(100 * puzzle.next)}
    return [Line("ui-reason-chance", args), *(puzzle.why or [LATER])]
