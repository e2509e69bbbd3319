"""After the game: the chance to win over time, luck and choice apart, and the costliest decisions.

One appraiser gives all values, before and after every step, in the same worlds, so that the parts
can be added. Luck is what came against the mean of what could come: of the outcomes of chance, and
of the worlds that a seat could believe in. A choice is what it brought against what the position
had promised, and beside that what it cost against the best line found. Luck and choices are found
out apart, in worlds of their own; what they leave unexplained is told as a rest.
"""

from collections.abc import Callable, Iterator
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

import msgspec

from interregnum.bots.advised import Rivals
from interregnum.bots.appraisal import Appraiser
from interregnum.bots.findings import Analysis, Decision, Parts, Point
from interregnum.bots.foreseen import foreseen
from interregnum.bots.hints import LATER, reasons_of
from interregnum.bots.judge import Judge
from interregnum.bots.judging import Bench
from interregnum.bots.means import WORLDS, Means, differences, doubt, means, sampled, total
from interregnum.bots.names import parse
from interregnum.bots.search import Search
from interregnum.bots.tuning import advised
from interregnum.core.errors import BadInput
from interregnum.core.game import CHANCE, Action, Seat
from interregnum.core.match import Match
from interregnum.games.shown import Line, changed
from interregnum.games.title import Title

ADVISER: Final = "master:120"  # who finds the better line; counted, so that it is the same again
LOOKED_AT: Final = 6  # decisions that look costliest, for each seat
GLANCE: Final = 60  # trials of both lines, for those
TRIALS: Final = 240  # fresh ones, for those that are told if they are sure
TOLD: Final = 3  # decisions, for each seat
LONGEST: Final = 30  # actions of a line
EYES: Final = 0  # seed of what all looks at a match share: which decisions are told
SEEN: Final = 0.01  # of a win: what costs less is not told
SURE: Final = 2.13  # standard errors above nothing: one of three is wrong once in twenty matches

Progress = Callable[[float], None]  # the part that is done, from 0 to 1


class Step(NamedTuple):
    """Entries of one actor in a row, between which nothing was revealed."""

    first: int
    last: int
    actor: Seat
    before: Any
    after: Any


class Weighed(NamedTuple):
    """What a step changed for every seat, and how sure that is."""

    step: Step
    line: list[Action]  # the best one found; empty: what was played
    luck: Means
    choice: Means  # against what the position had promised
    cost: Means  # against the best line: for its seat never above nothing


class Found(NamedTuple):
    """A decision that cost something against a better line."""

    step: Step
    line: list[Action]
    costs: list[float]  # trial by trial

    @property
    def cost(self) -> float:
        return fmean(self.costs) if self.costs else 0.0

    @property
    def is_sure(self) -> bool:
        return self.cost >= max(SEEN, SURE * doubt(self.costs))


def analyse(
    title: Title[Any],
    match: Match[Any],
    judge: Judge[Any] | None = None,
    seed: int = 0,
    progress: Progress = lambda _part: None,
) -> Analysis:
    """Of a finished match; the same again for the same seed."""
    if len(title.game.to_act(match.after(len(match.log)))):
        raise BadInput("only a finished match can be analysed")
    return Analyst(title, match, judge, seed).run(progress)


def analyse_shipped(
    title: Title[Any],
    match: Match[Any],
    seed: int = 0,
    progress: Progress = lambda _part: None,
) -> Analysis:
    """With the judge that the title has, if it knows so many seats."""
    judge = Bench().judge(title.policy, match.after(0), None)
    return analyse(title, match, judge, seed, progress)


