"""One live table: a task and a mailbox, so no locks and no races."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import structlog

from interregnum.core.errors import NotYourTurn
from interregnum.core.game import NONE, Seat
from interregnum.games import lesson as script
from interregnum.games.registry import find
from interregnum.games.shown import Line
from interregnum.server import metrics
from interregnum.server.albums import last_view
from interregnum.server.audience import Audience
from interregnum.server.autoplay import AutoPlayer
from interregnum.server.bot_pool import BotPool
from interregnum.server.bus import Bus, Notice
from interregnum.server.checkpoint import is_due
from interregnum.server.drawing import Drawings
from interregnum.server.errors import NotAllowed, OldRules, UnknownMatch
from interregnum.server.figures import FIGURES
from interregnum.server.handler import MessageHandler
from interregnum.server.journal import Journal
from interregnum.server.marks import Mark
from interregnum.server.moderation import Moderation
from interregnum.server.opening import chance_of
from interregnum.server.people import shortened
from interregnum.server.reading import put_away, read
from interregnum.server.roster import Roster
from interregnum.server.store import FAULTS, EntryRow, SeatRow, Store, TableRow
from interregnum.server.viewer import Viewer
from interregnum.server.wire import NO_CHOICES, State

LOG: Final = structlog.get_logger()
LEASE: Final = 90.0  # seconds after which other workers may take up what this one drove
IDLE: Final = 300.0  # seconds an unwatched table stays in memory
CHAT_SENT: Final = 100
PATIENCE: Final = 5.0  # seconds that somebody waits for a table to catch up

Task = Callable[[], Awaitable[None]]


class Room:
    """A table in memory; all that happens to it happens in `run`."""

    def __init__(self, table: TableRow, store: Store, bus: Bus, bots: BotPool, worker: str) -> None:
        self.id = table.id
        self.store = store
        self.bus = bus
        self.worker = worker
        self.title = find(table.title)
        self.roster = Roster(table)
        self.audience = Audience(self.roster)
        self.journal: Journal | None = None  # None until the match begins
        self.handler = MessageHandler(self, bots)
        self.autoplay = AutoPlayer(self, bots)
        self.mailbox: asyncio.Queue[Task] = asyncio.Queue()
        self.guests: set[Viewer] = set()  # all who are connected, also before they entered
        self.side_jobs: set[asyncio.Task[None]] = set()
        self.stale = False  # a refresh waits in the mailbox
        self.idle = False  # nothing happens here now, or is about to
        self.busy = time.monotonic()  # when it was last needed
        self.done = False
        self.lines = (0, 0)  # of chat that the store held at the last beat

    # Life

    async def load(self) -> None:
        """Everything from the store: after a start, a lost race, a fault."""
        await self.load_seats()
        if self.begun and not self.outdated:
            self.journal = await read(self.store, self.opened)
            self.journal.clocks.resume()
            self.judge_clocks()
            await self.keep(self.journal.roll())  # a crash may have come between act and chance
            self.maybe_put_away()

    async def load_seats(self) -> None:
        seats = await self.store.seats(self.id)  # first: it may be deleted in between
        row = await self.store.table(self.id)
        if row is None:
            raise UnknownMatch("the table was deleted")
        self.roster.table, self.roster.seats = row, seats
        self.roster.host = (await self.store.names([row.host])).get(row.host, "")
        self.judge_clocks()

    def opened(self) -> Journal:
        """The match before its first entry."""
        chance = chance_of(self.table, self.store.vault)
        options = self.roster.options
        names = [seat.name for seat in self.seats]
        journal = Journal(self.id, self.title, options, names, chance, self.roster.pace)
        journal.prepared = self.prepared()
        journal.match.undone = self.table.undone  # rows that tell of it may be gone
        return journal

    def prepared(self) -> int:
        """Entries of the log that were there before anybody played: a lesson's opening."""
        path = script.path_of(self.title.name)
        return path.start if path and self.is_lesson else 0

    @property
    def is_lesson(self) -> bool:
        return any(seat.bot == script.BOT for seat in self.seats)

    def judge_clocks(self) -> None:
        """Alone or on one device there is no hurry."""
        if self.journal is not None:
            alone = len(self.roster.people()) < 2
            self.journal.clocks.stopped = self.roster.pace.kind == "none" or alone

    async def run(self) -> None:
        """The mailbox, until nobody needs it; a fault closes this table alone."""
        try:
            while not self.done:
                self.idle = self.mailbox.empty()
                task = await self.mailbox.get()
                await task()
        except FAULTS as error:  # whoever looks comes back, and reads it anew
            LOG.warning("table_closed", table=shortened(self.id), why=type(error).__name__)
        except Exception:
            metrics.CRASHES.inc()
            LOG.exception("room_crashed", table=shortened(self.id))
        finally:
            for viewer in self.guests:
                viewer.close()
            self.autoplay.stop()
            for job in self.side_jobs:
                job.cancel()

    def post(self, task: Task) -> None:
        self.idle = False
        self.mailbox.put_nowait(task)

    def aside(self, job: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run beside the mailbox; it may post, and touches nothing else."""
        task = asyncio.create_task(job)
        self.side_jobs.add(task)
        task.add_done_callback(self.side_jobs.discard)
        return task

    def has_missed(self, mark: Mark | None) -> bool:
        """Whether the store holds what nobody told us of; of chat, since the beat before."""
        if mark is None:
            return True  # deleted
        before, self.lines = self.lines, mark.lines
        played = self.journal is not None and mark.last >= self.journal.length
        return played or mark.is_news(self.table, self.seats, before)

    async def beat(self, *, missed: bool) -> None:
        """Now and then: heal lost notices, hold the lease, or leave."""
        if self.guests or self.autoplay.thinking:
            self.busy = time.monotonic()
        if missed:
            await self.refresh_seats()
            await self.refresh_chat()
        if self.autoplay.driving and self.table.status == "playing":
            await self.hold()
        idle = time.monotonic() - self.busy > IDLE
        self.done = idle and not self.guests and self.mailbox.empty()

    async def hold(self) -> None:
        """Say when some other worker is to look after this table, unless we say so again."""
        due = self.autoplay.deadline()
        if self.busy > time.monotonic() - IDLE and not self.bus.alone:
            due = time.time() + LEASE
        if due != self.table.due:
            await self.store.set_due(self.id, due)
            self.roster.change_table(due=due)

    @property
    def table(self) -> TableRow:
        return self.roster.table

    @property
    def seats(self) -> list[SeatRow]:
        return self.roster.seats

    def playing(self) -> Journal:
        if self.outdated:
            raise OldRules(f"the match was begun with version {self.table.version} of the rules")
        if self.journal is None:
            raise NotYourTurn("the match has not begun")
        if self.given_up:
            raise NotAllowed("the match was given up")
        return self.journal

    @property
    def begun(self) -> bool:
        return self.table.status not in ("open", "opening")

    @property
    def outdated(self) -> bool:
        """Rules of another version would misread it."""
        return self.table.version != self.title.game.version and self.begun

    @property
    def given_up(self) -> bool:
        """Nothing comes of what was thought of before."""
        return self.table.status == "ended"

    @property
    def over(self) -> bool:
        """By the journal: the table's own row follows a moment later."""
        return self.journal is not None and self.journal.match.over

    # People

    def is_guest(self, person: str) -> bool:
        """What all seats knew is for those who were at the table; a public one is everybody's."""
        at_table = self.table.host == person or self.roster.own(person) != NONE
        return at_table or self.table.public

    def require_guest(self, person: str) -> None:
        if not self.is_guest(person):
            raise NotAllowed("only those who were at a private table see what its seats saw")

    async def enter(self, viewer: Viewer) -> None:
        """A connection: a reconnect is the same message as an update."""
        viewer.seat = self.roster.own(viewer.person)
        viewer.send(self.roster.told(viewer.person))
        viewer.blocked = await Moderation(self.store).blocked_by(viewer.person)
        for row in await self.store.chat(self.id, 0, CHAT_SENT):
            self.audience.tell_chat(row)
            self.audience.tell_line(viewer, row)
        self.audience.viewers.add(viewer)
        if self.journal is not None:
            self.audience.update(viewer, Drawings(self.journal))
            self.audience.tell_clock(self.journal.clocks, [viewer])
            if self.journal.wish:
                self.audience.ask(viewer, self.journal)
        elif self.table.status == "over":
            await self.show_end(viewer)
        await self.autoplay.go_on()

    async def show_end(self, viewer: Viewer) -> None:
        """Of a match whose rules are gone, as it was kept."""
        view = await last_view(self.store, self.id, viewer.seat)
        if view is not None:
            unknown = len(self.seats) * [list[Line]()]
            viewer.send(State(self.id, 0, viewer.seat, view, NO_CHOICES, 0, [], unknown, ""))

    async def look_again(self, person: str) -> None:
        """Whom a person blocks has changed."""
        blocked = await Moderation(self.store).blocked_by(person)
        for viewer in self.guests:
            if viewer.person == person:
                viewer.blocked = blocked

    async def leave(self, viewer: Viewer) -> None:
        self.audience.viewers.discard(viewer)

    async def change(self, seat: Seat, **values: bool) -> None:
        """A property of a seat that everybody, or its owner, sees."""
        await self.store.change_seat(self.id, seat, **values)
        self.roster.change_seat(seat, **values)
        self.audience.tell_table()
        await self.bus.publish(Notice(self.id, self.worker, "seats"))

    # News

    async def keep(self, entries: list[EntryRow]) -> bool:
        """Durable before anyone is told; a lost race loads what the winner wrote."""
        if not entries:
            return True
        if await self.store.append(entries):
            self.note_kept(entries)
            await self.bus.publish(Notice(self.id, self.worker))
            await self.mark_undone()
            return True
        metrics.RACES.inc()
        await self.reload()
        return False

    def keep_at_once(self, journal: Journal, seat: Seat, entries: list[EntryRow]) -> bool:
        """Whether it is durable now, and nothing that follows from it has to wait."""
        unmarked = journal.match.undone and not self.table.undone
        if unmarked or self.seats[seat].away or not self.bus.alone:
            return False
        if not self.store.append_at_once(entries):
            return False
        self.journal = journal
        self.note_kept(entries)
        return True

    def note_kept(self, entries: list[EntryRow]) -> None:
        self.autoplay.driving = True
        self.maybe_put_away()
        FIGURES.plies += len(entries)

    def maybe_put_away(self) -> None:
        """After the present task: by then everybody was told, and all rows are durable."""
        if self.journal is not None and is_due(self.journal):
            self.post(self.put_away)

    async def put_away(self) -> None:
        if not self.given_up:
            await put_away(self.store, self.playing())

    async def mark_undone(self) -> None:
        """Once something was taken back, the table says so for good.

        Of what one took back among people without asking, only at the end: before, it would tell
        that somebody has acted in secret.
        """
        if self.journal is None or self.table.undone or not self.journal.match.undone:
            return
        if len(self.roster.people()) < 2 or self.journal.rewound or self.over:
            await self.store.set_undone(self.id)
            self.roster.change_table(undone=True)
            self.audience.tell_table()

    async def reload(self) -> None:
        """What the store holds, instead of what was about to be written."""
        self.autoplay.stop()
        self.autoplay.driving = self.bus.alone
        await self.load()

    async def recover(self) -> None:
        """The store failed in the middle of something; if it fails again, the table closes."""
        await self.reload()
        await self.show()

    async def show(self) -> None:
        """To everybody what has changed, then whatever follows by itself."""
        self.audience.broadcast(self.journal)
        await self.autoplay.go_on()

    async def take_up(self) -> None:
        """The match has begun here, or no other worker looks after it."""
        await self.refresh_seats()
        self.autoplay.driving = True
        await self.autoplay.go_on()

    async def refresh_seats(self) -> None:
        """Who sits where, or the beginning of the match."""
        before = self.table.status, self.table.host, self.seats
        try:
            await self.load_seats()
        except UnknownMatch:
            self.done = True
            return
        if self.journal is None and self.begun:
            await self.load()
        if (self.table.status, self.table.host, self.seats) != before:
            self.audience.tell_table()
        await self.refresh()

    async def refresh(self) -> None:
        """What other workers have written."""
        self.stale = False
        if self.journal is None:
            return
        entries = await self.store.entries(self.id, self.journal.length)
        if entries:
            self.autoplay.driving = False
            self.autoplay.forget_answered(entries)
        if not self.journal.continues(entries):
            await self.load()
        else:
            self.journal.replay(entries)
        if any(entry.kind in ("ask", "agree", "decline") for entry in entries):
            self.audience.tell_wish(self.journal)
        await self.mark_undone()
        await self.show()

    async def catch_up(self) -> None:
        """Wait for what other workers have written until now."""
        read = asyncio.Event()

        async def catch() -> None:
            await self.refresh()
            read.set()

        self.post(catch)
        with suppress(TimeoutError):  # the table may have left memory meanwhile
            await asyncio.wait_for(read.wait(), PATIENCE)

    def heard(self) -> None:
        """One refresh is enough for many notices."""
        if not self.stale:
            self.stale = True
            self.post(self.refresh)

    async def refresh_chat(self) -> None:
        """Another worker has written a line, or several."""
        for row in await self.store.chat(self.id, self.audience.settle(), CHAT_SENT):
            self.audience.tell_chat(row)
