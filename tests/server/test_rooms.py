"""What a worker holds in memory follows what others write, even while it is being read."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DataError

from interregnum.games.lesson import path_of
from interregnum.server.bus import LocalBus, Notice
from interregnum.server.errors import NotAllowed, UnknownMatch
from interregnum.server.lessons import leap_on
from interregnum.server.lobby import NewTable
from interregnum.server.room import Room
from interregnum.server.schema import CHAT, ENTRIES
from interregnum.server.services import Services
from interregnum.server.store import ChatRow, SeatRow
from interregnum.server.viewer import Viewer
from interregnum.server.wire import Act, Incoming, Ping, Talk
from tests.server.in_process import ANNA, BOB, all_done, heard, opened, say, some_services, watch
from tests.server.live_server import PATIENCE


async def half_full(services: Services) -> str:
    """Anna's table, with a seat for a friend."""
    wanted = NewTable("wonderful-kingdom", ["me", "open"])
    return (await services.lobby.create(ANNA, wanted)).id


def test_a_friend_who_sits_down_during_the_load_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other worker's notice comes after the seats were read and before the room is there."""
    services = some_services(tmp_path)
    load = Room.load

    async def load_beside_another_worker(room: Room) -> None:
        await load(room)
        await services.store.take_seat(SeatRow(room.id, 1, "person", BOB.id, BOB.name))
        services.rooms.heard(Notice(room.id, "another worker", "seats"))

    async def seen() -> list[str]:
        async with opened(services):
            room = await services.rooms.room(await half_full(services))
            await all_done(room)
            return [seat.name for seat in room.seats]

    monkeypatch.setattr(Room, "load", load_beside_another_worker)
    assert asyncio.run(seen()) == ["Anna", "Bob"]


