"""Bots in worker processes: a time limit, a bounded queue, a fallback that is always there."""

import asyncio
import sys
from random import Random
from typing import Any, Final

import msgspec
import structlog

from interregnum.bots.names import parse
from interregnum.core.game import Action, Seat
from interregnum.games.title import Title
from interregnum.server import script
from interregnum.server.brain import Answer, Question
from interregnum.server.metrics import BOT_FALLBACKS, BOT_QUEUE, BOT_SECONDS

QUEUE: Final = 512  # positions that may wait; beyond that the fallback answers
LIMIT: Final = 20.0  # seconds for one answer; then the worker is ended and replaced
FALLBACK: Final = "greedy"
LOG: Final = structlog.get_logger()


class Worker:
    """One process; it answers one position at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question) -> Action:
        process = await self.running()
        assert process.stdin is not None, "opened with a pipe"
        assert process.stdout is not None, "opened with a pipe"
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        text = await process.stdout.readline()
        return msgspec.json.decode(text, type=Answer).action

    async def running(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "interregnum.server.brain",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=1 << 20,
            )
        return self.process

    async def end(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
        self.process = None


class Brains:
    """A few workers behind one door."""

    def __init__(self, workers: int) -> None:
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        self.workers = [Worker() for _ in range(workers)]
        for worker in self.workers:
            self.idle.put_nowait(worker)
        self.waiting = 0
        self.rng = Random()

    async def choose(self, title: Title[Any], state: Any, seat: Seat, bot: str) -> Action:
        """What the bot plays; `state` is the true one, only its imagined twin leaves here."""
        scripted = script.reply(title, state, seat) if bot == script.BOT else None
        if scripted is not None:
            return scripted
        bot = FALLBACK if bot == script.BOT else bot
        imagined = title.game.imagine(state, seat, self.rng)
        question = Question(
            title.name, title.game.pack(imagined), seat, bot, self.rng.getrandbits(63)
        )
        if self.waiting >= QUEUE:
            return self.fall_back(title, imagined, seat, "the queue is full")
        self.waiting += 1
        BOT_QUEUE.set(self.waiting)
        try:
            return await self.think(title, imagined, question)
        finally:
            self.waiting -= 1
            BOT_QUEUE.set(self.waiting)

    async def think(self, title: Title[Any], imagined: Any, question: Question) -> Action:
        worker = await self.idle.get()
        try:
            with BOT_SECONDS.time():
                action = await asyncio.wait_for(worker.ask(question), LIMIT)
            if action in title.game.legal(imagined, question.seat):
                return action
            return self.fall_back(title, imagined, question.seat, f"illegal action {action}")
        except (TimeoutError, msgspec.MsgspecError, OSError) as error:
            await worker.end()
            return self.fall_back(title, imagined, question.seat, repr(error))
        finally:
            self.idle.put_nowait(worker)

    def fall_back(self, title: Title[Any], imagined: Any, seat: Seat, why: str) -> Action:
        """Never a stuck table: a quick move, a log line, a metric."""
        LOG.warning("bot_fallback", title=title.name, seat=seat, why=why)
        BOT_FALLBACKS.inc()
        return parse(FALLBACK).choose(title.game, imagined, seat, self.rng)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.end()
