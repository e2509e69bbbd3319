"""`interregnum replay`: the story of a record, and the position it led to."""

from typing import Annotated, Any

import msgspec
import typer

from interregnum.cli.asking import File, Json, Lang, language
from interregnum.cli.screen import console, has_screen, print_json
from interregnum.core.errors import BadInput
from interregnum.core.game import NONE, Seat
from interregnum.core.match import Match
from interregnum.games.registry import find
from interregnum.games.words import Words
from interregnum.terminal.files import replayed
from interregnum.terminal.picture import draw, results
from interregnum.terminal.seating import told_names
from interregnum.terminal.story import EVERYTHING, Told, story

Eyes = Annotated[
    str, typer.Option(metavar="SEAT", help="What this seat saw: its number from 0, or its name.")
]
Plainly = Annotated[bool, typer.Option("--plain", help="The story, not the screen.")]
All = Annotated[bool, typer.Option("--all", help="All that any seat saw.")]


class Heard(msgspec.Struct, frozen=True):
    """An entry as a program reads it; nothing in it that the viewer did not see."""

    entry: int
    seat: int
    notation: str
    text: str


def replay(
    file: File, *, eyes: Eyes = "", all_: All = False, lang: Lang = "", json: Json = False,
    plain: Plainly = False,
) -> None:  # fmt: skip
    """Look at a recorded match again, as a spectator saw it unless told otherwise."""
    match = replayed(file)
    title, viewer = find(match.game.name), eyes_of(match, eyes, everything=all_)
    words = Words(language(lang), [title])
    names = told_names(match, words)
    if has_screen() and not (plain or json or all_):
        look(match, words, viewer)
        return
    heard = [spoken(told, names, words) for told in story(title, match, viewer) if told.line]
    if json:
        print_json(heard)
        return
    out = console()
    for each in heard:
        out.print(f"{each.entry:>4}  {each.text}", soft_wrap=True)
    out.print(draw(title, match, NONE if viewer == EVERYTHING else viewer, words))
    out.print(results(title, match, words))


def look(match: Match[Any], words: Words, viewer: Seat) -> None:
    """Board by board on the whole screen."""
    from interregnum.terminal.app import TerminalApp
    from interregnum.terminal.looking import ReplayScreen

    TerminalApp(ReplayScreen(match, words, viewer)).run()


def eyes_of(match: Match[Any], eyes: str, *, everything: bool) -> Seat:
    """The seat of a number or of a name."""
    if everything and eyes:
        raise BadInput("--eyes and --all do not go together; expected one of them")
    if not eyes:
        return EVERYTHING if everything else NONE
    if eyes in match.names:
        return match.names.index(eyes)
    if eyes in [str(seat) for seat in range(match.seats)]:
        return int(eyes)
    raise BadInput(f"no seat {eyes!r}; expected 0 to {match.seats - 1} or {', '.join(match.names)}")


def spoken(told: Told, names: list[str], words: Words) -> Heard:
    text = words.say(told.line, names) if told.line else ""
    return Heard(told.entry, told.seat, told.text, text)
