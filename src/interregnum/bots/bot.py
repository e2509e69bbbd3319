"""What every bot is: it is handed an imagined state, never the true one, and names an action."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any, NamedTuple

from interregnum.core.game import Action, Seat
from interregnum.core.policy import Policy


class Weighed(NamedTuple):
    """One legal action as a bot sees it: how often it was tried and how good it looks."""

    action: Action
    visits: int
    value: float


class Bot(ABC):
    """`s` is always `imagine(state, seat)`; the same `s` and `rng` give the same answer."""

    name: str  # with its parameter, as `parse` reads it

    @abstractmethod
    def weigh(self, policy: Policy[Any], s: Any, seat: Seat, rng: Random) -> list[Weighed]:
        """All that it found out about its legal actions, the best first."""

    def choose(self, policy: Policy[Any], s: Any, seat: Seat, rng: Random) -> Action:
        """Its action; one that stands alone needs no thought."""
        legal = policy.game.legal(s, seat)
        if len(legal) == 1:
            return int(legal[0])
        return self.weigh(policy, s, seat, rng)[0].action


def ask(bot: Bot, policy: Policy[Any], state: Any, seat: Seat, rng: Random) -> Action:
    """What a bot plays at a table: only what its seat can know crosses this line."""
    return bot.choose(policy, policy.game.imagine(state, seat, rng), seat, rng)


def hint(bot: Bot, policy: Policy[Any], state: Any, seat: Seat, rng: Random) -> list[Weighed]:
    """What a bot thinks of the choices of a seat, the best first."""
    return bot.weigh(policy, policy.game.imagine(state, seat, rng), seat, rng)


def ranked(weighed: list[Weighed]) -> list[Weighed]:
    """The most visited first, then the most valuable."""
    return sorted(weighed, key=lambda w: (-w.visits, -w.value, w.action))
