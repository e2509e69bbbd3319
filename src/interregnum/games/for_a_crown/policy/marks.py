"""What a position promises each seat: marks by what it has and what it is still to get.

Marks are sums of weights (weights.toml) that change from round to round. A seat's chance to win is
its part of the exponents of all marks.
"""

import tomllib
from math import exp
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import vec
from interregnum.core.game import NONE
from interregnum.games.for_a_crown.rules import data, state
from interregnum.games.for_a_crown.rules.actions import BLIND, MERCENARIES, RECRUIT
from interregnum.games.for_a_crown.rules.events import most
from interregnum.games.for_a_crown.rules.gallery import most_influential
from interregnum.games.for_a_crown.rules.imagine import is_hidden
from interregnum.games.for_a_crown.rules.reveal import current_card, ones
from interregnum.games.for_a_crown.rules.state import State

Floats = vec[float]

EVERYBODY: Final[i64] = -2  # a viewer who knows every card: an imagined world
FEATURES: Final = [
    "total", "ruby", "loss", "die", "coin", "bandit", "move", "m1a", "m1b", "m1c",
    "coins_to_spend", "coins_left", "bandits_now", "bandits", "prey_now", "prey",
    "zone_now", "zone_later", "first", "richest", "danger", "purchases", "space",
]  # fmt: skip
TOTAL: Final[i64] = 0
ICONS_AT: Final[i64] = 1  # in the order of data.toml
HALVES_AT: Final[i64] = 7  # the three cards of level 1
COINS_TO_SPEND: Final[i64] = 10
COINS_LEFT: Final[i64] = 11
BANDITS_NOW: Final[i64] = 12
BANDITS: Final[i64] = 13
PREY_NOW: Final[i64] = 14
PREY: Final[i64] = 15
ZONE_NOW: Final[i64] = 16
ZONE_LATER: Final[i64] = 17
FIRST_PLACE: Final[i64] = 18
RICHEST: Final[i64] = 19
DANGER: Final[i64] = 20
PURCHASES: Final[i64] = 21
SPACE_AT: Final[i64] = 22
SIZE: Final[i64] = 23
DANGEROUS: Final[i64] = 4  # rubies below which a sold heirloom is felt


class Weights:
    """Marks by feature, by card and by level at the knots: the start of each round and the end."""

    __slots__ = ("cards", "features", "levels")

    def __init__(self, features: Floats, cards: Floats, levels: Floats) -> None:
        self.features: Floats = features
        self.cards: Floats = cards
        self.levels: Floats = levels


def read_weights(table: str) -> Weights:
    """One table of weights.toml, laid out knot by knot."""
    with Path(__file__).with_name("weights.toml").open("rb") as file:
        rows = tomllib.load(file)[table]
    features, cards, levels = [], [], []
    for knot in range(int(data.ROUNDS) + 1):
        at = [float(rows[name][knot]) for name in FEATURES]
        worth = [card_weight(card, at) for card in range(int(data.CARDS))]
        features += at
        cards += worth
        for level in range(int(data.LEVELS)):
            members = worth[int(data.FIRST[level]) : int(data.FIRST[level + 1])]
            levels.append(sum(members) / len(members))
    return Weights(vec[float](features), vec[float](cards), vec[float](levels))


def card_weight(card: int, at: list[float]) -> float:
    """One reveal for the owner; a card of level 1 has a weight of its own."""
    if card < int(data.STACKS):
        return at[int(HALVES_AT) + card]
    return sum(at[int(ICONS_AT) + int(icon)] for icon in data.CARD_ICONS[card][0])


CHANCES: Final = read_weights("chances")  # of `greedy`
KEEN: Final = read_weights("keen")  # of the search
PLAIN: Final = read_weights("plain")  # of rivals who see no further than random play


