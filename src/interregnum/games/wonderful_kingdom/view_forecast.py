"""What the steps of a production would bring now, and who would be supreme in them."""

from typing import Final

from interregnum.core.game import NONE
from interregnum.games.kept import Kept
from interregnum.games.wonderful_kingdom.rules.data import (
    BASIC,
    CARD_IDS,
    DEVELOPMENTS,
    DUCHY_IDS,
    DUCHY_PLAIN,
    MULTIPLIER_CARD,
    MULTIPLIER_RESOURCE,
    MULTIPLIERS,
    PLAIN,
    RESOURCE_IDS,
    SOLO_SUPREMACY,
)
from interregnum.games.wonderful_kingdom.rules.production import multiplied, output
from interregnum.games.wonderful_kingdom.rules.state import Board, State
from interregnum.games.wonderful_kingdom.table import Forecast, Source

KEPT: Final = 10_000  # drawings that are kept to be shown again
MULTIPLIERS_OF: Final = [
    [m for m in range(MULTIPLIERS) if MULTIPLIER_CARD[m] == c] for c in range(DEVELOPMENTS)
]
FORECASTS: Final[Kept[list[Forecast]]] = Kept(KEPT)
LEADERS: Final[Kept[tuple[list[list[Forecast]], dict[str, int]]]] = Kept(KEPT)


def produces(c: int, r: int) -> bool:
    multiplied_here = any(MULTIPLIER_RESOURCE[m] == r for m in MULTIPLIERS_OF[c])
    return multiplied_here or PLAIN[c * BASIC + r] > 0


PRODUCERS: Final = [[c for c in range(DEVELOPMENTS) if produces(c, r)] for r in range(BASIC)]


def forecasts(s: State, p: Board) -> list[Forecast]:
    """Of all resources; drawn once, as many plies leave what it depends on as it is."""
    marks = bytes(p.built), bytes(p.plain), bytes(p.kinds), bytes(p.covered)
    key = (s.rules.one_cube, p.duchy, marks)
    found = FORECASTS.get(key)
    return found or FORECASTS.keep(key, [forecast(s, p, r) for r in range(BASIC)])


def forecast(s: State, p: Board, r: int) -> Forecast:
    """Output by source; theft tokens on plain symbols come last."""
    sources = [Source(CARD_IDS[c], brought(s, p, c, r)) for c in PRODUCERS[r] if p.built[c]]
    if p.duchy != NONE:
        sources.insert(0, Source(DUCHY_IDS[p.duchy // 2], DUCHY_PLAIN[p.duchy * BASIC + r]))
    sources.append(Source("", -p.covered[r]))
    return Forecast(RESOURCE_IDS[r], output(s, p, r), [part for part in sources if part.cubes])


def brought(s: State, p: Board, c: int, r: int) -> int:
    """By all copies of a card: its plain symbols, and its multipliers of this resource."""
    count = p.built[c] * PLAIN[c * BASIC + r]
    for m in MULTIPLIERS_OF[c]:
        if MULTIPLIER_RESOURCE[m] == r:
            count += multiplied(s, p, m)
    return count


def supremacy(s: State, forecasts: list[list[Forecast]]) -> dict[str, int]:
    """By resource: who would be supreme, of all that the viewer is shown by seat.

    Kept by the forecasts themselves, which are alive, and so apart, as long as it is.
    """
    key = (s.rules.solo, *[id(each) for each in forecasts])
    found = LEADERS.get(key)
    return found[1] if found else LEADERS.keep(key, (forecasts, leaders(s, forecasts)))[1]


def leaders(s: State, forecasts: list[list[Forecast]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for r, name in enumerate(RESOURCE_IDS[:BASIC]):
        seat = supreme(s, [each[r].cubes for each in forecasts])
        if seat != NONE:
            found[name] = seat
    return found


def supreme(s: State, cubes: list[int]) -> int:
    """With so many cubes by seat: W-SUP-01, the strictly higher; W-SOLO-13, alone five."""
    if s.rules.solo:
        return 0 if cubes[0] >= SOLO_SUPREMACY else NONE
    most = max(cubes)
    return NONE if min(cubes) == most else cubes.index(most)
