"""One live table: a task and a mailbox, so no locks and no races."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
import structlog

from interregnum.core.chance import Chance
from interregnum.core.errors import CannotUndo, ClientError, GameError, IllegalAction, NotYourTurn
from interregnum.core.game import NONE, Action, Seat
from interregnum.games.registry import find
from interregnum.games.title import Reason
from interregnum.server import metrics
from interregnum.server.audience import Audience, sits
from interregnum.server.brains import Brains
from interregnum.server.bus import Bus, Notice
from interregnum.server.clock import Clocks
from interregnum.server.errors import Stale, line_of
from interregnum.server.journal import Journal
from interregnum.server.store import ChatRow, Entry, SeatRow, Store, TableRow
from interregnum.server.viewer import Viewer
from interregnum.server.wire import (
    Act,
    Advice,
    Agree,
    Asked,
    Chat,
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

LOG: Final = structlog.get_logger()
PATIENCE: Final = 5.0  # seconds before another worker's bot is replaced by our own
IDLE: Final = 300.0  # seconds an unwatched table stays in memory
HINT_BOT: Final = "search:0.5s"
STEPS_BOT: Final = "plan"  # plays the rest of the own steps for who wishes so
CHAT_LENGTH: Final = 500
CHAT_SENT: Final = 100
TEXT_LENGTH: Final = 100

Task = Callable[[], Awaitable[None]]


class Room:
    """A table in memory; all that happens to it happens in `run`."""

    def __init__(
        self, table: TableRow, store: Store, bus: Bus, brains: Brains, worker: str
    ) -> None:
        self.id = table.id
        self.store = store
        self.bus = bus
        self.brains = brains
        self.worker = worker
        self.title = find(table.title)
        self.audience = Audience(table, self.title)
        self.journal: Journal | None = None  # None until the match begins
        self.clocks: Clocks | None = None
        self.side_jobs: set[asyncio.Task[None]] = set()
        self.mailbox: asyncio.Queue[Task] = asyncio.Queue()
        self.thinking: dict[Seat, asyncio.Task[None]] = {}
        self.finishing: set[Seat] = set()  # people whose steps of this round the planner plays
        self.wish: tuple[Seat, int] | None = None  # who wants to take back, and to where
        self.agreed: set[str] = set()

    # Life

    async def load(self) -> None:
        """Everything from the store: after a start, a lost race, a fault."""
        self.audience.table = await self.store.table(self.id) or self.table
        self.audience.seats = await self.store.seats(self.id)
        self.wish = None
        self.stop_thinking()
        if self.table.status == "open":
            self.journal = None
            return
        chance = Chance(bytes.fromhex(self.table.key), [seat.entropy for seat in self.seats])
        options = msgspec.json.decode(self.table.options)
        names = [seat.name for seat in self.seats]
        self.journal = Journal(self.id, self.title, options, names, chance)
        self.journal.replay(await self.store.entries(self.id))
        people = {seat.person for seat in self.seats if seat.kind == "person"}
        self.clocks = Clocks(self.audience.pace, len(self.seats), stopped=len(people) < 2)
        await self.keep(self.journal.roll())  # a crash may have come between act and chance

    async def run(self) -> None:
        """The mailbox, until nobody has looked for a while; a fault closes this table alone."""
        try:
            while True:
                task = await self.next_task()
                if task is None:
                    return
                await task()
        except Exception:
            metrics.CRASHES.inc()
            LOG.exception("room_crashed", table=self.id)
        finally:
            for viewer in self.audience.viewers:
                viewer.close()
            for job in [*self.thinking.values(), *self.side_jobs]:
                job.cancel()

    async def next_task(self) -> Task | None:
        """The next message, or what the clock demands; None: nobody is here any more."""
        limit = self.clocks.timeout() if self.clocks else None
        try:
            return await asyncio.wait_for(self.mailbox.get(), IDLE if limit is None else limit)
        except TimeoutError:
            if not self.mailbox.empty():  # arrived in the very moment
                return self.mailbox.get_nowait()
            if limit is not None:
                return self.replace_the_late
            return self.stay if self.audience.viewers or self.thinking else None

    async def stay(self) -> None:
        return

    def update(self, viewer: Viewer) -> None:
        if self.journal is not None:
            self.audience.update(viewer, self.journal, {})

    def aside(self, job: Coroutine[Any, Any, None]) -> None:
        """Run beside the mailbox; it may post, and touches nothing else."""
        task = asyncio.create_task(job)
        self.side_jobs.add(task)
        task.add_done_callback(self.side_jobs.discard)

    @property
    def table(self) -> TableRow:
        return self.audience.table

    @property
    def seats(self) -> list[SeatRow]:
        return self.audience.seats

    def post(self, task: Task) -> None:
        self.mailbox.put_nowait(task)

    # People

    async def enter(self, viewer: Viewer) -> None:
        """A connection: a reconnect is the same message as an update."""
        viewer.seat = self.audience.own(viewer.person)
        self.audience.viewers.add(viewer)
        viewer.send(self.audience.table_for(viewer))
        for row in await self.store.chat(self.id, 0, CHAT_SENT):
            viewer.send(Chat(self.id, row.id, row.name, row.text, row.at))
        self.update(viewer)
        self.audience.tell_clock(self.clocks, {viewer})
        await self.go_on()

    async def leave(self, viewer: Viewer) -> None:
        self.audience.viewers.discard(viewer)

    async def refresh_own(self) -> None:
        """The lobby of this worker has changed something in the store."""
        await self.refresh()
        await self.go_on()

    async def refresh(self) -> None:
        """Another worker has changed something in the store."""
        status, seats = self.table.status, self.seats
        if self.journal is None:
            await self.load()
        else:
            self.audience.seats = await self.store.seats(self.id)
            self.audience.table = await self.store.table(self.id) or self.table
            self.journal.replay(await self.store.entries(self.id, self.journal.length))
        if self.seats != seats or self.table.status != status:
            self.audience.tell_table()
        self.audience.broadcast(self.journal)
        await self.go_on(mine=False)

    # Messages

    async def receive(self, viewer: Viewer, message: Incoming) -> None:
        """Every message gets an answer: what it asked for, or why not."""
        try:
            await self.handle(viewer, message)
        except ClientError as error:
            self.refuse(viewer, error, message)

    def refuse(self, viewer: Viewer, error: GameError, message: Incoming) -> None:
        metrics.REFUSALS.labels(error.code).inc()
        choice = message.id if isinstance(message, Act) else NONE
        line, rule = line_of(error), ""
        if isinstance(error, IllegalAction) and self.journal and viewer.seat != NONE:
            reason = self.explain(viewer.seat, choice)
            if reason is not None:
                line, rule = reason.line, reason.rule
        viewer.send(Refused(self.id, error.code, line, rule, choice))
        if isinstance(error, Stale):
            viewer.forget()
            self.update(viewer)

    async def handle(self, viewer: Viewer, message: Incoming) -> None:
        match message:
            case Act():
                await self.act(viewer, message)
            case Undo():
                await self.undo(viewer, message)
            case Agree():
                await self.agree(viewer, yes=message.yes)
            case Why():
                self.reason(viewer, message.text)
            case Hint() | Finish():
                await self.help(viewer, message)
            case Talk():
                await self.talk(viewer, message.text)
            case Prefer():
                await self.change(self.own_seat(viewer), auto=message.auto)
                await self.go_on()
            case Look():
                self.look(viewer, message.seat)
            case Ping():
                viewer.send(Pong(self.id))

    def own_seat(self, viewer: Viewer) -> Seat:
        if viewer.seat == NONE:
            raise NotYourTurn("a spectator has no seat")
        return viewer.seat

    def playing(self) -> Journal:
        if self.journal is None:
            raise NotYourTurn("the match has not begun")
        return self.journal

    def current(self, viewer: Viewer, seq: int) -> Journal:
        """The match, if the viewer's message is about what it was sent last."""
        journal = self.playing()
        if seq != viewer.seq:
            raise Stale(f"update {viewer.seq} has been sent, the message is about {seq}")
        return journal

    def explain(self, seat: Seat, action: Action) -> Reason | None:
        journal = self.playing()
        if not 0 <= action < self.title.game.actions.size:
            raise IllegalAction(f"there is no action {action}")
        return self.title.explain(journal.match.state, seat, action)

    def reason(self, viewer: Viewer, text: str) -> None:
        """Why not, for any action that the notation can write."""
        seat, state = self.own_seat(viewer), self.playing().match.state
        action = self.title.parse(state, seat, text[:TEXT_LENGTH])
        viewer.send(Reasoned(self.id, text, self.title.explain(state, seat, action)))

    async def act(self, viewer: Viewer, message: Act) -> None:
        started = time.perf_counter()
        seat = self.own_seat(viewer)
        journal = self.current(viewer, message.seq)
        self.take_over(seat)
        if self.seats[seat].away:
            await self.change(seat, away=False)
        kept = await self.keep(journal.play(seat, message.id))
        self.audience.broadcast(self.journal)
        if not kept:
            raise Stale("another action came first")
        metrics.ACT_SECONDS.observe(time.perf_counter() - started)
        await self.go_on()

    async def keep(self, entries: list[Entry]) -> bool:
        """Durable before anyone is told; a lost race loads what the winner wrote."""
        if not entries:
            return True
        if await self.store.append(entries):
            metrics.PLIES.inc(len(entries))
            await self.bus.publish(Notice(self.id, self.worker))
            return True
        metrics.RACES.inc()
        await self.load()
        self.audience.forget()
        return False

    def look(self, viewer: Viewer, seat: Seat) -> None:
        if not 0 <= seat < len(self.seats) or not sits(self.seats[seat], viewer.person):
            raise NotYourTurn(f"seat {seat} is not yours")
        viewer.seat = seat
        viewer.forget()
        self.update(viewer)

    async def talk(self, viewer: Viewer, text: str) -> None:
        person = await self.store.person(viewer.person)
        text = " ".join(text.split())[:CHAT_LENGTH]
        if person is None or not text:
            raise IllegalAction("a message needs a name and a text")
        row = ChatRow(0, self.id, person.id, person.name, text, time.time())
        number = await self.store.add_chat(row)
        self.audience.tell_chat(msgspec.structs.replace(row, id=number))
        await self.bus.publish(Notice(self.id, self.worker, "chat"))

    async def refresh_chat(self) -> None:
        """Another worker has written the newest line."""
        for row in await self.store.chat(self.id, 0, 1):
            self.audience.tell_chat(row)

    # Taking back

    async def undo(self, viewer: Viewer, message: Undo) -> None:
        seat = self.own_seat(viewer)
        journal = self.current(viewer, message.seq)
        if not message.ask:
            await self.taken_back(journal.undo(seat))
            return
        self.wish = (seat, journal.rewind_point(seat))
        self.agreed = {self.seats[seat].person}
        for other in self.audience.viewers:
            if other.seat != NONE and other.person not in self.agreed:
                other.send(Asked(self.id, seat))
        await self.maybe_rewind()

    async def agree(self, viewer: Viewer, *, yes: bool) -> None:
        self.own_seat(viewer)
        if self.wish is None:
            raise CannotUndo("nobody has asked to take back")
        if not yes:
            self.wish = None
            raise CannotUndo("the wish to take back was declined")
        self.agreed.add(viewer.person)
        await self.maybe_rewind()

    async def maybe_rewind(self) -> None:
        """Bots always agree; a person must say so."""
        people = {seat.person for seat in self.seats if seat.kind == "person" and not seat.away}
        if self.wish is None or not people <= self.agreed:
            return
        seat, length = self.wish
        await self.taken_back(self.playing().rewind(seat, length))

    async def taken_back(self, entries: list[Entry]) -> None:
        self.wish = None
        self.finishing.clear()
        self.stop_thinking()
        await self.keep(entries)
        self.audience.forget()
        self.audience.broadcast(self.journal)
        await self.go_on()

    # What happens without a click

    async def go_on(self, *, mine: bool = True) -> None:
        """Bots and absent people, single choices, the clock, the end.

        The worker that wrote last drives the bots; the others only watch that it does.
        """
        if self.journal is None:
            return
        match = self.journal.match
        waiting = [int(seat) for seat in match.game.to_act(match.state)]
        if self.clocks and self.clocks.awaits(waiting):
            self.audience.tell_clock(self.clocks, self.audience.viewers)
        if not waiting:
            await self.finish()
            return
        for seat in waiting:
            row = self.seats[seat]
            if (row.kind == "bot" or row.away) and mine:
                self.think(seat, row.bot)
            elif row.kind == "bot" or row.away:
                self.aside(self.watch(self.journal.length))
            elif self.is_finishing(seat):
                self.think(seat, STEPS_BOT)
            elif row.auto and len(match.game.legal(match.state, seat)) == 1:
                self.post(partial(self.answer, seat))

    async def answer(self, seat: Seat) -> None:
        """A single choice, for a person who wishes so."""
        match = self.playing().match
        legal = match.game.legal(match.state, seat)
        if len(legal) == 1:
            await self.play_for(seat, legal[0])

    def think(self, seat: Seat, bot: str) -> None:
        if seat not in self.thinking:
            state = self.playing().match.state
            asked = self.brains.choose(self.title, state, seat, bot)
            self.thinking[seat] = asyncio.create_task(self.deliver(seat, asked))

    async def watch(self, length: int) -> None:
        """If the other worker's bot does not move, ours does."""
        await asyncio.sleep(PATIENCE)
        if self.journal and self.journal.length == length:
            self.post(self.go_on)

    async def deliver(self, seat: Seat, asked: Awaitable[Action]) -> None:
        try:
            action = await asked
        except Exception as error:  # handed to the room, which logs and closes
            self.post(partial(self.fail, error))
            return
        self.post(partial(self.bot_move, seat, action))

    async def fail(self, fault: Exception) -> None:
        raise fault

    async def bot_move(self, seat: Seat, action: Action) -> None:
        self.thinking.pop(seat, None)
        await self.play_for(seat, action)

    async def play_for(self, seat: Seat, action: Action) -> None:
        """A move nobody clicked; what has become illegal meanwhile is dropped."""
        with suppress(ClientError):
            await self.keep(self.playing().play(seat, action))
            self.audience.broadcast(self.journal)
        await self.go_on()

    def stop_thinking(self) -> None:
        for job in self.thinking.values():
            job.cancel()
        self.thinking.clear()

    async def replace_the_late(self) -> None:
        """The stand-in plays for those whose time is up, until they are back."""
        assert self.clocks is not None, "only a clock sends us here"
        for seat in self.clocks.overdue():
            self.clocks.refill(seat)
            await self.change(seat, away=True)
        await self.go_on()

    async def change(self, seat: Seat, **values: bool) -> None:
        """A property of a seat that everybody, or its owner, sees."""
        await self.store.change_seat(self.id, seat, **values)
        self.audience.seats[seat] = msgspec.structs.replace(self.seats[seat], **values)
        self.audience.tell_table()
        await self.bus.publish(Notice(self.id, self.worker, "seats"))

    async def help(self, viewer: Viewer, message: Hint | Finish) -> None:
        """From the seat's own knowledge: one answer to look at, or the rest of its steps played."""
        seat = self.own_seat(viewer)
        match = self.current(viewer, message.seq).match
        if seat not in match.game.to_act(match.state):
            raise NotYourTurn(f"seat {seat} is not awaited")
        if isinstance(message, Hint):
            asked = self.brains.choose(self.title, match.state, seat, HINT_BOT)
            self.aside(self.advise(viewer, asked))
        elif self.title.steps(match.state, seat):
            self.finishing.add(seat)
            await self.go_on()
        else:
            raise NotYourTurn(f"seat {seat} has no steps to finish")

    async def advise(self, viewer: Viewer, asked: Awaitable[Action]) -> None:
        viewer.send(Advice(self.id, await asked))

    def is_finishing(self, seat: Seat) -> bool:
        """Until a choice comes that is no step."""
        if seat in self.finishing and not self.title.steps(self.playing().match.state, seat):
            self.finishing.discard(seat)
        return seat in self.finishing

    def take_over(self, seat: Seat) -> None:
        """Who acts again has no need of the planner any more."""
        self.finishing.discard(seat)
        if seat in self.thinking:
            self.thinking.pop(seat).cancel()

    async def finish(self) -> None:
        if self.table.status == "playing":
            await self.store.set_status(self.id, "playing", "over")
            self.audience.table = msgspec.structs.replace(self.table, status="over")
            self.audience.tell_table()
