"""Why not: the clause that forbids an action and its numbers, from the seat's own knowledge."""

from collections.abc import Callable
from typing import Final

from interregnum.core.game import CHANCE, NONE, Action, Seat
from interregnum.games.crown_of_ash.options import why
from interregnum.games.crown_of_ash.reasons_powers import (
    why_not_command,
    why_not_command_to,
    why_not_fortify,
    why_not_get,
    why_not_give,
    why_not_power,
    why_not_regroup,
    why_not_regroup_to,
    why_not_swap,
)
from interregnum.games.crown_of_ash.rules.actions import SPACE
from interregnum.games.crown_of_ash.rules.build import has_affordable
from interregnum.games.crown_of_ash.rules.data import (
    AUTOMATONS,
    BATTLE_SPACE,
    BUILD_SPACE,
    COST,
    GOLD,
    GOLD_SPACE,
    MOST_PAID,
    PRICE,
    PROVINCE_DEFENDERS,
)
from interregnum.games.crown_of_ash.rules.defenders import is_new, slots
from interregnum.games.crown_of_ash.rules.game import CrownOfAsh
from interregnum.games.crown_of_ash.rules.phases import DEALING_LORDS, LAYING, OVER
from interregnum.games.crown_of_ash.rules.powers import (
    has_room,
)
from interregnum.games.crown_of_ash.rules.raising import gold_needed
from interregnum.games.crown_of_ash.rules.state import BIT, PHASE_NAMES, State, ones
from interregnum.games.crown_of_ash.rules.turn import area_of_space
from interregnum.games.crown_of_ash.text import (
    amount_lines,
    area_line,
    card_line,
    count_line,
    kind_line,
    space_line,
    tile_line,
    warrior_line,
)
from interregnum.games.families import NOT_NOW
from interregnum.games.shown import Reason

GAME: Final = CrownOfAsh()
TURN_POWERS: Final = {"swindle_give", "command", "regroup", "fortify"}
FAMILIES: Final[dict[str, set[str]]] = {
    "guarding": {"guard"},
    "placing": {"place", "rob"} | TURN_POWERS,
    "choosing_tile": {"tile"},
    "choosing_province": {"province"},
    "gaining": {"ingredient"},
    "at_altar": {"altar_take", "altar_leave"},
    "adjusting": {"take_back", "add", "adjust_done"},
    "committing": {"commit", "commit_done"},
    "unmasking": {"unmask", "no_unmask"},
    "laying": {"lay"},
    "foreseeing": {"guess", "no_guess"},
    "fortifying": {"fortify_attack", "no_fortify"},
    "rerolling": {"reroll", "keep_dice"},
    "zero_lost": {"casualty", "recover"},
    "losing": {"lose_warrior"},
    "raising": {"raise", "no_raise"} | TURN_POWERS,
    "paying": {"pay_default", "pay"},
    "ordering": {"order"},
    "swindling": {"swindle_give", "swindle_take"},
    "commanding": {"command_to"},
    "regrouping": {"regroup_home", "regroup_to", "regroup_swap"},
    "dealing_lords": {"lord"},
    "turning_up": {"turn_up"},
    "dealing_fate": {"fate"},
    "dealing_tiles": {"start_tile"},
    "offering": {"tile_up"},
    "drawing_order": {"draw_order"},
    "drawing_guard": {"draw_guard"},
    "rolling": {"roll"},
    "drawing_card": {"draw_card"},
    "drawing_action": {"draw_action"},
    "over": set(),
}
# The clause behind each family: who decides it, or what chance does.
RULES: Final = {
    "lord": "A-SETUP-02",
    "turn_up": "A-WAR-04",
    "fate": "A-SETUP-10",
    "fate_dealt": "A-SETUP-10",
    "start_tile": "A-SETUP-11",
    "tile_up": "A-BUILD-07",
    "draw_order": "A-SETUP-15",
    "draw_guard": "A-AI-05",
    "roll": "A-BCARD-02",
    "draw_card": "A-AI-32",
    "draw_action": "A-AI-13",
    "guard": "A-AI-05",
    "place": "A-TURN-04",
    "tile": "A-BUILD-01",
    "province": "A-BUILD-02",
    "ingredient": "A-RES-07",
    "altar_take": "A-RES-13",
    "altar_leave": "A-RES-13",
    "take_back": "A-DEF-03",
    "add": "A-DEF-03",
    "adjust_done": "A-DEF-04",
    "commit": "A-BATTLE-04",
    "commit_done": "A-BATTLE-04",
    "committed": "A-BATTLE-04",
    "unmask": "A-POWER-04",
    "no_unmask": "A-POWER-04",
    "lay": "A-BATTLE-06",
    "laid": "A-BATTLE-06",
    "guess": "A-POWER-05",
    "no_guess": "A-POWER-05",
    "fortify_attack": "A-POWER-13",
    "no_fortify": "A-POWER-13",
    "reroll": "A-POWER-10",
    "keep_dice": "A-POWER-10",
    "casualty": "A-BCARD-04",
    "recover": "A-BCARD-06",
    "lose_warrior": "A-BCARD-05",
    "raise": "A-WAR-02",
    "no_raise": "A-WAR-02",
    "pay_default": "A-RES-10",
    "pay": "A-RES-10",
    "order": "A-ROUND-08",
    "rob": "A-POWER-07",
    "swindle_give": "A-POWER-06",
    "swindle_take": "A-POWER-06",
    "command": "A-POWER-08",
    "command_to": "A-POWER-09",
    "regroup": "A-POWER-11",
    "regroup_home": "A-POWER-11",
    "regroup_to": "A-POWER-11",
    "regroup_swap": "A-POWER-11",
    "fortify": "A-POWER-13",
}
CHANCE_FAMILIES: Final = {
    family
    for phase, families in FAMILIES.items()
    if PHASE_NAMES.index(phase) >= DEALING_LORDS
    for family in families
} | {"fate_dealt"}


