"""The bot `greedy`: one ply over the game's own evaluation."""

from random import Random
from typing import Any, Final

from interregnum.bots.bot import Bot, Weighed
from interregnum.core.game import CHANCE, Action, Seat, outcome
from interregnum.core.policy import Policy

OUTCOMES: Final = 24  # chance with more outcomes than this is sampled so often instead


class GreedyBot(Bot):
    """Looks through the chance that immediately follows an action; equals are broken at random."""

    name = "greedy"

    def weigh(self, policy: Policy[Any], s: Any, seat: Seat, rng: Random) -> list[Weighed]:
        actions = list(policy.game.legal(s, seat))
        rng.shuffle(actions)
        luck = rng.getrandbits(64)  # the same luck for every action
        values = {action: promise(policy, s, seat, action, Random(luck)) for action in actions}
        best = sorted(actions, key=lambda action: -values[action])  # stable: equals stay shuffled
        return [Weighed(action, 1, values[action]) for action in best]


def promise(policy: Policy[Any], s: Any, seat: Seat, action: Action, rng: Random) -> float:
    """How good the table looks for a seat after its action, over what chance may do next."""
    t = policy.game.clone(s)
    policy.game.apply(t, seat, action)
    if CHANCE not in policy.game.to_act(t):
        return policy.evaluate(t, seat)
    legal, odds = list(policy.game.legal(t, CHANCE)), [float(w) for w in policy.game.weights(t)]
    if len(legal) <= OUTCOMES:
        weights = odds or [1.0] * len(legal)
        values = [after(policy, t, seat, drawn) for drawn in legal]
        return sum(w * v for w, v in zip(weights, values, strict=True)) / sum(weights)
    drawn_at_random = (
        outcome(policy.game.legal(t, CHANCE), policy.game.weights(t), rng) for _ in range(OUTCOMES)
    )
    return sum(after(policy, t, seat, drawn) for drawn in drawn_at_random) / OUTCOMES


def after(policy: Policy[Any], s: Any, seat: Seat, drawn: Action) -> float:
    t = policy.game.clone(s)
    policy.game.apply(t, CHANCE, drawn)
    return policy.evaluate(t, seat)
