"""Where the points come from, within the viewer's knowledge."""

from interregnum.core.game import Seat
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


def breakdown(s: State, seat: Seat, viewer: Seat) -> list[Line]:
    """The heirloom and what the final steps would bring now are public, the chest is not."""
    if not is_active(s, seat):
        return [line("log-out", seat=seat)]
    lines = [line("final-heirloom")] if s.heirloom[seat] else [line("heirloom-sold")]
    if s.phase != OVER:
        lines += prospects(s, seat)
    if shows_chest(s, seat, viewer):
        rubies = total(s, seat) - HEIRLOOM * s.heirloom[seat]
        lines += [line("score-rubies", rubies=rubies), line("score-total", rubies=total(s, seat))]
    return lines


def prospects(s: State, seat: Seat) -> list[Line]:
    """The final steps as they stand; who has most coins is told only if chests are open."""
    lines = [line("final-influence")] if most_influential(s) == seat else []
    if s.options.chest_view == CHEST_VIEW_OPEN and 0 < s.coins[seat] == most(s.coins, s):
        lines.append(line("final-coins"))
    if 0 < s.bandits[seat] == most(s.bandits, s):
        lines.append(line("final-bandits"))
    return lines


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
