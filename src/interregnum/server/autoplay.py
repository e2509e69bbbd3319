"""What happens at a table without a click: bots, stand-ins, single choices, clocks, the end."""

import asyncio
import time
from collections.abc import Awaitable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from interregnum.core.errors import ClientError
from interregnum.core.game import Action, Seat
from interregnum.server.bot_pool import BotPool
from interregnum.server.journal import PLAYED
from interregnum.server.store import EntryRow

if TYPE_CHECKING:
    from interregnum.server.room import Room

STEPS_BOT: Final = "plan"  # plays the rest of a person's steps on request
PATIENCE: Final = 5.0  # seconds before another worker's bot is replaced by our own


class AutoPlayer:
    """The worker that wrote last drives a table; the others only watch that it does."""

    def __init__(self, room: "Room", bots: BotPool) -> None:
        self.room = room
        self.bots = bots
        self.driving = room.bus.alone
        self.thinking: dict[Seat, asyncio.Task[None]] = {}
        self.finishing: set[Seat] = set()  # people whose steps of this round the planner plays
        self.alarm: asyncio.TimerHandle | None = None

    def deadline(self) -> float | None:
        """When the first of those awaited is late; None: never."""
        journal = self.room.journal
        if journal is None or journal.clocks.stopped:
            return None
        left = journal.clocks.timeout(self.room.roster.present())
        return None if left is None else time.time() + left

    async def go_on(self) -> None:
        """After every change: whoever is awaited and is no present person is played for."""
        if not self.advance():
            await self.finish()

    def go_on_at_once(self) -> None:
        """The same without waiting; the end of a match is left to the mailbox."""
        if not self.advance():
            self.room.post(self.go_on)

    def advance(self) -> bool:
        """False: nobody is awaited any more."""
        journal = self.room.journal
        if journal is None:
            return True
        if self.room.given_up:
            self.stop()
            return True
        waiting = journal.awaited
        self.room.audience.tell_running(journal.clocks)
        if not waiting:
            return False
        self.set_alarm(journal.length)
        if self.driving:
            for seat in waiting:
                self.maybe_move(seat)
        return True

    def maybe_move(self, seat: Seat) -> None:
        row, match = self.room.seats[seat], self.room.playing().match
        if row.kind == "bot" or row.away:
            self.think(seat, row.bot, self.room.table.host or self.room.id)
        elif self.is_finishing(seat):
            self.think(seat, STEPS_BOT, row.person)
        elif row.auto and len(legal := match.game.legal(match.state, seat)) == 1:
            decision = self.room.playing().decisions(seat)
            self.room.post(partial(self.move, seat, int(legal[0]), decision))

    def set_alarm(self, length: int) -> None:
        """One timer a table: the first clock at nought, or the other worker's silence."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        deadline = self.deadline()
        waits = [] if deadline is None else [max(0.0, deadline - time.time())]
        if not self.driving:
            waits.append(PATIENCE)
        if waits:
            loop = asyncio.get_running_loop()
            self.alarm = loop.call_later(min(waits), self.ring, length)

    def ring(self, length: int) -> None:
        self.room.post(partial(self.wake, length))

    async def wake(self, length: int) -> None:
        """Time is up for somebody, or nobody drives this table any more."""
        if self.room.given_up:
            return
        journal = self.room.playing()
        for seat in journal.clocks.overdue(self.room.roster.present()):
            await self.room.change(seat, away=True)
        if journal.length == length:
            self.driving = True
        await self.go_on()

    def think(self, seat: Seat, bot: str, payer: str) -> None:
        """The host's question, or that of whoever lets the planner finish."""
        if seat not in self.thinking:
            journal = self.room.playing()
            match, decision = journal.match, journal.decisions(seat)
            luck = match.chance.luck(seat, decision)
            asked = self.bots.choose(self.room.title, match.state, seat, bot, payer, luck)
            answer = self.deliver(seat, asked, decision)
            self.thinking[seat] = asyncio.create_task(answer)

    async def deliver(self, seat: Seat, asked: Awaitable[Action], decision: int) -> None:
        try:
            action = await asked
        except Exception as error:  # handed to the room, which logs and closes
            self.room.post(partial(self.fail, error))
            return
        self.room.post(partial(self.bot_move, seat, action, decision))

    async def fail(self, fault: Exception) -> None:
        raise fault

    async def bot_move(self, seat: Seat, action: Action, decision: int) -> None:
        self.thinking.pop(seat, None)
        await self.move(seat, action, decision)

    async def move(self, seat: Seat, action: Action, decision: int) -> None:
        """Nobody clicked; an answer to a question of before is dropped."""
        if self.room.given_up:
            return
        journal = self.room.playing()
        if journal.decisions(seat) == decision:
            kind = "step" if seat in self.finishing else "play"
            with suppress(ClientError):
                await self.room.keep(journal.add(kind, seat, action))
        await self.room.show()

    def forget_answered(self, entries: list[EntryRow]) -> None:
        """Another worker was faster, or something was taken back."""
        self.stop_thinking(*(entry.seat for entry in entries if entry.kind in PLAYED))
        if any(entry.kind == "rewind" for entry in entries):
            self.stop_thinking(*self.thinking)

    def stop_thinking(self, *seats: Seat) -> None:
        for seat in seats:
            if seat in self.thinking:
                self.thinking.pop(seat).cancel()

    def is_finishing(self, seat: Seat) -> bool:
        """Until a choice comes that is no step."""
        state = self.room.playing().match.state
        if seat in self.finishing and not self.room.title.steps(state, seat):
            self.tell_finished(seat)
        return seat in self.finishing

    def tell_finished(self, seat: Seat) -> None:
        self.finishing.discard(seat)
        journal = self.room.playing()
        steps = len(journal.last_click([seat], len(journal.match.log)))
        self.room.audience.tell_finished(seat, steps)

    def take_over(self, seat: Seat) -> None:
        """Who acts again has no need of the planner any more."""
        self.finishing.discard(seat)
        self.stop_thinking(seat)

    def stop_helping(self) -> None:
        """Something is taken back."""
        self.finishing.clear()
        self.stop_thinking(*self.thinking)

    def stop(self) -> None:
        self.stop_thinking(*self.thinking)
        if self.alarm is not None:
            self.alarm.cancel()

    async def finish(self) -> None:
        self.stop()
        room = self.room
        for seat in list(self.finishing):
            self.tell_finished(seat)
        if room.table.status == "playing":
            await room.store.finish(room.id)
            room.roster.change_table(status="over")
            room.audience.tell_table()
