"""How good a position looks, and quick sensible moves for playouts."""

from random import Random
from typing import Final

from mypy_extensions import i64

from interregnum.games.for_a_crown.actions import (
    BLIND,
    ICON,
    MAGES_COIN,
    MAGES_DECLINE,
    OPTION,
    PAY,
    RECRUIT,
    SHIFT,
    TARGET,
    bribe,
)
from interregnum.games.for_a_crown.data import (
    CARD_LEVEL,
    CARDS,
    LEVELS,
    LOSS,
    ROUNDS,
    STACKS,
    ZONE_LOSS,
)
from interregnum.games.for_a_crown.outlook import (
    CHANCES,
    COINS_TO_SPEND,
    EVERYBODY,
    OUTLOOK,
    SIZE,
    TOTAL,
    plan_marks,
    shares,
    table_marks,
)
from interregnum.games.for_a_crown.rules.effects import can_target
from interregnum.games.for_a_crown.rules.events import most, most_to_bribe
from interregnum.games.for_a_crown.rules.gallery import next_free, taken
from interregnum.games.for_a_crown.rules.payment import fewest_rubies
from interregnum.games.for_a_crown.rules.recruit import column_cost, legal_recruits
from interregnum.games.for_a_crown.rules.reveal import current_card
from interregnum.games.for_a_crown.scoring import ranking
from interregnum.games.for_a_crown.state import (
    BRIBING,
    CHOOSING_ICON,
    CHOOSING_OPTION,
    MOVING,
    OVER,
    PAYING,
    RECRUITING,
    TARGETING,
    State,
)

CUT: Final[i64] = 1000  # plies of a playout before its forecast is trusted

WHIMSICAL: Final = 0.4  # how often a playout names a target by whim, since people do
WHIM: Final = 5.0  # noise on the marks then, and at other times
STEADY: Final = 0.1
NEARLY: Final = 0.15  # marks that make a seat the better target for a bandit
BY_ONESELF: Final = 0.15  # zones that one space to the right is worth on its own


def evaluate(s: State, seat: i64) -> float:
    """The seat's chance to win, from its knowledge."""
    if s.phase == OVER:
        return -100.0 * float(ranking(s)[seat])
    if s.fall[seat] > 0:
        return -100.0
    return chances(s, seat)[seat]


def forecast(s: State, plies: i64) -> list[float]:
    """Each seat's chance to win as playouts had it; empty until a playout may be cut."""
    if plies < CUT:
        return []
    if s.phase == OVER:
        return [1.0 if rank == 1 else 0.0 for rank in ranking(s)]
    return chances(s, EVERYBODY)


def chances(s: State, viewer: i64) -> list[float]:
    """By seat: its chance to win, by what it has and by what its cards are still to bring."""
    marks = table_marks(s, CHANCES)
    plans = plan_marks(s, viewer, CHANCES)
    for seat in range(i64(len(marks))):
        marks[seat] += plans[seat]
    return shares(s, marks)


def rollout(s: State, seat: i64, rng: Random) -> i64:
    """A quick sensible move."""
    if s.phase == TARGETING:
        return target(s, rng)
    if s.phase == MOVING:
        return move(s, seat, rng)
    if s.phase == CHOOSING_ICON:
        return ICON + s.icons[int(rng.random() * float(len(s.icons)))]
    if s.phase == CHOOSING_OPTION:
        return option(s, rng)
    if s.phase == RECRUITING:
        return hire(s, seat, rng)
    if s.phase == PAYING:
        return PAY + fewest_rubies(s, seat)
    if s.phase == BRIBING:
        return bribe(min(most_to_bribe(s, seat), s.coins[seat]), 0)
    return MAGES_COIN if s.coins[seat] > 0 else MAGES_DECLINE


def target(s: State, rng: Random) -> i64:
    """Mostly the strongest rival; a bandit rather to who is nearly the prey. Now and then any."""
    marks = table_marks(s, OUTLOOK)
    noise = WHIM if rng.random() < WHIMSICAL else STEADY
    largest = most(s.bandits, s)
    best: i64 = -1
    top = -1000.0
    for seat in range(i64(len(s.fall))):
        if not can_target(s, seat):
            continue
        value = marks[seat] + noise * rng.random()
        if s.icon != LOSS and s.bandits[seat] + 1 >= largest:
            value += NEARLY
        if value > top:
            top, best = value, seat
    return TARGET + best


def option(s: State, rng: Random) -> i64:
    """The first half of a card, mostly; a LOSS waits while the coin can still buy something."""
    second = 0.15
    if current_card(s) % CARDS == STACKS - 1:
        second = 0.8 if s.round < ROUNDS else 0.2
    return OPTION + (1 if rng.random() < second else 0)


def move(s: State, seat: i64, rng: Random) -> i64:
    """Oneself to the right where it saves most, else a strong rival to the left."""
    bits = taken(s)
    parts = shares(s, table_marks(s, OUTLOOK))
    best: i64 = -1
    top = -1000.0
    for portrait in range(i64(len(s.space))):
        space = s.space[portrait]
        if space == 0:
            continue
        for way in range(i64(2)):
            to = next_free(bits, space, 2 * way - 1)
            if to == 0:
                continue
            gain = float(ZONE_LOSS[space] - ZONE_LOSS[to]) + BY_ONESELF * float(to - space)
            value = gain if portrait == seat else -gain * parts[portrait]
            value += 0.2 * rng.random()
            if value > top:
                top, best = value, portrait * 2 + way
    return SHIFT + best


def hire(s: State, seat: i64, rng: Random) -> i64:
    """What a card brings in the rounds left, less its cost."""
    knot = s.round - 1
    uses = float(ROUNDS - knot)
    best: i64 = -1
    top = -1000.0
    for action in legal_recruits(s, seat):
        if action >= BLIND:
            level = action - BLIND + 1
            worth = OUTLOOK.levels[knot * LEVELS + level - 1]
        else:
            level = CARD_LEVEL[action - RECRUIT]
            worth = OUTLOOK.cards[knot * CARDS + action - RECRUIT]
        value = uses * worth * (0.8 + 0.4 * rng.random()) - price(s, seat, column_cost(s, level))
        if value > top:
            top, best = value, action
    return best


def price(s: State, seat: i64, cost: i64) -> float:
    """In marks; coins are worth less than the rubies that replace them."""
    at = (s.round - 1) * SIZE
    coins = min(cost, s.coins[seat])
    coin, ruby = OUTLOOK.features[at + COINS_TO_SPEND], OUTLOOK.features[at + TOTAL]
    return float(coins) * coin + float(cost - coins) * ruby
