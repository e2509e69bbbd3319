"""Bots on machines of their own: asked over NATS, asked again if one dies, never needed."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import chain, repeat
from pathlib import Path

import msgspec
import nats as nats_client
import pytest
from nats.aio.client import Client
from nats.aio.msg import Msg

from interregnum.core.game import Action
from interregnum.server import brains
from interregnum.server.bot_pool import BotPool
from interregnum.server.bot_worker import Question
from interregnum.server.brain import Brain
from interregnum.server.brains import Brains, Report, connect, subject
from interregnum.server.bus import NatsBus, settled
from interregnum.server.store import EntryRow
from tests.server.conftest import Database
from tests.server.live_server import PATIENCE, BrainProgram, Guest, Server
from tests.server.test_bot_pool import TITLE, asked, position, until
from tests.server.test_faults import journal_of

GOOD = "interregnum.server.bot_worker"
BAD = "tests.server.bad_bots"
Replies = Callable[[Client, Msg, Question], Awaitable[None]]


@asynccontextmanager
async def server_side(url: str, module: str = BAD) -> AsyncIterator[BotPool]:
    """A pool whose own process thinks for ever: whoever answers, it was not this one."""
    bus = NatsBus(url)
    await bus.open(lambda _notice: None, lambda: None)
    pool = BotPool(1, PATIENCE, module, Brains(bus).ask)
    try:
        yield pool
    finally:
        await pool.close()
        await bus.close()


@asynccontextmanager
async def brain(url: str, module: str = GOOD) -> AsyncIterator[Brain]:
    """One process of a worker elsewhere, in the queue group."""
    client = await connect(url)
    thinking = Brain(client, module)
    first = await thinking.stand_in_line()
    await settled(client)

    async def think() -> None:
        asked = first
        while True:
            await thinking.reply(await asked.next_msg(timeout=None))
            asked = await thinking.stand_in_line()

    running = asyncio.create_task(think())
    try:
        yield thinking
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await thinking.process.end()
        await client.close()


@asynccontextmanager
async def double(url: str, *replies: Replies) -> AsyncIterator[None]:
    """Somebody in the queue group who answers as the test wants, the last way for ever.

    On a loaded machine a question may be asked again at any time.
    """
    client = await nats_client.connect(url)
    asked = await client.subscribe(subject(), queue=brains.QUEUE)
    await settled(client)

    async def answer() -> None:
        for reply in chain(replies, repeat(replies[-1])):
            message = await asked.next_msg(timeout=None)
            await reply(client, message, msgspec.json.decode(message.data, type=Question))

    answering = asyncio.create_task(answer())
    try:
        yield
    finally:
        answering.cancel()
        await asyncio.gather(answering, return_exceptions=True)
        await client.close()


def legal() -> list[Action]:
    return [int(action) for action in TITLE.game.legal(*position())]


def test_a_question_is_answered_elsewhere(nats: str) -> None:
    async def found() -> tuple[Action, bool]:
        async with brain(nats), server_side(nats) as pool:
            action = await asked(pool, "plan:1", "Anna")
            return action, pool.thinking.workers[0].process is None

    action, elsewhere = asyncio.run(found())
    assert (action in legal(), elsewhere) == (True, True)


def test_the_question_of_a_dead_worker_is_asked_again(
    nats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(brains, "SILENCE", 3.0)  # an answer on a loaded machine may take a second
    choice = legal()[-1]

    async def reply(client: Client, message: Msg, question: Question) -> None:
        await client.publish(message.reply, msgspec.json.encode(Report(question.seed, choice)))

    async def die(_client: Client, _message: Msg, _question: Question) -> None:
        """Took the question, and says nothing."""

    async def found() -> Action:
        async with server_side(nats) as pool, double(nats, die, reply):
            return await asked(pool, "search", "Anna")

    assert asyncio.run(found()) == choice


def test_foreign_words_change_nothing(nats: str) -> None:
    choice = legal()[-1]

    async def reply(client: Client, message: Msg, question: Question) -> None:
        for data in (b"\xff{", b"[]", b'{"seed":"x"}', b'{"seed":1,"action":0}'):
            await client.publish(message.reply, data)
        await client.publish(message.reply, msgspec.json.encode(Report(question.seed)))
        await client.publish(message.reply, msgspec.json.encode(Report(question.seed, choice)))

    async def found() -> Action:
        async with server_side(nats) as pool, double(nats, reply):
            return await asked(pool, "search", "Anna")

    assert asyncio.run(found()) == choice


@pytest.mark.parametrize("report", [{"action": 10**9}, {"failed": True}])
def test_what_is_no_legal_action_is_replaced_by_a_quick_one(
    nats: str, report: dict[str, int]
) -> None:
    async def reply(client: Client, message: Msg, question: Question) -> None:
        data = msgspec.json.encode({"seed": question.seed, **report})
        await client.publish(message.reply, data)

    async def found() -> Action:
        async with server_side(nats) as pool, double(nats, reply):
            return await asked(pool, "search", "Anna")

    assert asyncio.run(found()) in legal()


def test_nobody_elsewhere_or_other_rules_there_and_own_processes_think(
    nats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker of another build listens elsewhere and is never asked."""

    async def found() -> tuple[Action, bool]:
        monkeypatch.setattr("interregnum.server.brain.subject", lambda: "interregnum.bots.other")
        async with brain(nats, BAD) as other, server_side(nats, GOOD) as pool:
            action = await asked(pool, "plan:1", "Anna")
            assert other.process.process is None
            return action, pool.thinking.workers[0].process is not None

    action, here = asyncio.run(found())
    assert (action in legal(), here) == (True, True)


@pytest.mark.long
def test_whoever_is_killed_matches_go_on(tmp_path: Path, nats: str, postgres: Database) -> None:
    """Two servers, PostgreSQL, NATS, three bot workers: each of the five is killed in turn."""
    db = postgres()
    servers = [Server(tmp_path, db=db, bus=nats) for _ in range(2)]
    thinkers = [BrainProgram(nats, tmp_path) for _ in range(3)]
    try:
        for server in servers:
            server.wait()
        guest = Guest(servers[0], "Anna")
        tables = [guest.open_table("plan:1", "search:20", "search:20") for _ in range(3)]
        everybody: list[BrainProgram | Server] = [*thinkers, *servers]
        for victim in everybody:
            lengths = {table: len(entries(db, table)) for table in tables}
            victim.kill()
            until(partial(all_go_on, db, lengths))
            victim.start()
    finally:
        for thinker in thinkers:
            thinker.kill()
        for server in servers:
            server.stop()


def all_go_on(db: str, lengths: dict[str, int]) -> bool:
    return all(goes_on(db, *each) for each in lengths.items())


def goes_on(db: str, table: str, length: int) -> bool:
    """Something has happened since, or nothing is left to happen."""
    rows = entries(db, table)
    return len(rows) > length or not rows[-1].awaited


def entries(db: str, table: str) -> list[EntryRow]:
    return asyncio.run(journal_of(db, {table}))[table]
