"""`interregnum play`: people in the terminal, against bots or each other."""

from pathlib import Path
from typing import Annotated

import typer

from interregnum.cli.asking import Lang, Mode, Pairs, Seed, language, options_of
from interregnum.cli.screen import console
from interregnum.core.errors import BadInput
from interregnum.games.registry import find
from interregnum.games.words import Words
from interregnum.terminal.seating import Seating, opened, people_named, rivals, taken_up
from interregnum.terminal.session import Session

Title = Annotated[
    str, typer.Argument(metavar="TITLE", help="A title as `games` lists it; not with --load.")
]
Seats = Annotated[int | None, typer.Option(help="People and bots together.")]
Bots = Annotated[
    str | None,
    typer.Option(
        metavar="NAME,…",
        help="random, greedy, flat:400, search:0.2s … for the last seats; people take the others.",
    ),
]
Names = Annotated[list[str] | None, typer.Option(help="A person's name; may be repeated.")]
Auto = Annotated[bool, typer.Option("--auto", help="Single choices are made for you.")]
Load = Annotated[Path | None, typer.Option(metavar="FILE", help="Take up a saved match.")]
Save = Annotated[Path | None, typer.Option(metavar="FILE", help="Save after every move.")]


def play(
    title: Title = "",
    *,
    seats: Seats = None,
    bots: Bots = None,
    option: Pairs = None,
    mode: Mode = "",
    seed: Seed = None,
    lang: Lang = "",
    name: Names = None,
    auto: Auto = False,
    load: Load = None,
    save: Save = None,
) -> None:
    spoken = language(lang)
    if load is not None:
        refuse_what_a_file_holds(title, seats, option, seed, name, mode)
        seating = taken_up(load, bots)
    else:
        seating = sat_down(title, seats, bots, option, mode, seed, name or [], Words(spoken, []))
    words = Words(spoken, [seating.title])
    Session(seating, words, console(), auto=auto, file=save or load).run()


def sat_down(
    name: str, seats: int | None, bots: str | None, pairs: list[str] | None, mode: str,
    seed: int | None, names: list[str], words: Words,
) -> Seating:  # fmt: skip
    title = find(name)
    options = options_of(title, mode, pairs)
    if seats is not None:
        title.require(options, seats)
    people, named = rivals(title, options, mode, seats, bots)
    return opened(title, options, people_named(names, people, words), named, seed)


def refuse_what_a_file_holds(title: str, *given: object) -> None:
    """A file holds the title, the seats, the options and the names already."""
    if title or any(each not in (None, [], "") for each in given):
        raise BadInput("--load takes all but --bots, --auto, --save and --lang from the file")
