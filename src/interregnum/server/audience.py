"""Who looks at a table, and what each of them is sent."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from interregnum.core.chance import commitment
from interregnum.core.game import NONE, Seat
from interregnum.games.title import Title
from interregnum.server.clock import Clocks
from interregnum.server.journal import Journal, Wish
from interregnum.server.store import ChatRow, SeatRow, TableRow
from interregnum.server.viewer import Drawn, Viewer
from interregnum.server.wire import (
    ENCODER,
    Asked,
    Chat,
    Clock,
    Finished,
    Pace,
    SeatInfo,
    State,
    Table,
)

OVERLAP: Final = 1000  # numbers of chat that may still become known after a greater one


class Audience:
    """The viewers of one table; each is sent what its eyes may see, if that has changed."""

    def __init__(self, table: TableRow, title: Title[Any]) -> None:
        self.table = table
        self.title = title
        self.pace = msgspec.json.decode(table.pace, type=Pace)
        self.seats: list[SeatRow] = []
        self.viewers: set[Viewer] = set()
        self.running: set[Seat] = set()  # whose clocks were last told to run
        self.heard: set[int] = set()  # the newest lines of chat that were told
        self.settled = 0  # no line up to this number becomes known any more

    def own(self, person: str) -> Seat:
        """The first seat of a person; NONE for a spectator."""
        return next((s.seat for s in self.seats if sits(s, person)), NONE)

    def is_alone(self, person: str) -> bool:
        """No other person has a seat: nobody else is concerned by what is taken back."""
        return all(seat.person in ("", person) for seat in self.seats)

    def tell_chat(self, row: ChatRow) -> None:
        """Once; lines of several workers may become known in another order than their numbers."""
        if row.id > self.settled and row.id not in self.heard:
            self.heard.add(row.id)
            for viewer in self.viewers:
                self.tell_line(viewer, row)

    def tell_line(self, viewer: Viewer, row: ChatRow) -> None:
        viewer.send(Chat(self.table.id, row.id, row.name, row.text, row.at))

    def settle(self) -> int:
        """From which number on lines of chat are to be read again."""
        self.settled = max(self.settled, max(self.heard, default=0) - OVERLAP)
        self.heard = {line for line in self.heard if line > self.settled}
        return self.settled

    def tell_clock(self, clocks: Clocks, viewers: Iterable[Viewer]) -> None:
        if clocks.stopped:
            return
        for viewer in viewers:
            viewer.send(Clock(self.table.id, clocks.now(), clocks.running))

    def tell_table(self) -> None:
        """Who sits where has changed; a viewer may have won or lost a seat by it."""
        for viewer in self.viewers:
            if viewer.seat == NONE or not sits(self.seats[viewer.seat], viewer.person):
                viewer.look(self.own(viewer.person))
            viewer.send(self.table_for(viewer))

    def tell_running(self, clocks: Clocks) -> None:
        """Others are awaited than before."""
        if set(clocks.running) != self.running:
            self.running = set(clocks.running)
            self.tell_clock(clocks, self.viewers)

    def tell_wish(self, wish: Wish | None) -> None:
        """Those who have not answered yet are asked; None: the question is gone."""
        for viewer in self.viewers:
            self.ask(viewer, wish)

    def ask(self, viewer: Viewer, wish: Wish | None) -> None:
        agreed = {self.seats[seat].person for seat in wish.agreed} if wish else set()
        if viewer.seat != NONE and viewer.person not in agreed:
            viewer.send(Asked(self.table.id, wish.seat if wish else NONE))

    def tell_finished(self, seat: Seat, steps: int) -> None:
        """To the seat's owner: the planner is through with so many steps."""
        for viewer in self.viewers:
            if sits(self.seats[seat], viewer.person):
                viewer.send(Finished(self.table.id, steps))

    def table_for(self, viewer: Viewer) -> Table:
        return Table(
            match=self.table.id,
            title=self.table.title,
            options=msgspec.json.decode(self.table.options),
            status=self.table.status,
            public=self.table.public,
            pace=self.pace,
            hosting=self.table.host == viewer.person,
            seats=[seat_info(seat, viewer.person) for seat in self.seats],
            commitment=commitment(bytes.fromhex(self.table.key)),
        )

    def broadcast(self, journal: Journal | None) -> None:
        """To each viewer for whom something changed; eyes that several have are drawn once."""
        made: dict[Seat, Drawn] = {}
        for viewer in self.viewers:
            if journal is not None:
                self.update(viewer, journal, made)

    def update(self, viewer: Viewer, journal: Journal, made: dict[Seat, Drawn]) -> None:
        eyes = viewer.seat
        if eyes not in made:
            made[eyes] = self.drawn(journal.match.state, eyes)
        drawn, log = made[eyes], journal.log_for(eyes)
        start = viewer.unsaid(log)
        if drawn == viewer.last and start == viewer.lines == len(log):
            return
        viewer.seq += 1
        viewer.told, viewer.lines, viewer.last = log, len(log), drawn
        view, choices = msgspec.Raw(drawn.view), msgspec.Raw(drawn.choices)
        viewer.send(
            State(self.table.id, viewer.seq, eyes, view, choices, start, log[start:], drawn.scores)
        )

    def drawn(self, s: Any, eyes: Seat) -> Drawn:
        players = range(len(self.title.game.scores(s)))  # an automatic one too
        return Drawn(
            ENCODER.encode(self.title.view(s, eyes)),
            ENCODER.encode(self.title.choices(s, eyes) if eyes != NONE else []),
            [self.title.breakdown(s, k, eyes) for k in players],
        )


def sits(seat: SeatRow, person: str) -> bool:
    """Whether a seat is a person's; a spectator without a name has none."""
    return bool(person) and seat.person == person


def seat_info(seat: SeatRow, person: str) -> SeatInfo:
    """How strongly somebody likes quick answers is nobody else's business."""
    mine = sits(seat, person)
    return SeatInfo(seat.kind, seat.name, seat.bot, seat.away, seat.auto and mine, mine, seat.ready)
