"""What levels do among their equals: their points, how long they think, and what their moves cost.

    python benchmarks/equals.py --jobs 2 --raw benchmarks/equals.json --document docs/bots.md

Every level plays with itself at each seat. Of each game --judged decisions, drawn by chance, are
held against what champion:1s would have played, if champion:0.1s sees that they cost 5 points of
the chance to win at all. A blunder costs more than 20, and two looks must agree on it: the
champion's own search, where it has seen both moves, and both played on over the same worlds that
the seat could believe in. Either alone errs often: of 450 decisions of a duke of Crown of Ash the
second saw four that cost so much, and three that won it. A level goes on where it stands in --raw,
unless it was changed.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from time import thread_time
from typing import Any, Final, NamedTuple

import msgspec
from record import asking, keep, kept, percent, table, tell
from rich.progress import Progress

from interregnum.bots.bot import ask
from interregnum.bots.champion import ChampionBot
from interregnum.bots.levels import NAMES, table_of
from interregnum.bots.names import find_bot
from interregnum.bots.prospects import prospects
from interregnum.core.game import CHANCE, Action
from interregnum.core.play import sample
from interregnum.core.policy import Policy
from interregnum.executor.executor import Executor
from interregnum.executor.run import open_executor, results
from interregnum.games.registry import OWN, find

JUDGES: Final = (0.1, 1.0)  # seconds of a champion: of a first look, and where that sees a cost
EFFORTS: Final = (40, 200)  # worlds, likewise
DOUBT: Final = 0.05  # of the chance to win: what a look must show for another one
BLUNDER: Final = 0.20
SURE: Final = 1.0  # where a champion has no opinion of what was played
GAMES: Final = 80
MANY: Final = 240  # of a quick title, and of each lowest level, for which there is a bar
QUICK: Final = "for-a-crown"  # a game takes a second


class Question(NamedTuple):
    title: str
    level: str
    seats: int
    judged: int  # decisions of a game
    seed: int


class Decision(NamedTuple):
    """Before it, and what was played."""

    state: Any
    seat: int
    action: int


class Cost(NamedTuple):
    """Of a decision, in chances to win, told twice."""

    played: float  # by playing both moves on
    seen: float  # by the champion's own search; SURE where it has no opinion

    @property
    def is_blunder(self) -> bool:
        return min(self) > BLUNDER


class Game(NamedTuple):
    """What one game among equals showed."""

    points: float  # of a seat, on average
    times: list[float]  # milliseconds of processor time
    costs: list[Cost]  # of the decisions that were judged


class Equals(msgspec.Struct, frozen=True):
    """A level among its equals, as the project keeps it."""

    title: str
    seats: int
    level: str
    mind: str  # what it was
    seed: int
    points: list[float] = []  # by game
    times: dict[int, int] = {}  # milliseconds of a decision, rounded up: how often
    judged: int = 0
    cost: float = 0.0  # of all that were judged
    blunders: int = 0

    @property
    def key(self) -> tuple[str, int, str]:
        return self.title, self.seats, self.level

    @property
    def p95(self) -> int:
        left = 0.95 * sum(self.times.values())
        for time, count in sorted(self.times.items()):
            left -= count
            if left <= 0.0:
                return time
        return 0


def played(question: Question, number: int) -> Game:
    """One game of a level among its equals, and what some of its decisions cost: a job."""
    title, rng = find(question.title), Random(f"{question.seed} {number}")
    s = title.new(question.seats, title.options({}))
    times: list[float] = []
    decisions = list(through(title.policy, s, question.level, times, rng))
    drawn = rng.sample(decisions, min(question.judged, len(decisions)))
    costs = [cost_of(title.policy, each, rng) for each in drawn]
    return Game(sum(title.game.scores(s)) / question.seats, times, costs)


def through(
    policy: Policy[Any], s: Any, name: str, times: list[float], rng: Random
) -> Iterator[Decision]:
    """A state is played to its end."""
    game, level = policy.game, find_bot(name)
    while waiting := list(game.to_act(s)):
        seat = int(waiting[0])
        legal = game.legal(s, seat)
        if seat == CHANCE or len(legal) == 1:
            game.apply(s, seat, sample(game, s, seat, rng) if seat == CHANCE else int(legal[0]))
            continue
        start = thread_time()
        action = ask(level, policy, s, seat, rng)
        times.append(1000 * (thread_time() - start))
        yield Decision(game.clone(s), seat, action)
        game.apply(s, seat, action)


def cost_of(policy: Policy[Any], decision: Decision, rng: Random) -> Cost:
    """Against the champion's choice, in chances to win; by what the seat knew."""
    s = policy.game.imagine(decision.state, decision.seat, rng)
    for seconds in JUDGES:
        best, seen = seen_by(ChampionBot(seconds=seconds), policy, s, decision, rng)
        if seen < DOUBT:
            return Cost(0.0, 0.0)
    pair, cost = [best, decision.action], 0.0
    for worlds in EFFORTS:
        seed = rng.getrandbits(32)
        ours, theirs = prospects(policy, s, decision.seat, pair, worlds, seed)
        cost = ours.chance - theirs.chance
        if cost < DOUBT:
            break
    return Cost(cost, seen)


