"""A ladder of bots: neighbours meet on mirrored chance until a sequential test decides; ratings.

Bots are named from the weakest to the strongest. Of two neighbours one plays against as many of the
other as there are seats left, and the other way round: what wins alone may lose in numbers.
"""

from collections.abc import Callable, Iterator, Sequence
from math import exp, log
from random import Random
from typing import Final

import msgspec

from interregnum.bots.arena import Contest, Outcome, Standing, check, play, share
from interregnum.bots.bot import Bot
from interregnum.bots.names import find_bot
from interregnum.core.match import Values
from interregnum.executor.executor import Executor
from interregnum.executor.journal import Journal
from interregnum.executor.run import results

ERROR: Final = 0.05  # of either kind: calling a worse one better, or missing a better one
BETTER: Final = 1.2  # times the fair share of wins: the least that counts as better
FEWEST: Final = 12  # blocks before the test may decide
DOUBT: Final = 20.0  # blocks that the variance of single games counts for
ELO: Final = 400.0 / log(10.0)
RESAMPLES: Final = 200
ROUNDS: Final = 200  # of fitting ratings


class Ladder(msgspec.Struct, frozen=True):
    """What is to be played."""

    title: str
    seats: int
    options: Values
    bots: tuple[str | Bot, ...]
    seed: int
    games: int  # of an edge and a way at most


class Edge(msgspec.Struct, frozen=True):
    """One `bot` among others of one kind."""

    bot: str
    others: str
    games: int
    rate: float
    interval: tuple[float, float]
    points: float
    verdict: str  # better, not better, open


class Rating(msgspec.Struct, frozen=True):
    """In Elo, the first of the ladder at 0, with a 95 % interval."""

    bot: str
    elo: float
    interval: tuple[float, float]
    games: int


class Report(msgspec.Struct, frozen=True):
    title: str
    seats: int
    seed: int
    error: float
    better: float
    edges: list[Edge]
    ratings: list[Rating]
    cpu_seconds: float


Block = tuple[list[str], float, int]  # entries, wins of the first, games
Tell = Callable[[str, Standing], None]


def climb(
    ladder: Ladder, on: Executor | None, journal: Journal | None, tell: Tell | None = None
) -> Report:
    """Play all edges, each until it is decided or its games are used up."""
    edges: list[Edge] = []
    blocks: list[Block] = []
    spent = 0.0
    for contest in contests(ladder):
        standing, verdict = fought(contest, ladder.games, on, journal, tell)
        edges.append(edge(contest, standing, verdict))
        blocks += blocks_of(contest, standing)
        spent += standing.seconds
    names = [find_bot(bot).name for bot in ladder.bots]
    rated = ratings(names, blocks, ladder.seed)
    found = (ladder.title, ladder.seats, ladder.seed, ERROR, BETTER, edges, rated, round(spent, 1))
    return Report(*found)


def contests(ladder: Ladder) -> Iterator[Contest]:
    """The higher one among lower ones, then the lower one among higher ones."""
    for low, high in zip(ladder.bots, ladder.bots[1:], strict=False):
        for one, others in ((high, low), (low, high)):
            bots = (one, *[others] * (ladder.seats - 1))
            yield Contest(ladder.title, ladder.options, bots, ladder.seed, mirrored=True)
            if ladder.seats == 2:
                break  # the same games


