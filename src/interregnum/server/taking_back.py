"""Taking back: at once where nobody else is concerned, else as far as the others agree."""

from typing import TYPE_CHECKING

from interregnum.core.errors import CannotUndo
from interregnum.core.game import Seat
from interregnum.server.errors import NoUndo
from interregnum.server.store import EntryRow
from interregnum.server.viewer import Viewer
from interregnum.server.wire import Undo

if TYPE_CHECKING:
    from interregnum.server.room import Room


class TakingBack:
    """Undo, and the wish of a seat that the others agree to or decline."""

    def __init__(self, room: "Room") -> None:
        self.room = room

    async def undo(self, viewer: Viewer, message: Undo) -> None:
        """As far back as the message says, or a wish for it."""
        self.require_undo()
        if self.room.roster.is_alone(viewer.person):
            await self.take_back(self.alone(viewer, message), viewer)
        elif message.ask:
            await self.wish(viewer, message)
        elif self.room.table.undo == "consent":
            self.place(viewer, message)  # refuses where there is nothing to take back
            raise CannotUndo("at this table every undo is asked for")
        else:
            await self.take_back(self.unconcerned(viewer, message), viewer)

    def require_undo(self) -> None:
        if self.room.table.undo == "none":
            raise NoUndo("this table was opened without undo")
        if self.room.playing().match.over:
            raise CannotUndo("the match is over")  # and the key of its chance may be known

    def alone(self, viewer: Viewer, message: Undo) -> list[EntryRow]:
        """Without other people: whatever bots and chance did since.

        Where nobody built on the last click, what the bots did at the same time may stay.
        """
        journal, roster = self.room.playing(), self.room.roster
        auto = [seat for seat in roster.seats_of(viewer.person) if roster.seats[seat].auto]
        click = journal.last_click([viewer.seat], len(journal.match.log))
        single = not click or journal.is_single(click[0], auto)
        if message.to == "decision" and not single and journal.match.can_drop(click[0]):
            return journal.undo(viewer.seat)
        return journal.add("rewind", viewer.seat, self.place(viewer, message))

    def unconcerned(self, viewer: Viewer, message: Undo) -> list[EntryRow]:
        """Among people: what nothing was shown since, and nobody has built on."""
        journal = self.room.playing()
        if message.to == "decision":
            return journal.undo(viewer.seat)
        return journal.undo_to(viewer.seat, self.place(viewer, message))

    def place(self, viewer: Viewer, message: Undo) -> int:
        """To how many entries of the match's log a message wants to go back."""
        journal, roster = self.room.playing(), self.room.roster
        own = roster.seats_of(viewer.person)
        if message.to == "turn":
            return journal.turn_point(own)
        if message.to == "decision":
            auto = [seat for seat in own if roster.seats[seat].auto]
            return journal.decision_point(own, auto)
        return journal.entry_point(viewer.seat, message.to)

    async def wish(self, viewer: Viewer, message: Undo) -> None:
        """Ask the others."""
        journal = self.room.playing()
        if await self.room.keep(journal.add("ask", viewer.seat, self.place(viewer, message))):
            self.room.audience.tell_wish(journal)
            await self.maybe_rewind()

    async def agree(self, seat: Seat, *, yes: bool) -> None:
        journal = self.room.playing()
        if journal.wish is None:
            raise CannotUndo("nobody has asked to take back")
        if await self.room.keep(journal.add("agree" if yes else "decline", seat)):
            self.room.audience.tell_wish(journal)
            await self.maybe_rewind()

    async def maybe_rewind(self) -> None:
        """Bots always agree; a person must say so."""
        journal, roster = self.room.playing(), self.room.roster
        if journal.wish is None:
            return
        people = {roster.seats[seat].person for seat in roster.present()}
        if people <= {roster.seats[seat].person for seat in journal.wish.agreed}:
            await self.take_back(journal.add("rewind", journal.wish.seat, journal.wish.to))

    async def take_back(self, rows: list[EntryRow], viewer: Viewer | None = None) -> None:
        if viewer is not None:
            viewer.last = None  # an answer is due even if nothing has changed
        self.room.autoplay.stop_helping()
        await self.room.keep(rows)
        await self.room.show()
