"""`interregnum ladder`: which bot is stronger than which, with ratings and their intervals."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group
from rich.table import Table

from interregnum.bots.arena import Standing
from interregnum.bots.ladder import Ladder, Report, climb
from interregnum.bots.names import bots_of
from interregnum.cli.asking import Cluster, Jobs, Json, Mode, Name, Pairs, options_of
from interregnum.cli.contest import Seats, Seed
from interregnum.cli.screen import console, print_json, progress
from interregnum.cli.telling import Save, journal_of
from interregnum.core.errors import BadInput
from interregnum.executor.run import open_executor
from interregnum.games.registry import find
from interregnum.games.title import usual_seats, values_of

Bots = Annotated[
    str, typer.Option(metavar="NAME,…", help="From the weakest to the strongest, two or more.")
]
Games = Annotated[int, typer.Option(min=1, help="At most so many games of each contest.")]


def ladder(
    title: Name,
    *,
    bots: Bots = "random,greedy,search:100",
    seats: Seats = 0,
    games: Games = 400,
    seed: Seed = 0,
    option: Pairs = None,
    mode: Mode = "",
    save: Save = None,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    json: Json = False,
) -> None:
    found = find(title)
    options = options_of(found, mode, option)
    asked = Ladder(
        title=found.name,
        seats=seats or usual_seats(found, mode),
        options=values_of(options),
        bots=tuple(bots_of(bots)),
        seed=seed,
        games=games,
    )
    if len({bot.name for bot in bots_of(bots)}) < max(2, len(asked.bots)) or asked.seats < 2:
        raise BadInput("a ladder has two or more different bots and two or more seats")
    found.require(options, asked.seats)
    report = climbed(asked, save, jobs, cluster)
    if json:
        print_json(report)
    else:
        console().print(tables(report))


def climbed(asked: Ladder, save: Path | None, jobs: int, cluster: str) -> Report:
    journal = journal_of(save)
    with open_executor(jobs, cluster) as executor, progress() as bars:
        task = bars.add_task(asked.title, total=asked.games)

        def tell(name: str, standing: Standing) -> None:
            bars.update(task, completed=standing.games, description=f"{asked.title}: {name}")

        return climb(asked, executor, journal, tell)


def tables(report: Report) -> Group:
    edges = Table("bot", "among", "games", "won", "95 %", "points", "", header_style="bold")
    for each in report.edges:
        rate, (low, high) = f"{each.rate:.1%}", each.interval
        told = [each.bot, each.others, str(each.games), rate, f"{low:.1%} – {high:.1%}"]
        edges.add_row(*told, f"{each.points:.1f}", each.verdict)
    rated = Table("bot", "Elo", "95 %", "games", header_style="bold")
    for one in report.ratings:
        low, high = one.interval
        rated.add_row(one.bot, f"{one.elo:.0f}", f"{low:.0f} – {high:.0f}", str(one.games))
    fair = f"better: at least {report.better:g} x the fair share; errors at most {report.error:.0%}"
    return Group(f"{report.title}, {report.seats} seats, seed {report.seed}", edges, fair, rated)
