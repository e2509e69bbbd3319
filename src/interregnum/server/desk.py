"""What a person asks of a table, and the answers."""

import time
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, Final

import structlog

from interregnum.core.errors import CannotUndo, ClientError, IllegalAction, NotYourTurn
from interregnum.core.game import NONE, Action, Seat
from interregnum.games.shown import Line
from interregnum.server import metrics
from interregnum.server.audience import sits
from interregnum.server.brains import Brains
from interregnum.server.bus import Notice
from interregnum.server.errors import Fault, Stale, TooFast, line_of
from interregnum.server.journal import Journal
from interregnum.server.store import FAULTS, ChatRow, Entry
from interregnum.server.viewer import Viewer
from interregnum.server.wire import (
    Act,
    Advice,
    Agree,
    Back,
    Finish,
    Hint,
    Incoming,
    Look,
    Ping,
    Pong,
    Prefer,
    Reasoned,
    Refused,
    Talk,
    Undo,
    Why,
)

if TYPE_CHECKING:
    from interregnum.server.room import Room

LOG: Final = structlog.get_logger()
HINT_BOT: Final = "master:0.5s"
CHAT_LENGTH: Final = 500
TEXT_LENGTH: Final = 100


class Desk:
    """Every message gets an answer: what it asked for, or why not."""

    def __init__(self, room: "Room", brains: Brains) -> None:
        self.room = room
        self.brains = brains

    async def receive(self, viewer: Viewer, message: Incoming) -> None:
        try:
            await self.obey(viewer, message)
        except ClientError as error:
            self.refuse(viewer, error, message)
        except FAULTS as error:
            LOG.warning("message_failed", kind=type(message).__name__, why=type(error).__name__)
            self.refuse(viewer, Fault("the store failed"), message)
            await self.room.recover()

    def refuse(self, viewer: Viewer, error: ClientError, message: Incoming) -> None:
        metrics.REFUSALS.labels(error.code).inc()
        choice = message.id if isinstance(message, Act) else NONE
        line, rule = self.why_not(viewer.seat, choice, error)
        viewer.send(Refused(self.room.id, error.code, line, rule, choice))
        if isinstance(error, Stale) and self.room.journal is not None:
            viewer.forget()
            self.room.audience.update(viewer, self.room.journal, {})

    def why_not(self, seat: Seat, choice: Action, error: ClientError) -> tuple[Line, str]:
        """The clause, if the rules forbid it; else the words for the error."""
        journal, title = self.room.journal, self.room.title
        if isinstance(error, IllegalAction) and journal is not None and seat != NONE:
            known = 0 <= choice < title.game.actions.size
            reason = title.explain(journal.match.state, seat, choice) if known else None
            if reason is not None:
                return reason.line, reason.rule
        return line_of(error), ""

    async def obey(self, viewer: Viewer, message: Incoming) -> None:
        match message:
            case Act():
                await self.act(viewer, message)
            case Undo():
                await self.undo(viewer, message)
            case Agree():
                await self.agree(viewer, yes=message.yes)
            case Talk():
                await self.talk(viewer, message.text)
            case Prefer():
                await self.room.change(self.own_seat(viewer), auto=message.auto)
                await self.room.hands.go_on()
            case Back():
                await self.come_back(self.own_seat(viewer))
            case Finish():
                await self.finish(viewer, message)
            case _:
                self.reply(viewer, message)

    def reply(self, viewer: Viewer, message: Why | Hint | Look | Ping) -> None:
        """What changes nothing."""
        match message:
            case Why():
                self.why(viewer, message.text)
            case Hint():
                self.hint(viewer, message)
            case Look():
                self.look(viewer, message.seat)
            case Ping():
                viewer.send(Pong(self.room.id))

    def own_seat(self, viewer: Viewer) -> Seat:
        if viewer.seat == NONE:
            raise NotYourTurn("a spectator has no seat")
        return viewer.seat

    def current(self, viewer: Viewer, seq: int) -> Journal:
        """The match, if the viewer's message is about what it was sent last."""
        journal = self.room.playing()
        if seq != viewer.seq:
            raise Stale(f"update {viewer.seq} has been sent, the message is about {seq}")
        return journal

    async def act(self, viewer: Viewer, message: Act) -> None:
        started = time.perf_counter()
        seat = self.own_seat(viewer)
        journal = self.current(viewer, message.seq)
        journal.match.require(seat, message.id)
        self.room.hands.take_over(seat)
        if self.room.seats[seat].away:
            await self.come_back(seat)
        kept = await self.room.keep(journal.play(seat, message.id))
        viewer.last = None  # an answer is due even if nothing has changed
        self.room.audience.broadcast(self.room.journal)
        if not kept:
            raise Stale("another action came first")
        metrics.ACT_SECONDS.observe(time.perf_counter() - started)
        await self.room.hands.go_on()

    async def come_back(self, seat: Seat) -> None:
        """From the stand-in; the clock begins anew."""
        self.room.hands.stop_thinking(seat)
        if self.room.journal is not None:
            self.room.journal.clocks.restart(seat)
        await self.room.change(seat, away=False)
        await self.room.hands.go_on()

    def why(self, viewer: Viewer, text: str) -> None:
        """About any action that the notation can write."""
        seat, state = self.own_seat(viewer), self.room.playing().match.state
        action = self.room.title.parse(state, seat, text[:TEXT_LENGTH])
        reason = self.room.title.explain(state, seat, action)
        viewer.send(Reasoned(self.room.id, text, reason))

    def hint(self, viewer: Viewer, message: Hint) -> None:
        """From the seat's own knowledge; the answer comes when it is found."""
        seat, state = self.awaited(viewer, message.seq)
        person, hinted = viewer.person, self.brains.hinted
        if person in hinted:
            raise TooFast("one hint at a time")
        asked = self.brains.choose(self.room.title, state, seat, HINT_BOT, person)
        hinted.add(person)
        job = self.room.aside(self.advise(viewer, asked))
        job.add_done_callback(lambda _job: hinted.discard(person))

    async def advise(self, viewer: Viewer, asked: Awaitable[Action]) -> None:
        viewer.send(Advice(self.room.id, await asked))

    async def finish(self, viewer: Viewer, message: Finish) -> None:
        """The rest of the own steps, played from the seat's own knowledge."""
        seat, state = self.awaited(viewer, message.seq)
        if not self.room.title.steps(state, seat):
            raise NotYourTurn(f"seat {seat} has no steps to finish")
        self.room.hands.finishing.add(seat)
        self.room.hands.driving = True
        await self.room.hands.go_on()

    def awaited(self, viewer: Viewer, seq: int) -> tuple[Seat, Any]:
        """A seat that must decide in the position its message is about."""
        seat, match = self.own_seat(viewer), self.current(viewer, seq).match
        if seat not in match.game.to_act(match.state):
            raise NotYourTurn(f"seat {seat} is not awaited")
        return seat, match.state

    def look(self, viewer: Viewer, seat: Seat) -> None:
        seats = self.room.seats
        if not 0 <= seat < len(seats) or not sits(seats[seat], viewer.person):
            raise NotYourTurn(f"seat {seat} is not yours")
        viewer.seat = seat
        viewer.forget()
        if self.room.journal is not None:
            self.room.audience.update(viewer, self.room.journal, {})

    async def talk(self, viewer: Viewer, text: str) -> None:
        room = self.room
        person = await room.store.person(viewer.person)
        text = " ".join(text.split())[:CHAT_LENGTH]
        if person is None or not text:
            raise IllegalAction("a message needs a name and a text")
        row = ChatRow(0, room.id, person.id, person.name, text, time.time())
        await room.store.add_chat(row)
        await room.refresh_chat()
        await room.bus.publish(Notice(room.id, room.worker, "chat"))

    # Taking back

    async def undo(self, viewer: Viewer, message: Undo) -> None:
        seat = self.own_seat(viewer)
        if self.room.playing().match.over:
            raise CannotUndo("the match is over")  # and the key of its chance may be known
        if self.room.audience.is_alone(viewer.person):  # what bots do meanwhile is no matter
            await self.take_back(self.taken_back(viewer), viewer)
            return
        journal = self.current(viewer, message.seq)
        if message.ask:
            await self.wish(seat)
        else:
            await self.take_back(journal.undo(seat), viewer)

    def taken_back(self, viewer: Viewer) -> list[Entry]:
        """Without other people: to the own last decision, whatever bots and chance did since.

        Where nobody built on it, what the bots did at the same time may stay.
        """
        journal, seats = self.room.playing(), self.room.seats
        own = [row.seat for row in seats if sits(row, viewer.person)]
        hasty = [seat for seat in own if seats[seat].auto]
        click = journal.click([viewer.seat], len(journal.match.log))
        if click and journal.match.can_drop(click[0]) and not journal.is_single(click[0], hasty):
            return journal.undo(viewer.seat)
        return journal.add("rewind", viewer.seat, journal.decision_point(own, hasty))

    async def wish(self, seat: Seat) -> None:
        """Ask the others."""
        journal = self.room.playing()
        journal.rewind_point(seat)  # refuses where something was shown
        if await self.room.keep(journal.add("ask", seat)):
            self.room.audience.tell_wish(journal.wish)
            await self.maybe_rewind()

    async def agree(self, viewer: Viewer, *, yes: bool) -> None:
        seat, journal = self.own_seat(viewer), self.room.playing()
        if journal.wish is None:
            raise CannotUndo("nobody has asked to take back")
        if await self.room.keep(journal.add("agree" if yes else "decline", seat)):
            self.room.audience.tell_wish(journal.wish)
            await self.maybe_rewind()

    async def maybe_rewind(self) -> None:
        """Bots always agree; a person must say so."""
        journal, seats = self.room.playing(), self.room.seats
        if journal.wish is None:
            return
        people = {seats[seat].person for seat in self.room.hands.present()}
        if people <= {seats[seat].person for seat in journal.wish.agreed}:
            seat = journal.wish.seat
            await self.take_back(journal.add("rewind", seat, journal.rewind_point(seat)))

    async def take_back(self, entries: list[Entry], viewer: Viewer | None = None) -> None:
        if viewer is not None:
            viewer.last = None  # an answer is due even if nothing has changed
        self.room.hands.stop_helping()
        await self.room.keep(entries)
        await self.room.show()
