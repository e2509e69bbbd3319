"""A table drawn from its view alone, for titles without a picture of their own.

Keys and texts of the view are put into words by the messages TITLE-view-KEY, then ui-KEY, and
stand for themselves where there are none. A number under `seat` or `…_seat` is somebody's name.
"""

from typing import Any, Final

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from interregnum.games.shown import Line, View
from interregnum.games.words import Words

FRAME: Final = {"awaited", "ask", "result", "round", "rounds", "leaders"}  # told elsewhere
EMPTY: Final = "–"


class Plain:
    """Draws the views of one match."""

    def __init__(self, title: str, words: Words, names: list[str]) -> None:
        self.title = title
        self.words = words
        self.names = names

    def drawn(self, view: View) -> RenderableType:
        told: dict[str, Any] = msgspec.to_builtins(view)
        rest = {key: value for key, value in told.items() if key not in FRAME}
        return Group(Text(self.heading(told), style="bold"), self.fields(rest))

    def heading(self, told: dict[str, Any]) -> str:
        if not told["rounds"]:
            return ""
        return self.words.ui("round-of", n=told["round"], total=told["rounds"])

    def word(self, text: str) -> str:
        """What stands for a key or a text of the view."""
        name = text.lower().replace("_", "-").replace(" ", "-")
        keys = (f"{self.title}-view-{name}", f"ui-{name}")
        found = next((key for key in keys if self.words.has(key)), None)
        return self.words.message(found, {}) if found else text.replace("_", " ")

    def value(self, key: str, value: Any) -> RenderableType:
        if isinstance(value, dict):
            return self.line(value) if is_line(value) else self.fields(value)
        if not isinstance(value, list):
            return Text(self.text(key, value))
        if value and all(isinstance(each, dict) and not is_line(each) for each in value):
            return self.rows(value)
        return Text(", ".join(self.text(key, each) for each in value) or EMPTY)

    def text(self, key: str, value: Any) -> str:
        """One value without parts."""
        if value is None or value == "":
            return EMPTY
        if isinstance(value, bool):
            return self.words.ui("yes" if value else "no")
        if isinstance(value, int) and (key == "seat" or key.endswith("_seat")):
            return self.words.name_of(value, self.names)
        if isinstance(value, dict) and is_line(value):
            return self.line(value).plain
        return self.word(value) if isinstance(value, str) else str(value)

    def line(self, told: dict[str, Any]) -> Text:
        return Text(self.words.say(msgspec.convert(told, Line), self.names))

    def fields(self, told: dict[str, Any]) -> Table:
        """A row for each key."""
        table = Table.grid(padding=(0, 2))
        for key, value in told.items():
            table.add_row(Text(self.word(key), style="dim"), self.value(key, value))
        return table

    def rows(self, told: list[dict[str, Any]]) -> Table:
        """A row for each thing, a column for each key."""
        keys = list(dict.fromkeys(key for each in told for key in each))
        table = Table(*(self.word(key) for key in keys), header_style="bold")
        for each in told:
            table.add_row(*(self.value(key, each.get(key)) for key in keys))
        return table


def is_line(told: dict[str, Any]) -> bool:
    return isinstance(told.get("id"), str) and told.keys() <= {"id", "args", "then"}
