"""The bot `plan`: whole turns by the game's own planner; where there is none, one ply."""

from random import Random
from typing import Any

from interregnum.bots.bot import Bot, Weighed
from interregnum.bots.greedy import GreedyBot
from interregnum.core.game import Seat
from interregnum.core.policy import Policy


class PlanBot(Bot):
    """`width` is how many positions of a turn it follows at a time."""

    def __init__(self, width: int) -> None:
        self.name = f"plan:{width}"
        self.width = width

    def weigh(self, policy: Policy[Any], s: Any, seat: Seat, rng: Random) -> list[Weighed]:
        found = policy.plan(s, seat, self.width)
        if not found:
            return GreedyBot().weigh(policy, s, seat, rng)
        return [Weighed(action, 1, value) for action, value in found]
