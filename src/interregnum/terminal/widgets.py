"""What the screens are made of: lines of text that scroll, in which things can be pointed at."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style
from textual.events import Click
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from interregnum.games.drawing import SPOT

DOT: Final = "•"
TARGET: Final = Style(color="bright_green", bold=True)
NO_ROOM: Final = Style(color="bright_green", underline=True)  # a target without a blank for a dot
CURSOR: Final = Style(reverse=True)
PICKED: Final = Style(reverse=True, bold=True, color="yellow")
CONSOLE: Final = Console(markup=False, highlight=False, emoji=False)


class Run(NamedTuple):
    """A stretch of one line that is a thing."""

    spot: str
    row: int
    start: int
    end: int
    blank: bool  # ends with a blank, where a mark has room


def rendered(what: RenderableType, width: int) -> list[list[Segment]]:
    """Lines of styled text, as wide as they are."""
    options = CONSOLE.options.update(width=width, height=None)
    return CONSOLE.render_lines(what, options, pad=False)


def spot_of(segment: Segment) -> str:
    return str(segment.style.meta.get(SPOT, "")) if segment.style else ""


def runs_of(lines: list[list[Segment]]) -> Iterator[Run]:
    """The things of a drawing, neighbours of one name taken together."""
    for row, line in enumerate(lines):
        x, last = 0, Run("", row, 0, 0, blank=False)
        for segment in line:
            end, name, blank = x + segment.cell_length, spot_of(segment), segment.text[-1:] == " "
            if name == last.spot:
                last = last._replace(end=end, blank=blank)
            else:
                if last.spot:
                    yield last
                last = Run(name, row, x, end, blank)
            x = end
        if last.spot:
            yield last


class Lines(ScrollView):
    """Lines that are drawn elsewhere; a click tells which thing was meant."""

    can_focus = False

    class Pointed(Message):
        """A thing was clicked on; an empty name is none."""

        def __init__(self, lines: "Lines", spot: str, *, plain: bool) -> None:
            super().__init__()
            self.lines = lines
            self.spot = spot
            self.plain = plain  # with the first button

    def __init__(self, *, id: str) -> None:  # noqa: A002
        super().__init__(id=id)
        self.strips: list[Strip] = []
        self.runs: list[Run] = []

    def show(self, what: RenderableType, width: int | None = None) -> None:
        """Draw anew; what is too wide is broken, or scrolls where a width is given."""
        self.show_lines(rendered(what, width or max(1, self.size.width or 80)))

    def show_lines(self, lines: list[list[Segment]]) -> None:
        self.runs = list(runs_of(lines))
        self.put([Strip(line) for line in lines])

    def put(self, strips: list[Strip]) -> None:
        widest = max((strip.cell_length for strip in strips), default=0)
        self.strips = strips
        self.virtual_size = Size(widest, len(strips))
        self.refresh()

    def render_line(self, y: int) -> Strip:
        x, top = self.scroll_offset
        width = self.size.width
        if not 0 <= y + top < len(self.strips):
            return Strip.blank(width, self.rich_style)
        return self.strips[y + top].crop_extend(x, x + width, self.rich_style)

    def on_click(self, event: Click) -> None:
        x, top = self.scroll_offset
        row, column = event.y + top, event.x + x
        hit = (run for run in self.runs if run.row == row and run.start <= column < run.end)
        spot = next((run.spot for run in hit), "")
        self.post_message(self.Pointed(self, spot, plain=event.button == 1))

    def see(self, row: int) -> None:
        """Scroll just so far that a line is in sight."""
        self.scroll_to_region(Region(0, row, 1, 1), animate=False)


class Board(Lines):
    """A drawing with a cursor, the marks of targets and of what was pointed at."""

    def __init__(self, *, id: str) -> None:  # noqa: A002
        super().__init__(id=id)
        self.drawn: list[list[Segment]] = []
        self.targets: set[str] = set()
        self.picked: list[str] = []
        self.dots: set[tuple[int, int]] = set()  # row and end of the things with a mark
        self.cursor = ""

    @property
    def extent(self) -> Size:
        widths = [sum(segment.cell_length for segment in line) for line in self.drawn]
        return Size(max(widths, default=0), len(self.drawn))

    def draw(self, what: RenderableType, width: int) -> None:
        self.drawn = rendered(what, width)
        self.runs = list(runs_of(self.drawn))

    def mark(self, targets: set[str], picked: list[str]) -> None:
        """Show what can be pointed at; the cursor stays if its thing is still there."""
        self.targets, self.picked = targets, picked
        if self.cursor not in {run.spot for run in self.runs}:
            self.cursor = ""
        first = {run.spot: run for run in reversed(self.runs) if run.spot in targets and run.blank}
        self.dots = {(run.row, run.end) for run in first.values()}
        bare = targets - first.keys()
        self.put([Strip(self.marked(row, bare)) for row in range(len(self.drawn))])

    def marked(self, row: int, bare: set[str]) -> list[Segment]:
        """A line with its marks; the dot stands in the last blank of a thing."""
        out: list[Segment] = []
        x = 0
        for segment in self.drawn[row]:
            text, name, x = segment.text, spot_of(segment), x + segment.cell_length
            look = (segment.style or Style.null()) + self.look(name)
            if (row, x) in self.dots:
                out.append(Segment(text[:-1], look))
                text, look = DOT, look + TARGET
            out.append(Segment(text, look + NO_ROOM if name in bare else look))
        return out

    def look(self, name: str) -> Style:
        if name and name == self.cursor:
            return CURSOR
        return PICKED if name and name in self.picked else Style.null()

    def move(self, dx: int, dy: int) -> None:
        """To the nearest thing that way: a target if there are any, else whatever is there."""
        wanted = [run for run in self.runs if run.spot in self.targets] or self.runs
        here = next((run for run in self.runs if run.spot == self.cursor), None)
        if here is None:
            found = wanted[0] if wanted else None
        else:
            found = min(
                (run for run in wanted if ahead(here, run, dx, dy) > 0 and run.spot != here.spot),
                key=lambda run: distance(here, run, dx, dy),
                default=None,
            )
        if found is not None:
            self.cursor = found.spot
            self.see(found.row)
            self.mark(self.targets, self.picked)


def middle(run: Run) -> float:
    return (run.start + run.end) / 2


def ahead(here: Run, run: Run, dx: int, dy: int) -> float:
    return dx * (middle(run) - middle(here)) + dy * (run.row - here.row)


def distance(here: Run, run: Run, dx: int, dy: int) -> float:
    """A line counts as two columns; what lies off the way counts thrice."""
    across, down = abs(middle(run) - middle(here)), 2 * abs(run.row - here.row)
    return (across + 3 * down) if dx else (down + 3 * across)
