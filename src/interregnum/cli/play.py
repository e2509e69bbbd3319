"""`interregnum play`: people in the terminal, against bots or each other."""

from pathlib import Path
from typing import Annotated

import typer

from interregnum.bots.names import EXPECTED
from interregnum.cli.asking import Lang, Mode, Pairs, Seed, language, options_of
from interregnum.cli.screen import console, has_screen
from interregnum.core.errors import BadInput
from interregnum.games.registry import TITLES, find
from interregnum.games.words import Words
from interregnum.terminal.saves import last, new_file, parting
from interregnum.terminal.seating import Seating, opened, people_named, rivals, taken_up
from interregnum.terminal.session import Session

Title = Annotated[
    str,
    typer.Argument(metavar="TITLE", help="A title as `games` lists it; else a start screen."),
]
Seats = Annotated[int | None, typer.Option(help="People and bots together.")]
Bots = Annotated[
    str | None,
    typer.Option(
        metavar="NAME,…", help=f"For the last seats; people take the others. One is {EXPECTED}."
    ),
]
Names = Annotated[list[str] | None, typer.Option(help="A person's name; may be repeated.")]
Auto = Annotated[bool, typer.Option("--auto", help="Single choices are made for you.")]
Load = Annotated[Path | None, typer.Option(metavar="FILE", help="Take up a saved match.")]
Save = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Save here, not where all matches are kept.")
]
Resume = Annotated[bool, typer.Option("--resume", help="Take up the match that was left last.")]
Plainly = Annotated[bool, typer.Option("--plain", help="A prompt instead of the whole screen.")]


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
    resume: Resume = False,
    plain: Plainly = False,
) -> None:
    """Play a game in the terminal, on the whole screen where there is one."""
    spoken, whole = language(lang), not plain and has_screen()
    given = (title, seats, option, seed, name, mode)
    if load is None and not resume and whole and not any(given) and bots is None:
        start(spoken, auto=auto)
        return
    if load is not None or resume:
        refuse_what_a_file_holds(*given)
        file = load or last()
        seating = taken_up(file, bots)
    else:
        seating = sat_down(title, seats, bots, option, mode, seed, name or [], Words(spoken, []))
        file = None
    kept = save or file or new_file(seating.title.name)
    sit(seating, Words(spoken, [seating.title]), kept, auto=auto, whole=whole)


def start(lang: str, *, auto: bool) -> None:
    from interregnum.terminal.app import TerminalApp
    from interregnum.terminal.start import StartScreen

    TerminalApp(StartScreen(lang, auto=auto)).run()


def sit(seating: Seating, words: Words, file: Path | None, *, auto: bool, whole: bool) -> None:
    """On the whole screen, or at the prompt."""
    if not whole:
        Session(seating, words, console(), auto=auto, file=file).run()
        return
    from interregnum.terminal.app import TerminalApp
    from interregnum.terminal.local import LocalDesk
    from interregnum.terminal.table import TableScreen

    desk = LocalDesk(seating, words, auto=auto, file=file)
    TerminalApp(TableScreen(desk)).run()
    if not seating.match.over:
        console().print(parting(words, desk.file))


def sat_down(
    name: str, seats: int | None, bots: str | None, pairs: list[str] | None, mode: str,
    seed: int | None, names: list[str], words: Words,
) -> Seating:  # fmt: skip
    if not name:
        raise BadInput(f"which game? expected one of {', '.join(TITLES)}, or --resume")
    title = find(name)
    options = options_of(title, mode, pairs)
    if seats is not None:
        title.require(options, seats)
    people, named = rivals(title, options, mode, seats, bots)
    return opened(title, options, people_named(names, people, words), named, seed)


def refuse_what_a_file_holds(title: str, *given: object) -> None:
    """A file holds the title, the seats, the options and the names already."""
    if title or any(each not in (None, [], "") for each in given):
        told = "--load and --resume take all but --bots, --auto, --save and --lang from the file"
        raise BadInput(told)
