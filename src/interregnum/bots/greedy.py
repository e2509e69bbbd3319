"""The bot `greedy`: one ply over the game's own evaluation."""

from random import Random
from typing import Any, Final

from interregnum.bots.bot import Bot, Weighed
from interregnum.core.game import CHANCE, Action, Game, Seat, outcome

OUTCOMES: Final = 24  # chance with more outcomes than this is sampled so often instead


class GreedyBot(Bot):
    """Looks through the chance that immediately follows an action; equals are broken at random."""

    name = "greedy"

    def weigh(self, game: Game[Any], s: Any, seat: Seat, rng: Random) -> list[Weighed]:
        actions = list(game.legal(s, seat))
        rng.shuffle(actions)
        luck = rng.getrandbits(64)  # the same luck for every action
        values = {action: promise(game, s, seat, action, Random(luck)) for action in actions}
        best = sorted(actions, key=lambda action: -values[action])  # stable: equals stay shuffled
        return [Weighed(action, 1, values[action]) for action in best]


def promise(game: Game[Any], s: Any, seat: Seat, action: Action, rng: Random) -> float:
    """How good the table looks for a seat after its action, over what chance may do next."""
    t = game.clone(s)
    game.apply(t, seat, action)
    if CHANCE not in game.to_act(t):
        return game.evaluate(t, seat)
    legal, odds = list(game.legal(t, CHANCE)), [float(w) for w in game.weights(t)]
    if len(legal) <= OUTCOMES:
        weights = odds or [1.0] * len(legal)
        values = [after(game, t, seat, drawn) for drawn in legal]
        return sum(w * v for w, v in zip(weights, values, strict=True)) / sum(weights)
    drawn_at_random = (
        outcome(game.legal(t, CHANCE), game.weights(t), rng) for _ in range(OUTCOMES)
    )
    return sum(after(game, t, seat, drawn) for drawn in drawn_at_random) / OUTCOMES


def after(game: Game[Any], s: Any, seat: Seat, drawn: Action) -> float:
    t = game.clone(s)
    game.apply(t, CHANCE, drawn)
    return game.evaluate(t, seat)
