"""What a learned judge is told of a seat beside the observation: what it may end with."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Shorts
from interregnum.core.game import NONE
from interregnum.core.observation import write
from interregnum.core.policy import Field
from interregnum.games.crown_of_ash.policy.evaluate import pending
from interregnum.games.crown_of_ash.policy.worth import (
    area_value,
    best_attack,
    hand_of,
    hand_value,
    standing,
    store_value,
)
from interregnum.games.crown_of_ash.rules import data
from interregnum.games.crown_of_ash.rules.defenders import defence
from interregnum.games.crown_of_ash.rules.scoring import levels, owned, worth
from interregnum.games.crown_of_ash.rules.state import State, ones

MANY: Final = 9999

READ: Final = [
    "phase", "actor", "royal", "turn", "tokens", "minions", "attacker", "defender",
]  # fmt: skip
INSIGHTS: Final = [
    Field("seats", 1, 0, data.SEATS, "how many play, an automa among them"),
    Field("standing", 1, -MANY, MANY, "points that you may end with, in tenths"),
    Field("own", 3, -MANY, MANY, "your points, battle cards and token"),
    Field("pending", 1, -MANY, MANY, "what your half-done action promises, in tenths"),
    Field("gap", 2, -MANY, MANY, "standing above the best rival's and above the mean, in tenths"),
    Field("forces", 4, -MANY, MANY, "in tenths: hand, graveyard, best attack, store"),
    Field("theirs", 2, -MANY, MANY, "in tenths: the best hand and best attack of a rival"),
    Field("areas", 2, 0, MANY, "tenths of points to come from your provinces, the Citadel"),
    Field("fate", 1, 0, MANY, "points by your fate card, as the world in hand has it"),
    Field("held", 2, 0, MANY, "areas that you control, and the most that a rival does"),
]


def insight(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    at = write(out, at, s.config.count)
    mine = standing(s, seat, True)
    at = write(out, at, tenths(mine))
    at = write_own(s, seat, out, at)
    at = write(out, at, tenths(pending(s, seat)))
    at = write_gaps(s, seat, mine, out, at)
    at = write_forces(s, seat, out, at)
    at = write_theirs(s, seat, out, at)
    at = write_areas(s, seat, out, at)
    at = write(out, at, fate_levels(s, seat))
    return write_held(s, seat, out, at)


def write_own(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    p = s.players[seat]
    at = write(out, at, p.vp)
    at = write(out, at, ones(p.cards))
    return write(out, at, p.token)


def tenths(x: float) -> i64:
    return i64(x * 10.0)


def write_gaps(s: State, seat: i64, mine: float, out: Shorts, at: i64) -> i64:
    best = -1000.0
    total = 0.0
    for other in range(s.config.count):
        if other != seat:
            value = standing(s, other, True)
            best = max(best, value)
            total += value
    at = write(out, at, tenths(mine - best))
    return write(out, at, tenths(mine - total / float(max(1, s.config.count - 1))))


def write_forces(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    p, hand = s.players[seat], hand_of(s, seat)
    at = write(out, at, tenths(hand_value(s, p, hand)))
    at = write(out, at, tenths(hand_value(s, p, p.grave)))
    at = write(out, at, tenths(best_attack(hand, 3)))
    return write(out, at, tenths(store_value(s, p.store)))


def write_theirs(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    value = 0.0
    attack = 0.0
    for other in range(s.config.count):
        if other != seat:
            hand = hand_of(s, other)
            value = max(value, hand_value(s, s.players[other], hand))
            attack = max(attack, best_attack(hand, 3))
    at = write(out, at, tenths(value))
    return write(out, at, tenths(attack))


def write_areas(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    provinces = 0.0
    citadel = 0.0
    for area in range(data.AREAS):
        if s.controller[area] == seat:
            if area == data.CITADEL:
                citadel = area_value(s, area, 0, float(defence(s, area)), seat)
            else:
                provinces += area_value(s, area, worth(s, area), float(defence(s, area)), seat)
    at = write(out, at, tenths(provinces))
    return write(out, at, tenths(citadel))


def fate_levels(s: State, seat: i64) -> i64:
    fate = s.players[seat].fate
    return levels(owned(s, seat), data.FATE_TYPES[fate]) if fate != NONE else 0


def write_held(s: State, seat: i64, out: Shorts, at: i64) -> i64:
    mine: i64 = 0
    most: i64 = 0
    for owner in range(s.config.count):
        areas: i64 = 0
        for area in range(data.AREAS):
            if s.controller[area] == owner:
                areas += 1
        if owner == seat:
            mine = areas
        elif areas > most:
            most = areas
    at = write(out, at, mine)
    return write(out, at, most)
