"""The bot `champion`: a tree search with a learned judge behind its playouts, for every title.

Where a title plans whole turns, the best beginnings are played on and compared instead. Rivals are
drawn from several models, which it weighs by what they do if it sits through a match.
"""

from math import sqrt
from random import Random
from time import thread_time
from typing import Any, ClassVar, Final

from interregnum.bots.advised import Advised, Rivals
from interregnum.bots.bot import Bot, Weighed, ranked
from interregnum.bots.judging import Bench
from interregnum.bots.search import Search
from interregnum.bots.searcher import ENDLESS, SearchBot
from interregnum.bots.turns import Turns
from interregnum.bots.weights import Weights, digest
from interregnum.core.game import Action, Seat
from interregnum.core.policy import Policy

EFFORT: Final = 12  # of the planner to begin with, as `plan` has it
MOST_EFFORT: Final = 96
PLANNING: Final = 0.25  # of the time goes into finding beginnings
BEGINNINGS: Final = 5  # that are played on
PER_EFFORT: Final = 64  # iterations of a budget that are worth one more in a planner's effort
PER_TURN: Final = 40  # and those that are worth one turn played on
SURE: Final = 0.3  # of a win between two beginnings, tried once each, may be luck
CLOSE: Final = 0.7  # of the most visits: an answer that may be given as well, where all lay at once


class ChampionBot(Bot):
    """`seconds` are of this thread's processor time; `weights` are other ones than the shipped."""

    watches: ClassVar[bool] = True

    def __init__(
        self, *, iterations: int = ENDLESS, seconds: float = 1e9, weights: Weights | None = None
    ) -> None:
        self.name = SearchBot(iterations=iterations, seconds=seconds).name.replace(
            "search", "champion"
        )
        self.iterations = iterations
        self.seconds = seconds
        self.weights = weights
        self.bench = Bench()
        self.known: Rivals[Any] | None = None  # those of the match it sits at

    def taught(self, policy: Policy[Any]) -> str:
        return digest(policy, self.weights)

    def with_weights(self, weights: Weights | None, name: str) -> "ChampionBot":
        bot = ChampionBot(iterations=self.iterations, seconds=self.seconds, weights=weights)
        bot.name = name
        return bot

    def seated(self) -> "ChampionBot":
        return self.with_weights(self.weights, self.name)

    def watch(
        self, policy: Policy[Any], s: Any, seat: Seat, actor: Seat, mark: Action, rng: Random
    ) -> None:
        if self.known is None:
            self.known = Rivals(policy, len(policy.game.scores(s)))
        self.known.learn(s, seat, actor, mark, rng)

    def choose(self, policy: Policy[Any], s: Any, seat: Seat, rng: Random) -> Action:
        """By chance where one answer could be read: as the title tells, or among close ones."""
        odds = policy.mix(s, seat, rng)
        if odds:
            return int(rng.choices(list(policy.game.legal(s, seat)), odds)[0])
        found = self.weigh(policy, s, seat, rng)
        if len(policy.game.to_act(s)) > 1:
            return mixed(found, rng)
        return found[0].action

    def weigh(self, policy: Policy[Any], s: Any, seat: Seat, rng: Random) -> list[Weighed]:
        legal = policy.game.legal(s, seat)
        if len(legal) == 1:
            return [Weighed(int(legal[0]), 0, 0.0)]
        start = thread_time()
        advised = self.advised(policy, s)
        found = self.plans(policy, s, seat)
        if not found:
            search = searching(advised, s, seat, rng)
            search.run(self.iterations, self.seconds)
            return ranked([Weighed(*row) for row in search.found()])
        return self.played_on(advised, s, seat, rng, found, self.seconds - thread_time() + start)

    def advised(self, policy: Policy[Any], s: Any) -> Advised[Any]:
        seats = len(policy.game.scores(s))
        judge = self.bench.judge(policy, seats, self.weights)
        return Advised(policy, judge, self.known or Rivals(policy, seats), policy.patience)

    def plans(self, policy: Policy[Any], s: Any, seat: Seat) -> list[tuple[Action, float]]:
        """Beginnings of turns, the best first, by a planner whose effort grows with the budget."""
        if self.iterations < ENDLESS:
            return policy.plan(s, seat, min(MOST_EFFORT, max(1, self.iterations // PER_EFFORT)))
        start, effort = thread_time(), EFFORT
        found = policy.plan(s, seat, effort)
        while found and effort < MOST_EFFORT:
            part = PLANNING if len(found) > 1 else 1.0  # one alone is not played on
            if 3 * (thread_time() - start) > part * self.seconds:  # twice as much comes next
                break
            effort *= 2
            found = policy.plan(s, seat, effort)
        return found

    def played_on(
        self,
        advised: Advised[Any],
        s: Any,
        seat: Seat,
        rng: Random,
        found: list[tuple[Action, float]],
        seconds: float,
    ) -> list[Weighed]:
        """The best beginnings by what follows, then all others by the planner."""
        rest = [Weighed(action, 0, 0.0) for action, _ in found[BEGINNINGS:]]
        turns = Turns(advised, s, seat, rng)
        worlds = ENDLESS if self.iterations == ENDLESS else self.iterations // PER_TURN
        if len(found) > 1 and worlds >= BEGINNINGS:
            turns.run(found[:BEGINNINGS], worlds, seconds)
            best = settled([Weighed(*row) for row in turns.found()])
        else:
            best = [Weighed(action, 1, value) for action, value in found[:BEGINNINGS]]
        return best + rest


def searching(advised: Advised[Any], s: Any, seat: Seat, rng: Random) -> Search[Any]:
    """A tree search that trusts the judge, if there is one, as the title says."""
    policy = advised.policy
    search = Search(advised, s, seat, rng)
    search.explore = policy.explore
    search.faith = policy.trust if advised.judge else policy.faith if search.told else 0.0
    return search


def settled(played: list[Weighed]) -> list[Weighed]:
    """In the planner's order, but for one that did clearly better than its first when played on."""
    first = played[0]
    better = [each for each in played[1:] if each.value > first.value + doubt(each, first)]
    if not better:
        return played
    best = max(better, key=lambda each: each.value)
    return [best, *[each for each in played if each is not best]]


def doubt(one: Weighed, other: Weighed) -> float:
    """What chances of two beginnings may differ by luck alone, by how often they were tried."""
    return SURE / sqrt(max(1, min(one.visits, other.visits)))


def mixed(found: list[Weighed], rng: Random) -> Action:
    """One of those that were tried nearly as often as the best, as often as they were."""
    close = [each for each in found if each.visits >= CLOSE * found[0].visits]
    return rng.choices(close, [max(1, each.visits) for each in close])[0].action
