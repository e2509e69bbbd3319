"""What the bots that serve as yardsticks choose in fifty positions of a title: never by luck."""

from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Any

from interregnum.bots.names import parse
from interregnum.core.game import CHANCE
from interregnum.core.play import sample
from interregnum.games.title import Title
from interregnum.laws import Case, cases

POSITIONS = 50
BOTS = ("greedy", "flat:400", "search:800", "plan:12", "master:800")
SKIPPED = 20  # decisions between two positions of a game
EACH = 5  # positions of a game


def choices(title: Title[Any], positions: int = POSITIONS) -> list[str]:
    """A line for each position: the table, how far the game is, and what each bot plays."""
    found = decisions(title)
    return [line(title, *next(found)) for _ in range(positions)]


def decisions(title: Title[Any]) -> Iterator[tuple[Case[Any], int, Any, int]]:
    """Decisions of random games, a game of each mode and number of seats in turn."""
    for number, case in enumerate(cycle(named(title))):
        yield from of_game(case, Random(number))


def named(title: Title[Any]) -> list[Case[Any]]:
    """Named modes only: drawn options change with every new option."""
    return [case for case in cases(title) if case.mode in title.modes]


def of_game(case: Case[Any], rng: Random) -> Iterator[tuple[Case[Any], int, Any, int]]:
    """Some positions of one game, far apart."""
    game, found = case.title.game, 0
    s = case.title.new(case.seats, case.options(0))
    for ply in range(case.title.bound):
        waiting = list(game.to_act(s))
        if not waiting or found == EACH:
            return
        seat = waiting[0]
        if seat != CHANCE and len(game.legal(s, seat)) > 1 and rng.random() < 1 / SKIPPED:
            found += 1
            yield case, ply, game.clone(s), seat
        game.apply(s, seat, sample(game, s, seat, rng))


def line(title: Title[Any], case: Case[Any], ply: int, s: Any, seat: int) -> str:
    """Each bot with luck of its own, the same every time."""
    imagined = title.game.imagine(s, seat, Random(ply))
    chosen = (parse(name).choose(title.policy, imagined, seat, Random(ply)) for name in BOTS)
    told = " | ".join(title.notation(s, seat, action) for action in chosen)
    return f"{case} ply {ply} seat {seat}: {told}"
