"""`interregnum games`: what can be played, by how many, with which options."""

from typing import Any, Final

import msgspec
from rich.table import Table

from interregnum.cli.asking import Json, Lang, language
from interregnum.cli.screen import complaints, console, print_json
from interregnum.games.registry import TITLES
from interregnum.games.title import OptionInfo, Title
from interregnum.games.words import Words

SHARES: Final = (3, 3, 2, 3, 8)  # of the width, by column: options are long


class Entry(msgspec.Struct, frozen=True):
    """A title as a program reads it."""

    name: str
    title: str
    seats: list[int]
    modes: list[str]
    options: list[OptionInfo]


def games(*, lang: Lang = "", json: Json = False) -> None:
    words = Words(language(lang), TITLES.values())
    entries = [entry(title, words.title(title)) for title in TITLES.values()]
    if json:
        print_json(entries)
    else:
        console().print(catalogue(entries, words))
    for sentence in TITLES.faults.values():
        complaints().print(f"interregnum: {sentence}")


def entry(title: Title[Any], name: str) -> Entry:
    return Entry(title.name, name, list(title.seats), list(title.modes), title.option_infos)


def catalogue(entries: list[Entry], words: Words) -> Table:
    heads = [words.ui(key) for key in ("game", "name", "player-count", "mode", "options")]
    table = Table(*heads, header_style="bold", show_lines=True, expand=True)
    for each in entries:
        seats = "–".join(str(n) for n in dict.fromkeys((each.seats[0], each.seats[-1])))
        options = "\n".join(f"{o.name}={spelled(o)}{free(each, o, words)}" for o in each.options)
        table.add_row(each.name, each.title, seats, ", ".join(each.modes), options)
    for column, share in zip(table.columns, SHARES, strict=True):
        column.overflow, column.ratio = "fold", share
    return table


def spelled(option: OptionInfo) -> str:
    """The values with the default first."""
    default = str(option.default).lower() if isinstance(option.default, bool) else option.default
    others = [value for value in option.values if value != str(default)]
    return "|".join([str(default), *others])


def free(each: Entry, option: OptionInfo, words: Words) -> str:
    """What an option in free text takes, in words."""
    if option.values or not isinstance(option.default, str):
        return ""
    help_ = f"{each.name}-option-{option.name.replace('_', '-')}-help"
    return f" ({words.message(help_, {})})"