def shares(s: State, marks: Floats) -> list[float]:
    """By seat: its part of the exponents of all marks; who is out has none."""
    best = -1000.0
    for seat in range(i64(len(marks))):
        if s.fall[seat] == 0 and marks[seat] > best:
            best = marks[seat]
    out: list[float] = []
    whole = 1e-9
    for seat in range(i64(len(marks))):
        part = exp(marks[seat] - best) if s.fall[seat] == 0 else 0.0
        whole += part
        out.append(part)
    for i in range(len(out)):
        out[i] /= whole
    return out


def is_shop(s: State) -> bool:
    """Recruiting and what belongs to it; a bribe is paid for in the middle of an event."""
    if s.event != NONE:
        return False
    return s.phase < state.CHOOSING_OPTION or state.HANGING <= s.phase <= state.LOOKING


def elapsed(s: State) -> float:
    """In rounds: 0 at the start, ROUNDS at the end."""
    if is_shop(s):
        return float(s.round - 1)
    down = i64(len(s.deck)) + ones(s.events) + s.unseen
    return float(s.round) - float(down) / float(down + i64(len(s.revealed)) + 1)


def between(table: Floats, size: i64, knot: i64, i: i64, x: float) -> float:
    """The weight between two knots."""
    low = table[knot * size + i]
    return low + (table[knot * size + size + i] - low) * x


def prospect_marks(s: State, viewer: i64, w: Weights) -> Floats:
    """By seat: what its cards, icons and purchases are still to bring, as far as `viewer` knows."""
    now = elapsed(s)
    knot = min(i64(now), data.ROUNDS - 1)
    x = now - float(knot)
    marks = vec[float]([0.0] * len(s.fall))
    add_cards(s, viewer, w, knot, x, marks)
    if s.actor >= 0:
        if is_shop(s):
            add_purchase(s, w, knot, x, marks)
        else:
            add_icons(s, w, knot, x, marks)
    return marks


def weights_now(s: State, w: Weights) -> Floats:
    """By feature: the weight at this moment of the game."""
    now = elapsed(s)
    knot = min(i64(now), data.ROUNDS - 1)
    x = now - float(knot)
    at = vec[float]([0.0] * SIZE)
    for i in range(SIZE):
        at[i] = between(w.features, SIZE, knot, i, x)
    return at


def table_marks(s: State, w: Weights) -> Floats:
    """By seat: chest, bandits and gallery, which everybody can follow."""
    at = weights_now(s, w)
    marks = vec[float]([0.0] * len(s.fall))
    add_chests(s, at, marks)
    add_threats(s, at, marks)
    return marks


