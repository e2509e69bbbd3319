"""Work outside the event loop: processes that answer one line with one line, in a fair order."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from interregnum.server.fair_pool import FairPool, LineFull

LINE: Final = 1 << 24  # bytes of an answer
FAILED: Final = (TimeoutError, msgspec.MsgspecError, OSError, ValueError, LineFull)


class Numbered(Protocol):
    """A question and its answer have the same number: old answers are passed over."""

    @property
    def seed(self) -> int: ...


class Timed(Numbered, Protocol):
    @property
    def seconds(self) -> float: ...


A = TypeVar("A", bound=Numbered)
Elsewhere = Callable[[Any], Awaitable[A | None]]  # None: nobody there has time


def unheard(_answer: Numbered) -> None:
    """An answer that came too late."""


class WorkerProcess(Generic[A]):
    """One process; it answers one question at a time, unless somebody elsewhere does."""

    def __init__(
        self, module: str, answer: type[A], elsewhere: "Elsewhere[A] | None" = None
    ) -> None:
        self.module = module
        self.answer = answer
        self.elsewhere = elsewhere
        self.process: asyncio.subprocess.Process | None = None
        self.aside: Callable[[A], None] = unheard  # of what is no answer to the question

    async def ask(self, question: Any) -> A:
        found = await self.elsewhere(question) if self.elsewhere is not None else None
        return found if found is not None else await self.ask_here(question)

    async def ask_here(self, question: Timed) -> A:
        process = await self.running()
        assert process.stdin is not None, "opened with a pipe"
        assert process.stdout is not None, "opened with a pipe"
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        while True:
            answer = msgspec.json.decode(await process.stdout.readline(), type=self.answer)
            if answer.seed == question.seed:
                return answer
            self.aside(answer)

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


class Lane(Generic[A]):
    """Worker processes and the people who wait for them."""

    def __init__(
        self,
        workers: int,
        module: str,
        answer: type[A],
        elsewhere: Elsewhere[A] | None = None,
    ) -> None:
        self.workers = [WorkerProcess(module, answer, elsewhere) for _ in range(workers)]
        self.pool = FairPool(self.workers)
        self.jobs: set[asyncio.Task[A]] = set()

    async def ask(self, question: Timed, payer: str) -> A:
        """Within the question's seconds, in which it may have to wait for its turn."""
        until = asyncio.get_running_loop().time() + question.seconds
        async with asyncio.timeout_at(until):
            worker = await self.pool.take(payer)
        job = asyncio.create_task(self.work(worker, question, until, payer))
        self.jobs.add(job)
        job.add_done_callback(self.forget)
        return await asyncio.shield(job)  # a process cannot stop: it stays busy if nobody waits

    async def work(self, worker: WorkerProcess[A], question: Timed, until: float, payer: str) -> A:
        try:
            async with asyncio.timeout_at(until):
                return await worker.ask(question)
        except FAILED:
            await worker.end()
            raise
        finally:
            self.pool.give(worker, payer)

    def forget(self, job: asyncio.Task[A]) -> None:
        self.jobs.discard(job)
        if not job.cancelled():
            job.exception()  # seen: who asked may have gone

    async def close(self) -> None:
        for job in list(self.jobs):
            job.cancel()
        await asyncio.gather(*self.jobs, return_exceptions=True)
        for worker in self.workers:
            await worker.end()
