"""What the levels of each title are worth; stopped and asked again, it goes on.

    python benchmarks/levels.py --jobs 2 --save levels.jsonl --raw benchmarks/levels.json

For every title: neighbouring levels, one of the higher among the lower; the lowest and `random`;
then games of each level among its equals: mean points, the time of a decision, and how many of
its decisions cost more than 20 points of win chance, by a champion of --judge iterations. --raw
is the small file of the project, made title by title: what a run did not play stays in it, and an
edge goes on where it stands there, unless a level was changed; games among equals are kept in
--save. --rate plays nothing: it writes the ratings that follow from --raw into levels.toml.
"""

import argparse
import re
from collections.abc import Iterator
from itertools import pairwise
from math import log, sqrt
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any, Final, NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from interregnum.bots.arena import Contest, Z, play, share, wilson
from interregnum.bots.bot import ask
from interregnum.bots.ladder import ELO
from interregnum.bots.levels import FILE, NAMES, table_of
from interregnum.bots.names import find_bot
from interregnum.bots.prospects import cost_of
from interregnum.core.game import CHANCE
from interregnum.core.play import sample
from interregnum.executor.executor import Executor
from interregnum.executor.journal import Journal
from interregnum.executor.run import open_executor, results
from interregnum.games.registry import find

SEATS: Final = {"torres": 2, "crown-of-ash": 2, "wonderful-kingdom": 2, "for-a-crown": 4}
GAMES: Final = Path(__file__).parents[1] / "src/interregnum/games"
LOWEST: Final = 1000.0  # the rating of the page
RATED: Final = re.compile(r"^(rating|within) = .*\n", re.MULTILINE)
BLUNDER: Final = 0.20  # of the chance to win
OFTEN: Final = 20  # games of an edge after which the raw file is written
EACH: Final = 12  # of the decisions of a game, one in so many is judged


class Edge(msgspec.Struct, frozen=True):
    """One of a kind among others of one kind."""

    title: str
    seats: int
    bot: str
    others: str
    seed: int
    minds: list[str]  # what both are, by their levels
    games: int = 0
    wins: float = 0.0
    points: int = 0  # of the one, in all games

    @property
    def won(self) -> float:
        return self.wins / self.games


class Alike(msgspec.Struct, frozen=True):
    """A level among its equals."""

    title: str
    seats: int
    level: str
    games: int
    points: float
    p95_ms: float  # of processor time, of a decision
    judged: int
    blunders: int


class Raw(msgspec.Struct):
    edges: list[Edge] = []
    alike: list[Alike] = []


class Question(NamedTuple):
    title: str
    level: str
    seats: int
    judge: int
    seed: int

    @property
    def about(self) -> dict[str, Any]:
        taught = find_bot(self.level).taught(find(self.title).policy)
        return {"alike": list(self), "taught": taught}


class Game(NamedTuple):
    """What one game among equals showed."""

    points: float
    times: list[float]  # milliseconds of processor time
    costs: list[float]  # of decisions that were judged


def names(title: str, args: argparse.Namespace) -> list[str]:
    """Of the levels that are asked about, from the lowest."""
    known = [level.name for level in table_of(find(title).policy).levels]
    return [name for name in known if name in args.levels.split(",")]


def pairs(title: str, levels: list[str]) -> Iterator[tuple[str, str]]:
    """One among others: neighbours, then the lowest and `random`, both ways round."""
    yield from ((high, low) for low, high in pairwise(levels))
    if NAMES[0] in levels:
        yield NAMES[0], "random"
        if SEATS[title] > 2:
            yield "random", NAMES[0]


def edge(
    title: str, bot: str, others: str, raw: Raw, args: argparse.Namespace, on: Executor
) -> Iterator[Edge]:
    """After every few games, from where it stands in the raw file."""
    seats, policy = args.seats or SEATS[title], find(title).policy
    minds = [find_bot(name).taught(policy) for name in (bot, others)]
    found = Edge(title, seats, bot, others, args.seed, minds)
    for had in raw.edges:
        if same(had, found) and (had.seed, had.minds) == (found.seed, found.minds):
            found = had
    contest = Contest(title, {}, (bot, *[others] * (seats - 1)), args.seed, mirrored=True)
    for outcome in results(play, contest, range(found.games, args.games), on=on):
        found = msgspec.structs.replace(
            found,
            games=found.games + 1,
            wins=round(found.wins + share(outcome.ranks, 0), 3),
            points=found.points + outcome.scores[0],
        )
        if found.games % OFTEN == 0 or found.games == args.games:
            yield found


def same(one: Edge, other: Edge) -> bool:
    return all(getattr(one, x) == getattr(other, x) for x in ("title", "seats", "bot", "others"))


def played(question: Question, number: int) -> Game:
    """One game of a level among its equals."""
    title, level = find(question.title), find_bot(question.level)
    game, s = title.game, title.new(question.seats, title.options({}))
    rng = Random(f"{question.seed} {number}")
    times: list[float] = []
    costs: list[float] = []
    while waiting := list(game.to_act(s)):
        seat = int(waiting[0])
        legal = game.legal(s, seat)
        if seat == CHANCE or len(legal) == 1:
            game.apply(s, seat, sample(game, s, seat, rng) if seat == CHANCE else int(legal[0]))
            continue
        start = thread_time()
        action = ask(level, title.policy, s, seat, rng)
        times.append(1000 * (thread_time() - start))
        if question.judge and rng.random() * EACH < 1.0:
            costs.append(cost_of(title.policy, s, seat, action, question.judge, rng))
        game.apply(s, seat, action)
    return Game(sum(game.scores(s)) / question.seats, times, costs)


