"""Random play, written once for every game: playouts, samples, simulations."""

from random import Random
from typing import TypeVar

from interregnum.core.arrays import Ints
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


def settle(game: Game[S], s: S, rng: Random, rivals: list[Seat]) -> dict[Seat, Ints]:
    """Play chance and plies without a choice; then the seats awaited with what each may do.

    A rival who has a choice is told alone: what follows depends on it.
    """
    while True:
        choices: dict[Seat, Ints] = {}
        moved = False
        for seat in game.to_act(s):
            legal = game.legal(s, seat)
            if seat == CHANCE:
                game.apply(s, seat, outcome(legal, game.weights(s), rng))
            elif len(legal) == 1:
                game.apply(s, seat, legal[0])
            elif seat in rivals:
                return {int(seat): legal}
            else:
                choices[int(seat)] = legal
                continue
            moved = True
            break
        if not moved:
            return choices
