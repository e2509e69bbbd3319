"""How good a position looks, and quick sensible moves for playouts."""

from math import exp
from random import Random
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import vec
from interregnum.core.game import NONE
from interregnum.games.for_a_crown.actions import (
    BLIND,
    ICON,
    MAGES_COIN,
    MAGES_DECLINE,
    MERCENARIES,
    OPTION,
    PAY,
    RECRUIT,
    SHIFT,
    TARGET,
    bribe,
)
from interregnum.games.for_a_crown.data import (
    BURGLARY,
    CARD_ICONS,
    CARD_LEVEL,
    CARDS,
    DIE,
    EVENT_KIND,
    EVENTS,
    FIRST,
    HEIRLOOM,
    LEVELS,
    LOSS,
    MOVE,
    PASSES,
    ROUNDS,
    SCANDAL,
    STACKS,
    UP,
    ZONE_LOSS,
)
from interregnum.games.for_a_crown.rules.effects import can_target
from interregnum.games.for_a_crown.rules.events import most, most_to_bribe
from interregnum.games.for_a_crown.rules.gallery import (
    most_influential,
    next_free,
    taken,
)
from interregnum.games.for_a_crown.rules.knowledge import is_hidden
from interregnum.games.for_a_crown.rules.payment import fewest_rubies
from interregnum.games.for_a_crown.rules.recruit import column_cost, is_payable
from interregnum.games.for_a_crown.rules.reveal import current_card, ones
from interregnum.games.for_a_crown.scoring import total
from interregnum.games.for_a_crown.state import (
    BRIBING,
    CHOOSING_ICON,
    CHOOSING_OPTION,
    HANGING,
    LOOKING,
    MOVING,
    PAYING,
    RECRUITING,
    ROLLING,
    TARGETING,
    State,
)

Floats = vec[float]

EVERYBODY: Final[i64] = -2  # a viewer who knows every card: an imagined world

ICON_END: Final = vec[float]([0.3, 0.17, 0.23, 0.1, 0.07, 0.12])
ICON_START: Final = vec[float]([0.15, 0.08, 0.12, 0.06, 0.04, 0.06])
HALF_END: Final = vec[float]([0.33, 0.25, 0.2])
HALF_START: Final = vec[float]([0.16, 0.12, 0.1])
TOTAL_END: Final = 0.3
TOTAL_START: Final = 0.15
COIN_BUY_END: Final = 0.2
COIN_BUY_START: Final = 0.08
COIN_END: Final = 0.05
COIN_START: Final = 0.05
BANDIT_END: Final = -0.1
BANDIT_START: Final = -0.05
BANDIT_LATER_END: Final = 0.0
BANDIT_LATER_START: Final = -0.05
LARGEST_END: Final = -0.4
LARGEST_START: Final = -0.1
MOST_END: Final = -0.3
MOST_START: Final = 0.0
ZONE_END: Final = -0.3
ZONE_START: Final = -0.1
ZONE_LATER_END: Final = -0.1
ZONE_LATER_START: Final = -0.1
FIRST_END: Final = 0.3
FIRST_START: Final = 0.0
RICHEST_END: Final = 0.3
RICHEST_START: Final = 0.0
DANGER_END: Final = -0.3
DANGER_START: Final = -0.1
BUYS_END: Final = 0.5
BUYS_START: Final = 0.2
SPACE_END: Final = 0.05
SPACE_START: Final = 0.02


def card_weights(icons: Floats, halves: Floats) -> Floats:
    """By card: one reveal for its owner; a card of two halves has a weight of its own."""
    out = []
    for card, options in enumerate(CARD_ICONS):
        whole = sum(icons[icon] for icon in options[0])
        out.append(halves[card] if len(options) > 1 else whole)
    return vec[float](out)


