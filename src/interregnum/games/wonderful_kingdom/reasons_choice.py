"""What the table has against an action on a turn: set-up, offers, selections, search."""

from collections.abc import Callable
from typing import Final

from interregnum.core.game import NONE
from interregnum.games.shown import Reason
from interregnum.games.wonderful_kingdom.reasons_windows import FREE, seat_of, why, why_not_advisor
from interregnum.games.wonderful_kingdom.rules.actions import FACES, PLACES, TRAPPED, UP, VEILED
from interregnum.games.wonderful_kingdom.rules.data import (
    ADVISORS,
    EMINENCE,
    ENVOY,
    PROPHET,
    SEARCH_REMOVE,
    SPYMISTRESS,
)
from interregnum.games.wonderful_kingdom.rules.game import awaited
from interregnum.games.wonderful_kingdom.rules.search import is_removable, removable
from interregnum.games.wonderful_kingdom.rules.state import (
    DOWN,
    SELECTING,
    Board,
    State,
)
from interregnum.games.wonderful_kingdom.rules.table import deck_left, is_known, slot_at
from interregnum.games.wonderful_kingdom.text import (
    advisor_line,
    card_line,
)


def why_not_offering(s: State, family: str) -> Reason:
    """The chain of an offer: a card, where it lies, the second card, where it lies."""
    stage = ("offer", "put", "offer", "lay")[len(s.offer)]
    if family in FREE and len(s.offer) > 0:
        return why("RUL-W-44", "inside-offer")
    if family != stage:
        return why("W-OFFER-06", f"stage-{stage}")
    return why("W-OFFER-06", "offer-order")


def why_not_offer(s: State, p: Board, card: int) -> Reason | None:
    hand = s.hands[awaited(s)]
    if len(s.offer) not in (0, 2):
        return why_not_offering(s, "offer")
    if card not in hand:
        return why("W-OFFER-06", "not-in-hand", card=card_line(card))
    return None


def why_not_put(s: State, p: Board, place: int) -> Reason | None:
    if len(s.offer) != 1:
        return why_not_offering(s, "put")
    return why_not_face(s, p, place % FACES, UP)


def why_not_lay(s: State, p: Board, place: int) -> Reason | None:
    if len(s.offer) != 3:
        return why_not_offering(s, "lay")
    return why_not_face(s, p, place % FACES, s.offer[1] % FACES)


def why_not_face(s: State, p: Board, face: int, first: int) -> Reason | None:
    """A first card that lies as `first` has spent its trap or the Spymistress."""
    spent = face == first
    if spent and face == VEILED:
        return why("W-ADVISOR-09", "advisor-used", card=advisor_line(SPYMISTRESS))
    if face == TRAPPED and p.traps <= spent:
        return why("W-TRAP-02", "no-trap", n=p.traps - spent)
    if face == VEILED:
        return why_not_advisor(s, p, SPYMISTRESS)
    return None


def why_not_spy(s: State, p: Board, spot: int) -> Reason | None:
    if p.spies == 0:
        return why("W-QUEST-07", "no-spy")
    return why_not_hidden(s, spot)


def why_not_spot(s: State, spot: int) -> Reason | None:
    return why("W-PICK-01", "no-card") if slot_at(s, spot) < 0 else None


def why_not_hidden(s: State, spot: int) -> Reason | None:
    if gone := why_not_spot(s, spot):
        return gone
    return None if slot_at(s, spot) & DOWN else why("W-TRAP-03", "face-up")


def why_not_peek(s: State, p: Board, spot: int) -> Reason | None:
    if p.peeks == 0 and (reason := why_not_advisor(s, p, PROPHET)):
        return reason
    if reason := why_not_hidden(s, spot):
        return reason
    return why("W-ADVISOR-08", "known") if is_known(slot_at(s, spot), seat_of(s, p)) else None


def why_not_move(s: State, p: Board, spot: int) -> Reason | None:
    if s.rules.solo:
        return why("W-ADVISOR-11", "two-players")
    return why_not_advisor(s, p, ENVOY) or why_not_spot(s, spot)


def why_not_take(s: State, p: Board, spot: int) -> Reason | None:
    if spot // PLACES == s.spot:
        return why("W-ADVISOR-08", "other-area")
    return why_not_advisor(s, p, EMINENCE) or why_not_spot(s, spot)


def why_not_search(s: State, p: Board, area: int) -> Reason | None:
    if not s.rules.solo:
        return why("W-SOLO-09", "solo-only")
    if s.searched and not s.rules.search_each:
        return why("W-SOLO-09", "searched")
    if removable(s, area) < SEARCH_REMOVE:
        return why("W-SOLO-09", "search-cards", n=removable(s, area))
    if s.phase == SELECTING and p.aim == NONE and not can_look(s):
        return why("RUL-W-55", "deck-empty")
    return None


def can_look(s: State) -> bool:
    return s.rules.reshuffle or s.top != NONE or deck_left(s) > 0


def why_not_remove(s: State, p: Board, spot: int) -> Reason | None:
    if spot // PLACES != s.spot:
        return why("W-SOLO-09", "searched-area")
    if gone := why_not_spot(s, spot):
        return gone
    return None if is_removable(slot_at(s, spot)) else why("RUL-W-03", "not-removable")


def why_not_pick(s: State, p: Board, card: int) -> Reason | None:
    return None if card in s.looked else why("W-SOLO-09", "not-looked", card=card_line(card))


def why_not_deck(s: State, p: Board, deck: int) -> Reason | None:
    return why("W-MENACE-01", "deck-taken") if deck in s.decks else None


def why_not_keep(s: State, p: Board, advisor: int) -> Reason | None:
    if ADVISORS + advisor in s.hands[awaited(s)]:
        return None
    return why("W-ADVISOR-01", "not-drawn", card=advisor_line(advisor))


ON_TURN: Final[dict[str, Callable[[State, Board, int], Reason | None]]] = {
    "deck": why_not_deck,
    "keep": why_not_keep,
    "offer": why_not_offer,
    "put": why_not_put,
    "lay": why_not_lay,
    "search": why_not_search,
    "spy": why_not_spy,
    "peek": why_not_peek,
    "move": why_not_move,
    "take": why_not_take,
    "remove": why_not_remove,
    "pick": why_not_pick,
}
