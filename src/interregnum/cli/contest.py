"""Who plays what, as the commands that play many games are asked it."""

from typing import Annotated, Any

import typer

from interregnum.bots.arena import Contest
from interregnum.bots.bot import Bot
from interregnum.bots.names import bots_of
from interregnum.cli.asking import options_of
from interregnum.core.errors import BadInput
from interregnum.games.title import Title, usual_seats, values_of

Seats = Annotated[
    int,
    typer.Option(help="How many bots play each game; otherwise as many as are named, or usual."),
]
Games = Annotated[int, typer.Option(min=1, help="How many games.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Bots = Annotated[str, typer.Option(metavar="NAME,…", help="One for all seats, or one for each.")]


def contest_of(
    title: Title[Any], bots: str, seats: int, mode: str, pairs: list[str] | None, seed: int
) -> Contest:
    options = options_of(title, mode, pairs)
    named = tuple(bots_of(bots))
    count = seats or (len(named) if len(named) > 1 else usual_seats(title, mode))
    title.require(options, count)
    return Contest(title.name, values_of(options), entries(named, count), seed)


def entries(named: tuple[Bot, ...], seats: int) -> tuple[Bot, ...]:
    """A bot for every seat."""
    if len(named) not in (1, seats):
        raise BadInput(f"{len(named)} bots for {seats} seats; expected 1 or {seats}")
    return named * seats if len(named) == 1 else named
