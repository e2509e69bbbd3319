"""The choices of a seat, drawn by the rows of their families. Compiled."""

from typing import Any

from interregnum.core.game import Game, Seat
from interregnum.games.shown import Choice


def offers(
    game: Game[Any], placed: list[tuple[Any, int]], texts: list[str], s: Any, seat: Seat
) -> list[Choice]:
    """`placed` has by action its row, which is a Decision of games/families.py, and its number."""
    drawn: list[Choice] = []
    for a in game.legal(s, seat):
        action = int(a)
        row, k = placed[action]
        base = (action, texts[action], row.label(s, seat, k))
        drawn.append(row.choice(s, seat, k, base))
    return drawn
