"""The clauses of a title's rules, by id."""

import re
from functools import cache
from importlib.resources import files
from typing import Any, Final

from interregnum.core.errors import UnknownRule
from interregnum.games.title import Title
from interregnum.games.words import home

CLAUSE: Final = re.compile(
    r"^- \*\*([A-Z]+(?:-[A-Z0-9]+)+[a-z]?)\*\* (.*(?:\n  +\S.*)*)", re.MULTILINE
)


def clauses(title: Title[Any]) -> dict[str, str]:
    """Every clause and ruling in the order of the document."""
    return read(home(title), "rules.md")


def plain_sentences(title: Title[Any], lang: str) -> dict[str, str]:
    """By clause, in plain words; a gap in a language is told in English."""
    package = home(title)
    return read(package, "guide/clauses.en.md") | read(package, f"guide/clauses.{lang}.md")


@cache
def read(package: str, name: str) -> dict[str, str]:
    document = files(package) / name
    found = CLAUSE.findall(document.read_text("utf-8")) if document.is_file() else []
    told: dict[str, str] = {}
    for rule, text in found:  # the list of what nothing can test names its clauses again
        told.setdefault(rule, " ".join(text.split()))
    return told


def clause(title: Title[Any], rule: str) -> str:
    """One clause with its id; an unknown one is refused with those that look like it."""
    found = clauses(title)
    known = {each.upper(): each for each in found}.get(rule.upper())
    if known is None:
        raise UnknownRule(f"{title.name} has no clause {rule!r}; expected {likely(found, rule)}")
    return f"{known}  {found[known]}"


def told(title: Title[Any], rule: str, lang: str) -> str:
    """What a person reads of one clause: the plain sentence, or the clause if it has none."""
    formal = clause(title, rule)
    known = formal.partition(" ")[0]
    plain = plain_sentences(title, lang).get(known)
    return f"{known}  {plain}" if plain else formal


def likely(found: dict[str, str], rule: str) -> str:
    """The family of ids that a person may have meant."""
    families = list(dict.fromkeys(each.rpartition("-")[0] for each in found))
    topics = [each for each in families if rule.upper().startswith(each)]
    return " or ".join([f"{each}-nn" for each in topics or families])
