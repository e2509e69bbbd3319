"""The rules as a person looks them up: an id, the beginning of one, or words."""

from typing import Any, Final

from rich.table import Table
from rich.text import Text

from interregnum.games.clauses import clauses, plain_sentences, told
from interregnum.games.title import Title

RULING: Final = "RUL-"  # decided where the rulebook is silent: told after its own clauses


def bare(text: str) -> str:
    """Without the marks of the document it stands in."""
    return text.replace("**", "").replace("`", "")


def sought(title: Title[Any], text: str, lang: str) -> dict[str, str]:
    """The clause of an id alone; else those that have all the words, rulings last."""
    found, plain, low = clauses(title), plain_sentences(title, lang), text.lower()
    words = low.split()
    hits = {
        rule: bare(formal)
        for rule, formal in found.items()
        if all(word in f"{rule} {formal} {plain.get(rule, '')}".lower() for word in words)
    }
    one = {rule: formal for rule, formal in hits.items() if rule.lower() == low}
    return one or dict(sorted(hits.items(), key=lambda hit: hit[0].startswith(RULING)))


def listed(title: Title[Any], found: dict[str, str], lang: str) -> Table:
    """Plain sentences; under one that was asked for alone the clause itself."""
    plain = plain_sentences(title, lang)
    table = Table.grid(padding=(0, 1))
    table.add_column(style="bold", no_wrap=True)
    for rule, formal in found.items():
        table.add_row(rule, Text(bare(plain.get(rule, formal))))
        if rule in plain and len(found) == 1:
            table.add_row("", Text(formal, style="dim"))
    return table


def behind(title: Title[Any], rule: str, lang: str) -> str:
    """What is read of the clause behind a refusal; empty if there is none."""
    return bare(told(title, rule, lang)) if rule in clauses(title) else ""
