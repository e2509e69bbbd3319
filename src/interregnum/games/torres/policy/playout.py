"""Quick sensible moves of playouts."""

from random import Random
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints
from interregnum.core.game import NONE
from interregnum.games.torres.policy.evaluate import evaluate
from interregnum.games.torres.rules.copies import clone_state
from interregnum.games.torres.rules.decisions import act
from interregnum.games.torres.rules.state import TURN, State

GLANCES: Final[i64] = 4  # actions that a playout looks at


def rollout(s: State, seat: i64, rng: Random, legal: Ints) -> i64:
    """The best of a few actions at a glance; the end of a turn only when nothing else is left."""
    first: i64 = 1 if s.step == TURN and len(legal) > 1 else 0
    best: i64 = NONE
    top = 0.0
    for _ in range(GLANCES):
        action = legal[first + int(rng.random() * float(len(legal) - first))]
        t = clone_state(s)
        act(t, action)
        value = evaluate(t, seat)
        if best == NONE or value > top:
            best, top = action, value
    return best
