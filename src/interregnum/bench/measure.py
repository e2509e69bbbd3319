"""Random play on our own games: how fast, per second of processor time.

Run as a module it measures its own environment and prints one line of JSON for every row.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import fmean, median
from time import process_time
from typing import Any, Final

import msgspec

from interregnum.bench import environments
from interregnum.bench.environments import Play
from interregnum.bots.search import Search
from interregnum.bots.weights import judge_of, shipped, unlearned
from interregnum.core.arrays import COMPILED
from interregnum.core.game import CHANCE, Game
from interregnum.core.play import playout, sample
from interregnum.core.policy import Policy
from interregnum.games.registry import OWN, find

Speed = tuple[float, float]  # decisions and games per second
POSITIONS: Final = 20  # of random games, for clones and searches
CLONES: Final = 200  # of each position in a run
HIDDEN: Final = 64  # units of a judge that nobody has taught
TURNS: Final = 5  # of a run: the shorter they are, the more alike is what else the machine does
ITERATIONS: Final = 1 << 40  # the clock ends a search


class Figures(msgspec.Struct, frozen=True):
    """One title, mode and number of seats in one build."""

    title: str
    mode: str
    seats: int
    build: str
    games: float  # per second, as all the rest but `clone`
    decisions: float  # by the loop of core/play, compiled if the build is
    driven: float  # decisions by the interpreted loop that also drives the peers
    clone: float  # microseconds
    search: float  # iterations
    judge: float = 0.0  # tables judged for all seats, with the shipped weights or as many others
    batch: float = 0.0  # decisions by a BatchEnv with float32 observations and legal lists
    dense: float = 0.0  # the same with the whole mask copied; of a title's usual table
    aec: float = 0.0  # decisions by the PettingZoo environment; likewise
    kept: float = 0.0  # what a batch keeps of the speed of the plain loop, the median of all turns


class Plan(msgspec.Struct, frozen=True):
    """What to measure and how long: the best of `runs` runs of `seconds` each."""

    titles: list[str]
    seconds: float
    runs: int


def rows(plan: Plan) -> list[tuple[str, str, int]]:
    """Every title, mode and number of seats."""
    return [
        (name, mode, seats)
        for name in plan.titles or OWN
        for mode in find(name).modes
        for seats in find(name).mode_seats(mode)
    ]


def measured(plan: Plan) -> Iterator[Figures]:
    for name, mode, seats in rows(plan):
        title = find(name)
        new = partial(title.game.new, seats, title.setup(title.modes[mode], seats))
        yield figures(title.policy, new, plan, name, mode, seats)


def figures(
    policy: Policy[Any], new: Callable[[], Any], plan: Plan, name: str, mode: str, seats: int
) -> Figures:
    game = policy.game
    plays = {
        "decisions": lambda rng: playout(game, new(), rng),
        "driven": lambda rng: drive(game, new(), rng),
    } | learned(name, mode, seats)
    turns = in_turn(plan, plays)
    speeds = {what: best(found) for what, found in turns.items()}
    positions = [position(game, new(), Random(k)) for k in range(POSITIONS)]
    return Figures(
        title=name,
        mode=mode,
        seats=seats,
        build="compiled" if COMPILED else "interpreted",
        games=speeds["decisions"][1],
        clone=clone(game, positions, plan),
        search=search(policy, positions, plan.seconds / 10),
        judge=judge(policy, positions, plan),
        kept=share(turns["decisions"], turns.get("batch", [])),
        **{what: speed for what, (speed, _) in speeds.items()},
    )


def learned(name: str, mode: str, seats: int) -> dict[str, Play]:
    """What environments there are to measure; all of them only at a title's usual table."""
    made = {"batch": environments.batch}
    if (mode, seats) == usual(name):
        made |= {"dense": environments.dense, "aec": environments.aec}
    found = {
        what: environments.driven(partial(make, name, mode, seats)) for what, make in made.items()
    }
    return {what: play for what, play in found.items() if play is not None}