def seen_by(
    judge: ChampionBot, policy: Policy[Any], s: Any, decision: Decision, rng: Random
) -> tuple[Action, float]:
    """What a champion would play, and by how much it likes that better than what was played."""
    rows = judge.weigh(policy, s, decision.seat, rng)
    best = rows[0]
    if best.action == decision.action:
        return best.action, 0.0
    tried = [row for row in rows if row.action == decision.action and row.visits]
    return best.action, best.value - tried[0].value if tried and best.visits else SURE


def equals(question: Question, found: Equals, games: int, on: Executor) -> Iterator[Equals]:
    """After every game, from where it stands in the raw file."""
    numbers = range(len(found.points), games)
    for each in results(played, question, numbers, on=on):
        times = Counter(found.times) + Counter(int(time) + 1 for time in each.times)
        found = msgspec.structs.replace(
            found,
            points=[*found.points, round(each.points, 2)],
            times=dict(sorted(times.items())),
            judged=found.judged + len(each.costs),
            cost=round(found.cost + sum(cost.played for cost in each.costs), 4),
            blunders=found.blunders + sum(cost.is_blunder for cost in each.costs),
        )
        yield found


def arguments() -> argparse.Namespace:
    parser = asking(__doc__)
    parser.add_argument("--levels", default=",".join(NAMES))
    parser.add_argument("--games", type=int, default=0, help="at most so many of a level")
    parser.add_argument("--judged", type=int, default=15, help="decisions of a game")
    return parser.parse_args()


def wanted(args: argparse.Namespace) -> Iterator[Question]:
    for title in args.titles.split(","):
        rated = table_of(find(title).policy)
        for level in rated.levels:
            if level.name in args.levels.split(","):
                yield Question(title, level.name, rated.seats, args.judged, args.seed)


def games_of(question: Question) -> int:
    return MANY if question.title == QUICK or question.level == NAMES[0] else GAMES


def none_of(question: Question) -> Equals:
    """A level before its first game."""
    title, level, seats, _, seed = question
    return Equals(title, seats, level, find_bot(level).taught(find(title).policy), seed)


def play_all(found: dict[tuple[str, int, str], Equals], args: argparse.Namespace) -> None:
    with open_executor(args.jobs, args.cluster) as executor, Progress() as progress:
        for question in wanted(args):
            new = none_of(question)
            had = found.get(new.key, new)
            start = had if (had.mind, had.seed) == (new.mind, new.seed) else new
            games = min(games_of(question), args.games or MANY)
            task = progress.add_task(f"{question.title}: {question.level}", total=games)
            for each in equals(question, start, games, executor):
                progress.update(task, completed=len(each.points))
                found[each.key] = each
                keep(args.raw, found.values())


def document_of(found: dict[tuple[str, int, str], Equals]) -> str:
    heads = ["title, seats", "level", "games", "points", "95 % of decisions within"]
    heads += ["judged", "cost on average", "cost over 20 points"]
    order = {(title, level): None for title in OWN for level in NAMES}
    rows = {(each.title, each.level): each for each in found.values()}
    return table(heads, [cells(rows[key]) for key in order if key in rows])


def cells(each: Equals) -> list[str]:
    games = len(each.points)
    told = [f"{each.title}, {each.seats}", each.level, str(games)]
    told += [f"{sum(each.points) / max(1, games):.1f}", f"{each.p95} ms", str(each.judged)]
    cost = f"{100 * each.cost / max(1, each.judged):.1f} points"
    return [*told, cost, percent(each.blunders, each.judged)]


def main() -> None:
    args = arguments()
    found = kept(args.raw, Equals, lambda each: each.key)
    if not args.show:
        play_all(found, args)
    text = document_of(found)
    tell(args, "equals.py", text)


if __name__ == "__main__":
    main()
