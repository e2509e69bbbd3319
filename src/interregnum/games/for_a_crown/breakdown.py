"""Where the points come from, within the viewer's knowledge. Compiled."""

from functools import lru_cache
from typing import Final

from interregnum.core.game import NONE, Seat
from interregnum.games.for_a_crown.rules.data import HEIRLOOM
from interregnum.games.for_a_crown.rules.events import most
from interregnum.games.for_a_crown.rules.gallery import is_active, most_influential
from interregnum.games.for_a_crown.rules.scoring import ranking, total
from interregnum.games.for_a_crown.rules.settings import CHEST_VIEW_OPEN
from interregnum.games.for_a_crown.rules.state import OVER, State
from interregnum.games.for_a_crown.text import line
from interregnum.games.for_a_crown.view import shows_chest
from interregnum.games.shown import Line
from interregnum.games.verdict import by_points, told

KEPT: Final = 10_000  # sheets that were drawn
SAID: Final = {
    "heirloom": "final-heirloom",
    "sold": "heirloom-sold",
    "influence": "final-influence",
    "coins": "final-coins",
    "bandits": "final-bandits",
}


def breakdown(s: State, seat: Seat, viewer: Seat) -> list[Line]:
    """The heirloom and what the final steps would bring now are public, the chest is not."""
    if not is_active(s, seat):
        return [line("log-out", seat=seat)]
    told = "heirloom" if s.heirloom[seat] else "sold", *prospects(s, seat)
    points = int(total(s, seat)) if shows_chest(s, seat, viewer) else NONE
    return sheet(points, HEIRLOOM * s.heirloom[seat], *told)


@lru_cache(KEPT)
def sheet(points: int, heirloom: int, *told: str) -> list[Line]:
    """Drawn once: most plies leave the points as they are."""
    lines = [line(SAID[name]) for name in told]
    if points != NONE:
        rubies = points - heirloom
        lines += [line("score-rubies", rubies=rubies), line("score-total", rubies=points)]
    return lines


def prospects(s: State, seat: Seat) -> list[str]:
    """The final steps as they stand; who has most coins is told only if chests are open."""
    if s.phase == OVER:
        return []
    found = ["influence"] if most_influential(s) == seat else []
    if s.options.chest_view == CHEST_VIEW_OPEN and 0 < s.coins[seat] == most(s.coins, s):
        found.append("coins")
    if 0 < s.bandits[seat] == most(s.bandits, s):
        found.append("bandits")
    return found


def verdict(s: State, viewer: Seat) -> list[Line]:
    """Rubies, then influence (F-END-09); who was thrown out has lost whatever lies in the chest."""
    ranks = [int(rank) for rank in ranking(s)]
    first = ranks.index(1)
    if 0 <= viewer < len(ranks) and not is_active(s, viewer):
        return [line("verdict-out"), told("first", viewer, first)]
    points = [int(total(s, seat)) for seat in range(len(ranks))]

    def tie(seat: Seat, _other: Seat) -> Line:
        return line("verdict-influence", seat=seat)

    return by_points(viewer, points, ranks, lambda _seat: [], tie)
