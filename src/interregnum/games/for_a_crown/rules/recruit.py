"""Phase 1, Recruit (F-RECRUIT)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.for_a_crown.rules import data, state
from interregnum.games.for_a_crown.rules.actions import BLIND, LOOK, RECRUIT, TURN_UP
from interregnum.games.for_a_crown.rules.gallery import influence_order
from interregnum.games.for_a_crown.rules.payment import charge, reach
from interregnum.games.for_a_crown.rules.state import State, add_shared, shared


def column_cost(s: State, level: i64) -> i64:
    """The tile over a column, NONE if it is closed (F-RECRUIT-02, F-ROUND-04)."""
    return data.COST[(s.round - 1) * data.LEVELS + level - 1]


def is_payable(s: State, seat: i64, level: i64) -> bool:
    """The column is open and its cost within reach (F-RECRUIT-08)."""
    cost = column_cost(s, level)
    return cost != NONE and cost <= reach(s, seat)


def is_empty(s: State, level: i64) -> bool:
    """RUL-F-20: an empty column cannot be chosen."""
    if level == 1:
        for count in s.stacks:
            if count > 0:
                return False
        return True
    place = (level - 2) * data.UP
    return s.decks[level - 2] == 0 and s.up[place] == NONE and s.up[place + 1] == NONE


def can_recruit(s: State, seat: i64) -> bool:
    """Else the seat is skipped by itself (F-RECRUIT-19)."""
    for level in range(i64(1), data.LEVELS + 1):
        if is_payable(s, seat, level) and not is_empty(s, level):
            return True
    return False


def legal_recruits(s: State, seat: i64) -> Ints:
    """Stacks and face-up cards, then deck tops, of the columns within reach (D1)."""
    out = vec[i64]()
    if is_payable(s, seat, 1):
        for card in range(data.STACKS):
            if s.stacks[card] > 0:
                out = append(out, RECRUIT + card)
    for level in range(i64(2), data.LEVELS + 1):
        if is_payable(s, seat, level):
            out = append_up(out, s.up[(level - 2) * data.UP], s.up[(level - 2) * data.UP + 1])
    for level in range(i64(2), data.LEVELS + 1):
        if s.decks[level - 2] != 0 and is_payable(s, seat, level):
            out = append(out, BLIND + level - 1)
    return out


def append_up(out: Ints, first: i64, second: i64) -> Ints:
    """The two face-up cards of a column, ascending."""
    if first > second:
        first, second = second, first
    if first != NONE:
        out = append(out, RECRUIT + first)
    if second != NONE:
        out = append(out, RECRUIT + second)
    return out


def next_pass(s: State) -> None:
    """F-RECRUIT-16: two in round 1, one later; then the reveal."""
    if s.pass_ == data.PASSES[s.round - 1]:
        s.phase = state.NEXT_CARD
        return
    s.pass_ += 1
    s.order = influence_order(s)
    s.turn = -1
    s.phase = state.NEXT_RECRUIT


def next_recruit(s: State) -> None:
    """In influence order; the gallery cannot change during a pass (F-RECRUIT-01)."""
    s.turn += 1
    if s.turn == i64(len(s.order)):
        s.actor = NONE
        s.phase = state.NEXT_REFILL
    elif can_recruit(s, s.order[s.turn]):
        s.actor = s.order[s.turn]
        s.phase = state.RECRUITING


def choose(s: State, action: i64) -> None:
    """D1; the cost is that of the column, blind or not (F-RECRUIT-05)."""
    level = action - BLIND + 1 if action >= BLIND else data.CARD_LEVEL[action - RECRUIT]
    charge(s, action, column_cost(s, level))


def enlist(s: State) -> None:
    """Paid: sleeve the card and lay it on the shared deck (F-RECRUIT-09, F-RECRUIT-10)."""
    if s.bought >= BLIND:
        s.phase = state.LOOKING
        return
    card = s.bought - RECRUIT
    if card < data.STACKS:
        s.stacks[card] -= 1
    else:
        s.up[up_place(s, card)] = NONE
    add_shared(s, shared(s.actor, card, 0))
    leave_shop(s)


def up_place(s: State, card: i64) -> i64:
    """Where a card lies face up, NONE if it does not."""
    for place in range(i64(len(s.up))):
        if s.up[place] == card:
            return place
    return -1


def leave_shop(s: State) -> None:
    s.bought = NONE
    s.cost = 0
    s.phase = state.NEXT_RECRUIT


def legal_draws(s: State, level: i64, first: i64) -> Ints:
    """Every undrawn card of a level, as actions of the family that begins at `first`."""
    out = vec[i64]()
    bits = s.decks[level - 2]
    card = data.FIRST[level - 1]
    while bits != 0:
        if bits & 1 == 1:
            out = append(out, first + card)
        bits >>= 1
        card += 1
    return out


def draw(s: State, card: i64) -> None:
    """The card leaves its deck."""
    level = data.CARD_LEVEL[card]
    s.decks[level - 2] &= ~(i64(1) << card - data.FIRST[level - 1])


def blind_level(s: State) -> i64:
    return s.bought - BLIND + 1


def legal_looks(s: State) -> Ints:
    return legal_draws(s, blind_level(s), LOOK)


def look(s: State, card: i64) -> None:
    """Only the recruiter sees it (F-RECRUIT-11, F-INFO-04)."""
    draw(s, card)
    add_shared(s, shared(s.actor, card, 1))
    leave_shop(s)


def empty_place(s: State) -> i64:
    """The first face-up place that its deck can fill, NONE if there is none."""
    for place in range(i64(len(s.up))):
        if s.up[place] == NONE and s.decks[place // data.UP] != 0:
            return place
    return -1


def next_refill(s: State) -> None:
    """After the pass, to two cards a column as far as the deck goes (F-RECRUIT-13, -14)."""
    s.phase = state.NEXT_PASS if empty_place(s) < 0 else state.REFILLING


def legal_refills(s: State) -> Ints:
    return legal_draws(s, empty_place(s) // data.UP + 2, TURN_UP)


def turn_up(s: State, card: i64) -> None:
    place = empty_place(s)
    draw(s, card)
    s.up[place] = card
    s.phase = state.NEXT_REFILL
