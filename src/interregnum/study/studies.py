"""What is measured of each title; one from elsewhere is measured by its seats and modes."""

from importlib import import_module
from typing import Final

from interregnum.core.game import Action, Seat
from interregnum.games.registry import find
from interregnum.games.title import usual_seats, values_of
from interregnum.study.tally import Deal, Group, Study, Tally, Traits

STUDIES: Final = {
    "torres": "balance_torres:TorresStudy",
    "crown-of-ash": "balance_ash:CrownOfAshStudy",
    "wonderful-kingdom": "balance_kingdom:WonderfulKingdomStudy",
    "for-a-crown": "balance_crown:CrownStudy",
}


def study_of(name: str) -> Study:
    """Loaded when it is asked for."""
    title = find(name)
    if title.name not in STUDIES:
        return PlainStudy(title.name)
    module, _, kind = STUDIES[title.name].partition(":")
    found: Study = getattr(import_module(f"interregnum.study.{module}"), kind)()
    return found


class PlainWatcher(Traits):
    def before(self, state: object, seat: Seat, action: Action) -> None:
        if not self.found:
            self.mark(seat, "decides first")


class PlainStudy(Study):
    """Every mode, with as many people as usual."""

    def __init__(self, name: str) -> None:
        self.title = name
        title = find(name)
        self.deals = [
            Deal(mode, usual_seats(title, mode), values_of(options))
            for mode, options in title.modes.items()
        ]

    def watch(self, tally: Tally) -> PlainWatcher:
        return PlainWatcher(tally, find(self.title).game)

    def groups(self) -> list[Group]:
        seats = max(deal.seats for deal in self.deals)
        return [("Seat", [*(f"seat {k + 1}" for k in range(seats)), "decides first"])]
