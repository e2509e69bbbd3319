"""The command `interregnum`: one function per subcommand, and one answer to bad input."""

import sys
from collections.abc import Callable
from functools import wraps
from importlib.metadata import version
from io import TextIOWrapper
from typing import Annotated, Final, ParamSpec

import typer

from interregnum.cli import bench, games, play, replay, rules, serve, sim, verify, web
from interregnum.cli.screen import complaints
from interregnum.core.arrays import COMPILED
from interregnum.core.errors import GameError

P = ParamSpec("P")
BAD_INPUT: Final = 2

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Four tabletop games about who shall wear the crown, to play and to study.",
)


def polite(command: Callable[P, None]) -> Callable[P, None]:
    """Bad input gets one sentence and exit code 2, never a traceback."""

    @wraps(command)
    def answered(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except GameError as error:
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


COMMANDS: Final = (games.games, play.play, sim.sim, replay.replay, rules.rules, bench.bench)
for command in (*COMMANDS, verify.verify, serve.serve, web.web):
    app.command()(polite(command))


def main() -> None:
    """What the installed script runs; a narrow encoding never stops it."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
