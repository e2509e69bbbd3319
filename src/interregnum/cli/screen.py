"""Where the words go: one console for people, one for progress and complaints."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

WIDE: Final = 160  # a file or a pipe has no edge


def console() -> Console:
    """Colours only on a terminal, and never with NO_COLOR; no markup in anybody's name."""
    out = Console(markup=False, highlight=False, emoji=False)
    if not out.is_terminal and "COLUMNS" not in os.environ:
        out.width = WIDE
    return out


def has_screen() -> bool:
    """A terminal on both sides, and the extra that draws on it."""
    return sys.stdin.isatty() and sys.stdout.isatty() and find_spec("textual") is not None


def complaints() -> Console:
    return Console(markup=False, highlight=False, emoji=False, stderr=True, soft_wrap=True)


def print_json(value: Any) -> None:
    """One document for a program to read."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value)).decode() + "\n")


@contextmanager
def progress() -> Iterator[Progress]:
    """Bars on standard error, if a person is there to see them."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    out = complaints()
    with Progress(*columns, TimeRemainingColumn(), console=out, transient=True) as bars:
        bars.disable = not out.is_terminal
        yield bars
