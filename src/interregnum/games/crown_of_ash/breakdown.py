"""Where the points come from, within the viewer's knowledge."""

from typing import Final

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
from interregnum.games.crown_of_ash.rules.state import State
from interregnum.games.crown_of_ash.text import line
from interregnum.games.shown import Line

SOURCES: Final = (
    "score-provinces",
    "score-citadel",
    "score-cards",
    "score-gains",
    "score-resources",
    "score-gold",
    "score-fate",
    "score-automatons",
)


def breakdown(s: State, seat: Seat, viewer: Seat) -> list[Line]:
    """Points by source; before the end what the table would bring now."""
    p = s.players[seat]
    lines = [
        line("score-line", source=line(name), n=n)
        for name, n in zip(SOURCES, p.points, strict=True)
        if n
    ]
    if s.phase != OVER:
        lines += prospects(s, seat, viewer)
    return [*lines, line("score-total", n=p.vp)]


def prospects(s: State, seat: Seat, viewer: Seat) -> list[Line]:
    """The provinces at the end of this round; of the final scoring what is public, fate if own."""
    found = [("score-provinces", tiles_worth(s, seat))]
    if seat < s.config.people:
        p, cards = s.players[seat], owned(s, seat)
        found += [
            ("score-resources", resource_points(p.store)),
            ("score-gold", gold_points(p.store)),
        ]
        found += [("score-automatons", -automaton_levels(cards))]
        if seat == viewer and p.fate != NONE:
            found += [("score-fate", levels(cards, FATE_TYPES[p.fate]))]
    return [line("score-prospect", source=line(name), n=n) for name, n in found if n]
