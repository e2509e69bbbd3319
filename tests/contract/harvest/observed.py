"""Harvest as numbers, and policies that tell them wrongly in one place each."""

from typing import Final

from mypy_extensions import i64

from harvest.rules.game import known, unfinished
from harvest.rules.state import CARDS, CROPS, State
from interregnum.core.arrays import Shorts
from interregnum.core.game import NONE, Game, Seat
from interregnum.core.observation import (
    turned,
    write,
    write_bits,
    write_hot,
    write_turned,
)
from interregnum.core.policy import Field, Policy

SEATS: Final = 4
FIELDS: Final = [
    Field("crop", len(CROPS), 0, 1, "the crop that all bid for"),
    Field("bag", len(CROPS), 0, 1, "crops to come"),
    Field("awaited", SEATS, 0, 1, "who has not finished its bid; you first"),
    Field("points", SEATS, 0, 10, "you first"),
    Field("doubles", SEATS, 0, 1, "doubled bids left, as you are shown them"),
    Field("hands", SEATS * len(CARDS), 0, 1, "cards by seat, as you are shown them"),
    Field("card", 1, 0, len(CARDS), "of your bid, plus 1"),
]


class Observed(Policy[State]):
    def __init__(self, game: Game[State]) -> None:
        super().__init__(game, FIELDS)

    def observe(self, s: State, seat: Seat, out: Shorts, at: i64) -> i64:
        t, seats = known(s, seat), len(s.points)
        at = write_hot(out, at, s.crop, len(CROPS))
        at = write_bits(out, at, s.bag, len(CROPS))
        for other in unfinished(s) if s.crop != NONE else []:
            write(out, at + turned(other, seat, seats), 1)
        at += SEATS
        at = write_turned(out, at, t.points, seat, seats, SEATS)
        at = write_turned(out, at, t.doubles, seat, seats, SEATS)
        for k in range(seats):
            at = write_bits(out, at, t.hand[(seat + k) % seats], len(CARDS))
        at += (SEATS - seats) * len(CARDS)
        return write(out, at, s.card[seat] + 1 if s.crop != NONE else 0)


class TellsBids(Observed):
    """Hands as they are, so that a sealed bid can be told from the card that left."""

    def observe(self, s: State, seat: Seat, out: Shorts, at: i64) -> i64:
        end = super().observe(s, seat, out, at)
        place = end - 1 - len(CARDS)
        for k in range(len(CARDS)):
            write(out, place + k, s.hand[(seat + 1) % len(s.hand)] >> k & 1)
        return end


class ForgetsPoints(Observed):
    def observe(self, s: State, seat: Seat, out: Shorts, at: i64) -> i64:
        end = super().observe(s, seat, out, at)
        for k in range(SEATS):
            write(out, at + 2 * len(CROPS) + SEATS + k, 0)
        return end


class WritesTooMuch(Observed):
    def observe(self, s: State, seat: Seat, out: Shorts, at: i64) -> i64:
        return super().observe(s, seat, out, at) + 1


class LeavesItsRange(Observed):
    def observe(self, s: State, seat: Seat, out: Shorts, at: i64) -> i64:
        write(out, super().observe(s, seat, out, at) - 1, 99)
        return at + self.width
