"""After the game: the chance to win over time, luck and choice apart, and the costliest decisions.

Values before and after a step come from one appraiser, so that the parts add up: at chance what
the outcome gave against the mean over all outcomes, at a decision what it changed, by what the
seat knew. What the true position changed beyond that is the residual. Each is worked out by itself.
"""

from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

import msgspec

from interregnum.bots.advised import Advised, Rivals
from interregnum.bots.appraisal import Appraiser
from interregnum.bots.hints import reasons_of
from interregnum.bots.judge import Judge, won
from interregnum.bots.judging import Bench
from interregnum.bots.names import parse
from interregnum.bots.search import Search
from interregnum.core.errors import BadInput
from interregnum.core.game import CHANCE, Action, Seat
from interregnum.core.match import Match
from interregnum.games.shown import Line
from interregnum.games.title import Title

ADVISER: Final = "master:120"  # who finds the better line; counted, so that it is the same again
WORLDS: Final = 16  # that a seat imagines, for what a decision changed
TRIALS: Final = 12  # of both lines, for every decision
MORE: Final = 120  # for those that look costliest
LOOKED_AT: Final = 6  # of these, for each seat
TOLD: Final = 3  # decisions, for each seat
LONGEST: Final = 30  # actions of a line
LUCK, OWN, OTHERS, RESIDUAL = range(4)  # kinds of what changes a chance to win
SEEN: Final = 0.01  # of a win: what costs less is not told

Progress = Callable[[float], None]  # the part that is done, from 0 to 1


class Point(msgspec.Struct, frozen=True):
    """Each seat's chance to win after so many entries of the log."""

    entries: int
    round: int
    chances: list[float]


class Parts(msgspec.Struct, frozen=True):
    """Of one seat: start + chance + own + others + residual = result."""

    start: float
    chance: float
    own: float
    others: float
    residual: float
    result: float
    cost: float  # of its decisions against the better lines found, all together
    error: float  # standard error of the cost


class Decision(msgspec.Struct, frozen=True):
    """A choice that cost much, by what the seat knew: from one entry of the log up to another."""

    seat: int
    first: int
    last: int
    round: int
    cost: float  # of a win, against the better line
    error: float  # standard error of it
    played: list[Line]
    better: list[Line]
    actions: list[int]  # of the better line
    reasons: list[Line]  # for the better line


class Analysis(msgspec.Struct, frozen=True):
    title: str
    version: int
    adviser: str
    points: list[Point]
    parts: list[Parts]  # by seat
    decisions: list[Decision]  # the costliest of each seat, the dearest first
    told: list[Line]  # by seat: luck and choice in a sentence, to be read by that seat


class Step(NamedTuple):
    """Entries of one actor in a row, between which nothing was revealed."""

    first: int
    last: int
    actor: Seat
    before: Any
    after: Any


