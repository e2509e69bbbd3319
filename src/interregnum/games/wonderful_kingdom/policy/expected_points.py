"""What a board at the end of a round should come to: points, and what the rounds left will add."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.game import NONE
from interregnum.games.wonderful_kingdom.policy.board_worth import (
    GROWTH,
    RECYCLING,
    Outlook,
    nearness,
    sites_worth,
    soldier_worth,
)
from interregnum.games.wonderful_kingdom.rules import data
from interregnum.games.wonderful_kingdom.rules.actions import FINISH
from interregnum.games.wonderful_kingdom.rules.advisors import can_use
from interregnum.games.wonderful_kingdom.rules.building import laboratory_size
from interregnum.games.wonderful_kingdom.rules.fight import fits
from interregnum.games.wonderful_kingdom.rules.production import output
from interregnum.games.wonderful_kingdom.rules.quest import row_of
from interregnum.games.wonderful_kingdom.rules.scoring import card_points, points
from interregnum.games.wonderful_kingdom.rules.state import SITE_CARD, Board, State

FEATURES: Final = 21
# By rounds left (1, 2, 3): points that one more of a feature adds until the end. Outputs, kinds,
# combination values by kind, constructions, krystallium, soldiers, training, laboratory,
# advisors, Shadows, Rats, a constant.
PAIR: Final = [
    0.6, 0.7, 0.8, 0.9, 0.2, 0.2, 0.3, 0.3, 0.3, 0.4, 0.4, 0.3,
    0.9, 1.0, 0.5, 0.2, 0.2, 0.5, -1.5, -0.5, 0.0,
    1.2, 1.4, 1.6, 1.8, 0.4, 0.4, 0.6, 0.6, 0.8, 1.0, 1.0, 0.6,
    0.9, 1.2, 0.7, 0.3, 0.2, 1.0, -3.0, -1.0, 0.0,
    1.8, 2.1, 2.4, 2.6, 0.6, 0.6, 0.9, 0.9, 1.5, 2.0, 2.0, 1.0,
    0.9, 1.4, 0.9, 0.4, 0.2, 1.5, -4.5, -1.5, 0.0,
]  # fmt: skip
ALONE: Final = [
    0.5, 0.8, 1.2, 1.4, 0.1, 0.7, 0.7, 0.6, 0.3, 1.2, 1.4, 0.9,
    0.9, 1.4, 0.4, 0.4, 0.3, 0.2, -1.0, -0.3, -6.0,
    1.2, 1.9, 2.5, 2.6, 0.5, 1.2, 0.9, 0.6, 0.5, 2.0, 3.0, 1.5,
    1.0, 1.2, 0.8, 0.5, 0.2, 0.5, -2.0, -0.8, 6.0,
    2.2, 3.0, 3.2, 3.4, 0.8, 1.8, 1.0, 1.0, 0.8, 3.0, 4.5, 2.5,
    0.9, 1.2, 0.8, 0.8, 0.2, 0.5, -4.0, -1.5, 22.0,
]  # fmt: skip
USES: Final = [0.55, 0.75, 1.0, 1.1]  # what a cube is worth in later rounds, by resource
MISSION: Final = 40.0  # a final step: who lacks it cannot win
DUTY: Final = 25.0  # a card that a scenario asks for
TIE: Final = 0.02  # a completed card or a soldier that can only break a tie


def ahead(s: State, p: Board, left: i64) -> Outlook:
    """What a board can expect once this round is over."""
    rounds = float(left)
    supply: list[float] = []
    for r in range(data.BASIC):
        grown = float(output(s, p, r)) * rounds * (1.0 + GROWTH * rounds)
        supply.append(grown + RECYCLING * rounds)
    return Outlook(rounds, [rounds] * data.BASIC, supply, soldier_worth(s, rounds), USES)


def features(s: State, p: Board, left: i64) -> list[float]:
    f = [0.0] * FEATURES
    for r in range(data.BASIC):
        f[r] = float(output(s, p, r))
    for kind in range(data.KINDS):
        f[4 + kind] = float(p.kinds[kind])
    for card in range(data.DEVELOPMENTS):
        if p.built[card] > 0 and data.COMBO[card] != NONE:
            f[8 + data.COMBO[card]] += float(p.built[card] * data.VALUE[card])
    if p.duchy != NONE and data.DUCHY_COMBO[p.duchy] != NONE:
        f[8 + data.DUCHY_COMBO[p.duchy]] += float(data.DUCHY_VALUE[p.duchy])
    f[12] = sites_worth(s, p, ahead(s, p, left))
    f[13] = float(p.krystallium)
    f[14] = float(p.soldiers)
    f[15] = float(p.training)
    f[16] = float(laboratory_size(p))
    held = p.advisors
    while held:
        f[17] += float(held & 1)
        held >>= 1
    f[18] = float(p.menaces[data.SHADOW - data.MENACES])
    f[19] = float(p.menaces[data.RAT - data.MENACES])
    f[20] = 1.0
    return f


def expected(s: State, p: Board) -> float:
    """The points a board at the end of a round should have at the end of the game."""
    left = data.ROUNDS - s.round
    value = float(points(s, p)) + claimed(s, p)
    if left == 0:
        value += last_acts_worth(s, p)
    else:
        f = features(s, p, left)
        weights = ALONE if s.rules.solo else PAIR
        first = (left - 1) * FEATURES
        for k in range(i64(FEATURES)):
            value += weights[first + k] * f[k]
    if len(s.quests) > 0:
        value += mission(s, p, left)
    return value + duties(s, p) if s.rules.scenario != NONE else value


def claimed(s: State, p: Board) -> float:
    """Final steps of this window whose reward waits for its close."""
    value = 0.0
    for board in range(i64(len(s.quests))):
        if p.claims & (i64(1) << board) and not s.final & (i64(1) << board):
            value += float(data.STEP_VP[row_of(s, board * data.STEPS + data.FINAL)])
    return value


def last_acts_worth(s: State, p: Board) -> float:
    """What end-of-game advisors will add; then what breaks ties."""
    value = TIE * float(p.kinds[0] + p.kinds[1] + p.kinds[2] + p.kinds[3])
    value += 0.1 * TIE * float(p.soldiers)
    best = [0.0, 0.0]
    if can_use(p, data.CHRONICLER):
        for kind in range(data.KINDS):
            best[0] = max(best[0], float(p.kinds[kind]))
    if can_use(p, data.ARCHITECT):
        for i in range(i64(len(p.sites))):
            if fits(p.sites[i], FINISH):
                best[1] = max(best[1], float(card_points(p, p.sites[i] & SITE_CARD)))
    if p.soldiers >= data.ADVISOR_COST[data.CHRONICLER] + data.ADVISOR_COST[data.ARCHITECT]:
        return value + best[0] + best[1]
    return value + max(best[0], best[1])


def mission(s: State, p: Board, left: i64) -> float:
    """What it costs to lack a final step, the less the nearer it is."""
    value = 0.0
    for board in range(i64(len(s.quests))):
        k = board * data.STEPS + data.FINAL
        if not p.quest & (i64(1) << k):
            near = 0.0
            if left > 0:
                near = nearness(s, p, ahead(s, p, left), row_of(s, k))
            value -= MISSION * (1.0 - (0.8 + 0.05 * float(left)) * near)
    return value


def duties(s: State, p: Board) -> float:
    """What it costs to lack cards that a scenario asks for; SG05: Thieves that are left."""
    value = 0.0
    first = s.rules.scenario * data.DEVELOPMENTS
    for card in range(data.DEVELOPMENTS):
        value -= DUTY * float(max(data.SCENARIO_BUILDS[first + card] - p.built[card], 0))
    if s.rules.scenario == data.SG05:
        value -= DUTY * float(p.menaces[data.THIEF - data.MENACES])
    return value
