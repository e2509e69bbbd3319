"""What a seat has that is no points yet, in lines: a hint tells how a move changes it."""

from collections import Counter

from interregnum.core.game import Seat
from interregnum.games.for_a_crown.rules.data import CARD_ICONS, CARDS, WHOLE
from interregnum.games.for_a_crown.rules.gallery import is_active
from interregnum.games.for_a_crown.rules.state import State
from interregnum.games.for_a_crown.text import icon_line, line
from interregnum.games.for_a_crown.view import shows_chest
from interregnum.games.shown import Line


def assets(s: State, seat: Seat, viewer: Seat) -> list[Line]:
    """The place in the gallery, what own cards will bring; coins where they may be seen."""
    if not is_active(s, seat):
        return []
    found = {"gallery": int(s.space[seat])}
    if shows_chest(s, seat, viewer):
        found["coins"] = int(s.coins[seat])
    lines = [line(f"asset-{name}", n=n) for name, n in found.items() if n]
    return lines + (to_come(s, seat) if seat == viewer else [])


def to_come(s: State, seat: Seat) -> list[Line]:
    """Icons of own cards that are face down; of one of level 1 only half will count."""
    icons: Counter[int] = Counter()
    for each in s.deck:
        owner, card = divmod(int(each) // 2, int(CARDS))
        if owner == seat and len(CARD_ICONS[card]) == 1:
            icons.update(int(icon) for icon in WHOLE[card])
    return [line("asset-icons", icon=icon_line(icon), n=n) for icon, n in sorted(icons.items())]
