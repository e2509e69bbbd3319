"""The bot `flat`: confidence bounds over plain random playouts. A yardstick, never tuned."""

from math import inf, log, sqrt
from random import Random
from typing import Any

from interregnum.bots.bot import Bot, Weighed, ranked
from interregnum.bots.search import worths
from interregnum.core.game import Action, Seat
from interregnum.core.play import playout
from interregnum.core.policy import Policy


class FlatBot(Bot):
    def __init__(self, playouts: int) -> None:
        self.name = f"flat:{playouts}"
        self.playouts = playouts

    def weigh(self, policy: Policy[Any], s: Any, seat: Seat, rng: Random) -> list[Weighed]:
        actions = list(policy.game.legal(s, seat))
        visits, totals = [0] * len(actions), [0.0] * len(actions)
        for spent in range(self.playouts):
            k = best(visits, totals, spent)
            totals[k] += trial(policy, s, seat, actions[k], rng)
            visits[k] += 1
        means = [total / max(1, n) for total, n in zip(totals, visits, strict=True)]
        return ranked([Weighed(*row) for row in zip(actions, visits, means, strict=True)])


def best(visits: list[int], totals: list[float], spent: int) -> int:
    """By the upper confidence bound UCB1; an action without a visit comes first."""
    bounds = [
        total / n + sqrt(2.0 * log(spent) / n) if n else inf
        for total, n in zip(totals, visits, strict=True)
    ]
    return bounds.index(max(bounds))


def trial(policy: Policy[Any], s: Any, seat: Seat, action: Action, rng: Random) -> float:
    """The worth of one imagined world played out at random after the action."""
    t = policy.game.imagine(s, seat, rng)
    policy.game.apply(t, seat, action)
    playout(policy.game, t, rng)
    return worths(policy.game, t)[seat]
