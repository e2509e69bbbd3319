"""Where jobs run, and how their results come back in order."""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.metadata import version
from typing import Any, Final, Generic, NamedTuple, Self, TypeVar

from interregnum.core.errors import WorkerLost

R = TypeVar("R")
AHEAD: Final = 3  # units handed out for each that can run: a long one holds nobody up
LIVES: Final = 3  # workers that may die over a unit before it is held to be the reason


class Unit(NamedTuple):
    """Jobs that are handed to a worker together."""

    job: Callable[[Any, int], Any]
    spec: Any
    numbers: Sequence[int]
    version: str  # of the package where the work was given out

    @property
    def name(self) -> str:
        return f"{self.job.__name__} {self.numbers[0]} to {self.numbers[-1]}"


@cache
def mine() -> str:
    """The version of the package here."""
    return version("interregnum")


def work(unit: Unit) -> list[Any]:
    """What a worker does: other rules could give other results without anybody's notice."""
    if mine() != unit.version:
        raise WorkerLost(f"a worker has interregnum {mine()}, this is {unit.version}")
    return [unit.job(unit.spec, number) for number in unit.numbers]


class Handed(Generic[R]):
    """A unit and where its results will be."""

    def __init__(self, unit: Unit, future: Any) -> None:
        self.unit = unit
        self.future = future
        self.deaths = 0


class Executor(ABC):
    """Closed when the work is done; results never depend on which of them it is."""

    @abstractmethod
    def map(
        self, job: Callable[[Any, int], R], spec: Any, numbers: Sequence[int], chunk: int = 1
    ) -> Iterator[R]:
        """`job(spec, n)` in the order of the numbers; `chunk` of them go to a worker at a time."""

    def close(self) -> None:  # noqa: B027  # who has no workers lets none go
        """Let the workers go."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()


class Alone(Executor):
    """In this process, one after the other."""

    def map(
        self, job: Callable[[Any, int], R], spec: Any, numbers: Sequence[int], chunk: int = 1
    ) -> Iterator[R]:
        return (job(spec, number) for number in numbers)


class Workers(Executor):
    """Units are handed out to others, and their results taken in the order of the numbers."""

    @property
    @abstractmethod
    def width(self) -> int:
        """How many units run at a time."""

    @abstractmethod
    def submit(self, unit: Unit) -> Any:
        """Hand a unit out; the future of its results."""

    @abstractmethod
    def take(self, handed: Handed[R], waiting: Sequence[Handed[R]]) -> list[R]:
        """The results of a unit, waited for; `waiting` are those that were handed out after it."""

    def map(
        self, job: Callable[[Any, int], R], spec: Any, numbers: Sequence[int], chunk: int = 1
    ) -> Iterator[R]:
        units = deque(
            Unit(job, spec, numbers[k : k + chunk], mine()) for k in range(0, len(numbers), chunk)
        )
        waiting: deque[Handed[R]] = deque()
        try:
            while units or waiting:
                while units and len(waiting) < AHEAD * self.width:
                    unit = units.popleft()
                    waiting.append(Handed(unit, self.submit(unit)))
                yield from self.take(waiting.popleft(), waiting)
        finally:
            for handed in waiting:
                handed.future.cancel()