def level_weights(cards: Floats) -> Floats:
    """By level, from 0: the mean of its cards."""
    out = []
    for level in range(int(LEVELS)):
        first, end = int(FIRST[level]), int(FIRST[level + 1])
        out.append(sum(cards[c] for c in range(first, end)) / (end - first))
    return vec[float](out)


CARD_END: Final = card_weights(ICON_END, HALF_END)
CARD_START: Final = card_weights(ICON_START, HALF_START)
LEVEL_END: Final = level_weights(CARD_END)
LEVEL_START: Final = level_weights(CARD_START)


def evaluate(s: State, seat: i64) -> float:
    """The seat's chance to win, from its knowledge."""
    return chances(s, seat)[seat]


def forecast(s: State, plies: i64) -> list[float]:
    return [] if plies < CUT else chances(s, EVERYBODY)


def chances(s: State, viewer: i64) -> list[float]:
    """By seat: the share of its exponent, as the fit had it; who is out has none."""
    marks = standing(s, viewer)
    best = -1000.0
    for seat in range(i64(len(s.fall))):
        if s.fall[seat] == 0 and marks[seat] > best:
            best = marks[seat]
    out: list[float] = []
    whole = 0.0
    for seat in range(i64(len(s.fall))):
        x = exp(marks[seat] - best) if s.fall[seat] == 0 else 0.0
        whole += x
        out.append(x)
    for i in range(len(out)):
        out[i] /= whole + 1e-9
    return out


def is_shop(s: State) -> bool:
    return s.phase < CHOOSING_OPTION or HANGING <= s.phase <= LOOKING


def time_left(s: State) -> float:
    """The part of the game still to come: 1 at the start, 0 at the end."""
    left = 1.0
    if not is_shop(s):
        down = i64(len(s.deck)) + ones(s.events) + s.unseen
        left = float(down) / float(down + i64(len(s.revealed)) + 1)
    return (float(ROUNDS - s.round) + left) / float(ROUNDS)


def mix(end: float, start: float, t: float) -> float:
    return end + (start - end) * t


def standing(s: State, viewer: i64) -> Floats:
    """By seat: a mark that grows with its chance to win."""
    t = time_left(s)
    marks = vec[float]([0.0] * len(s.rubies))
    add_cards(s, viewer, t, marks)
    add_pending(s, t, marks)
    add_chests(s, t, marks)
    add_threats(s, t, marks)
    return marks


