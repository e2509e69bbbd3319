"""What a seat has that is no points yet, in lines: a hint tells how a move changes it."""

from interregnum.core.game import Seat
from interregnum.games.for_a_crown.rules.gallery import is_active
from interregnum.games.for_a_crown.rules.state import State
from interregnum.games.for_a_crown.text import line
from interregnum.games.for_a_crown.view import shows_chest
from interregnum.games.shown import Line


def assets(s: State, seat: Seat, viewer: Seat) -> list[Line]:
    """The place in the gallery, cards in the shared deck; coins where they may be seen."""
    if not is_active(s, seat):
        return []
    found = {"gallery": int(s.space[seat])}
    if shows_chest(s, seat, viewer):
        found["coins"] = int(s.coins[seat])
    return [line(f"asset-{name}", n=n) for name, n in found.items() if n]
