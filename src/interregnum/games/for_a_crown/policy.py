"""How good a position looks, and quick sensible moves for playouts."""

from mypy_extensions import i64

from interregnum.games.for_a_crown.scoring import total
from interregnum.games.for_a_crown.state import State


def evaluate(s: State, seat: i64) -> float:
    """The seat's total."""
    return float(total(s, seat))
