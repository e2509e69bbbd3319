"""A course of training: rounds of self-play and learning, kept in a folder and taken up again."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final
from zipfile import BadZipFile

import msgspec
import numpy as np

from interregnum.bots.arena import Contest, run
from interregnum.bots.bot import Bot
from interregnum.bots.judging import JudgeBot
from interregnum.bots.weights import Made, Weights, pack, read_names
from interregnum.core.errors import BadInput
from interregnum.executor.executor import Executor
from interregnum.executor.run import results
from interregnum.games.registry import find
from interregnum.games.title import values_of
from interregnum.train.learner import Learner, Lesson
from interregnum.train.selfplay import Position, Task, play_game

WINDOW: Final = 8  # rounds whose positions are learned from

CHUNK: Final = 8  # games that a process is handed at a time
SWIFT: Final = 4.0  # times the rate in the first rounds: there is nothing yet to be forgotten
SWIFT_ROUNDS: Final = 3
FALLING: Final = 0.8  # of the rounds have the whole rate, the others half of it
RIVAL: Final = "greedy"  # whom the judge meets to see how strong it is


class Course(msgspec.Struct, frozen=True):
    """What is to be done; the same course gives the same judge wherever it is run."""

    title: str
    seats: list[int]  # of the first, second … game, and again from the first
    options: dict[str, Any]
    rounds: int
    games: int  # of a round
    hidden: int
    teacher: int  # iterations of the search that teaches in the last third of the rounds
    rate: float
    batch: int  # positions of a step
    seed: int
    check: int  # games of each contest that tells the strength; 0: none
    players: dict[str, float] = {}  # kinds at the tables and how often; empty: as usual
    modes: list[str] = []  # of the options, in turn; empty: those above


class Strength(msgspec.Struct, frozen=True):
    """After so many games of self-play: one judge among `greedy`, and one `greedy` among judges."""

    games: int
    one: float
    among: float
    of: int


class Progress(msgspec.Struct):
    """How far a course has come."""

    course: Course
    rounds: int = 0
    games: int = 0
    loss: float = 0.0
    seconds: float = 0.0  # of the clock
    strength: list[Strength] = []


class Training:
    """A course under way in its folder."""

    def __init__(self, course: Course, folder: Path, on: Executor | None = None) -> None:
        self.course, self.folder, self.on = course, folder, on
        self.title = find(course.title)
        self.inputs = read_names(self.title.policy)
        if not self.title.policy.insights:
            raise BadInput(f"{course.title} tells a judge nothing: its policy has no insights")
        self.check_rivals()
        stages = int(self.title.policy.stages)
        self.learner = Learner(len(self.inputs), course.hidden, stages, course.seed)
        self.progress = Progress(course)
        self.window: list[list[Position]] = []
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"{folder} cannot be made: {error.strerror}") from error
        if (folder / "progress.json").exists():
            self.take_up()

    def check_rivals(self) -> None:
        """A chance to win is shared among seats, and not every automa can be judged."""
        asked = self.title.options(dict(self.course.options))
        for options in [self.title.modes[mode] for mode in self.course.modes] or [asked]:
            for seats in self.course.seats:
                self.title.require(options, seats)
                table = self.title.new(seats, options)
                rivals = len(self.title.game.scores(table)) > 1
                if not rivals or not self.title.policy.is_judged(table):
                    raise BadInput("a judge learns from two or more people, or alone if it can")

    def rounds(self) -> Iterator[Progress]:
        """Play and learn round by round; each is kept before it is told."""
        while self.progress.rounds < self.course.rounds:
            start = monotonic()
            self.window = [*self.window[1 - WINDOW :], self.played()]
            self.learn()
            self.progress.rounds += 1
            self.progress.games += self.course.games
            self.progress.seconds += monotonic() - start
            if self.course.check and self.is_due():
                self.progress.strength.append(self.strength())
            self.save()
            yield self.progress

    def played(self) -> list[Position]:
        course, number = self.course, self.progress.rounds
        teaches = 3 * number >= 2 * course.rounds
        task = Task(
            title=course.title,
            options=course.options,
            seats=tuple(course.seats),
            weights=pack(self.weights()),
            knows=number > 0,
            teacher=course.teacher if teaches else 0,
            seed=f"{course.seed} {number}",
            players=course.players,
            modes=tuple(course.modes),
        )
        games = results(play_game, task, range(course.games), on=self.on, chunk=CHUNK)
        return [position for game in games for position in game]

    def learn(self) -> None:
        """One pass over the window, in an order of its own."""
        positions = [position for played in self.window for position in played]
        if self.progress.rounds == 0:
            first = lesson(positions, len(self.inputs))
            self.learner.measure(first.rows, first.margins)
        Random(f"{self.course.seed} {self.progress.rounds}").shuffle(positions)
        rate = self.rate_now()
        losses = [
            self.learn_stage(stage, positions, rate) for stage in range(len(self.learner.nets))
        ]
        self.progress.loss = sum(losses) / len(losses)

    def rate_now(self) -> float:
        if self.progress.rounds < SWIFT_ROUNDS:
            return SWIFT * self.course.rate
        late = self.progress.rounds > FALLING * self.course.rounds
        return self.course.rate / 2 if late else self.course.rate

    def learn_stage(self, stage: int, positions: list[Position], rate: float) -> float:
        size = self.course.batch
        mine = [position for position in positions if position.stage == stage]
        losses = [
            self.learner.step(stage, lesson(mine[k : k + size], len(self.inputs)), rate)
            for k in range(0, len(mine), size)
        ]
        return sum(losses) / max(1, len(losses))

    def is_due(self) -> bool:
        """Strength is measured six times, the last time at the end."""
        every = max(1, self.course.rounds // 6)
        return self.progress.rounds % every == 0 or self.progress.rounds == self.course.rounds

    def strength(self) -> Strength:
        """With most seats, both ways round."""
        judge, others = JudgeBot(self.weights()), max(self.course.seats) - 1
        one = self.rate((judge, *[RIVAL] * others))
        among = self.rate((RIVAL, *[judge] * others))
        return Strength(self.progress.games, one, among, self.course.check)

    def rate(self, bots: tuple[str | Bot, ...]) -> float:
        contest = Contest(self.course.title, self.course.options, bots, self.course.seed)
        return run(contest, self.course.check, on=self.on).rate(0)

    def weights(self) -> Weights:
        game, course = self.title.game, self.course
        return Weights(
            title=game.name,
            version=game.version,
            seats=course.seats,
            inputs=self.inputs,
            hidden=course.hidden,
            stages=len(self.learner.nets),
            made=self.made(),
            values=self.learner.values(),
        )

    def made(self) -> Made:
        course = self.course
        seats = ", ".join(str(count) for count in course.seats)
        steps = [
            f"{self.progress.rounds} of {course.rounds} rounds, each of {course.games} games",
            f"{seats} seats in turn",
        ]
        if course.teacher:
            steps.append(f"search:{course.teacher} as a teacher in the last third")
        return Made(
            command=command(course),
            seed=course.seed,
            games=self.progress.games,
            steps=steps,
            seconds=round(self.progress.seconds, 1),
            strength=[
                row
                for at in self.progress.strength
                for row in (
                    (at.games, f"judge among {RIVAL}", at.of, at.one),
                    (at.games, f"{RIVAL} among judges", at.of, at.among),
                )
            ],
        )

    def save(self) -> None:
        """Whole or not at all: the numbers first, then the note that names them."""
        arrays = self.learner.document() | packed(self.window)
        part = self.folder / "state.part.npz"
        np.savez(part, **arrays)
        part.replace(self.folder / f"state-{self.progress.rounds}.npz")
        write(self.folder / "judge.msgpack", pack(self.weights()))
        write(self.folder / "progress.json", msgspec.json.encode(self.progress))
        for old in self.folder.glob("state-*.npz"):
            if old.name != f"state-{self.progress.rounds}.npz":
                old.unlink()

    def take_up(self) -> None:
        try:
            told = (self.folder / "progress.json").read_bytes()
            found = msgspec.json.decode(told, type=Progress)
        except (OSError, msgspec.DecodeError) as error:
            raise BadInput(f"{self.folder} holds no course: {error}") from error
        if found.course != self.course:
            raise BadInput(f"{self.folder} holds another course; expected the same, or no folder")
        self.progress = found
        state = self.folder / f"state-{found.rounds}.npz"
        try:
            with np.load(state) as saved:
                arrays = {name: saved[name] for name in saved.files}
        except (OSError, ValueError, BadZipFile) as error:
            raise BadInput(f"{state} is missing or damaged; expected another folder") from error
        self.learner.load(arrays)
        self.window = unpacked(arrays)


def command(course: Course) -> str:
    """What was typed to make it, apart from folder and processes."""
    told = {
        "seats": ",".join(str(count) for count in course.seats),
        "rounds": course.rounds,
        "games": course.games,
        "hidden": course.hidden,
        "teacher": course.teacher,
        "rate": course.rate,
        "seed": course.seed,
        "check": course.check,
    }
    words = [f"--{name} {value}" for name, value in told.items()]
    usual = values_of(find(course.title).options({}))
    chosen = {key: value for key, value in course.options.items() if value != usual[key]}
    words += [f"--option {key}={str(value).lower()}" for key, value in chosen.items()]
    words += [f"--player {kind}={odds:g}" for kind, odds in course.players.items()]
    words += [f"--modes {','.join(course.modes)}"] if course.modes else []
    return " ".join(["interregnum train", course.title, *words])


def write(path: Path, data: bytes) -> None:
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.replace(path)


def lesson(positions: list[Position], inputs: int) -> Lesson:
    """As arrays; tables with fewer seats have empty ones behind."""
    most = max(len(p.chances) for p in positions)
    shape = (len(positions), most)
    found = Lesson(
        np.zeros((*shape, inputs), np.int16),
        np.zeros(shape, np.float32),
        np.zeros(shape, np.float32),
        np.zeros(shape, np.bool_),
    )
    for k, position in enumerate(positions):
        seats = len(position.chances)
        found.rows[k, :seats] = np.frombuffer(position.rows, np.int16).reshape(seats, inputs)
        found.chances[k, :seats] = position.chances
        found.margins[k, :seats] = position.margins
        found.present[k, :seats] = True
    return found


def packed(window: list[list[Position]]) -> dict[str, Any]:
    """Positions as arrays, round by round, end to end."""
    out: dict[str, Any] = {"window": np.array(len(window))}
    for k, played in enumerate(window):
        out[f"stage {k}"] = np.array([p.stage for p in played])
        out[f"seats {k}"] = np.array([len(p.chances) for p in played])
        out[f"rows {k}"] = np.frombuffer(b"".join(p.rows for p in played), np.int16)
        out[f"chances {k}"] = np.array([x for p in played for x in p.chances])
        out[f"margins {k}"] = np.array([x for p in played for x in p.margins])
    return out


def unpacked(arrays: dict[str, Any]) -> list[list[Position]]:
    return [list(unpacked_round(arrays, k)) for k in range(int(arrays["window"]))]


def unpacked_round(arrays: dict[str, Any], k: int) -> Iterator[Position]:
    seats = arrays[f"seats {k}"].tolist()
    rows = arrays[f"rows {k}"].reshape(sum(seats), -1)
    chances, margins = arrays[f"chances {k}"].tolist(), arrays[f"margins {k}"].tolist()
    at = 0
    for stage, count in zip(arrays[f"stage {k}"].tolist(), seats, strict=True):
        end = at + count
        yield Position(stage, rows[at:end].tobytes(), chances[at:end], margins[at:end])
        at = end
