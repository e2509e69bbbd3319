"""What the levels of each title are worth; stopped and asked again, it goes on.

    python benchmarks/levels.py --jobs 2 --raw benchmarks/levels.json --document docs/bots.md

For every title: neighbouring levels, one of the higher among the lower; the lowest and `random`. An
edge goes on where it stands in --raw, unless a level was changed. --rate plays nothing: it writes
the ratings that follow from --raw into levels.toml. What levels do among their equals is told by
equals.py.
"""

import argparse
import re
from collections.abc import Iterator
from itertools import pairwise
from math import log, sqrt
from pathlib import Path
from typing import Final

import msgspec
from record import asking, keep, kept, percent, table, tell
from rich.console import Console

from interregnum.bots.arena import Contest, Z, play, share
from interregnum.bots.ladder import ELO
from interregnum.bots.levels import FILE, NAMES, table_of
from interregnum.bots.names import find_bot
from interregnum.executor.executor import Executor
from interregnum.executor.run import open_executor, results
from interregnum.games.registry import OWN, find

GAMES: Final = Path(__file__).parents[1] / "src/interregnum/games"
LOWEST: Final = 1000.0  # the rating of the page
RATED: Final = re.compile(r"^(rating|within) = .*\n", re.MULTILINE)
OFTEN: Final = 20  # games of an edge after which the raw file is written
Edges = dict[tuple[str, int, str, str], "Edge"]


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

    @property
    def key(self) -> tuple[str, int, str, str]:
        return self.title, self.seats, self.bot, self.others


def seats_of(title: str) -> int:
    """At the tables at which its levels are rated."""
    return table_of(find(title).policy).seats


def names(title: str, args: argparse.Namespace) -> list[str]:
    """Of the levels that are asked about, from the lowest."""
    known = [level.name for level in table_of(find(title).policy).levels]
    return [name for name in known if name in args.levels.split(",")]


def pairs(title: str, levels: list[str]) -> Iterator[tuple[str, str]]:
    """One among others: neighbours, then the lowest and `random`, both ways round."""
    yield from ((high, low) for low, high in pairwise(levels))
    if NAMES[0] in levels:
        yield NAMES[0], "random"
        if seats_of(title) > 2:
            yield "random", NAMES[0]


def edge(
    title: str, bot: str, others: str, had: Edges, args: argparse.Namespace, on: Executor
) -> Iterator[Edge]:
    """After every few games, from where it stands in the raw file."""
    seats, policy = seats_of(title), find(title).policy
    minds = [find_bot(name).taught(policy) for name in (bot, others)]
    found = Edge(title, seats, bot, others, args.seed, minds)
    old = had.get(found.key, found)
    if (old.seed, old.minds) == (found.seed, found.minds):
        found = old
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


def ratings_of(title: str, edges: Edges) -> dict[str, tuple[float, float]]:
    levels = [level.name for level in table_of(find(title).policy).levels]
    found = ratings([each for each in edges.values() if each.title == title], levels)
    return {level: (elo, half) for level, elo, half in found}


def write_ratings(title: str, edges: Edges) -> None:
    """Into the title's file of levels, in place of those it had."""
    file = GAMES / title.replace("-", "_") / "policy" / FILE
    text = RATED.sub("", file.read_text("utf-8"))
    for name, (elo, half) in ratings_of(title, edges).items():
        line = f'name = "{name}"\n'
        told = f"rating = {elo:.0f}\nwithin = [{elo - half:.0f}, {elo + half:.0f}]\n"
        text = text.replace(line, line + told)
        Console().print(f"{title}: {name} {elo:.0f} ± {half:.0f}")
    file.write_text(text, "utf-8")


def arguments() -> argparse.Namespace:
    parser = asking(__doc__)
    parser.add_argument("--levels", default=",".join(NAMES), help="neighbours among these meet")
    parser.add_argument("--games", type=int, default=400, help="of an edge")
    parser.add_argument("--rate", action="store_true", help="write the ratings, play nothing")
    args = parser.parse_args()
    if unknown := set(args.levels.split(",")) - set(NAMES):
        parser.error(f"there is no level {', '.join(unknown)}; expected {', '.join(NAMES)}")
    return args


def document_of(edges: Edges) -> str:
    """Neighbours and the page against `random` by title, then the ratings that follow."""
    heads = [f"{high} over {low}" for low, high in pairwise(NAMES)]
    heads = ["title, seats", "games each", *heads, "page over `random`", "`random` over page"]
    met = table(heads, [edges_told(title, edges) for title in OWN])
    return met + "\n\n" + table(["title, seats", *NAMES], [rated(title, edges) for title in OWN])


def edges_told(title: str, edges: Edges) -> list[str]:
    """Where a title has fewer levels, one stands above the next that there is."""
    mine = {key[2:]: each for key, each in edges.items() if key[0] == title}
    by_level = {high: each for (high, _), each in mine.items() if high != "random"}
    games = sorted({each.games for each in mine.values()})
    lowest = [mine.get((NAMES[0], "random")), mine.get(("random", NAMES[0]))]
    told = [*(by_level.get(name) for name in NAMES[1:]), *lowest]
    cells = [percent(each.wins, each.games) if each else "–" for each in told]
    return [
        f"{title}, {seats_of(title)}",
        " to ".join(map(str, games[:1] + games[1:][-1:])),
        *cells,
    ]


def rated(title: str, edges: Edges) -> list[str]:
    found = ratings_of(title, edges)
    told = {name: f"{elo:.0f} ± {half:.0f}" for name, (elo, half) in found.items()}
    return [f"{title}, {seats_of(title)}", *(told.get(name, "–") for name in NAMES)]


def play_all(edges: Edges, args: argparse.Namespace) -> None:
    with open_executor(args.jobs, args.cluster) as executor:
        for title in args.titles.split(","):
            for bot, others in pairs(title, names(title, args)):
                for found in edge(title, bot, others, edges, args, executor):
                    edges[found.key] = found
                    keep(args.raw, edges.values())
                Console().print(f"{title}: {bot} among {others} is played")


def main() -> None:
    args = arguments()
    edges = kept(args.raw, Edge, lambda each: each.key)
    if args.rate:
        for title in args.titles.split(","):
            write_ratings(title, edges)
        return
    if not args.show:
        play_all(edges, args)
    text = document_of(edges)
    tell(args, "levels.py", text)


if __name__ == "__main__":
    main()
