"""Processes of this machine."""

from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from interregnum.core.errors import WorkerLost
from interregnum.executor.executor import LIVES, Handed, Unit, Workers, work

R = TypeVar("R")


class Processes(Workers):
    """So many of them, started with the first work and kept for more."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    @property
    def width(self) -> int:
        return self.processes

    def submit(self, unit: Unit) -> Future[list[Any]]:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"))
        try:
            return self.pool.submit(work, unit)
        except BrokenProcessPool as error:  # noticed when its turn comes
            broken: Future[list[Any]] = Future()
            broken.set_exception(error)
            return broken

    def take(self, handed: Handed[R], waiting: Sequence[Handed[R]]) -> list[R]:
        """One process that dies takes the pool along: what was not done is handed out again."""
        while True:
            try:
                found: list[R] = handed.future.result()
                return found
            except BrokenProcessPool as error:
                handed.deaths += 1
                if handed.deaths == LIVES:
                    lost = f"{LIVES} times a process died before {handed.unit.name} was done"
                    raise WorkerLost(lost) from error
                self.renew([handed, *waiting])

    def renew(self, lost: Sequence[Handed[R]]) -> None:
        self.close()
        for handed in lost:
            if handed.future.cancelled() or not has_results(handed.future):
                handed.future = self.submit(handed.unit)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = None


def has_results(future: Future[Any]) -> bool:
    return future.done() and not isinstance(future.exception(), BrokenProcessPool)
