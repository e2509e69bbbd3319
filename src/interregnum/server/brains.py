"""Bots in worker processes: a time limit, a bounded queue, a fallback that is always there."""

import asyncio
import sys
from collections.abc import Awaitable
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
LINE: Final = 1 << 20  # bytes of an answer
FALLBACK: Final = "greedy"
LOG: Final = structlog.get_logger()


class Worker:
    """One process; it answers one position at a time."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question) -> Action:
        process = await self.running()
        assert process.stdin is not None, "opened with a pipe"
        assert process.stdout is not None, "opened with a pipe"
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        while True:
            answer = msgspec.json.decode(await process.stdout.readline(), type=Answer)
            if answer.seed == question.seed:
                return answer.action

    async def running(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self.module,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE,
            )
        return self.process

    async def end(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
        self.process = None


class Brains:
    """A few workers behind one door; each answer has so many seconds."""

    def __init__(self, workers: int, seconds: float, module: str) -> None:
        self.seconds = seconds
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        self.workers = [Worker(module) for _ in range(workers)]
        for worker in self.workers:
            self.idle.put_nowait(worker)
        self.waiting = 0
        self.rng = Random()

    def choose(self, title: Title[Any], state: Any, seat: Seat, bot: str) -> Awaitable[Action]:
        """What the bot plays; `state` is the true one, only its imagined twin leaves here, now."""
        if bot == script.BOT:
            return self.scripted(title, state, seat)
        imagined = title.game.imagine(state, seat, self.rng)
        seed = self.rng.getrandbits(63)
        question = Question(title.name, title.game.pack(imagined), seat, bot, seed)
        return self.queued(title, imagined, question)

    def scripted(self, title: Title[Any], state: Any, seat: Seat) -> Awaitable[Action]:
        """What a lesson has written down for this position; off its path the fallback plays."""
        action = script.reply(title, state, seat)
        if action is None:
            return self.choose(title, state, seat, FALLBACK)
        return asyncio.sleep(0, action)

    async def queued(self, title: Title[Any], imagined: Any, question: Question) -> Action:
        if self.waiting >= QUEUE:
            return self.fall_back(title, imagined, question, "the queue is full")
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
                action = await asyncio.wait_for(worker.ask(question), self.seconds)
            if action in title.game.legal(imagined, question.seat):
                return action
            return self.fall_back(title, imagined, question, f"illegal action {action}")
        except (TimeoutError, msgspec.MsgspecError, OSError) as error:
            await worker.end()
            return self.fall_back(title, imagined, question, type(error).__name__)
        finally:
            self.idle.put_nowait(worker)

    def fall_back(self, title: Title[Any], imagined: Any, question: Question, why: str) -> Action:
        """Never a stuck table: a quick move, a log line, a metric."""
        seat = question.seat
        LOG.warning("bot_fallback", title=title.name, seat=seat, bot=question.bot, why=why)
        BOT_FALLBACKS.inc()
        return parse(FALLBACK).choose(title.policy, imagined, seat, self.rng)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.end()
