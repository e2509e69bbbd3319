"""What analyses make of matches: luck and choices, what is left unexplained, and how long it takes.

    python benchmarks/analyses.py --jobs 2 --raw benchmarks/analyses.json --document docs/bots.md

Matches are of mixed levels, all but the highest, on seeded chance. --weights takes a judge from a
file; without it the shipped one is asked, or the title's own forecast where there is none. A title
goes on where it stands in --raw, unless its weights were changed.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import fmean
from time import thread_time
from typing import Any, NamedTuple

import msgspec
from record import asking, keep, kept, table, tell
from rich.progress import Progress

from interregnum.bots.analysis import analyse, analyse_shipped
from interregnum.bots.findings import Parts
from interregnum.bots.levels import table_of
from interregnum.bots.names import find_bot
from interregnum.bots.weights import digest, judge_of, read
from interregnum.core.chance import Chance, seeded_key
from interregnum.core.match import Match
from interregnum.executor.executor import Executor
from interregnum.executor.run import open_executor, results
from interregnum.games.registry import OWN, find
from interregnum.games.title import usual_seats


class Question(NamedTuple):
    title: str
    seats: int
    seed: int
    weights: str  # a file; empty: the shipped ones


class Studied(NamedTuple):
    """One match: who played, what an analysis made of it, and its processor time."""

    levels: list[str]
    parts: list[Parts]
    seconds: float


def played(question: Question, number: int) -> tuple[list[str], Match[Any]]:
    """A match of levels drawn by its number."""
    title, rng = find(question.title), Random(f"{question.seed} {number}")
    names = [level.name for level in table_of(title.policy).levels][:-1]
    levels = [rng.choice(names) for _ in range(question.seats)]
    chance = Chance(seeded_key(rng.getrandbits(32)), [""] * question.seats)
    match = title.match(levels, title.options({}), chance)
    while not match.over:
        seat = int(title.game.to_act(match.state)[0])
        s = title.game.imagine(match.state, seat, rng)
        match.play(seat, int(find_bot(levels[seat]).choose(title.policy, s, seat, rng)))
    return levels, match


def studied(question: Question, number: int) -> Studied:
    """A job of the executor."""
    title = find(question.title)
    levels, match = played(question, number)
    start = thread_time()
    if question.weights:
        found = analyse(title, match, judge_of(title.policy, read(Path(question.weights))))
    else:
        found = analyse_shipped(title, match)
    return Studied(levels, found.parts, thread_time() - start)


class Explained(msgspec.Struct, frozen=True):
    """What the analyses of a title's matches came to."""

    title: str
    seats: int
    weights: str  # a digest
    seed: int
    matches: list[Studied] = []

    @property
    def parts(self) -> list[Parts]:
        return [part for each in self.matches for part in each.parts]


def arguments() -> argparse.Namespace:
    parser = asking(__doc__)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--weights", default="")
    return parser.parse_args()


def none_of(title: str, args: argparse.Namespace) -> Explained:
    seats = args.seats or usual_seats(find(title), "")
    weights = read(Path(args.weights)) if args.weights else None
    return Explained(title, seats, digest(find(title).policy, weights), args.seed)


def explained(found: Explained, args: argparse.Namespace, on: Executor) -> Iterator[Explained]:
    """After every match."""
    question = Question(found.title, found.seats, found.seed, args.weights)
    for each in results(studied, question, range(len(found.matches), args.matches), on=on):
        found = msgspec.structs.replace(found, matches=[*found.matches, each])
        yield found


def play_all(found: dict[str, Explained], args: argparse.Namespace) -> None:
    with open_executor(args.jobs, args.cluster) as executor, Progress() as progress:
        for title in args.titles.split(","):
            new = none_of(title, args)
            had = found.get(title, new)
            start = had if msgspec.structs.replace(had, matches=[]) == new else new
            task = progress.add_task(title, total=args.matches)
            for each in explained(start, args, executor):
                progress.update(task, completed=len(each.matches))
                found[title] = each
                keep(args.raw, found.values())


def document_of(found: dict[str, Explained]) -> str:
    heads = ["title", "matches; seats", "rest", "luck", "own choices", "cost against the best"]
    heads += ["standard error of luck, of own choices", "processor time, at most"]
    return table(heads, [cells(found[title]) for title in OWN if title in found])


def cells(row: Explained) -> list[str]:
    """In points of the chance to win, the size of each part on average over all seats."""

    def mean(name: str) -> str:
        return f"{100 * fmean(abs(getattr(part, name)) for part in row.parts):.1f}"

    times = [each.seconds for each in row.matches]
    sizes = [mean(name) for name in ("residual", "chance", "own", "cost")]
    told = [row.title, f"{len(row.matches)}; {row.seats}", *sizes]
    doubt = f"{mean('chance_error')}, {mean('own_error')}"
    return [*told, doubt, f"{fmean(times):.1f} s, {max(times):.1f} s"]


def main() -> None:
    args = arguments()
    found = kept(args.raw, Explained, lambda row: row.title)
    if not args.show:
        play_all(found, args)
    text = document_of(found)
    tell(args, "analyses.py", text)


if __name__ == "__main__":
    main()
