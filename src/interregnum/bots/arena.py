"""Matches between bots: seats rotated, the same games wherever they are played."""

from collections.abc import Callable
from math import sqrt
from random import Random
from time import thread_time
from typing import Any, Final, NamedTuple

from interregnum.bots.bot import Bot, ask, show
from interregnum.bots.greedy import GreedyBot
from interregnum.bots.names import find_bot
from interregnum.bots.uniform import RandomBot
from interregnum.core.game import CHANCE
from interregnum.core.match import Values
from interregnum.core.play import playout, sample
from interregnum.core.policy import Policy
from interregnum.executor.executor import Executor
from interregnum.executor.journal import Journal
from interregnum.executor.run import results
from interregnum.games.registry import find

Z: Final = 1.959964  # 95 %
QUICK: Final = 25  # games of bots that do not think, in half a second or less
FEWEST: Final = 40  # games before an interval may decide anything


class Contest(NamedTuple):
    """Who plays what; all that a worker needs to play its share of the games."""

    title: str
    options: Values
    bots: tuple[str | Bot, ...]  # by entry; entry e of game g sits at (e + g) % seats
    seed: int
    mirrored: bool = False  # all rotations of the entries in a row meet the same chance

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def names(self) -> list[str]:
        return [find_bot(bot).name for bot in self.bots]

    @property
    def about(self) -> dict[str, Any]:
        """All that its outcomes depend on."""
        version = find(self.title).game.version
        told = {"title": self.title, "version": version, "options": self.options}
        taught = [find_bot(bot).taught(find(self.title).policy) for bot in self.bots]
        told |= {"bots": self.names, "seed": self.seed}
        told |= {"mirrored": True} if self.mirrored else {}
        return told | ({"taught": taught} if any(taught) else {})


class Outcome(NamedTuple):
    """One game, by entry and not by seat."""

    number: int
    seats: list[int]  # where each entry sat
    ranks: list[int]
    scores: list[int]
    decisions: int  # plies of a seat with at least two legal actions
    nanoseconds: int  # of processor time


class Interval(NamedTuple):
    low: float
    high: float


class Standing(NamedTuple):
    """What the games so far say."""

    outcomes: list[Outcome]

    @property
    def games(self) -> int:
        return len(self.outcomes)

    def wins(self, entry: int) -> float:
        """Won games; a shared first place counts by its share."""
        return sum(share(o.ranks, entry) for o in self.outcomes)

    def wins_at(self, seat: int) -> float:
        """Games won from a seat, whoever sat there."""
        return sum(share(o.ranks, o.seats.index(seat)) for o in self.outcomes)

    def rate(self, entry: int) -> float:
        return self.wins(entry) / max(1, self.games)

    def interval(self, entry: int) -> Interval:
        return wilson(self.wins(entry), self.games)

    def score(self, entry: int) -> float:
        """The mean of its points."""
        return sum(o.scores[entry] for o in self.outcomes) / max(1, self.games)

    @property
    def decisions(self) -> int:
        return sum(o.decisions for o in self.outcomes)

    @property
    def seconds(self) -> float:
        """Of processor time, over all processes."""
        return sum(o.nanoseconds for o in self.outcomes) / 1e9


Progress = Callable[[Standing], None]


def share(ranks: list[int], entry: int) -> float:
    """1 for a win, a part of it for a shared one; nobody wins what everybody lost."""
    return 1.0 / ranks.count(1) if ranks[entry] == 1 else 0.0


def wilson(wins: float, games: int) -> Interval:
    """The 95 % interval of a share by Wilson's score."""
    if games == 0:
        return Interval(0.0, 1.0)
    rate, z2 = wins / games, Z * Z
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z / (1 + z2 / games) * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def is_decided(standing: Standing, bar: float) -> bool:
    """Whether the interval of entry 0 lies wholly on one side of the bar."""
    low, high = standing.interval(0)
    return standing.games >= FEWEST and not low <= bar <= high


