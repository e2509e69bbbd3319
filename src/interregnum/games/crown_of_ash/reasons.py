"""Why not: the clause that forbids an action and its numbers, within the seat's knowledge.

Asked of whoever is to decide, in the phase of the family; None: nothing forbids it.
"""

from interregnum.core.game import NONE, Seat
from interregnum.games.crown_of_ash.rules import data
from interregnum.games.crown_of_ash.rules.build import can_build_in, has_affordable
from interregnum.games.crown_of_ash.rules.defenders import (
    above,
    is_new,
    may_add,
    may_take_back,
    slots,
)
from interregnum.games.crown_of_ash.rules.dice import thrown
from interregnum.games.crown_of_ash.rules.gather import in_supply
from interregnum.games.crown_of_ash.rules.powers import has_room
from interregnum.games.crown_of_ash.rules.raising import can_raise, gold_needed, payments
from interregnum.games.crown_of_ash.rules.rounds import in_order
from interregnum.games.crown_of_ash.rules.setup import guards
from interregnum.games.crown_of_ash.rules.state import BIT, State, ones
from interregnum.games.crown_of_ash.rules.turn import area_of_space, can_place
from interregnum.games.crown_of_ash.text import (
    amount_lines,
    area_line,
    card_line,
    count_line,
    kind_line,
    line,
    space_line,
    tile_line,
    warrior_line,
)
from interregnum.games.shown import Reason


def why_not_guard(s: State, _seat: Seat, card: int) -> Reason | None:
    if guards(s) & BIT[card]:
        return None
    return line.why("A-AI-05", "no-guard", warrior=warrior_line(card))


def why_not_place(s: State, seat: Seat, space: int) -> Reason | None:
    if can_place(s, seat, space):
        return None
    if space < data.BATTLE_SPACE:
        return why_not_gather(s, space)
    if space < data.GOLD_SPACE:
        return why_not_attack(s, seat, space)
    if space == data.BUILD_SPACE:
        return why_not_build(s, seat)
    return line.why("A-TURN-06", "refreshed")


def why_not_gather(s: State, province: int) -> Reason:
    if s.top[province] == NONE:
        return line.why("A-RES-02", "no-tile", area=area_line(province))
    return full(s, province)


def full(s: State, space: int) -> Reason:
    return line.why("A-TURN-06", "full", space=space_line(space), n=s.taken[space])


def why_not_attack(s: State, seat: Seat, space: int) -> Reason:
    area = area_of_space(space)
    owner = s.controller[area]
    if owner == NONE:
        return line.why("A-BATTLE-03", "nobody", area=area_line(area))
    if owner == seat:
        return line.why("A-BATTLE-03", "own", area=area_line(area))
    return full(s, space) if not has_room(s, space) else line.why("A-BATTLE-02", "no-warriors")


def why_not_build(s: State, seat: Seat) -> Reason:
    gold = s.players[seat].store[data.GOLD]
    prices = [data.PRICE[tile] for tile in s.offer if tile != NONE]
    if not prices:
        return line.why("A-BUILD-13", "no-offer")
    if not has_affordable(s, seat):
        return line.why("A-TURN-08", "build-gold", cost=min(prices), gold=gold)
    return line.why("A-BUILD-02", "no-site")


def why_not_tile(s: State, seat: Seat, place: int) -> Reason | None:
    tile, gold = s.offer[place], s.players[seat].store[data.GOLD]
    if tile == NONE:
        return line.why("A-BUILD-13", "no-offer")
    if data.PRICE[tile] <= gold:
        return None
    return line.why(
        "A-BUILD-01", "tile-gold", tile=tile_line(tile), cost=data.PRICE[tile], gold=gold
    )


def why_not_province(s: State, seat: Seat, province: int) -> Reason | None:
    if can_build_in(s, seat, province):
        return None
    area, owner = area_line(province), s.controller[province]
    return line.why("A-BUILD-02", "foreign", area=area, seat=owner)


def why_not_ingredient(s: State, _seat: Seat, kind: int) -> Reason | None:
    if in_supply(s, kind) > 0:
        return None
    return line.why("RUL-A-33", "supply", kind=kind_line(kind))


