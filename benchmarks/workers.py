"""How much faster more workers are: one contest alone, in processes and on a Dask cluster here.

    python benchmarks/workers.py --games 40

The outcomes must be the same everywhere. Wall time: a busy machine tells nothing.
"""

import argparse
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from time import perf_counter
from typing import Any

from interregnum.bots.arena import Contest, run
from interregnum.executor.executor import Executor
from interregnum.executor.run import open_executor

Told = list[tuple[Any, ...]]


@contextmanager
def cluster(workers: int) -> Iterator[Executor]:
    from distributed import LocalCluster

    kind: Any = LocalCluster  # without types
    asked = {"threads_per_worker": 1, "dashboard_address": "127.0.0.1:0", "silence_logs": 50}
    made = kind(n_workers=workers, **asked)
    with made, open_executor(cluster=made.scheduler_address) as executor:
        yield executor


def timed(contest: Contest, games: int, executor: Executor) -> tuple[float, Told]:
    """Seconds of the games, without the start of the workers, and what came of them."""
    run(contest, 2, on=executor)
    start = perf_counter()
    standing = run(contest, games, on=executor)
    return perf_counter() - start, [tuple(outcome[:-1]) for outcome in standing.outcomes]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bot", default="search:50")
    args = parser.parse_args()
    contest = Contest("for-a-crown", {}, (args.bot, "greedy", "greedy"), 1)
    places: dict[str, AbstractContextManager[Executor]] = {
        "alone": open_executor(),
        "2 processes": open_executor(2),
        "1 worker of Dask": cluster(1),
        "2 workers of Dask": cluster(2),
    }
    first = 0.0
    same: Told = []
    for name, place in places.items():
        with place as executor:
            seconds, told = timed(contest, args.games, executor)
        first, same = first or seconds, same or told
        assert told == same, f"{name}: other outcomes"
        sys.stdout.write(f"{name:20} {seconds:7.2f} s  {first / seconds:5.2f} times\n")


if __name__ == "__main__":
    main()
