"""Moves for playouts: the best of the next ply, worked out from the marks without trying it.

Every function asks how the marks of the table would change. Chance is not looked through, except
that a die counts as the mean of its faces; choices that look the same are broken at random.
"""

from math import exp
from random import Random
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints
from interregnum.core.game import NONE
from interregnum.games.for_a_crown.policy.marks import (
    BANDITS,
    BANDITS_NOW,
    COINS_LEFT,
    COINS_TO_SPEND,
    DANGER,
    DANGEROUS,
    FIRST_PLACE,
    ICONS_AT,
    PREY,
    PREY_NOW,
    RICHEST,
    SPACE_AT,
    TOTAL,
    ZONE_LATER,
    ZONE_NOW,
    Floats,
    Weights,
    add_chests,
    add_threats,
    coming,
    prospect_marks,
    purchases_left,
    weights_now,
)
from interregnum.games.for_a_crown.rules import actions, data, state
from interregnum.games.for_a_crown.rules.actions import bribe
from interregnum.games.for_a_crown.rules.effects import can_target, kinds_left
from interregnum.games.for_a_crown.rules.events import most, most_to_bribe
from interregnum.games.for_a_crown.rules.gallery import (
    legal_shifts,
    most_influential,
    next_free,
    taken,
)
from interregnum.games.for_a_crown.rules.payment import fewest_rubies, most_rubies, wealth
from interregnum.games.for_a_crown.rules.recruit import column_cost, legal_recruits
from interregnum.games.for_a_crown.rules.reveal import current_card
from interregnum.games.for_a_crown.rules.state import State

SIMPLE: Final = 0.35  # of the playouts have simple rivals: docs/decisions/0008
WHIM: Final = 0.3  # of the moves of simple rivals are any
LOWEST: Final = -1000.0
HAIR: Final = 1e-7  # breaks ties and changes nothing else


def any_of(legal: Ints, rng: Random) -> i64:
    return legal[int(rng.random() * float(len(legal)))]


def choose(s: State, seat: i64, w: Weights, rng: Random) -> i64:
    """By the phase, for one who weighs things so."""
    if s.phase == state.TARGETING:
        return actions.TARGET + target(s, seat, w, rng)
    if s.phase == state.MOVING:
        return move(s, seat, w, rng)
    if s.phase == state.CHOOSING_ICON:
        return actions.ICON + pick_icon(s, rng)
    if s.phase == state.CHOOSING_OPTION:
        return actions.OPTION + pick_half(s, seat, w)
    if s.phase == state.RECRUITING:
        return hire(s, seat, w, rng)
    if s.phase == state.PAYING:
        return actions.PAY + rubies_to_pay(s, seat, w)
    return give_bribe(s, seat, w) if s.phase == state.BRIBING else hire_mages(s, seat, w)


def powers(s: State, seat: i64, w: Weights, at: Floats) -> Floats:
    """By seat: the exponent of its marks as `seat` knows them, the icon in hand as if applied."""
    marks = prospect_marks(s, seat, w)
    add_chests(s, at, marks)
    add_threats(s, at, marks)
    if s.icon != NONE:
        marks[seat] -= at[ICONS_AT + s.icon]
    for j in range(i64(len(marks))):
        marks[j] = exp(marks[j]) if s.fall[j] == 0 else 0.0
    return marks


def target(s: State, seat: i64, w: Weights, rng: Random) -> i64:
    """The rival of whom a lost ruby (LOSS) or one bandit more helps the seat most."""
    at = weights_now(s, w)
    parts = powers(s, seat, w, at)
    best: i64 = NONE
    top = LOWEST
    for j in range(i64(len(parts))):
        if can_target(s, j):
            value = harm(s, parts, at, j) if s.icon == data.LOSS else robbed(s, seat, parts, at, j)
            value *= 1.0 + HAIR * rng.random()
            if value > top:
                top, best = value, j
    return best


def harm(s: State, parts: Floats, at: Floats, who: i64) -> float:
    """What a lost ruby takes from the part of `who`."""
    return parts[who] * (1.0 - exp(loss_mark(s, who, at)))


