"""Whether judges are calibrated: reliability and Brier score on fresh games, beside a guess.

    python benchmarks/judges.py --jobs 2 --raw benchmarks/judges.json --document docs/bots.md
    python benchmarks/judges.py --titles for-a-crown --weights crown/judge.msgpack --seed 77

Tables are mixed, as in the self-play that teaches, with the players and modes that the weights were
taught with, or with those that --player and --modes name. A judge that stands in --raw is not asked
again.
"""

import argparse
from pathlib import Path
from shlex import split

import msgspec
from record import asking, keep, kept, table, tell

from interregnum.bots.weights import Weights, digest, pack, read, shipped
from interregnum.cli.train import modes_of, odds_of
from interregnum.core.errors import BadInput
from interregnum.executor.executor import Executor
from interregnum.executor.run import open_executor, results
from interregnum.games.registry import OWN, find
from interregnum.train.calibration import Calibration, calibrated, foretell
from interregnum.train.selfplay import Task


class Course(msgspec.Struct, frozen=True):
    """Whose forecasts are held against what games."""

    title: str
    weights: str  # their digest
    seed: int
    games: int
    players: list[str]
    modes: str


class Judged(msgspec.Struct, frozen=True):
    about: Course
    found: Calibration


def arguments() -> argparse.Namespace:
    parser = asking(__doc__)
    parser.add_argument("--weights", type=Path, help="of one title, instead of the shipped ones")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--player", action="append", default=[], help="as in interregnum train")
    parser.add_argument("--modes", default="", help="as in interregnum train")
    return parser.parse_args()


def weights_of(title: str, file: Path | None) -> Weights:
    weights = read(file) if file else shipped(find(title).policy)
    if weights is None:
        raise BadInput(f"no weights are shipped for {title}; name a file")
    return weights


def course_of(title: str, weights: Weights, args: argparse.Namespace) -> Course:
    """With the tables that are asked for, else with those of the command the weights carry."""
    players, modes = args.player, args.modes
    if not players and not modes:
        parser = argparse.ArgumentParser()
        parser.add_argument("--player", action="append", default=[])
        parser.add_argument("--modes", default="")
        made, _ = parser.parse_known_args(split(weights.made.command))
        players, modes = made.player, made.modes
    mark = digest(find(title).policy, weights)
    return Course(title, mark, args.seed, args.games, players, modes)


def judged(course: Course, weights: Weights, on: Executor) -> Judged:
    task = Task(
        title=course.title,
        options={},
        seats=tuple(weights.seats),
        weights=pack(weights),
        knows=True,
        teacher=0,
        seed=str(course.seed),
        players=odds_of(course.players),
        modes=tuple(modes_of(find(course.title), course.modes)),
    )
    games = results(foretell, task, range(course.games), on=on, chunk=8)
    return Judged(course, calibrated(games, weights.stages))


def document_of(found: dict[str, Judged]) -> str:
    """What was said and what was won, by tenths of the chance; then the Brier scores."""
    rows = [found[title] for title in OWN if title in found]
    tenths = [f"{10 * k}–{10 * k + 10}" for k in range(10)]
    heads = ["title", "games, seed", "positions", "Brier score", "a constant guess"]
    heads += ["the title's forecast", "by stage"]
    said = table(["title", *tenths], [reliability(row) for row in rows])
    return said + "\n\n" + table(heads, [scores(row) for row in rows])


def reliability(row: Judged) -> list[str]:
    pairs = [f"{100 * each.said:.1f}, {100 * each.won:.1f}" for each in row.found.bins]
    return [row.about.title, *pairs]


def scores(row: Judged) -> list[str]:
    each = row.found
    told = [f"{x:.4f}" for x in (each.brier, each.constant, each.forecast)]
    stages = ", ".join(f"{score:.3f}" if score else "–" for score in each.brier_by_stage)
    games = f"{each.games}, {row.about.seed}"
    return [row.about.title, games, f"{each.positions:,}", *told, stages]


def main() -> None:
    args = arguments()
    found = kept(args.raw, Judged, lambda row: row.about.title)
    with open_executor(args.jobs, args.cluster) as executor:
        for title in () if args.show else args.titles.split(","):
            weights = weights_of(title, args.weights)
            course = course_of(title, weights, args)
            if title not in found or found[title].about != course:
                found[title] = judged(course, weights, executor)
                keep(args.raw, found.values())
    text = document_of(found)
    tell(args, "judges.py", text)


if __name__ == "__main__":
    main()
