"""How good a position looks, and a quick sensible move."""

from random import Random

from interregnum.core.arrays import Ints
from interregnum.core.game import Action
from interregnum.games.torres.scoring import castle_points, king_points
from interregnum.games.torres.state import State


def evaluate(s: State, seat: int) -> float:
    return float(s.score[seat] + castle_points(s.board, seat) + king_points(s.board, seat, s.phase))


def rollout(s: State, seat: int, rng: Random, legal: Ints) -> Action:
    return legal[int(rng.random() * float(len(legal)))]
