"""The guide of a title: chapters with drawn positions, and plain sentences for its clauses.

Its sources stand beside the game in guide/: en.md, cs.md, ru.md in the markup of guide_markup.py,
positions.json with the drawn positions as documents by name (docs/positions.md), and
clauses.<language>.md with a plain sentence by clause. Not compiled.
"""

import json
import re
import unicodedata
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from interregnum.core.game import Seat
from interregnum.games.clauses import clauses, plain_sentences
from interregnum.games.guide_markup import Chapter, Reader, Spans
from interregnum.games.shown import Choice, View
from interregnum.games.title import Title
from interregnum.games.words import held, home

EYES: Final[Seat] = 0  # drawn positions are shown as this seat sees them: it is "you"
NAMES: Final = ("Anna", "Petr", "Olga", "Jan", "Eva")  # of the seats
PLACE: Final = re.compile(r"\b[A-Z]{2,}\b")  # in the form of an expression: what a word stands for
MODES: Final = "modes"  # the chapter that rulings are told in, if nothing nearer names them


class Drawn(msgspec.Struct, frozen=True):
    """A position as the boards draw it."""

    view: View
    choices: list[Choice]


class IndexEntry(msgspec.Struct, frozen=True):
    """A line of the index."""

    term: str
    chapters: list[str]


class Guide(msgspec.Struct, frozen=True):
    title: str
    name: str
    goal: Spans
    cover: str
    chapters: list[Chapter]
    index: list[IndexEntry]
    pictures: dict[str, Drawn]
    names: list[str]


class PlainClause(msgspec.Struct, frozen=True):
    """A clause as people read it: the plain sentence, the formal text, the chapter about it."""

    id: str
    plain: str  # empty where there is none
    text: str
    chapter: str


def guide(title: Title[Any], lang: str) -> Guide:
    """In a language, or in English where there is none; empty if the title has no guide."""
    reader = read(title, lang)
    terms = sorted(reader.terms.items(), key=collated)
    return Guide(
        title=title.name,
        name=reader.name,
        goal=reader.goal,
        cover=reader.cover,
        chapters=reader.chapters,
        index=[IndexEntry(term, places) for term, places in terms],
        pictures={name: draw(title, state) for name, state in positions(title).items()},
        names=list(NAMES),
    )


def draw(title: Title[Any], state: Any) -> Drawn:
    return Drawn(title.view(state, EYES), choices_of(title, state))


def choices_of(title: Title[Any], state: Any) -> list[Choice]:
    return title.choices(state, EYES) if EYES in title.game.to_act(state) else []


def collated(item: tuple[str, list[str]]) -> str:
    return unicodedata.normalize("NFKD", item[0]).casefold()


def read(title: Title[Any], lang: str) -> Reader:
    states = positions(title)
    reader = Reader(lambda picture, text: value(title, states[picture], text))
    reader.read(held(source(title, f"{lang}.md") or source(title, "en.md"), lang))
    return reader


def positions(title: Title[Any]) -> dict[str, Any]:
    """The states that its pictures draw, by name."""
    documents: dict[str, Any] = json.loads(source(title, "positions.json") or "{}")
    return {name: title.load(document) for name, document in documents.items()}


def value(title: Title[Any], state: Any, text: str) -> int:
    """A number that the title's own rules compute: one of its expressions, filled in."""
    for form, function in title.numbers.items():
        found = pattern(form).fullmatch(text)
        if found is not None:
            return int(function(state, *found.groups()))
    raise ValueError(f"{title.name} computes no {text!r}; it knows {', '.join(title.numbers)}")


@cache
def pattern(form: str) -> re.Pattern[str]:
    """`castle SQUARE: area` with a word in the place of every word in capitals."""
    return re.compile(PLACE.sub(r"(\\S+)", re.escape(form).replace(r"\ ", " ")))


def source(title: Title[Any], name: str) -> str:
    """A file of its guide; empty if there is none."""
    file = files(home(title)) / "guide" / name
    return file.read_text("utf-8") if file.is_file() else ""


def plain_clauses(title: Title[Any], lang: str) -> list[PlainClause]:
    """All clauses in the order of their document; a gap in a language is told in English."""
    told = plain_sentences(title, lang)
    chapter = chapters_of(read(title, lang))
    return [
        PlainClause(rule, held(told.get(rule, ""), lang), text, chapter(rule))
        for rule, text in clauses(title).items()
    ]


def chapters_of(reader: Reader) -> Callable[[str], str]:
    """The chapter that names a clause, or else one of the same topic."""
    topics: dict[str, str] = {}
    for rule, chapter in reader.clauses.items():
        topics.setdefault(rule.rpartition("-")[0], chapter)
    rest = MODES if any(chapter.id == MODES for chapter in reader.chapters) else ""
    return lambda rule: reader.clauses.get(rule) or topics.get(rule.rpartition("-")[0], rest)
