"""Bots of many people share few processes: nobody's questions stand before all others'."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from interregnum.core.chance import Chance, seeded_key
from interregnum.core.game import Action, Seat
from interregnum.games.registry import find
from interregnum.server import fair_pool
from interregnum.server.bot_pool import BotPool
from interregnum.server.bot_worker import Question, answer
from interregnum.server.fair_pool import FairPool, LineFull
from interregnum.server.worker import GRACE
from tests.server.live_server import PATIENCE, ROOT, Guest, Server, command_of, running

TITLE = find("torres")
BAD = "tests.server.bad_bots"


def test_people_are_served_in_turn() -> None:
    async def served() -> list[str]:
        pool, order = FairPool(["worker"]), list[str]()

        async def ask(person: str) -> None:
            worker = await pool.take(person)
            order.append(person)
            await asyncio.sleep(0)
            pool.give(worker, person)

        async with asyncio.TaskGroup() as group:
            for person in ("foe",) * 4 + ("Anna", "Bob", "Anna"):
                group.create_task(ask(person))
        return order

    assert asyncio.run(served()) == ["foe", "foe", "Anna", "Bob", "foe", "Anna", "foe"]


def test_one_person_has_so_many_places_and_another_still_comes_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fair_pool, "PLACES", 4)
    monkeypatch.setattr(fair_pool, "MOST", 3)

    async def lengths() -> list[int]:
        pool = FairPool[str]([])
        for person in ("foe", "foe", "foe", "Anna", "Bob"):
            pool.enter(person)
        for person in ("foe", "Anna"):
            with pytest.raises(LineFull):
                pool.enter(person)
        return [len(line) for line in pool.lines.values()]

    assert asyncio.run(lengths()) == [3, 1, 1]


def test_who_gives_up_leaves_no_gap_and_takes_nothing_along() -> None:
    async def left() -> tuple[list[str], int, int]:
        pool = FairPool(["worker"])
        worker = await pool.take("Anna")
        tasks = [asyncio.create_task(pool.take("Bob")) for _ in range(3)]
        await asyncio.sleep(0)
        tasks[0].cancel()
        pool.give(worker, "Anna")  # to the second, who is gone before it hears of it
        tasks[1].cancel()
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return list(pool.idle), pool.waiting, len(pool.lines)

    assert asyncio.run(left()) == (["worker"], 0, 0)


def test_nobody_has_all_workers_however_much_they_ask() -> None:
    async def taken() -> tuple[list[bool], bool, list[bool]]:
        pool = FairPool(["first", "second", "third"])
        foe = [asyncio.create_task(pool.take("foe")) for _ in range(5)]
        await asyncio.sleep(0)
        anna = asyncio.create_task(pool.take("Anna"))
        await asyncio.sleep(0)
        held = [task.done() for task in foe]
        pool.give(await anna, "Anna")
        pool.give(await foe[0], "foe")
        await asyncio.sleep(0)
        after = [task.done() for task in foe]
        for task in foe:
            task.cancel()
        return held, anna.done(), after

    held, anna, after = asyncio.run(taken())
    assert held == [True, True, False, False, False]
    assert anna
    assert after == [True, True, True, False, False]


def test_a_quick_bot_stands_behind_nobodys_search() -> None:
    """Every worker that thinks is busy without end; greedy answers all the same."""

    async def answered() -> Action:
        async with pool_of(2, 600.0) as bots:
            long = [asyncio.ensure_future(asked(bots, "search", foe)) for foe in ("foe", "fiend")]
            quick = await asked(bots, "greedy", "Anna")
            assert not any(task.done() for task in long)
            for task in long:
                task.cancel()
            return quick

    assert asyncio.run(answered()) in TITLE.game.legal(*position())


@asynccontextmanager
async def pool_of(workers: int, seconds: float) -> AsyncIterator[BotPool]:
    bots = BotPool(workers, seconds, BAD)
    try:
        yield bots
    finally:
        await bots.close()


def asked(bots: BotPool, bot: str, person: str) -> Awaitable[Action]:
    state, seat = position()
    return bots.choose(TITLE, state, seat, bot, person, Random(1))


def position() -> tuple[Any, Seat]:
    """A new match and who begins."""
    chance = Chance(seeded_key(1), ["", ""])
    match = TITLE.match(["Anna", "Bob"], TITLE.options({}), chance)
    return match.state, int(match.game.to_act(match.state)[0])


def test_waiting_counts_as_thinking() -> None:
    """Six questions that hang, one process: together they take one limit, not six."""
    seconds = 3.0

    async def spent() -> float:
        async with pool_of(1, seconds) as bots:
            before = time.monotonic()
            await asyncio.gather(*(asked(bots, "random", "foe") for _ in range(6)))
            return time.monotonic() - before

    assert asyncio.run(spent()) < 6 * seconds


def test_no_bot_thinks_in_the_servers_own_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if nobody answers, a legal action is found."""
    monkeypatch.setattr(fair_pool, "MOST", 0)  # nobody may wait

    async def found() -> Action:
        async with pool_of(0, 1.0) as bots:
            bots.spare.pool.idle.clear()
            return await asked(bots, "greedy", "foe")

    monkeypatch.setattr("interregnum.bots.greedy.GreedyBot.weigh", None)
    assert asyncio.run(found()) in TITLE.game.legal(*position())


