"""Why a lord may not use a power so: the clause and its numbers."""

from typing import Final

from interregnum.core.game import NONE, Seat
from interregnum.games.crown_of_ash.options import why
from interregnum.games.crown_of_ash.rules.data import AUTOMATONS, LORD_IDS, SEATS
from interregnum.games.crown_of_ash.rules.defenders import slots
from interregnum.games.crown_of_ash.rules.phases import SWINDLING
from interregnum.games.crown_of_ash.rules.powers import area_of, is_free, own_defenders, stands
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

BARRED: Final = {  # powers of the own turn: whose they are, and by which clause
    "rob": ("nox", "A-POWER-07"),
    "swindle_give": ("nox", "A-POWER-06"),
    "command": ("mors", "A-POWER-08"),
    "regroup": ("fortis", "A-POWER-11"),
    "fortify": ("fortis", "A-POWER-13"),
}


def why_not_power(s: State, seat: Seat, family: str) -> Reason | None:
    """What bars a power of the own turn as a whole."""
    lord, rule = BARRED[family]
    if not s.config.options.powers:
        return why("A-SETUP-21", "no-powers")
    if LORD_IDS[s.players[seat].lord] != lord:
        return why(rule, "lord", lord=line(f"lord-{lord}"))
    return None if s.players[seat].token else why("A-POWER-02", "token")


def why_not_give(s: State, seat: Seat, kind: int) -> Reason:
    bar = why_not_power(s, seat, "swindle_give") if s.phase != SWINDLING else None
    if bar is not None:
        return bar
    if s.given[kind] >= s.players[seat].store[kind]:
        return why("A-POWER-06", "held", goods=[count_line(kind, s.given[kind])], n=1)
    return why("RUL-A-66", "swindle")


def why_not_get(s: State, _seat: Seat, kind: int) -> Reason:
    if s.given[kind]:
        return why("RUL-A-66", "same-kind", kind=kind_line(kind))
    return why("RUL-A-66", "swindle")


def why_not_command(s: State, seat: Seat, k: int) -> Reason:
    bar = why_not_power(s, seat, "command")
    if bar is not None:
        return bar
    space, owner = k // SEATS, k % SEATS
    if owner >= len(s.players):
        return why("A-POWER-08", "no-seat", n=len(s.players))
    assert stands(s, space, owner) == NONE, "a minion there could be moved"
    return why("A-POWER-08", "no-minion", space=space_line(space), seat=owner)


def why_not_command_to(s: State, _seat: Seat, space: int) -> Reason:
    if space == s.picked // SEATS:
        return why("A-POWER-08", "same-space")
    return why("A-POWER-09", "full", space=space_line(space), n=s.taken[space])


def why_not_regroup(s: State, seat: Seat, card: int) -> Reason:
    bar = why_not_power(s, seat, "regroup")
    if bar is not None:
        return bar
    if not s.players[seat].hand & BIT[card]:
        return why("A-POWER-11", "not-yours", warrior=warrior_line(card))
    return why_not_from_hand(s, card)


def why_not_from_hand(s: State, card: int) -> Reason:
    if AUTOMATONS & BIT[card] and not s.config.options.regroup_automatons:
        return why("RUL-A-18", "automaton-regroup")
    return why("A-POWER-11", "no-slot")


def why_not_regroup_to(s: State, seat: Seat, area: int) -> Reason:
    if s.controller[area] != seat:
        return why("A-POWER-11", "not-own", area=area_line(area))
    if area_of(s, s.picked) == area:
        return why("A-POWER-11", "same-space")
    assert not is_free(s, seat, area), "a free slot could be taken"
    return why("A-POWER-11", "slots", n=slots(area))


def why_not_swap(s: State, seat: Seat, card: int) -> Reason:
    if s.players[seat].hand & BIT[card]:
        if area_of(s, s.picked) == NONE:
            return why("A-POWER-11", "from-hand")
        return why_not_from_hand(s, card)
    if not own_defenders(s, seat, NONE) & BIT[card]:
        return why("A-POWER-11", "not-yours", warrior=warrior_line(card))
    return why("A-POWER-11", "in-order")


def why_not_fortify(s: State, seat: Seat, area: int) -> Reason:
    bar = why_not_power(s, seat, "fortify")
    if bar is not None:
        return bar
    if s.controller[area] != seat:
        return why("A-POWER-13", "not-own", area=area_line(area))
    if s.marks[area]:
        return why("A-POWER-13", "fortified", area=area_line(area))
    return why("A-POWER-13", "no-pair", area=area_line(area))
