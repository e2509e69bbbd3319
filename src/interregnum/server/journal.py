"""A match behind its journal: rows in, a match, clocks and everybody's log out. Compiled."""

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any, Final

from interregnum.core.chance import Chance, Heads
from interregnum.core.errors import CannotUndo
from interregnum.core.game import CHANCE, NONE, Action, Seat
from interregnum.core.match import Match, Values
from interregnum.games.title import Title
from interregnum.games.walk import Played, turn_start
from interregnum.server.clock import Clocks
from interregnum.server.errors import NothingToUndo
from interregnum.server.store import EntryRow
from interregnum.server.told import Told, ToldLogs
from interregnum.server.wire import Pace

PLAYED: Final = ("play", "step")  # a step is what the planner plays for a person
MOVED: Final = (*PLAYED, "undo", "remake")


class Wish:
    """A seat asks the others to take back to so many entries of the log.

    It stands until it is answered, the seat acts again or something is shown: hidden acts of
    others do not end it, so its end tells nothing of them.
    """

    def __init__(self, seat: Seat, to: int, reveals: int, agreed: Iterable[Seat]) -> None:
        self.seat = seat
        self.to = to
        self.reveals = reveals
        self.agreed = set(agreed)

    def copy(self) -> "Wish":
        return Wish(self.seat, self.to, self.reveals, self.agreed)


def opened(title: Title[Any], options: Values, names: list[str], chance: Chance) -> Match[Any]:
    setup = title.setup(title.options(dict(options)), len(names))
    return Match(title.game, setup, options, names, chance)


