"""Tables drawn for a terminal: rich text in which what can be pointed at has a name. Not compiled.

A drawing fits 80 columns and 24 lines together with the choices, or with `large` 120 and 40. It has
the sixteen colours of every terminal, and no colour stands alone: seats have marks, kinds letters.
A thing that choices act on ends with a blank where there is room: the mark of a target goes there.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.console import RenderableType
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from interregnum.core.game import Seat
from interregnum.games.shown import Line

Say = Callable[[Line], str]
Spots = tuple[str, ...]  # names of things, in the order in which they are pointed at
SPOT: Final = "spot"  # the key of a name among the meta data of a style
SEAT_MARKS: Final = "▼●◆▲■"
SEAT_STYLES: Final = (
    "bold bright_red",
    "bold bright_blue",
    "bold bright_yellow",
    "bold bright_magenta",
    "bold bright_green",
)
ELLIPSIS: Final = "…"


def no_spots(_choice: Any) -> Spots:
    return ()


def untold(_table: Any, _spot: str, _say: Say) -> None:
    return None


class Look(NamedTuple):
    """Who looks at a table, in which words, on how large a screen."""

    say: Say
    eyes: Seat  # NONE: a spectator
    large: bool


@dataclass(frozen=True)
class Drawing:
    """How a title is drawn in a terminal."""

    table: Callable[[Any, Look], RenderableType]
    legend: Callable[[Say], Text]  # what the letters and marks mean
    spots: Callable[[Any], Spots] = no_spots  # what a choice acts on
    about: Callable[[Any, str, Say], Text | None] = untold  # (view, spot, words): a thing in full


def spot(text: str | Text, name: str, style: str = "") -> Text:
    """Text that is the thing of a name; parts keep the names that they have."""
    made = Text()
    made.append_text(styled(text, style) if isinstance(text, str) else text)
    made.stylize_before(named(name))
    return made


def styled(text: str, style: str) -> Text:
    """A style of its own: what is appended does not take it over."""
    return Text().append(text, style=style)


@cache
def named(name: str) -> Style:
    """The style that gives a name and changes no look."""
    return Style(meta={SPOT: name})


def seat_mark(seat: int) -> Text:
    """The mark of a seat in its colour."""
    if not 0 <= seat < len(SEAT_MARKS):
        return styled("♔" if seat < -1 else "·", "bold" if seat < -1 else "dim")
    return styled(SEAT_MARKS[seat], SEAT_STYLES[seat])


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat] if 0 <= seat < len(SEAT_STYLES) else "bold"


def fitted(text: str, width: int) -> str:
    """Exactly so wide: cut with an ellipsis, or filled with blanks."""
    if cell_len(text) > width:
        return set_cell_size(text, width - 1) + ELLIPSIS
    return set_cell_size(text, width)


def cut(text: Text, width: int) -> Text:
    """The same for text with styles."""
    made = text.copy()
    made.truncate(width, overflow="ellipsis", pad=True)
    return made


def columns(cells: Iterable[RenderableType], widths: Iterable[int], gap: int = 1) -> Grid:
    """Side by side, each in its width."""
    grid = Grid.grid(padding=(0, gap, 0, 0), pad_edge=False)
    for width in widths:
        grid.add_column(width=width, no_wrap=True, overflow="ellipsis")
    grid.add_row(*cells)
    return grid


def in_columns(texts: list[Text], width: int, count: int) -> list[Text]:
    """Lines of so many texts each, read along the lines."""
    rows = [texts[k : k + count] for k in range(0, len(texts), count)]
    return [Text("").join([cut(text, width // count) for text in row]) for row in rows]


def joined(texts: Iterable[Text | str], between: str = " ") -> Text:
    """Texts in one line."""
    out = Text()
    for k, text in enumerate(texts):
        out.append(between if k else "", style="dim")
        out.append_text(Text(text) if isinstance(text, str) else text)
    return out
