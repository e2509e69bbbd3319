"""Jobs on a Dask cluster: the same results as here, whoever dies."""

import gc
import os
import signal
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from interregnum.bots.arena import Contest, Outcome, run
from interregnum.core.errors import WorkerLost
from interregnum.executor.journal import Journal
from interregnum.executor.run import open_executor, results
from tests.executor.jobs import Fatal, fatal, refuse

CONTEST = Contest("for-a-crown", {}, ("greedy", "random", "tests.test_library:Last"), 1)


@contextmanager
def cluster(workers: int) -> Iterator[str]:
    """The address of one on this machine, each worker a process of its own."""
    from distributed import LocalCluster

    kind: Any = LocalCluster
    asked = {"threads_per_worker": 1, "dashboard_address": "127.0.0.1:0", "silence_logs": 50}
    with kind(n_workers=workers, **asked) as made:
        assert len(made.workers) == workers
        yield made.scheduler_address
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)  # a busy Dask leaves a connection behind
        gc.collect()


def told(outcomes: list[Outcome]) -> list[tuple[object, ...]]:
    """All of an outcome but the time it took."""
    return [tuple(o[:-1]) for o in outcomes]


def test_two_workers_play_what_one_process_plays() -> None:
    with cluster(2) as address, open_executor(cluster=address) as executor:
        assert told(run(CONTEST, 8, on=executor).outcomes) == told(run(CONTEST, 8).outcomes)
        with pytest.raises(ValueError, match="0 is refused"):
            list(results(refuse, None, range(3), on=executor))


@pytest.mark.long
def test_a_worker_of_four_that_is_killed_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with cluster(4) as address, open_executor(cluster=address) as executor:
        spec = Fatal(str(tmp_path), (11, 50))
        told_ = list(results(fatal, spec, range(100), on=executor, chunk=4))
        assert told_ == [number * number for number in range(100)]
        killed = Killed(executor)
        standing = run(CONTEST, 120, on=executor, journal=Journal(file), progress=killed)
        with pytest.raises(WorkerLost, match="workers died over fatal 2 to 2"):
            list(results(fatal, Fatal(str(tmp_path), (2,), times=9), range(9), on=executor))
    assert killed.done
    assert told(standing.outcomes) == told(run(CONTEST, 120).outcomes)
    assert len(file.read_bytes().splitlines()) == 1 + 120


class Killed:
    """Kills one of the workers in the middle of a contest."""

    def __init__(self, executor: Any) -> None:
        self.executor = executor
        self.done = False

    def __call__(self, standing: Any) -> None:
        if standing.games == 20:
            client = self.executor.client
            first = next(iter(client.nthreads()))
            pid = client.run(process, workers=[first])[first]
            os.kill(pid, signal.SIGKILL)
            self.done = True


def process() -> int:
    return os.getpid()