def robbed(s: State, seat: i64, parts: Floats, at: Floats, who: i64) -> float:
    """The seat's part if `who` had one bandit more."""
    return part_with(s, seat, parts, at, who, s.bandits[who] + 1)


def loss_mark(s: State, j: i64, at: Floats) -> float:
    """How the marks of a seat that loses a ruby change."""
    if s.heirloom[j] == 1:
        return -at[TOTAL]
    if s.rubies[j] == 0:
        return 0.0 if s.options.no_knockout else LOWEST
    return at[DANGER] - at[TOTAL] if s.rubies[j] <= DANGEROUS else -at[TOTAL]


def part_with(s: State, seat: i64, parts: Floats, at: Floats, who: i64, count: i64) -> float:
    """The seat's part of the whole if `who` had so many bandits: the prey may change."""
    burglaries = coming(s, data.BURGLARY)
    prey = at[PREY_NOW] * burglaries + at[PREY]
    bandit = at[BANDITS_NOW] * burglaries + at[BANDITS]
    before, after = most(s.bandits, s), most_beside(s, who, count)
    whole = 0.0
    mine = 0.0
    for j in range(i64(len(parts))):
        held = count if j == who else s.bandits[j]
        change = bandit * float(held - s.bandits[j])
        if s.bandits[j] == before and before > 0:
            change -= prey
        if held == after and after > 0:
            change += prey
        part = parts[j] * exp(change) if change != 0.0 else parts[j]
        whole += part
        if j == seat:
            mine = part
    return mine / whole


def most_beside(s: State, who: i64, count: i64) -> i64:
    """The largest number of bandits if `who` had so many."""
    largest = count
    for j in range(i64(len(s.bandits))):
        if j != who and s.fall[j] == 0 and s.bandits[j] > largest:
            largest = s.bandits[j]
    return largest


def move(s: State, seat: i64, w: Weights, rng: Random) -> i64:
    """The portrait and the way that help most."""
    at = weights_now(s, w)
    parts = powers(s, seat, w, at)
    zone = at[ZONE_NOW] * coming(s, data.SCANDAL) + at[ZONE_LATER] * float(data.ROUNDS - s.round)
    bits, first = taken(s), most_influential(s)
    best: i64 = NONE
    top = LOWEST
    for action in legal_shifts(s):
        who, way = (action - actions.SHIFT) // 2, (action - actions.SHIFT) % 2
        space = s.space[who]
        to = next_free(bits, space, 2 * way - 1)
        change = zone * float(data.ZONE_LOSS[to] - data.ZONE_LOSS[space])
        change += at[SPACE_AT] * float(to - space)
        value = part_after(s, seat, parts, who, exp(change), first, first_after(s, who, to), at)
        value += HAIR * rng.random()
        if value > top:
            top, best = value, action
    return best


def part_after(
    s: State, seat: i64, parts: Floats, who: i64, factor: float, first: i64, heir: i64, at: Floats
) -> float:
    """The seat's part of the whole once `who` has moved and `heir` is the most influential."""
    honour = exp(at[FIRST_PLACE]) if heir != first else 1.0
    whole = 0.0
    mine = 0.0
    for j in range(i64(len(parts))):
        part = parts[j]
        if j == who:
            part *= factor
        if j == first:
            part /= honour
        if j == heir:
            part *= honour
        whole += part
        if j == seat:
            mine = part
    return mine / whole


def first_after(s: State, who: i64, to: i64) -> i64:
    """The most influential seat if the portrait of `who` hung there."""
    best, top = who, to
    for j in range(i64(len(s.space))):
        if j != who and s.space[j] > top:
            best, top = j, s.space[j]
    return best


def pick_icon(s: State, rng: Random) -> i64:
    """Any kind, but the die last: its weight is more than the mean of its faces."""
    kinds = kinds_left(s)
    best: i64 = data.DIE
    seen = 0.0
    for kind in range(data.KINDS):
        if kind != data.DIE and kinds >> kind & 1 == 1:
            seen += 1.0
            if rng.random() * seen < 1.0:
                best = kind
    return best


def pick_half(s: State, seat: i64, w: Weights) -> i64:
    """The half of a card of level 1 that adds more."""
    at = weights_now(s, w)
    halves = data.CARD_ICONS[current_card(s) % data.CARDS]
    first, second = icon_mark(s, seat, at, halves[0][0]), icon_mark(s, seat, at, halves[1][0])
    return 1 if second > first else 0