def test_one_person_has_one_hint_at_a_time(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guest = Guest(server, "Anna")
        sittings = [guest.sit(guest.open_table("me", title="wonderful-kingdom")) for _ in range(2)]
        for sitting in sittings:
            sitting.my_turn()
        for sitting in (sittings[0], *sittings):
            sitting.say(t="hint", seq=sitting.state["seq"])
        assert [sitting.hear("refused")["code"] for sitting in sittings] == ["too_fast"] * 2
        assert sittings[0].hear("hint")
        sittings[1].say(t="hint", seq=sittings[1].state["seq"])
        assert sittings[1].hear("hint")


def test_a_hint_hangs_on_what_the_seat_knows_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same question in two worlds that look the same; the bot's own process says why."""
    bots, (state, seat) = BotPool(0, 1.0, BAD), position()
    monkeypatch.setattr(bots, "answer", lambda asked, _payer: asked)
    worlds = [state, *(TITLE.game.imagine(state, seat, Random(k)) for k in range(5))]
    asked = [bots.hint(TITLE, world, seat, "Anna") for world in worlds]
    assert all(each == asked[0] for each in asked)
    first = msgspec.structs.replace(asked[0].question, bot="greedy")  # type: ignore[attr-defined]
    assert answer(first).reasons
    assert not answer(msgspec.structs.replace(first, why=False)).reasons


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def bots_of(server: Server) -> list[str]:
    own = f"/proc/{server.process.pid}/task/{server.process.pid}/children"
    children = Path(own).read_text("utf-8").split()
    return [child for child in children if BAD.encode() in command_of(child)]


def is_running(pid: str) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    return False


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_bots_die_with_a_killed_server(tmp_path: Path) -> None:
    """Whatever they are thinking about."""
    with running(tmp_path, bot_module=BAD, bot_seconds=600.0) as server:
        guest = Guest(server, "Anna")
        guest.open_table("search", "search", title="wonderful-kingdom")
        until(lambda: bool(bots_of(server)))
        bots = bots_of(server)
        os.kill(server.process.pid, signal.SIGKILL)
        until(lambda: not any(is_running(bot) for bot in bots))


def question(bot: str, seconds: float) -> bytes:
    state, seat = position()
    packed = TITLE.game.pack(TITLE.game.imagine(state, seat, Random(1)))
    return msgspec.json.encode(Question(TITLE.name, packed, seat, bot, 1, seconds)) + b"\n"


@pytest.mark.parametrize(("seconds", "closed"), [(600.0, True), (0.1 - GRACE, False)])
def test_a_thought_ends_with_the_pipe_or_with_its_time(*, seconds: float, closed: bool) -> None:
    """On any system; the parent lives on here."""
    bot = subprocess.Popen([sys.executable, "-m", BAD], stdin=subprocess.PIPE, cwd=ROOT)
    try:
        assert bot.stdin is not None
        bot.stdin.write(question("search", seconds))
        bot.stdin.flush()
        if closed:
            bot.stdin.close()
        assert bot.wait(PATIENCE) in (0, 1)
    finally:
        bot.kill()
        bot.communicate()
