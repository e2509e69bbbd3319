"""Whether a judge is calibrated: reliability and Brier score on fresh games, beside a guess.

    python benchmarks/judge.py for-a-crown crown/judge.msgpack --games 1000 --jobs 2

Without a file the shipped weights are taken. Tables are mixed, as in the self-play that teaches;
--player and --modes are those of its command.
"""

import argparse
from pathlib import Path

from rich.console import Console
from rich.table import Table

from interregnum.bots.weights import pack, read, shipped
from interregnum.cli.train import modes_of, odds_of
from interregnum.core.errors import BadInput
from interregnum.executor.run import open_executor, results
from interregnum.games.registry import find
from interregnum.train.calibration import Calibration, calibrated, foretell
from interregnum.train.selfplay import Task


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("title")
    parser.add_argument("weights", nargs="?", type=Path)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", action="append", default=[], help="as in interregnum train")
    parser.add_argument("--modes", default="", help="as in interregnum train")
    return parser.parse_args()


def measured(args: argparse.Namespace) -> Calibration:
    policy = find(args.title).policy
    weights = read(args.weights) if args.weights else shipped(policy)
    if weights is None:
        raise BadInput(f"no weights are shipped for {args.title}; name a file")
    seats = tuple(weights.seats)
    task = Task(
        title=args.title,
        options={},
        seats=seats,
        weights=pack(weights),
        knows=True,
        teacher=0,
        seed=str(args.seed),
        players=odds_of(args.player),
        modes=tuple(modes_of(find(args.title), args.modes)),
    )
    with open_executor(args.jobs) as executor:
        games = results(foretell, task, range(args.games), on=executor, chunk=8)
        return calibrated(games, weights.stages)


def table(found: Calibration) -> Table:
    told = Table("chance", "positions", "said", "won")
    for each in found.bins:
        bounds = f"{each.low:.0%} to {each.high:.0%}"
        told.add_row(bounds, str(each.count), f"{each.said:.1%}", f"{each.won:.1%}")
    return told


def main() -> None:
    args = arguments()
    found = measured(args)
    stages = ", ".join(f"{score:.4f}" for score in found.brier_by_stage)
    console = Console()
    console.print(f"{args.title}: {found.games} games, {found.positions} positions")
    console.print(table(found))
    console.print(
        f"Brier score {found.brier:.4f}; a constant guess {found.constant:.4f}, "
        f"the title's own forecast {found.forecast:.4f}"
    )
    console.print(f"by stage {stages}")


if __name__ == "__main__":
    main()
