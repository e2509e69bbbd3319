"""The HIDDEN table: what `imagine` must deal anew, and when more than one value is possible."""

from typing import Final

from interregnum.core.game import NONE, Seat
from interregnum.games.title import Hidden
from interregnum.games.wonderful_kingdom.rules.building import in_window
from interregnum.games.wonderful_kingdom.rules.choice import unlaid
from interregnum.games.wonderful_kingdom.rules.copies import clone_board, clone_state, put_board
from interregnum.games.wonderful_kingdom.rules.data import ADVISORS, DECK_CARDS
from interregnum.games.wonderful_kingdom.rules.imagine import heap, is_secret, solo_heap
from interregnum.games.wonderful_kingdom.rules.state import SLOT_CARD, Board, State
from interregnum.games.wonderful_kingdom.rules.table import is_known
from interregnum.games.wonderful_kingdom.rules.windows import window_acts, window_step

Cards = tuple[int, ...]


def others(s: State, seat: Seat) -> list[Seat]:
    return [other for other in range(len(s.live)) if other != seat]


def hidden_cards(s: State, seat: Seat) -> Cards:
    """Hands and face-down cards that the seat has not seen, place by place."""
    if s.rules.solo:
        return solo_cards(s) if seat == NONE else ()
    hands = [card for other in others(s, seat) for card in unlaid(s, other)]
    down = [x & SLOT_CARD for k in range(5) for x in heap(s, k) if not is_known(x, seat)]
    return (*hands, *down)


def solo_cards(s: State) -> Cards:
    """What the player has drawn or looked at and a spectator has not."""
    secret = [x & SLOT_CARD for k in range(4) for x in solo_heap(s, k) if is_secret(x)]
    return (*s.hands[0], *secret, *list(s.looked)[s.todo :])


def several_cards(s: State, seat: Seat) -> bool:
    """A hidden card of the deck and two kinds that it may be; a bad card alone is no secret."""
    cards = hidden_cards(s, seat)
    if s.rules.solo:
        return len(cards) > 0
    deck = [card for card in cards if card < DECK_CARDS]
    return len(deck) > 0 and len({*deck, *undrawn(s, deck)}) > 1


def undrawn(s: State, deck: list[int]) -> list[int]:
    """Kinds left in the bag; in the set-up only advisors are drawn."""
    least = ADVISORS if deck and min(deck) >= ADVISORS and s.round == 1 and not s.dealt else 0
    return [card for card in range(DECK_CARDS) if s.bag[card] and card >= least]


def boxed(s: State, seat: Seat) -> Cards:
    return tuple(s.boxed[other] for other in others(s, seat))


def several_boxed(s: State, seat: Seat) -> bool:
    """Another boxed advisor, and a second one that it may be."""
    mine = [card for card in boxed(s, seat) if card != NONE]
    unknown = [card for card in hidden_cards(s, seat) if ADVISORS <= card < DECK_CARDS]
    left = [card for card in range(ADVISORS, DECK_CARDS) if s.bag[card]]
    return bool(mine) and len({*mine, *unknown, *left}) > 1


def boards(s: State, seat: Seat) -> tuple[Cards, ...]:
    """The live boards of others in an open window."""
    if not in_window(s) or s.rules.open:
        return ()
    return tuple(packed(s.live[other]) for other in others(s, seat))


def packed(p: Board) -> Cards:
    out: list[int] = []
    put_board(out, p)
    return tuple(out)


def several_boards(s: State, seat: Seat) -> bool:
    """A seat has finished, and its window could have ended in two ways."""
    if not in_window(s) or s.rules.open:
        return False
    return any(several_ways(s, other) for other in others(s, seat))


def several_ways(s: State, seat: Seat) -> bool:
    if not s.live[seat].done or s.shown[seat].done:
        return False
    t = clone_state(s)
    t.live[seat] = clone_board(t.shown[seat])
    return len(ends(t, seat, set())) > 1


def ends(t: State, seat: Seat, found: set[Cards]) -> set[Cards]:
    """Boards at the end of the window, until there are two."""
    start: Board = t.live[seat]
    for action in window_acts(t, start):
        t.live[seat] = clone_board(start)
        window_step(t, t.live[seat], action)
        if t.live[seat].done:
            found.add(packed(t.live[seat]))
        else:
            ends(t, seat, found)
        if len(found) > 1:
            break
    t.live[seat] = start
    return found


HIDDEN: Final[dict[str, Hidden[State]]] = {
    "hidden cards": Hidden(hidden_cards, several_cards),
    "boxed advisors": Hidden(boxed, several_boxed),
    "boards in a window": Hidden(boards, several_boards),
}
