"""A person at the application: presses keys, clicks, and reads the screen."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from interregnum.bots.names import bots_of
from interregnum.core.match import Match
from interregnum.games.registry import find
from interregnum.games.words import Words
from interregnum.terminal.app import TerminalApp
from interregnum.terminal.desk import Desk
from interregnum.terminal.local import LocalDesk
from interregnum.terminal.seating import Seating, opened
from interregnum.terminal.table import TableScreen
from interregnum.terminal.widgets import Board, Lines

SMALL, LARGE = (80, 24), (120, 40)
PATIENCE = 4000  # looks at a screen that does not change


def seated(title: str, bots: str = "random", seed: int = 1, **options: Any) -> Seating:
    """A person against bots."""
    entry = find(title)
    named = bots_of(bots)
    return opened(entry, entry.options(options), ["Anna"], named, seed)


def desk_of(seating: Seating, *, auto: bool = True, file: Path | None = None) -> LocalDesk:
    return LocalDesk(seating, Words("en", [seating.title]), auto=auto, file=file)


class Person:
    """Somebody in front of a table."""

    def __init__(self, app: TerminalApp, screen: TableScreen, pilot: Pilot[None]) -> None:
        self.app = app
        self.screen = screen
        self.pilot = pilot

    @property
    def desk(self) -> Desk:
        return self.screen.desk

    @property
    def match(self) -> Match[Any]:
        desk = self.desk
        assert isinstance(desk, LocalDesk)
        return desk.match

    async def until(self, wanted: Callable[[], bool]) -> None:
        for _ in range(PATIENCE):
            if wanted():
                return
            await self.pilot.pause(0.005)
        raise AssertionError("the screen waits for something that does not come")

    async def asked(self) -> bool:
        """Wait for a choice or for the end; whether there is a choice."""
        shown = self.screen.choosing
        await self.until(
            lambda: self.desk.over or bool(self.desk.choices and shown_now(self.screen))
        )
        assert shown is not None
        return not self.desk.over

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def write(self, text: str) -> None:
        """Letter by letter, then Enter."""
        names = {" ": "space", "-": "minus", "/": "slash", "#": "number_sign", "_": "underscore"}
        await self.pilot.press(*(names.get(c, c) for c in text), "enter")

    def board(self) -> list[str]:
        return ["".join(s.text for s in strip) for strip in self.screen.query_one(Board).strips]

    def listed(self) -> list[str]:
        lines = self.screen.query_one("#choices", Lines)
        return ["".join(s.text for s in strip) for strip in lines.strips]


def shown_now(screen: TableScreen) -> bool:
    return screen.choosing.choices == screen.desk.choices


@asynccontextmanager
async def sitting(desk: Desk, size: tuple[int, int] = SMALL) -> AsyncIterator[Person]:
    screen = TableScreen(desk)
    app = TerminalApp(screen)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Person(app, screen, pilot)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)
