"""A table as one sees it who overlooks some of it: what the lower levels think with."""

from math import exp
from typing import Final

from mypy_extensions import i64

from interregnum.games.crown_of_ash.policy import evaluate
from interregnum.games.crown_of_ash.policy.combat import RIVAL
from interregnum.games.crown_of_ash.policy.worth import (
    PER_GOLD,
    PER_RESOURCE,
    PER_STRENGTH,
    area_value,
    hand_of,
    rounds_left,
    standing,
)
from interregnum.games.crown_of_ash.rules import data
from interregnum.games.crown_of_ash.rules.defenders import defence
from interregnum.games.crown_of_ash.rules.phases import OVER, PAYING
from interregnum.games.crown_of_ash.rules.scoring import worth
from interregnum.games.crown_of_ash.rules.state import State, lowest

PARTS: Final = ["rivals", "threats", "ends", "battles"]
GLAD: Final = 3.0  # points by which who came to raise would rather have a dear warrior than none
EARLY: Final[i64] = 3  # rounds that are always thought to be left by who does not see the end


class Sight:
    """How much of each thing is seen, 0 to 1."""

    __slots__ = ("battles", "ends", "rivals", "threats")

    def __init__(self, parts: dict[str, float]) -> None:
        assert all(name in PARTS for name in parts), f"expected only {PARTS}"
        self.rivals: float = parts.get("rivals", 1.0)
        self.threats: float = parts.get("threats", 1.0)
        self.ends: float = parts.get("ends", 1.0)
        self.battles: float = parts.get("battles", 1.0)  # what a battle under way may change


def look(s: State, seat: i64, eyes: Sight) -> float:
    """The points to come to a seat against those of its best rival, with such eyes."""
    rival = -1000.0
    for other in range(s.config.count):
        if other != seat:
            rival = max(rival, standing(s, other, s.phase == OVER))
    mine = standing(s, seat, s.phase != OVER) + promised(s, seat, eyes) + illusion(s, seat, eyes)
    return mine - eyes.rivals * RIVAL * rival


def promised(s: State, seat: i64, eyes: Sight) -> float:
    """What the action under way promises; of battles only a part is seen."""
    if s.phase == OVER:
        return 0.0
    promise = (eyes.battles if s.attacker >= 0 else 1.0) * evaluate.pending(s, seat)
    return promise + GLAD if s.phase == PAYING and s.actor == seat else promise


def illusion(s: State, seat: i64, eyes: Sight) -> float:
    """What a seat believes to have and has not: areas as if nobody came, stores as if for long."""
    if s.phase == OVER:
        return 0.0
    value = 0.0
    if eyes.threats < 1.0:
        value += (1.0 - eyes.threats) * unthreatened(s, seat)
    if eyes.ends < 1.0 and rounds_left(s) < EARLY:
        value += (1.0 - eyes.ends) * hoarded(s, seat)
    return value


def unthreatened(s: State, seat: i64) -> float:
    """What areas would bring more if they were never lost."""
    value = 0.0
    for area in range(data.AREAS):
        if s.controller[area] != seat:
            continue
        points = worth(s, area) if area < data.PROVINCES else 0
        for k in range(s.round, data.ROUNDS):
            gain = data.CITADEL_VP[s.config.side][k] if area == data.CITADEL else points
            value += float(gain)
        value -= area_value(s, area, points, float(defence(s, area)), seat)
    return value


def hoarded(s: State, seat: i64) -> float:
    """What stores and warriors would be worth more if the end were far."""
    left, p = rounds_left(s), s.players[seat]
    value = 0.0
    cards = hand_of(s, seat)
    while cards != 0:
        strength = float(data.STRENGTH[lowest(cards)])
        value += strength * (PER_STRENGTH[EARLY] - PER_STRENGTH[left])
        cards &= cards - 1
    if seat == s.config.people:
        return value  # the automa has no stores
    for kind in range(data.BASIC):
        value += min(float(p.store[kind]), 9.0) * (PER_RESOURCE[EARLY] - PER_RESOURCE[left])
    gold = min(float(p.store[data.GOLD]), 6.0)
    return value + gold * (PER_GOLD[EARLY] - PER_GOLD[left])


def forecast(s: State, plies: i64, eyes: Sight) -> list[float]:
    """Chances to win when and as evaluate.py tells them, with such eyes."""
    if len(evaluate.forecast(s, plies)) == 0:
        return []
    marks: list[float] = []
    for seat in range(s.config.count):
        mark = standing(s, seat, True) + promised(s, seat, eyes) + illusion(s, seat, eyes)
        marks.append(mark)
    top = max(marks)
    parts = [exp((mark - top) / evaluate.SCALE) for mark in marks]
    whole = sum(parts)
    return [part / whole for part in parts]
