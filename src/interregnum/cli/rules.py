"""`interregnum rules`: a title's clauses, one of them, or those that mention a word."""

from typing import Annotated

import typer
from rich.table import Table

from interregnum.cli.asking import Json, Name
from interregnum.cli.screen import console, print_json
from interregnum.games.clauses import clause, clauses, mentioning
from interregnum.games.registry import find

Sought = Annotated[
    str, typer.Argument(metavar="ID", help="A clause id, a part of one, or a word to look for.")
]


def rules(title: Name, rule: Sought = "", *, json: Json = False) -> None:
    entry = find(title)
    found = mentioning(entry, rule) if rule else clauses(entry)
    if rule.upper() in found:
        found = {rule.upper(): found[rule.upper()]}
    if not found:
        clause(entry, rule)  # says which ids there are
    if json:
        print_json(found)
    else:
        console().print(listed(found))


def listed(found: dict[str, str]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    for rule, text in found.items():
        table.add_row(rule, text)
    return table
