"""Torres as a rule book."""

from random import Random
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.game import CHANCE, Action, Game, Seat, Setup, places
from interregnum.games.torres.rules import cards, decisions, imagine
from interregnum.games.torres.rules import setup as preparing
from interregnum.games.torres.rules.actions import (
    SPACE,
)
from interregnum.games.torres.rules.castles import derive
from interregnum.games.torres.rules.copies import clone_state, pack, unpack
from interregnum.games.torres.rules.data import (
    MAX_SEATS,
)
from interregnum.games.torres.rules.state import DRAWING, OVER, State

# Handed out again and again: nobody changes what `to_act` gives.
ALONE: Final[list[Ints]] = [vec[i64]([seat]) for seat in range(MAX_SEATS)]
BY_CHANCE: Final[Ints] = vec[i64]([CHANCE])
NOBODY: Final[Ints] = vec[i64]()


class Torres(Game[State]):
    """All three versions."""

    name = "torres"
    version = 1
    actions = SPACE

    def new(self, seats: int, setup: Setup) -> State:
        return preparing.new_table(seats, setup)

    def clone(self, s: State) -> State:
        return clone_state(s)

    def to_act(self, s: State) -> Ints:
        if s.step == OVER:
            return NOBODY
        return BY_CHANCE if decisions.is_chance(s) else ALONE[s.seat]

    def legal(self, s: State, seat: Seat) -> Ints:
        if s.step == OVER or seat != (CHANCE if decisions.is_chance(s) else s.seat):
            return vec[i64]()
        return decisions.choices(s)

    def weights(self, s: State) -> Ints:
        return cards.draw_odds(s) if s.step == DRAWING else vec[i64]()

    def apply(self, s: State, seat: Seat, action: Action) -> None:
        decisions.act(s, action)

    def seen(self, s: State, seat: Seat, actor: Seat, action: Action) -> Action:
        owner: int = s.seat
        if seat == owner or actor not in (owner, CHANCE):
            return action
        return decisions.mark(s, action)

    def imagine(self, s: State, seat: Seat, rng: Random) -> State:
        return imagine.imagined(s, seat, rng)

    def reveals(self, s: State) -> int:
        return s.reveals

    def scores(self, s: State) -> Ints:
        return s.score[:]

    def ranks(self, s: State) -> Ints:
        return places(s.score)

    def pack(self, s: State) -> list[int]:
        return pack(s)

    def unpack(self, data: list[int]) -> State:
        s = unpack(data)
        derive(s.board)
        return s
