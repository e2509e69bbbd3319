"""What things on the table are worth: areas to be held, warriors, stores, tiles."""

from math import exp
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints
from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.rules import data
from interregnum.games.crown_of_ash.rules.build import can_build_in
from interregnum.games.crown_of_ash.rules.defenders import defence, slots
from interregnum.games.crown_of_ash.rules.imagine import hides_attackers
from interregnum.games.crown_of_ash.rules.phases import OVER
from interregnum.games.crown_of_ash.rules.powers import has_room
from interregnum.games.crown_of_ash.rules.raising import can_raise, default_payment
from interregnum.games.crown_of_ash.rules.scoring import levels, owned, worth
from interregnum.games.crown_of_ash.rules.state import (
    BIT,
    Player,
    State,
    lowest,
    ones,
)

PER_STRENGTH: Final = [0.0, 0.25, 0.75, 1.05, 1.25]  # of a warrior in hand
PER_RESOURCE: Final = [0.0, 0.3, 0.42, 0.5, 0.55]
PER_GOLD: Final = [0.0, 0.5, 1.3, 1.9, 2.3]
PER_MINION: Final = 1.6
PER_CARD: Final = 0.25  # a battle card in hand
PER_TOKEN: Final = 0.6
GRAVE: Final = 0.75  # of a warrior in hand
AUTOMA_TURN: Final = 2.6  # points that the automa makes by a turn beside its areas
RISK: Final = 0.16  # that a minion of an enemy attacks a given province
CITADEL_RISK: Final = 0.24
SPREAD: Final = 1.4  # of the difference of two battle cards
LATER: Final = 0.8  # of holding an area in a later round, beside its defence


def rounds_left(s: State) -> i64:
    return data.ROUNDS - s.round


def chance(edge: float) -> float:
    """That the attacker wins with so much more strength before the cards."""
    return 1.0 / (1.0 + exp(-(edge - 0.5) / SPREAD))


def hand_of(s: State, seat: i64) -> i64:
    """The hand as everybody knows it: warriors that lie face down are still in it."""
    hand = s.players[seat].hand
    return hand | s.committed if seat == s.attacker and hides_attackers(s) else hand


def best_attack(hand: i64, most: i64) -> float:
    """The strengths of the best warriors of a hand, reinforcement left out."""
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    while hand != 0:
        x = data.STRENGTH[lowest(hand)]
        hand &= hand - 1
        if x > first:
            first, second, third = x, first, second
        elif x > second:
            second, third = x, second
        elif x > third:
            third = x
    return float(first + second + third) if most > 2 else float(first + second)


def held(s: State, area: i64, minions: i64, strength: float, owner: i64) -> float:
    """The chance that an area is not lost to the minions that are still to come."""
    risk = CITADEL_RISK if area == data.CITADEL else RISK
    if area != data.CITADEL and minions == 0 and not has_room(s, data.BATTLE_SPACE + area):
        return 1.0
    safe = 1.0
    for seat in range(s.config.count):
        if seat == owner:
            continue
        left = s.players[seat].minions if minions == 0 else minions
        hand = hand_of(s, seat)
        if left == 0 or hand == 0:
            continue
        lost = risk * chance(best_attack(hand, slots(area)) - strength)
        for _ in range(left):
            safe *= 1.0 - lost
    return safe


def area_value(s: State, area: i64, points: i64, strength: float, owner: i64) -> float:
    """Points to come from an area that is held with a strength."""
    now = held(s, area, 0, strength, owner)
    later = held(s, area, 2, strength, owner) * LATER
    value = 0.0
    keep = now
    for k in range(s.round, data.ROUNDS):
        gain = data.CITADEL_VP[s.config.side][k] if area == data.CITADEL else points
        value += keep * float(gain)
        keep *= later
    return value


def warrior_value(s: State, p: Player, card: i64, fate: i64) -> float:
    """In hand; the levels of the fate card's types are points at the end."""
    left = rounds_left(s)
    value = PER_STRENGTH[left] * float(data.STRENGTH[card])
    if card >= data.RECRUITABLE:
        return value
    if data.AUTOMATONS & BIT[card] != 0:
        return value * 0.6 - 0.3 * float(data.LEVEL[card])
    if fate != NONE and data.FATE_TYPES[fate] >> data.TYPE[card] & 1 == 1:
        value += float(data.LEVEL[card])
    return value


