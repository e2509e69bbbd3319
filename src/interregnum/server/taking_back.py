"""Taking back: at once where nobody else is concerned, else as far as the others agree."""

from typing import TYPE_CHECKING

from interregnum.core.errors import CannotUndo
from interregnum.core.game import Seat
from interregnum.server.store import EntryRow
from interregnum.server.viewer import Viewer

if TYPE_CHECKING:
    from interregnum.server.room import Room


class TakingBack:
    """Undo, and the wish of a seat that the others agree to or decline."""

    def __init__(self, room: "Room") -> None:
        self.room = room

    async def undo(self, viewer: Viewer, *, ask: bool) -> None:
        """The last click of a seat, or a wish to take it back."""
        if self.room.playing().match.over:
            raise CannotUndo("the match is over")  # and the key of its chance may be known
        if self.room.roster.is_alone(viewer.person):
            await self.take_back(self.alone(viewer), viewer)
        elif ask:
            await self.wish(viewer.seat)
        else:
            await self.take_back(self.room.playing().undo(viewer.seat), viewer)

    def alone(self, viewer: Viewer) -> list[EntryRow]:
        """Without other people: to their last decision, whatever bots and chance did since.

        Where nobody built on it, what the bots did at the same time may stay.
        """
        journal, roster = self.room.playing(), self.room.roster
        own = roster.seats_of(viewer.person)
        auto = [seat for seat in own if roster.seats[seat].auto]
        click = journal.last_click([viewer.seat], len(journal.match.log))
        if click and journal.match.can_drop(click[0]) and not journal.is_single(click[0], auto):
            return journal.undo(viewer.seat)
        return journal.add("rewind", viewer.seat, journal.decision_point(own, auto))

    async def wish(self, seat: Seat) -> None:
        """Ask the others."""
        journal = self.room.playing()
        journal.rewind_point(seat)  # refuses where something was shown
        if await self.room.keep(journal.add("ask", seat)):
            self.room.audience.tell_wish(journal.wish)
            await self.maybe_rewind()

    async def agree(self, seat: Seat, *, yes: bool) -> None:
        journal = self.room.playing()
        if journal.wish is None:
            raise CannotUndo("nobody has asked to take back")
        if await self.room.keep(journal.add("agree" if yes else "decline", seat)):
            self.room.audience.tell_wish(journal.wish)
            await self.maybe_rewind()

    async def maybe_rewind(self) -> None:
        """Bots always agree; a person must say so."""
        journal, roster = self.room.playing(), self.room.roster
        if journal.wish is None:
            return
        people = {roster.seats[seat].person for seat in roster.present()}
        if people <= {roster.seats[seat].person for seat in journal.wish.agreed}:
            seat = journal.wish.seat
            await self.take_back(journal.add("rewind", seat, journal.rewind_point(seat)))

    async def take_back(self, rows: list[EntryRow], viewer: Viewer | None = None) -> None:
        if viewer is not None:
            viewer.last = None  # an answer is due even if nothing has changed
        self.room.autoplay.stop_helping()
        await self.room.keep(rows)
        await self.room.show()
