"""One table in two worlds: what a viewer is sent in the one and in the other."""

import asyncio
import re
from collections.abc import Awaitable
from random import Random
from typing import Any

import msgspec

from interregnum.core.chance import commitment, seeded_key
from interregnum.core.game import CHANCE, NONE, Action, Seat
from interregnum.games.title import Title, values_of
from interregnum.laws.table import Table
from interregnum.server.bot_pool import Asked, BotPool
from interregnum.server.bot_worker import Answer, answer
from interregnum.server.bus import LocalBus
from interregnum.server.room import Room
from interregnum.server.store import PersonRow, SeatRow, Store, TableRow
from interregnum.server.vault import Vault, new_key
from interregnum.server.viewer import Viewer
from interregnum.server.wire import Act, Incoming

TIME = re.compile(rb'"at":[0-9.e]+')  # of chat: the two worlds are not asked at the same moment
HEAD = re.compile(rb'"head":"[0-9a-f]{64}"')  # a keyed hash of a log that they do not share


class SureBots(BotPool):
    """Bots that answer at once and always the same to the same question."""

    def choose(
        self, title: Title[Any], state: Any, seat: Seat, bot: str, payer: str, _luck: Random
    ) -> Awaitable[Action]:
        return super().choose(title, state, seat, bot, payer, Random(7))

    async def answer(self, asked: Asked, _payer: str) -> Answer:
        return answer(msgspec.structs.replace(asked.question, bot="greedy"))


def name_of(seat: Seat) -> str:
    return f"person {seat}"


class World:
    """A room as the server has it, with a connection for every seat and a spectator."""

    def __init__(self, store: Store, table: Table[Any], number: int) -> None:
        self.store = store
        self.law = table
        self.row = TableRow(
            id=f"table-{number}",
            title=table.title.name,
            version=table.game.version,
            options=msgspec.json.encode(values_of(table.options)).decode(),
            pace="{}",
            host=name_of(0),
            public=False,
            status="playing",
            key=store.vault.hide(seeded_key(number).hex()),
            promise=commitment(seeded_key(number)),
            created=0.0,
            entropy=store.vault.hide("," * (table.seats - 1)),
        )
        self.room = Room(self.row, store, LocalBus(), SureBots(0, 1.0, ""), "worker")
        self.viewers = {seat: Viewer(name_of(seat), "") for seat in table.eyes}
        self.viewers[NONE].person = ""

    async def open(self, s: Any) -> None:
        """All sit down in the position `s`, which the table's log may have led to."""
        seats = [
            SeatRow(self.row.id, seat, "person", name_of(seat), name_of(seat), "greedy")
            for seat in range(self.law.seats)
        ]
        await self.store.add_table(self.row, seats)
        self.room.roster.seats = seats
        journal = self.room.opened()
        journal.match.state = self.law.game.clone(s)
        journal.match.log = list(self.law.log)
        journal.match.draws = sum(seat == CHANCE for seat, _ in self.law.log)
        journal.awaited = journal.waiting()
        journal.length = len(self.law.log)
        self.room.journal = journal
        for viewer in self.viewers.values():
            await self.room.enter(viewer)

    @property
    def s(self) -> Any:
        return self.room.playing().match.state

    async def say(self, seat: Seat, message: Incoming) -> None:
        await self.room.handler.receive(self.viewers[seat], message)
        while self.room.side_jobs:
            await asyncio.sleep(0)

    async def act(self, seat: Seat, action: Action) -> None:
        await self.say(seat, Act(self.row.id, self.viewers[seat].seq, [action]))

    def received(self, seat: Seat) -> list[bytes]:
        """All that a viewer was sent since the last look."""
        sent = [TIME.sub(b'"at":0', message) for message in self.viewers[seat].outbox.taken()]
        return [HEAD.sub(b'"head":""', message) for message in sent]


async def open_store(url: str) -> Store:
    """With a name for everybody, so that they may talk."""
    store = Store(url, Vault([new_key()]))
    await store.open()
    for seat in range(5):
        await store.add_person(PersonRow(name_of(seat), name_of(seat), "", 0.0))
    return store