def hand_value(s: State, p: Player, cards: i64) -> float:
    """Without the fate card, which is counted once for all."""
    value = 0.0
    while cards != 0:
        value += warrior_value(s, p, lowest(cards), NONE)
        cards &= cards - 1
    return value


def store_value(s: State, store: Ints) -> float:
    left = rounds_left(s)
    value = 0.0
    for kind in range(data.BASIC):
        value += min(float(store[kind]), 9.0) * PER_RESOURCE[left]
    gold = float(store[data.GOLD])
    return value + min(gold, 6.0) * PER_GOLD[left] + max(gold - 6.0, 0.0) * 0.5


def goods_value(s: State, goods: Ints) -> float:
    """Of something gained."""
    left = rounds_left(s)
    value = (
        float(goods[data.GOLD]) * PER_GOLD[left]
        + float(goods[data.INGREDIENT]) * PER_RESOURCE[left] * 1.2
    )
    for kind in range(data.BASIC):
        value += float(goods[kind]) * PER_RESOURCE[left]
    return value


def standing(s: State, seat: i64, knows_fate: bool) -> float:
    """The points a seat may end with, without what it is doing right now."""
    p = s.players[seat]
    value = float(p.vp)
    if s.phase == OVER:
        return value
    for area in range(data.AREAS):
        if s.controller[area] == seat:
            points = worth(s, area) if area < data.PROVINCES else 0
            value += area_value(s, area, points, float(defence(s, area)), seat)
    value += PER_MINION * float(p.minions) + hand_value(s, p, hand_of(s, seat))
    if rounds_left(s) > 1:
        value += GRAVE * hand_value(s, p, p.grave)
    if seat == s.config.people:
        return value + AUTOMA_TURN * float(p.minions + 4 * (rounds_left(s) - 1))
    value += store_value(s, p.store) + PER_CARD * float(ones(p.cards)) + PER_TOKEN * float(p.token)
    if knows_fate and p.fate != NONE:
        value += float(levels(owned(s, seat), data.FATE_TYPES[p.fate]))
    return value


def raise_value(s: State, seat: i64, slot: i64) -> float:
    """A displayed warrior against what it costs."""
    p, card = s.players[seat], s.display[slot]
    left = rounds_left(s)
    paid = default_payment(p.store, card)
    value = warrior_value(s, p, card, p.fate) - float(paid[data.GOLD]) * PER_GOLD[left]
    for kind in range(data.BASIC):
        value -= float(paid[kind]) * PER_RESOURCE[left]
    return value


def best_raise(s: State, seat: i64) -> float:
    best = 0.0
    for slot in range(data.SLOTS):
        if can_raise(s, seat, slot):
            best = max(best, raise_value(s, seat, slot))
    return best


def site_value(s: State, seat: i64, tile: i64, province: i64) -> float:
    """What a tile adds in a province, its resources included."""
    strength = float(defence(s, province))
    if s.top[province] == NONE:
        strength = best_attack(s.players[seat].hand, 2) * 0.7
    added = data.TILE_VP[tile] + 1 - worth(s, province) + s.covered[province]
    if s.top[province] == NONE:
        added = data.TILE_VP[tile]
    return area_value(s, province, added, strength, seat) + goods_value(s, data.GIVES[tile])


def best_site(s: State, seat: i64, tile: i64) -> float:
    best = 0.0
    for province in range(data.PROVINCES):
        if can_build_in(s, seat, province):
            best = max(best, site_value(s, seat, tile, province))
    return best


def best_build(s: State, seat: i64) -> float:
    best = 0.0
    gold = s.players[seat].store[data.GOLD]
    for place in range(data.OFFER):
        tile = s.offer[place]
        if tile != NONE and data.PRICE[tile] <= gold:
            cost = float(data.PRICE[tile]) * PER_GOLD[rounds_left(s)]
            best = max(best, best_site(s, seat, tile) - cost)
    return best
