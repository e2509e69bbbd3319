"""The command `interregnum`: one module per subcommand, loaded when it is asked for.

`--help` imports no game and no server, and bad input gets one answer everywhere.
"""

import sys
from collections.abc import Callable
from functools import cache, wraps
from importlib import import_module
from importlib.metadata import version
from io import TextIOWrapper
from typing import Annotated, Any, Final, ParamSpec, TypeVar

import typer
from typer.core import TyperGroup

from interregnum.core.arrays import COMPILED
from interregnum.core.errors import BadInput, GameError

P = ParamSpec("P")
R = TypeVar("R")
BAD_INPUT: Final = 2
COMMANDS: Final = {  # each is the function of that name in the module of that name
    "games": "List the games, their numbers of people, modes and options.",
    "play": "Play a game in the terminal, on the whole screen where there is one.",
    "join": "Sit down at a table of a server, beside people in browsers.",
    "sim": "Let bots play: mean points, wins by bot and by seat, decisions per second.",
    "arena": "Let every bot play among copies of every other: wins with their intervals.",
    "balance": "Who wins with which seat, mode and cards, with intervals.",
    "openings": "What is played first, and how it does.",
    "curve": "How strong a bot is by what it may spend on a decision.",
    "dataset": "Games of bots, or records, as Parquet: records, decisions, chance, outcomes.",
    "records": "The games of a dataset or of JSON lines, checked, and as JSON lines.",
    "replay": "Look at a recorded match again, as a spectator saw it unless told otherwise.",
    "analyse": "After a match: the chance to win, luck and choice apart, the costliest decisions.",
    "puzzles": "Find the one best move; puzzles make TITLE looks for more of them.",
    "rules": "Look up the rules of a game, clause by clause.",
    "bench": "Measure games, decisions, clones and searches per second of processor time.",
    "ladder": "Find out which bot is stronger than which, with ratings and their intervals.",
    "train": "Make a learned judge of a game from nothing, by self-play; goes on where it stopped.",
    "verify": "Check every move of a record, and every draw against the published commitment.",
    "serve": "Open tables for people with a browser.",
    "brain": "Think for the bots of servers elsewhere.",
    "admin": "Tables, people, bans, reports and retention of a server.",
    "web": "Play in the browser, on this device.",
}
EXTRAS: Final = {
    "serve": "server",
    "brain": "server",
    "admin": "server",
    "web": "server",
    "join": "terminal",
    "dataset": "study",
    "train": "train",
}  # what pip installs beside the base


class Commands(TyperGroup):
    """Tells of every command by its sentence, and loads the one that is run."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, _, rest = super().resolve_command(ctx, args)
        return name, polite(loaded)(str(name)), rest


PLAIN: Final[dict[str, Any]] = {
    "add_completion": False,
    "pretty_exceptions_enable": False,
    "rich_markup_mode": None,
}
app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    help="Four tabletop games about who shall wear the crown, to play and to study.",
    **PLAIN,
)


def polite(command: Callable[P, R]) -> Callable[P, R]:
    """Bad input gets one sentence and exit code 2, never a traceback."""

    @wraps(command)
    def answered(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return command(*args, **kwargs)
        except GameError as error:
            from interregnum.cli.screen import complaints  # rich, which --help does without

            complaints().print(f"interregnum: {harmless(str(error))}")
            raise typer.Exit(BAD_INPUT) from error

    return answered


def harmless(sentence: str) -> str:
    """A foreign file may be quoted in it, and must not speak to the terminal."""
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in sentence)


def say_version(*, wanted: bool) -> None:
    if wanted:
        kind = "compiled" if COMPILED else "interpreted"
        sys.stdout.write(f"interregnum {version('interregnum')} ({kind})\n")
        raise typer.Exit


@app.callback()
def interregnum(
    *,
    version: Annotated[
        bool,
        typer.Option("--version", callback=say_version, is_eager=True, help="Say it and leave."),
    ] = False,
) -> None:
    """Four tabletop games about who shall wear the crown, to play and to study."""


@cache
def loaded(name: str) -> Any:
    """A command of COMMANDS, made from its function."""
    found = function(name)
    if isinstance(found, typer.Typer):  # commands of its own
        for each in found.registered_commands:
            each.callback = polite(each.callback) if each.callback else None
        return typer.main.get_command(found)
    alone = typer.Typer(**PLAIN)
    alone.command(name, help=COMMANDS[name])(polite(found))
    return typer.main.get_command(alone)


def function(name: str) -> Callable[..., None] | typer.Typer:
    """That of a command; where its extra is not installed, a refusal that names it."""
    try:
        return getattr(import_module(f"interregnum.cli.{name}"), name)  # type: ignore[no-any-return]
    except ModuleNotFoundError as error:
        if name not in EXTRAS or str(error.name).startswith("interregnum"):
            raise
        wanted = f"pip install 'interregnum[{EXTRAS[name]}]'"
        raise BadInput(f"{name} needs more than the base package: {wanted}") from error


def untold() -> None:
    """Stands for a command that is not loaded."""


for told in COMMANDS:
    app.command(told, help=COMMANDS[told])(untold)


def main() -> None:
    """What the installed script runs; a narrow encoding never stops it. Modules of the folder one
    stands in are found, after all others: a bot of one's own is named as `module:Class`."""
    if "" not in sys.path:
        sys.path.append("")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