def families(s: State) -> set[str]:
    """The families of actions that belong to the current phase."""
    return FAMILIES[PHASE_NAMES[s.phase]]


def explain(s: State, seat: Seat, action: Action) -> Reason | None:
    """None exactly when the action is legal."""
    family, k = SPACE.decode(action)
    if s.phase == OVER:
        return why("A-ROUND-12", "over")
    if action in GAME.legal(s, seat):
        return None
    if (family in CHANCE_FAMILIES) != (seat == CHANCE):
        return why(RULES[family], "chance")
    if family not in families(s):
        return Reason(RULES[family], NOT_NOW)
    if seat == CHANCE:
        return why(RULES[family], "no-outcome")
    if s.phase == LAYING:
        return why_not_lay(s, seat, k)
    if seat != s.actor:
        return why(RULES[family], "turn", seat=s.actor)
    return REASONS[family](s, seat, k)


def why_not_lay(s: State, seat: Seat, card: int) -> Reason:
    if seat not in (s.attacker, s.owner):
        return why("A-BATTLE-06", "no-part")
    if len(GAME.legal(s, seat)) == 0:
        return why("A-BATTLE-06", "laid")
    return why("A-BATTLE-14", "card-used", card=card_line(card))


def why_not_place(s: State, seat: Seat, space: int) -> Reason:
    if space < BATTLE_SPACE:
        return why_not_gather(s, space)
    if space < GOLD_SPACE:
        return why_not_attack(s, seat, space)
    if space == BUILD_SPACE:
        return why_not_build(s, seat)
    return why("A-TURN-06", "refreshed")


def why_not_gather(s: State, province: int) -> Reason:
    if s.top[province] == NONE:
        return why("A-RES-02", "no-tile", area=area_line(province))
    return why("A-TURN-06", "full", space=space_line(province), n=s.taken[province])


def why_not_attack(s: State, seat: Seat, space: int) -> Reason:
    area = area_of_space(space)
    owner = s.controller[area]
    if owner == NONE:
        return why("A-BATTLE-03", "nobody", area=area_line(area))
    if owner == seat:
        return why("A-BATTLE-03", "own", area=area_line(area))
    if not has_room(s, space):
        return why("A-TURN-06", "full", space=space_line(space), n=s.taken[space])
    return why("A-BATTLE-02", "no-warriors")


def why_not_build(s: State, seat: Seat) -> Reason:
    gold = s.players[seat].store[GOLD]
    prices = [PRICE[tile] for tile in s.offer if tile != NONE]
    if not prices:
        return why("A-BUILD-13", "no-offer")
    if not has_affordable(s, seat):
        return why("A-TURN-08", "build-gold", cost=min(prices), gold=gold)
    return why("A-BUILD-02", "no-site")


def why_not_tile(s: State, seat: Seat, place: int) -> Reason:
    tile = s.offer[place]
    if tile == NONE:
        return why("A-BUILD-13", "no-offer")
    gold = s.players[seat].store[GOLD]
    return why("A-BUILD-01", "tile-gold", tile=tile_line(tile), cost=PRICE[tile], gold=gold)


def why_not_province(s: State, _seat: Seat, province: int) -> Reason:
    owner = s.controller[province]
    return why("A-BUILD-02", "foreign", area=area_line(province), seat=owner)