class Analyst:
    """One match under study."""

    def __init__(
        self, title: Title[Any], match: Match[Any], judge: Judge[Any] | None, seed: int
    ) -> None:
        self.title, self.game = title, title.game
        self.log = match.log
        self.start = match.after(0)
        self.rng = Random(seed)
        self.seats = len(self.game.scores(self.start))
        self.values = Appraiser(title.policy, judge, self.seats)
        rivals = Rivals(title.policy, self.seats)
        self.leaf = advised(title.policy, judge, rivals)
        self.bot = parse(ADVISER)

    def run(self, progress: Progress) -> Analysis:
        steps = list(self.steps())
        now = self.values.chances(self.start)
        points, weighed = [self.point(0, self.start, now)], list[Weighed]()
        for k, step in enumerate(steps):
            after = self.values.chances(step.after)
            weighed.append(self.weigh(step, points[-1].chances, after))
            points.append(self.point(step.last, step.after, after))
            progress(0.8 * (k + 1) / len(steps))
        chosen = [each for each in weighed if self.is_choice(each.step)]
        parts = [parts_of(seat, points, weighed, chosen) for seat in range(self.seats)]
        decisions = [self.decision(each) for each in self.dearest(weighed)]
        progress(1.0)
        told = [sentence(part) for part in parts]
        if aim := self.title.aim(self.start):
            told = [changed(line, then=[aim]) for line in told]
        game = self.game
        return Analysis(game.name, game.version, ADVISER, points, parts, decisions, told)

    def steps(self) -> Iterator[Step]:
        """The log, cut where another acts, where a turn ends and where something is revealed."""
        game, s, k = self.game, self.game.clone(self.start), 0
        while k < len(self.log):
            before, first, actor = game.clone(s), k, self.log[k][0]
            mark = (self.title.turn(s), game.reveals(s))
            while k < len(self.log) and self.log[k][0] == actor:
                goes_on = k == first or actor == CHANCE
                if not goes_on and (self.title.turn(s), game.reveals(s)) != mark:
                    break
                game.apply(s, *self.log[k])
                k += 1
            yield Step(first, k, actor, before, game.clone(s))

    def weigh(self, step: Step, before: list[float], after: list[float]) -> Weighed:
        """Luck and choice of one step, each by itself."""
        change = differences(before, after)
        none = means([[0.0] * self.seats])
        if step.actor == CHANCE:
            return Weighed(step, [], means([change]), none, none)
        played = self.played(step)
        luck = sampled(lambda: differences(self.brought(step, played), change))
        choice = sampled(lambda: self.brought(step, played))
        line = self.line(step.before, step.actor) if self.is_choice(step) else []
        cost = self.cost(step, played, line) if line else none
        if cost.of[step.actor] >= 0.0:  # nothing better was found
            line, cost = [], none
        return Weighed(step, line, luck, choice, cost)

    def brought(self, step: Step, line: list[Action]) -> list[float]:
        """What a line changes for everybody in one world that the seat could believe in."""
        s = self.game.imagine(step.before, step.actor, self.rng)
        before = self.values.chances(s)
        return differences(before, self.after(s, step, line))

    def cost(self, step: Step, played: list[Action], line: list[Action]) -> Means:
        """What was played against a line, in worlds that all looks at the match share."""
        eyes, rows = Random(f"{EYES} {step.first}"), []
        for _ in range(WORLDS):
            mine = self.game.imagine(step.before, step.actor, eyes)
            best = self.game.clone(mine)
            rows.append(differences(self.after(best, step, line), self.after(mine, step, played)))
        return means(rows)

    def after(self, s: Any, step: Step, line: list[Action]) -> list[float]:
        """The world is played on."""
        self.follow(s, step.actor, line)
        return self.values.chances(s)

    def point(self, entries: int, s: Any, chances: list[float]) -> Point:
        return Point(entries, self.title.view(s, -1).round, chances)

    def played(self, step: Step) -> list[Action]:
        return [action for _, action in self.log[step.first : step.last]]

    def follow(self, s: Any, seat: Seat, line: list[Action]) -> None:
        """As far as a world allows it."""
        for action in line:
            if action not in self.game.legal(s, seat):
                return
            self.game.apply(s, seat, action)

    def is_choice(self, step: Step) -> bool:
        s = self.game.clone(step.before)
        for action in self.played(step):
            if len(self.game.legal(s, step.actor)) > 1:
                return True
            self.game.apply(s, step.actor, action)
        return False

    def line(self, before: Any, seat: Seat) -> list[Action]:
        """What the adviser plays in a world of the seat, until others act or something is seen."""
        game, rng = self.game, Random(EYES)
        s = game.imagine(before, seat, rng)
        mark = (self.title.turn(s), game.reveals(s))
        line: list[Action] = []
        while len(line) < LONGEST and seat in game.to_act(s):
            if line and (self.title.turn(s), game.reveals(s)) != mark:
                break
            action = self.advised(s, seat, rng)
            line.append(action)
            game.apply(s, seat, action)
        return line

    def advised(self, s: Any, seat: Seat, rng: Random) -> Action:
        legal = self.game.legal(s, seat)
        if len(legal) == 1:
            return int(legal[0])
        return self.bot.weigh(self.title.policy, s, seat, rng)[0].action

    def costs(self, step: Step, line: list[Action], trials: int, rng: Random) -> list[float]:
        """Trial by trial, each in a world of its own and with the same luck for both lines."""
        found = []
        for _ in range(trials):
            mine = self.game.imagine(step.before, step.actor, rng)
            better = self.game.clone(mine)
            self.follow(mine, step.actor, self.played(step))
            self.follow(better, step.actor, line)
            if self.game.pack(mine) == self.game.pack(better):
                return []
            luck = rng.getrandbits(64)
            found.append(self.trial(better, step.actor, luck) - self.trial(mine, step.actor, luck))
        return found

    def trial(self, s: Any, seat: Seat, luck: int) -> float:
        """The chance of a seat after a quick playout, as the champion's search has it."""
        if not len(self.game.to_act(s)):
            return self.values.policy.won(s)[seat]
        chances = Search(self.leaf, s, seat, Random(luck)).play_out(s)
        return (chances if len(self.game.to_act(s)) else self.values.policy.won(s))[seat]

    def dearest(self, weighed: list[Weighed]) -> list[Found]:
        """Those that look costliest are played on with both lines: the first look flatters.

        All looks at a match choose alike, and each tries what was chosen once more by itself.
        """
        told = []
        for seat in range(self.seats):
            own = [each for each in weighed if each.step.actor == seat and each.line]
            own.sort(key=lambda each: each.cost.of[seat])
            glanced = [self.shared_look(each, GLANCE) for each in own[:LOOKED_AT]]
            glanced.sort(key=lambda found: -found.cost)
            tried = [self.shared_look(each, TRIALS) for each in glanced[:TOLD]]
            told += [self.fresh_look(found) for found in tried if found.is_sure]
        return sorted(told, key=lambda found: -found.cost)

    def shared_look(self, each: "Weighed | Found", trials: int) -> Found:
        eyes = Random(f"{EYES} {trials} {each.step.first}")
        return Found(each.step, each.line, self.costs(each.step, each.line, trials, eyes))

    def fresh_look(self, found: Found) -> Found:
        return found._replace(costs=self.costs(found.step, found.line, TRIALS, self.rng))

    def decision(self, found: Found) -> Decision:
        step, seat = found.step, found.step.actor
        worlds = [self.game.imagine(step.before, seat, self.rng) for _ in range(3)]
        return Decision(
            seat,
            step.first,
            step.last,
            self.title.view(step.before, seat).round,
            found.cost,
            doubt(found.costs),
            self.told(worlds[0], seat, self.played(step)),
            self.told(worlds[0], seat, found.line),
            found.line,
            self.reasons(worlds, found),
            self.views(found, worlds[0]),
        )

    def reasons(self, worlds: list[Any], found: Found) -> list[Line]:
        """For the better line: at once, else where both are played on."""
        seat, ways = found.step.actor, (found.line, self.played(found.step))
        told = reasons_of(self.title, worlds, seat, *ways)
        return told or foreseen(self.title, worlds[0], seat, ways, EYES) or [LATER]

    def views(self, found: Found, world: Any) -> list[Any]:
        """The better line stops where something is revealed, so a world shows what is known."""
        step, better = found.step, self.game.clone(world)
        self.follow(better, step.actor, found.line)
        shown = (step.before, step.after, better)
        return [msgspec.to_builtins(self.title.view(s, step.actor)) for s in shown]

    def told(self, s: Any, seat: Seat, line: list[Action]) -> list[Line]:
        """A line of play as its seat would read it in the log."""
        t, lines = self.game.clone(s), []
        for action in line:
            if action not in self.game.legal(t, seat):
                break
            told = self.title.told(t, seat, action, seat)
            lines += [told] if told else []
            self.game.apply(t, seat, action)
        return lines


