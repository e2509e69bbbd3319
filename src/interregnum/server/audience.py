"""Who looks at a table, and what each of them is sent. Compiled."""

from collections.abc import Iterable
from typing import Final

from interregnum.core.game import NONE, Seat
from interregnum.server.clock import Clocks
from interregnum.server.drawing import Drawings
from interregnum.server.journal import Journal
from interregnum.server.roster import Roster
from interregnum.server.store import ChatRow
from interregnum.server.viewer import Viewer
from interregnum.server.wire import Asked, Chat, Clock, Finished

OVERLAP: Final = 1000  # numbers of chat that may still become known after a greater one


class Audience:
    """The viewers of one table; each is sent what its eyes may see, if that has changed."""

    def __init__(self, roster: Roster) -> None:
        self.roster = roster
        self.table = roster.table.id
        self.viewers: set[Viewer] = set()
        self.running: set[Seat] = set()  # whose clocks were last told to run
        self.heard: set[int] = set()  # the newest lines of chat that were told
        self.settled = 0  # no line up to this number becomes known any more

    def tell_chat(self, row: ChatRow) -> None:
        """Once; lines of several workers may become known in another order than their numbers."""
        if row.id > self.settled and row.id not in self.heard:
            self.heard.add(row.id)
            for viewer in self.viewers:
                self.tell_line(viewer, row)

    def tell_line(self, viewer: Viewer, row: ChatRow) -> None:
        if row.person not in viewer.blocked:
            viewer.send(Chat(self.table, row.id, row.name, row.text, row.at, row.phrase))

    def settle(self) -> int:
        """From which number on lines of chat are to be read again."""
        self.settled = max(self.settled, max(self.heard, default=0) - OVERLAP)
        self.heard = {line for line in self.heard if line > self.settled}
        return self.settled

    def tell_clock(self, clocks: Clocks, viewers: Iterable[Viewer]) -> None:
        if clocks.stopped:
            return
        for viewer in viewers:
            viewer.send(Clock(self.table, clocks.now(), clocks.running))

    def tell_table(self) -> None:
        """Who sits where has changed; a viewer may have won or lost a seat by it."""
        for viewer in self.viewers:
            if viewer.seat == NONE or not self.roster.sits(viewer.seat, viewer.person):
                viewer.look(self.roster.own(viewer.person))
            viewer.send(self.roster.told(viewer.person))

    def tell_running(self, clocks: Clocks) -> None:
        """Others are awaited than before."""
        if clocks.counting and set(clocks.running) != self.running:
            self.running = set(clocks.running)
            self.tell_clock(clocks, self.viewers)

    def tell_wish(self, journal: Journal) -> None:
        """Those who have not answered yet are asked; without a wish the question is gone."""
        for viewer in self.viewers:
            self.ask(viewer, journal)

    def ask(self, viewer: Viewer, journal: Journal) -> None:
        wish = journal.wish
        agreed = {self.roster.seats[seat].person for seat in wish.agreed} if wish else set()
        if viewer.seat == NONE or viewer.person in agreed:
            return
        seat, entries = (wish.seat, journal.told_since(viewer.seat, wish.to)) if wish else (NONE, 0)
        viewer.send(Asked(self.table, seat, entries))

    def tell_finished(self, seat: Seat, steps: int) -> None:
        """To the seat's owner: the planner is through with so many steps."""
        for viewer in self.viewers:
            if self.roster.sits(seat, viewer.person):
                viewer.send(Finished(self.table, steps))

    def broadcast(self, journal: Journal | None) -> None:
        """To each viewer for whom something changed; eyes that several have are drawn once."""
        if journal is None:
            return
        drawings = Drawings(journal)
        for viewer in self.viewers:
            self.update(viewer, drawings)
        journal.logs.forget_played()

    def update(self, viewer: Viewer, drawings: Drawings) -> None:
        """The state, if it is not what this viewer was sent last; drawn only if it may differ."""
        eyes, journal = viewer.seat, drawings.journal
        told = journal.told_to(eyes)
        if viewer.has_seen(told):
            return
        drawing, log = drawings.of(eyes), told.entries
        start = viewer.unsaid(log)
        if drawing.differs(viewer.last) or not start == viewer.told == len(log):
            viewer.note(drawing, log, journal.decisions(eyes))
            viewer.send_bytes(drawings.message(viewer.seq, eyes, log, start))
        viewer.seen = told.seen