class Journal:
    """The journal is append-only: an undo is a row of its own."""

    def __init__(
        self,
        table: str,
        title: Title[Any],
        options: Values,
        names: list[str],
        chance: Chance,
        pace: Pace,
        match: Match[Any] | None = None,
    ) -> None:
        self.table = table
        self.title = title
        self.match = match or opened(title, options, names, chance)
        self.players = len(title.game.scores(self.match.state))  # automatic ones, too
        self.heads = Heads(chance)
        self.rewound = False  # taken back for all to see: alone, or by consent
        self.settled = 0  # entries of the log that stand outside of an open window
        self.clocks = Clocks(pace, len(names))
        self.logs = ToldLogs(title)
        self.length = 0  # rows made durable or about to be
        self.kept = 0  # rows that the last checkpoint stands for
        self.numbers: list[int] = []  # of the row of each entry of the log
        self.undone: list[int] = []  # numbers of rows that no longer matter, since then
        self.prepared = 0  # entries of the log that nobody takes back: a lesson's opening
        self.planned: set[int] = set()  # places in the log that the planner played for a person
        self.decided: dict[Seat, int] = {}  # entries of the log by seat
        self.awaited = self.waiting()  # who must act now
        self.wish: Wish | None = None

    def copy(self) -> "Journal":
        """To try something that may be refused in the middle."""
        match = self.match.copy()
        terms = match.options, match.names, match.chance, self.clocks.pace
        made = Journal(self.table, self.title, *terms, match)
        made.heads = self.heads.copy()
        made.rewound, made.settled = self.rewound, self.settled
        made.clocks = self.clocks.copy()
        made.logs = self.logs.copy()
        made.length, made.kept, made.prepared = self.length, self.kept, self.prepared
        made.numbers, made.undone = list(self.numbers), list(self.undone)
        made.planned = set(self.planned)
        made.decided = dict(self.decided)
        made.wish = self.wish and self.wish.copy()
        return made

    # Rows

    def replay(self, rows: Iterable[EntryRow]) -> None:
        """Follow what the store holds."""
        for row in rows:
            assert row.n == self.length, "a journal has no gaps"
            self.follow(row)
            self.length += 1

    def continues(self, rows: list[EntryRow]) -> bool:
        """Whether nothing is missing: rows that were taken back are not kept for ever."""
        return [row.n for row in rows] == list(range(self.length, self.length + len(rows)))

    def follow(self, row: EntryRow) -> None:
        """One row, just made or read from the store."""
        if row.kind not in PLAYED:
            self.undone.append(row.n)
        if row.kind == "ask":
            self.wish = Wish(row.seat, row.action, self.reveals(), [row.seat])
        elif row.kind == "agree" and self.wish:
            self.wish.agreed = {*self.wish.agreed, row.seat}
        else:
            self.change(row)
            self.settle(row.at)
            if self.wish and not self.stands(self.wish, row):
                self.wish = None

    def reveals(self) -> int:
        return self.match.game.reveals(self.match.state)

    def stands(self, wish: Wish, row: EntryRow) -> bool:
        """Whether a wish outlives a row."""
        moved = row.kind in MOVED and row.seat != wish.seat
        return moved and self.reveals() == wish.reveals

    def change(self, row: EntryRow) -> None:
        if row.kind in PLAYED:
            self.match.require(row.seat, row.action)
            self.enter(row.seat, row.action)
            if row.kind == "step":
                self.planned.add(len(self.match.log) - 1)
        elif row.kind == "undo":
            self.drop(row.seat, row.action or 1)  # journals of before have a nought there
        elif row.kind == "remake":
            undone = self.match.undone  # what nobody has built on is no undo
            self.drop(row.seat, row.action)
            self.match.undone = undone
        elif row.kind == "rewind":
            self.match.rewind(row.action)
            self.rewound = True
            self.taken_back(row.action, {k: k for k in range(row.action)})

    def drop(self, seat: Seat, entries: int) -> None:
        places = self.match.places(seat)[-entries:]
        kept = [k for k in range(len(self.match.log)) if k not in places]
        self.match.undo(seat, entries)
        self.taken_back(places[0], {k: place for place, k in enumerate(kept)})

    def taken_back(self, first: int, stays: dict[int, int]) -> None:
        """From which place on the log is another, and where each entry that stays stands now."""
        self.undone += [n for k, n in enumerate(self.numbers) if k not in stays]
        self.numbers = [n for k, n in enumerate(self.numbers) if k in stays]
        self.planned = {stays[k] for k in self.planned if k in stays}
        self.decided = dict(Counter(seat for seat, _ in self.match.log))
        self.logs.cut(first)
        self.heads.cut(first)
        self.settled = min(self.settled, first)
        if self.wish:
            self.wish.to = sum(k < self.wish.to for k in stays)

    def settle(self, at: float) -> None:
        """After every change: who must act now, and whose clocks run."""
        self.awaited = self.waiting()
        if not self.in_window:
            self.settled = len(self.match.log)
        if self.clocks.counting and CHANCE not in self.awaited:
            self.clocks.awaits(self.awaited, at)

    def enter(self, seat: Seat, action: Action) -> None:
        """Play what is legal, on a copy of the state: whoever is told of it sees both."""
        match, before = self.match, self.match.state
        if self.logs.wanted:
            match.state = match.game.clone(before)
        match.put(seat, action)
        self.numbers.append(self.length)
        self.decided[seat] = self.decisions(seat) + 1
        if self.logs.wanted:
            place = len(match.log) - 1
            played = Played(self.title, place, seat, action, before, match.state)
            self.logs.played.append(played)

    def add(self, kind: str, seat: Seat, action: Action = 0) -> list[EntryRow]:
        """A row not yet durable, and what chance makes of it."""
        now = time.time()
        self.follow(EntryRow(self.table, self.length, kind, seat, action, now))
        return [self.row(kind, seat, action, now), *self.roll()]

    def row(self, kind: str, seat: Seat, action: Action, at: float) -> EntryRow:
        """Of what has just happened, with whom the match awaits after it."""
        awaited = ",".join(map(str, self.awaited))
        self.length += 1
        return EntryRow(self.table, self.length - 1, kind, seat, action, at, awaited)

    def play(self, seat: Seat, action: Action) -> list[EntryRow]:
        return self.add("play", seat, action)

    def roll(self) -> list[EntryRow]:
        """Let chance run."""
        rows: list[EntryRow] = []
        while CHANCE in self.awaited:
            action, now = self.match.drawn(), time.time()
            self.enter(CHANCE, action)
            self.settle(now)
            if self.wish and self.reveals() != self.wish.reveals:
                self.wish = None
            rows.append(self.row("play", CHANCE, action, now))
        return rows

    # Taking back

    def last_click(self, seats: Collection[Seat], end: int) -> list[int]:
        """Places in the log of the last click before `end`: an action, or a whole `finish`."""
        own = [k for k in range(self.prepared, end) if self.match.log[k][0] in seats]
        alone = next((k for k in reversed(own) if k not in self.planned), NONE)
        return [k for k in own if k > alone] or own[-1:]

    def undo(self, seat: Seat) -> list[EntryRow]:
        """The seat's last click; of a `finish` as much as nothing was shown since."""
        click = self.last_click([seat], len(self.match.log))
        for first in range(len(click)):
            if self.match.can_drop_all(click[first:]):
                return self.add("undo", seat, len(click) - first)
        raise self.refusal(seat)

    def undo_entries(self, seat: Seat, entries: int, *, free: bool) -> list[EntryRow]:
        """So many own entries; where it is `free`, with all that bots and chance did since."""
        own = [k for k in self.match.places(seat) if k >= self.prepared]
        if len(own) < entries:
            raise NothingToUndo(f"seat {seat} has made {len(own)} entries, not {entries}")
        if self.match.over:
            raise CannotUndo("the match is over")  # and the key of its chance may be known
        if free and not self.match.can_drop_all(own[-entries:]):
            return self.add("rewind", seat, own[-entries])
        return self.add("remake", seat, entries)

    def undo_to(self, seat: Seat, to: int) -> list[EntryRow]:
        """All own entries from a place on, if nothing was shown and nobody has built on them."""
        own = [k for k in self.match.places(seat) if k >= to]
        if not own or not self.match.can_drop_all(own):
            raise CannotUndo(f"others are concerned by what seat {seat} takes back")
        return self.add("undo", seat, len(own))

    def turn_point(self, seats: Collection[Seat]) -> int:
        """Where the last turn began in which one of these seats has acted."""
        start = turn_start(self.title, self.match, seats, self.prepared)
        if start == NONE:
            raise NothingToUndo(f"seats {seats} have done nothing yet")
        return start

    def entry_point(self, eyes: Seat, entry: int) -> int:
        """Where an entry of the log, as these eyes were told it, stands in the match's own."""
        places = self.logs.places(self.match, eyes)
        if not 0 <= entry < len(places) or places[entry] < self.prepared:
            raise NothingToUndo(f"entry {entry} of the log cannot be taken back to")
        return places[entry]

    def decision_point(self, seats: Collection[Seat], auto: Collection[Seat]) -> int:
        """Where the last click stands; single choices that play themselves are passed over."""
        end = len(self.match.log)
        while click := self.last_click(seats, end):
            end = click[0]
            if not self.is_single(end, auto):
                return end
        raise NothingToUndo(f"seats {seats} have done nothing yet")

    def is_single(self, k: int, auto: Collection[Seat]) -> bool:
        seat = self.match.log[k][0]
        return seat in auto and len(self.match.game.legal(self.match.after(k), seat)) == 1

    def refusal(self, seat: Seat) -> CannotUndo:
        if self.last_click([seat], len(self.match.log)):
            return CannotUndo(f"something was shown since seat {seat} acted")
        return NothingToUndo(f"seat {seat} has done nothing yet")

    # Questions

    @property
    def in_window(self) -> bool:
        """Several decide at the same time and in secret."""
        return self.title.families.in_window(self.match.state)

    def waiting(self) -> list[Seat]:
        return [int(seat) for seat in self.match.game.to_act(self.match.state)]

    def decisions(self, seat: Seat) -> int:
        """How often a seat has acted: a bot's answer to an older question is dropped by it."""
        return self.decided.get(seat, 0)

    def draws(self) -> int:
        """How often chance has drawn."""
        return self.decided.get(CHANCE, 0)

    def told_since(self, eyes: Seat, place: int) -> int:
        """How many entries these eyes were told of what begins at a place."""
        places = self.logs.places(self.match, eyes)
        return len(places) - bisect_left(places, place)

    def head(self) -> str:
        """Of the running hash. What is done in an open window, in secret, does not change it."""
        return self.heads.at(self.match.log, self.settled)

    def told_to(self, eyes: Seat) -> Told:
        """All that these eyes are told: one list that grows until something is taken back."""
        return self.logs.read(self.match, eyes)