def add_cards(s: State, viewer: i64, t: float, marks: Floats) -> None:
    """A card comes up in every round left, and in this one if it is still down."""
    later = float(ROUNDS - s.round)
    for down in s.deck:
        offset = down // 2
        card = offset % CARDS
        if viewer != EVERYBODY and is_hidden(down, viewer):
            level = CARD_LEVEL[card] - 1
            worth = mix(LEVEL_END[level], LEVEL_START[level], t)
        else:
            worth = mix(CARD_END[card], CARD_START[card], t)
        marks[offset // CARDS] += worth * (later + 1.0)
    if later > 0.0:
        for offset in s.revealed:
            if offset < MERCENARIES:
                card = offset % CARDS
                marks[offset // CARDS] += later * mix(CARD_END[card], CARD_START[card], t)


def add_pending(s: State, t: float, marks: Floats) -> None:
    """What the actor has in hand: icons still to apply, or a purchase not yet paid."""
    if s.actor < 0:
        return
    if is_shop(s):
        add_purchase(s, t, marks)
        return
    for icon in s.icons:
        marks[s.actor] += mix(ICON_END[icon], ICON_START[icon], t)
    if s.phase == CHOOSING_OPTION:
        card = current_card(s) % CARDS
        marks[s.actor] += mix(CARD_END[card], CARD_START[card], t)
        return
    icon = s.icon
    if s.phase == MOVING:
        icon = MOVE
    elif s.phase == ROLLING:
        icon = DIE
    elif s.phase != TARGETING:
        return
    marks[s.actor] += mix(ICON_END[icon], ICON_START[icon], t)


def add_purchase(s: State, t: float, marks: Floats) -> None:
    if s.phase == RECRUITING or s.bought < RECRUIT:
        return
    uses = float(ROUNDS - s.round + 1)
    if s.bought >= BLIND:
        level = s.bought - BLIND
        marks[s.actor] += uses * mix(LEVEL_END[level], LEVEL_START[level], t)
    else:
        card = s.bought - RECRUIT
        marks[s.actor] += uses * mix(CARD_END[card], CARD_START[card], t)


def purchases_left(s: State, seat: i64) -> i64:
    """Recruits that a seat has still to make."""
    count = ROUNDS - s.round + PASSES[s.round - 1] - s.pass_
    if s.phase <= PAYING or s.phase == LOOKING:
        for turn in range(s.turn + (0 if s.phase == RECRUITING else 1), i64(len(s.order))):
            if s.order[turn] == seat:
                count += 1
    return count


def add_chests(s: State, t: float, marks: Floats) -> None:
    richest = most(s.coins, s)
    for seat in range(i64(len(s.fall))):
        if s.fall[seat] > 0:
            continue
        coins, rubies = s.coins[seat], s.rubies[seat]
        if s.phase == PAYING and seat == s.actor:
            short = max(0, s.cost - coins)
            coins -= s.cost - short
            rubies -= short
        marks[seat] += float(rubies + HEIRLOOM * s.heirloom[seat]) * mix(TOTAL_END, TOTAL_START, t)
        buys = purchases_left(s, seat)
        if buys > 0:
            marks[seat] += float(coins) * mix(COIN_BUY_END, COIN_BUY_START, t)
        else:
            marks[seat] += float(coins) * mix(COIN_END, COIN_START, t)
        if coins == richest and richest > 0:
            marks[seat] += mix(RICHEST_END, RICHEST_START, t)
        if s.heirloom[seat] == 0 and rubies < 4:
            marks[seat] += float(4 - rubies) * mix(DANGER_END, DANGER_START, t)
        marks[seat] += float(buys) * mix(BUYS_END, BUYS_START, t)


def coming(s: State, kind: i64) -> float:
    """How many events of a kind are expected in the rest of this round."""
    count = 0.0
    guess = 0.0
    for e in range(EVENTS):
        if EVENT_KIND[e] == kind:
            if s.events >> e & 1 == 1:
                count += 1.0
            elif s.pile >> e & 1 == 1:
                guess += 1.0
    if s.unseen > 0:
        count += guess * float(s.unseen) / float(ones(s.pile))
    return count


def add_threats(s: State, t: float, marks: Floats) -> None:
    """Bandits before a Burglary, the gallery before a Scandal, and the final steps."""
    burglaries, scandals = coming(s, BURGLARY), coming(s, SCANDAL)
    largest = most(s.bandits, s)
    first = most_influential(s)
    later = float(ROUNDS - s.round)
    bandit = mix(BANDIT_END, BANDIT_START, t) * burglaries + mix(
        BANDIT_LATER_END, BANDIT_LATER_START, t
    )
    target = mix(LARGEST_END, LARGEST_START, t) * burglaries + mix(MOST_END, MOST_START, t)
    zone = (
        mix(ZONE_END, ZONE_START, t) * scandals + mix(ZONE_LATER_END, ZONE_LATER_START, t) * later
    )
    for seat in range(i64(len(s.fall))):
        if s.fall[seat] > 0:
            continue
        marks[seat] += bandit * float(s.bandits[seat]) + zone * float(ZONE_LOSS[s.space[seat]])
        marks[seat] += mix(SPACE_END, SPACE_START, t) * float(s.space[seat])
        if s.bandits[seat] == largest and largest > 0:
            marks[seat] += target
        if seat == first:
            marks[seat] += mix(FIRST_END, FIRST_START, t)


def rollout(s: State, seat: i64, rng: Random) -> i64:
    """A quick sensible move."""
    if s.phase == TARGETING:
        return target(s, rng)
    if s.phase == MOVING:
        return move(s, seat, rng)
    if s.phase == CHOOSING_ICON:
        return ICON + s.icons[int(rng.random() * float(len(s.icons)))]
    if s.phase == CHOOSING_OPTION:
        return OPTION + (1 if rng.random() < 0.2 else 0)
    if s.phase == RECRUITING:
        return hire(s, seat, rng)
    if s.phase == PAYING:
        return PAY + fewest_rubies(s, seat)
    if s.phase == BRIBING:
        return buy_off(s, seat)
    return MAGES_COIN if s.coins[seat] > 0 else MAGES_DECLINE


def target(s: State, rng: Random) -> i64:
    """The strongest rival, roughly; a bandit rather to who has many."""
    best: i64 = NONE
    top = -1000.0
    marks = standing(s, s.actor)
    for seat in range(i64(len(s.fall))):
        if not can_target(s, seat):
            continue
        value = marks[seat] + TARGET_NOISE * rng.random()
        if s.icon != LOSS:
            value += 0.5 * float(s.bandits[seat])
        if value > top:
            top, best = value, seat
    return TARGET + best


def move(s: State, seat: i64, rng: Random) -> i64:
    """Out of a zone that costs, else a rival to the left."""
    bits = taken(s)
    best: i64 = NONE
    top = -100.0
    for portrait in range(i64(len(s.space))):
        space = s.space[portrait]
        if space == 0:
            continue
        for way in range(i64(2)):
            to = next_free(bits, space, 2 * way - 1)
            if to == 0:
                continue
            gain = float(ZONE_LOSS[space] - ZONE_LOSS[to]) + 0.1 * float(to - space)
            value = gain if portrait == seat else gain * (-0.2 - 0.02 * float(total(s, portrait)))
            value += 0.3 * rng.random()
            if value > top:
                top, best = value, portrait * 2 + way
    return SHIFT + best


def hire(s: State, seat: i64, rng: Random) -> i64:
    """What a card brings in the rounds left, less its cost."""
    best: i64 = NONE
    top = -100.0
    uses = float(ROUNDS - s.round + 1)
    for level in range(i64(1), LEVELS + 1):
        if not is_payable(s, seat, level):
            continue
        cost = price(s, seat, column_cost(s, level))
        first: i64 = 0 if level == 1 else (level - 2) * UP
        for k in range(STACKS if level == 1 else UP + 1):
            card: i64 = k
            if level == 1:
                if s.stacks[k] == 0:
                    continue
                worth = CARD_WORTH[k]
            elif k == UP:
                if s.decks[level - 2] == 0:
                    continue
                worth = LEVEL_WORTH[level - 1] - 0.1
                card = BLIND - RECRUIT + level - 1
            else:
                card = s.up[first + k]
                if card == NONE:
                    continue
                worth = CARD_WORTH[card]
            value = uses * worth * (0.8 + 0.4 * rng.random()) - cost
            if value > top:
                top, best = value, card
    return RECRUIT + best


def price(s: State, seat: i64, cost: i64) -> float:
    """Coins are worth less than the rubies that replace them."""
    coins = s.coins[seat]
    if cost <= coins:
        return 0.5 * float(cost)
    return 0.5 * float(coins) + float(cost - coins)


def buy_off(s: State, seat: i64) -> i64:
    """Send home what the coins pay for."""
    count = min(most_to_bribe(s, seat), s.coins[seat])
    return bribe(count, 0)


CARD_WORTH: Final = card_weights(
    vec[float]([1.0, 0.55, 0.75, 0.35, 0.25, 0.4]), vec[float]([1.1, 0.85, 0.65])
)
LEVEL_WORTH: Final = level_weights(CARD_WORTH)
CUT: Final[i64] = 1000000
TARGET_NOISE: Final = 1.0
