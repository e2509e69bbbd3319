"""Why not, on a turn: set-up, offers, selections, search."""

from interregnum.core.game import NONE, Seat
from interregnum.games.shown import Reason
from interregnum.games.wonderful_kingdom.reasons_windows import why_not_advisor
from interregnum.games.wonderful_kingdom.rules.actions import FACES, PLACES, TRAPPED, UP, VEILED
from interregnum.games.wonderful_kingdom.rules.data import (
    ADVISORS,
    EMINENCE,
    ENVOY,
    PROPHET,
    SEARCH_REMOVE,
    SPYMISTRESS,
)
from interregnum.games.wonderful_kingdom.rules.search import is_removable, removable
from interregnum.games.wonderful_kingdom.rules.state import DOWN, SELECTING, State
from interregnum.games.wonderful_kingdom.rules.table import deck_left, is_known, slot_at
from interregnum.games.wonderful_kingdom.text import advisor_line, card_line, line


def why_not_offering(s: State, family: str) -> Reason:
    """The chain of an offer: a card, where it lies, the second card, where it lies."""
    stage = ("offer", "put", "offer", "lay")[len(s.offer)]
    if family not in ("offer", "put", "lay") and len(s.offer) > 0:
        return line.why("RUL-W-44", "inside-offer")
    if family != stage:
        return line.why("W-OFFER-06", f"stage-{stage}")
    return line.why("W-OFFER-06", "offer-order")


def why_not_offer(s: State, seat: Seat, card: int) -> Reason | None:
    hand = s.hands[seat]
    if len(s.offer) not in (0, 2):
        return why_not_offering(s, "offer")
    if card not in hand:
        return line.why("W-OFFER-06", "not-in-hand", card=card_line(card))
    return None


def why_not_put(s: State, seat: Seat, place: int) -> Reason | None:
    if len(s.offer) != 1:
        return why_not_offering(s, "put")
    return why_not_face(s, seat, place % FACES, UP)


def why_not_lay(s: State, seat: Seat, place: int) -> Reason | None:
    if len(s.offer) != 3:
        return why_not_offering(s, "lay")
    return why_not_face(s, seat, place % FACES, s.offer[1] % FACES)


def why_not_face(s: State, seat: Seat, face: int, first: int) -> Reason | None:
    """A first card that lies as `first` has spent its trap or the Spymistress."""
    p, spent = s.live[seat], face == first
    if spent and face == VEILED:
        return line.why("W-ADVISOR-09", "advisor-used", card=advisor_line(SPYMISTRESS))
    if face == TRAPPED and p.traps <= spent:
        return line.why("W-TRAP-02", "no-trap", n=p.traps - spent)
    if face == VEILED:
        return why_not_advisor(s, seat, SPYMISTRESS)
    return None


def why_not_spy(s: State, seat: Seat, spot: int) -> Reason | None:
    p = s.live[seat]
    if p.spies == 0:
        return line.why("W-QUEST-07", "no-spy")
    return why_not_hidden(s, spot)


def why_not_spot(s: State, spot: int) -> Reason | None:
    return line.why("W-PICK-01", "no-card") if slot_at(s, spot) < 0 else None


def why_not_hidden(s: State, spot: int) -> Reason | None:
    if gone := why_not_spot(s, spot):
        return gone
    return None if slot_at(s, spot) & DOWN else line.why("W-TRAP-03", "face-up")


def why_not_peek(s: State, seat: Seat, spot: int) -> Reason | None:
    p = s.live[seat]
    if p.peeks == 0 and (reason := why_not_advisor(s, seat, PROPHET)):
        return reason
    if reason := why_not_hidden(s, spot):
        return reason
    return line.why("W-ADVISOR-08", "known") if is_known(slot_at(s, spot), seat) else None


def why_not_move(s: State, seat: Seat, spot: int) -> Reason | None:
    if s.rules.solo:
        return line.why("W-ADVISOR-11", "two-players")
    return why_not_advisor(s, seat, ENVOY) or why_not_spot(s, spot)


def why_not_take(s: State, seat: Seat, spot: int) -> Reason | None:
    if spot // PLACES == s.spot:
        return line.why("W-ADVISOR-08", "other-area")
    return why_not_advisor(s, seat, EMINENCE) or why_not_spot(s, spot)


def why_not_search(s: State, seat: Seat, area: int) -> Reason | None:
    p = s.live[seat]
    if not s.rules.solo:
        return line.why("W-SOLO-09", "solo-only")
    if s.searched and not s.rules.search_each:
        return line.why("W-SOLO-09", "searched")
    if removable(s, area) < SEARCH_REMOVE:
        return line.why("W-SOLO-09", "search-cards", n=removable(s, area))
    if s.phase == SELECTING and p.aim == NONE and not can_look(s):
        return line.why("RUL-W-55", "deck-empty")
    return None


def can_look(s: State) -> bool:
    return s.rules.reshuffle or s.top != NONE or deck_left(s) > 0


def why_not_remove(s: State, _seat: Seat, spot: int) -> Reason | None:
    if spot // PLACES != s.spot:
        return line.why("W-SOLO-09", "searched-area")
    if gone := why_not_spot(s, spot):
        return gone
    return None if is_removable(slot_at(s, spot)) else line.why("RUL-W-03", "not-removable")


def why_not_pick(s: State, _seat: Seat, card: int) -> Reason | None:
    return None if card in s.looked else line.why("W-SOLO-09", "not-looked", card=card_line(card))


def why_not_deck(s: State, _seat: Seat, deck: int) -> Reason | None:
    return line.why("W-MENACE-01", "deck-taken") if deck in s.decks else None


def why_not_keep(s: State, seat: Seat, advisor: int) -> Reason | None:
    if ADVISORS + advisor in s.hands[seat]:
        return None
    return line.why("W-ADVISOR-01", "not-drawn", card=advisor_line(advisor))
