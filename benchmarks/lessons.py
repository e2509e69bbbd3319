"""What little self-play teaches: judges made from nothing, held against the best without one.

    python benchmarks/lessons.py --jobs 2 --raw benchmarks/lessons.json --document docs/bots.md

A course is taught as by `interregnum train`, in a folder of --folder, where it goes on. The
champion that asks the new judge then meets `search` at equal time, on mirrored chance; how many
games is fixed beforehand. A contest goes on where it stands in --raw, unless another judge came
out; one that is over needs no course again.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from record import asking, keep, kept, percent, sign, table, tell, wins
from rich.progress import Progress

from interregnum.bots.arena import Contest, play
from interregnum.bots.weights import digest, read
from interregnum.cli.train import train
from interregnum.executor.executor import Executor
from interregnum.executor.run import open_executor, results
from interregnum.games.registry import find

NEW: Final = "champion:0.05s"
OLD: Final = "search:0.05s"
OFTEN: Final = 4  # games after which the raw file is written


class Lesson(NamedTuple):
    """A course, for the rest as `interregnum train` has it, and its examination."""

    title: str
    seats: int
    rounds: int
    games: int  # of a round
    teacher: int
    contest: int  # games


# For a Crown needs none: its shipped judge took 2,292 s, and the record holds it against `search`.
LESSONS: Final = (Lesson("crown-of-ash", seats=2, rounds=36, games=200, teacher=30, contest=100),)


class Taught(msgspec.Struct, frozen=True):
    """A judge, and what the champion that asks it has won so far."""

    title: str
    seats: int
    command: str
    learned: int  # games of self-play
    seconds: float  # of the clock, for the whole course
    jobs: int
    judge: str  # a digest
    seed: int
    won: str = ""  # game by game: 0 lost, 1 won, 2 and more: won by so many together

    @property
    def games(self) -> int:
        return len(self.won)

    @property
    def wins(self) -> float:
        return sum(wins(self.won))


def taught(lesson: Lesson, folder: Path, args: argparse.Namespace) -> Taught:
    """Once its course is over."""
    train(
        lesson.title,
        seats=str(lesson.seats),
        rounds=lesson.rounds,
        games=lesson.games,
        hidden=24,
        teacher=lesson.teacher,
        check=0,
        folder=folder,
        jobs=args.jobs,
        cluster=args.cluster,
    )
    weights = read(folder / "judge.msgpack")
    made, mark = weights.made, digest(find(lesson.title).policy, weights)
    about = (lesson.title, lesson.seats, made.command, made.games, round(made.seconds))
    return Taught(*about, args.jobs, mark, args.seed)


def examined(lesson: Lesson, found: Taught, folder: Path, on: Executor) -> Iterator[Taught]:
    """All games of its contest, whatever the first ones show."""
    judge = f"{NEW}@{folder / 'judge.msgpack'}"
    bots = (judge, *[OLD] * (lesson.seats - 1))
    contest = Contest(lesson.title, {}, bots, found.seed, mirrored=True)
    for outcome in results(play, contest, range(found.games, lesson.contest), on=on):
        found = msgspec.structs.replace(found, won=found.won + sign(outcome))
        yield found


def study(args: argparse.Namespace, found: dict[str, Taught]) -> None:
    for lesson in LESSONS:
        had = found.get(lesson.title)
        if lesson.title not in args.titles.split(",") or (had and had.games == lesson.contest):
            continue
        folder = args.folder / lesson.title
        new = taught(lesson, folder, args)
        if had and (had.judge, had.seed) == (new.judge, new.seed):
            new = had
        with open_executor(args.jobs, args.cluster) as executor, Progress() as progress:
            task = progress.add_task(f"{lesson.title}: {NEW}", total=lesson.contest)
            for each in examined(lesson, new, folder, executor):
                progress.update(task, completed=each.games)
                found[each.title] = each
                if each.games % OFTEN == 0:
                    keep(args.raw, found.values())
        keep(args.raw, found.values())


def document_of(found: dict[str, Taught]) -> str:
    heads = ["title", "made by", "games of self-play", "the clock, processes"]
    heads += [f"`{NEW}` with it against", "games", "won"]
    return table(heads, [cells(each) for each in found.values()])


def cells(each: Taught) -> list[str]:
    clock = f"{each.seconds:.0f} s, {each.jobs}"
    rivals = f"{each.seats - 1} × `{OLD}`"
    made = [each.title, f"`{each.command}`", f"{each.learned:,}", clock]
    return [*made, rivals, str(each.games), percent(each.wins, each.games)]


def main() -> None:
    parser = asking(__doc__)
    parser.add_argument("--folder", type=Path, default=Path(".lessons"), help="of the courses")
    args = parser.parse_args()
    found = kept(args.raw, Taught, lambda each: each.title)
    if not args.show:
        study(args, found)
    text = document_of(found)
    tell(args, "lessons.py", text)


if __name__ == "__main__":
    main()
