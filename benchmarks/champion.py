"""Every table that tells how strong the champion is; stopped and asked again, it goes on.

    python benchmarks/champion.py --jobs 2 --save champion.jsonl --raw benchmarks/champion.json

Games are kept in --save as they are played; --raw is the small file of the project: by contest, who
won each game. A contest stops as soon as its interval decides its bar; --games caps them all, for a
first look. Chance is mirrored: all rotations of the seats meet the same. --titles leaves some out.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from interregnum.bots.arena import Contest, Outcome, Standing, is_decided, play, share, wilson
from interregnum.core.match import Values
from interregnum.executor.executor import Executor
from interregnum.executor.journal import Journal
from interregnum.executor.run import open_executor, results

NEW: Final = "champion:0.2s"
SHORT: Final = "champion:0.02s"
TODAY: Final = ("search:0.2s", "master:0.2s", "plan:12", "flat:400")
TITLES: Final = ("for-a-crown", "torres", "crown-of-ash", "wonderful-kingdom")
MODULES: Final = ("menace", "advisor", "quest")


class Row(NamedTuple):
    """The first bot's share of wins must lie above a bar, or below it, with its interval."""

    table: str
    title: str
    bots: tuple[str, ...]
    games: int
    bar: float
    below: bool = False
    options: Values = {}  # noqa: RUF012  # never changed
    medal: int = 0  # alone: points that a game must have to count as won

    @property
    def name(self) -> str:
        first, *others = self.bots
        against = f"{first} against {len(others)} x {others[0]}" if others else f"{first} alone"
        return against + "".join(f", {key} {value}" for key, value in self.options.items())


class Raw(msgspec.Struct, frozen=True):
    """One contest as the project keeps it."""

    table: str
    title: str
    contest: str
    games: int
    won: str  # game by game: 1 won, 0 not, h a shared first place
    points: float
    cpu_seconds: float
    taught: list[str]


def rows() -> Iterator[Row]:
    yield from against_today()
    yield from for_a_crown()
    yield from more_time()
    yield from alone()


def against_today() -> Iterator[Row]:
    for title in TITLES[1:]:
        for old in TODAY:
            yield Row("two seats", title, (NEW, old), 600, 0.55)
    for title in TITLES[1:3]:
        for old in TODAY:
            yield Row("one against three", title, (NEW, *[old] * 3), 600, 0.30)
            yield Row("the other way round", title, (old, *[NEW] * 3), 400, 0.25, below=True)
        yield Row("one against three", title, (NEW, *["greedy"] * 3), 200, 0.60)
        yield Row("the other way round", title, ("greedy", *[NEW] * 3), 200, 0.25, below=True)


def for_a_crown() -> Iterator[Row]:
    title = TITLES[0]
    for old, bar, games in (("greedy", 0.65, 600), ("flat:400", 0.28, 800), (TODAY[0], 0.22, 600)):
        yield Row("one against three", title, (NEW, *[old] * 3), games, bar)
    for old in ("random", "greedy", "flat:400", "plan:12", "search:0.2s", "master:0.2s"):
        yield Row("the other way round", title, (old, *[NEW] * 3), 400, 0.30, below=True)


def more_time() -> Iterator[Row]:
    table = "ten times the time"
    four = ("champion:400", *["champion:40"] * 3)
    yield Row(table, TITLES[0], four, 600, 0.28)
    for title in TITLES[1:]:
        yield Row(table, title, (NEW, SHORT), 600, 0.55)
    for title in TITLES[1:3]:
        yield Row(table, title, (NEW, *[SHORT] * 3), 600, 0.28)


def alone() -> Iterator[Row]:
    yield Row("alone", "crown-of-ash", (NEW,), 100, 0.60, options={"automa_difficulty": "high"})
    for module in MODULES:
        options: Values = {"module": module, "side": "b"}
        yield Row("alone", "wonderful-kingdom", (NEW,), 100, 0.50, options=options, medal=70)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--titles", default=",".join(TITLES))
    parser.add_argument("--tables", default="", help="parts of the names of tables, such as alone")
    parser.add_argument("--games", type=int, default=0, help="at most so many games a contest")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", default="", help="a Dask scheduler such as tcp://host:8786")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, default=Path("champion.jsonl"))
    parser.add_argument("--raw", type=Path)
    return parser.parse_args()


