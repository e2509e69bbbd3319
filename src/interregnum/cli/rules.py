"""`interregnum rules`: a title's clauses, one of them, or those that mention a word."""

from typing import Annotated

import typer

from interregnum.cli.asking import Json, Lang, Name, language
from interregnum.cli.screen import console, print_json
from interregnum.games.clauses import clause
from interregnum.games.registry import find
from interregnum.terminal.rulebook import listed, sought

Sought = Annotated[
    str, typer.Argument(metavar="ID", help="A clause id, a part of one, or a word to look for.")
]


def rules(title: Name, rule: Sought = "", *, lang: Lang = "", json: Json = False) -> None:
    entry = find(title)
    found = sought(entry, rule, language(lang))
    if not found:
        clause(entry, rule)  # says which ids there are
    if json:
        print_json(found)
    else:
        console().print(listed(entry, found, language(lang)))
