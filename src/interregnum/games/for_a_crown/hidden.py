"""What a seat cannot know, and `imagine` must deal anew: blind recruits of others (ledger 5.4)."""

from typing import Final

from interregnum.core.game import Seat
from interregnum.games.for_a_crown.rules.data import CARD_LEVEL, CARDS, LEVELS
from interregnum.games.for_a_crown.rules.imagine import is_hidden
from interregnum.games.for_a_crown.rules.state import State
from interregnum.games.title import Hidden


def blind_recruits(s: State, seat: Seat) -> tuple[int, ...]:
    """Those that the seat has not seen."""
    return tuple(card for card in s.deck if is_hidden(card, seat))


def has_several(s: State, seat: Seat) -> bool:
    """A hidden card, and more than one that it may be (or another owner for it)."""
    hidden = blind_recruits(s, seat)
    for level in range(2, LEVELS + 1):
        mine = [card for card in hidden if CARD_LEVEL[card // 2 % CARDS] == level]
        owners = {card // 2 // CARDS for card in mine}
        if mine and (s.decks[level - 2] != 0 or len(owners) > 1):
            return True
    return False


HIDDEN: Final[dict[str, Hidden[State]]] = {"blind recruits": Hidden(blind_recruits, has_several)}
