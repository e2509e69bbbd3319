"""`interregnum sim`: many matches between bots, with their scores and wins."""

from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Annotated

import msgspec
import typer
from rich.console import Group
from rich.table import Table

from interregnum.bots.arena import Contest, Interval, Outcome, Standing, check, chunk, run, wilson
from interregnum.cli.asking import Cluster, Jobs, Json, Mode, Name, Pairs
from interregnum.cli.contest import Bots, Games, Seats, Seed, contest_of
from interregnum.cli.screen import console, print_json, progress
from interregnum.core.arrays import COMPILED
from interregnum.core.match import Values
from interregnum.core.record import decode
from interregnum.executor.executor import Executor, mine
from interregnum.executor.run import Progress, open_executor, results
from interregnum.games.registry import find
from interregnum.study.jsonl import write_lines
from interregnum.study.playing import recorded
from interregnum.terminal.files import require_place

Records = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Write every game as a record, one to a line; their chance comes from keys, so the "
        "games are others than without it.",
    ),
]


class Row(msgspec.Struct, frozen=True):
    """One bot over all games; the seats rotate. Equal bots are counted together."""

    bot: str
    seats: int  # that it has at a table
    score: float
    wins: float
    rate: float
    interval: tuple[float, float]


class Report(msgspec.Struct, frozen=True):
    title: str
    mode: str
    options: Values
    version: int  # of the rules
    package: str
    build: str
    seats: int
    games: int
    seed: int
    bots: list[Row]
    wins_by_seat: list[float]
    decisions: int
    cpu_seconds: float
    decisions_per_second: float
    started: str  # UTC
    wall_seconds: float
    records: str  # the file, if they were wished
    outcomes: list[dict[str, object]]  # of every game, by entry: bots in the order they were named


def sim(
    title: Name,
    *,
    seats: Seats = 0,
    games: Games = 100,
    seed: Seed = 0,
    bots: Bots = "random",
    option: Pairs = None,
    mode: Mode = "",
    records: Records = None,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    json: Json = False,
) -> None:
    contest = contest_of(find(title), bots, seats, mode, option, seed)
    if records:
        require_place(records)
    started, clock = datetime.now(UTC), perf_counter()
    with open_executor(jobs, cluster) as executor, progress() as bars:
        task = bars.add_task(contest.title, total=games)
        standing = played(
            contest, games, records, executor, lambda done, _: bars.update(task, completed=done)
        )
    report = reported(contest, standing, started, perf_counter() - clock, records)
    if json:
        print_json(report)
    else:
        console().print(tables(report))


def played(
    contest: Contest, games: int, records: Path | None, executor: Executor, tell: Progress
) -> Standing:
    if not records:
        return run(contest, games, on=executor, progress=lambda now: tell(now.games, games))
    check(contest)
    size = chunk(contest)
    found = list(results(recorded, contest, range(games), on=executor, chunk=size, progress=tell))
    write_lines((decode(record.encode()) for _, record in found), records)
    return Standing([outcome for outcome, _ in found])


def reported(
    contest: Contest, standing: Standing, started: datetime, wall: float, records: Path | None
) -> Report:
    title = find(contest.title)
    return Report(
        title=contest.title,
        mode=title.mode_of(title.options(dict(contest.options)), contest.seats),
        options=contest.options,
        version=title.game.version,
        package=mine(),
        build="compiled" if COMPILED else "interpreted",
        seats=contest.seats,
        games=standing.games,
        seed=contest.seed,
        bots=[row(contest, standing, name) for name in dict.fromkeys(contest.names)],
        wins_by_seat=[round(standing.wins_at(seat), 2) for seat in range(contest.seats)],
        decisions=standing.decisions,
        cpu_seconds=round(standing.seconds, 3),
        decisions_per_second=round(standing.decisions / max(standing.seconds, 1e-9)),
        started=started.isoformat(timespec="seconds"),
        wall_seconds=round(wall, 3),
        records=str(records or ""),
        outcomes=[told(outcome) for outcome in standing.outcomes],
    )


def told(outcome: Outcome) -> dict[str, object]:
    """A game as a program reads it."""
    seconds = round(outcome.nanoseconds / 1e9, 6)
    plain = {k: v for k, v in outcome._asdict().items() if k != "nanoseconds"}
    return plain | {"cpu_seconds": seconds}


def row(contest: Contest, standing: Standing, name: str) -> Row:
    """The share is that of games which one of its seats won."""
    entries = [k for k, bot in enumerate(contest.names) if bot == name]
    wins = sum(standing.wins(k) for k in entries)
    score = sum(standing.score(k) for k in entries) / len(entries)
    low, high = wilson(wins, standing.games)
    rate = round(wins / max(1, standing.games), 4)
    return Row(
        name, len(entries), round(score, 2), round(wins, 2), rate, (round(low, 4), round(high, 4))
    )


def tables(report: Report) -> Group:
    bots = Table("bot", "seats", "points", "wins", "share", "95 %", header_style="bold")
    for each in report.bots:
        share, wins = f"{each.rate:.1%}", f"{each.wins:g}"
        ends = percent(each.interval)
        bots.add_row(each.bot, str(each.seats), f"{each.score:.2f}", wins, share, ends)
    wins = ", ".join(f"{seat}: {count:g}" for seat, count in enumerate(report.wins_by_seat))
    speed = f"{report.decisions_per_second:,} decisions per second of processor time"
    games = f"{report.games} games of {report.title}, {report.seats} seats, seed {report.seed}"
    return Group(games, bots, f"wins by seat: {wins}", speed)


def percent(interval: tuple[float, float] | Interval) -> str:
    return f"{interval[0]:.1%} – {interval[1]:.1%}"
