"""Random play, written once for every game: playouts, samples, simulations."""

from random import Random
from typing import TypeVar

from interregnum.core.game import CHANCE, Action, Game, Seat, outcome

S = TypeVar("S")


def sample(game: Game[S], s: S, seat: Seat, rng: Random) -> Action:
    """A legal action at random: chance by its odds, a seat evenly."""
    legal = game.legal(s, seat)
    if seat == CHANCE:
        return outcome(legal, game.weights(s), rng)
    return legal[int(rng.random() * float(len(legal)))]


def playout(game: Game[S], s: S, rng: Random) -> int:
    """Random play to the end; the number of decisions, that is of plies with a choice."""
    decisions = 0
    while True:
        waiting = game.to_act(s)
        if len(waiting) == 0:
            return decisions
        seat = waiting[0]
        legal = game.legal(s, seat)
        if seat == CHANCE:
            game.apply(s, seat, outcome(legal, game.weights(s), rng))
            continue
        if len(legal) > 1:
            decisions += 1
        game.apply(s, seat, legal[int(rng.random() * float(len(legal)))])
