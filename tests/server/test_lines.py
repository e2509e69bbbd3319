"""Lines of play: several entries taken back and played again are one move, or none."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from interregnum.core.game import CHANCE, NONE, Action, Seat
from interregnum.server.lobby import NewTable
from interregnum.server.room import Room
from interregnum.server.services import Services
from interregnum.server.store import EntryRow
from interregnum.server.viewer import Viewer
from interregnum.server.wire import Act, State
from tests.server.in_process import ANNA, BOB, heard, opened, say, some_services, watch

PEOPLE = (ANNA, BOB)


class Table:
    """People at the Kingdom, a connection for each, and the appends to the store."""

    def __init__(self, services: Services, room: Room, viewers: list[Viewer]) -> None:
        self.services = services
        self.room = room
        self.viewers = viewers
        self.appends: list[list[EntryRow]] = []

    @property
    def match(self) -> Any:
        return self.room.playing().match

    @property
    def packed(self) -> list[int]:
        return list(self.match.game.pack(self.match.state))

    def legal(self, seat: Seat) -> list[Action]:
        return [int(action) for action in self.match.game.legal(self.match.state, seat)]

    async def act(
        self, seat: Seat, *acts: Action | str, back: int = 0, sure: bool = True
    ) -> list[list[Any]]:
        """What each of them is sent."""
        self.appends.clear()
        for viewer in self.viewers:
            heard(viewer)
        viewer = self.viewers[seat]
        await say(self.room, viewer, Act(self.room.id, viewer.seq, list(acts), back, sure))
        return [heard(viewer) for viewer in self.viewers]

    async def to_planning(self) -> Seat:
        """Always the first choice, until somebody plans; who."""
        while "recycle" not in self.room.title.families.current(self.match.state):
            seat = int(self.match.game.to_act(self.match.state)[0])
            await self.act(seat, self.legal(seat)[0])
        return int(self.match.game.to_act(self.match.state)[0])

    async def some(self, seat: Seat, count: int) -> list[Action]:
        """So many actions of a seat, played one by one."""
        actions = []
        for _ in range(count):
            actions.append(self.legal(seat)[0])
            await self.act(seat, actions[-1])
        return actions


Story = Callable[[Table], Awaitable[None]]


def played(folder: Path, people: int, story: Story) -> None:
    services = some_services(folder)

    async def tell() -> None:
        async with opened(services):
            seats = ["me", *(["open"] * (people - 1))]
            row = await services.lobby.create(ANNA, NewTable("wonderful-kingdom", seats))
            if people > 1:
                await services.lobby.join(BOB, row.id, 1, "")
            await services.lobby.start(ANNA, row.id)
            room = await services.rooms.room(row.id)
            viewers = [await watch(room, person.id) for person in PEOPLE[:people]]
            await story(counted(Table(services, room, viewers)))

    asyncio.run(asyncio.wait_for(tell(), 300))


def counted(table: Table) -> Table:
    store: Any = table.services.store
    append, append_at_once = store.append, store.append_at_once

    async def noted(rows: list[EntryRow]) -> bool:
        table.appends.append(rows)
        return bool(await append(rows))

    def noted_at_once(rows: list[EntryRow]) -> bool:
        kept = append_at_once(rows)
        table.appends += [rows] if kept else []
        return bool(kept)

    store.append, store.append_at_once = noted, noted_at_once
    return table


def kinds(messages: list[Any]) -> list[str]:
    return [message["t"] for message in messages]


def test_three_taken_back_and_four_played_are_one_append_and_one_update(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        seat = await table.to_planning()
        before = list(table.match.log)
        three = await table.some(seat, 3)
        again = three[1:] + three[:1]
        fourth = table.legal(seat)[0]
        told = await table.act(seat, *again, fourth, back=3)
        assert kinds(told[seat]) == ["state"]
        assert len(told[1 - seat]) <= 1
        assert [[row.kind for row in rows] for rows in table.appends] == [["remake", *["play"] * 4]]
        assert table.match.log == [*before, *((seat, action) for action in (*again, fourth))]

    played(tmp_path, 2, story)


def test_what_is_not_offered_yet_is_played_by_its_notation(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        seat = await table.to_planning()
        tried = table.match.copy()
        actions: list[Action] = []
        for _ in range(2):
            actions.append(int(tried.game.legal(tried.state, seat)[0]))
            tried.enter(seat, actions[-1])
        first, second = map(table.room.title.families.notation, actions)
        assert kinds((await table.act(seat, first, f" {second.upper()} "))[seat]) == ["state"]
        assert table.match.log[-2:] == [(seat, action) for action in actions]

    played(tmp_path, 2, story)


def test_a_line_with_what_no_notation_writes_changes_nothing(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        seat = await table.to_planning()
        log = list(table.match.log)
        [refused] = (await table.act(seat, table.legal(seat)[0], "plan nothing"))[seat]
        assert (refused["code"], refused["id"], refused["at"]) == ("bad_notation", NONE, 1)
        assert (table.appends, table.match.log) == ([], log)

    played(tmp_path, 2, story)


def test_a_line_whose_third_action_is_illegal_changes_nothing_and_says_which(
    tmp_path: Path,
) -> None:
    async def story(table: Table) -> None:
        seat = await table.to_planning()
        first, second, _ = await table.some(seat, 3)
        before, log = table.packed, list(table.match.log)
        tried = table.match.copy()
        tried.undo(seat, 1)
        expected = table.room.title.explain(tried.state, seat, first)
        assert expected is not None
        told = await table.act(seat, first, second, first, second, back=3)
        assert kinds(told[seat]) == ["refused"]
        assert told[1 - seat] == []
        refused = told[seat][0]
        assert (refused["code"], refused["id"], refused["at"]) == ("illegal_action", first, 2)
        assert (refused["line"]["id"], refused["rule"]) == (expected.id, expected.rule)
        assert table.appends == []
        assert (table.packed, table.match.log) == (before, log)
        assert kinds((await table.act(seat, table.legal(seat)[0]))[seat]) == ["state"]

    played(tmp_path, 2, story)


def test_more_than_one_has_done_is_not_taken_back(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        seat = await table.to_planning()
        await table.some(seat, 2)
        log = list(table.match.log)
        for back, code in ((64, "nothing_to_undo"), (4, "cannot_undo")):
            refused = (await table.act(seat, table.legal(seat)[0], back=back))[seat][0]
            assert (refused["t"], refused["code"]) == ("refused", code)
            assert (refused["id"], refused["at"]) == (NONE, NONE)
        assert table.match.log == log

    played(tmp_path, 2, story)


def test_alone_a_line_begins_before_chance_and_goes_on_behind_it(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        mine: list[Action] = []
        while True:
            action = table.legal(0)[0]
            draws = table.match.draws
            await table.act(0, action)
            mine.append(action)
            if len(mine) > 2 and table.match.draws > draws:
                break
        mine += await table.some(0, 1)
        after, log = table.packed, list(table.match.log)
        assert CHANCE in [seat for seat, _ in log[-3:]]
        told = await table.act(0, *mine[-3:], back=3)
        assert kinds(told[0]) == ["table", "state"]  # from now on it is marked "with undo"
        assert len(table.appends) == 1
        assert (table.packed, table.match.log) == (after, log)

    played(tmp_path, 1, story)


def test_a_line_without_acts_takes_back_and_an_empty_one_is_refused(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        seat = await table.to_planning()
        before = table.packed
        await table.some(seat, 2)
        assert kinds((await table.act(seat, back=2))[seat]) == ["state"]
        assert table.packed == before
        assert (await table.act(seat))[seat][0]["code"] == "bad_message"

    played(tmp_path, 2, story)


def test_a_click_is_not_stale_because_another_has_finished_in_the_same_window(
    tmp_path: Path,
) -> None:
    async def story(table: Table) -> None:
        seat = await table.to_planning()
        other = 1 - seat
        seq, choice = table.viewers[seat].seq, table.legal(seat)[0]
        while other in table.match.game.to_act(table.match.state):
            await table.act(other, table.legal(other)[-1])
        viewer = table.viewers[seat]
        assert viewer.seq > seq
        for expected in (["state"], ["refused", "state"]):  # the second of a double click is stale
            heard(viewer)
            await say(table.room, viewer, Act(table.room.id, seq, [choice]))
            assert kinds(heard(viewer)) == expected

    played(tmp_path, 2, story)


def test_a_state_is_put_together_as_its_struct_is_written(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        seat = await table.to_planning()
        await table.some(seat, 2)
        await watch(table.room, "")  # another pair of eyes
        for viewer in table.room.audience.viewers:
            viewer.outbox.taken()
            viewer.forget()
        table.room.audience.broadcast(table.room.journal)
        for viewer in table.room.audience.viewers:
            (message,) = viewer.outbox.taken()
            state = msgspec.json.decode(message)
            assert tuple(state) == ("t", *State.__struct_fields__)
            assert (state["t"], state["match"]) == ("state", table.room.id)
            assert (state["seq"], state["seat"]) == (viewer.seq, viewer.seat)
            assert msgspec.json.encode(state) == message

    played(tmp_path, 2, story)


@pytest.mark.parametrize("entries", [1, 2, 5])
def test_a_viewer_is_sent_only_what_is_new_of_a_log_that_was_taken_back(
    tmp_path: Path, entries: int
) -> None:
    async def story(table: Table) -> None:
        seat = await table.to_planning()
        await table.some(seat, entries)
        mine = len(table.viewers[seat].log)
        state = (await table.act(seat, back=entries))[seat][0]
        assert (state["log_from"], state["log"]) == (mine - entries, [])
        fresh = heard(await watch(table.room, PEOPLE[seat].id))[-1]
        assert len(fresh["log"]) == mine - entries

    played(tmp_path, 2, story)


LONGEST = 60  # decisions until something is shown


@pytest.mark.parametrize("people", [1, 2])
def test_what_shows_something_among_people_waits_until_one_is_sure(
    tmp_path: Path, people: int
) -> None:
    """Alone everything can be taken back: nothing is asked."""

    async def story(table: Table) -> None:
        for _ in range(LONGEST):
            before, reveals = table.packed, table.room.playing().reveals()
            seat = int(table.match.game.to_act(table.match.state)[0])
            action = table.legal(seat)[0]
            told = await table.act(seat, action, sure=False)
            if "refused" not in kinds(told[seat]):
                assert people == 1 or table.room.playing().reveals() == reveals
                continue
            assert people == 2
            assert [each["code"] for each in told[seat]] == ["final"]
            assert (table.packed, table.appends, told[1 - seat]) == (before, [], [])
            await table.act(seat, action)
            assert table.room.playing().reveals() > reveals
            return
        assert people == 1

    played(tmp_path, people, story)
