"""The numbers of the guide's examples, computed by the rules from a drawn position."""

from collections.abc import Callable
from typing import Final

from interregnum.games.wonderful_kingdom.breakdown import sums
from interregnum.games.wonderful_kingdom.rules import data
from interregnum.games.wonderful_kingdom.rules.production import output
from interregnum.games.wonderful_kingdom.rules.scoring import points
from interregnum.games.wonderful_kingdom.rules.state import Board, State


def board(s: State, duchy: str) -> Board:
    """Of the seat that rules the duchy."""
    place = data.DUCHY_IDS.index(duchy)
    return next(p for p in s.live if p.duchy // 2 == place)


def produced(s: State, resource: str, duchy: str) -> int:
    return output(s, board(s, duchy), data.RESOURCE_IDS.index(resource))


def waiting(s: State, duchy: str) -> int:
    return sum(board(s, duchy).cubes)


def masterpieces(s: State, duchy: str) -> int:
    return board(s, duchy).kinds[data.KIND_IDS.index("masterpiece")]


def part(name: str) -> Callable[[State, str], int]:
    return lambda s, duchy: sums(s, board(s, duchy))[name]


def total(s: State, duchy: str) -> int:
    return points(s, board(s, duchy))


NUMBERS: Final[dict[str, Callable[..., int]]] = {
    "RESOURCE output of DUCHY": produced,
    "cubes that wait for DUCHY": waiting,
    "masterpieces of DUCHY": masterpieces,
    "base points of DUCHY": part("base"),
    "combination points of DUCHY": part("combo"),
    "calamity points of DUCHY": part("calamities"),
    "points of DUCHY": total,
}
