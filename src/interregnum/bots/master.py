"""The bot `master`: the game's own planner where it has a plan, a tree search everywhere else."""

from random import Random
from typing import Any, Final

from interregnum.bots.bot import Bot, Weighed
from interregnum.bots.searcher import SearchBot
from interregnum.core.game import Action, Seat
from interregnum.core.policy import Policy

EFFORT: Final = 12  # of the planner, as `plan` has it


class MasterBot(Bot):
    """Its number is the budget of the search, for each decision that has no plan."""

    def __init__(self, search: SearchBot) -> None:
        self.name = search.name.replace("search", "master")
        self.search = search

    def choose(self, policy: Policy[Any], s: Any, seat: Seat, rng: Random) -> Action:
        """Without a plan as the search chooses: it mixes where one answer could be read."""
        found = policy.plan(s, seat, EFFORT)
        return found[0][0] if found else self.search.choose(policy, s, seat, rng)

    def weigh(self, policy: Policy[Any], s: Any, seat: Seat, rng: Random) -> list[Weighed]:
        found = policy.plan(s, seat, EFFORT)
        if not found:
            return self.search.weigh(policy, s, seat, rng)
        return [Weighed(action, 1, value) for action, value in found]
