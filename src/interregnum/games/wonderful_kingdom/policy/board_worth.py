"""How good a board looks as it stands: points, engine, constructions, selection, duties."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import vec
from interregnum.core.game import NONE
from interregnum.games.wonderful_kingdom.rules import data, state
from interregnum.games.wonderful_kingdom.rules.actions import PAY
from interregnum.games.wonderful_kingdom.rules.building import missing
from interregnum.games.wonderful_kingdom.rules.copies import clone_board
from interregnum.games.wonderful_kingdom.rules.production import output
from interregnum.games.wonderful_kingdom.rules.quest import pay, pay_acts, row_of
from interregnum.games.wonderful_kingdom.rules.scoring import points
from interregnum.games.wonderful_kingdom.rules.state import Board, State
from interregnum.games.wonderful_kingdom.rules.table import is_known

CUBE: Final = [0.5, 0.6, 0.75, 0.8]  # what a cube that finds a use is worth
LAB: Final = 0.18  # what it is worth in the laboratory
KRYS: Final = 1.0
GROWTH: Final = 0.15  # of the outputs, a round
RECYCLING: Final = 0.6  # cubes of a colour from recycled cards, a round
HOPE: Final = 0.8  # the part of a selected card's gain that is reached
RECYCLED: Final = 0.6
UNSEEN: Final = -0.4  # a face-down card: a common one, or a calamity
BAD: Final = 4.2
MISSION: Final = 24.0  # a final step: who lacks it cannot win
DUTY: Final = 12.0  # a card that a scenario asks for


class Outlook:
    """What a seat can expect: cubes to come, by resource, and rounds after this one."""

    __slots__ = ("cube", "left", "soldier", "supply", "turns")

    def __init__(
        self,
        left: float,
        turns: list[float],
        supply: list[float],
        soldier: float,
        cube: list[float],
    ) -> None:
        self.left: float = left
        self.cube: list[float] = cube  # what a cube that finds a use is worth, by resource
        self.turns: list[float] = turns  # production steps to come, by resource
        self.supply: list[float] = supply
        self.soldier: float = soldier  # what one is worth


def outlook(s: State, p: Board) -> Outlook:
    left = float(data.ROUNDS - s.round)
    turns: list[float] = []
    supply: list[float] = []
    for r in range(data.BASIC):
        now = 1.0 if steps_ahead(s, r) else 0.0
        turns.append(left + now)
        grown = float(output(s, p, r)) * (now + left * (1.0 + GROWTH * left)) + RECYCLING * left
        supply.append(grown + float(p.cubes[r]))
    return Outlook(left, turns, supply, soldier_worth(s, left), CUBE)


def steps_ahead(s: State, r: i64) -> bool:
    """Whether this round still brings a step of the resource."""
    if s.phase == state.BUILD:
        return r > s.step
    if s.phase == state.BEFORE:
        return r >= s.step
    return s.phase < state.BEFORE


def soldier_worth(s: State, left: float) -> float:
    if s.phase == state.OVER:
        return 0.01
    if s.rules.menace:
        return 1.4
    if s.rules.quest:
        return 1.2
    return 0.9 if s.rules.advisor else 0.25 + 0.05 * left


def worth(s: State, p: Board, eyes: i64) -> float:
    """Points now and what engine, constructions and selection should bring, as a seat sees it."""
    if p.paying != NONE:
        p = clone_board(p)
        pay_out(s, p)
    o = outlook(s, p)
    value = float(points(s, p)) + stock_worth(s, p, o)
    for r in range(data.BASIC):
        cubes = float(output(s, p, r)) * o.turns[r] + float(p.cubes[r])
        value += CUBE[r] * cubes
    value += sites_worth(s, p, o) + selection_worth(p, o, eyes)
    if len(s.quests) > 0:
        value += mission_worth(s, p, o)
    if s.rules.scenario != NONE:
        value += duty_worth(s, p)
    return value


def pay_out(s: State, p: Board) -> None:
    """A half-paid step with waiting cubes, then the laboratory's, krystallium for what lacks."""
    while p.paying != NONE:
        pay(s, p, pay_acts(s, p, vec[i64]())[0] - PAY)


