"""What analyses make of matches: luck and choices, what is left unexplained, and how long it takes.

    python benchmarks/analysis.py torres --seats 3 --matches 10 --jobs 2

Matches are of mixed levels, all but the highest, on seeded chance. --weights takes a judge from a
file; without it the shipped one is asked, or the title's own forecast where there is none.
"""

import argparse
from pathlib import Path
from random import Random
from statistics import fmean
from time import thread_time
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from interregnum.bots.analysis import analyse, analyse_shipped
from interregnum.bots.findings import Parts
from interregnum.bots.levels import table_of
from interregnum.bots.names import find_bot
from interregnum.bots.weights import judge_of, read
from interregnum.core.chance import Chance, seeded_key
from interregnum.core.match import Match
from interregnum.executor.run import open_executor, results
from interregnum.games.registry import find
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


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--weights", default="")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    args = arguments()
    seats = args.seats or usual_seats(find(args.title), "")
    question = Question(args.title, seats, args.seed, args.weights)
    told = Table("match", "seat", "start", "luck", "own", "others", "rest", "result", "cost")
    with open_executor(args.jobs) as executor:
        found = list(results(studied, question, range(args.matches), on=executor))
    for number, each in enumerate(found):
        for level, p in zip(each.levels, each.parts, strict=True):
            sums = (p.start, p.chance, p.own, p.others, p.residual, p.result, p.cost)
            told.add_row(str(number), level, *(f"{100 * x:.1f}" for x in sums))
    parts = [p for each in found for p in each.parts]
    rest, cost = fmean(abs(p.residual) for p in parts), fmean(p.cost for p in parts)
    doubt = [fmean(getattr(p, name) for p in parts) for name in ("chance_error", "own_error")]
    times = [each.seconds for each in found]
    Console().print(told)
    Console().print(
        f"{args.title}, {seats} seats, {len(found)} matches: mean rest {100 * rest:.1f} points, "
        f"cost {100 * cost:.1f}, errors of luck {100 * doubt[0]:.1f} and own {100 * doubt[1]:.1f}, "
        f"{fmean(times):.1f} s a match, at most {max(times):.1f} s"
    )


if __name__ == "__main__":
    main()
