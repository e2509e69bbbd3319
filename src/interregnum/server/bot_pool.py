"""Bots in worker processes: a time limit, a fair line, a fallback that is always there."""

import asyncio
import sys
from collections.abc import Awaitable
from random import Random
from typing import Any, Final

import msgspec
import structlog

from interregnum.core.game import Action, Seat
from interregnum.games.title import Title
from interregnum.server import lesson_script
from interregnum.server.bot_worker import Answer, Question
from interregnum.server.fair_pool import FairPool, LineFull
from interregnum.server.metrics import BOT_FALLBACKS, BOT_QUEUE, BOT_SECONDS

LINE: Final = 1 << 20  # bytes of an answer
FALLBACK: Final = "greedy"
QUICK: Final = 5.0  # seconds that the fallback has
FAILED: Final = (TimeoutError, msgspec.MsgspecError, OSError, LineFull)
LOG: Final = structlog.get_logger()


class BotProcess:
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


class Lane:
    """Worker processes and the people who wait for them."""

    def __init__(self, workers: int, module: str) -> None:
        self.workers = [BotProcess(module) for _ in range(workers)]
        self.pool = FairPool(self.workers)
        self.jobs: set[asyncio.Task[Action]] = set()

    async def ask(self, question: Question, payer: str) -> Action:
        """Within the question's seconds, in which it may have to wait for its turn."""
        until = asyncio.get_running_loop().time() + question.seconds
        async with asyncio.timeout_at(until):
            worker = await self.pool.take(payer)
        job = asyncio.create_task(self.work(worker, question, until))
        self.jobs.add(job)
        job.add_done_callback(self.forget)
        return await asyncio.shield(job)  # a process cannot stop: it stays busy if nobody waits

    async def work(self, worker: BotProcess, question: Question, until: float) -> Action:
        try:
            async with asyncio.timeout_at(until):
                with BOT_SECONDS.time():
                    return await worker.ask(question)
        except FAILED:
            await worker.end()
            raise
        finally:
            self.pool.give(worker)

    def forget(self, job: asyncio.Task[Action]) -> None:
        self.jobs.discard(job)
        if not job.cancelled():
            job.exception()  # seen: who asked may have gone

    async def close(self) -> None:
        for job in list(self.jobs):
            job.cancel()
        await asyncio.gather(*self.jobs, return_exceptions=True)
        for worker in self.workers:
            await worker.end()


class BotPool:
    """A few workers behind one door, and a spare one for quick answers in their stead."""

    def __init__(self, workers: int, seconds: float, module: str) -> None:
        self.seconds = seconds
        self.thinking = Lane(workers, module)
        self.spare = Lane(1, module)
        self.hinted: set[str] = set()  # people whose hint is being thought about
        self.rng = Random()

    def choose(
        self, title: Title[Any], state: Any, seat: Seat, bot: str, payer: str
    ) -> Awaitable[Action]:
        """What the bot plays; `state` is the true one, only its imagined twin leaves here, now.

        `payer` is the person in whose line the question waits.
        """
        if bot == lesson_script.BOT:
            return self.scripted(title, state, seat, payer)
        imagined = title.game.imagine(state, seat, self.rng)
        seed = self.rng.getrandbits(63)
        packed = title.game.pack(imagined)
        question = Question(title.name, packed, seat, bot, seed, self.seconds)
        legal = [int(action) for action in title.game.legal(imagined, seat)]
        return self.answer(question, legal, payer)

    def scripted(self, title: Title[Any], state: Any, seat: Seat, payer: str) -> Awaitable[Action]:
        """What a lesson has written down for this position; off its path the fallback plays."""
        action = lesson_script.reply(title, state, seat)
        if action is None:
            return self.choose(title, state, seat, FALLBACK, payer)
        return asyncio.sleep(0, action)

    async def answer(self, question: Question, legal: list[Action], payer: str) -> Action:
        """Never a stuck table: a quick move, a log line, a metric; at the worst a random move."""
        quick = msgspec.structs.replace(question, bot=FALLBACK, seconds=QUICK)
        for lane, asked in ((self.thinking, question), (self.spare, quick)):
            try:
                action = await self.asked(lane, asked, payer)
            except FAILED as error:
                told_fallback(asked, type(error).__name__)
                continue
            if action in legal:
                return action
            told_fallback(asked, f"illegal action {action}")
        return self.rng.choice(legal)

    async def asked(self, lane: Lane, question: Question, payer: str) -> Action:
        BOT_QUEUE.inc()
        try:
            return await lane.ask(question, payer)
        finally:
            BOT_QUEUE.dec()

    async def close(self) -> None:
        await self.thinking.close()
        await self.spare.close()


def told_fallback(question: Question, why: str) -> None:
    LOG.warning("bot_fallback", title=question.title, seat=question.seat, bot=question.bot, why=why)
    BOT_FALLBACKS.inc()
