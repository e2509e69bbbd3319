"""What a viewer may not know changes neither the bytes nor the number of its messages."""

import asyncio
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from interregnum.core.game import CHANCE, NONE, Action, Seat
from interregnum.core.play import sample
from interregnum.games.registry import TITLES
from interregnum.laws.knowledge import look_alike
from interregnum.laws.table import ANY, Case, Table, cases, plies, who
from interregnum.server.store import Store
from interregnum.server.wire import Act, Agree, Back, Hint, Incoming, Look, Ping, Talk, Undo, Why
from tests.server.two_worlds import World, open_store

STEPS = 4  # how far two worlds are followed
PLIES, LONG_PLIES = 4, 100  # of each title


def questions(world: World, me: Seat, action: Action) -> list[Incoming]:
    """One message of every kind that changes nothing for anybody but its sender."""
    table, seq = world.row.id, world.viewers[me].seq
    title, size = world.law.title, world.law.game.actions.size
    offered = [choice.text for choice in title.choices(world.s, me)][:2] if me != NONE else []
    return [
        Ping(table),
        *(Why(table, text) for text in [*offered, "nonsense"]),
        Hint(table, seq),
        Look(table, 0 if me != 0 else 1),
        Act(table, seq - 1, [action]),
        Act(table, seq, [size]),
        Act(table, seq, [action], 3) if action not in legal(world, me) else Ping(table),
        Act(table, seq, [action]) if action not in legal(world, me) else Ping(table),
        Agree(table, yes=True),
        Talk(table, "hello"),
        Back(table),
    ]


def legal(world: World, seat: Seat) -> list[Action]:
    return list(world.law.game.legal(world.s, seat)) if seat != NONE else []


def compare(table: Table[Any], me: Seat, one: World, other: World, when: str) -> int:
    """The same messages; how many."""
    mine, theirs = one.received(me), other.received(me)
    if mine != theirs:
        table.fail(f"{who(me)} can tell two worlds apart {when}: {mine} and {theirs}")
    return len(mine)


class Pairs:
    """Pairs of worlds on two stores, so that the same table can be in both."""

    def __init__(self, one: Store, other: Store) -> None:
        self.stores = one, other
        self.number = 0
        self.tally: Counter[str] = Counter()

    async def open(self, table: Table[Any], s: Any, t: Any) -> tuple[World, World]:
        self.number += 1
        one, other = (World(store, table, self.number) for store in self.stores)
        await one.open(s)
        await other.open(t)
        return one, other

    async def imagined(self, table: Table[Any], me: Seat) -> None:
        """The true position, and one that is the same for all that this seat can know."""
        world = table.game.imagine(table.s, me, table.rng)
        one, other = await self.open(table, table.s, world)
        compare(table, me, one, other, "on entering")
        for message in questions(one, me, table.action):
            await one.say(me, message)
            await other.say(me, message)
            compare(table, me, one, other, f"by the answer to {message}")
        await self.follow(table, me, one, other)

    async def follow(self, table: Table[Any], me: Seat, one: World, other: World) -> None:
        game, reveals = table.game, table.game.reveals(one.s)
        for _ in range(STEPS):
            waiting = list(game.to_act(one.s))
            if not waiting or CHANCE in waiting:
                return
            actor = me if me in waiting else table.rng.choice(waiting)
            action = sample(game, one.s, actor, table.rng)
            twin = look_alike(table, me, other.s, actor, one.s, action)
            if (action if actor == me else twin) == NONE:
                return
            await one.act(actor, action)
            await other.act(actor, action if actor == me else twin)
            if game.reveals(one.s) != reveals or game.reveals(other.s) != reveals:
                return
            compare(table, me, one, other, f"after an action of {who(actor)}")
            self.tally["followed"] += 1

    async def unseen(self, table: Table[Any], me: Seat) -> None:
        """Two actions that look the same to this seat, and the same taken back."""
        for twins in look_alikes(table, me):
            one, other = await self.open(table, table.s, table.s)
            await one.act(table.actor, twins[0])
            if len(twins) > 1:
                await other.act(table.actor, twins[1])
            if table.game.reveals(one.s) != table.game.reveals(table.s):
                return
            compare(table, me, one, other, f"after {twins} of {who(table.actor)}")
            await take_back(one, table.actor)
            if len(twins) > 1:
                await take_back(other, table.actor)
            compare(table, me, one, other, f"after {twins} of {who(table.actor)} was taken back")
            self.tally["alone" if len(twins) == 1 else "alike"] += 1


def look_alikes(table: Table[Any], me: Seat) -> list[list[Action]]:
    """Actions of the actor that this seat cannot tell apart; one alone that it does not see."""
    if table.actor in (me, CHANCE):
        return []
    groups: dict[Action, list[Action]] = {}
    for action in table.game.legal(table.s, table.actor):
        mark = table.game.seen(table.s, me, table.actor, action)
        groups.setdefault(mark, []).append(action)
    alike = [group[:2] for group in groups.values() if len(group) > 1][:2]
    return alike + [[action] for action in groups.get(NONE, [])[:1]]


async def take_back(world: World, actor: Seat) -> None:
    await world.say(actor, Undo(world.row.id, world.viewers[actor].seq))


def some_plies(title: str, count: int) -> list[tuple[Case[Any], int]]:
    """Cases of a title with at least two seats, drawn modes among them."""
    found = [case for case in cases(TITLES[title]) if case.seats > 1]
    chosen = Random(title).sample(found, min(len(found), count))
    return [(case, k) for k, case in enumerate(chosen)]


def is_hidden(case: Case[Any], seed: int) -> bool:
    """An option of Wonderful Kingdom lets the others watch the planning."""
    options = case.options(seed)
    return getattr(options, "planning_visibility", "hidden_commit") != "open"


def decisions(case: Case[Any], seed: int) -> Iterator[Table[Any]]:
    """Plies of people, without end."""
    return (table for table in plies(case, seed, sys.maxsize, 8) if table.actor != CHANCE)


async def run(folder: Path, title: str, count: int) -> Counter[str]:
    stores = [await open_store(f"sqlite+aiosqlite:///{folder}/{name}.db") for name in "ab"]
    pairs = Pairs(*stores)
    for case, seed in some_plies(title, count):
        if case.mode != ANY or is_hidden(case, seed):
            for table in islice(decisions(case, seed), -(-count // 3)):
                for me in table.eyes:
                    await pairs.imagined(table, me)
                    await pairs.unseen(table, me)
    for store in stores:
        await store.close()
    return pairs.tally


@pytest.mark.parametrize("title", TITLES)
def test_what_is_hidden_never_shows_on_the_wire(
    title: str, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    count = LONG_PLIES if pytestconfig.getoption("--long") else PLIES
    tally = asyncio.run(run(tmp_path, title, count))
    assert tally["followed"] >= count, tally