def stock_worth(s: State, p: Board, o: Outlook) -> float:
    over = s.phase >= state.FIGHT and o.left == 0.0
    value = o.soldier * (float(p.soldiers) + 0.4 * float(p.training))
    if not over:
        cubes = p.laboratory[0] + p.laboratory[1] + p.laboratory[2] + p.laboratory[3]
        value += KRYS * float(p.krystallium) + LAB * float(cubes)
    value -= float(p.menaces[data.SHADOW - data.MENACES]) * 1.5 * o.left
    value -= float(p.menaces[data.RAT - data.MENACES]) * 0.6 * o.left
    held = p.advisors
    while held:
        value += 0.5 * (o.left + 0.5) if held & 1 else 0.0
        held >>= 1
    return value


def card_worth(p: Board, card: i64, o: Outlook) -> float:
    """What completing a development brings from now to the end."""
    kind = data.KIND[card]
    combo = data.COMBO[card]
    value = float(data.VALUE[card])
    if combo != NONE:
        more = 1.0 if combo == kind else 0.0
        value *= float(p.kinds[combo]) + more + 0.5 * o.left
    for r in range(data.BASIC):
        value += float(data.PLAIN[card * data.BASIC + r]) * o.turns[r] * o.cube[r]
    for m in range(data.MULTIPLIERS):
        if data.MULTIPLIER_CARD[m] == card:
            r = data.MULTIPLIER_RESOURCE[m]
            value += (float(p.kinds[data.MULTIPLIER_KIND[m]]) + 0.7) * o.turns[r] * o.cube[r]
        elif p.built[data.MULTIPLIER_CARD[m]] > 0 and data.MULTIPLIER_KIND[m] == kind:
            r = data.MULTIPLIER_RESOURCE[m]
            value += float(p.built[data.MULTIPLIER_CARD[m]]) * o.turns[r] * o.cube[r]
    value += o.soldier * float(data.BONUS_SOLDIERS[card]) + KRYS * float(
        data.BONUS_KRYSTALLIUM[card]
    )
    return value + kind_worth(p, kind)


def kind_worth(p: Board, kind: i64) -> float:
    """What one more card of a kind adds to the combinations that are there."""
    value = 0.0
    for card in range(data.DEVELOPMENTS):
        if data.COMBO[card] == kind and p.built[card] > 0:
            value += float(p.built[card] * data.VALUE[card])
    if p.duchy != NONE and data.DUCHY_COMBO[p.duchy] == kind:
        value += float(data.DUCHY_VALUE[p.duchy])
    return value


def sites_worth(s: State, p: Board, o: Outlook) -> float:
    """Constructions served in the order of what a cube does for them, as far as cubes come."""
    count = i64(len(p.sites))
    left = o.supply[:]
    gains = [site_gain(p, p.sites[i], o) for i in range(count)]
    value = 0.0
    tokens = [float(p.krystallium), float(p.soldiers)]
    for _ in range(count):
        best: i64 = NONE
        top = 0.0
        for i in range(count):
            density = gains[i] / (float(missing(p.sites[i])) + 1.0)
            if density > top:
                top = density
                best = i
        if best == NONE:
            break
        value += gains[best] * serve(p.sites[best], o, left, tokens)
        gains[best] = 0.0
    return value


def site_gain(p: Board, site: i64, o: Outlook) -> float:
    """What a construction will be worth less what it still costs."""
    gain = card_worth(p, site & state.SITE_CARD, o)
    for r in range(data.BASIC):
        gain -= float((site >> (state.NEED + 4 * r)) & 15) * o.cube[r]
    gain -= float((site >> (state.NEED + 4 * data.KRYSTALLIUM)) & 15) * KRYS
    return gain - float((site >> (state.NEED + 4 * data.SOLDIER)) & 15) * o.soldier