class Found(NamedTuple):
    """What a decision cost against a better line."""

    step: Step
    line: list[Action]
    costs: list[float]  # trial by trial


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
    judge = Bench().judge(title.policy, len(title.game.scores(match.after(0))), None)
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
        self.leaf = Advised(title.policy, judge, rivals, title.policy.patience)
        self.bot = parse(ADVISER)

    def run(self, progress: Progress) -> Analysis:
        self.values.learn(self.start, self.rng)
        steps = list(self.steps())
        points, parts = self.course(steps)
        found = []
        for k, step in enumerate(steps):
            found += self.weighed(step)
            progress(0.9 * (k + 1) / len(steps))
        dearest = self.dearest(found)
        parts = [self.with_cost(part, seat, found) for seat, part in enumerate(parts)]
        decisions = [self.decision(each) for each in dearest]
        progress(1.0)
        sums = [sentence(part) for part in parts]
        game = self.game
        return Analysis(game.name, game.version, ADVISER, points, parts, decisions, sums)

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

    def time(self, entries: int) -> float:
        return entries / len(self.log)

    def course(self, steps: list[Step]) -> tuple[list[Point], list[Parts]]:
        """The chances after every step, and by seat what they are made of."""
        now = self.values.chances(self.start, 0.0)
        points = [self.point(0, self.start, now)]
        start = now
        sums = [[0.0] * 4 for _ in range(self.seats)]  # by kind
        for step in steps:
            after = self.values.chances(step.after, self.time(step.last))
            change = [b - a for a, b in zip(now, after, strict=True)]
            known = change if step.actor == CHANCE else self.known_change(step)
            rest = LUCK if self.comes_to_light(step) else RESIDUAL
            for seat, row in enumerate(sums):
                kind = LUCK if step.actor == CHANCE else OWN if step.actor == seat else OTHERS
                row[kind] += known[seat]
                row[rest] += change[seat] - known[seat]
            points.append(self.point(step.last, step.after, after))
            now = after
        usual = fmean(row[OWN] for row in sums)
        for row in sums:  # what a seat gains by having its turns at all is nobody's merit
            row[OWN], row[OTHERS] = row[OWN] - usual, row[OTHERS] + usual
        return points, [
            Parts(start[k], row[LUCK], row[OWN], row[OTHERS], row[RESIDUAL], now[k], 0.0, 0.0)
            for k, row in enumerate(sums)
        ]

    def comes_to_light(self, step: Step) -> bool:
        """Cards that are turned over and choices that meet in secret are luck, as a die is."""
        revealed = self.game.reveals(step.after) != self.game.reveals(step.before)
        over = not len(self.game.to_act(step.after))  # what was kept secret to the end counts now
        return revealed or over or self.title.families.in_window(step.before)

    def known_change(self, step: Step) -> list[float]:
        """What a decision changed for everybody, over worlds that its seat could believe in."""
        rows = []
        for _ in range(WORLDS):
            world = self.game.imagine(step.before, step.actor, self.rng)
            before = self.values.chances(world, self.time(step.first))
            self.follow(world, step.actor, self.played(step))
            after = self.values.chances(world, self.time(step.last))
            rows.append([b - a for a, b in zip(before, after, strict=True)])
        return [fmean(column) for column in zip(*rows, strict=True)]

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

    def weighed(self, step: Step) -> list[Found]:
        """A decision against the line that the adviser finds; nothing where they come to one."""
        if step.actor == CHANCE or not self.is_choice(step):
            return []
        line = self.line(step)
        costs = self.costs(step, line, TRIALS)
        return [Found(step, line, costs)] if costs else []

    def is_choice(self, step: Step) -> bool:
        s = self.game.clone(step.before)
        for action in self.played(step):
            if len(self.game.legal(s, step.actor)) > 1:
                return True
            self.game.apply(s, step.actor, action)
        return False

    def line(self, step: Step) -> list[Action]:
        """What the adviser plays in a world of the seat, until others act or something is seen."""
        game, seat = self.game, step.actor
        s = game.imagine(step.before, seat, self.rng)
        mark = (self.title.turn(s), game.reveals(s))
        line: list[Action] = []
        while len(line) < LONGEST and seat in game.to_act(s):
            if line and (self.title.turn(s), game.reveals(s)) != mark:
                break
            action = self.advised(s, seat)
            line.append(action)
            game.apply(s, seat, action)
        return line

    def advised(self, s: Any, seat: Seat) -> Action:
        legal = self.game.legal(s, seat)
        if len(legal) == 1:
            return int(legal[0])
        return self.bot.weigh(self.title.policy, s, seat, self.rng)[0].action

    def costs(self, step: Step, line: list[Action], trials: int) -> list[float]:
        """Trial by trial, each in a world of its own and with the same luck for both lines."""
        found = []
        for _ in range(trials):
            mine = self.game.imagine(step.before, step.actor, self.rng)
            better = self.game.clone(mine)
            self.follow(mine, step.actor, self.played(step))
            self.follow(better, step.actor, line)
            if self.game.pack(mine) == self.game.pack(better):
                return []
            luck = self.rng.getrandbits(64)
            found.append(self.trial(better, step.actor, luck) - self.trial(mine, step.actor, luck))
        return found

    def trial(self, s: Any, seat: Seat, luck: int) -> float:
        """The chance of a seat after a quick playout, as the champion's search has it."""
        if not len(self.game.to_act(s)):
            return won(self.game.ranks(s))[seat]
        chances = Search(self.leaf, s, seat, Random(luck)).play_out(s)
        return (chances if len(self.game.to_act(s)) else won(self.game.ranks(s)))[seat]

    def dearest(self, found: list[Found]) -> list[Found]:
        """Those that look costliest are tried again by themselves: the first look flatters."""
        told = []
        for seat in range(self.seats):
            own = sorted((f for f in found if f.step.actor == seat), key=lambda f: -fmean(f.costs))
            again = [
                each._replace(costs=self.costs(each.step, each.line, MORE))
                for each in own[:LOOKED_AT]
            ]
            sure = [each for each in again if each.costs and fmean(each.costs) > doubt(each.costs)]
            dear = [each for each in sure if fmean(each.costs) >= SEEN]
            told += sorted(dear, key=lambda f: -fmean(f.costs))[:TOLD]
        return sorted(told, key=lambda f: -fmean(f.costs))

    def with_cost(self, part: Parts, seat: Seat, found: list[Found]) -> Parts:
        own = [each.costs for each in found if each.step.actor == seat]
        cost = sum(fmean(costs) for costs in own)
        error = sqrt(sum(doubt(costs) ** 2 for costs in own))
        return msgspec.structs.replace(part, cost=cost, error=error)

    def decision(self, found: Found) -> Decision:
        step, seat = found.step, found.step.actor
        worlds = [self.game.imagine(step.before, seat, self.rng) for _ in range(3)]
        return Decision(
            seat,
            step.first,
            step.last,
            self.title.view(step.before, seat).round,
            fmean(found.costs),
            doubt(found.costs),
            self.told(worlds[0], seat, self.played(step)),
            self.told(worlds[0], seat, found.line),
            found.line,
            reasons_of(self.title, worlds, seat, found.line),
        )

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


def doubt(costs: list[float]) -> float:
    """The standard error of their mean."""
    return stdev(costs) / sqrt(len(costs)) if len(costs) > 1 else 0.0


def sentence(part: Parts) -> Line:
    """Luck and choice in one sentence."""
    luck, choice = round(100 * part.chance), round(100 * part.own)
    ways = ("lost" if luck < 0 else "won", "lost" if choice < 0 else "won")
    return Line(f"ui-analysis-{'-'.join(ways)}", {"luck": abs(luck), "choice": abs(choice)})
