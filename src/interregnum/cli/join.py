"""`interregnum join`: a seat at a table of a server, played in the terminal."""

from typing import Annotated

import typer

from interregnum.cli.asking import Lang, language
from interregnum.games.registry import find
from interregnum.games.words import Words
from interregnum.terminal.app import TerminalApp
from interregnum.terminal.host import Host, read_link
from interregnum.terminal.remote import RemoteDesk
from interregnum.terminal.table import TableScreen

Where = Annotated[str, typer.Argument(metavar="LINK", help="The link of a table or of a seat.")]
Name = Annotated[str, typer.Option(help="What you are called there.")]


def join(link: Where, *, name: Name = "", lang: Lang = "") -> None:
    """Sit down at a table of a server, beside people in browsers."""
    place = read_link(link)
    host = Host(place.server)
    title = find(host.title_of(place.table))
    host.enter(name)
    if place.secret:
        host.claim(place)
    desk = RemoteDesk(host, place.table, title, Words(language(lang), [title]))
    TerminalApp(TableScreen(desk)).run()
