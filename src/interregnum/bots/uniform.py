"""The bot `random`: any legal action."""

from random import Random
from typing import Any

from interregnum.bots.bot import Bot, Weighed
from interregnum.core.game import Seat
from interregnum.core.policy import Policy


class RandomBot(Bot):
    name = "random"

    def weigh(self, policy: Policy[Any], s: Any, seat: Seat, rng: Random) -> list[Weighed]:
        actions = list(policy.game.legal(s, seat))
        rng.shuffle(actions)
        return [Weighed(action, 0, 0.0) for action in actions]
