"""Quick sensible moves for playouts, a little noisy."""

from random import Random
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints
from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.policy.combat import (
    RIVAL,
    edge_of,
    hand_list,
    matrix,
    stake,
    their_cards,
)
from interregnum.games.crown_of_ash.policy.mixed_strategy import drawn, solved
from interregnum.games.crown_of_ash.policy.worth import (
    PER_GOLD,
    PER_STRENGTH,
    area_value,
    best_attack,
    best_build,
    best_site,
    chance,
    goods_value,
    raise_value,
    rounds_left,
    site_value,
)
from interregnum.games.crown_of_ash.rules import actions, data, phases
from interregnum.games.crown_of_ash.rules.battle import space_bonus
from interregnum.games.crown_of_ash.rules.defenders import defence, slots
from interregnum.games.crown_of_ash.rules.scoring import worth
from interregnum.games.crown_of_ash.rules.spoils import strongest, weakest
from interregnum.games.crown_of_ash.rules.state import (
    BIT,
    KING,
    State,
    ones,
)
from interregnum.games.crown_of_ash.rules.turn import area_of_space

NOISE: Final = 1.2  # points by which a playout may misjudge a move
ANSWERS: Final[i64] = 24  # rounds of a quick mix


def rollout(s: State, seat: i64, legal: Ints, rng: Random) -> i64:
    """Sensible, quick and a little noisy."""
    if len(legal) == 1:
        return legal[0]
    phase = s.phase
    if phase == phases.PLACING:
        return place_move(s, seat, legal, rng)
    if phase == phases.RAISING:
        return raise_move(s, seat, legal, rng)
    if phase == phases.LAYING:
        return lay_move(s, seat, legal, rng)
    if phase == phases.COMMITTING:
        return commit_move(s, seat, legal, rng)
    if phase == phases.ADJUSTING:
        return adjust_move(s, seat, legal, rng)
    if phase == phases.PAYING:
        return actions.PAY_DEFAULT if legal[0] == actions.PAY_DEFAULT else any_of(legal, rng)
    if phase in (phases.CHOOSING_TILE, phases.CHOOSING_PROVINCE):
        return build_move(s, seat, legal, rng)
    return rare_move(s, legal, rng)


def any_of(legal: Ints, rng: Random) -> i64:
    return legal[int(rng.random() * float(len(legal)))]


def rare_move(s: State, legal: Ints, rng: Random) -> i64:
    phase = s.phase
    if phase == phases.AT_ALTAR:
        return actions.ALTAR_TAKE
    if phase == phases.LOSING:
        cards: i64 = 0
        for action in legal:
            cards |= BIT[action - actions.LOSE_WARRIOR]
        return actions.LOSE_WARRIOR + weakest(cards)
    if phase == phases.ZERO_LOST and s.players[s.actor].grave != 0:
        return actions.RECOVER + strongest(s.players[s.actor].grave)
    if phase == phases.UNMASKING:
        return actions.UNMASK if rng.random() < 0.5 else any_of(legal, rng)
    if phase == phases.FORESEEING:
        return actions.GUESS + data.CARDS - 2 if rng.random() < 0.4 else actions.NO_GUESS
    if phase == phases.REROLLING:
        return reroll_move(s, legal)
    return any_of(legal, rng)


def reroll_move(s: State, legal: Ints) -> i64:
    """A poor die of one's side, or a good one of somebody else."""
    for action in legal:
        if action == actions.KEEP_DICE:
            return action
        die = action - actions.REROLL
        mine = s.actor == (s.attacker if die == 0 else s.owner)
        if s.attacker != NONE and (s.dice[die] <= 2 if mine else s.dice[die] >= 5):
            return action
    return actions.KEEP_DICE


def place_move(s: State, seat: i64, legal: Ints, rng: Random) -> i64:
    best = legal[0]
    top = -1000.0
    for action in legal:
        if action >= actions.PLACE + data.REFRESH_SPACE + 1:
            continue  # powers are left to the search
        value = place_value(s, seat, action - actions.PLACE) + NOISE * rng.random()
        if value > top:
            top, best = value, action
    return best


