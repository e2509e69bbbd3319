"""`interregnum openings`: what is played first, and how it does."""

from typing import Annotated

import typer

from interregnum.cli.asking import Cluster, Jobs, Json, Mode, Name, Pairs
from interregnum.cli.contest import Bots, Games, Seats, Seed, contest_of
from interregnum.cli.telling import Html, Save, journal_of, tell, working
from interregnum.games.registry import find
from interregnum.study.openings import openings as beginnings

Plies = Annotated[int, typer.Option(min=1, max=20, help="How many decisions of a seat.")]
Most = Annotated[int, typer.Option(min=1, help="So many of the most frequent.")]


def openings(
    title: Name,
    *,
    games: Games = 200,
    bots: Bots = "greedy",
    plies: Plies = 2,
    most: Most = 20,
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
    contest = contest_of(find(title), bots, seats, mode, option, seed)
    journal = journal_of(save, html)
    with working(jobs, cluster, games) as (executor, told):
        document = beginnings(
            contest, games, plies=plies, most=most, on=executor, journal=journal,
            progress=lambda done, _whole: told("games", done),
        )  # fmt: skip
    tell(document, html, json=json)
