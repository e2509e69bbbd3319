"""What a worker holds in memory follows what others write, even while it is being read."""

import asyncio
from pathlib import Path

import pytest

from interregnum.server.bus import Notice
from interregnum.server.house import House
from interregnum.server.lobby import NewTable
from interregnum.server.room import Room
from interregnum.server.settings import Settings
from interregnum.server.store import PersonRow, SeatRow

ANNA, BOB = PersonRow("a", "Anna", "", 0.0), PersonRow("b", "Bob", "", 0.0)


async def all_done(room: Room) -> None:
    """Wait until the mailbox has come to this question."""
    here = asyncio.Event()

    async def answer() -> None:
        here.set()

    room.post(answer)
    await here.wait()


def test_a_friend_who_sits_down_during_the_load_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other worker's notice comes after the seats were read and before the room is there."""
    house = House(Settings(db=f"sqlite:///{tmp_path / 'a.db'}"))
    load = Room.load

    async def load_beside_another_worker(room: Room) -> None:
        await load(room)
        await house.store.take_seat(SeatRow(room.id, 1, "person", BOB.id, BOB.name))
        house.rooms.heard(Notice(room.id, "another worker", "seats"))

    async def seen() -> list[str]:
        await house.open()
        try:
            wanted = NewTable("wonderful-kingdom", ["me", "open"])
            table = (await house.lobby.create(ANNA, wanted)).id
            room = await house.rooms.room(table)
            await all_done(room)
            return [seat.name for seat in room.seats]
        finally:
            await house.close()

    monkeypatch.setattr(Room, "load", load_beside_another_worker)
    assert asyncio.run(seen()) == ["Anna", "Bob"]
