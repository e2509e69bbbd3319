"""What the commands have in common: their options, and how text becomes what it names."""

import os
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from interregnum.core.errors import BadInput, BadOption
from interregnum.games.title import Title
from interregnum.games.words import LANGUAGES

Name = Annotated[str, typer.Argument(metavar="TITLE", help="A title as `games` lists it.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a match.")]
Pairs = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="A rule option; may be repeated."),
]
Mode = Annotated[
    str, typer.Option(help="A named set of options as `games` lists them; --option changes it.")
]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same chance.")]
Jobs = Annotated[int, typer.Option(min=1, help="Processes on this machine.")]
Cluster = Annotated[
    str, typer.Option(metavar="ADDRESS", help="A Dask scheduler, such as tcp://host:8786.")
]
Lang = Annotated[str, typer.Option(help="en, cs or ru; otherwise as LANG says.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON document for a program.")]


def options_of(title: Title[Any], mode: str, pairs: list[str] | None) -> msgspec.Struct:
    """The default options, or those of a mode, changed by `key=value` pairs."""
    if mode and mode not in title.modes:
        modes = ", ".join(title.modes)
        raise BadOption(f"{title.name} has no mode {mode!r}; it has {modes}")
    values: dict[str, Any] = msgspec.structs.asdict(title.modes[mode]) if mode else {}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"{pair!r} is no option; expected KEY=VALUE")
        values[key.strip().replace("-", "_")] = value.strip()
    return title.options(values)


def language(lang: str) -> str:
    """The language asked for, or that of the environment, or English."""
    if lang and lang not in LANGUAGES:
        raise BadInput(f"there are no words in {lang!r}; expected {', '.join(LANGUAGES)}")
    ours = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return lang or (ours[:2] if ours[:2] in LANGUAGES else "en")
