"""`interregnum brain`: bots on a machine of their own."""

from typing import Annotated

import typer

from interregnum.server.brain import think

Bus = Annotated[
    str,
    typer.Option(help="nats://… that the servers use, too.", envvar="INTERREGNUM_BUS"),
]
Bots = Annotated[int, typer.Option(help="Processes; each thinks about one question.")]


def brain(*, bus: Bus = "", bots: Bots = 2) -> None:
    think(bus, bots)
