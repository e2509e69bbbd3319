"""The ladder of each title at every number of seats: `random` and its levels, neighbours both ways.

    python benchmarks/ladders.py --jobs 2 --raw benchmarks/ladders.json --document docs/bots.md

As `interregnum ladder` climbs it, contest by contest until Wald's test decides, and a contest goes
on where it stands in --raw, unless a level was changed.
"""

import argparse
from collections.abc import Iterator
from typing import Final

import msgspec
from record import asking, keep, kept, percent, sign, table, tell, wins
from rich.console import Console

from interregnum.bots.arena import Contest, Outcome, play
from interregnum.bots.ladder import Block, Ladder, contests, ratings, verdict_on
from interregnum.bots.levels import table_of
from interregnum.bots.names import find_bot
from interregnum.executor.executor import Executor
from interregnum.executor.run import open_executor, results
from interregnum.games.registry import find

LOWEST: Final = "random"
DEAR: Final = ("duke", "sovereign")  # a game of theirs takes 3 to 30 s
FEW: Final = 60  # games of theirs at most; at the usual tables levels.py plays 400


class Met(msgspec.Struct, frozen=True):
    """One bot among others of one kind."""

    title: str
    seats: int
    bot: str
    others: str
    seed: int
    minds: list[str]  # what both are
    won: str = ""  # game by game: 0 lost, 1 won, 2 and more: won by so many together
    points: int = 0  # of the one, in all games
    cpu_seconds: float = 0.0

    @property
    def key(self) -> tuple[str, int, str, str]:
        return self.title, self.seats, self.bot, self.others

    @property
    def games(self) -> int:
        return len(self.won)

    @property
    def blocks(self) -> list[float]:
        """Shares of the games of each block."""
        won = wins(self.won)
        whole = range(0, self.games - self.games % self.seats, self.seats)
        return [sum(won[k : k + self.seats]) / self.seats for k in whole]

    @property
    def verdict(self) -> str:
        return verdict_on(self.blocks, self.seats) if self.games % self.seats == 0 else ""


Edges = dict[tuple[str, int, str, str], Met]


def ladders(args: argparse.Namespace) -> Iterator[Ladder]:
    for name in args.titles.split(","):
        title = find(name)
        bots = (LOWEST, *(level.name for level in table_of(title.policy).levels))
        for seats in title.seats:
            if seats > 1 and str(seats) in (args.seats or str(seats)).split(","):
                yield Ladder(name, seats, {}, bots, args.seed, args.games)


def most(contest: Contest, games: int) -> int:
    """Fixed beforehand."""
    return min(games, FEW) if any(bot in DEAR for bot in contest.bots) else games


def fought(contest: Contest, edges: Edges, games: int, on: Executor) -> Iterator[Met]:
    """After every block of games, until it is decided."""
    found = none_of(contest)
    old = edges.get(found.key, found)
    if (old.seed, old.minds) == (found.seed, found.minds):
        found = old
    numbers = range(found.games, 0 if found.verdict else games - games % found.seats)
    for outcome in results(play, contest, numbers, on=on):
        found = with_game(found, outcome)
        if found.games % found.seats == 0:
            yield found
        if found.verdict:
            return


def none_of(contest: Contest) -> Met:
    policy = find(contest.title).policy
    bot, others = contest.bots[:2]
    minds = [find_bot(name).taught(policy) for name in (bot, others)]
    return Met(contest.title, contest.seats, str(bot), str(others), contest.seed, minds)


def with_game(found: Met, outcome: Outcome) -> Met:
    return msgspec.structs.replace(
        found,
        won=found.won + sign(outcome),
        points=found.points + outcome.scores[0],
        cpu_seconds=round(found.cpu_seconds + outcome.nanoseconds / 1e9, 2),
    )


def arguments() -> argparse.Namespace:
    parser = asking(__doc__)
    parser.add_argument("--seats", default="", help="only at tables of so many, such as 3,4")
    parser.add_argument("--games", type=int, default=400, help="of a contest, at most")
    return parser.parse_args()


def play_all(edges: Edges, args: argparse.Namespace) -> None:
    with open_executor(args.jobs, args.cluster) as executor:
        for ladder in ladders(args):
            for contest in contests(ladder):
                for found in fought(contest, edges, most(contest, ladder.games), executor):
                    edges[found.key] = found
                    keep(args.raw, edges.values())
                told = f"{ladder.title}, {ladder.seats}: {contest.bots[0]} among {contest.bots[1]}"
                Console().print(f"{told} is played")


def document_of(edges: Edges, args: argparse.Namespace) -> str:
    """A table for each ladder: by bot, both contests with the one below and the rating."""
    parts = []
    heads = ["bot", "among those below", "games", "those below, among it", "games", "Elo", "95 %"]
    for ladder in ladders(args):
        if mine := [edges[key] for key in keys_of(ladder) if key in edges]:
            lines = list(lines_of(ladder, mine))
            parts.append(f"**{ladder.title}, {ladder.seats} seats**\n\n{table(heads, lines)}")
    return "\n\n".join(parts)


def keys_of(ladder: Ladder) -> list[tuple[str, int, str, str]]:
    return [none_of(contest).key for contest in contests(ladder)]


def lines_of(ladder: Ladder, mine: list[Met]) -> Iterator[list[str]]:
    by_pair = {(each.bot, each.others): each for each in mine}
    bots = [str(bot) for bot in ladder.bots]
    played = [bot for k, bot in enumerate(bots) if k == 0 or (bot, bots[k - 1]) in by_pair]
    names = [find_bot(bot).name for bot in played]
    rated = {each.bot: each for each in ratings(names, blocks_of(mine), ladder.seed)}
    for below, bot in zip([None, *played], played, strict=False):
        one = rated[find_bot(bot).name]
        pairs = [by_pair.get((bot, str(below))), by_pair.get((str(below), bot))]
        cells = [cell for met in pairs for cell in told(met)]
        interval = f"{one.interval[0]:.0f} – {one.interval[1]:.0f}"
        yield [f"`{bot}`", *cells, f"{one.elo:.0f}", interval]


def told(met: Met | None) -> list[str]:
    if met is None:
        return ["", ""]
    won = sum(met.blocks) * met.seats
    verdict = met.verdict or "open"
    return [f"{percent(won, met.games)}, {verdict}", str(met.games)]


def blocks_of(mine: list[Met]) -> list[Block]:
    return [
        ([each.bot, *[each.others] * (each.seats - 1)], x * each.seats, each.seats)
        for each in mine
        for x in each.blocks
    ]


def main() -> None:
    args = arguments()
    edges = kept(args.raw, Met, lambda each: each.key)
    if not args.show:
        play_all(edges, args)
    text = document_of(edges, args)
    tell(args, "ladders.py", text)


if __name__ == "__main__":
    main()
