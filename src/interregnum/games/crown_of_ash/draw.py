"""The table in a terminal: ring of provinces, Citadel, display, offer, players."""

from collections.abc import Callable
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from interregnum.games.title import Line

Say = Callable[[Line], str]


def draw(table: Any, say: Say) -> RenderableType:
    grid = Grid(box=box.SQUARE)
    return Group(grid, Text(say(Line("crown-of-ash-title"))))


COLOURS: Final = ("bright_red", "bright_blue", "bright_green", "bright_yellow")
