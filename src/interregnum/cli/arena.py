"""`interregnum arena`: every bot among copies of every other one."""

from typing import Annotated

import typer

from interregnum.bots.names import find_bot
from interregnum.cli.asking import Cluster, Jobs, Json, Mode, Name, Pairs
from interregnum.cli.contest import Games, Seats, Seed, seated
from interregnum.cli.telling import Html, Save, journal_of, tell, working
from interregnum.core.errors import BadInput
from interregnum.games.registry import find
from interregnum.study.contests import Table
from interregnum.study.contests import arena as contests

Several = Annotated[str, typer.Option(metavar="NAME,…", help="Two bots or more.")]


def arena(
    title: Name,
    *,
    bots: Several,
    games: Games = 100,
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
    named = [name.strip() for name in bots.split(",") if name.strip()]
    if len({find_bot(name).name for name in named}) < max(2, len(named)):
        raise BadInput(f"{bots!r}: expected two bots or more, each once")
    options, count = seated(entry, seats, mode, option)
    journal = journal_of(save, html)
    with working(jobs, cluster, games) as (executor, told):
        table = Table(entry.name, options, count, seed, games, executor, journal, told)
        document = contests(table, named)
    tell(document, html, json=json)
