"""Lines put into a reader's words: the Fluent files of the table and of the games. Not compiled."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.syntax.ast import Resource

from interregnum.core.errors import NoWords
from interregnum.core.game import CHANCE, NONE, Seat
from interregnum.games.sentences import Bundle, parsed
from interregnum.games.shown import Line
from interregnum.games.title import Title

LANGUAGES: Final = ("en", "cs", "ru")
TABLE: Final = "interregnum"  # the package whose locale/ holds the words of the table itself

# What a sentence may ask of a noun: `{ $area-genitive }` is an attribute of its message.
FORMS: Final = ("accusative", "genitive", "dative", "locative", "instrumental", "gender")

# One-letter words, of which Czech and Russian have many, and numbers: they end no line.
CLINGING: Final = re.compile(r"\b([AaIiKkOoSsUuVvZzАаВвИиКкОоСсУуЯя]|\d+) (?=[^\W\d])")

Argument = int | str | Line | list[Line]


class Words:
    """One language, with English behind it: a gap in the words never stops a game."""

    def __init__(self, lang: str, titles: Iterable[Title[Any]], *, strict: bool = False) -> None:
        self.lang = lang
        self.strict = strict  # tests: a gap raises NoWords instead
        packages = [TABLE, *(home(title) for title in titles)]
        self.bundles = [bundle(each, packages) for each in dict.fromkeys((lang, "en"))]

    def say(self, line: Line, names: list[str]) -> str:
        """The line, and what follows from it, with the names of the seats."""
        text = self.message(line.id, self.arguments(line, names))
        return " ".join([text, *(self.say(each, names) for each in line.then)])

    def arguments(self, line: Line, names: list[str]) -> dict[str, int | str]:
        """Every argument in words; nouns in their forms, too."""
        args: dict[str, int | str] = {}
        for key, value in line.args.items():
            args[key] = self.worded(key, value, names)
            nouns = [value] if isinstance(value, Line) else value
            if isinstance(nouns, list):
                args |= self.forms(key, [self.inflected(noun, names) for noun in nouns])
        return args

    def forms(self, key: str, nouns: list[dict[str, str]]) -> dict[str, str]:
        return {f"{key}-{form}": ", ".join(noun[form] for noun in nouns) for form in FORMS}

    def inflected(self, noun: Line, names: list[str]) -> dict[str, str]:
        """A noun in each form; where its message has none, as it stands alone."""
        alone, spoken = self.say(noun, names), self.bundles[0]
        own = spoken.attributes(noun.id)
        args = self.arguments(noun, names) if own else {}
        made = {form: spoken.text(own[form], args) for form in own}
        return {**dict.fromkeys(FORMS, alone), **made}

    def ui(self, key: str, **args: int | str) -> str:
        """Words of the table itself: `ui("round-of", n=1, total=4)`."""
        return self.message(f"ui-{key}", dict(args))

    def title(self, title: Title[Any]) -> str:
        """The name of a game."""
        return self.message(f"{title.name}-title", {})

    def worded(self, key: str, value: Argument, names: list[str]) -> int | str:
        if isinstance(value, Line):
            return self.say(value, names)
        if isinstance(value, list):
            return ", ".join(self.say(each, names) for each in value)
        if isinstance(value, int) and (key == "seat" or key.endswith("-seat")):
            return self.name_of(value, names)
        return value

    def name_of(self, seat: Seat, names: list[str]) -> str:
        """The name of a seat; chance, nobody and the automa have names too."""
        if 0 <= seat < len(names):
            return names[seat]
        return self.ui({CHANCE: "chance", NONE: "nobody"}.get(seat, "automa"))

    def has(self, key: str) -> bool:
        """Whether any of its languages has the message."""
        return any(key in each.messages for each in self.bundles)

    def message(self, key: str, args: dict[str, int | str]) -> str:
        """From the first language that has the message whole."""
        for each in self.bundles:
            text = each.value(key, args)
            if text is not None:
                return text
            if self.strict:
                raise NoWords(f"{self.lang} has no whole message {key} for {sorted(args)}")
        return " ".join([key, *(f"{name}={value}" for name, value in args.items())])


def home(title: Title[Any]) -> str:
    """The package of a title, wherever it lives: its view stands beside its locale/."""
    return title.view.__module__.rpartition(".")[0]


def bundle(lang: str, packages: list[str]) -> Bundle:
    made = Bundle(lang)
    for package in packages:
        made.add(resource(lang, package))
    return made


@cache
def resource(lang: str, package: str) -> Resource:
    """The messages of one file; a language that a package does not have is empty."""
    return parsed(text_of(lang, package))


def text_of(lang: str, package: str) -> str:
    file = files(package) / "locale" / f"{lang}.ftl"
    return held(file.read_text("utf-8"), lang) if file.is_file() else ""


def held(text: str, lang: str) -> str:
    """What clings to the next word held to it, in the languages whose books do so."""
    return text if lang == "en" else CLINGING.sub("\\1\N{NO-BREAK SPACE}", text)


def source(lang: str, titles: Iterable[Title[Any]]) -> str:
    """All messages of one language as text, for a client that has Fluent of its own."""
    return "\n".join(text_of(lang, package) for package in (TABLE, *map(home, titles)))
