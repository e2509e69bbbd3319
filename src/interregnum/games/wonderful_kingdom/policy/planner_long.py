"""The planner for who has time: from where no single change helps, several at once, and on."""

from random import Random
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints
from interregnum.core.game import NONE
from interregnum.core.policy import Planning
from interregnum.games.wonderful_kingdom.policy import priorities
from interregnum.games.wonderful_kingdom.policy.planner import (
    Planner,
    compared,
    copies_of,
    highest,
    wanted,
)
from interregnum.games.wonderful_kingdom.policy.priorities import Priorities
from interregnum.games.wonderful_kingdom.rules import data
from interregnum.games.wonderful_kingdom.rules.state import State

PASSES: Final[i64] = 12  # of the first climb, as `plan` has it
AGAIN: Final[i64] = 2  # of every other
MOST_CHANGES: Final = 4  # at once
PATIENCE: Final[i64] = 200  # steps without anything better before it is left at that


class Long(Planning):
    """The rest of a round of one seat."""

    def __init__(self, s: State, seat: i64, rng: Random) -> None:
        self.state: State = s
        self.seat: i64 = seat
        self.rng: Random = rng
        self.planner: Planner = Planner(s, seat)
        self.planner.climb(PASSES)
        self.fruitless: i64 = 0

    def step(self) -> bool:
        """Change the best priorities here and there and climb again; keep what is better."""
        planner = self.planner
        best, value = planner.best, planner.value
        planner.best = self.changed(best)
        planner.value = planner.trial(planner.best)
        planner.climb(AGAIN)
        self.fruitless = 0 if planner.value > value else self.fruitless + 1
        if planner.value <= value:
            planner.best, planner.value = best, value
        return self.fruitless < PATIENCE

    def changed(self, best: Priorities) -> Priorities:
        w = best.clone()
        keys = self.planner.keys()
        for _ in range(2 + int(self.rng.random() * float(MOST_CHANGES - 1))):
            if self.rng.random() < 0.4 or len(keys) == 0:
                self.change_card(w)
            else:
                self.change_rank(w, keys)
        return w

    def change_card(self, w: Priorities) -> None:
        """Another number of copies of a card planned."""
        selection = self.planner.board.selection
        if len(selection) == 0:
            w.flags ^= priorities.EAGER
            return
        card = selection[int(self.rng.random() * float(len(selection)))]
        if card < data.DEVELOPMENTS:
            copies = copies_of(self.planner.board, card)
            w.keep[card] = (w.keep[card] + 1) % (copies + 1)

    def change_rank(self, w: Priorities, keys: Ints) -> None:
        """A project before all others, behind one of them, or not served."""
        key = keys[int(self.rng.random() * float(len(keys)))]
        other = keys[int(self.rng.random() * float(len(keys)))]
        if self.rng.random() < 0.3:
            w.rank[key] = highest(w.rank) + 1
        else:
            w.rank[key] = max(w.rank[other] - 1, 0) if other != key else 0

    def found(self) -> list[tuple[int, float]]:
        act = wanted(self.state, self.seat, self.planner.best)
        if act != NONE:
            return [(act, self.planner.value)]
        return compared(self.state, self.seat, PASSES)
