"""Where the points come from, within the viewer's knowledge."""

from interregnum.core.game import NONE, Seat
from interregnum.games.crown_of_ash.rules.data import FATE_TYPES
from interregnum.games.crown_of_ash.rules.phases import OVER
from interregnum.games.crown_of_ash.rules.scoring import (
    automaton_levels,
    gold_points,
    levels,
    owned,
    resource_points,
    tiles_worth,
)
from interregnum.games.crown_of_ash.rules.state import SOURCES, State
from interregnum.games.crown_of_ash.text import line
from interregnum.games.shown import Line


def breakdown(s: State, seat: Seat, viewer: Seat) -> list[Line]:
    """Points by source; before the end what the table would bring now."""
    p = s.players[seat]
    lines = [
        line("score-line", source=line(f"score-{name}"), n=n)
        for name, n in zip(SOURCES, p.points, strict=True)
        if n
    ]
    if s.phase != OVER:
        lines += prospects(s, seat, viewer)
    return [*lines, line("score-total", n=p.vp)]


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
