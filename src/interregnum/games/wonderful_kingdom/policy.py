"""How good a position looks, and quick sensible moves."""

from random import Random

from interregnum.core.arrays import Ints
from interregnum.games.wonderful_kingdom.scoring import points
from interregnum.games.wonderful_kingdom.state import State


def evaluate(s: State, seat: int) -> float:
    return float(points(s, s.live[seat]))


def rollout(s: State, seat: int, legal: Ints, rng: Random) -> int:
    return legal[int(rng.random() * float(len(legal)))]
