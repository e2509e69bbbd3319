"""How good a table looks, and chances for the search."""

from math import exp
from typing import Final

from mypy_extensions import i64

from interregnum.core.policy import NOW
from interregnum.games.wonderful_kingdom.policy.board_worth import (
    UNSEEN,
    gain_of,
    outlook,
    slot_worth,
    worth,
)
from interregnum.games.wonderful_kingdom.policy.planner import glimpse_of, outcome_of
from interregnum.games.wonderful_kingdom.rules import state
from interregnum.games.wonderful_kingdom.rules.actions import FACES
from interregnum.games.wonderful_kingdom.rules.building import in_window
from interregnum.games.wonderful_kingdom.rules.data import ROUNDS, SOLO_CYCLES
from interregnum.games.wonderful_kingdom.rules.scoring import has_lost, medal_at
from interregnum.games.wonderful_kingdom.rules.state import Board, State
from interregnum.games.wonderful_kingdom.rules.table import offerer, selector

LEFT: Final = 0.4  # of what is left in an area for the next selection
GLANCE: Final[i64] = 1  # passes of the planner when a playout is cut
SPREAD: Final = 5.0  # points of a lead that are worth a factor e in the odds, after the last round
WIDER: Final = 2.0  # more of them for every round left
BRONZE: Final = 70.0
MEDAL: Final = 6.0  # points that are worth a factor e in the odds of a medal
CHOSEN: Final = 12.0  # points that choosing in a round to come brings who plays alone


def evaluate(s: State, seat: i64) -> float:
    """A duchy against the other as it is shown, and what the areas will bring."""
    mine = worth(s, s.live[seat], seat)
    if s.rules.solo:
        return mine
    other = s.live[1 - seat] if s.rules.open or not in_window(s) else s.shown[1 - seat]
    value = mine - worth(s, other, seat)
    return value + areas_worth(s, seat, other) if s.phase <= state.SELECTING else value


def areas_worth(s: State, seat: i64, other: Board) -> float:
    """Who selects next takes the area that looks better to them."""
    mine = area_gains(s, s.live[seat], seat)
    theirs = area_gains(s, other, seat)
    if s.phase == state.SELECTING and selector(s) == seat:
        return max(mine[0], mine[1])
    seen = outside_gains(s, other, seat)
    taken = 0 if seen[0] >= seen[1] else 1
    if s.phase == state.SELECTING:
        return LEFT * mine[1 - taken] - theirs[taken]
    return 0.5 * (LEFT * mine[1 - taken] - theirs[taken])


def area_gains(s: State, p: Board, eyes: i64) -> list[float]:
    """What each area holds for a duchy, as a seat sees it, with the offer that it is making."""
    o = outlook(s, p)
    gains = [0.0, 0.0]
    for area in range(i64(2)):
        for i in range(i64(len(s.areas[area]))):
            gains[area] += slot_worth(p, s.areas[area][i], o, eyes)
    if s.phase == state.OFFERING and len(s.offer) > 1 and offerer(s) == eyes:
        gains[s.offer[1] // FACES] += gain_of(p, s.offer[0], o)
    return gains


def outside_gains(s: State, p: Board, eyes: i64) -> list[float]:
    """What the other sees in the areas: what lies face down is a guess to it."""
    o = outlook(s, p)
    gains = [0.0, 0.0]
    for area in range(i64(2)):
        for i in range(i64(len(s.areas[area]))):
            slot = s.areas[area][i]
            gains[area] += UNSEEN if slot & state.DOWN else slot_worth(p, slot, o, eyes)
    return gains


def forecast(s: State, plies: i64) -> list[float]:
    """Chances once Choice is over, by what both boards can come to; asked sooner, by a glance."""
    if in_window(s):
        if s.rules.solo:
            return [medal_chance(s, outcome_of(s, 0, GLANCE))]
        return shared(s, outcome_of(s, 0, GLANCE) - outcome_of(s, 1, GLANCE))
    if plies < NOW:
        return []
    if s.rules.solo:
        return [medal_chance(s, worth(s, s.live[0], 0))]
    return shared(s, evaluate(s, 0))


def sketch(s: State, plies: i64) -> list[float]:
    """The same, but that only single cards are planned or recycled: 3 times as fast."""
    if not in_window(s):
        return forecast(s, plies)
    if s.rules.solo:
        return [medal_chance(s, glimpse_of(s, 0))]
    return shared(s, glimpse_of(s, 0) - glimpse_of(s, 1))


def shared(s: State, lead: float) -> list[float]:
    chance = 1.0 / (1.0 + exp(-lead / (SPREAD + WIDER * float(ROUNDS - s.round))))
    return [chance, 1.0 - chance]


def medal_chance(s: State, score: float) -> float:
    """Alone: how near bronze is, and a little for every point."""
    if s.phase == state.OVER and has_lost(s, s.live[0]):
        return 0.0
    odds = 1.0 / (1.0 + exp(-(score - BRONZE) / (MEDAL + 2.0 * float(ROUNDS - s.round))))
    return 0.8 * odds + 0.2 * min(max(score / 150.0, 0.0), 1.0)


def medal_odds(s: State) -> float:
    """As people are told it: with what rounds to come will bring, which a search does without."""
    left = float(ROUNDS - s.round)
    score = CHOSEN * left
    if in_window(s):
        score += glimpse_of(s, 0)
    else:
        score += worth(s, s.live[0], 0)
        score += CHOSEN * max(0.0, 1.0 - float(s.turn) / float(SOLO_CYCLES))
    return 1.0 / (1.0 + exp(-(score - float(medal_at(s, 0))) / (MEDAL + 2.0 * left)))