def parts_of(
    seat: Seat, points: list[Point], weighed: list[Weighed], chosen: list[Weighed]
) -> Parts:
    """The sums of a seat, each of its own terms, and what they leave; costs on the mean of the
    decisions, since what is missed and stays open costs again at each of them."""
    own, others = apart(weighed, seat)
    mine, theirs = apart(chosen, seat)
    start, result = points[0].chances[seat], points[-1].chances[seat]
    luck = total([each.luck for each in weighed], seat)
    brought, suffered = (total([each.choice for each in part], seat) for part in (own, others))
    cost, gift = (total([each.cost for each in part], seat, len(part)) for part in (mine, theirs))
    return Parts(
        start,
        luck.of,
        brought.of,
        suffered.of,
        result - (start + luck.of + brought.of + suffered.of),
        result,
        cost.of,
        luck.error,
        brought.error,
        cost.error,
        suffered.error,
        gift.of,
        gift.error,
    )


def apart(found: list[Weighed], seat: Seat) -> tuple[list[Weighed], list[Weighed]]:
    """Those of a seat, and those of others and of chance."""
    own = [each for each in found if each.step.actor == seat]
    return own, [each for each in found if each.step.actor != seat]


def sentence(part: Parts) -> Line:
    """Luck and choice in one sentence."""
    luck, choice, cost = (round(100 * x) for x in (part.chance, part.own, part.cost))
    came = "even" if luck == 0 else way(luck)
    figures = {"luck": abs(luck), "choice": abs(choice), "cost": abs(cost)}
    return Line(f"ui-analysis-{came}", {**figures, "way": way(choice)})


def way(points: int) -> str:
    return "lost" if points < 0 else "won"
