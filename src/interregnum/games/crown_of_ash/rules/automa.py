"""The automa's turn (A-AI): every choice follows the ledger, chance rolls and draws."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.rules import data, phases
from interregnum.games.crown_of_ash.rules.actions import DRAW_ACTION
from interregnum.games.crown_of_ash.rules.battle import start_battle
from interregnum.games.crown_of_ash.rules.build import put_tile
from interregnum.games.crown_of_ash.rules.defenders import (
    check_mark,
    defence,
    force,
    is_new,
)
from interregnum.games.crown_of_ash.rules.gather import gather, take_gold
from interregnum.games.crown_of_ash.rules.powers import has_room
from interregnum.games.crown_of_ash.rules.raising import take_warrior
from interregnum.games.crown_of_ash.rules.state import (
    BIT,
    State,
    extend,
    lowest,
    ones,
)
from interregnum.games.crown_of_ash.rules.turn import can_gather, put_minion

# Why a step of an action card is impossible.
POSSIBLE: Final[i64] = 0
NO_TILE: Final[i64] = 1
NO_RESOURCE_SPACE: Final[i64] = 2
NO_BATTLE_SPACE: Final[i64] = 3
NO_WARRIOR: Final[i64] = 4
OWN_CITADEL: Final[i64] = 5
NO_OFFER: Final[i64] = 6
NO_PROVINCE: Final[i64] = 7
NOT_A_PLAYER: Final[i64] = 8
NOT_FREE: Final[i64] = 9
OBSTACLES: Final = [
    "possible", "no-tile", "no-resource-space", "no-battle-space", "no-warrior",
    "own-citadel", "no-offer", "no-province", "not-a-player", "not-free",
]  # fmt: skip


def legal_action_card(s: State) -> Ints:
    return extend(vec[i64](), s.actions, DRAW_ACTION)


def draw_action(s: State, card: i64) -> None:
    s.actions &= ~BIT[card]
    s.action_card = card
    s.reveals += 1
    s.phase = phases.AUTOMA_ACTS


def steps_of(s: State, card: i64) -> Ints:
    """Left to right; in split steps the part that fits the target's controller (A-AI-15)."""
    owner = s.controller[s.target]
    player = owner != NONE and owner != s.config.people
    return data.STEPS_IF_PLAYER[card] if player else data.STEPS_IF_FREE[card]


def act(s: State) -> None:
    """The first possible step (A-AI-13); the last one always is (A-AI-16)."""
    for step in steps_of(s, s.action_card):
        if obstacle(s, step) == POSSIBLE:
            carry_out(s, step)
            return
    raise AssertionError("the last step of an action card is always possible")


def obstacle(s: State, step: i64) -> i64:
    if step == data.USE_RESOURCE:
        return gather_obstacle(s)
    if step == data.ATTACK_PROVINCE:
        return attack_obstacle(s)
    if step == data.ATTACK_CITADEL:
        return citadel_obstacle(s)
    if step == data.ATTACK_LEAST:
        return least_obstacle(s)
    if step in (data.BUILD_STEP, data.BUILD_MOST):
        return build_obstacle(s, step)
    return POSSIBLE


def gather_obstacle(s: State) -> i64:
    """A-AI-17."""
    if s.top[s.target] == NONE:
        return NO_TILE
    return POSSIBLE if has_room(s, s.target) else NO_RESOURCE_SPACE


def attack_obstacle(s: State) -> i64:
    """A-AI-19."""
    if not is_players(s, s.target):
        return NOT_A_PLAYER
    if not has_room(s, data.BATTLE_SPACE + s.target):
        return NO_BATTLE_SPACE
    return POSSIBLE if s.players[s.config.people].hand != 0 else NO_WARRIOR


def citadel_obstacle(s: State) -> i64:
    """A-AI-20."""
    if s.controller[data.CITADEL] == s.config.people:
        return OWN_CITADEL
    return POSSIBLE if s.players[s.config.people].hand != 0 else NO_WARRIOR


def least_obstacle(s: State) -> i64:
    """RUL-A-46."""
    if least_defended(s) == NONE:
        return NO_PROVINCE
    return POSSIBLE if s.players[s.config.people].hand != 0 else NO_WARRIOR


def build_obstacle(s: State, step: i64) -> i64:
    """A-AI-21, RUL-A-47."""
    if step == data.BUILD_MOST and most_defended(s) == NONE:
        return NO_PROVINCE
    if step == data.BUILD_STEP and is_players(s, s.target):
        return NOT_FREE
    return POSSIBLE if rightmost(s) != NONE else NO_OFFER


def is_players(s: State, province: i64) -> bool:
    """Whether a person controls it."""
    owner = s.controller[province]
    return owner != NONE and owner != s.config.people


def least_defended(s: State) -> i64:
    """Of the people's provinces with a free battle space; ties clockwise from the rolled one."""
    best: i64 = NONE
    for k in range(data.PROVINCES):
        province = (s.target + k) % data.PROVINCES
        if not is_players(s, province) or not has_room(s, data.BATTLE_SPACE + province):
            continue
        if best == NONE or defence(s, province) < defence(s, best):
            best = province
    return best


def most_defended(s: State) -> i64:
    """Of the automa's provinces (A-AI-29)."""
    best: i64 = NONE
    for k in range(data.PROVINCES):
        province = (s.target + k) % data.PROVINCES
        if s.controller[province] != s.config.people:
            continue
        if best == NONE or defence(s, province) > defence(s, best):
            best = province
    return best


def nearest(s: State) -> i64:
    """The rolled province or the next clockwise with a tile and a free space (A-AI-23)."""
    for k in range(data.PROVINCES):
        province = (s.target + k) % data.PROVINCES
        if can_gather(s, province):
            return province
    return NONE


