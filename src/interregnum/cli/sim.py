"""`interregnum sim`: many matches between bots, with their scores and wins."""

import msgspec
from rich.console import Group
from rich.table import Table

from interregnum.bots.arena import Contest, Interval, Standing, run
from interregnum.cli.asking import Cluster, Jobs, Json, Mode, Name, Pairs
from interregnum.cli.contest import Bots, Games, Seats, Seed, contest_of
from interregnum.cli.screen import console, print_json, progress
from interregnum.executor.run import open_executor
from interregnum.games.registry import find


class Row(msgspec.Struct, frozen=True):
    """One bot over all games; the seats rotate."""

    bot: str
    score: float
    wins: float
    rate: float
    interval: tuple[float, float]


class Report(msgspec.Struct, frozen=True):
    title: str
    seats: int
    games: int
    seed: int
    bots: list[Row]
    wins_by_seat: list[float]
    decisions: int
    cpu_seconds: float
    decisions_per_second: float


def sim(
    title: Name,
    *,
    seats: Seats = 0,
    games: Games = 100,
    seed: Seed = 0,
    bots: Bots = "random",
    option: Pairs = None,
    mode: Mode = "",
    jobs: Jobs = 1,
    cluster: Cluster = "",
    json: Json = False,
) -> None:
    entry = find(title)
    contest = contest_of(entry, bots, seats, mode, option, seed)
    report = reported(contest, played(contest, games, jobs, cluster))
    if json:
        print_json(report)
    else:
        console().print(tables(report))


def played(contest: Contest, games: int, jobs: int, cluster: str) -> Standing:
    with open_executor(jobs, cluster) as executor, progress() as bars:
        task = bars.add_task(contest.title, total=games)
        return run(
            contest, games, on=executor, progress=lambda now: bars.update(task, completed=now.games)
        )


def reported(contest: Contest, standing: Standing) -> Report:
    seats = range(contest.seats)
    return Report(
        title=contest.title,
        seats=contest.seats,
        games=standing.games,
        seed=contest.seed,
        bots=[row(contest, standing, entry) for entry in seats],
        wins_by_seat=[round(standing.wins_at(seat), 2) for seat in seats],
        decisions=standing.decisions,
        cpu_seconds=round(standing.seconds, 3),
        decisions_per_second=round(standing.decisions / max(standing.seconds, 1e-9)),
    )


def row(contest: Contest, standing: Standing, entry: int) -> Row:
    low, high = standing.interval(entry)
    score, wins, rate = standing.score(entry), standing.wins(entry), standing.rate(entry)
    interval = (round(low, 4), round(high, 4))
    return Row(contest.names[entry], round(score, 2), round(wins, 2), round(rate, 4), interval)


def tables(report: Report) -> Group:
    bots = Table("bot", "points", "wins", "share", "95 %", header_style="bold")
    for each in report.bots:
        share = f"{each.rate:.1%}"
        bots.add_row(each.bot, f"{each.score:.2f}", f"{each.wins:g}", share, percent(each.interval))
    wins = ", ".join(f"{seat}: {count:g}" for seat, count in enumerate(report.wins_by_seat))
    speed = f"{report.decisions_per_second:,} decisions per second of processor time"
    games = f"{report.games} games of {report.title}, {report.seats} seats, seed {report.seed}"
    return Group(games, bots, f"wins by seat: {wins}", speed)


def percent(interval: tuple[float, float] | Interval) -> str:
    return f"{interval[0]:.1%} – {interval[1]:.1%}"
