"""A record looked at again: board by board, to a round, through any seat's eyes."""

from typing import Any, ClassVar, Final

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.screen import Screen
from textual.widgets import Static

from interregnum.core.game import NONE, Seat
from interregnum.core.match import Match
from interregnum.games.drawing import Look, spot
from interregnum.games.registry import find
from interregnum.games.walk import walk
from interregnum.games.words import Words
from interregnum.terminal.plain import Plain
from interregnum.terminal.seating import told_names
from interregnum.terminal.table import LARGE, PANEL
from interregnum.terminal.widgets import Board, Lines

STEPS: Final = {"left": -1, "up": -1, "right": 1, "down": 1, "space": 1}
KEYS: Final = ("left", "right", "pageup", "pagedown", "home", "end", "e", "escape")


class ReplayScreen(Screen[None]):
    """Arrows step, Page Up and Page Down go to a round, `e` looks through other eyes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, match: Match[Any], words: Words, eyes: Seat = NONE) -> None:
        super().__init__()
        self.match = match
        self.title_played = find(match.game.name)
        self.words = words
        self.names = told_names(match, words)
        self.eyes = eyes
        self.played = list(walk(self.title_played, match))
        self.states = [match.after(0), *(played.after for played in self.played)]
        self.rounds = [self.title_played.view(state, NONE).round for state in self.states]
        self.at = len(self.states) - 1

    def compose(self) -> ComposeResult:
        yield Board(id="board")
        with Container(id="panel"):
            yield Static(id="prompt", markup=False)
            yield Lines(id="log")
        yield Lines(id="keys")

    def on_mount(self) -> None:
        self.add_class("replay")
        self.call_after_refresh(self.draw_all)

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw_all)

    def picture(self, *, large: bool) -> RenderableType:
        view = self.title_played.view(self.states[self.at], self.eyes)
        if self.title_played.draw is None:
            return Plain(self.title_played.name, self.words, self.names).drawn(view)
        look = Look(lambda line: self.words.say(line, self.names), self.eyes, large)
        return self.title_played.draw.table(view, look)

    def draw_all(self) -> None:
        width, height = self.size
        large = width >= LARGE[0] and height >= LARGE[1]
        board = self.query_one("#board", Board)
        board.draw(self.picture(large=large), width - PANEL if large else width)
        beside = board.extent.width <= width - PANEL
        self.set_class(not beside, "below")
        board.styles.width = board.extent.width + 1 if beside else width
        board.styles.height = height - 1 if beside else min(board.extent.height, height - 5)
        board.mark(set(), [])
        self.call_after_refresh(self.draw_story)

    def draw_story(self) -> None:
        """Where the replay stands, and the log up to it."""
        words, names = self.words, self.names
        whose = words.name_of(self.eyes, names) if self.eyes != NONE else words.ui("spectator")
        head = f"{words.ui('replay')} {self.at}/{len(self.played)} · {words.ui('eyes')}: {whose}"
        self.query_one("#prompt", Static).update(Text(head, style="bold"))
        log = self.query_one("#log", Lines)
        lines = (played.told(self.eyes) for played in self.played[: self.at])
        told = [f"· {words.say(line, names)}" for line in lines if line is not None]
        log.show(Text("\n".join(told)), log.size.width or 30)
        log.scroll_end(animate=False)
        text = Text()
        for key in KEYS:
            text.append_text(spot(f" {words.ui(f'terminal-replay-{key}')} ", f"key:{key}"))
        text.no_wrap = True
        self.query_one("#keys", Lines).show(text, 200)

    def on_key(self, event: events.Key) -> None:
        if self.obeyed(event.key):
            event.stop()

    def on_lines_pointed(self, event: Lines.Pointed) -> None:
        if event.lines.id == "keys":
            self.obeyed(event.spot.partition(":")[2])

    def obeyed(self, key: str) -> bool:
        if key in STEPS:
            self.go(self.at + STEPS[key])
        elif key in ("pageup", "pagedown"):
            self.go(self.round_from(self.at, 1 if key == "pagedown" else -1))
        elif key in ("home", "end"):
            self.go(0 if key == "home" else len(self.states) - 1)
        elif key == "e":
            self.eyes = (self.eyes + 2) % (self.match.seats + 1) - 1
            self.draw_all()
        elif key in ("escape", "q", "f10"):
            self.app.exit()
        else:
            return False
        return True

    def round_from(self, at: int, by: int) -> int:
        """The first position of the next round, or of this one or the one before it."""
        if by > 0:
            later = (k for k in range(at, len(self.rounds)) if self.rounds[k] != self.rounds[at])
            return next(later, len(self.rounds) - 1)
        before = self.rounds[max(0, at - 1)]
        return next(k for k in range(len(self.rounds)) if self.rounds[k] == before)

    def go(self, at: int) -> None:
        self.at = max(0, min(at, len(self.states) - 1))
        self.draw_all()

    def action_leave(self) -> None:
        self.app.exit()
