"""What a person asks of a table, and the answers."""

import time
from collections.abc import Awaitable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import structlog

from interregnum.core.errors import ClientError, IllegalAction, NotYourTurn
from interregnum.core.game import NONE, Seat
from interregnum.server import metrics
from interregnum.server.attempt import Attempt
from interregnum.server.bot_pool import BotPool
from interregnum.server.bot_worker import Answer
from interregnum.server.drawing import Drawings
from interregnum.server.errors import BadMessage, Fault, Irreversible, Stale, TooFast, line_of
from interregnum.server.figures import FIGURES
from interregnum.server.journal import Journal
from interregnum.server.prices import HINT
from interregnum.server.store import FAULTS
from interregnum.server.taking_back import TakingBack
from interregnum.server.talking import talk
from interregnum.server.viewer import Viewer
from interregnum.server.wire import (
    About,
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
TEXT_LENGTH: Final = 100


class MessageHandler:
    """Every message gets an answer: what it asked for, or why not."""

    def __init__(self, room: "Room", bots: BotPool) -> None:
        self.room = room
        self.bots = bots
        self.taking_back = TakingBack(room)

    def take(self, viewer: Viewer, message: Incoming) -> None:
        """From the socket: in turn with all that happens at the table."""
        if self.room.idle and isinstance(message, Act):
            self.act_at_once(viewer, message)
        else:
            self.room.post(partial(self.receive, viewer, message))

    async def receive(self, viewer: Viewer, message: Incoming) -> None:
        await self.answer(viewer, type(message).__name__, self.obey(viewer, message))

    async def answer(self, viewer: Viewer, kind: str, job: Awaitable[None]) -> None:
        try:
            await job
        except ClientError as error:
            self.refuse(viewer, error)
        except FAULTS as fault:
            LOG.warning("message_failed", kind=kind, why=type(fault).__name__)
            self.refuse(viewer, Fault("the store failed"))
            await self.room.recover()

    def refuse(self, viewer: Viewer, error: ClientError, attempt: Attempt | None = None) -> None:
        """Say why not, with the clause if the rules forbid it; who is stale is shown all again."""
        metrics.REFUSALS.labels(error.code).inc()
        id_, at = (attempt.action, attempt.at) if attempt else (NONE, NONE)
        reason = attempt.why_not() if attempt and isinstance(error, IllegalAction) else None
        line, rule = (reason.line, reason.rule) if reason else (line_of(error), "")
        viewer.send(Refused(self.room.id, error.code, line, rule, id_, at))
        if isinstance(error, Stale):
            viewer.forget()
            self.show(viewer)

    def show(self, viewer: Viewer) -> None:
        if self.room.journal is not None:
            self.room.audience.update(viewer, Drawings(self.room.journal))

    async def obey(self, viewer: Viewer, message: Incoming) -> None:
        match message:
            case Act():
                await self.act(viewer, message)
            case Undo():
                await self.undo(viewer, message)
            case Agree():
                await self.taking_back.agree(self.own_seat(viewer), yes=message.yes)
            case Talk():
                await talk(self.room, viewer, message)
            case Prefer():
                await self.room.change(self.own_seat(viewer), auto=message.auto)
                await self.room.autoplay.go_on()
            case Back():
                await self.come_back(self.own_seat(viewer))
            case Finish():
                await self.finish(viewer, message)
            case _:
                self.reply(viewer, message)

    def reply(self, viewer: Viewer, message: Why | About | Hint | Look | Ping) -> None:
        """What changes nothing."""
        match message:
            case Why():
                self.why(viewer, message.text)
            case About():
                self.about(viewer, message.name)
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
        """The match, if the message is about the decision for which the viewer was last asked.

        In a window others finish meanwhile: their updates make nobody else's click stale.
        """
        journal = self.room.playing()
        if not viewer.asked_at <= seq <= viewer.seq:
            raise Stale(f"update {viewer.seq} has been sent, the message is about {seq}")
        return journal

    async def act(self, viewer: Viewer, message: Act) -> None:
        """A line of play: one append and one broadcast, or nothing and a reason."""
        started = time.perf_counter()
        attempt = self.attempted(viewer, message)
        if attempt is not None:
            await self.play(viewer, attempt, started)

    async def play(self, viewer: Viewer, attempt: Attempt, started: float) -> None:
        await self.adopt(viewer, attempt)
        FIGURES.acts.append(time.perf_counter() - started)
        await self.room.autoplay.go_on()

    def act_at_once(self, viewer: Viewer, message: Act) -> None:
        """The same without a turn in the mailbox, at a table where nothing else happens now.

        What has to wait for the store, or for anything else, is left to the mailbox.
        """
        started = time.perf_counter()
        try:
            attempt = self.attempted(viewer, message)
            if attempt is not None:
                self.play_at_once(viewer, attempt, started)
        except ClientError as error:
            self.refuse(viewer, error)
        except Exception as fault:  # handed to the room, which logs and closes
            self.room.post(partial(self.room.autoplay.fail, fault))

    def play_at_once(self, viewer: Viewer, attempt: Attempt, started: float) -> None:
        room = self.room
        if not room.keep_at_once(attempt.journal, attempt.seat, attempt.rows):
            room.post(partial(self.play_later, viewer, attempt, started))
            return
        room.autoplay.take_over(attempt.seat)
        self.tell(viewer)
        FIGURES.acts.append(time.perf_counter() - started)
        room.autoplay.go_on_at_once()

    async def play_later(self, viewer: Viewer, attempt: Attempt, started: float) -> None:
        await self.answer(viewer, Act.__name__, self.play(viewer, attempt, started))

    def attempted(self, viewer: Viewer, message: Act) -> Attempt | None:
        """The line of play as it would be; None: it was refused, and the viewer knows why."""
        if not message.acts and not message.back:
            raise BadMessage("a line of play takes back or plays something")
        seat = self.own_seat(viewer)
        journal = self.current(viewer, message.seq)
        asks = not message.sure and self.room.table.undo != "none" and not self.is_free(viewer)
        attempt = Attempt(journal, seat, message.back, message.acts, aside=asks)
        try:
            attempt.make(free=bool(message.back) and self.is_free(viewer))
            if asks and attempt.shows(journal):
                raise Irreversible(f"what seat {seat} plays shows something")
        except ClientError as error:
            self.refuse(viewer, error, attempt)
            return None
        return attempt

    def is_free(self, viewer: Viewer) -> bool:
        """Whether a line of play may take back what bots and chance did since."""
        return self.room.table.undo != "none" and self.room.roster.is_alone(viewer.person)

    async def adopt(self, viewer: Viewer, attempt: Attempt) -> None:
        """What was tried is what has happened, unless another worker was faster."""
        seat, room = attempt.seat, self.room
        room.autoplay.take_over(seat)
        if room.seats[seat].away:
            await self.come_back(seat)
            attempt.journal.clocks.restart(seat)
        room.journal = attempt.journal
        kept = await room.keep(attempt.rows)
        self.tell(viewer)
        if not kept:
            raise Stale("another action came first")

    def tell(self, viewer: Viewer) -> None:
        """Everybody what has changed; who acted is due an answer even if nothing has."""
        viewer.last = None
        self.room.audience.broadcast(self.room.journal)

    async def undo(self, viewer: Viewer, message: Undo) -> None:
        self.own_seat(viewer)
        if not self.room.roster.is_alone(viewer.person):  # else what bots do is no matter
            self.current(viewer, message.seq)
        await self.taking_back.undo(viewer, message)

    async def come_back(self, seat: Seat) -> None:
        """From the stand-in; the clock begins anew."""
        self.room.autoplay.stop_thinking(seat)
        if self.room.journal is not None:
            self.room.journal.clocks.restart(seat)
        await self.room.change(seat, away=False)
        await self.room.autoplay.go_on()

    def why(self, viewer: Viewer, text: str) -> None:
        """About any action that the notation can write."""
        seat, state = self.own_seat(viewer), self.room.playing().match.state
        action = self.room.title.parse(state, seat, text[:TEXT_LENGTH])
        reason = self.room.title.explain(state, seat, action)
        viewer.send(Reasoned(self.room.id, text, reason))

    def about(self, viewer: Viewer, name: str) -> None:
        """About any object that the seat's view names."""
        seat, state = self.own_seat(viewer), self.room.playing().match.state
        reason = self.room.title.about(state, seat, name[:TEXT_LENGTH])
        viewer.send(Reasoned(self.room.id, name, reason))

    def hint(self, viewer: Viewer, message: Hint) -> None:
        """From the seat's own knowledge; the answer comes when it is found."""
        seat, state = self.awaited(viewer, message.seq)
        person, hinted = viewer.person, self.bots.hinted
        if person in hinted:
            raise TooFast("one hint at a time")
        if self.bots.accounts is not None:
            self.bots.accounts.think(person, viewer.address, HINT, "hints")
        asked = self.bots.hint(self.room.title, state, seat, person)
        hinted.add(person)
        job = self.room.aside(self.advise(viewer, asked))
        job.add_done_callback(lambda _job: hinted.discard(person))

    async def advise(self, viewer: Viewer, asked: Awaitable[Answer]) -> None:
        found = await asked
        viewer.send(Advice(self.room.id, found.action, found.reasons))

    async def finish(self, viewer: Viewer, message: Finish) -> None:
        """The rest of the seat's steps, played from the seat's own knowledge."""
        seat, state = self.awaited(viewer, message.seq)
        if not self.room.title.steps(state, seat):
            raise NotYourTurn(f"seat {seat} has no steps to finish")
        self.room.autoplay.finishing.add(seat)
        self.room.autoplay.driving = True
        await self.room.autoplay.go_on()

    def awaited(self, viewer: Viewer, seq: int) -> tuple[Seat, Any]:
        """A seat that must decide in the position its message is about."""
        seat, match = self.own_seat(viewer), self.current(viewer, seq).match
        if seat not in match.game.to_act(match.state):
            raise NotYourTurn(f"seat {seat} is not awaited")
        return seat, match.state

    def look(self, viewer: Viewer, seat: Seat) -> None:
        roster = self.room.roster
        if not 0 <= seat < len(roster.seats) or not roster.sits(seat, viewer.person):
            raise NotYourTurn(f"seat {seat} is not yours")
        viewer.seat = seat
        viewer.forget()
        self.show(viewer)
