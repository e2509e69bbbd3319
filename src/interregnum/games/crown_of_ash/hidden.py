"""The HIDDEN table: what a seat cannot know, so that `imagine` must deal it anew."""

from typing import Final

from interregnum.core.game import NONE, Seat
from interregnum.games.crown_of_ash.rules.imagine import (
    hides_attackers,
    hides_cards,
)
from interregnum.games.crown_of_ash.rules.phases import OVER
from interregnum.games.crown_of_ash.rules.state import State, ones
from interregnum.games.title import Hidden


def other_fates(s: State, seat: Seat) -> tuple[int, ...]:
    return tuple(s.players[other].fate for other in range(s.config.people) if other != seat)


def has_other_fates(s: State, seat: Seat) -> bool:
    """Somebody else holds a card; of those left to guess there are always several."""
    return s.phase != OVER and any(fate != NONE for fate in other_fates(s, seat))


def face_down(s: State, seat: Seat) -> int:
    return s.committed if hides_attackers(s) and seat != s.attacker else 0


def has_face_down(s: State, seat: Seat) -> bool:
    """Not the whole hand is committed."""
    return face_down(s, seat) != 0 and s.players[s.attacker].hand != 0


def laid_cards(s: State, seat: Seat) -> tuple[int, ...]:
    if not hides_cards(s):
        return ()
    sides = ((s.attack_card, s.attacker), (s.defence_card, s.owner))
    return tuple(card for card, owner in sides if owner != seat and card != NONE)


def has_laid_cards(s: State, seat: Seat) -> bool:
    """Another seat has laid one of several cards."""
    if not hides_cards(s):
        return False
    sides = ((s.attack_card, s.attacker), (s.defence_card, s.owner))
    return any(
        card != NONE and owner != seat and ones(s.players[owner].cards) > 1 for card, owner in sides
    )


HIDDEN: Final[dict[str, Hidden[State]]] = {
    "fate cards": Hidden(other_fates, has_other_fates),
    "committed warriors": Hidden(face_down, has_face_down),
    "laid battle cards": Hidden(laid_cards, has_laid_cards),
}