def usual(name: str) -> tuple[str, int]:
    """The first mode, with as many seats as usually play."""
    title = find(name)
    mode = next(iter(title.modes))
    return mode, title.usual_seats or title.mode_seats(mode)[-1]


def in_turn(plan: Plan, plays: dict[str, Play]) -> dict[str, list[Speed]]:
    """Decisions and games per second of several runs, cut into short turns. All take turns, so that
    what else the machine does hits them alike."""
    found: dict[str, list[Speed]] = {what: [] for what in plays}
    for seed in range(plan.runs * TURNS):
        for what, play in plays.items():
            found[what].append(run(Random(seed), plan.seconds / TURNS, play))
    return found


def best(turns: list[Speed]) -> Speed:
    """Of the fastest run, which is the mean of its turns: they are equally long."""
    runs = [turns[k : k + TURNS] for k in range(0, len(turns), TURNS)]
    return max((fmean([d for d, _ in run]), fmean([g for _, g in run])) for run in runs)


def share(plain: list[Speed], other: list[Speed]) -> float:
    """What one keeps of the decisions of the turns beside it: of the best runs of each, a machine
    that is busy now and then would tell anything."""
    return median([b[0] / a[0] for a, b in zip(plain, other, strict=True)]) if other else 0.0


def run(rng: Random, seconds: float, play: Play) -> Speed:
    start, games, decisions = process_time(), 0, 0
    while (spent := process_time() - start) < seconds or not games:
        decisions += play(rng)
        games += 1
    return decisions / spent, games / spent


def drive(game: Game[Any], s: Any, rng: Random) -> int:
    """A game at random, asked from interpreted code as the peers are."""
    decisions = 0
    while True:
        waiting = game.to_act(s)
        if not waiting:
            return decisions
        seat = waiting[0]
        if seat == CHANCE:
            game.apply(s, seat, sample(game, s, seat, rng))
            continue
        legal = game.legal(s, seat)
        count: int = len(legal)
        decisions += count > 1
        game.apply(s, seat, legal[int(rng.random() * count)])


def position(game: Game[Any], s: Any, rng: Random) -> Any:
    """A decision somewhere in a random game: any one with a choice, all as likely."""
    kept, met = s, 0
    while waiting := game.to_act(s):
        seat = waiting[0]
        if seat != CHANCE and len(game.legal(s, seat)) > 1:
            met += 1
            if rng.random() * met < 1:
                kept = game.clone(s)
        game.apply(s, seat, sample(game, s, seat, rng))
    return kept


def clone(game: Game[Any], positions: list[Any], plan: Plan) -> float:
    """Microseconds a copy, best of several runs."""
    copy, each = game.clone, range(CLONES)
    times = []
    for _ in range(plan.runs):
        start = process_time()
        for s in positions:
            for _ in each:
                copy(s)
        times.append(process_time() - start)
    return 1e6 * min(times) / (len(positions) * CLONES)


def search(policy: Policy[Any], positions: list[Any], seconds: float) -> float:
    """Iterations of the tree search per second, over decisions of random games."""
    start, iterations = process_time(), 0
    for k, s in enumerate(positions):
        tree = Search(policy, s, policy.game.to_act(s)[0], Random(k))
        tree.run(ITERATIONS, seconds)
        iterations += tree.iterations
    return iterations / (process_time() - start)


def judge(policy: Policy[Any], positions: list[Any], plan: Plan) -> float:
    """Tables judged, each for all its seats; 0 for a title that tells a judge nothing."""
    if not policy.insights:
        return 0.0
    each = judge_of(policy, shipped(policy) or unlearned(policy, HIDDEN, []))

    def look(_rng: Random) -> int:
        for s in positions:
            each.chances(s)
        return len(positions)

    return best(in_turn(plan, {"judge": look})["judge"])[0]


def main() -> None:
    plan = msgspec.json.decode(sys.argv[1], type=Plan)
    for row in measured(plan):
        sys.stdout.write(msgspec.json.encode(row).decode() + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
