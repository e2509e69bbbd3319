"""What a seat has that is no points yet, in lines: a hint tells how a move changes it."""

from interregnum.core.game import Seat
from interregnum.games.crown_of_ash.rules import data
from interregnum.games.crown_of_ash.rules.scoring import owned
from interregnum.games.crown_of_ash.rules.state import BIT, State
from interregnum.games.crown_of_ash.text import kind_line, line
from interregnum.games.shown import Line


def assets(s: State, seat: Seat, _viewer: Seat) -> list[Line]:
    """Areas held, warriors by their strength together, goods; all of it lies open."""
    p, cards = s.players[seat], owned(s, seat)
    strength = sum(n for card, n in enumerate(data.STRENGTH) if cards & BIT[card])
    held = sum(owner == seat for owner in s.controller)
    found = {"areas": held, "strength": int(strength), "cards": int(p.cards).bit_count()}
    lines = [line(f"asset-{name}", n=n) for name, n in found.items() if n]
    return lines + [
        line("asset-goods", resource=kind_line(kind), n=int(n))
        for kind, n in enumerate(p.store)
        if n
    ]