def test_who_leaves_while_the_match_is_started_leaves_no_empty_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host's worker has seen a full table; the friend's empties it before the beginning."""
    services = some_services(tmp_path)
    change = services.store.change_status

    async def change_after_he_left(table: str, before: str, **values: str | float | None) -> bool:
        await services.lobby.leave(BOB, table)
        return await change(table, before, **values)

    async def started() -> tuple[str, str]:
        async with opened(services):
            table = await half_full(services)
            await services.lobby.join(BOB, table, 1, "")
            with pytest.raises(NotAllowed):
                await services.lobby.start(ANNA, table)
            seats = await services.store.seats(table)
            return (await services.lobby.table(table)).status, seats[1].kind

    monkeypatch.setattr(services.store, "change_status", change_after_he_left)
    assert asyncio.run(started()) == ("open", "open")


def test_who_leaves_after_the_beginning_is_played_for(tmp_path: Path) -> None:
    services = some_services(tmp_path)

    async def left() -> SeatRow:
        async with opened(services):
            table = await half_full(services)
            await services.lobby.join(BOB, table, 1, "")
            await services.lobby.start(ANNA, table)
            await services.lobby.leave(BOB, table)
            return (await services.store.seats(table))[1]

    seat = asyncio.run(left())
    assert (seat.kind, seat.person, seat.away) == ("person", BOB.id, True)


def test_a_bot_is_never_put_on_a_friend_who_was_faster(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = some_services(tmp_path)
    seat_of = services.lobby.seat

    async def seat_before_he_came(table: str, seat: int) -> SeatRow:
        found = await seat_of(table, seat)
        await services.store.take_seat(SeatRow(table, seat, "person", BOB.id, BOB.name))
        return found

    async def sitting() -> str:
        async with opened(services):
            table = await half_full(services)
            with pytest.raises(NotAllowed):
                await services.lobby.fill(ANNA, table, 1, "random")
            return (await services.store.seats(table))[1].person

    monkeypatch.setattr(services.lobby, "seat", seat_before_he_came)
    assert asyncio.run(sitting()) == BOB.id


def test_a_line_of_chat_that_becomes_known_late_is_told_once(tmp_path: Path) -> None:
    """Two workers write at once: the smaller number may be committed after the greater."""
    services = some_services(tmp_path)

    async def write(table: str, number: int) -> None:
        row = ChatRow(number, table, BOB.id, BOB.name, f"line {number}", 0.0)
        await services.store.run(sa.insert(CHAT).values(**msgspec.structs.asdict(row)))

    async def told() -> list[int]:
        async with opened(services):
            table = await half_full(services)
            room, viewer = await services.rooms.room(table), Viewer(ANNA.id, "")
            for number in (1, 6, 5, 2000):
                await write(table, number)
                room.post(room.refresh_chat if number != 6 else partial(room.enter, viewer))
                await all_done(room)
            return [message["id"] for message in heard(viewer) if message["t"] == "chat"]

    assert asyncio.run(told()) == [1, 6, 5, 2000]


@pytest.mark.parametrize("write", ["append", "add_chat"])
def test_a_message_that_the_store_does_not_take_is_refused_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: str
) -> None:
    services = some_services(tmp_path)

    async def fails(*_args: object) -> None:
        raise DataError("", {}, ValueError("not this"))

    async def answered() -> list[str]:
        async with opened(services):
            await services.store.add_person(ANNA)
            wanted = NewTable("wonderful-kingdom", ["me"], start=True)
            room = await services.rooms.room((await services.lobby.create(ANNA, wanted)).id)
            viewer, other = await watch(room, ANNA.id), await watch(room, BOB.id)
            before, seq = heard(viewer)[-1], viewer.seq
            choice = before["choices"][0]["id"]
            messages: dict[str, Incoming] = {
                "append": Act(room.id, seq, [choice]),
                "add_chat": Talk(room.id, "hello"),
            }
            with monkeypatch.context() as patch:
                patch.setattr(services.store, write, fails)
                patch.setattr(services.store, "append_at_once", lambda _entries: False)
                await say(room, viewer, messages[write])
            assert not other.closed.is_set()
            told = heard(viewer)
            await say(room, viewer, Act(room.id, viewer.seq, [choice]))
            await say(room, viewer, Ping(room.id))
            assert "refused" not in [message["t"] for message in heard(viewer)]
            return [message["code"] for message in told if message["t"] == "refused"]

    assert asyncio.run(asyncio.wait_for(answered(), 60)) == ["fault"]


def test_an_action_meets_an_idle_table_at_once_and_else_waits_its_turn(tmp_path: Path) -> None:
    services = some_services(tmp_path)

    async def played() -> tuple[list[int], list[list[str]]]:
        async with opened(services):
            wanted = NewTable("wonderful-kingdom", ["me"], start=True)
            room = await services.rooms.room((await services.lobby.create(ANNA, wanted)).id)
            viewer, told, lengths = await watch(room, ANNA.id), [], []
            services.store.writer.inserter.reset = False  # type: ignore[attr-defined]
            last = heard(viewer)[-1]
            for behind_another in (False, True):
                services.store.writer.before = 0.0
                if behind_another:
                    room.post(partial(room.leave, Viewer("", "")))
                room.handler.take(viewer, Act(room.id, viewer.seq, [last["choices"][0]["id"]]))
                at_once = heard(viewer)
                await all_done(room)
                later = heard(viewer)
                told.append([message["t"] for message in (*at_once, *later)])
                lengths += [len(at_once), len(later)]
                last = (at_once + later)[-1]
            assert len(await services.store.entries(room.id)) == room.playing().length
            return lengths, told

    assert asyncio.run(played()) == ([1, 0, 0, 1], [["state"], ["state"]])


def test_the_lobby_tells_whose_turn_it_is_without_reading_journals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = some_services(tmp_path)
    loaded: list[str] = []

    async def not_loaded(table: str) -> Room:
        loaded.append(table)
        raise NotAllowed("this table is not to be opened")

    async def told() -> None:
        async with opened(services):
            table = await half_full(services)
            await services.lobby.join(BOB, table, 1, "")
            await services.lobby.start(ANNA, table)
            room = await services.rooms.room(table)
            viewers = [await watch(room, person.id) for person in (ANNA, BOB)]
            monkeypatch.setattr(services.rooms, "room", not_loaded)
            for _ in range(6):
                seat = room.playing().awaited[0]
                choice = heard(viewers[seat])[-1]["choices"][0]["id"]
                await say(room, viewers[seat], Act(table, viewers[seat].seq, [choice]))
                expected = room.playing().waiting()
                assert await services.rooms.awaited([table]) == {table: expected}

    asyncio.run(asyncio.wait_for(told(), 60))
    assert loaded == []


def test_a_match_in_which_nobody_has_acted_yet_tells_whom_it_awaits(tmp_path: Path) -> None:
    """Nothing is written of it where no chance comes before the first decision."""
    services = some_services(tmp_path)

    async def awaited() -> tuple[list[int], list[int]]:
        async with opened(services):
            wanted = NewTable("torres", ["me", "me"], start=True)
            table = (await services.lobby.create(ANNA, wanted)).id
            room = await services.rooms.room(table)
            await services.store.run(sa.delete(ENTRIES).where(ENTRIES.c.table == table))
            return (await services.rooms.awaited([table]))[table], room.playing().waiting()

    told, expected = asyncio.run(asyncio.wait_for(awaited(), 60))
    assert told == expected != []


def test_what_a_lost_notice_told_of_is_found_by_marks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And tables of which nothing was missed cost no question of their own."""
    monkeypatch.setattr(LocalBus, "alone", False)
    services, other = some_services(tmp_path), some_services(tmp_path)

    async def found() -> tuple[list[int], list[str]]:
        async with opened(services):
            rows, asked = services.store.rows, list[int]()

            async def counted(query: sa.Select[Any]) -> Any:
                asked[-1] += 1
                return await rows(query)

            tables = [await half_full(services) for _ in range(5)]
            rooms = [await services.rooms.room(table) for table in tables]
            viewers = [await watch(room, ANNA.id) for room in rooms]
            monkeypatch.setattr(services.store, "rows", counted)
            for news in (False, True):
                if news:
                    await other.store.take_seat(SeatRow(tables[0], 1, "person", BOB.id, BOB.name))
                    await other.store.add_chat(ChatRow(0, tables[1], BOB.id, "Bob", "hi", 1.0))
                asked.append(0)
                for viewer in viewers:
                    heard(viewer)
                await services.rooms.look_after(rooms)
                for room in rooms:
                    await all_done(room)
            told = [[message["t"] for message in heard(viewer)] for viewer in viewers]
            await other.store.close()
            return asked, ["".join(kinds) for kinds in told]

    asked, told = asyncio.run(asyncio.wait_for(found(), 60))
    assert asked[0] == 4
    assert told == ["table", "chat", "", "", ""]


