"""Where the points come from, within the viewer's knowledge."""

from interregnum.core.game import NONE, Seat
from interregnum.games.crown_of_ash.rules.data import FATE_TYPES
from interregnum.games.crown_of_ash.rules.phases import OVER
from interregnum.games.crown_of_ash.rules.scoring import (
    automaton_levels,
    gold_points,
    leftovers,
    levels,
    owned,
    ranks,
    resource_points,
    tiles_worth,
)
from interregnum.games.crown_of_ash.rules.state import SOURCES, State
from interregnum.games.crown_of_ash.text import line
from interregnum.games.shown import Line
from interregnum.games.verdict import by_points


def breakdown(s: State, seat: Seat, viewer: Seat) -> list[Line]:
    """Points by source; before the end what the table would bring now.

    At the end all seats have the same sources, so that a table of them adds up to its last row.
    """
    p, ended = s.players[seat], s.phase == OVER
    lines = [
        line("score-line", source=line(f"score-{name}"), n=n)
        for k, (name, n) in enumerate(zip(SOURCES, p.points, strict=True))
        if n or (ended and any(other.points[k] for other in s.players))
    ]
    if not ended:
        lines += prospects(s, seat, viewer)
    return [*lines, line("score-total", n=p.vp), *(tie_break(s, seat) if ended else [])]


def tie_break(s: State, seat: Seat) -> list[Line]:
    """What decides between those with most points: other warriors, then the royal token."""
    most = max(p.vp for p in s.players)
    tied = [other for other, p in enumerate(s.players) if p.vp == most]
    if len(tied) < 2 or seat not in tied:
        return []
    lines = [line("score-tie", n=leftovers(s, seat))]
    if len({int(leftovers(s, other)) for other in tied}) == 1 and s.royal in tied:
        lines.append(line("score-tie-royal", n=int(s.royal == seat)))
    return lines


def prospects(s: State, seat: Seat, viewer: Seat) -> list[Line]:
    """The provinces at the end of this round; of the final scoring what the viewer may know."""
    found = [("provinces", tiles_worth(s, seat))]
    if seat < s.config.people:
        p, cards = s.players[seat], owned(s, seat)
        found += [
            ("resources", resource_points(p.store)),
            ("gold", gold_points(p.store)),
        ]
        found += [("automatons", -automaton_levels(cards))]
        if seat == viewer and p.fate != NONE:
            found += [("fate", levels(cards, FATE_TYPES[p.fate]))]
    return [line("score-prospect", source=line(f"score-{name}"), n=n) for name, n in found if n]


def verdict(s: State, viewer: Seat) -> list[Line]:
    """Points; then levels of the types that no fate card counts; then the royal token."""
    points = [int(p.vp) for p in s.players]
    places = [int(rank) for rank in ranks(s)]

    def tie(first: Seat, other: Seat) -> Line | None:
        more, less = int(leftovers(s, first)), int(leftovers(s, other))
        if more != less:
            return line("verdict-leftovers", n=more, other=less)
        return line("verdict-solo" if s.config.solo else "verdict-token", seat=first)

    return by_points(viewer, points, places, lambda seat: breakdown(s, seat, seat), tie)
