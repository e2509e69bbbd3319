"""The lesson of a title: a seed of chance, an opening, and steps with the expected moves.

A package's `lesson.toml` writes moves as `SEAT NOTATION`. The opening leads to the prepared
position; a step is what the learner is told, the expected move, and what the others answer to it.
A step without a move is a leap: the script plays for everybody, to where there is something new.
As chance is fixed, every position on the path is known: who leaves it plays on against a bot.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from interregnum.core.chance import Chance, seeded_key
from interregnum.core.game import Action, Seat
from interregnum.core.match import Match
from interregnum.games.registry import TITLES
from interregnum.games.tips import Tip
from interregnum.games.title import Title
from interregnum.games.words import home

BOT: Final = "lesson"  # the bot's name of the seats that follow the script
LEARNER: Final = 0
FILE: Final = "lesson.toml"


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str  # a Fluent message of the game
    move: str = ""  # the learner's, in notation; none in a leap
    others: list[str] = []  # what follows; in a leap everybody's
    tells: list[str] = []  # messages that are read before

    @property
    def moves(self) -> list[str]:
        return [f"{LEARNER} {self.move}", *self.others] if self.move else self.others


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int
    seed: int
    steps: list[Step]
    options: dict[str, Any] = {}
    opening: list[str] = []
    end: str = "ui-lesson-done"  # what is said when it is over
    mistakes: list[str] = []  # that beginners make, messages
    real: tuple[str, ...] = ("me", "page")  # the seats of the first real game
    tips: list[Tip] = []  # what the coach says in it


@dataclass(frozen=True)
class Path:
    """The positions of a lesson, packed, and what is played in each of them."""

    lesson: Lesson
    opening: list[tuple[Seat, Action]]
    moves: dict[tuple[int, ...], tuple[Seat, Action]]
    steps: dict[tuple[int, ...], int]  # where the learner is asked
    start: int  # entries of the log before the first step
    length: int  # entries of the log when the last step is answered
    end: tuple[int, ...]  # the position then


def lesson_of(title: Title[Any]) -> Lesson | None:
    file = files(home(title)) / FILE
    if not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Lesson)


def opened(title: Title[Any], lesson: Lesson) -> Match[Any]:
    names = [""] * lesson.seats
    return title.match(names, title.options(lesson.options), chance(lesson))


def chance(lesson: Lesson) -> Chance:
    return Chance(seeded_key(lesson.seed), [""] * lesson.seats)


@cache
def path_of(name: str) -> Path | None:
    """The lesson played through once; a move that is not legal is refused here."""
    title = TITLES[name]
    lesson = lesson_of(title)
    if lesson is None:
        return None
    match = opened(title, lesson)
    opening = [play(title, match, move) for move in lesson.opening]
    start = len(match.log)
    moves: dict[tuple[int, ...], tuple[Seat, Action]] = {}
    steps: dict[tuple[int, ...], int] = {}
    for k, step in enumerate(lesson.steps):
        steps[packed(title, match)] = k
        for move in step.moves:
            before = packed(title, match)
            moves[before] = seat, _ = play(title, match, move)
            if seat == LEARNER:
                steps[before] = k  # who takes something back may stand in the middle of a leap
    return Path(lesson, opening, moves, steps, start, len(match.log), packed(title, match))


def play(title: Title[Any], match: Match[Any], move: str) -> tuple[Seat, Action]:
    who, _, text = move.partition(" ")
    action = title.parse(match.state, int(who), text)
    match.play(int(who), action)
    return int(who), action


def packed(title: Title[Any], match: Match[Any]) -> tuple[int, ...]:
    return tuple(title.game.pack(match.state))


def leap(path: Path, here: tuple[int, ...]) -> tuple[Seat, Action] | None:
    """What a leap plays in this position; None once the learner is asked, or off the path."""
    at = path.steps.get(here)
    asked = at is not None and path.lesson.steps[at].move
    return None if asked else path.moves.get(here)


def is_done(path: Path, title: Title[Any], match: Match[Any]) -> bool:
    """Whether the path was followed to its end; what came after it does not matter."""
    if len(match.log) < path.length:
        return False
    return tuple(title.game.pack(match.after(path.length))) == path.end


def reply(title: Title[Any], state: Any, seat: Seat) -> Action | None:
    """What the script plays for a seat in this position; None off the path."""
    path = path_of(title.name)
    found = path.moves.get(tuple(title.game.pack(state))) if path else None
    return found[1] if found and found[0] == seat else None