def why_not_ingredient(_s: State, _seat: Seat, kind: int) -> Reason:
    return why("RUL-A-33", "supply", kind=kind_line(kind))


def why_not_take_back(s: State, _seat: Seat, card: int) -> Reason:
    if not s.defenders[s.area] & BIT[card]:
        return why("A-DEF-05", "not-there", warrior=warrior_line(card), area=area_line(s.area))
    return why("A-DEF-03", "in-order")


def why_not_add(s: State, seat: Seat, card: int) -> Reason:
    if not s.players[seat].hand & BIT[card]:
        return why("A-DEF-05", "not-in-hand", warrior=warrior_line(card))
    if ones(s.defenders[s.area]) >= PROVINCE_DEFENDERS:
        return why("A-DEF-03", "slots", n=PROVINCE_DEFENDERS)
    if is_new(s) and AUTOMATONS & BIT[card] and not s.config.options.automaton_new_province:
        return why("RUL-A-24", "automaton-new")
    return why("A-DEF-03", "in-order")


def why_not_commit(s: State, seat: Seat, card: int) -> Reason:
    if not s.players[seat].hand & BIT[card]:
        return why("A-BATTLE-04", "not-in-hand", warrior=warrior_line(card))
    if ones(s.committed) >= slots(s.area):
        return why("A-BATTLE-04", "enough", n=slots(s.area))
    return why("A-BATTLE-04", "in-order")


def why_not_reroll(_s: State, _seat: Seat, _die: int) -> Reason:
    return why("A-POWER-10", "no-die")


def why_not_recover(_s: State, _seat: Seat, card: int) -> Reason:
    return why("A-BCARD-06", "not-in-grave", warrior=warrior_line(card))


def why_not_lose(_s: State, _seat: Seat, card: int) -> Reason:
    return why("A-BCARD-05", "did-not-fight", warrior=warrior_line(card))


def why_not_raise(s: State, seat: Seat, slot: int) -> Reason:
    card = s.display[slot]
    if card == NONE:
        return why("A-WAR-05", "empty-slot")
    store = s.players[seat].store
    return why(
        "A-WAR-02",
        "cost",
        warrior=warrior_line(card),
        cost=amount_lines(list(COST[card])),
        needed=gold_needed(store, card),
        gold=store[GOLD],
    )


def why_not_pay(s: State, seat: Seat, k: int) -> Reason:
    kind, pieces = k // MOST_PAID, k % MOST_PAID
    held = s.players[seat].store[kind]
    if pieces > held:
        return why("A-RES-10", "held", goods=[count_line(kind, held)], n=pieces)
    return why("A-RES-10", "payment", kind=kind_line(kind), n=pieces)


def why_not_order(s: State, _seat: Seat, seat: int) -> Reason:
    if seat >= s.config.people:
        return why("A-AI-10", "no-seat", n=s.config.people)
    return why("A-ROUND-08", "placed", seat=seat)


def why_not_rob(s: State, seat: Seat, slot: int) -> Reason:
    return why_not_power(s, seat, "rob") or why_not_raise(s, seat, slot)


def why_not_guard(s: State, _seat: Seat, card: int) -> Reason:
    return why("A-AI-05", "no-guard", warrior=warrior_line(card))


def simple(rule: str, name: str) -> Callable[[State, Seat, int], Reason]:
    return lambda _s, _seat, _k: why(rule, name)


REASONS: Final[dict[str, Callable[[State, Seat, int], Reason]]] = {
    "guard": why_not_guard,
    "place": why_not_place,
    "tile": why_not_tile,
    "province": why_not_province,
    "ingredient": why_not_ingredient,
    "take_back": why_not_take_back,
    "add": why_not_add,
    "commit": why_not_commit,
    "commit_done": simple("A-BATTLE-04", "commit-one"),
    "reroll": why_not_reroll,
    "casualty": simple("A-BCARD-05", "no-casualty"),
    "recover": why_not_recover,
    "lose_warrior": why_not_lose,
    "raise": why_not_raise,
    "pay_default": simple("A-RES-10", "pay-begun"),
    "pay": why_not_pay,
    "order": why_not_order,
    "rob": why_not_rob,
    "swindle_give": why_not_give,
    "swindle_take": why_not_get,
    "command": why_not_command,
    "command_to": why_not_command_to,
    "regroup": why_not_regroup,
    "regroup_home": simple("A-POWER-11", "from-hand"),
    "regroup_to": why_not_regroup_to,
    "regroup_swap": why_not_swap,
    "fortify": why_not_fortify,
}
