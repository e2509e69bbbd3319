"""The bot `champion`: a tree search with a learned judge behind its playouts, for every title.

Where a title plans whole turns, it thinks about the plan instead, as long as its budget lasts.
Rivals are drawn from several models, which it weighs by what they do if it sits through a match.
"""

from random import Random
from time import thread_time
from typing import Any, ClassVar, Final

from interregnum.bots.advised import Advised, Rivals
from interregnum.bots.bot import Bot, Weighed, ranked
from interregnum.bots.interrupts import let_in
from interregnum.bots.judging import Bench, one_ply
from interregnum.bots.search import Search
from interregnum.bots.searcher import ENDLESS, SearchBot
from interregnum.bots.tuning import advised, tuning_of
from interregnum.bots.weights import Weights, digest
from interregnum.core.game import Action, Seat
from interregnum.core.policy import Planning, Policy

PER_STEP: Final = 40  # iterations of a budget that are worth one step of a plan
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
        """Its weights and how it uses them: whatever changes of that makes other games of it."""
        found = digest(policy, self.weights)
        return f"{found} {tuning_of(policy).told}".strip() if found else ""

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
        if found[0].visits and len(policy.game.to_act(s)) > 1:
            return mixed(found, rng)
        return found[0].action

    def weigh(self, policy: Policy[Any], s: Any, seat: Seat, rng: Random) -> list[Weighed]:
        legal = policy.game.legal(s, seat)
        if len(legal) == 1:
            return [Weighed(int(legal[0]), 0, 0.0)]
        start = thread_time()
        if self.weights is not None:
            self.bench.judge(policy, s, self.weights)  # refused where they are of another title
        planning = policy.planning(s, seat, rng)
        if planning is not None:
            return self.planned(planning, start)
        judge = self.bench.judge(policy, s, self.weights)
        if judge and policy.stage(s) < tuning_of(policy).first:
            return one_ply(judge, s, seat, rng)
        tuning = tuning_of(policy)
        search = searching(self.advised(policy, s), s, seat, rng)
        search.run(min(self.iterations, tuning.most), self.seconds)
        return settled(search, tuning.close)

    def planned(self, planning: Planning, start: float) -> list[Weighed]:
        """Think about a plan while the budget lasts; what is found of it counts no visits."""
        for _ in range(max(1, self.iterations // PER_STEP)):
            if not planning.step() or thread_time() - start >= self.seconds:
                break
            let_in()
        return [Weighed(action, 0, value) for action, value in planning.found()]

    def advised(self, policy: Policy[Any], s: Any) -> Advised[Any]:
        seats = len(policy.game.scores(s))
        judge = self.bench.judge(policy, s, self.weights)
        return advised(policy, judge, self.known or Rivals(policy, seats))


def searching(advice: Advised[Any], s: Any, seat: Seat, rng: Random) -> Search[Any]:
    """A tree search that trusts the judge, if there is one, as the title says."""
    policy = advice.policy
    search, tuning = Search(advice, s, seat, rng), tuning_of(policy)
    search.explore = tuning.explore or policy.explore
    search.faith = tuning.trust if advice.judge else policy.faith if search.told else 0.0
    return search


def settled(search: Search[Any], close: float) -> list[Weighed]:
    """The most visited first, but among those tried nearly as often what promises most."""
    edges = search.root.edges.values()
    enough = close * float(max(edge.visits for edge in edges))
    sure = {edge.action: search.trusted(edge) for edge in edges if float(edge.visits) >= enough}
    rows = ranked([Weighed(*row) for row in search.found()])
    return sorted(rows, key=lambda row: -sure.get(row.action, -1.0))


def mixed(found: list[Weighed], rng: Random) -> Action:
    """One of those that were tried nearly as often as the best, as often as they were."""
    enough = CLOSE * max(each.visits for each in found)
    close = [each for each in found if each.visits >= enough]
    return rng.choices(close, [max(1, each.visits) for each in close])[0].action
