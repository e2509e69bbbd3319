"""The workers of a Dask cluster, on as many machines as it has; the extra `study` brings it.

    dask scheduler                                 # on one machine: prints tcp://…
    dask worker tcp://… --nworkers -1 --nthreads 1 # on each: a process for every core

A worker needs the same version of this package, and whatever a `module:Class` names.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Final, TypeVar

from interregnum.core.errors import BadInput, WorkerLost
from interregnum.executor.executor import Handed, Unit, Workers, work

R = TypeVar("R")
PATIENCE: Final = 20  # seconds for the scheduler to answer, and for a first worker


class Cluster(Workers):
    """A worker that dies is the scheduler's to notice: it gives the unit to another one."""

    def __init__(self, address: str) -> None:
        self.client: Any = connected(address)

    @property
    def width(self) -> int:
        """Workers come and go."""
        return max(1, sum(int(threads) for threads in self.client.nthreads().values()))

    def submit(self, unit: Unit) -> Any:
        return self.client.submit(work, unit, pure=False)

    def take(self, handed: Handed[R], waiting: Sequence[Handed[R]]) -> list[R]:
        from distributed import KilledWorker

        try:
            found: list[R] = handed.future.result()
        except KilledWorker as error:
            raise WorkerLost(f"workers died over {handed.unit.name}: {error}") from error
        except asyncio.CancelledError as error:
            raise WorkerLost(f"the scheduler was lost over {handed.unit.name}") from error
        handed.future.release()
        return found

    def close(self) -> None:
        self.client.close()


def connected(address: str) -> Any:
    """A client of the scheduler; refused in one sentence where there is none, or no worker."""
    try:
        from distributed import Client
    except ModuleNotFoundError as error:
        wanted = "pip install 'interregnum[study]'"
        raise BadInput(f"a cluster needs more than the base package: {wanted}") from error
    kind: Any = Client  # without types
    if ":" not in address:  # Dask would go on asking for it after its refusal
        raise BadInput(f"no scheduler answers at {address!r}; expected one as tcp://host:8786")
    try:
        client = kind(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise BadInput(f"no scheduler answers at {address!r}: {error}") from error
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as error:
        client.close()
        raise BadInput(f"the cluster at {address} has no worker") from error
    return client