def wanted(args: argparse.Namespace) -> list[Row]:
    named = args.tables.split(",")
    return [
        row
        for row in rows()
        if row.title in args.titles.split(",") and any(part in row.table for part in named)
    ]


def measure(row: Row, args: argparse.Namespace, on: Executor, progress: Progress) -> Standing:
    """All games of a contest that its bar needs."""
    contest = Contest(row.title, row.options, row.bots, args.seed, mirrored=len(row.bots) > 1)
    games = min(row.games, args.games or row.games)
    kept = Journal(args.save).run(contest.about, Outcome)
    task = progress.add_task(f"{row.title}: {row.name}", total=games)
    standing = Standing([])
    for outcome in results(play, contest, range(games), on=on, kept=kept):
        standing.outcomes.append(outcome)
        progress.update(task, completed=standing.games)
        whole = standing.games % len(row.bots) == 0
        if len(row.bots) > 1 and whole and is_decided(standing, row.bar):
            break
    progress.update(task, visible=False)
    return standing


def wins(row: Row, standing: Standing) -> list[float]:
    """Of the first bot, game by game."""
    if row.medal:
        return [float(o.ranks[0] == 1 and o.scores[0] >= row.medal) for o in standing.outcomes]
    return [share(outcome.ranks, 0) for outcome in standing.outcomes]


def verdict(row: Row, standing: Standing) -> str:
    """By the end of the interval; alone by the share of all games, as the bar is told."""
    low, high = wilson(sum(wins(row, standing)), standing.games)
    if len(row.bots) == 1:
        low = high = sum(wins(row, standing)) / standing.games
    if row.below:  # never shown to be above, or wholly below where the bar says so
        return "missed" if low > row.bar else "met" if high < row.bar else "not above"
    return "met" if low >= row.bar else "missed" if high < row.bar else "open"


def told(row: Row, standing: Standing) -> list[str]:
    won = sum(wins(row, standing))
    low, high = wilson(won, standing.games)
    rate = f"{won / standing.games:.1%}"
    bar = f"{'below' if row.below else 'above'} {row.bar:.0%}"
    pace = f"{1000 * standing.seconds / max(1, standing.decisions):.0f} ms"
    interval = f"{low:.1%} to {high:.1%}"
    points = f"{standing.score(0):.1f}"
    cells = [row.title, row.name, str(standing.games), rate, interval, points, pace]
    return [*cells, bar, verdict(row, standing)]


def raw(row: Row, standing: Standing, seed: int) -> Raw:
    signs = ["1" if x == 1 else "0" if x == 0 else "h" for x in wins(row, standing)]
    about = Contest(row.title, row.options, row.bots, seed).about
    return Raw(
        table=row.table,
        title=row.title,
        contest=row.name,
        games=standing.games,
        won="".join(signs),
        points=round(standing.score(0), 2),
        cpu_seconds=round(standing.seconds, 1),
        taught=about.get("taught", []),
    )


def main() -> None:
    args = arguments()
    heads = ["title", "contest", "games", "won", "95 %", "points", "a decision", "bar", "verdict"]
    tables: dict[str, Table] = {}
    found: list[Raw] = []
    with open_executor(args.jobs, args.cluster) as executor, Progress() as progress:
        for row in wanted(args):
            standing = measure(row, args, executor, progress)
            table = tables.setdefault(row.table, Table(*heads, title=row.table))
            table.add_row(*told(row, standing))
            found.append(raw(row, standing, args.seed))
            if args.raw:
                args.raw.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
    for table in tables.values():
        Console().print(table)


if __name__ == "__main__":
    main()