def serve(site: i64, o: Outlook, left: list[float], tokens: list[float]) -> float:
    """The chance that a construction is completed; what it needs is taken off the supply."""
    chance = 0.8 if site & state.FROZEN else 1.0
    for r in range(data.BASIC):
        need = float((site >> (state.NEED + 4 * r)) & 15)
        if need > 0.0:
            short = need - left[r]
            left[r] = max(left[r] - need, 0.0)
            chance *= 0.98**need
            if short > 0.0:
                chance *= 0.75**short if o.left > 0.0 else 0.4**short
    for k in range(i64(2)):
        need = float((site >> (state.NEED + 4 * (data.KRYSTALLIUM + k))) & 15)
        if need > 0.0:
            short = need - tokens[k]
            tokens[k] = max(tokens[k] - need, 0.0)
            if short > 0.0:
                chance *= 0.7**short if o.left > 0.0 else 0.1
    return chance


def cost_worth(card: i64, o: Outlook) -> float:
    value = KRYS * float(data.COST[card * data.RESOURCES + data.KRYSTALLIUM])
    value += o.soldier * float(data.COST[card * data.RESOURCES + data.SOLDIER])
    for r in range(data.BASIC):
        value += o.cube[r] * float(data.COST[card * data.RESOURCES + r])
    return value


def gain_of(p: Board, card: i64, o: Outlook) -> float:
    """What a card in the selection is good for."""
    if card < data.DEVELOPMENTS:
        planned = HOPE * (card_worth(p, card, o) - cost_worth(card, o))
        return max(planned, 0.0) + RECYCLED
    if card < data.ADVISORS:
        return 2.0 * RECYCLED + 0.2
    if card < data.DECK_CARDS:
        return o.soldier + 0.5 * o.left + 0.3
    return -BAD if card == data.CALAMITY else -BAD + 0.3


def selection_worth(p: Board, o: Outlook, eyes: i64) -> float:
    value = 0.0
    for i in range(i64(len(p.selection))):
        value += slot_worth(p, p.selection[i], o, eyes)
    return value


def slot_worth(p: Board, slot: i64, o: Outlook, eyes: i64) -> float:
    if not is_known(slot, eyes) or slot & state.SLOT_CARD == state.UNKNOWN:
        return UNSEEN
    return gain_of(p, slot & state.SLOT_CARD, o)


def mission_worth(s: State, p: Board, o: Outlook) -> float:
    """The final step done, or how near it is."""
    value = 0.0
    for board in range(i64(len(s.quests))):
        k = board * data.STEPS + data.FINAL
        if p.quest & (i64(1) << k):
            value += MISSION
        else:
            value += 0.85 * MISSION * nearness(s, p, o, row_of(s, k))
    return value


def nearness(s: State, p: Board, o: Outlook, row: i64) -> float:
    """How much of the cost of a final step is at hand or to be expected."""
    near = 1.0
    for r in range(data.RESOURCES):
        cost = float(data.STEP_COST[row * data.RESOURCES + r])
        if cost == 0.0:
            continue
        have = 0.0
        if r == data.SOLDIER:
            have = float(p.soldiers) + 0.5 * float(p.training) + 0.5 * o.left
        elif r == data.KRYSTALLIUM:
            have = float(p.krystallium) + 0.4 * o.left
        else:
            have = float(p.laboratory[r] + p.cubes[r]) + 0.4 * o.supply[r]
        near *= min(1.0, 0.15 + 0.85 * have / cost)
    return near


def duty_worth(s: State, p: Board) -> float:
    """Cards that a scenario asks for."""
    value = 0.0
    first = s.rules.scenario * data.DEVELOPMENTS
    for card in range(data.DEVELOPMENTS):
        value += DUTY * float(min(p.built[card], data.SCENARIO_BUILDS[first + card]))
    return value
