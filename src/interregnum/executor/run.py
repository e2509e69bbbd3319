"""Many jobs run: what is kept is not done again, what is new is kept."""

import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from interregnum.executor.executor import Alone, Executor
from interregnum.executor.here import Processes
from interregnum.executor.journal import Kept

R = TypeVar("R")
Progress = Callable[[int, int], None]  # how many are done, of how many


def open_executor(jobs: int = 1, cluster: str = "") -> Executor:
    """A cluster by its address, else so many processes here, at most one for each core."""
    if cluster:
        from interregnum.executor.cluster import Cluster

        return Cluster(cluster)
    processes = min(jobs, os.cpu_count() or 1)
    return Processes(processes) if processes > 1 else Alone()


def results(
    job: Callable[[Any, int], R],
    spec: Any,
    numbers: Sequence[int],
    *,
    on: Executor | None = None,
    chunk: int = 1,
    kept: Kept[R] | None = None,
    progress: Progress | None = None,
) -> Iterator[R]:
    """`job(spec, n)` for each of the numbers, in their order.

    The job is a function at the top of a module whose answer depends on spec and number alone;
    spec and answer pickle, and the answer is JSON where it is kept.
    """
    done = kept.done if kept else {}
    missing = [number for number in numbers if number not in done]
    fresh = (on or Alone()).map(job, spec, missing, chunk)
    for k, number in enumerate(numbers, 1):
        if number not in done:
            result = next(fresh)
            if kept:
                kept.add(number, result)
        else:
            result = done[number]
        if progress:
            progress(k, len(numbers))
        yield result
