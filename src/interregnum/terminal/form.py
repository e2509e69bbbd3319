"""The choices before a match, as rows of values: title, mode, seats, levels, options."""

from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from interregnum.bots.levels import USUAL, Level, table_of
from interregnum.bots.names import parse
from interregnum.core.errors import ClientError
from interregnum.games.registry import TITLES
from interregnum.games.title import Title
from interregnum.games.words import LANGUAGES, Words
from interregnum.terminal.lesson import LessonSeating, has_lesson
from interregnum.terminal.saves import unfinished
from interregnum.terminal.seating import Seating, opened, people_named, taken_up, usual

PERSON: Final = "person"


class Row(NamedTuple):
    """One thing to choose: its values by name, which one holds, and a sentence about it."""

    key: str
    label: str
    values: dict[str, str]
    value: str
    help: str = ""


class Form:
    """What is chosen so far; every change leaves it whole."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.title: Title[Any] = next(iter(TITLES.values()))
        self.saved = {str(each.path): each.record for each in unfinished()}
        self.take = next(iter(self.saved), "")
        self.seats = 0
        self.mode = ""
        self.options: dict[str, Any] = {}
        self.sitting: list[str] = []
        self.choose_title(self.title.name)

    @property
    def words(self) -> Words:
        return Words(self.lang, TITLES.values())

    @property
    def levels(self) -> list[Level]:
        return table_of(self.title.policy).levels

    def choose_title(self, name: str) -> None:
        self.title = TITLES[name]
        self.choose_mode(next(iter(self.title.modes)))

    def choose_mode(self, mode: str) -> None:
        self.mode = mode
        self.options = dict(msgspec.structs.asdict(self.title.modes[mode]))
        self.seats = usual(self.title, self.title.modes[mode], mode)
        self.sitting = [PERSON] + [USUAL] * (max(self.title.seats) - 1)

    def change(self, key: str, by: int) -> None:
        """The next value of a row, or the one before it."""
        row = next(row for row in self.rows() if row.key == key)
        names = list(row.values)
        if names:
            self.put(key, names[(names.index(row.value) + by) % len(names)])

    def put(self, key: str, value: str) -> None:
        kind, _, name = key.partition(":")
        if kind == "title":
            self.choose_title(value)
        elif kind == "mode":
            self.choose_mode(value)
        elif kind == "seats":
            self.seats = int(value)
        elif kind == "seat":
            self.sitting[int(name)] = value
        elif kind == "lang":
            self.lang = value
        elif kind == "resume":
            self.take = value
        elif kind == "option":
            self.options[name] = value
            self.mode = ""

    def rows(self) -> list[Row]:
        words = self.words
        start = [Row("start", words.ui("match-start"), {}, "")]
        if self.saved:
            start.insert(0, self.resume_row(words))
        titles = {name: words.title(title) for name, title in TITLES.items()}
        start.append(Row("title", words.ui("game"), titles, self.title.name, self.blurb(words)))
        if has_lesson(self.title):
            start.append(Row("lesson", words.ui("lesson"), {}, ""))
        start.append(Row("mode", words.ui("mode"), self.modes(words), self.mode))
        counts = {str(n): str(n) for n in self.title.seats}
        start.append(Row("seats", words.ui("player-count"), counts, str(self.seats)))
        start += [self.seat_row(seat, words) for seat in range(self.seats)]
        tongues = {lang: lang for lang in LANGUAGES}
        start.append(Row("lang", words.ui("language"), tongues, self.lang))
        return start + [self.option_row(info.name, words) for info in self.title.option_infos]

    def blurb(self, words: Words) -> str:
        key = f"ui-title-{self.title.name}"
        return words.message(key, {}) if words.has(key) else ""

    def resume_row(self, words: Words) -> Row:
        told = {
            path: f"{words.message(f'{record.title}-title', {})}: {', '.join(record.names)}"
            for path, record in self.saved.items()
        }
        return Row("resume", words.ui("terminal-resume"), told, self.take)

    def modes(self, words: Words) -> dict[str, str]:
        told = {mode: self.worded(words, f"mode-{mode}", mode) for mode in self.title.modes}
        return told if self.mode else {"": "–", **told}

    def seat_row(self, seat: int, words: Words) -> Row:
        sitting = self.sitting[seat]
        who = {PERSON: words.ui("player"), "random": words.ui("bot-level-random")}
        who |= {each.name: level_told(each, words) for each in self.levels}
        character = self.worded(words, f"level-{sitting}", "")
        return Row(f"seat:{seat}", f"{words.ui('seat')} {seat + 1}", who, sitting, character)

    def option_row(self, name: str, words: Words) -> Row:
        """Its values in words; any text where the option takes one is left as it is."""
        info = next(info for info in self.title.option_infos if info.name == name)
        key, value = f"option-{name}", plain(self.options[name])
        told = {"false": words.ui("option-off"), "true": words.ui("option-on")}
        values = {v: told.get(v) or self.worded(words, f"{key}-{v}", v) for v in info.values}
        helped = self.worded(words, f"{key}-help", "")
        return Row(f"option:{name}", self.worded(words, key, name), values, value, helped)

    def worded(self, words: Words, key: str, otherwise: str) -> str:
        full = f"{self.title.name}-{key}".replace("_", "-").replace(" ", "-").lower()
        return words.message(full, {}) if words.has(full) else otherwise

    def trouble(self) -> str:
        """Why these do not go together; empty if they do."""
        try:
            options = self.title.options(self.options)
            self.title.require(options, self.seats)
        except ClientError as error:
            return str(error)
        reason = self.title.check(options, self.seats)
        return self.words.say(reason.line, []) if reason else ""

    def begun(self, seed: int | None) -> Seating:
        """The match as chosen: people first, then bots."""
        sitting = self.sitting[: self.seats]
        bots = [parse(each) for each in sitting if each != PERSON]
        names = people_named([], len(sitting) - len(bots), self.words)
        return opened(self.title, self.title.options(self.options), names, bots, seed)

    def resumed(self) -> Seating:
        return taken_up(Path(self.take), None)

    def lesson(self) -> Seating:
        return LessonSeating(self.title, self.words)


def level_told(level: Level, words: Words) -> str:
    """Its name, and its rating where that was measured."""
    name = words.ui(f"level-{level.name}")
    return words.ui("level-rated", level=name, n=level.rating) if level.rating else name


def plain(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
