"""Cards on the table: the deck, the two offering areas, the discard pile, who selects."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import CHANCE
from interregnum.games.wonderful_kingdom.rules import data, state
from interregnum.games.wonderful_kingdom.rules.actions import DRAW, PLACES
from interregnum.games.wonderful_kingdom.rules.building import gain_soldiers
from interregnum.games.wonderful_kingdom.rules.state import Board, State


def offerer(s: State) -> i64:
    """W-OFFER-05: starter offers, other selects, other offers, starter selects."""
    return s.starter if s.turn % 4 == 0 else 1 - s.starter


def selector(s: State) -> i64:
    if s.rules.solo:
        return 0
    return 1 - s.starter if s.turn % 4 == 1 else s.starter


def awaited(s: State) -> i64:
    """Outside windows and before the end: the one who acts."""
    if s.phase == state.OFFERING:
        return offerer(s)
    if (
        s.phase == state.SELECTING
        or s.phase == state.TAKING
        or s.phase == state.REMOVING
        or s.phase == state.PICKING
    ):
        return selector(s)
    return s.step if s.phase <= state.KEEPING else CHANCE


def insert(v: Ints, card: i64) -> Ints:
    """Into an ascending array."""
    out = append(v, card)
    i = i64(len(out)) - 1
    while i > 0 and out[i - 1] > card:
        out[i] = out[i - 1]
        i -= 1
    out[i] = card
    return out


def count_of(v: Ints, card: i64) -> i64:
    count: i64 = 0
    for i in range(i64(len(v))):
        if v[i] == card:
            count += 1
    return count


def without(v: Ints, card: i64) -> Ints:
    """Less one copy of a card."""
    out = vec[i64]()
    found = False
    for i in range(i64(len(v))):
        if v[i] == card and not found:
            found = True
        else:
            out = append(out, v[i])
    return out


def total(v: Ints) -> i64:
    count: i64 = 0
    for x in v:
        count += x
    return count


def deck_left(s: State) -> i64:
    """Cards of the deck below a visible top card; danger cards nobody saw are not in it."""
    if len(s.buried) > 0:
        return total(s.bag)
    return total(s.bag) - (s.unresolved - s.bad_left)


def danger_pool(s: State) -> Ints:
    """What an unseen danger card may be: after a reshuffle no card of the new deck (RUL-W-04)."""
    return s.buried if len(s.buried) > 0 else s.bag


def draws(pool: Ints, first: i64) -> Ints:
    """Chance actions on the cards of a pool."""
    out = vec[i64]()
    for card in range(first, data.DECK_CARDS):
        if pool[card] > 0:
            out = append(out, DRAW + card)
    return out


def odds(pool: Ints, factor: i64) -> Ints:
    """Weights of `draws` on a whole pool."""
    out = vec[i64]()
    for card in range(data.DECK_CARDS):
        if pool[card] > 0:
            out = append(out, factor * pool[card])
    return out


def bad_card(s: State, seat: i64) -> i64:
    """What a seat adds to its hand, or to the danger deck: a calamity or its menace."""
    if s.rules.scenario >= 0:
        return data.SCENARIO_DANGER[s.rules.scenario]
    return data.DECK_MENACE[s.decks[seat]] if s.rules.menace else data.CALAMITY


def danger_draws(s: State) -> Ints:
    """A danger card that nobody has seen: a card of the deck or the bad one."""
    out = vec[i64]()
    if s.unresolved > s.bad_left:
        out = draws(danger_pool(s), 0)
    return append(out, DRAW + bad_card(s, 0)) if s.bad_left > 0 else out


def danger_odds(s: State) -> Ints:
    """The bad ones among the unseen danger cards, the rest shared out as the pool is."""
    pool = danger_pool(s)
    kept = s.unresolved - s.bad_left
    out = odds(pool, kept) if kept > 0 else vec[i64]()
    return append(out, s.bad_left * max(total(pool), 1)) if s.bad_left > 0 else out


def resolve_danger(s: State, card: i64) -> None:
    pool = danger_pool(s)
    s.unresolved -= 1
    if card < data.DECK_CARDS:
        pool[card] -= 1
    else:
        s.bad_left -= 1


def slot_at(s: State, spot: i64) -> i64:
    """The slot in a place of an area, or -1."""
    area = s.areas[spot // PLACES]
    k = spot % PLACES
    return area[k] if k < len(area) else -1


def is_known(slot: i64, seat: i64) -> bool:
    """Face up, or seen by that seat; a spectator has seen no face-down card."""
    return slot & state.DOWN == 0 or (seat >= 0 and slot & (state.KNOWN << seat) != 0)


def receive(s: State, p: Board, slot: i64) -> None:
    """W-PICK-01 into the selection; W-ADVISOR-05: a face-up advisor takes its place at once."""
    card = slot & state.SLOT_CARD
    if slot & state.DOWN == 0 and data.ADVISORS <= card < data.DECK_CARDS:
        p.advisors |= i64(1) << (card - data.ADVISORS)
        gain_soldiers(s, p, data.ADVISOR_BONUS)
    else:
        p.selection = append(p.selection, slot)


def throw_away(s: State, slot: i64) -> None:
    """To the discard pile; a face-down card stays unseen (W-OFFER-09)."""
    if slot & state.DOWN:
        s.unseen = append(s.unseen, slot | state.ROUND * s.round)
    else:
        add_discard(s, slot & state.SLOT_CARD)


def add_discard(s: State, card: i64) -> None:
    s.discard[card] += 1
    s.piled |= state.PAIR[card]


def repile(s: State) -> None:
    """What follows from the discards of a state that was just read."""
    s.piled = 0
    for card in range(i64(len(s.discard))):
        if s.discard[card] > 0:
            s.piled |= state.PAIR[card]


def is_unresolved(slot: i64) -> bool:
    return slot & state.SLOT_CARD == state.UNKNOWN