def why_not_take_back(s: State, _seat: Seat, card: int) -> Reason | None:
    if not s.defenders[s.area] & BIT[card]:
        warrior, area = warrior_line(card), area_line(s.area)
        return line.why("A-DEF-05", "not-there", warrior=warrior, area=area)
    return None if may_take_back(s) & BIT[card] else line.why("A-DEF-03", "in-order")


def why_not_add(s: State, seat: Seat, card: int) -> Reason | None:
    if not s.players[seat].hand & BIT[card]:
        return line.why("A-DEF-05", "not-in-hand", warrior=warrior_line(card))
    if ones(s.defenders[s.area]) >= data.PROVINCE_DEFENDERS:
        return line.why("A-DEF-03", "slots", n=data.PROVINCE_DEFENDERS)
    new = is_new(s) and not s.config.options.automaton_new_province
    if new and data.AUTOMATONS & BIT[card]:
        return line.why("RUL-A-24", "automaton-new")
    return None if may_add(s) & BIT[card] else line.why("A-DEF-03", "in-order")


def why_not_commit(s: State, seat: Seat, card: int) -> Reason | None:
    if not s.players[seat].hand & BIT[card]:
        return line.why("A-BATTLE-04", "not-in-hand", warrior=warrior_line(card))
    if ones(s.committed) >= slots(s.area):
        return line.why("A-BATTLE-04", "enough", n=slots(s.area))
    return None if above(s.last) & BIT[card] else line.why("A-BATTLE-04", "in-order")


def why_not_sent(s: State, _seat: Seat, _k: int) -> Reason | None:
    return None if s.committed else line.why("A-BATTLE-04", "commit-one")


def why_not_lay(s: State, seat: Seat, card: int) -> Reason | None:
    if s.players[seat].cards & BIT[card]:
        return None
    return line.why("A-BATTLE-14", "card-used", card=card_line(card))


def why_not_reroll(s: State, _seat: Seat, die: int) -> Reason | None:
    return None if thrown(s) & BIT[die] else line.why("A-POWER-10", "no-die")


def why_not_casualty(s: State, _seat: Seat, _k: int) -> Reason | None:
    return None if s.fought else line.why("A-BCARD-05", "no-casualty")


def why_not_recover(s: State, seat: Seat, card: int) -> Reason | None:
    if s.players[seat].grave & BIT[card]:
        return None
    return line.why("A-BCARD-06", "not-in-grave", warrior=warrior_line(card))


def why_not_lose(s: State, _seat: Seat, card: int) -> Reason | None:
    if s.fought & BIT[card]:
        return None
    return line.why("A-BCARD-05", "did-not-fight", warrior=warrior_line(card))


def why_not_raise(s: State, seat: Seat, slot: int) -> Reason | None:
    card = s.display[slot]
    if card == NONE:
        return line.why("A-WAR-05", "empty-slot")
    if can_raise(s, seat, slot):
        return None
    store = s.players[seat].store
    return line.why(
        "A-WAR-02",
        "cost",
        warrior=warrior_line(card),
        cost=amount_lines(list(data.COST[card])),
        needed=gold_needed(store, card),
        gold=store[data.GOLD],
    )


def why_not_pay_default(s: State, _seat: Seat, _k: int) -> Reason | None:
    return None if s.last == NONE else line.why("A-RES-10", "pay-begun")


def why_not_pay(s: State, seat: Seat, k: int) -> Reason | None:
    kind, pieces = k // data.MOST_PAID, k % data.MOST_PAID
    held = s.players[seat].store[kind]
    if pieces > held:
        return line.why("A-RES-10", "held", goods=[count_line(kind, held)], n=pieces)
    if kind == s.stage and pieces in payments(s):
        return None
    return line.why("A-RES-10", "payment", kind=kind_line(kind), n=pieces)


def why_not_order(s: State, _seat: Seat, seat: int) -> Reason | None:
    if seat >= s.config.people:
        return line.why("A-AI-10", "no-seat", n=s.config.people)
    return line.why("A-ROUND-08", "placed", seat=seat) if in_order(s, seat) else None
