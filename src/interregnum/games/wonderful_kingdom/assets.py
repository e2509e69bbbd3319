"""What a seat has that is no points yet, in lines: a hint tells how a move changes it."""

from interregnum.core.game import Seat
from interregnum.games.shown import Line
from interregnum.games.wonderful_kingdom.rules.data import BASIC, CARD_IDS
from interregnum.games.wonderful_kingdom.rules.production import output
from interregnum.games.wonderful_kingdom.rules.state import State
from interregnum.games.wonderful_kingdom.text import card_line, line, resource_line
from interregnum.games.wonderful_kingdom.view import board_for, site


def assets(s: State, seat: Seat, viewer: Seat) -> list[Line]:
    """Outputs, the laboratory, constructions as far as they are, soldiers and krystallium."""
    p = board_for(s, seat, viewer)
    lines = [
        line("asset-output", resource=resource_line(r), n=int(n))
        for r in range(BASIC)
        if (n := output(s, p, r))
    ]
    lines += [
        line("asset-laboratory", resource=resource_line(r), n=int(n))
        for r, n in enumerate(p.laboratory)
        if n
    ]
    for drawn in map(site, p.sites):
        filled, of = sum(drawn.filled.values()), sum(drawn.spaces.values())
        card = card_line(CARD_IDS.index(drawn.card))
        lines.append(line("asset-site", card=card, n=filled, of=of))
    stores = {"soldiers": p.soldiers, "krystallium": p.krystallium}
    return lines + [line(f"asset-{name}", n=int(n)) for name, n in stores.items() if n]
