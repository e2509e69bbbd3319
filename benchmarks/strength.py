"""How strong the bots are: every bar of a title as a contest with its 95 % interval.

    python benchmarks/strength.py for-a-crown --jobs 2 --save strength.jsonl

A bar is met when the lower end of the interval lies on it or above. A contest stops as soon as its
interval decides, unless --all asks for every game. With --save, games already played are kept.
One bot alone plays solo: its bar counts games won over all of the games. A bar of points takes the
mean of all seats.
"""

import argparse
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from interregnum.bots.arena import Contest, Standing, run, wilson
from interregnum.core.match import Values
from interregnum.executor.executor import Executor
from interregnum.executor.journal import Journal
from interregnum.executor.run import open_executor


class Bar(NamedTuple):
    """The first bot against all others, or alone, must win at least this share of the games."""

    bots: tuple[str, ...]
    games: int
    least: float
    options: Values = {}  # noqa: RUF012  # never changed
    points: bool = False  # `least` is a mean of points over all seats, not a share of games won
    medal: int = 0  # alone: only a game with so many points counts as won

    @property
    def whole(self) -> bool:
        """Judged by all of the games, not by the interval."""
        return self.points or len(self.bots) == 1

    @property
    def name(self) -> str:
        first, *others = self.bots
        told = f"{first} against {len(others)} x {others[0]}" if others else f"{first} alone"
        told += f" to {self.medal} points" if self.medal else ""
        return told + "".join(f", {key} {value}" for key, value in self.options.items())


# An offer in the Kingdom is four decisions: its bots may think half a second for all of them.
MODULES: Final[list[Values]] = [
    {"module": "menace"},
    {"module": "advisor"},
    {"module": "quest"},
    {"module": "none", "allow_no_module": True},
]

BARS: Final[dict[str, list[Bar]]] = {
    "for-a-crown": [
        Bar(("greedy", "random", "random", "random"), 1000, 0.70),
        Bar(("search:0.2s", "greedy", "greedy", "greedy"), 200, 0.65),
        Bar(("search:0.2s", "flat:400", "flat:400", "flat:400"), 400, 0.25),
    ],
    "torres": [
        Bar(("plan:12", "greedy"), 200, 0.75),
        Bar(("plan:12", "greedy", "greedy", "greedy"), 200, 0.60),
        Bar(("plan:12",) * 4, 100, 130, points=True),
        Bar(("plan:12", "greedy"), 100, 0.75, {"deck": "own"}),
        Bar(("plan:12", "greedy"), 100, 0.75, {"master": True}),
        Bar(("plan:12", "greedy", "greedy", "greedy"), 100, 0.60, {"deck": "own"}),
        Bar(("plan:12", "greedy", "greedy", "greedy"), 100, 0.60, {"master": True}),
        Bar(("search:0.1s", "greedy"), 40, 0.75),
        Bar(("plan:12", "search:0.1s"), 40, 0.50),
    ],
    "crown-of-ash": [
        Bar(("search:0.1s", "greedy"), 200, 0.75),
        Bar(("search:0.1s", "greedy", "greedy", "greedy"), 200, 0.50),
        Bar(("search:0.1s",), 100, 0.40, {"automa_difficulty": "low"}),
    ],
    "wonderful-kingdom": [
        *(Bar(("master:0.02s", "greedy"), 100, 0.75, module) for module in MODULES),
        *(Bar(("plan:12", "greedy"), 100, 0.75, module) for module in MODULES),
        Bar(("master:0.05s",), 100, 0.33, {"module": "menace", "side": "b"}, medal=70),
        Bar(("master:0.05s",), 100, 0.33, {"module": "advisor", "side": "b"}, medal=70),
        Bar(("master:0.05s",), 100, 0.33, {"module": "quest", "side": "b"}, medal=70),
    ],
}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("title", choices=list(BARS))
    parser.add_argument(
        "--bars", default="", help="numbers of the bars, such as 1,3; all without it"
    )
    parser.add_argument("--games", type=int, default=0, help="at most so many games a bar")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", default="", help="a Dask scheduler such as tcp://host:8786")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="do not stop when an interval decides")
    parser.add_argument("--save", type=Path, help="a file that keeps the games played so far")
    return parser.parse_args()


def measure(
    title: str, bar: Bar, args: argparse.Namespace, progress: Progress, on: Executor
) -> Standing:
    """One bar, with the games that the file already holds."""
    games = min(bar.games, args.games or bar.games)
    task = progress.add_task(bar.name, total=games)
    stop = None if args.all or bar.whole else bar.least
    return run(
        Contest(title, bar.options, bar.bots, args.seed),
        games,
        on=on,
        bar=stop,
        journal=Journal(args.save) if args.save else None,
        progress=lambda standing: progress.update(task, completed=standing.games),
    )


def row(number: int, bar: Bar, standing: Standing) -> list[str]:
    low, high = standing.interval(0)
    if bar.medal:
        low, high = wilson(medals(bar, standing), standing.games)
    cells = [str(number), bar.name, str(standing.games), f"{rate(bar, standing):.1%}"]
    least = f"{bar.least:g} points" if bar.points else f"{bar.least:.0%}"
    means = f"{points(standing):.1f}" if bar.points else f"{standing.score(0):.1f}"
    return [*cells, f"{low:.1%} to {high:.1%}", means, least, verdict(bar, standing)]


def verdict(bar: Bar, standing: Standing) -> str:
    """Against others by the interval; alone and by points over all the games."""
    low, high = standing.interval(0)
    if bar.whole:
        low = high = points(standing) if bar.points else rate(bar, standing)
        if standing.games < bar.games:  # so many wins stand, whatever follows
            enough = not bar.points and low * standing.games >= bar.least * bar.games
            return "met" if enough else "open"
    return "met" if low >= bar.least else "missed" if high < bar.least else "open"


def medals(bar: Bar, standing: Standing) -> float:
    """Games that were won with enough points."""
    return float(sum(o.ranks[0] == 1 and o.scores[0] >= bar.medal for o in standing.outcomes))


def rate(bar: Bar, standing: Standing) -> float:
    return medals(bar, standing) / max(1, standing.games) if bar.medal else standing.rate(0)


def points(standing: Standing) -> float:
    """The mean of all seats."""
    seats = range(len(standing.outcomes[0].scores))
    return sum(standing.score(entry) for entry in seats) / len(seats)


def main() -> None:
    args = arguments()
    wanted = [int(k) for k in args.bars.split(",") if k] or range(1, len(BARS[args.title]) + 1)
    heads = ["bar", "contest", "games", "won", "95 %", "points", "least", "verdict"]
    table = Table(*heads, title=args.title)
    with open_executor(args.jobs, args.cluster) as executor, Progress() as progress:
        for number in wanted:
            bar = BARS[args.title][number - 1]
            table.add_row(*row(number, bar, measure(args.title, bar, args, progress, executor)))
    Console().print(table)


if __name__ == "__main__":
    main()
