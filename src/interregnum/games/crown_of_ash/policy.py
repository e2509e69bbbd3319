"""How good a table looks for a seat, and quick sensible moves for playouts."""

from random import Random

from mypy_extensions import i64

from interregnum.core.arrays import Ints
from interregnum.games.crown_of_ash.state import State


def evaluate(s: State, seat: i64) -> float:
    return float(s.players[seat].vp)


def rollout(s: State, seat: i64, legal: Ints, rng: Random) -> i64:
    return legal[int(rng.random() * float(len(legal)))]
