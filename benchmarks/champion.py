"""Every table that tells how strong the champion is; stopped and asked again, it goes on.

    python benchmarks/champion.py --jobs 2 --raw benchmarks/champion.json --document docs/bots.md

--raw holds by contest who won each game; it is written every few games and can be made in pieces
(--titles, --tables, --contests). What was played with other weights or settings is played anew. How
many games a contest has is fixed beforehand, whatever they show; --games caps them all, for a first
look. Chance is mirrored: all rotations of the seats meet it.
"""

import argparse
from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec
from record import asking, keep, kept, sign, table, tell, wins
from rich.progress import Progress

from interregnum.bots.arena import FEWEST, Contest, Outcome, play, wilson
from interregnum.core.match import Values
from interregnum.executor.executor import Executor
from interregnum.executor.run import open_executor, results

NEW: Final = "champion:0.2s"
SHORT: Final = "champion:0.02s"
LONG: Final = "champion:2s"
TODAY: Final = ("search:0.2s", "master:0.2s", "plan:12", "flat:400")
# Where a title does not plan, `master` plays as `search` and `plan` as `greedy`: played once.
UNPLANNED: Final = ("search:0.2s", "flat:400", "greedy")
TITLES: Final = ("for-a-crown", "torres", "crown-of-ash", "wonderful-kingdom")
MODULES: Final = ("menace", "advisor", "quest")
# Games of a contest by title, seats and rival: where first looks on other seeds showed that fewer
# will do. Most cost 6 to 40 s of processor time each.
FEWER: Final[dict[tuple[str, int, str], int]] = {
    ("crown-of-ash", 2, "search:0.2s"): 100,
    ("crown-of-ash", 2, "champion:0.02s"): 120,
    ("crown-of-ash", 2, ""): 40,
    ("crown-of-ash", 4, "champion:0.02s"): 80,
    ("crown-of-ash", 4, NEW): 24,
    ("crown-of-ash", 4, ""): 32,
    ("torres", 2, "champion:0.02s"): 600,
    ("torres", 2, "search:0.2s"): 24,
    ("torres", 2, "flat:400"): 24,
    ("torres", 2, ""): 40,
    ("torres", 4, "champion:0.02s"): 400,
    ("torres", 4, NEW): 24,
    ("torres", 4, "search:0.2s"): 20,
    ("torres", 4, "flat:400"): 20,
    ("torres", 4, ""): 32,
    ("wonderful-kingdom", 2, "champion:0.02s"): 60,
    ("wonderful-kingdom", 2, ""): 24,
    ("wonderful-kingdom", 1, ""): 60,
}
OFTEN: Final = 4  # games after which the raw file is written


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
    """One contest as the project keeps it; its tables are made of nothing else."""

    table: str
    title: str
    contest: str
    bar: float
    below: bool
    seats: int
    seed: int
    taught: list[str]  # digests of the weights, by bot
    won: str = ""  # game by game: 0 lost, 1 won, 2 and more: won by so many together
    points: int = 0  # of the first bot, in all games
    decisions: int = 0
    cpu_seconds: float = 0.0

    @property
    def games(self) -> int:
        return len(self.won)

    @property
    def wins(self) -> float:
        return sum(wins(self.won))

    @property
    def key(self) -> tuple[str, str, str]:
        return self.table, self.title, self.contest


def rows() -> Iterator[Row]:
    """With the number of games that each title can be played in the hours there are."""
    for row in all_rows():
        title, seats = row.title, len(row.bots)
        fewer = FEWER.get((title, seats, row.bots[-1]), FEWER.get((title, seats, ""), row.games))
        yield row._replace(games=min(row.games, fewer))


def all_rows() -> Iterator[Row]:
    yield from against_today()
    yield from for_a_crown()
    yield from more_time()
    yield from alone()


def against_today() -> Iterator[Row]:
    for title in TITLES[1:]:
        for old in UNPLANNED if title == "crown-of-ash" else TODAY:
            yield Row("two seats", title, (NEW, old), 600, 0.55)
    for title in TITLES[1:3]:
        for old in UNPLANNED[:2] if title == "crown-of-ash" else TODAY:
            yield Row("one against three", title, (NEW, *[old] * 3), 600, 0.30)
            yield Row("the other way round", title, (old, *[NEW] * 3), 400, 0.25, below=True)
        yield Row("one against three", title, (NEW, *["greedy"] * 3), 200, 0.60)
        yield Row("the other way round", title, ("greedy", *[NEW] * 3), 200, 0.25, below=True)


def for_a_crown() -> Iterator[Row]:
    title = TITLES[0]
    for old, bar, games in (("greedy", 0.65, 300), ("flat:400", 0.28, 400), (TODAY[0], 0.22, 600)):
        yield Row("one against three", title, (NEW, *[old] * 3), games, bar)
    for old, games in (("random", 60), ("greedy", 300), ("flat:400", 150), ("search:0.2s", 200)):
        yield Row("the other way round", title, (old, *[NEW] * 3), games, 0.30, below=True)


def more_time() -> Iterator[Row]:
    table = "ten times the time"
    four = ("champion:400", *["champion:40"] * 3)
    yield Row(table, TITLES[0], four, 4000, 0.28)
    for title in TITLES[1:]:
        yield Row(table, title, (NEW, SHORT), 600, 0.55)
    for title in TITLES[1:3]:
        yield Row(table, title, (NEW, *[SHORT] * 3), 600, 0.28)