def rightmost(s: State) -> i64:
    """The place of the offer the automa builds from."""
    for k in range(data.OFFER):
        if s.offer[data.OFFER - 1 - k] != NONE:
            return data.OFFER - 1 - k
    return NONE


def best_wing(s: State) -> i64:
    """Left, else right, else the gate."""
    for wing in range(data.WINGS):
        if has_room(s, data.WING_SPACE + wing):
            return data.WING_SPACE + wing
    raise AssertionError("the gate has always room")


def carry_out(s: State, step: i64) -> None:
    if step == data.USE_RESOURCE:
        collect(s, s.target)
    elif step == data.ATTACK_PROVINCE:
        attack(s, s.target, data.BATTLE_SPACE + s.target)
    elif step == data.ATTACK_CITADEL:
        attack(s, data.CITADEL, best_wing(s))
    elif step == data.ATTACK_LEAST:
        province = least_defended(s)
        attack(s, province, data.BATTLE_SPACE + province)
    elif step == data.BUILD_STEP:
        construct(s, s.target)
    elif step == data.BUILD_MOST:
        construct(s, most_defended(s))
    else:
        s.extra = 1
        collect(s, nearest(s))


def collect(s: State, province: i64) -> None:
    """A resource space, or the gold space if none is free (A-AI-24)."""
    seat = s.config.people
    if province == NONE:
        put_minion(s, seat, data.GOLD_SPACE)
        take_gold(s, seat)
    else:
        put_minion(s, seat, province)
        gather(s, seat, province)


def attack(s: State, area: i64, space: i64) -> None:
    """Open, and with the strongest that fit (A-AI-11, A-AI-12)."""
    seat = s.config.people
    put_minion(s, seat, space)
    start_battle(s, seat, area, space)
    most = data.CITADEL_DEFENDERS if area == data.CITADEL else data.PROVINCE_DEFENDERS
    s.committed = best_cards(s, s.players[seat].hand, most, 0)
    s.players[seat].hand &= ~s.committed
    s.open = 1
    s.phase = phases.ATTACKED


def construct(s: State, province: i64) -> None:
    """The rightmost tile for free (A-AI-21)."""
    seat = s.config.people
    put_minion(s, seat, data.BUILD_SPACE)
    s.place = rightmost(s)
    put_tile(s, seat, province)


def station(s: State) -> None:
    """An adjust to the highest strength (A-AI-18, A-AI-22, RUL-A-42)."""
    p = s.players[s.config.people]
    present = s.defenders[s.area]
    pool = p.hand | present
    if is_new(s) and not s.config.options.automaton_new_province:  # RUL-A-72
        pool &= ~data.AUTOMATONS
    best = best_cards(s, pool, data.PROVINCE_DEFENDERS, present)
    p.hand = (p.hand | present) & ~best
    s.defenders[s.area] = best
    check_mark(s, s.area)
    s.phase = phases.ADJUSTED


def best_cards(s: State, pool: i64, most: i64, present: i64) -> i64:
    """The strongest combination; ties: fewest automatons, lowest levels, those present, first."""
    size = min(most, ones(pool))
    best: i64 = 0
    best_key: i64 = NONE
    cards = first_of(pool, size)
    while cards != 0:
        key = merit(s, cards, present)
        if key > best_key:
            best = cards
            best_key = key
        cards = next_of(pool, cards)
    return best


def merit(s: State, cards: i64, present: i64) -> i64:
    """RUL-A-41 as one number."""
    level: i64 = 0
    rest = cards
    while rest != 0:
        level += data.LEVEL[lowest(rest)]
        rest &= rest - 1
    key = force(s.config, cards) * 10 + 9 - ones(cards & data.AUTOMATONS)
    return (key * 10 + 9 - level) * 10 + ones(cards & present)


def first_of(pool: i64, size: i64) -> i64:
    """The first cards of a pool."""
    cards: i64 = 0
    for _ in range(size):
        low = pool & -pool
        cards |= low
        pool &= ~low
    return cards


def next_of(pool: i64, cards: i64) -> i64:
    """The next combination of the same size in the order of the cards; 0 after the last."""
    kept = cards
    free: i64 = 0  # cards of the pool after the one to be moved on
    moved: i64 = 0
    while kept != 0:
        top = highest(kept)
        kept &= ~top
        moved += 1
        free = pool & -(top << 1)
        if ones(free) >= moved:
            return kept | first_of(free, moved)
    return 0


def highest(bits: i64) -> i64:
    """The highest bit of a set."""
    while bits & (bits - 1) != 0:
        bits &= bits - 1
    return bits


def raise_free(s: State) -> None:
    """The rightmost displayed warrior of the cube's level, for free (A-AI-25, RUL-A-68)."""
    slot = wanted_slot(s)
    s.extra = 0
    if slot == NONE:
        s.phase = phases.TURN_OVER
        return
    s.scale = (s.scale + 1) % data.SQUARES  # A-AI-26
    take_warrior(s, s.config.people, slot, phases.AUTOMA_RAISED)


def wanted_slot(s: State) -> i64:
    """The level of the cube, else the next lower ones, else the next higher ones."""
    level = data.SCALE[s.scale]
    for lower in range(level):
        slot = last_slot(s, level - lower)
        if slot != NONE:
            return slot
    for higher in range(level + 1, data.LEVELS + 1):
        slot = last_slot(s, higher)
        if slot != NONE:
            return slot
    return NONE


def last_slot(s: State, level: i64) -> i64:
    for k in range(data.SLOTS):
        slot = data.SLOTS - 1 - k
        if s.display[slot] != NONE and data.LEVEL[s.display[slot]] == level:
            return slot
    return NONE
