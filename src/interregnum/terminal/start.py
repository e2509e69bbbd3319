"""The start screen: what is played, by whom, with which options; a saved match; a first game."""

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from interregnum.core.errors import GameError
from interregnum.games.drawing import fitted, spot
from interregnum.games.words import Words
from interregnum.terminal.form import Form, Row
from interregnum.terminal.local import LocalDesk
from interregnum.terminal.popups import Popup
from interregnum.terminal.saves import new_file
from interregnum.terminal.seating import Seating
from interregnum.terminal.table import TableScreen
from interregnum.terminal.widgets import Lines

LABEL: Final = 34  # columns
STEPS: Final = {"left": -1, "right": 1, "space": 1}


class StartScreen(Screen[None]):
    """Up and down between rows, left and right among values, Enter begins."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f10", "leave", show=False),
        Binding("escape", "leave", show=False),
        Binding("ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, lang: str, *, auto: bool, seed: int | None = None) -> None:
        super().__init__()
        self.form = Form(lang)
        self.auto = auto
        self.seed = seed
        self.at = 0

    def compose(self) -> ComposeResult:
        yield Static(id="form-title", markup=False)
        yield Lines(id="form")
        yield Static(id="form-help", markup=False)

    def on_mount(self) -> None:
        self.call_after_refresh(self.draw_form)

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw_form)

    def draw_form(self) -> None:
        words, rows = self.form.words, self.form.rows()
        self.at = min(self.at, len(rows) - 1)
        head = f"{words.ui('app-name')} · {words.ui('app-tagline')}"
        self.query_one("#form-title", Static).update(Text(head, style="bold"))
        form = self.query_one("#form", Lines)
        text = Text("\n").join([self.row_line(k, row) for k, row in enumerate(rows)])
        text.no_wrap = True
        form.show(text, max(80, self.size.width))
        form.see(self.at)
        trouble = self.form.trouble()
        told = Text(trouble or rows[self.at].help, style="red" if trouble else "none")
        keys = Text(f"\n{words.ui('terminal-form-keys')}", style="dim")
        self.query_one("#form-help", Static).update(told.append_text(keys))

    def row_line(self, k: int, row: Row) -> Text:
        text = Text(fitted(f" {row.label}", LABEL))
        if row.key in ("start", "lesson", "resume"):
            text.stylize("bold green")
        if row.values:
            told = row.values.get(row.value, row.value)
            text.append(" ‹ ", style="green").append(told, style="bold").append(" ›", style="green")
        else:
            free = row.key.startswith("option:")
            text.append(f"   {row.value}▏" if free else " ▶")
        if k == self.at:
            text.stylize("reverse")
        return spot(text, row.key)

    def on_key(self, event: events.Key) -> None:
        rows = self.form.rows()
        if event.key in ("up", "down", "tab", "shift+tab"):
            self.at = (self.at + (-1 if event.key in ("up", "shift+tab") else 1)) % len(rows)
        elif event.key in STEPS and rows[self.at].values:
            self.form.change(rows[self.at].key, STEPS[event.key])
        elif event.key == "enter":
            self.begin(rows[self.at].key)
        elif not self.typed(rows[self.at], event):
            return
        event.stop()
        if self.is_current:
            self.draw_form()

    def typed(self, row: Row, event: events.Key) -> bool:
        """Whether the key changes a row that takes any text."""
        if not row.key.startswith("option:") or row.values:
            return False
        if event.key == "backspace":
            self.form.put(row.key, row.value[:-1])
        elif event.is_printable and event.character:
            self.form.put(row.key, row.value + event.character)
        else:
            return False
        return True

    def on_lines_pointed(self, event: Lines.Pointed) -> None:
        keys = [row.key for row in self.form.rows()]
        if event.spot not in keys:
            return
        chosen, self.at = keys.index(event.spot) == self.at, keys.index(event.spot)
        if event.spot in ("start", "lesson") or (event.spot == "resume" and chosen):
            self.begin(event.spot)
        else:
            self.form.change(event.spot, 1)
        if self.is_current:
            self.draw_form()

    def begin(self, key: str) -> None:
        """What the row is for; any other row begins the match as it is set up."""
        kinds: dict[str, Callable[[], Seating]] = {
            "resume": self.form.resumed,
            "lesson": self.form.lesson,
        }
        try:
            seating = kinds.get(key, lambda: self.form.begun(self.seed))()
        except GameError as error:
            self.app.push_screen(Popup(self.form.words.ui("error-bad-option"), Text(str(error))))
            return
        kept = Path(self.form.take) if key == "resume" else new_file(seating.title.name)
        words = Words(self.form.lang, [seating.title])
        file = None if key == "lesson" else kept
        self.app.switch_screen(TableScreen(LocalDesk(seating, words, auto=self.auto, file=file)))

    def action_leave(self) -> None:
        self.app.exit()
