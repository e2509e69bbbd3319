"""Why a lord may not use a power so: the clause and its numbers; None: nothing forbids it."""

from typing import Final

from interregnum.core.game import NONE, Seat
from interregnum.games.crown_of_ash.reasons import why_not_raise
from interregnum.games.crown_of_ash.rules.data import AUTOMATONS, LORD_IDS, SEATS
from interregnum.games.crown_of_ash.rules.defenders import pair_of, slots
from interregnum.games.crown_of_ash.rules.phases import SWINDLING
from interregnum.games.crown_of_ash.rules.powers import (
    SWINDLED,
    area_of,
    can_give,
    can_take,
    has_free_slot,
    has_room,
    is_free,
    own_defenders,
    pieces,
    stands,
)
from interregnum.games.crown_of_ash.rules.state import BIT, State
from interregnum.games.crown_of_ash.text import (
    area_line,
    count_line,
    kind_line,
    line,
    space_line,
    warrior_line,
)
from interregnum.games.shown import Reason

BARRED: Final = {  # powers of a lord's turn: whose they are, and by which clause
    "rob": ("nox", "A-POWER-07"),
    "swindle_give": ("nox", "A-POWER-06"),
    "command": ("mors", "A-POWER-08"),
    "regroup": ("fortis", "A-POWER-11"),
    "fortify": ("fortis", "A-POWER-13"),
}


def why_not_power(s: State, seat: Seat, family: str) -> Reason | None:
    """What bars a power of a lord's turn as a whole."""
    lord, rule = BARRED[family]
    if not s.config.options.powers:
        return line.why("A-SETUP-21", "no-powers")
    if LORD_IDS[s.players[seat].lord] != lord:
        return line.why(rule, "lord", lord=line(f"lord-{lord}"))
    return None if s.players[seat].token else line.why("A-POWER-02", "token")


def why_not_rob(s: State, seat: Seat, slot: int) -> Reason | None:
    return why_not_power(s, seat, "rob") or why_not_raise(s, seat, slot)


def why_not_give(s: State, seat: Seat, kind: int) -> Reason | None:
    begun = s.phase == SWINDLING
    if not begun and (bar := why_not_power(s, seat, "swindle_give")):
        return bar
    if s.given[kind] >= s.players[seat].store[kind]:
        return line.why("A-POWER-06", "held", goods=[count_line(kind, s.given[kind])], n=1)
    late = begun and (pieces(s.paid) > 0 or pieces(s.given) >= SWINDLED or kind < s.last)
    return line.why("RUL-A-66", "swindle") if late or not can_give(s, seat, kind) else None


def why_not_get(s: State, _seat: Seat, kind: int) -> Reason | None:
    if s.given[kind]:
        return line.why("RUL-A-66", "same-kind", kind=kind_line(kind))
    late = pieces(s.paid) > 0 and kind < s.last
    return line.why("RUL-A-66", "swindle") if late or not can_take(s, kind) else None


def why_not_command(s: State, seat: Seat, k: int) -> Reason | None:
    if bar := why_not_power(s, seat, "command"):
        return bar
    space, owner = k // SEATS, k % SEATS
    if owner >= len(s.players):
        return line.why("A-POWER-08", "no-seat", n=len(s.players))
    if stands(s, space, owner) != NONE:
        return None
    return line.why("A-POWER-08", "no-minion", space=space_line(space), seat=owner)


def why_not_command_to(s: State, _seat: Seat, space: int) -> Reason | None:
    if space == s.picked // SEATS:
        return line.why("A-POWER-08", "same-space")
    if has_room(s, space):
        return None
    return line.why("A-POWER-09", "full", space=space_line(space), n=s.taken[space])


def why_not_regroup(s: State, seat: Seat, card: int) -> Reason | None:
    if bar := why_not_power(s, seat, "regroup"):
        return bar
    if own_defenders(s, seat, NONE) & BIT[card]:
        return None
    if not s.players[seat].hand & BIT[card]:
        return line.why("A-POWER-11", "not-yours", warrior=warrior_line(card))
    no_slot = None if has_free_slot(s, seat, NONE) else line.why("A-POWER-11", "no-slot")
    return why_not_from_hand(s, card) or no_slot


def why_not_from_hand(s: State, card: int) -> Reason | None:
    if AUTOMATONS & BIT[card] and not s.config.options.regroup_automatons:
        return line.why("RUL-A-18", "automaton-regroup")
    return None


def why_not_regroup_home(s: State, _seat: Seat, _k: int) -> Reason | None:
    here = area_of(s, s.picked)
    return line.why("A-POWER-11", "from-hand") if here == NONE else None


def why_not_regroup_to(s: State, seat: Seat, area: int) -> Reason | None:
    if s.controller[area] != seat:
        return line.why("A-POWER-11", "not-own", area=area_line(area))
    if area_of(s, s.picked) == area:
        return line.why("A-POWER-11", "same-space")
    return None if is_free(s, seat, area) else line.why("A-POWER-11", "slots", n=slots(area))


def why_not_swap(s: State, seat: Seat, card: int) -> Reason | None:
    here = area_of(s, s.picked)
    if s.players[seat].hand & BIT[card]:
        if here == NONE:
            return line.why("A-POWER-11", "from-hand")
        return why_not_from_hand(s, card)
    if not own_defenders(s, seat, NONE) & BIT[card]:
        return line.why("A-POWER-11", "not-yours", warrior=warrior_line(card))
    later = own_defenders(s, seat, here) & -BIT[s.picked]  # each exchange once
    return None if here != NONE and later & BIT[card] else line.why("A-POWER-11", "in-order")


def why_not_fortify(s: State, seat: Seat, area: int) -> Reason | None:
    if bar := why_not_power(s, seat, "fortify"):
        return bar
    if s.controller[area] != seat:
        return line.why("A-POWER-13", "not-own", area=area_line(area))
    if s.marks[area]:
        return line.why("A-POWER-13", "fortified", area=area_line(area))
    if pair_of(s.config, s.defenders[area]):
        return None
    return line.why("A-POWER-13", "no-pair", area=area_line(area))
