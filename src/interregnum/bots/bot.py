"""What every bot is: it is handed an imagined state, never the true one, and names an action."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any, ClassVar, NamedTuple

from interregnum.core.errors import IllegalAction
from interregnum.core.game import NONE, Action, Seat
from interregnum.core.policy import Policy


class Weighed(NamedTuple):
    """One legal action as a bot sees it: how often it was tried and how good it looks."""

    action: Action
    visits: int
    value: float


class Bot(ABC):
    """`s` is always `imagine(state, seat)`; the same `s` and `rng` give the same answer."""

    name: str  # with its parameter, as `parse` reads it
    watches: ClassVar[bool] = False  # whether it makes anything of what the others do

    @abstractmethod
    def weigh(self, policy: Policy[Any], s: Any, seat: Seat, rng: Random) -> list[Weighed]:
        """All that it found out about its legal actions, the best first."""

    def choose(self, policy: Policy[Any], s: Any, seat: Seat, rng: Random) -> Action:
        """Its action; one that stands alone needs no thought."""
        legal = policy.game.legal(s, seat)
        if len(legal) == 1:
            return int(legal[0])
        return self.weigh(policy, s, seat, rng)[0].action

    def taught(self, policy: Policy[Any]) -> str:
        """A digest of what it has learned for a title; empty for who plays by its name alone."""
        return ""

    def seated(self) -> "Bot":
        """Who plays a whole match: itself, unless it remembers something of it."""
        return self

    def watch(  # noqa: B027  # who remembers nothing makes nothing of it
        self, policy: Policy[Any], s: Any, seat: Seat, actor: Seat, mark: Action, rng: Random
    ) -> None:
        """`seat` sees this of what another does next in `s`, which `seat` imagines."""


def ask(bot: Bot, policy: Policy[Any], state: Any, seat: Seat, rng: Random) -> Action:
    """What a bot plays at a table: only what its seat can know crosses this line, and back comes
    only what is legal, for anybody may write a bot."""
    imagined = policy.game.imagine(state, seat, rng)
    legal = list(policy.game.legal(imagined, seat))  # what is legal, a seat knows
    action = int(bot.choose(policy, imagined, seat, rng))  # numpy's integers are none of ours
    if action not in legal:
        raise IllegalAction(f"{bot.name}, seat {seat}, plays {action}, which is not legal now")
    return action


def show(
    bot: Bot, policy: Policy[Any], state: Any, seats: tuple[Seat, Seat], action: Action, rng: Random
) -> None:
    """Tell a bot that watches what its seat, the first, sees of an action of the second."""
    game, (seat, actor) = policy.game, seats
    mark = game.seen(state, seat, actor, action)
    if mark != NONE:
        bot.watch(policy, game.imagine(state, seat, rng), seat, actor, mark, rng)


def hint(bot: Bot, policy: Policy[Any], state: Any, seat: Seat, rng: Random) -> list[Weighed]:
    """What a bot thinks of the choices of a seat, the best first."""
    return bot.weigh(policy, policy.game.imagine(state, seat, rng), seat, rng)


def ranked(weighed: list[Weighed]) -> list[Weighed]:
    """The most visited first, then the most valuable."""
    return sorted(weighed, key=lambda w: (-w.visits, -w.value, w.action))