def alone() -> Iterator[Row]:
    yield Row("alone", "crown-of-ash", (NEW,), 100, 0.60, options={"automa_difficulty": "high"})
    for module in MODULES:
        options: Values = {"module": module, "side": "b"}
        yield Row("alone", "wonderful-kingdom", (NEW,), 100, 0.50, options=options, medal=70)
        # Where half is not reached, ten times the time shall do no better.
        if module == "quest":
            yield Row("alone", "wonderful-kingdom", (LONG,), 100, 0.50, options=options, medal=70)


def arguments() -> argparse.Namespace:
    parser = asking(__doc__)
    parser.add_argument("--tables", default="", help="parts of the names of tables, such as alone")
    parser.add_argument("--contests", default="", help="parts of their names, such as greedy")
    parser.add_argument("--games", type=int, default=0, help="at most so many games a contest")
    return parser.parse_args()


def wanted(args: argparse.Namespace) -> list[Row]:
    titles, tables, names = (part.split(",") for part in (args.titles, args.tables, args.contests))
    return [
        row
        for row in rows()
        if row.title in titles
        and any(part in row.table for part in tables)
        and any(part in row.name for part in names)
    ]


def measure(
    row: Row, had: Raw | None, args: argparse.Namespace, on: Executor, progress: Progress
) -> Iterator[Raw]:
    """All games of a contest, whatever the first ones show: a stop would choose its interval."""
    contest = Contest(row.title, row.options, row.bots, args.seed, mirrored=len(row.bots) > 1)
    found = none_of(row, contest)
    if had and (had.seed, had.taught) == (found.seed, found.taught):
        found = msgspec.structs.replace(had, bar=row.bar, below=row.below)
    games = min(row.games, args.games or row.games)
    task = progress.add_task(f"{row.title}: {row.name}", total=games, completed=found.games)
    for outcome in results(play, contest, range(found.games, games), on=on):
        found = with_game(found, outcome, row.medal)
        progress.update(task, completed=found.games)
        yield found
    progress.update(task, visible=False)


def none_of(row: Row, contest: Contest) -> Raw:
    """The contest before its first game."""
    told = (row.table, row.title, row.name, row.bar, row.below, len(row.bots), contest.seed)
    return Raw(*told, contest.about.get("taught", []))


def with_game(found: Raw, outcome: Outcome, medal: int) -> Raw:
    return msgspec.structs.replace(
        found,
        won=found.won + (sign(outcome) if outcome.scores[0] >= medal else "0"),
        points=found.points + outcome.scores[0],
        decisions=found.decisions + outcome.decisions,
        cpu_seconds=round(found.cpu_seconds + outcome.nanoseconds / 1e9, 2),
    )


def verdict(row: Raw, asked: int) -> str:
    """By the end of the interval; alone by the share of all games, as the bar is told."""
    if row.games < min(FEWEST, asked):
        return "open"
    low, high = wilson(row.wins, row.games)
    if row.seats == 1:
        low = high = row.wins / row.games
    if row.below:  # never shown to be above, or wholly below where the bar says so
        return "missed" if low > row.bar else "met" if high < row.bar else "not above"
    return "met" if low >= row.bar else "missed" if high < row.bar else "open"


def told(row: Raw, asked: int) -> list[str]:
    low, high = wilson(row.wins, row.games)
    games = row.games
    rate, pace = row.wins / max(1, games), 1000 * row.cpu_seconds / max(1, row.decisions)
    bar = f"{'below' if row.below else 'above'} {row.bar:.0%}"
    so_far = f" of {asked}" if games < asked else ""
    cells = [row.title, row.contest, f"{games}{so_far}", f"{rate:.1%}", f"{low:.1%} to {high:.1%}"]
    said = verdict(row, asked) + (", so far" if so_far else "")
    return [*cells, f"{row.points / max(1, games):.1f}", f"{pace:.0f} ms", bar, said]


def document_of(found: dict[tuple[str, str, str], Raw]) -> str:
    """Tables in the order in which they are played."""
    heads = ["title", "contest", "games", "won", "95 %", "points", "a decision", "bar", "verdict"]
    asked = {(row.table, row.title, row.name): row.games for row in rows()}
    parts: dict[str, list[list[str]]] = {}
    for key, games in asked.items():
        if row := found.get(key):
            parts.setdefault(f"**{row.table.capitalize()}**", []).append(told(row, games))
    return "\n\n".join(f"{name}\n\n{table(heads, lines)}" for name, lines in parts.items())


def play_all(args: argparse.Namespace, found: dict[tuple[str, str, str], Raw]) -> None:
    with open_executor(args.jobs, args.cluster) as executor, Progress() as progress:
        for row in wanted(args):
            had = found.get((row.table, row.title, row.name))
            for new in measure(row, had, args, executor, progress):
                found[new.key] = new
                if new.games % OFTEN == 0:
                    keep(args.raw, found.values())
            keep(args.raw, found.values())


def main() -> None:
    args = arguments()
    found = kept(args.raw, Raw, lambda row: row.key)
    if not args.show:
        play_all(args, found)
    text = document_of(found)
    tell(args, "champion.py", text)


if __name__ == "__main__":
    main()