def place_value(s: State, seat: i64, space: i64) -> float:
    left = rounds_left(s)
    if space < data.BATTLE_SPACE:
        bonus = 0.6 if s.controller[space] == seat else -0.3
        return goods_value(s, data.GIVES[s.top[space]]) + bonus
    if space < data.GOLD_SPACE:
        return quick_attack(s, seat, space)
    if space == data.GOLD_SPACE:
        return PER_GOLD[left]
    if space == data.BUILD_SPACE:
        return best_build(s, seat)
    return 0.5 * float(data.CARDS - ones(s.players[seat].cards)) - 0.5


def quick_attack(s: State, seat: i64, space: i64) -> float:
    """The best warriors against what stands there."""
    area = area_of_space(space)
    owner = s.controller[area]
    mine = best_attack(s.players[seat].hand, slots(area))
    if space >= data.WING_SPACE:
        mine += float(space_bonus(area, space))
    theirs = float(data.KING_STRENGTH if owner == KING else defence(s, area))
    edge = mine - theirs + (2.2 if owner == KING else 0.0)
    points = worth(s, area) if area < data.PROVINCES else 0
    p = chance(edge)
    gain = area_value(s, area, points, mine * 0.8, seat)
    if owner != KING:
        gain *= 1.0 + RIVAL / float(s.config.count - 1)
    return p * (gain + 1.0) + 0.8 - (1.0 - p) * mine * PER_STRENGTH[rounds_left(s)] * 0.3 - 1.0


def raise_move(s: State, seat: i64, legal: Ints, rng: Random) -> i64:
    best: i64 = actions.NO_RAISE
    top = NOISE * 0.5 * rng.random()
    for action in legal:
        if action < actions.NO_RAISE:
            value = raise_value(s, seat, action - actions.RAISE)
            if value > top:
                top, best = value, action
    return best


def lay_move(s: State, seat: i64, legal: Ints, rng: Random) -> i64:
    """A card by the mix that cannot be read: a small game of at most 5 by 5 cards."""
    cards = s.committed
    edge = edge_of(s, cards)
    won = stake(s, s.attacker, cards, won=True)
    lost = stake(s, s.attacker, cards, won=False)
    rows = hand_list(s.players[s.attacker].cards)
    cols = their_cards(s, s.owner)
    payoffs = matrix(s, edge, won, lost, rows, cols)
    attack, defend = solved([payoffs], len(rows), len(cols), ANSWERS)
    return legal[drawn(attack if seat == s.attacker else defend, rng)]


def commit_move(s: State, seat: i64, legal: Ints, rng: Random) -> i64:
    """The strongest that fit, now and then one less."""
    if legal[i64(len(legal)) - 1] == actions.COMMIT_DONE and rng.random() < 0.15:
        return actions.COMMIT_DONE
    wanted = strongest_of(s.players[seat].hand | s.committed, slots(s.area))
    for action in legal:
        if action < actions.COMMIT_DONE and wanted >> action - actions.COMMIT & 1 == 1:
            return action
    return legal[i64(len(legal)) - 1]


def strongest_of(cards: i64, most: i64) -> i64:
    """The strongest few of a set."""
    out: i64 = 0
    for _ in range(most):
        if cards != 0:
            bit = BIT[strongest(cards)]
            out |= bit
            cards &= ~bit
    return out


def adjust_move(s: State, seat: i64, legal: Ints, rng: Random) -> i64:
    """Add a middling warrior while the hand is large; keep who is there."""
    hand = s.players[seat].hand
    if ones(hand) < 2 or rng.random() < 0.3:
        return actions.ADJUST_DONE
    best: i64 = actions.ADJUST_DONE
    top: i64 = 0
    most = data.STRENGTH[strongest(hand)]
    for action in legal:
        if actions.ADD <= action < actions.ADJUST_DONE:
            x = data.STRENGTH[action - actions.ADD]
            if x > top and (x < most or rng.random() < 0.4):
                top, best = x, action
    return best


def build_move(s: State, seat: i64, legal: Ints, rng: Random) -> i64:
    best = legal[0]
    top = -1000.0
    for action in legal:
        if action < actions.PROVINCE:
            tile = s.offer[action - actions.TILE]
            cost = float(data.PRICE[tile]) * PER_GOLD[rounds_left(s)]
            value = best_site(s, seat, tile) - cost
        else:
            value = site_value(s, seat, s.offer[s.place], action - actions.PROVINCE)
        value += NOISE * rng.random()
        if value > top:
            top, best = value, action
    return best