def alike(title: str, level: str, args: argparse.Namespace, on: Executor) -> Alike:
    seats = args.seats or SEATS[title]
    question = Question(title, level, seats, args.judge, args.seed)
    kept = Journal(args.save).run(question.about, Game)
    games = list(results(played, question, range(args.tables), on=on, kept=kept))
    times = sorted(time for each in games for time in each.times)
    costs = [cost for each in games for cost in each.costs]
    points = sum(each.points for each in games) / len(games)
    slow = times[int(0.95 * len(times))]
    blunders = sum(cost > BLUNDER for cost in costs)
    mean, p95 = round(points, 1), round(slow, 1)
    return Alike(title, seats, level, len(games), mean, p95, len(costs), blunders)


def ratings(edges: list[Edge], levels: list[str]) -> Iterator[tuple[str, float, float]]:
    """Level, Elo and half of its 95 % interval, up to the first neighbours that have not met.

    A chance to win is a bot's part of the strengths of all seats.
    """
    met = {(each.bot, each.others): each for each in edges}
    elo, spread = LOWEST, 0.0
    yield levels[0], elo, spread
    for low, high in pairwise(levels):
        if (high, low) not in met:
            return
        each = met[high, low]
        elo += ELO * log((each.seats - 1) * each.won / (1.0 - each.won))
        spread += ELO**2 / (each.games * each.won * (1.0 - each.won))
        yield high, elo, Z * sqrt(spread)


def write_ratings(title: str, raw: Raw) -> None:
    """Into the title's file of levels, in place of those it had."""
    file = GAMES / title.replace("-", "_") / "policy" / FILE
    levels = [level.name for level in table_of(find(title).policy).levels]
    text = RATED.sub("", file.read_text("utf-8"))
    for name, elo, half in ratings([e for e in raw.edges if e.title == title], levels):
        line = f'name = "{name}"\n'
        told = f"rating = {elo:.0f}\nwithin = [{elo - half:.0f}, {elo + half:.0f}]\n"
        text = text.replace(line, line + told)
        Console().print(f"{title}: {name} {elo:.0f} ± {half:.0f}")
    file.write_text(text, "utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--titles", default=",".join(SEATS))
    parser.add_argument("--levels", default=",".join(NAMES), help="neighbours among these meet")
    parser.add_argument("--games", type=int, default=400, help="of an edge")
    parser.add_argument("--tables", type=int, default=20, help="games of a level among its equals")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument(
        "--judge",
        type=int,
        default=8000,
        help="iterations, 40 for each world compared; far fewer tell luck; 0: nobody judges",
    )
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", default="", help="a Dask scheduler such as tcp://host:8786")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, default=Path("levels.jsonl"))
    parser.add_argument("--raw", type=Path)
    parser.add_argument("--rate", action="store_true", help="write the ratings, play nothing")
    args = parser.parse_args()
    if unknown := set(args.levels.split(",")) - set(NAMES):
        parser.error(f"there is no level {min(unknown)!r}; expected some of {', '.join(NAMES)}")
    return args


def shown(raw: Raw) -> Iterator[Table]:
    edges = Table("title", "seats", "bot", "among", "games", "won", "95 %", "points")
    for e in raw.edges:
        low, high = wilson(e.wins, e.games)
        interval = f"{low:.1%} – {high:.1%}"
        cells = [e.title, str(e.seats), e.bot, e.others, str(e.games), f"{e.won:.1%}", interval]
        edges.add_row(*cells, f"{e.points / e.games:.1f}")
    yield edges
    among = Table("title", "level", "games", "points", "p95", "judged", "blunders", "95 %")
    for a in raw.alike:
        low, high = wilson(a.blunders, a.judged)
        cells = [a.title, a.level, str(a.games), f"{a.points:.1f}", f"{a.p95_ms:.0f} ms"]
        share = f"{a.blunders / max(1, a.judged):.1%}"
        among.add_row(*cells, str(a.judged), share, f"{low:.1%} – {high:.1%}")
    yield among


def kept(path: Path | None) -> Raw:
    """What earlier runs found out."""
    if path is None or not path.exists():
        return Raw()
    return msgspec.json.decode(path.read_bytes(), type=Raw)


def keep(raw: Raw, found: Edge | Alike, path: Path | None) -> None:
    """In place of what was known of the same; the file is whole after every row."""
    if isinstance(found, Edge):
        raw.edges = [*(e for e in raw.edges if not same(e, found)), found]
    else:
        level = (found.title, found.seats, found.level)
        raw.alike = [a for a in raw.alike if (a.title, a.seats, a.level) != level] + [found]
    if path:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(raw), indent=1) + b"\n")


def main() -> None:
    args = arguments()
    raw = kept(args.raw)
    if args.rate:
        for title in args.titles.split(","):
            write_ratings(title, raw)
        return
    with open_executor(args.jobs, args.cluster) as executor:
        for title in args.titles.split(","):
            levels = names(title, args)
            for bot, others in pairs(title, levels) if args.games else ():
                for found in edge(title, bot, others, raw, args, executor):
                    keep(raw, found, args.raw)
                Console().print(f"{title}: {bot} among {others} is played")
            for level in levels if args.tables else ():
                keep(raw, alike(title, level, args, executor), args.raw)
    for table in shown(raw):
        Console().print(table)


if __name__ == "__main__":
    main()