def add_cards(s: State, viewer: i64, w: Weights, knot: i64, x: float, marks: Floats) -> None:
    """A card comes up in every round left, and in this one if it is still down."""
    later = float(data.ROUNDS - s.round)
    for down in s.deck:
        offset = down // 2
        card = offset % data.CARDS
        if viewer != EVERYBODY and is_hidden(down, viewer):
            worth = between(w.levels, data.LEVELS, knot, data.CARD_LEVEL[card] - 1, x)
        else:
            worth = between(w.cards, data.CARDS, knot, card, x)
        marks[offset // data.CARDS] += worth * (later + 1.0)
    if later > 0.0:
        for offset in s.revealed:
            if offset < MERCENARIES:
                worth = between(w.cards, data.CARDS, knot, offset % data.CARDS, x)
                marks[offset // data.CARDS] += worth * later


def add_icons(s: State, w: Weights, knot: i64, x: float, marks: Floats) -> None:
    """What the actor has still to apply."""
    for icon in s.icons:
        marks[s.actor] += between(w.features, SIZE, knot, ICONS_AT + icon, x)
    if s.phase == state.CHOOSING_OPTION:
        marks[s.actor] += between(w.cards, data.CARDS, knot, current_card(s) % data.CARDS, x)
        return
    icon = in_hand(s)
    if icon != NONE:
        marks[s.actor] += between(w.features, SIZE, knot, ICONS_AT + icon, x)


def in_hand(s: State) -> i64:
    """The icon that is being applied and has done nothing yet, if any."""
    if s.phase == state.MOVING:
        return data.MOVE
    if s.phase == state.ROLLING:
        return data.DIE
    return s.icon if s.phase == state.TARGETING else NONE


def add_purchase(s: State, w: Weights, knot: i64, x: float, marks: Floats) -> None:
    """What is chosen and not yet in the shared deck."""
    if s.phase == state.RECRUITING or s.bought < RECRUIT:
        return
    uses = float(data.ROUNDS - s.round + 1)
    if s.bought >= BLIND:
        marks[s.actor] += uses * between(w.levels, data.LEVELS, knot, s.bought - BLIND, x)
    else:
        marks[s.actor] += uses * between(w.cards, data.CARDS, knot, s.bought - RECRUIT, x)


def purchases_left(s: State, seat: i64) -> i64:
    """Recruits that a seat has still to make."""
    count = data.ROUNDS - s.round + data.PASSES[s.round - 1] - s.pass_
    if s.event == NONE and (s.phase <= state.PAYING or s.phase == state.LOOKING):
        for turn in range(s.turn + (0 if s.phase == state.RECRUITING else 1), i64(len(s.order))):
            if s.order[turn] == seat:
                count += 1
    return count


def add_chests(s: State, at: Floats, marks: Floats) -> None:
    """Rubies, coins and what they may still buy; a price is taken off before it is paid."""
    richest = most(s.coins, s)
    for seat in range(i64(len(s.fall))):
        if s.fall[seat] > 0:
            continue
        coins, rubies = s.coins[seat], s.rubies[seat]
        if s.phase == state.PAYING and seat == s.actor:
            short = max(0, s.cost - coins)
            coins -= s.cost - short
            rubies -= short
        mark = float(rubies + data.HEIRLOOM * s.heirloom[seat]) * at[TOTAL]
        buys = purchases_left(s, seat)
        mark += float(coins) * (at[COINS_TO_SPEND] if buys > 0 else at[COINS_LEFT])
        mark += float(buys) * at[PURCHASES]
        if coins == richest and richest > 0:
            mark += at[RICHEST]
        if s.heirloom[seat] == 0 and rubies < DANGEROUS:
            mark += float(DANGEROUS - rubies) * at[DANGER]
        marks[seat] += mark


def coming(s: State, kind: i64) -> float:
    """How many events of a kind are expected in the rest of this round."""
    count = 0.0
    guess = 0.0
    for e in range(data.EVENTS):
        if data.EVENT_KIND[e] == kind:
            if s.events >> e & 1 == 1:
                count += 1.0
            elif s.pile >> e & 1 == 1:
                guess += 1.0
    if s.unseen > 0:
        count += guess * float(s.unseen) / float(ones(s.pile))
    return count


def add_threats(s: State, at: Floats, marks: Floats) -> None:
    """Bandits before a Burglary, the gallery before a Scandal, and the final steps."""
    burglaries, scandals = coming(s, data.BURGLARY), coming(s, data.SCANDAL)
    largest = most(s.bandits, s)
    first = most_influential(s)
    bandit = at[BANDITS_NOW] * burglaries + at[BANDITS]
    prey = at[PREY_NOW] * burglaries + at[PREY]
    zone = at[ZONE_NOW] * scandals + at[ZONE_LATER] * float(data.ROUNDS - s.round)
    for seat in range(i64(len(s.fall))):
        if s.fall[seat] > 0:
            continue
        mark = bandit * float(s.bandits[seat]) + zone * float(data.ZONE_LOSS[s.space[seat]])
        mark += at[SPACE_AT] * float(s.space[seat])
        if s.bandits[seat] == largest and largest > 0:
            mark += prey
        if seat == first:
            mark += at[FIRST_PLACE]
        marks[seat] += mark
