"""The end of a game in words to the viewer: points and their ties, medals, and why it was lost."""

from interregnum.core.game import NONE, Seat
from interregnum.games.shown import Line
from interregnum.games.verdict import by_points, told
from interregnum.games.wonderful_kingdom.breakdown import breakdown
from interregnum.games.wonderful_kingdom.events_end import why_lost
from interregnum.games.wonderful_kingdom.rules.scoring import (
    completed,
    has_lost,
    medal,
    medal_at,
    points,
    ranks,
)
from interregnum.games.wonderful_kingdom.rules.state import State
from interregnum.games.wonderful_kingdom.text import line
from interregnum.games.wonderful_kingdom.view import MEDAL_IDS


def verdict(s: State, viewer: Seat) -> list[Line]:
    if s.rules.solo:
        return alone(s, viewer)
    lost = [seat for seat, p in enumerate(s.live) if has_lost(s, p)]
    return unfinished(s, viewer, lost) if lost else compared(s, viewer)


def aim(s: State) -> Line | None:
    """W-SOLO-14: alone nobody is to be beaten."""
    return line("aim-medal", vp=medal_at(s, 0)) if s.rules.solo else None


def alone(s: State, viewer: Seat) -> list[Line]:
    """W-SOLO-14: a medal; or the condition that lost the game."""
    p = s.live[0]
    vp = int(points(s, p))
    if has_lost(s, p):
        return [told("lost", viewer, 0), why_lost(s, p).line]
    won = MEDAL_IDS[medal(s)] if medal(s) != NONE else "none"
    name = "verdict-alone" if viewer == 0 else "verdict-alone-other"
    return [line(name, seat=0, vp=vp, medal=line(f"medal-{won}"))]


def unfinished(s: State, viewer: Seat, lost: list[Seat]) -> list[Line]:
    """W-QUEST-08: without the final step nobody wins, whatever the points."""
    if len(lost) == len(s.live):
        about = viewer if viewer in lost else lost[0]
        return [Line("ui-verdict-nobody", {}), why_lost(s, s.live[about]).line]
    (loser,) = lost
    first = told("first", viewer, 1 - loser)
    return [first, told("lost", viewer, loser), why_lost(s, s.live[loser]).line]


def compared(s: State, viewer: Seat) -> list[Line]:
    """W-END-05, RUL-W-17: points, then completed developments, then soldiers."""

    def tie(first: Seat, other: Seat) -> Line | None:
        more, less = (s.live[seat] for seat in (first, other))
        if (n := int(completed(more))) != (m := int(completed(less))):
            return line("verdict-completed", n=n, other=m)
        return line("verdict-soldiers", n=more.soldiers, other=less.soldiers)

    had = [int(points(s, p)) for p in s.live]
    places = [int(rank) for rank in ranks(s)]
    return by_points(viewer, had, places, lambda seat: breakdown(s, seat, seat), tie)
