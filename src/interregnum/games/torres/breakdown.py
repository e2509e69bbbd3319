"""Where the points come from, and what a scoring now would give."""

from interregnum.core.game import Seat
from interregnum.games.shown import Line
from interregnum.games.torres.rules import state
from interregnum.games.torres.rules.grid import lowest
from interregnum.games.torres.rules.master import card_points
from interregnum.games.torres.rules.scoring import castle_points, coming_phase, king_points, levels
from interregnum.games.torres.rules.state import State
from interregnum.games.torres.text import line, square
from interregnum.games.verdict import by_points, no_tie


def breakdown(s: State, seat: Seat, _viewer: Seat) -> list[Line]:
    """Everything that scores lies open, at any ply."""
    names = {
        state.FROM_CASTLES: "castles",
        state.FROM_KING: "king",
        state.FROM_MASTER: "master",
        state.FROM_AP: "track",
    }
    gained = {name: s.gained[seat * state.SOURCES + source] for source, name in names.items()}
    lines = [line(f"points-{name}", points=points) for name, points in gained.items() if points]
    lines.append(line("points-total", points=s.score[seat]))
    return lines if s.step == state.OVER else lines + prospects(s, seat)


def prospects(s: State, seat: Seat) -> list[Line]:
    """Castle by castle, then the king and the master card, as they stand."""
    board, phase = s.board, coming_phase(s)
    lines = []
    for number, level in enumerate(levels(board, seat)):
        if level:
            first, area = square(lowest(board.mask[number])), board.area[number]
            lines.append(
                line("now-castle", square=first, area=area, level=level, points=area * level)
            )
    king, master = king_points(board, seat, phase), card_points(s, seat, phase)
    if king:
        lines.append(line("now-king", points=king))
    if master:
        lines.append(line("now-master", points=master))
    return [*lines, line("now-total", points=standing(s, seat))]


def standing(s: State, seat: Seat) -> int:
    """What a scoring now would give."""
    board, phase = s.board, coming_phase(s)
    points = castle_points(board, seat) + king_points(board, seat, phase)
    return int(points + card_points(s, seat, phase))


def verdict(s: State, viewer: Seat) -> list[Line]:
    """T-END-02: most points; where an option allows equal ones, they share a place."""
    points = [int(each) for each in s.score[: s.seats]]
    ranks = [1 + sum(other > each for other in points) for each in points]
    return by_points(viewer, points, ranks, lambda seat: breakdown(s, seat, seat), no_tie)
