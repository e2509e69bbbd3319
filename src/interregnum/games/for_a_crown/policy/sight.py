"""A table as one sees it who overlooks some of it: what the lower levels think with."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import vec
from interregnum.games.for_a_crown.policy import marks
from interregnum.games.for_a_crown.policy.evaluate import chances, evaluate, forecast
from interregnum.games.for_a_crown.policy.marks import EVERYBODY, KEEN, Floats, Weights
from interregnum.games.for_a_crown.rules.state import OVER, State

PARTS: Final = ["cards", "threats", "coins"]
CARDS_AT: Final = range(int(marks.ICONS_AT), int(marks.COINS_TO_SPEND))
COINS_AT: Final = [int(at) for at in (marks.COINS_TO_SPEND, marks.COINS_LEFT, marks.RICHEST)]
THREATS_AT: Final = [
    *range(int(marks.BANDITS_NOW), int(marks.FIRST_PLACE) + 1),
    int(marks.DANGER),
    int(marks.SPACE_AT),
]


def narrowed(parts: dict[str, float]) -> Weights:
    """The weights of a good player with only a part of what cards, threats and coins weigh."""
    assert all(name in PARTS for name in parts), f"expected only {PARTS}"
    cards = parts.get("cards", 1.0)
    factors = [1.0] * int(marks.SIZE)
    for at in CARDS_AT:
        factors[at] = cards
    for at in COINS_AT:
        factors[at] = parts.get("coins", 1.0)
    for at in THREATS_AT:
        factors[at] = parts.get("threats", 1.0)
    features = [KEEN.features[i] * factors[i % int(marks.SIZE)] for i in range(len(KEEN.features))]
    return Weights(vec[float](features), times(KEEN.cards, cards), times(KEEN.levels, cards))


def times(table: Floats, factor: float) -> Floats:
    return vec[float]([worth * factor for worth in table])


def look(s: State, seat: i64, eyes: Weights) -> float:
    """The seat's chance to win, from its knowledge, with such eyes."""
    if s.phase == OVER or s.fall[seat] > 0:
        return evaluate(s, seat)
    return chances(s, seat, eyes)[seat]


def seen_forecast(s: State, plies: i64, eyes: Weights) -> list[float]:
    """Chances when evaluate.py tells them, with such eyes."""
    told = forecast(s, plies)
    return told if len(told) == 0 or s.phase == OVER else chances(s, EVERYBODY, eyes)
