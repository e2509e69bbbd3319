"""Who sits where: people and bots at the seats of a match, new or taken up again."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from interregnum.bots.bot import Bot
from interregnum.bots.levels import NAMES, USUAL
from interregnum.bots.names import bots_of, parse
from interregnum.core.chance import Chance, new_key, seeded_key
from interregnum.core.errors import BadInput, CannotUndo, UnknownBot
from interregnum.core.game import Action, Seat
from interregnum.core.match import Match
from interregnum.core.record import encode
from interregnum.games.registry import find
from interregnum.games.title import Title
from interregnum.games.walk import turn_start
from interregnum.games.words import Words
from interregnum.terminal.files import read_record, replayed, require_printable, write_whole

RIVAL: Final = USUAL  # who sits down if nobody else is asked
ADVISER: Final = "master:1s"  # whose hint it is
PLANNER: Final = "plan"  # who plays the rest of a person's steps
TWIN: Final = " #"  # tells the second `greedy` from the first


class Seating:
    """A match with a person or a bot at every seat."""

    def __init__(self, title: Title[Any], match: Match[Any], bots: dict[Seat, Bot]) -> None:
        self.title = title
        self.match = match
        self.bots = bots
        self.prepared = 0  # entries that nobody here has made

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in range(self.match.seats) if seat not in self.bots]

    def answer(self, seat: Seat) -> Action:
        """What the bot of a seat plays now."""
        return self.thought(seat)()

    def thought(self, seat: Seat, bot: Bot | None = None) -> Callable[[], Action]:
        """The same for a thread: what the seat knows is copied now, the thinking comes later."""
        policy, luck = self.title.policy, self.luck(seat)
        imagined = policy.game.imagine(self.match.state, seat, luck)
        return partial((bot or self.bots[seat]).choose, policy, imagined, seat, luck)

    def luck(self, seat: Seat) -> Random:
        """The bots' own, the same again after an undo."""
        return self.match.chance.luck(seat, len(self.match.places(seat)))

    def take_back(self, seat: Seat, *, auto: bool) -> None:
        """Back to a decision of the seat; alone or among bots with all that came after it.

        What `auto` would play again by itself goes with it.
        """
        while True:
            if self.people == [seat]:
                self.match.rewind(self.own(seat)[-1])
            else:
                self.match.undo(seat)
            single = auto and len(self.match.game.legal(self.match.state, seat)) == 1
            if not single and self.scripted(seat) is None:
                return

    def take_back_turn(self, seat: Seat) -> None:
        """The same to the start of the seat's last turn."""
        own = self.own(seat)
        start = turn_start(self.title, self.match, [seat], self.prepared)
        if self.people == [seat]:
            self.match.rewind(start)
        else:
            self.match.undo(seat, sum(k >= start for k in own))

    def own(self, seat: Seat) -> list[int]:
        """Where the seat's entries stand in the log; there is at least one."""
        places = [k for k in self.match.places(seat) if k >= self.prepared]
        if not places:
            raise CannotUndo("there is nothing to take back yet")
        return places

    def scripted(self, _seat: Seat) -> Action | None:
        """What is played for a person without a question; only lessons do."""
        return None

    def coaching(self, _words: Words) -> str:
        """What a learner is told; only lessons tell something."""
        return ""

    def save(self, path: Path) -> None:
        """With the key of chance: taken up again, the match has the same luck before it."""
        record = self.match.record
        fairness = msgspec.structs.replace(record.chance, key=self.match.chance.key.hex())
        write_whole(path, encode(msgspec.structs.replace(record, chance=fairness)))


def opened(
    title: Title[Any], options: msgspec.Struct, names: list[str], bots: list[Bot], seed: int | None
) -> Seating:
    """A new match: people first, then the bots."""
    seats = len(names) + len(bots)
    key = new_key() if seed is None else seeded_key(seed)
    title.require(options, seats)
    match = title.match([*names, *called(bots)], options, Chance(key, [""] * seats))
    return Seating(title, match, dict(enumerate(bots, start=len(names))))


def taken_up(path: Path, bots: str | None) -> Seating:
    """The match of a file: the last seats are the named bots, or whose names are those of bots."""
    match = replayed(path)
    if not read_record(path).chance.key:
        raise BadInput(f"{path} cannot be taken up: the key of its chance is not in it")
    match.roll()
    title = find(match.game.name)
    if bots is None:
        found = {seat: bot for seat, name in enumerate(match.names) if (bot := bot_named(name))}
        return Seating(title, match, found)
    named = bots_of(bots)
    if len(named) > match.seats:
        raise BadInput(f"{len(named)} bots for {match.seats} seats; expected at most as many")
    return Seating(title, match, dict(enumerate(named, start=match.seats - len(named))))


def called(bots: list[Bot]) -> list[str]:
    """A bot is called what it is; of several equal ones each has its number."""
    names = [bot.name for bot in bots]
    return [
        f"{name}{TWIN}{names[: k + 1].count(name)}" if names.count(name) > 1 else name
        for k, name in enumerate(names)
    ]


def told_names(match: Match[Any], words: Words) -> list[str]:
    """As people read them: a level by its name in their language. The match keeps one for all."""
    cut = [name.partition(TWIN) for name in match.names]
    return [
        f"{words.ui(f'level-{kind}') if kind in NAMES else kind}{twin}{number}"
        for kind, twin, number in cut
    ]


def bot_named(name: str) -> Bot | None:
    """The bot that such a name belongs to, if it is one."""
    try:
        return parse(name.partition(TWIN)[0])
    except UnknownBot:
        return None


def people_named(names: list[str], count: int, words: Words) -> list[str]:
    """The names given, and plain ones for the rest."""
    require_printable(names)
    if len(names) > count:
        raise BadInput(f"{len(names)} names for {count} people; expected at most one each")
    clash = [name for name in names if bot_named(name) or not name.strip()]
    player = words.ui("player")
    plain = [player] if count == 1 else [f"{player} {k}" for k in range(1, count + 1)]
    all_names = [*names, *plain[len(names) :]]
    if clash or len(set(all_names)) < len(all_names):
        told = ", ".join(repr(name) for name in all_names)
        raise BadInput(f"{told}: expected different names, none empty and none of a bot")
    return all_names


def rivals(
    title: Title[Any], options: msgspec.Struct, mode: str, seats: int | None, bots: str | None
) -> tuple[int, list[Bot]]:
    """How many people, and which bots: every seat that is not named is a person's."""
    if bots is None:
        total = seats if seats is not None else usual(title, options, mode)
        return 1, [parse(RIVAL)] * (total - 1)
    named = bots_of(bots)
    total = seats if seats is not None else max(len(named) + 1, title.seats[0])
    if len(named) > total:
        raise BadInput(f"{len(named)} bots for {total} seats; expected at most as many")
    return total - len(named), named


def usual(title: Title[Any], options: msgspec.Struct, mode: str) -> int:
    """The middle of the numbers of seats that go with the options, and that the mode is for."""
    meant = title.mode_seats(mode) if mode else title.seats
    fits = [n for n in meant if title.check(options, n) is None] or list(title.seats)
    return fits[len(fits) // 2]
