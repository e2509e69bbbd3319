"""The lords' powers at their own turn: Nox, Mors, Fortis (A-POWER-06 to -13)."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.rules import actions, data, phases
from interregnum.games.crown_of_ash.rules.battle import has_power
from interregnum.games.crown_of_ash.rules.defenders import check_mark, pair_of, slots
from interregnum.games.crown_of_ash.rules.gather import in_supply
from interregnum.games.crown_of_ash.rules.raising import extend_slots, start_payment
from interregnum.games.crown_of_ash.rules.state import (
    BIT,
    State,
    extend,
    ones,
)

SWINDLED: Final[i64] = 3  # pieces at most (A-POWER-06)


def extend_powers(out: Ints, s: State, seat: i64) -> Ints:
    """Further choices of placing and raising, and nowhere else (RUL-A-21)."""
    if not s.config.options.powers or s.players[seat].token == 0:
        return out
    if has_power(s, seat, data.NOX):
        if s.phase == phases.PLACING:
            out = extend_slots(out, s, seat, actions.ROB)
        return extend_gives(out, s, seat, 0)
    if has_power(s, seat, data.MORS):
        return extend_commands(out, s)
    if has_power(s, seat, data.FORTIS):
        return extend_fortis(out, s, seat)
    return out


def apply_power(s: State, seat: i64, action: i64) -> None:
    """The first step; the token turns at once."""
    s.resume = s.phase
    s.players[seat].token = 0
    if action < actions.SWINDLE_GIVE:
        start_payment(s, action - actions.ROB, 1)
    elif action < actions.COMMAND:
        start_swindle(s, action - actions.SWINDLE_GIVE)
    elif action < actions.REGROUP:
        s.picked = action - actions.COMMAND
        s.phase = phases.COMMANDING
    elif action < actions.FORTIFY:
        s.picked = action - actions.REGROUP
        s.phase = phases.REGROUPING
    else:
        s.marks[action - actions.FORTIFY] = pair_of(s.config, s.defenders[action - actions.FORTIFY])


def start_swindle(s: State, kind: i64) -> None:
    s.given = vec[i64]([0] * data.KINDS)
    s.paid = vec[i64]([0] * data.KINDS)
    s.given[kind] = 1
    s.last = kind
    s.phase = phases.SWINDLING


def pieces(amounts: Ints) -> i64:
    total: i64 = 0
    for kind in range(data.BASIC):
        total += amounts[kind]
    return total


def takeable(s: State, kind: i64, first: i64) -> i64:
    """What the supply holds of the kinds from `first` on that are not given (RUL-A-66)."""
    left: i64 = 0
    for k in range(first, data.BASIC):
        if k != kind and s.given[k] == 0:
            left += in_supply(s, k) - s.paid[k]
    return left


def can_give(s: State, seat: i64, kind: i64) -> bool:
    """One more piece of a kind: held, and the supply can answer it."""
    if s.given[kind] >= s.players[seat].store[kind]:
        return False
    return takeable(s, kind, 0) > pieces(s.given)


def extend_gives(out: Ints, s: State, seat: i64, first: i64) -> Ints:
    for kind in range(first, data.BASIC):
        if can_give(s, seat, kind):
            out = append(out, actions.SWINDLE_GIVE + kind)
    return out


def can_take(s: State, kind: i64) -> bool:
    """Ascending, of another kind than those given, with enough left for the rest."""
    if s.given[kind] > 0 or in_supply(s, kind) <= s.paid[kind]:
        return False
    return takeable(s, NONE, kind) >= pieces(s.given) - pieces(s.paid)


def legal_swindle(s: State) -> Ints:
    """First all that is given, ascending; then as many pieces taken."""
    out = vec[i64]()
    first: i64 = 0
    if pieces(s.paid) == 0:
        if pieces(s.given) < SWINDLED:
            out = extend_gives(out, s, s.actor, s.last)
    else:
        first = s.last
    for kind in range(first, data.BASIC):
        if can_take(s, kind):
            out = append(out, actions.SWINDLE_TAKE + kind)
    return out


def swindle(s: State, action: i64) -> None:
    if action < actions.SWINDLE_TAKE:
        s.last = action - actions.SWINDLE_GIVE
        s.given[s.last] += 1
        return
    s.last = action - actions.SWINDLE_TAKE
    s.paid[s.last] += 1
    if pieces(s.paid) < pieces(s.given):
        return
    store = s.players[s.actor].store
    for kind in range(data.BASIC):
        store[kind] += s.paid[kind] - s.given[kind]
        s.paid[kind] = 0
        s.given[kind] = 0
    s.last = NONE
    s.phase = s.resume


def stands(s: State, space: i64, owner: i64) -> i64:
    """A minion of an owner on a space, as a place in `minions`, or NONE."""
    for k in range(owner * data.MINIONS, (owner + 1) * data.MINIONS):
        if s.minions[k] == space:
            return k
    return NONE


def extend_commands(out: Ints, s: State) -> Ints:
    for space in range(data.BOARD_SPACES):
        if s.taken[space] > 0:
            for owner in range(s.config.count):
                if stands(s, space, owner) != NONE:
                    out = append(out, actions.COMMAND + space * data.SEATS + owner)
    return out


def has_room(s: State, space: i64) -> bool:
    return s.taken[space] < data.CAPACITY[s.config.side][space]


def legal_command(s: State) -> Ints:
    """Any other space of the board with room, a province without a tile too (RUL-A-17)."""
    out = vec[i64]()
    for space in range(data.BOARD_SPACES):
        if space != s.picked // data.SEATS and has_room(s, space):
            out = append(out, actions.COMMAND_TO + space)
    return out


def command(s: State, space: i64) -> None:
    """It triggers nothing (A-POWER-09)."""
    old = s.picked // data.SEATS
    s.minions[stands(s, old, s.picked % data.SEATS)] = space
    s.taken[old] -= 1
    s.taken[space] += 1
    s.picked = NONE
    s.phase = s.resume


def extend_fortis(out: Ints, s: State, seat: i64) -> Ints:
    cards = regroupable(s, seat) if has_free_slot(s, seat, NONE) else 0
    out = extend(out, cards | own_defenders(s, seat, NONE), actions.REGROUP)
    for area in range(data.AREAS):
        if can_fortify(s, seat, area):
            out = append(out, actions.FORTIFY + area)
    return out


def can_fortify(s: State, seat: i64, area: i64) -> bool:
    """A pair that gives +1 and is not fortified yet."""
    mine = s.controller[area] == seat and s.marks[area] == 0
    return mine and pair_of(s.config, s.defenders[area]) != 0


def regroupable(s: State, seat: i64) -> i64:
    """Cards of the hand that regrouping may put on the board (RUL-A-18)."""
    hand = s.players[seat].hand
    return hand if s.config.options.regroup_automatons else hand & ~data.AUTOMATONS


def own_defenders(s: State, seat: i64, but: i64) -> i64:
    cards: i64 = 0
    for area in range(data.AREAS):
        if s.controller[area] == seat and area != but:
            cards |= s.defenders[area]
    return cards


def is_free(s: State, seat: i64, area: i64) -> bool:
    return s.controller[area] == seat and ones(s.defenders[area]) < slots(area)


def has_free_slot(s: State, seat: i64, but: i64) -> bool:
    return any(area != but and is_free(s, seat, area) for area in range(data.AREAS))


def area_of(s: State, card: i64) -> i64:
    """Where a defender stands; NONE: nowhere."""
    for area in range(data.AREAS):
        if s.defenders[area] >> card & 1 == 1:
            return area
    return NONE


def legal_regroup(s: State) -> Ints:
    """A card of the hand is added; a defender goes home, moves or is exchanged (A-POWER-11)."""
    seat = s.actor
    here = area_of(s, s.picked)
    out = vec[i64]()
    if here != NONE:
        out = append(out, actions.REGROUP_HOME)
    for area in range(data.AREAS):
        if area != here and is_free(s, seat, area):
            out = append(out, actions.REGROUP_TO + area)
    if here == NONE:
        return out
    later = own_defenders(s, seat, here) & -BIT[s.picked]  # each exchange once
    return extend(out, later | regroupable(s, seat), actions.REGROUP_SWAP)


def regroup(s: State, action: i64) -> None:
    here = area_of(s, s.picked)
    if action == actions.REGROUP_HOME:
        move(s, s.picked, here, NONE)
    elif action < actions.REGROUP_SWAP:
        move(s, s.picked, here, action - actions.REGROUP_TO)
    else:
        other = action - actions.REGROUP_SWAP
        there = area_of(s, other)
        move(s, s.picked, here, there)
        move(s, other, there, here)
    for area in range(data.AREAS):
        check_mark(s, area)
    s.picked = NONE
    s.phase = s.resume


def move(s: State, card: i64, start: i64, end: i64) -> None:
    """Between areas; NONE is the hand."""
    bit = BIT[card]
    p = s.players[s.actor]
    if start == NONE:
        p.hand &= ~bit
    else:
        s.defenders[start] &= ~bit
    if end == NONE:
        p.hand |= bit
    else:
        s.defenders[end] |= bit