def test_a_table_that_is_deleted_while_it_is_read_is_not_there(tmp_path: Path) -> None:
    services = some_services(tmp_path)

    async def read() -> None:
        async with opened(services):
            row = await services.lobby.create(ANNA, NewTable("torres", ["me", "greedy"]))
            room = await services.rooms.room(row.id)
            seats_of = services.store.seats_of

            async def dropped(tables: list[str]) -> dict[str, list[SeatRow]]:
                await services.store.drop(row.id)
                return await seats_of(tables)

            services.store.seats_of = dropped  # type: ignore[method-assign]
            with pytest.raises(UnknownMatch):
                await room.load_seats()

    asyncio.run(read())


def test_what_was_thought_of_when_a_match_is_given_up_harms_nobody(tmp_path: Path) -> None:
    """A bot's answer, a clock's alarm, a checkpoint and a leap wait in the mailbox already."""
    services = some_services(tmp_path)

    async def answered() -> list[str]:
        async with opened(services):
            row = await services.lobby.create(
                ANNA, NewTable("torres", ["me", "random"], start=True)
            )
            room = await services.rooms.room(row.id)
            viewer = await watch(room, ANNA.id)
            await services.lobby.resign(ANNA, row.id)
            await all_done(room)
            heard(viewer)
            path = path_of("torres")
            assert path is not None
            for late in (
                partial(room.autoplay.bot_move, 1, 0, 0),
                partial(room.autoplay.wake, 0),
                room.put_away,
                partial(leap_on, room, path),
                partial(room.handler.receive, viewer, Ping(room.id)),
            ):
                room.post(late)
            async with asyncio.timeout(PATIENCE):
                await all_done(room)
            return [message["t"] for message in heard(viewer)]

    assert asyncio.run(answered())[-1] == "pong"
