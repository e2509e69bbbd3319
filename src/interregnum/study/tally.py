"""What a study of a title's balance is made of, and how its figures are told."""

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from interregnum.bots.arena import share
from interregnum.core.game import Action, Game, Seat
from interregnum.core.match import Values
from interregnum.study.document import Chart, share_bar

Row = list[str]
Group = tuple[str, list[str]]  # a heading and its traits


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


class Traits(Watcher):
    """A watcher that counts how often a seat had a trait, won with it, and made which points."""

    def __init__(self, tally: Tally, game: Game[Any]) -> None:
        super().__init__(tally)
        self.game = game
        self.found: dict[Seat, set[str]] = {}

    def mark(self, seat: Seat, trait: str) -> None:
        self.found.setdefault(int(seat), set()).add(trait)

    def ended(self, state: Any) -> None:
        ranks = [int(rank) for rank in self.game.ranks(state)]
        points = self.game.scores(state)
        for seat in range(len(ranks)):
            for trait in {f"seat {seat + 1}", *self.found.get(seat, set())}:
                self.tally[f"had {trait}"] += 1
                self.tally[f"won {trait}"] += share(ranks, seat)
                self.tally[f"points {trait}"] += int(points[seat])


class Study(ABC):
    """What is measured of a title."""

    title: str
    deals: list[Deal]

    @abstractmethod
    def watch(self, tally: Tally) -> Watcher:
        """Somebody who follows a game."""

    @abstractmethod
    def groups(self) -> list[Group]:
        """The traits whose win rates are told, under their headings."""

    def figures(self, tallies: dict[str, Tally]) -> str:
        """Tables of its own for the document, by the labels of the deals; none: those of charts."""
        return ""

    def charts(self, tallies: dict[str, Tally]) -> list[Chart]:
        """Win rates by trait, heading by heading and table by table."""
        seats = {deal.label: deal.seats for deal in self.deals}
        return [
            chart
            for heading, traits in self.groups()
            for label, tally in tallies.items()
            if (chart := trait_chart(f"{heading}: {label}", tally, traits, seats[label])).bars
        ]


def trait_chart(title: str, tally: Tally, traits: list[str], seats: int) -> Chart:
    bars = []
    for trait in traits:
        had = int(tally[f"had {trait}"])
        if had:
            points = tally[f"points {trait}"] / had if f"points {trait}" in tally else None
            even = 1 / seats if seats > 1 else None
            bars.append(share_bar(trait, tally[f"won {trait}"], had, even=even, points=points))
    return Chart(title, bars)


def rate(part: float, whole: float) -> str:
    """In whole per cent; nothing of nothing is unknown."""
    return f"{100 * part / whole:.0f}" if whole else "–"


def table(heads: Row, rows: list[Row]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
