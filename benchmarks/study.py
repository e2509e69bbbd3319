"""What a study of a title's balance is made of, and how its figures are told."""

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from interregnum.core.game import Action, Seat
from interregnum.core.match import Values

Row = list[str]


class Tally(dict[str, float]):
    """How often each thing was seen; what was never seen counts nothing."""

    def __missing__(self, key: str) -> float:
        return 0.0

    def add(self, other: dict[str, float]) -> None:
        for key, n in other.items():
            self[key] += n


class Deal(NamedTuple):
    """A kind of table that is played."""

    label: str
    seats: int
    options: Values


class Watcher(ABC):
    """Follows one game and counts into a tally."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally

    @abstractmethod
    def before(self, state: Any, seat: Seat, action: Action) -> None:
        """Before each decision of a seat."""

    @abstractmethod
    def ended(self, state: Any) -> None:
        """Once, with the last state."""


class Study(ABC):
    """What is measured of a title."""

    title: str
    deals: list[Deal]
    watcher: type[Watcher]

    @abstractmethod
    def figures(self, tallies: dict[str, Tally]) -> str:
        """The tables of the document, by the labels of the deals."""


def rate(part: float, whole: float) -> str:
    """In whole per cent; nothing of nothing is unknown."""
    return f"{100 * part / whole:.0f}" if whole else "–"


def table(heads: Row, rows: list[Row]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
