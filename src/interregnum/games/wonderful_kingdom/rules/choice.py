"""Choice: offers with traps, selections, and what may be done before them."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.wonderful_kingdom.rules import actions, data, state
from interregnum.games.wonderful_kingdom.rules.advisors import can_use, pay_advisor
from interregnum.games.wonderful_kingdom.rules.building import remove_at
from interregnum.games.wonderful_kingdom.rules.free_acts import (
    apply_free,
    free_acts,
    is_free,
    is_half_made,
    rest_acts,
)
from interregnum.games.wonderful_kingdom.rules.search import can_search
from interregnum.games.wonderful_kingdom.rules.state import Board, State
from interregnum.games.wonderful_kingdom.rules.table import (
    insert,
    is_known,
    offerer,
    receive,
    selector,
    slot_at,
    without,
)


def offer_acts(s: State) -> Ints:
    """The chain of 5.2: a card, where and how it lies, the second card, where and how."""
    seat = offerer(s)
    p = s.live[seat]
    stage = i64(len(s.offer))
    if is_half_made(p):
        return rest_acts(s, p)
    if stage == 0:
        return free_acts(s, p, first_cards(s.hands[seat]))
    if stage == 1:
        return put_acts(s, p)
    return second_cards(s, p, s.hands[seat]) if stage == 2 else lay_acts(s, p)


def first_cards(hand: Ints) -> Ints:
    """Never the last card of the hand: the second card stands above the first."""
    out = vec[i64]()
    for i in range(i64(len(hand)) - 1):
        if i == 0 or hand[i] != hand[i - 1]:
            out = append(out, actions.OFFER + hand[i])
    return out


def can_lie(p: Board, face: i64, first: i64) -> bool:
    """W-TRAP-01: face up always, down with a trap or the Spymistress left by a first card."""
    if face == actions.TRAPPED:
        return p.traps > (1 if first == actions.TRAPPED else 0)
    return face == actions.UP or (first != actions.VEILED and can_use(p, data.SPYMISTRESS))


def can_hide(p: Board, first: i64) -> bool:
    return can_lie(p, actions.TRAPPED, first) or can_lie(p, actions.VEILED, first)


def put_acts(s: State, p: Board) -> Ints:
    out = vec[i64]()
    hand = s.hands[offerer(s)]
    twin = hand[i64(len(hand)) - 1] == s.offer[0]  # no other second card is possible
    for area in range(actions.AREAS):
        for face in range(actions.FACES):
            if can_lie(p, face, actions.UP) and (not twin or twin_fits(p, area, face)):
                out = append(out, actions.PUT + area * actions.FACES + face)
    return out


def twin_fits(p: Board, area: i64, face: i64) -> bool:
    """Two equal cards: the lower area first, in one area the face-up one first."""
    return face == actions.UP or area == 0 or can_hide(p, face)


def second_cards(s: State, p: Board, hand: Ints) -> Ints:
    out = vec[i64]()
    for i in range(i64(len(hand))):
        card = hand[i]
        if card < s.offer[0] or (i > 0 and card == hand[i - 1]):
            continue
        if card > s.offer[0] or twin_fits(
            p, s.offer[1] // actions.FACES, s.offer[1] % actions.FACES
        ):
            out = append(out, actions.OFFER + card)
    return out


def lay_acts(s: State, p: Board) -> Ints:
    out = vec[i64]()
    first = s.offer[1] % actions.FACES
    for area in range(actions.AREAS):
        for face in range(actions.FACES):
            if can_lie(p, face, first) and is_ordered(s, area, face):
                out = append(out, actions.LAY + area * actions.FACES + face)
    return out


def is_ordered(s: State, area: i64, face: i64) -> bool:
    """Of equal cards the first lies in the lower area or, in the same one, face up."""
    first = s.offer[1] // actions.FACES
    if s.offer[2] != s.offer[0] or area > first:
        return True
    return area == first and (face != actions.UP or s.offer[1] % actions.FACES == actions.UP)


def apply_offer(s: State, action: i64) -> None:
    seat = offerer(s)
    if is_free(action):
        apply_free(s, s.live[seat], action)
    elif action < actions.PUT:
        s.offer = append(s.offer, action - actions.OFFER)
        s.hands[seat] = without(s.hands[seat], action - actions.OFFER)
    elif action < actions.LAY:
        s.offer = append(s.offer, action - actions.PUT)
    else:
        lay_card(s, seat, s.offer[0], s.offer[1])
        lay_card(s, seat, s.offer[2], action - actions.LAY)
        s.offer = vec[i64]()
        s.turn += 1
        s.phase = state.SELECTING


def lay_card(s: State, seat: i64, card: i64, place: i64) -> None:
    """W-OFFER-06: a card on the table; a trap or the Spymistress is spent."""
    p = s.live[seat]
    face = place % actions.FACES
    slot = (
        card
        if face == actions.UP
        else card | state.DOWN | (state.KNOWN << seat) | state.PLACER * seat
    )
    s.areas[place // actions.FACES] = append(s.areas[place // actions.FACES], slot)
    if face == actions.TRAPPED:
        p.traps -= 1
    elif face == actions.VEILED:
        pay_advisor(p, data.SPYMISTRESS)


def unlaid(s: State, seat: i64) -> Ints:
    """The hand of a seat with the cards of its half-made offer back in it."""
    hand = s.hands[seat][:]
    if len(s.offer) > 0 and not s.rules.solo and seat == offerer(s):
        hand = insert(hand, s.offer[0])
        if len(s.offer) > 2:
            hand = insert(hand, s.offer[2])
    return hand


def select_acts(s: State) -> Ints:
    p = s.live[selector(s)]
    if is_half_made(p):
        return rest_acts(s, p)
    out = vec[i64]([actions.SELECT, actions.SELECT + 1])
    if s.rules.solo:
        for area in range(actions.AREAS):
            if can_search(s, area):
                out = append(out, actions.SEARCH + area)
    if p.spies > 0:
        out = hidden_spots(s, out, actions.SPY, NONE)
    if p.peeks > 0 or can_use(p, data.PROPHET):
        out = hidden_spots(s, out, actions.PEEK, selector(s))
    if can_use(p, data.ENVOY) and not s.rules.solo:
        out = spots(s, spots(s, out, actions.MOVE, 0), actions.MOVE, 1)
    return free_acts(s, p, out)


def hidden_spots(s: State, out: Ints, first: i64, seat: i64) -> Ints:
    """Places of face-down cards that the seat has not seen; a spy may turn up any."""
    for spot in range(actions.SPOTS):
        slot = slot_at(s, spot)
        if slot >= 0 and slot & state.DOWN and not (seat != NONE and is_known(slot, seat)):
            out = append(out, first + spot)
    return out


def spots(s: State, out: Ints, first: i64, area: i64) -> Ints:
    for k in range(i64(len(s.areas[area]))):
        out = append(out, first + area * actions.PLACES + k)
    return out


def apply_select(s: State, action: i64) -> None:
    p = s.live[selector(s)]
    if is_free(action):
        apply_free(s, p, action)
    elif action < actions.SEARCH:
        s.spot = action - actions.SELECT
        take_area(s, p)
    elif action < actions.PEEK:
        p.spies -= 1
        p.spent_spies += 1
        look(s, action - actions.SPY)
    elif action < actions.MOVE:
        start_peek(p)
        look(s, actions.SPOTS + action - actions.PEEK)
    else:
        pay_advisor(p, data.ENVOY)
        move_card(s, action - actions.MOVE)


def start_peek(p: Board) -> None:
    """The Prophet is paid once for up to two looks."""
    if p.peeks == 0:
        pay_advisor(p, data.PROPHET)
        p.peeks = data.ADVISOR_AMOUNT[data.PROPHET]
    p.peeks -= 1


def look(s: State, spot: i64) -> None:
    """Chance says what the card is: all see what a spy turns up, the Prophet looks alone."""
    s.spot = spot
    s.phase = state.SPYING


def apply_look(s: State, card: i64) -> None:
    spot = s.spot % actions.SPOTS
    area = s.areas[spot // actions.PLACES]
    slot = area[spot % actions.PLACES]
    if s.spot >= actions.SPOTS:
        area[spot % actions.PLACES] = (
            card | state.DOWN | (slot & ~127) | (state.KNOWN << selector(s))
        )
    else:
        area[spot % actions.PLACES] = card
    s.spot = NONE
    s.phase = state.SELECTING


def move_card(s: State, spot: i64) -> None:
    """Silver-tongued Envoy: to the other area, as it lies."""
    area = spot // actions.PLACES
    slot = s.areas[area][spot % actions.PLACES]
    s.areas[area] = remove_at(s.areas[area], spot % actions.PLACES)
    s.areas[1 - area] = append(s.areas[1 - area], slot)


def take_area(s: State, p: Board) -> None:
    """W-PICK-01: all cards of the area, even none."""
    for i in range(i64(len(s.areas[s.spot]))):
        receive(s, p, s.areas[s.spot][i])
    s.areas[s.spot] = vec[i64]()
    p.peeks = 0
    if can_use(p, data.EMINENCE) and len(s.areas[1 - s.spot]) > 0:
        s.phase = state.TAKING
    else:
        s.turn += 1


def take_acts(s: State) -> Ints:
    return append(spots(s, vec[i64](), actions.TAKE, 1 - s.spot), actions.END)


def apply_take(s: State, action: i64) -> None:
    """Grey Eminence: one card more, unseen if it lies face down."""
    p = s.live[selector(s)]
    if action != actions.END:
        k = (action - actions.TAKE) % actions.PLACES
        slot = s.areas[1 - s.spot][k]
        s.areas[1 - s.spot] = remove_at(s.areas[1 - s.spot], k)
        pay_advisor(p, data.EMINENCE)
        receive(s, p, slot)
    s.turn += 1
