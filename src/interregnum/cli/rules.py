"""`interregnum rules`: a title's clauses, one of them, or those that mention a word."""

from typing import Annotated

import typer
from rich.table import Table

from interregnum.cli.asking import Json, Lang, Name, language
from interregnum.cli.screen import console, print_json
from interregnum.games.clauses import clause, clauses, mentioning, plain_sentences
from interregnum.games.registry import find

Sought = Annotated[
    str, typer.Argument(metavar="ID", help="A clause id, a part of one, or a word to look for.")
]


def rules(title: Name, rule: Sought = "", *, lang: Lang = "", json: Json = False) -> None:
    entry = find(title)
    found = mentioning(entry, rule) if rule else clauses(entry)
    if rule.upper() in found:
        found = {rule.upper(): found[rule.upper()]}
    if not found:
        clause(entry, rule)  # says which ids there are
    if json:
        print_json(found)
    else:
        console().print(listed(found, plain_sentences(entry, language(lang))))


def listed(found: dict[str, str], plain: dict[str, str]) -> Table:
    """Plain sentences first, where there are any, the clauses themselves under them."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    for rule, text in found.items():
        if rule in plain:
            table.add_row(rule, plain[rule])
        table.add_row("" if rule in plain else rule, text, style="dim" if rule in plain else "")
    return table
