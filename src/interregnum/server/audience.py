"""Who looks at a table, and what each of them is sent."""

from typing import Any

import msgspec

from interregnum.core.chance import commitment
from interregnum.core.game import NONE, Seat
from interregnum.games.title import Line, Title
from interregnum.server.clock import Clocks
from interregnum.server.journal import Journal
from interregnum.server.store import ChatRow, SeatRow, TableRow
from interregnum.server.viewer import Viewer
from interregnum.server.wire import Chat, Clock, Outgoing, Pace, SeatInfo, State, Table

Drawn = tuple[bytes, bytes, list[list[Line]]]  # view, choices, where the points come from


class Audience:
    """The viewers of one table; each is sent what its eyes may see, if that has changed."""

    def __init__(self, table: TableRow, title: Title[Any]) -> None:
        self.table = table
        self.title = title
        self.pace = msgspec.json.decode(table.pace, type=Pace)
        self.seats: list[SeatRow] = []
        self.viewers: set[Viewer] = set()

    def own(self, person: str) -> Seat:
        """The first seat of a person; NONE for a spectator."""
        return next((s.seat for s in self.seats if sits(s, person)), NONE)

    def tell(self, message: Outgoing) -> None:
        for viewer in self.viewers:
            viewer.send(message)

    def tell_chat(self, row: ChatRow) -> None:
        self.tell(Chat(self.table.id, row.id, row.name, row.text, row.at))

    def tell_clock(self, clocks: Clocks | None, viewers: set[Viewer]) -> None:
        if clocks is None or clocks.stopped:
            return
        for viewer in viewers:
            viewer.send(Clock(self.table.id, clocks.now(), clocks.running))

    def tell_table(self) -> None:
        """Who sits where has changed; a viewer may have won or lost a seat by it."""
        for viewer in self.viewers:
            if viewer.seat == NONE or not sits(self.seats[viewer.seat], viewer.person):
                viewer.seat = self.own(viewer.person)
            viewer.send(self.table_for(viewer))

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

    def forget(self) -> None:
        """Everybody's next update is the whole view with the whole log."""
        for viewer in self.viewers:
            viewer.forget()

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
        view, choices, scores = made[eyes]
        log = journal.log_for(eyes)
        if view + choices == viewer.last and viewer.lines == len(log):
            return
        viewer.seq += 1
        start, viewer.lines, viewer.last = viewer.lines, len(log), view + choices
        shown = msgspec.Raw(view), msgspec.Raw(choices)
        viewer.send(State(self.table.id, viewer.seq, eyes, *shown, start, log[start:], scores))

    def drawn(self, s: Any, eyes: Seat) -> Drawn:
        """All that one pair of eyes is shown."""
        view = msgspec.json.encode(self.title.view(s, eyes))
        choices = msgspec.json.encode(self.title.choices(s, eyes) if eyes != NONE else [])
        players = range(len(self.title.game.scores(s)))  # an automatic one too
        return view, choices, [self.title.breakdown(s, k, eyes) for k in players]


def sits(seat: SeatRow, person: str) -> bool:
    """Whether a seat is a person's; a spectator without a name has none."""
    return bool(person) and seat.person == person


def seat_info(seat: SeatRow, person: str) -> SeatInfo:
    """How strongly somebody likes quick answers is nobody else's business."""
    mine = sits(seat, person)
    return SeatInfo(seat.kind, seat.name, seat.bot, seat.away, seat.auto and mine, mine)