def fought(
    contest: Contest,
    games: int,
    on: Executor | None,
    journal: Journal | None,
    tell: Tell | None,
) -> tuple[Standing, str]:
    """Whole blocks of games, so that a stop favours no seat."""
    check(contest)
    kept = journal.run(contest.about, Outcome) if journal else None
    standing, n = Standing([]), contest.seats
    numbers = range(max(1, games // n) * n)
    for outcome in results(play, contest, numbers, on=on, kept=kept):
        standing.outcomes.append(outcome)
        if tell:
            tell(f"{contest.names[0]} among {contest.names[-1]}", standing)
        if standing.games % n == 0 and (verdict := verdict_on(wins_by_block(standing, n), n)):
            return standing, verdict
    return standing, "open"


def wins_by_block(standing: Standing, seats: int) -> list[float]:
    """Of entry 0, as shares of the games of each block."""
    won = [share(outcome.ranks, 0) for outcome in standing.outcomes]
    return [sum(won[k : k + seats]) / seats for k in range(0, len(won), seats)]


def verdict_on(shares: Sequence[float], seats: int) -> str:
    """Wald's sequential test by blocks: better than fair by a factor, or not better than fair.

    Blocks are taken as normal, with the variance they have had so far, doubted while they are
    few; errors of both kinds are at most about ERROR.
    """
    count = len(shares)
    if count < FEWEST:
        return ""
    fair = 1.0 / seats
    better = min(0.95, BETTER * fair)
    mean = sum(shares) / count
    alike = DOUBT * fair * (1.0 - fair) / seats  # of blocks whose games do not depend on each other
    spread = (sum((x - mean) ** 2 for x in shares) + alike) / (count + DOUBT)
    ratio = count * (better - fair) * (mean - (better + fair) / 2.0) / spread
    bound = log((1.0 - ERROR) / ERROR)
    return "better" if ratio >= bound else "not better" if ratio <= -bound else ""


def edge(contest: Contest, standing: Standing, verdict: str) -> Edge:
    low, high = standing.interval(0)
    return Edge(
        bot=contest.names[0],
        others=contest.names[-1],
        games=standing.games,
        rate=round(standing.rate(0), 4),
        interval=(round(low, 4), round(high, 4)),
        points=round(standing.score(0), 2),
        verdict=verdict,
    )


def blocks_of(contest: Contest, standing: Standing) -> list[Block]:
    n = contest.seats
    return [(contest.names, x * n, n) for x in wins_by_block(standing, n)]


def ratings(names: list[str], blocks: list[Block], seed: int) -> list[Rating]:
    """By who won: a chance to win is a bot's part of the strengths of all seats."""
    best = fitted(names, blocks)
    rng = Random(seed)
    samples = [fitted(names, rng.choices(blocks, k=len(blocks))) for _ in range(RESAMPLES)]
    out: list[Rating] = []
    for k, name in enumerate(names):
        row = sorted(sample[k] for sample in samples)
        low, high = row[len(row) // 40], row[-1 - len(row) // 40]
        games = sum(count for entries, _, count in blocks if name in entries)
        out.append(Rating(name, round(best[k], 1), (round(low, 1), round(high, 1)), games))
    return out


def fitted(names: list[str], blocks: list[Block]) -> list[float]:
    """Strengths of most likelihood, in Elo above the first; a drawn game keeps each one finite."""
    place = {name: k for k, name in enumerate(names)}
    tallies = tallied(place, blocks)
    marks = [0.0] * len(names)
    for _ in range(ROUNDS):
        strengths = [exp(mark) for mark in marks]
        won, due = [0.0] * len(names), [1e-9] * len(names)
        for (one, other, seats), (wins, games) in tallies.items():
            whole = strengths[one] + (seats - 1) * strengths[other]
            won[one] += wins
            won[other] += games - wins
            due[one] += games / whole
            due[other] += games * (seats - 1) / whole
        marks = [log(max(1e-9, w) / d) for w, d in zip(won, due, strict=True)]
        marks = [mark - marks[0] for mark in marks]
    return [ELO * mark for mark in marks]


Tallies = dict[tuple[int, int, int], tuple[float, float]]


def tallied(place: dict[str, int], blocks: list[Block]) -> Tallies:
    """Wins and games by who was among whom, with one game more as fair as can be."""
    found: Tallies = {}
    for entries, wins, games in blocks:
        key = (place[entries[0]], place[entries[-1]], len(entries))
        had = found.get(key, (1.0 / len(entries), 1.0))
        found[key] = (had[0] + wins, had[1] + games)
    return found
