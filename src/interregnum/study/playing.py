"""Games of a contest as matches whose chance can be checked, with somebody who watches."""

from random import Random
from time import thread_time
from typing import Any

from interregnum.bots.arena import Contest, Outcome, outcome_of, seating, tell
from interregnum.bots.bot import ask
from interregnum.bots.names import find_bot
from interregnum.core.arrays import Ints
from interregnum.core.chance import Chance, seeded_key
from interregnum.core.errors import RecordError
from interregnum.core.game import CHANCE, Action, Seat
from interregnum.core.match import Match, chance_of, record_key, unfair
from interregnum.core.record import Record, encode
from interregnum.games.registry import find
from interregnum.games.title import values_of


class Watch:
    """Follows a match; it sees nothing unless it wants to."""

    def decided(self, match: Match[Any], seat: Seat, legal: Ints, action: Action) -> None:
        """Before an action of a seat that had a choice."""

    def drew(self, match: Match[Any], total: int, below: int, action: Action) -> None:
        """Before an action of chance: the total of the odds, and the number below it."""


def play(contest: Contest, number: int, watch: Watch) -> Match[Any]:
    """One game, over; its seed is the contest's and its own number."""
    policy, seats = find(contest.title).policy, seating(contest, number)
    bots = {seat: find_bot(bot).seated() for seat, bot in zip(seats, contest.bots, strict=True)}
    minds = {seat: Random(f"{contest.seed} {number} {seat}") for seat in seats}
    names = [bots[seat].name for seat in range(contest.seats)]
    key = seeded_key(Random(f"{contest.seed} {number}").getrandbits(64))
    match = opened(contest.title, names, dict(contest.options), Chance(key, [""] * contest.seats))
    game = match.game
    while len(waiting := game.to_act(match.state)):
        seat = int(waiting[0])
        legal = game.legal(match.state, seat)
        if seat == CHANCE:
            action = match.drawn()
        elif len(legal) == 1:
            action = int(legal[0])
        else:
            action = ask(bots[seat], policy, match.state, seat, minds[seat])
            tell(policy, match.state, bots, seat, action, minds)
        follow(match, seat, action, watch)
    return match


def opened(name: str, names: list[str], options: dict[str, Any], chance: Chance) -> Match[Any]:
    """A match before any chance."""
    title = find(name)
    chosen = title.options(options)
    title.require(chosen, len(names))
    setup = title.setup(chosen, len(names))
    return Match(title.game, setup, values_of(chosen), names, chance)


def again(record: Record, watch: Watch) -> Match[Any]:
    """A finished record, checked by the rules and by its key, and walked once more.

    Who is awaited together has answered in any order: the log tells it.
    """
    entry = find(record.title)
    if why := unfair(entry.game, entry.replay(record).setup, record):
        raise RecordError(why)
    chance = chance_of(record, record_key(record))
    match = opened(record.title, list(record.names), dict(record.options), chance)
    for seat, action in record.log:
        follow(match, seat, action, watch)
    return match


def follow(match: Match[Any], seat: Seat, action: Action, watch: Watch) -> None:
    """One entry, shown to who watches before it happens."""
    if seat == CHANCE:
        watch.drew(match, *match.next_draw(), action)
    elif len(legal := match.game.legal(match.state, seat)) > 1:
        watch.decided(match, seat, legal, action)
    match.put(seat, action)


class Counted(Watch):
    """How many decisions there were."""

    def __init__(self) -> None:
        self.decisions = 0

    def decided(self, match: Match[Any], seat: Seat, legal: Ints, action: Action) -> None:
        self.decisions += 1


def recorded(contest: Contest, number: int) -> tuple[Outcome, str]:
    """A job: the outcome of a game and its record, as JSON."""
    watch, start = Counted(), thread_time()
    match = play(contest, number, watch)
    spent = round((thread_time() - start) * 1e9)
    outcome = outcome_of(contest, number, match.state, watch.decisions, spent)
    return outcome, encode(match.record).decode()
