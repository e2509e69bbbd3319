"""Who plays what, as the commands that play many games are asked it."""

from typing import Annotated, Any

import typer

from interregnum.bots.arena import Contest
from interregnum.bots.bot import Bot
from interregnum.bots.names import bots_of
from interregnum.cli.asking import options_of
from interregnum.core.errors import BadInput
from interregnum.core.match import Values
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
    named = tuple(bots_of(bots))
    count = seats or (len(named) if len(named) > 1 else 0)
    options, count = seated(title, count, mode, pairs)
    return Contest(title.name, options, entries(named, count), seed)


def seated(title: Title[Any], seats: int, mode: str, pairs: list[str] | None) -> tuple[Values, int]:
    """The options of a table and how many sit at it."""
    options, count = options_of(title, mode, pairs), seats or usual_seats(title, mode)
    title.require(options, count)
    return values_of(options), count


def entries(named: tuple[Bot, ...], seats: int) -> tuple[Bot, ...]:
    """A bot for every seat."""
    if len(named) not in (1, seats):
        raise BadInput(f"{len(named)} bots for {seats} seats; expected 1 or {seats}")
    return named * seats if len(named) == 1 else named