def run(
    contest: Contest,
    games: int,
    *,
    on: Executor | None = None,
    bar: float | None = None,
    journal: Journal | None = None,
    progress: Progress | None = None,
) -> Standing:
    """Play the games that the journal lacks; with a bar, stop when entry 0's interval decides.

    Outcomes are taken in the order of their numbers, so a stop does not depend on who plays.
    """
    check(contest)
    standing = Standing([])
    kept = journal.run(contest.about, Outcome) if journal else None
    for outcome in results(play, contest, range(games), on=on, chunk=chunk(contest), kept=kept):
        standing.outcomes.append(outcome)
        if progress:
            progress(standing)
        if bar is not None and is_decided(standing, bar):
            break
    return standing


def check(contest: Contest) -> None:
    """Refuse a bad title, option, number of seats or bot before any process starts."""
    title = find(contest.title)
    title.require(title.options(dict(contest.options)), contest.seats)
    for bot in contest.bots:
        find_bot(bot)


def chunk(contest: Contest) -> int:
    """Games that a worker is handed at a time: one where a bot thinks, more where all are quick."""
    quick = [type(bot) in (RandomBot, GreedyBot) for bot in map(find_bot, contest.bots)]
    return QUICK if all(quick) else 1


def seating(contest: Contest, number: int) -> list[int]:
    """Where each entry sits in a game."""
    return [(entry + number) % contest.seats for entry in range(contest.seats)]


def play(contest: Contest, number: int) -> Outcome:
    """One game of a contest; its seed is the contest's and its own number, or its block's."""
    title = find(contest.title)
    state = title.new(contest.seats, title.options(dict(contest.options)))
    seats = seating(contest, number)
    bots = {seat: find_bot(bot).seated() for seat, bot in zip(seats, contest.bots, strict=True)}
    block = number // contest.seats if contest.mirrored else number
    rng = Random(f"{contest.seed} {block}")
    start = thread_time()
    decisions = duel(title.policy, state, bots, rng)
    return outcome_of(contest, number, state, decisions, round((thread_time() - start) * 1e9))


def outcome_of(
    contest: Contest, number: int, state: Any, decisions: int, nanoseconds: int
) -> Outcome:
    """Of a game that is over."""
    game, seats = find(contest.title).game, seating(contest, number)
    ranks, scores = game.ranks(state), game.scores(state)
    return Outcome(
        number,
        seats,
        [int(ranks[seat]) for seat in seats],
        [int(scores[seat]) for seat in seats],
        decisions,
        nanoseconds,
    )


def duel(policy: Policy[Any], state: Any, bots: dict[int, Bot], rng: Random) -> int:
    """Play a state to its end; the number of decisions, that is of plies with a choice."""
    game = policy.game
    if all(type(bot) is RandomBot for bot in bots.values()):
        return playout(game, state, rng)
    luck = Random(rng.getrandbits(64))  # chance does not depend on how much a bot draws
    minds = {seat: Random(rng.getrandbits(64)) for seat in sorted(bots)}
    decisions = 0
    while len(waiting := game.to_act(state)):
        seat = int(waiting[0])
        if seat == CHANCE:
            game.apply(state, seat, sample(game, state, seat, luck))
            continue
        legal = game.legal(state, seat)
        decisions += len(legal) > 1
        forced = len(legal) == 1
        mind = minds[seat]
        action = int(legal[0]) if forced else ask(bots[seat], policy, state, seat, mind)
        if not forced:
            tell(policy, state, bots, seat, action, minds)
        game.apply(state, seat, action)
    return decisions


def tell(
    policy: Policy[Any],
    state: Any,
    bots: dict[int, Bot],
    actor: int,
    action: int,
    minds: dict[int, Random],
) -> None:
    """Those of the others who watch are shown what somebody is about to do."""
    for seat, bot in bots.items():
        if bot.watches and seat != actor:
            show(bot, policy, state, (seat, actor), action, minds[seat])
