"""What a seat has that is no points yet, in lines: a hint tells how a move changes it."""

from interregnum.core.game import NONE, Seat
from interregnum.games.crown_of_ash.rules import data
from interregnum.games.crown_of_ash.rules.scoring import owned
from interregnum.games.crown_of_ash.rules.state import BIT, State
from interregnum.games.crown_of_ash.text import kind_line, line
from interregnum.games.shown import Line


def assets(s: State, seat: Seat, viewer: Seat) -> list[Line]:
    """Areas held, warriors by their strength together, goods; of a battle what the owner knows."""
    p, cards = s.players[seat], owned(s, seat)
    strength = sum(n for card, n in enumerate(data.STRENGTH) if cards & BIT[card])
    held = sum(owner == seat for owner in s.controller)
    found = {"areas": held, "strength": int(strength), "cards": int(p.cards).bit_count()}
    if seat == viewer:
        found |= in_battle(s, seat)
    lines = [line(f"asset-{name}", n=n) for name, n in found.items() if n]
    return lines + [
        line("asset-goods", resource=kind_line(kind), n=int(n))
        for kind, n in enumerate(p.store)
        if n
    ]


def in_battle(s: State, seat: Seat) -> dict[str, int]:
    """Strength of the warriors sent and of the card laid."""
    if s.attacker == NONE or seat not in (s.attacker, s.owner):
        return {}
    sent = s.committed if seat == s.attacker else 0
    strength = sum(n for card, n in enumerate(data.STRENGTH) if sent & BIT[card])
    card = s.attack_card if seat == s.attacker else s.defence_card
    laid = 0 if card in (NONE, data.DIE_CARD) else data.CARD_STRENGTH[card]
    return {"sent": int(strength), "laid": int(laid)}
