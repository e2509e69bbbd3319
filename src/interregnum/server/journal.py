"""A match behind its journal: entries in, a match, clocks and everybody's log lines out."""

import time
from collections.abc import Collection, Iterable
from typing import Any, Final

from interregnum.core.chance import Chance
from interregnum.core.errors import CannotUndo
from interregnum.core.game import CHANCE, NONE, Action, Seat
from interregnum.core.match import Match, Values
from interregnum.games.shown import Line
from interregnum.games.title import Title
from interregnum.games.walk import Played, walk
from interregnum.server.clock import Clocks
from interregnum.server.errors import NothingToUndo
from interregnum.server.store import Entry
from interregnum.server.wire import Pace

PLAYED: Final = ("play", "step")  # a step is what the planner plays for a person


class Wish:
    """A seat asks the others to take back to before its last action.

    It stands until it is answered, the seat acts again or something is shown: hidden acts of
    others do not end it, so its end tells nothing of them.
    """

    def __init__(self, seat: Seat, reveals: int) -> None:
        self.seat = seat
        self.reveals = reveals
        self.agreed = {seat}


class Journal:
    """The journal is append-only: an undo is an entry of its own."""

    def __init__(
        self,
        table: str,
        title: Title[Any],
        options: Values,
        names: list[str],
        chance: Chance,
        pace: Pace,
    ) -> None:
        self.table = table
        self.title = title
        self.options = options
        self.chance = chance
        self.names = names
        self.length = 0  # entries made durable or about to be
        self.floor = 0  # entries of the log that nobody takes back: a lesson's opening
        self.helped: set[int] = set()  # places in the log that the planner played for a person
        self.match = self.fresh()
        self.clocks = Clocks(pace, len(names))
        self.wish: Wish | None = None
        self.lines: dict[Seat, list[Line]] = {}  # by whose eyes; filled when somebody looks

    def fresh(self) -> Match[Any]:
        checked = self.title.options(dict(self.options))
        setup = self.title.setup(checked, len(self.names))
        return Match(self.title.game, setup, self.options, self.names, self.chance)

    def replay(self, entries: Iterable[Entry]) -> None:
        """Follow what the store holds."""
        for entry in entries:
            assert entry.n == self.length, "a journal has no gaps"
            self.follow(entry)
            self.length += 1

    def follow(self, entry: Entry) -> None:
        """One entry, just made or read from the store."""
        if entry.kind == "ask":
            self.wish = Wish(entry.seat, self.reveals())
        elif entry.kind == "agree" and self.wish:
            self.wish.agreed.add(entry.seat)
        else:
            self.move(entry)
            self.time(entry.at)
            if self.wish and not self.stands(self.wish, entry):
                self.wish = None

    def reveals(self) -> int:
        return self.match.game.reveals(self.match.state)

    def stands(self, wish: Wish, entry: Entry) -> bool:
        """Whether a wish outlives an entry."""
        moved = entry.kind in (*PLAYED, "undo") and entry.seat != wish.seat
        return moved and self.reveals() == wish.reveals

    def move(self, entry: Entry) -> None:
        if entry.kind in PLAYED:
            self.enter(entry.seat, entry.action)
            if entry.kind == "step":
                self.helped.add(len(self.match.log) - 1)
        elif entry.kind == "undo":
            dropped = self.last_of(entry.seat)
            self.match.undo(entry.seat)
            self.helped = {k - (k > dropped) for k in self.helped if k != dropped}
            self.lines.clear()
        elif entry.kind == "rewind":
            self.match.rewind(entry.action)
            self.helped = {k for k in self.helped if k < entry.action}
            self.lines.clear()

    def time(self, at: float) -> None:
        awaited = self.awaited()
        if CHANCE not in awaited:
            self.clocks.awaits(awaited, at)

    def enter(self, seat: Seat, action: Action) -> None:
        """Tell everybody who looks, then play; what is not legal is refused before it is told."""
        before = self.title.game.clone(self.match.state)
        self.match.enter(seat, action)
        played = Played(self.title, len(self.match.log) - 1, seat, action, before, self.match.state)
        for eyes, lines in self.lines.items():
            line = played.told(eyes)
            if line is not None:
                lines.append(line)

    def add(self, kind: str, seat: Seat, action: Action = 0) -> list[Entry]:
        """An entry not yet durable, and what chance makes of it."""
        return [self.write(kind, seat, action), *self.roll()]

    def write(self, kind: str, seat: Seat, action: Action) -> Entry:
        entry = Entry(self.table, self.length, kind, seat, action, time.time())
        self.follow(entry)
        self.length += 1
        return entry

    def play(self, seat: Seat, action: Action) -> list[Entry]:
        return self.add("play", seat, action)

    def roll(self) -> list[Entry]:
        """Let chance run."""
        entries: list[Entry] = []
        while CHANCE in self.match.game.to_act(self.match.state):
            entries.append(self.write("play", CHANCE, self.match.drawn()))
        return entries

    # Taking back

    def click(self, seats: Collection[Seat], end: int) -> list[int]:
        """Places in the log of the last own click before `end`: an action, or a whole `finish`."""
        own = [k for k in range(self.floor, end) if self.match.log[k][0] in seats]
        alone = next((k for k in reversed(own) if k not in self.helped), NONE)
        return [k for k in own if k > alone] or own[-1:]

    def undo(self, seat: Seat) -> list[Entry]:
        """The own last click; of a `finish` as much as nothing was shown since."""
        entries: list[Entry] = []
        for _ in self.click([seat], len(self.match.log)):
            if not self.match.can_drop(self.last_of(seat)):
                break
            entries.append(self.write("undo", seat, 0))
        if not entries:
            raise self.refusal(seat)
        return entries

    def rewind_point(self, seat: Seat) -> int:
        """Where the seat's last click stands in the log, if nothing hidden was shown since."""
        game, shown = self.match.game, self.reveals()
        for k in self.click([seat], len(self.match.log)):
            if game.reveals(self.match.after(k)) == shown:
                return k
        raise self.refusal(seat)

    def decision_point(self, seats: Collection[Seat], hasty: Collection[Seat]) -> int:
        """Where the last own click stands; single choices that play themselves are passed over."""
        end = len(self.match.log)
        while click := self.click(seats, end):
            end = click[0]
            if not self.is_single(end, hasty):
                return end
        raise NothingToUndo(f"seats {seats} have done nothing yet")

    def is_single(self, k: int, hasty: Collection[Seat]) -> bool:
        seat = self.match.log[k][0]
        return seat in hasty and len(self.match.game.legal(self.match.after(k), seat)) == 1

    def last_of(self, seat: Seat) -> int:
        own = (k for k, (actor, _) in enumerate(self.match.log) if actor == seat)
        return max(own, default=NONE)

    def refusal(self, seat: Seat) -> CannotUndo:
        if self.click([seat], len(self.match.log)):
            return CannotUndo(f"something was shown since seat {seat} acted")
        return NothingToUndo(f"seat {seat} has done nothing yet")

    def awaited(self) -> list[Seat]:
        return [int(seat) for seat in self.match.game.to_act(self.match.state)]

    def decision(self, seat: Seat) -> int:
        """Counts a seat's own actions: a bot's answer to an older question is dropped by it."""
        return sum(actor == seat for actor, _ in self.match.log)

    def log_for(self, eyes: Seat) -> list[Line]:
        """All that these eyes were told: one list that grows until something is taken back."""
        if eyes not in self.lines:
            self.lines[eyes] = self.told(eyes)
        return self.lines[eyes]

    def told(self, eyes: Seat) -> list[Line]:
        told = (played.told(eyes) for played in walk(self.title, self.match))
        return [line for line in told if line is not None]
