"""The full-screen application: a start screen, a table, a replay."""

from typing import ClassVar

from textual.app import App
from textual.screen import Screen

CSS = """
Screen { background: ansi_default; color: ansi_default; layout: horizontal; }
TableScreen, ReplayScreen { layout: grid; grid-size: 2 2; }
TableScreen, ReplayScreen { grid-columns: auto 1fr; grid-rows: 1fr 1; }
#board { scrollbar-size: 1 1; background: ansi_default; }
#panel { layout: vertical; height: 100%; }
#prompt { height: auto; max-height: 5; }
#halves { layout: vertical; height: 1fr; }
#choices, #log { overflow-x: hidden; }
#choices { height: 2fr; scrollbar-size: 1 1; background: ansi_default; }
#log { height: 1fr; scrollbar-size: 1 1; background: ansi_default; }
#log { border-top: solid ansi_bright_black; }
#keys { column-span: 2; height: 1; overflow: hidden; background: ansi_default; }
.below { grid-size: 1 3; grid-columns: 1fr; grid-rows: auto 1fr 1; }
.below #keys { column-span: 1; }
.below #prompt { max-height: 2; }
.below #halves { layout: horizontal; }
.below #choices { width: 3fr; height: 100%; }
.below #log { width: 2fr; height: 100%; border-top: none; border-left: solid ansi_bright_black; }
ModalScreen { align: center middle; background: transparent; }
#popup { width: 90%; max-width: 100; height: auto; max-height: 90%; }
#popup { border: round ansi_yellow; background: ansi_default; }
#popup-scroll { height: auto; max-height: 100%; scrollbar-size: 1 1; background: ansi_default; }
#popup-title { height: 1; }
#curtain { width: auto; height: auto; border: heavy ansi_yellow; padding: 2 6; }
#form { height: 1fr; background: ansi_default; scrollbar-size: 1 1; }
#form-help { height: 4; border-top: solid ansi_bright_black; }
StartScreen { layout: vertical; }
"""


class TerminalApp(App[None]):
    """Begins with the screen it is given."""

    CSS: ClassVar[str] = CSS
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False

    def __init__(self, first: Screen[None]) -> None:
        super().__init__(ansi_color=True)
        self.first = first

    def on_mount(self) -> None:
        self.push_screen(self.first)
