"""A match behind its journal: entries in, a match and everybody's log lines out."""

import time
from collections.abc import Iterable
from typing import Any

from interregnum.core.chance import Chance
from interregnum.core.errors import CannotUndo
from interregnum.core.game import CHANCE, Action, Seat
from interregnum.core.match import Match, Values
from interregnum.games.title import Line, Title
from interregnum.server.store import Entry


class Journal:
    """The journal is append-only: an undo is an entry of its own."""

    def __init__(
        self, table: str, title: Title[Any], options: Values, names: list[str], chance: Chance
    ) -> None:
        self.table = table
        self.title = title
        self.options = options
        self.chance = chance
        self.names = names
        self.length = 0  # entries made durable or about to be
        self.match = self.fresh()
        self.lines: dict[Seat, list[Line]] = {}  # by whose eyes; filled when somebody looks

    def fresh(self) -> Match[Any]:
        checked = self.title.options(dict(self.options))
        setup = self.title.setup(checked, len(self.names))
        return Match(self.title.game, setup, self.options, self.names, self.chance)

    def replay(self, entries: Iterable[Entry]) -> None:
        """Follow what the store holds."""
        for entry in entries:
            assert entry.n == self.length, "a journal has no gaps"
            self.follow(entry.kind, entry.seat, entry.action)
            self.length += 1

    def follow(self, kind: str, seat: Seat, action: Action) -> None:
        if kind == "play":
            self.enter(seat, action)
            return
        self.lines.clear()
        if kind == "undo":
            self.match.undo(seat)
        else:
            self.match.rewind(action)

    def enter(self, seat: Seat, action: Action) -> None:
        """Tell everybody who looks, then play; what is not legal is refused before it is told."""
        self.match.require(seat, action)
        told = {
            eyes: self.title.describe(self.match.state, seat, action, eyes) for eyes in self.lines
        }
        self.match.enter(seat, action)
        for eyes, line in told.items():
            if line is not None:
                self.lines[eyes].append(line)

    def play(self, seat: Seat, action: Action) -> list[Entry]:
        """A seat's action and what chance makes of it, as entries not yet durable."""
        self.enter(seat, action)
        return [self.entry("play", seat, action), *self.roll()]

    def roll(self) -> list[Entry]:
        """Let chance run."""
        entries = []
        while CHANCE in self.match.game.to_act(self.match.state):
            action = self.match.drawn()
            self.enter(CHANCE, action)
            entries.append(self.entry("play", CHANCE, action))
        return entries

    def undo(self, seat: Seat) -> list[Entry]:
        self.match.undo(seat)
        self.lines.clear()
        return [self.entry("undo", seat, 0)]

    def rewind(self, seat: Seat, length: int) -> list[Entry]:
        """With everybody's consent, beyond the actions of others."""
        self.match.rewind(length)
        self.lines.clear()
        return [self.entry("rewind", seat, length)]

    def rewind_point(self, seat: Seat) -> int:
        """Where the seat's last action stands in the log, if nothing hidden was shown since."""
        own = [k for k, (actor, _) in enumerate(self.match.log) if actor == seat]
        if own:
            before = self.match.after(own[-1])
            game = self.match.game
            if game.reveals(before) == game.reveals(self.match.state):
                return own[-1]
        raise CannotUndo(f"seat {seat} has nothing to take back")

    def entry(self, kind: str, seat: Seat, action: Action) -> Entry:
        made = Entry(self.table, self.length, kind, seat, action, time.time())
        self.length += 1
        return made

    def log_for(self, eyes: Seat) -> list[Line]:
        """All that these eyes were told so far."""
        if eyes not in self.lines:
            self.lines[eyes] = self.told(eyes)
        return self.lines[eyes]

    def told(self, eyes: Seat) -> list[Line]:
        match = self.fresh()
        lines = []
        for seat, action in self.match.log:
            line = self.title.describe(match.state, seat, action, eyes)
            match.enter(seat, action)
            if line is not None:
                lines.append(line)
        return lines
