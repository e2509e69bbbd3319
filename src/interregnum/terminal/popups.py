"""Pop-ups: a text to read, the rules to search, a question, the curtain between two people."""

from collections.abc import Callable
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from interregnum.games.words import Words

CLOSING = ("escape", "enter", "q", "f1", "f5", "f6", "f7", "space")


class Popup(ModalScreen[None]):
    """A text over the table."""

    def __init__(self, title: str, what: RenderableType, *, end: bool = False) -> None:
        super().__init__()
        self.title_text = title
        self.what = what
        self.end = end  # open at its last line

    def compose(self) -> ComposeResult:
        with Vertical(id="popup"):
            yield Static(Text(self.title_text, style="bold reverse"), id="popup-title")
            with VerticalScroll(id="popup-scroll"):
                yield Static(self.what, id="popup-text", markup=False)

    def on_mount(self) -> None:
        for scroll in self.query(VerticalScroll):  # none where the program ends meanwhile
            scroll.focus()
            if self.end:
                scroll.scroll_end(animate=False)

    def on_key(self, event: events.Key) -> None:
        if event.key in CLOSING:
            event.stop()
            self.dismiss()

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss()


class Search(ModalScreen[None]):
    """What is found by the words typed so far."""

    def __init__(self, title: str, find: Callable[[str], RenderableType], typed: str = "") -> None:
        super().__init__()
        self.title_text = title
        self.find = find
        self.typed = typed

    def compose(self) -> ComposeResult:
        with Vertical(id="popup"):
            yield Static(id="popup-title")
            with VerticalScroll(id="popup-scroll"):
                yield Static(id="popup-text", markup=False)

    def on_mount(self) -> None:
        self.query_one("#popup-scroll").focus()
        self.show_found()

    def show_found(self) -> None:
        head = Text(f"{self.title_text}  › {self.typed}▏", style="bold reverse")
        self.query_one("#popup-title", Static).update(head)
        self.query_one("#popup-text", Static).update(self.find(self.typed))

    def on_key(self, event: events.Key) -> None:
        if event.key in ("escape", "enter"):
            self.dismiss()
        elif event.key == "backspace":
            self.typed = self.typed[:-1]
        elif event.is_printable and event.character:
            self.typed += event.character
        else:
            return
        event.stop()
        if self.is_current:
            self.show_found()


class Question(ModalScreen[bool]):
    """Yes or no."""

    def __init__(self, question: str, words: Words) -> None:
        super().__init__()
        self.question = question
        self.words = words

    def compose(self) -> ComposeResult:
        yes, no = self.words.ui("yes"), self.words.ui("no")
        with Vertical(id="popup"):
            yield Static(Text(f"{self.question}\n\nEnter {yes}   Esc {no}"), id="popup-text")

    def on_key(self, event: events.Key) -> None:
        if event.key in ("enter", "y", "escape", "n"):
            event.stop()
            self.dismiss(event.key in ("enter", "y"))


class Curtain(ModalScreen[None]):
    """Nothing of the table is seen until the next person is there."""

    DEFAULT_CSS: ClassVar[str] = "Curtain { background: ansi_default 100%; align: center middle; }"

    def __init__(self, name: str, words: Words) -> None:
        super().__init__()
        self.person = name
        self.words = words

    def compose(self) -> ComposeResult:
        told = f"{self.words.ui('pass-device', name=self.person)}\n\n"
        yield Static(Text(told + self.words.ui("terminal-enter"), justify="center"), id="curtain")

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key == "enter":
            self.dismiss()

    def on_click(self) -> None:
        self.dismiss()
