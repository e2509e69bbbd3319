"""Solo: search an area, lay out cards from a deck whose top is visible, reshuffle it."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.core.packing import zeros
from interregnum.games.wonderful_kingdom.rules import data, state
from interregnum.games.wonderful_kingdom.rules.actions import PICK, PLACES, REMOVE
from interregnum.games.wonderful_kingdom.rules.building import remove_at
from interregnum.games.wonderful_kingdom.rules.state import State
from interregnum.games.wonderful_kingdom.rules.table import (
    add_discard,
    deck_left,
    is_unresolved,
    repile,
    resolve_danger,
    throw_away,
)


def is_removable(slot: i64) -> bool:
    """RUL-W-03: face up and from the development deck."""
    return slot & state.DOWN == 0 and slot < data.DECK_CARDS


def removable(s: State, area: i64) -> i64:
    count: i64 = 0
    for i in range(i64(len(s.areas[area]))):
        if is_removable(s.areas[area][i]):
            count += 1
    return count


def can_search(s: State, area: i64) -> bool:
    """W-SOLO-09: once a round, two face-up cards to remove, and a card to look at (RUL-W-55)."""
    if s.searched > 0 and not s.rules.search_each:
        return False
    if removable(s, area) < data.SEARCH_REMOVE:
        return False
    return s.rules.reshuffle or s.top != NONE or deck_left(s) > 0


def start_search(s: State, area: i64) -> None:
    s.searched += 1
    s.spot = area
    s.phase = state.REMOVING


def remove_acts(s: State) -> Ints:
    """Two cards in ascending places; the first is never the last that could go."""
    area = s.areas[s.spot]
    out = vec[i64]()
    least = s.offer[0] + 1 if len(s.offer) > 0 else 0
    for i in range(least, i64(len(area))):
        if is_removable(area[i]):
            out = append(out, REMOVE + s.spot * PLACES + i)
    if len(s.offer) == 0:
        return remove_at(out, i64(len(out)) - 1)
    return out


def apply_remove(s: State, action: i64) -> None:
    k = (action - REMOVE) % PLACES
    if len(s.offer) == 0:
        s.offer = append(s.offer, k)
        return
    first = s.offer[0]
    s.offer = vec[i64]()
    for i in (k, first):
        throw_away(s, s.areas[s.spot][i])
        s.areas[s.spot] = remove_at(s.areas[s.spot], i)
    if s.top != NONE:
        s.looked = append(s.looked, s.top)
        s.todo = 1
        s.top = NONE
    s.phase = state.LOOKING
    look_on(s)


def look(s: State, card: i64) -> None:
    if turns_top(s):
        draw_top(s, card)
    else:
        s.bag[card] -= 1
        s.looked = append(s.looked, card)
    look_on(s)


def turns_top(s: State) -> bool:
    """Whether the next card is no longer one to pick but the new top, for all to see."""
    return len(s.looked) == data.SEARCH_LOOK


def look_on(s: State) -> None:
    """As far as the deck goes; W-SOLO-03: what lies below the three is the visible top."""
    if turns_top(s):
        if s.top == NONE and deck_left(s) > 0:
            return
    elif has_card(s):
        return
    s.phase = state.PICKING


def draw_top(s: State, card: i64) -> None:
    """The next top card is seen."""
    s.bag[card] -= 1
    s.top = card


def has_card(s: State) -> bool:
    """A card to draw now; RUL-W-04: an empty deck is made of the discards."""
    if deck_left(s) > 0:
        return True
    return s.rules.reshuffle and maybe_reshuffle(s)


def maybe_reshuffle(s: State) -> bool:
    """Whether there is, or will be, a deck again; unseen discards are looked through first."""
    if not has_discards(s):
        return False
    s.dealt = s.phase
    s.phase = state.RESHUFFLING
    reshuffle_on(s)
    return True


def has_discards(s: State) -> bool:
    for card in range(data.DECK_CARDS):
        if s.discard[card] > 0:
            return True
    return any(s.unseen[i] & state.SLOT_CARD < data.DECK_CARDS for i in range(i64(len(s.unseen))))


def next_unseen(s: State) -> i64:
    """The next discarded danger card that nobody has seen, or NONE."""
    for i in range(i64(len(s.unseen))):
        if is_unresolved(s.unseen[i]):
            return i
    return NONE


def apply_reshuffle(s: State, card: i64) -> None:
    resolve_danger(s, card)
    i = next_unseen(s)
    s.unseen[i] = (s.unseen[i] & ~state.SLOT_CARD) | card | state.KNOWN
    reshuffle_on(s)


def reshuffle_on(s: State) -> None:
    """All seen: cards of the development deck go back, the bad ones stay on the pile.

    The cards of the old deck that nobody has seen are those of the danger deck (W-SOLO-02).
    """
    if next_unseen(s) != NONE:
        return
    if len(s.buried) == 0:
        s.buried = s.bag
        s.bag = zeros(data.DECK_CARDS)
    for i in range(i64(len(s.unseen))):
        add_discard(s, s.unseen[i] & state.SLOT_CARD)
    s.unseen = vec[i64]()
    for card in range(data.DECK_CARDS):
        s.bag[card] += s.discard[card]
        s.discard[card] = 0
    repile(s)
    s.phase = s.dealt
    s.dealt = 0


def pick_acts(s: State) -> Ints:
    out = vec[i64]()
    for card in range(data.DECK_CARDS):
        for i in range(i64(len(s.looked))):
            if s.looked[i] == card:
                out = append(out, PICK + card)
                break
    return out


def apply_pick(s: State, card: i64) -> None:
    """One card face up into the area, the others to the unseen discards, known to the player.

    The first looked-at card was the visible top: spectators know it too. PLACER marks a card that
    came from the deck and not from the danger deck.
    """
    s.areas[s.spot] = append(s.areas[s.spot], card)
    kept = False
    for i in range(i64(len(s.looked))):
        if s.looked[i] == card and not kept:
            kept = True
        else:
            seen = state.KNOWN | (state.KNOWN << 1) if i < s.todo else state.KNOWN
            s.unseen = append(
                s.unseen, s.looked[i] | state.DOWN | seen | state.PLACER | state.ROUND * s.round
            )
    s.looked = vec[i64]()
    s.todo = 0


def lay_out(s: State) -> bool:
    """Cards from the top of the deck into the areas; whether chance must draw the next top."""
    while s.todo > 0 and s.top != NONE:
        area = opening_area(s) if s.turn == 0 else s.spot
        s.areas[area] = append(s.areas[area], s.top)
        s.top = NONE
        s.todo -= 1
        if deck_left(s) > 0:
            return True
    if s.top != NONE:
        return False
    if deck_left(s) > 0:
        return True
    if s.todo > 0 and s.rules.reshuffle and maybe_reshuffle(s):
        return True
    s.todo = 0
    return False


def opening_area(s: State) -> i64:
    return 0 if s.todo > data.SOLO_OPENING else 1


def deal_solo(s: State, count: i64) -> None:
    s.phase = state.DEALING
    s.todo = count
