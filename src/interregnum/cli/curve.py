"""`interregnum curve`: how strong a bot is by what it may spend on a decision."""

from typing import Annotated

import typer

from interregnum.bots.names import find_bot
from interregnum.cli.asking import Cluster, Jobs, Json, Mode, Name, Pairs
from interregnum.cli.contest import Games, Seats, Seed, seated
from interregnum.cli.telling import Html, Save, journal_of, tell, working
from interregnum.core.errors import BadInput
from interregnum.games.registry import find
from interregnum.study.contests import Table
from interregnum.study.contests import curve as contests

Kind = Annotated[
    str, typer.Option(help="A bot with a number behind it: flat, search, plan, master.")
]
Budgets = Annotated[
    str, typer.Option(metavar="N,…", help="Its budgets: 50,100,200 or 0.05s,0.1s,0.2s.")
]
Against = Annotated[str, typer.Option(help="Who takes the other seats.")]


def curve(
    title: Name,
    *,
    bot: Kind = "search",
    budgets: Budgets = "25,50,100,200",
    against: Against = "greedy",
    games: Games = 50,
    seats: Seats = 0,
    seed: Seed = 0,
    option: Pairs = None,
    mode: Mode = "",
    save: Save = None,
    html: Html = None,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    json: Json = False,
) -> None:
    entry = find(title)
    options, count = seated(entry, seats, mode, option)
    steps = [step.strip() for step in budgets.split(",") if step.strip()]
    if not steps or len({step.endswith("s") for step in steps}) > 1:
        raise BadInput(f"{budgets!r}: expected budgets of one kind, such as 50,100 or 0.1s,0.2s")
    for name in (against, *(f"{bot}:{step}" for step in steps)):
        find_bot(name)
    journal = journal_of(save, html)
    with working(jobs, cluster, games) as (executor, told):
        table = Table(entry.name, options, count, seed, games, executor, journal, told)
        document = contests(table, bot, steps, against)
    tell(document, html, json=json)
