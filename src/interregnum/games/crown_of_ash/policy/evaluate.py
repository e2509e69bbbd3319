"""How good a table looks for a seat: the evaluation and the forecast that bots think with."""

from math import exp
from typing import Final

from mypy_extensions import i64

from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.policy.combat import RIVAL, battle_promise
from interregnum.games.crown_of_ash.policy.worth import (
    GRAVE,
    PER_GOLD,
    PER_RESOURCE,
    best_build,
    best_raise,
    best_site,
    hand_value,
    raise_value,
    rounds_left,
    standing,
)
from interregnum.games.crown_of_ash.rules import phases
from interregnum.games.crown_of_ash.rules.data import PRICE
from interregnum.games.crown_of_ash.rules.state import State

CUT: Final[i64] = 20  # plies of a playout before it is judged
SCALE: Final = 7.0  # points of difference that make a clear favourite
ASKED: Final[i64] = 1 << 16  # plies no playout has: a forecast is wanted at once


def evaluate(s: State, seat: i64) -> float:
    """The points to come to a seat against those of its best rival."""
    rival = -1000.0
    for other in range(s.config.count):
        if other != seat:
            rival = max(rival, standing(s, other, s.phase == phases.OVER))
    if s.phase == phases.OVER:
        return standing(s, seat, False) - RIVAL * rival
    return standing(s, seat, True) + pending(s, seat) - RIVAL * rival


def pending(s: State, seat: i64) -> float:
    """What the seat's own half-done action promises."""
    phase = s.phase
    if s.attacker != NONE and phase <= phases.ROLLING:
        return battle_promise(s, seat)
    if phase >= phases.DEALING_LORDS or s.actor != seat:
        return 0.0
    if phase == phases.RAISING:
        return best_raise(s, seat)
    if phase == phases.PAYING:
        return raise_value(s, seat, s.slot)
    if phase == phases.GAINING:
        return float(s.owed) * PER_RESOURCE[rounds_left(s)] * 1.2
    if phase == phases.CHOOSING_TILE:
        return best_build(s, seat)
    if phase == phases.CHOOSING_PROVINCE:
        return (
            best_site(s, seat, s.offer[s.place])
            - float(PRICE[s.offer[s.place]]) * PER_GOLD[rounds_left(s)]
        )
    if phase == phases.AT_ALTAR:
        return (1.0 - GRAVE) * hand_value(s, s.players[seat], s.players[seat].grave)
    return 0.0


def forecast(s: State, plies: i64) -> list[float]:
    """Chances to win, at the start of a turn once the playout is long enough."""
    if s.phase == phases.OVER or (plies < ASKED and (s.phase != phases.PLACING or plies < CUT)):
        return []
    return chances(s)


def chances(s: State) -> list[float]:
    """Each seat's part of the exponents of what all may end with."""
    marks = [standing(s, seat, True) + pending(s, seat) for seat in range(s.config.count)]
    top = max(marks)
    whole = 0.0
    for i in range(len(marks)):
        marks[i] = exp((marks[i] - top) / SCALE)
        whole += marks[i]
    for i in range(len(marks)):
        marks[i] /= whole
    return marks
