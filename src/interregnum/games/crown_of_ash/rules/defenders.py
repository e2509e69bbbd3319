"""Reinforcement and adjusting defenders (A-REINF, A-DEF)."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.core.places import HASH, LOW, PLACES, TOP
from interregnum.games.crown_of_ash.rules import data
from interregnum.games.crown_of_ash.rules.actions import ADD, ADJUST_DONE, TAKE_BACK
from interregnum.games.crown_of_ash.rules.phases import ADJUSTED, ADJUSTING, STATIONING
from interregnum.games.crown_of_ash.rules.state import (
    BIT,
    Config,
    State,
    extend,
    lowest,
    ones,
)


def reinforcement(config: Config, cards: i64) -> i64:
    """What groups add to the printed strengths."""
    return force(config, cards) - strength(cards)


def strength(cards: i64) -> i64:
    """The printed strengths alone."""
    total: i64 = 0
    while cards != 0:
        total += data.STRENGTH[lowest(cards)]
        cards &= cards - 1
    return total


def force(config: Config, cards: i64) -> i64:
    """Strengths of warriors on one side, and of a group among them: two of a type give +1, three
    +2 (A-REINF-01); of at most three only one group can be."""
    strengths, places = data.STRENGTH, PLACES
    if cards & cards - 1 == 0:  # at most one
        return strengths[places[cards * HASH >> TOP & LOW]] if cards != 0 else i64(0)
    kin, bits = config.kin, BIT
    total: i64 = 0
    known: i64 = 0
    matches: i64 = 0
    while cards != 0:
        card = places[(cards & -cards) * HASH >> TOP & LOW]  # `lowest`, without the call
        cards &= cards - 1
        total += strengths[card]
        kind = kin[card]
        if kind != NONE:
            matches += known >> kind & 1
            known |= bits[kind]
    if matches == 0:
        return total
    return total + (data.PAIR if matches == 1 else data.THREE)


def pair_of(config: Config, cards: i64) -> i64:
    """The two warriors of a pair that gives +1, or none (RUL-A-20)."""
    if reinforcement(config, cards) != data.PAIR:
        return 0
    rest = cards
    while rest != 0:
        without = cards & ~(rest & -rest)
        if reinforcement(config, without) == data.PAIR:
            return pair_of(config, without) if ones(without) > 2 else without
        rest &= rest - 1
    return cards


def fortified(bits: i64) -> i64:
    """What a fortified pair adds (A-POWER-13)."""
    return data.THREE - data.PAIR if bits != 0 else 0


def defence(s: State, area: i64) -> i64:
    """Of the warriors on an area, reinforcement and fortification included (A-AI-30)."""
    return force(s.config, s.defenders[area]) + fortified(s.marks[area])


def check_mark(s: State, area: i64) -> None:
    """A fortified pair holds while just those two stay together (RUL-A-19, RUL-A-65)."""
    mark = s.marks[area]
    if mark != 0 and pair_of(s.config, s.defenders[area]) != mark:
        s.marks[area] = 0


def slots(area: i64) -> i64:
    return data.CITADEL_DEFENDERS if area == data.CITADEL else data.PROVINCE_DEFENDERS


def is_new(s: State) -> bool:
    """Whether the adjust follows a build in a province that nobody controlled (A-BUILD-03)."""
    return s.place != NONE and s.covered[s.area] == 0


def start_adjust(s: State, seat: i64) -> None:
    if seat == s.config.people:
        s.phase = STATIONING
        return
    s.actor = seat
    s.stage = 0
    s.last = NONE
    s.lifted = 0
    s.phase = ADJUSTING


def above(last: i64) -> i64:
    """The set of all numbers above one."""
    return -BIT[last + 1]


def may_take_back(s: State) -> i64:
    """Ascending, before any addition (A-DEF-03)."""
    return s.defenders[s.area] & above(s.last) if s.stage == 0 else 0


def may_add(s: State) -> i64:
    """Ascending; what was taken back stays in hand, so that no two orders lead to the same."""
    if ones(s.defenders[s.area]) >= data.PROVINCE_DEFENDERS:
        return 0
    cards = s.players[s.actor].hand & ~s.lifted
    if s.stage == 1:
        cards &= above(s.last)
    if is_new(s) and not s.config.options.automaton_new_province:  # RUL-A-24
        cards &= ~data.AUTOMATONS
    return cards


def legal_adjust(s: State) -> Ints:
    out = extend(vec[i64](), may_take_back(s), TAKE_BACK)
    out = extend(out, may_add(s), ADD)
    return append(out, ADJUST_DONE)


def take_back(s: State, card: i64) -> None:
    bit = BIT[card]
    s.defenders[s.area] &= ~bit
    s.players[s.actor].hand |= bit
    s.lifted |= bit
    s.last = card


def add(s: State, card: i64) -> None:
    bit = BIT[card]
    s.defenders[s.area] |= bit
    s.players[s.actor].hand &= ~bit
    s.stage = 1
    s.last = card


def end_adjust(s: State) -> None:
    check_mark(s, s.area)
    s.phase = ADJUSTED


def apply_adjust(s: State, action: i64) -> None:
    if action == ADJUST_DONE:
        end_adjust(s)
    elif action >= ADD:
        add(s, action - ADD)
    else:
        take_back(s, action - TAKE_BACK)
