"""What a seat has that is no points yet, in lines: a hint tells how a move changes it."""

from interregnum.core.game import Seat
from interregnum.games.shown import Line
from interregnum.games.torres.rules.data import CARD_TYPES
from interregnum.games.torres.rules.state import State
from interregnum.games.torres.text import line


def assets(s: State, seat: Seat, _viewer: Seat) -> list[Line]:
    """How many cards and knights; which cards is for their owner alone."""
    first = seat * CARD_TYPES
    cards = sum(list(s.cards.hand)[first : first + CARD_TYPES])
    found = {"cards": int(cards), "knights": int(s.board.men[seat]).bit_count()}
    return [line(f"asset-{name}", n=n) for name, n in found.items() if n]