def icon_mark(s: State, seat: i64, at: Floats, icon: i64) -> float:
    """What an icon adds to the marks of its owner."""
    if icon == data.RUBY:
        return at[TOTAL]
    if icon == data.COIN:
        return coin_mark(s, seat, at, 1)
    return die_mark(s, seat, at) if icon == data.DIE else at[ICONS_AT + icon]


def die_mark(s: State, seat: i64, at: Floats) -> float:
    """The mean over the faces."""
    faces = data.DICE[s.options.die]
    mark = 0.0
    for face in faces:
        for icon in face:
            mark += icon_mark(s, seat, at, icon)
    return mark / float(len(faces))


def coin_mark(s: State, seat: i64, at: Floats, change: i64) -> float:
    """How the marks of a seat change with its coins."""
    mark = float(change) * (at[COINS_TO_SPEND] if purchases_left(s, seat) > 0 else at[COINS_LEFT])
    richest: i64 = 1
    for j in range(i64(len(s.coins))):
        if j != seat and s.fall[j] == 0 and s.coins[j] > richest:
            richest = s.coins[j]
    if s.coins[seat] >= richest:
        mark -= at[RICHEST]
    if s.coins[seat] + change >= richest:
        mark += at[RICHEST]
    return mark


def pay_mark(s: State, seat: i64, at: Floats, cost: i64, rubies: i64) -> float:
    return coin_mark(s, seat, at, rubies - cost) - float(rubies) * at[TOTAL]


def hire(s: State, seat: i64, w: Weights, rng: Random) -> i64:
    """What a card brings in the rounds left, less its cost, in coins first."""
    at = weights_now(s, w)
    knot = s.round - 1
    uses = float(data.ROUNDS - knot)
    best: i64 = NONE
    top = LOWEST
    for action in legal_recruits(s, seat):
        if action >= actions.BLIND:
            level = action - actions.BLIND + 1
            worth = w.levels[knot * data.LEVELS + level - 1]
        else:
            level = data.CARD_LEVEL[action - actions.RECRUIT]
            worth = w.cards[knot * data.CARDS + action - actions.RECRUIT]
        cost = column_cost(s, level)
        value = uses * worth + pay_mark(s, seat, at, cost, max(0, cost - s.coins[seat]))
        value += HAIR * rng.random()
        if value > top:
            top, best = value, action
    return best


def rubies_to_pay(s: State, seat: i64, w: Weights) -> i64:
    at = weights_now(s, w)
    best: i64 = NONE
    top = LOWEST
    for rubies in range(fewest_rubies(s, seat), most_rubies(s, seat) + 1):
        value = pay_mark(s, seat, at, s.cost, rubies)
        if value > top:
            top, best = value, rubies
    return best


def give_bribe(s: State, seat: i64, w: Weights) -> i64:
    """From the chest alone, even where the heirloom might be sold."""
    at = weights_now(s, w)
    parts = powers(s, seat, w, at)
    best = bribe(0, 0)
    top = LOWEST
    for total in range(min(most_to_bribe(s, seat), wealth(s, seat)) + 1):
        part = part_with(s, seat, parts, at, seat, s.bandits[seat] - total)
        for rubies in range(max(0, total - s.coins[seat]), min(total, s.rubies[seat]) + 1):
            factor = exp(pay_mark(s, seat, at, total, rubies))
            value = part * factor / (1.0 - part + part * factor)
            if value > top:
                top, best = value, bribe(total, rubies)
    return best


def hire_mages(s: State, seat: i64, w: Weights) -> i64:
    """A roll for a coin or a ruby, if it is worth more."""
    at = weights_now(s, w)
    gain = die_mark(s, seat, at)
    best: i64 = actions.MAGES_DECLINE
    top = 0.0
    if s.coins[seat] > 0 and gain + coin_mark(s, seat, at, -1) > top:
        top, best = gain + coin_mark(s, seat, at, -1), actions.MAGES_COIN
    if s.rubies[seat] > 0 and gain - at[TOTAL] > top:
        best = actions.MAGES_RUBY
    return best
