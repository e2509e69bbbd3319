"""The levels people choose from: for each title, how one thinks and what it overlooks.

A lower level sees less of the table and looks less far; none of them throws dice over its moves.
What each one is stands in `levels.toml` beside the title's policy.
"""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, Final

import msgspec

from interregnum.bots.bot import Bot, Weighed
from interregnum.core.game import Action, Seat
from interregnum.core.policy import Policy

NAMES: Final = ("page", "squire", "knight", "baron", "duke", "sovereign")  # the weakest first
FILE: Final = "levels.toml"
USUAL: Final = "knight"  # who sits down unless somebody else is asked for
BEFORE: Final = {"weak": "squire", "medium": "baron", "strong": "sovereign"}  # earlier names


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level of one title."""

    name: str
    mind: str  # a bot by name: how it thinks
    heed: dict[str, float] = {}  # parts of what it sees, by the title's names; the rest in whole
    rating: int = 0  # in Elo, the page at 1000; 0: not measured
    within: tuple[int, int] = (0, 0)  # its 95 % interval


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int = 0  # at the tables at which the ratings were measured
    levels: list[Level] = []


PLAIN: Final = [  # of a title that says nothing about levels
    Level("page", "greedy"),
    Level("knight", "champion:60"),
    Level("sovereign", "champion:0.4s"),
]


@cache
def table_in(package: str) -> Table:
    path = files(package) / FILE
    if not path.is_file():
        return Table(levels=PLAIN)
    return msgspec.toml.decode(path.read_bytes(), type=Table)


def table_of(policy: Policy[Any]) -> Table:
    """What lies beside a title's policy."""
    return table_in(type(policy).__module__.rpartition(".")[0])


def level_of(policy: Policy[Any], rank: int) -> Level:
    """The level of a rank from 0; where a title has fewer, the next one below."""
    found = [each for each in table_of(policy).levels if NAMES.index(each.name) <= rank]
    return found[-1] if found else table_of(policy).levels[0]


@cache
def sight_of(policy: Policy[Any], rank: int) -> Policy[Any]:
    """The title's policy with the eyes of a level."""
    heed = level_of(policy, rank).heed
    return policy.heeding(heed) if heed else policy


class LevelBot(Bot):
    """Thinks as its level does in the title at hand; `mind` finds bots by name."""

    def __init__(self, rank: int, mind: Callable[[str], Bot]) -> None:
        self.name = NAMES[rank]
        self.rank = rank
        self.mind = mind

    def thinker(self, policy: Policy[Any]) -> Bot:
        return self.mind(level_of(policy, self.rank).mind)

    def choose(self, policy: Policy[Any], s: Any, seat: Seat, rng: Random) -> Action:
        return self.thinker(policy).choose(sight_of(policy, self.rank), s, seat, rng)

    def weigh(self, policy: Policy[Any], s: Any, seat: Seat, rng: Random) -> list[Weighed]:
        return self.thinker(policy).weigh(sight_of(policy, self.rank), s, seat, rng)

    def taught(self, policy: Policy[Any]) -> str:
        """What it is in a title: whatever changes that makes other games of it."""
        level = level_of(policy, self.rank)
        heed = ",".join(f"{name}={part:g}" for name, part in level.heed.items())
        return " ".join(filter(None, (level.mind, heed, self.thinker(policy).taught(policy))))
