"""`interregnum balance`: who wins a title with which seat, mode and cards."""

from pathlib import Path
from typing import Annotated

import typer

from interregnum.cli.asking import Cluster, Jobs, Json, Name
from interregnum.cli.contest import Games, Seed
from interregnum.cli.screen import console
from interregnum.cli.telling import Html, Save, journal_of, tell, working
from interregnum.games.registry import find
from interregnum.study.balance import balance as measured
from interregnum.study.balance import write_document

Player = Annotated[str, typer.Option(help="Who plays all seats.")]
Paper = Annotated[
    Path | None,
    typer.Option("--document", metavar="FILE", help="Write the tables into a Markdown file."),
]


def balance(
    title: Name,
    *,
    games: Games = 200,
    bot: Player = "greedy",
    seed: Seed = 1,
    save: Save = None,
    html: Html = None,
    document: Paper = None,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    json: Json = False,
) -> None:
    entry = find(title)
    journal = journal_of(save, html, document)
    with working(jobs, cluster, games) as (executor, told):
        found, figures = measured(
            entry.name, games, bot, seed, on=executor, journal=journal,
            progress=lambda done, _whole: told("games of a table", done),
        )  # fmt: skip
    if document:
        write_document(document, figures)
    tell(found, html, json=json)
    if document and not json:
        console().print(f"wrote {document}")
