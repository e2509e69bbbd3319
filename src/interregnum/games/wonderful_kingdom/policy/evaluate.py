"""How good a table looks, chances for the search, quick sensible moves; plans are in planner.py."""

from math import exp
from random import Random
from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints
from interregnum.games.wonderful_kingdom.policy.board_worth import (
    UNSEEN,
    gain_of,
    outlook,
    slot_worth,
    worth,
)
from interregnum.games.wonderful_kingdom.policy.planner import outcome_of
from interregnum.games.wonderful_kingdom.rules.actions import (
    END,
    FACES,
    LAY,
    OFFER,
    PUT,
    SELECT,
    TRAPPED,
    UP,
)
from interregnum.games.wonderful_kingdom.rules.building import in_window
from interregnum.games.wonderful_kingdom.rules.copies import clone_board
from interregnum.games.wonderful_kingdom.rules.data import CALAMITY, ROUNDS
from interregnum.games.wonderful_kingdom.rules.scoring import has_lost
from interregnum.games.wonderful_kingdom.rules.state import (
    DOWN,
    OFFERING,
    OVER,
    SELECTING,
    Board,
    State,
)
from interregnum.games.wonderful_kingdom.rules.table import offerer, selector
from interregnum.games.wonderful_kingdom.rules.windows import window_step

LEFT: Final = 0.4  # of what is left in an area for the next selection
GLANCE: Final[i64] = 1  # passes of the planner when a playout is cut
SPREAD: Final = 5.0  # points of a lead that are worth a factor e in the odds, after the last round
WIDER: Final = 2.0  # more of them for every round left
NOW: Final[i64] = 1 << 20  # plies: a search asks for any forecast that can be given
BRONZE: Final = 70.0
MEDAL: Final = 6.0  # points that are worth a factor e in the odds of a medal


def evaluate(s: State, seat: i64) -> float:
    """The own duchy against the other as it is shown, and what the areas will bring."""
    mine = worth(s, s.live[seat], seat)
    if s.rules.solo:
        return mine
    other = s.live[1 - seat] if s.rules.open or not in_window(s) else s.shown[1 - seat]
    value = mine - worth(s, other, seat)
    return value + areas_worth(s, seat, other) if s.phase <= SELECTING else value


def areas_worth(s: State, seat: i64, other: Board) -> float:
    """Who selects next takes the area that looks better to them."""
    mine = area_gains(s, s.live[seat], seat)
    theirs = area_gains(s, other, seat)
    if s.phase == SELECTING and selector(s) == seat:
        return max(mine[0], mine[1])
    seen = outside_gains(s, other, seat)
    taken = 0 if seen[0] >= seen[1] else 1
    if s.phase == SELECTING:
        return LEFT * mine[1 - taken] - theirs[taken]
    return 0.5 * (LEFT * mine[1 - taken] - theirs[taken])


def area_gains(s: State, p: Board, eyes: i64) -> list[float]:
    """What each area holds for a duchy, as a seat sees it; a half-made offer is its own."""
    o = outlook(s, p)
    gains = [0.0, 0.0]
    for area in range(i64(2)):
        for i in range(i64(len(s.areas[area]))):
            gains[area] += slot_worth(p, s.areas[area][i], o, eyes)
    if s.phase == OFFERING and len(s.offer) > 1 and offerer(s) == eyes:
        gains[s.offer[1] // FACES] += gain_of(p, s.offer[0], o)
    return gains


def outside_gains(s: State, p: Board, eyes: i64) -> list[float]:
    """What the other sees in the areas: what lies face down is a guess to it."""
    o = outlook(s, p)
    gains = [0.0, 0.0]
    for area in range(i64(2)):
        for i in range(i64(len(s.areas[area]))):
            slot = s.areas[area][i]
            gains[area] += UNSEEN if slot & DOWN else slot_worth(p, slot, o, eyes)
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


def shared(s: State, lead: float) -> list[float]:
    chance = 1.0 / (1.0 + exp(-lead / (SPREAD + WIDER * float(ROUNDS - s.round))))
    return [chance, 1.0 - chance]


def medal_chance(s: State, score: float) -> float:
    """Alone: how near bronze is, and a little for every point."""
    if s.phase == OVER and has_lost(s, s.live[0]):
        return 0.0
    odds = 1.0 / (1.0 + exp(-(score - BRONZE) / (MEDAL + 2.0 * float(ROUNDS - s.round))))
    return 0.8 * odds + 0.2 * min(max(score / 150.0, 0.0), 1.0)


def rollout(s: State, seat: i64, legal: Ints, rng: Random) -> i64:
    """In a window the act that looks best, on a turn a quick guess."""
    if len(legal) == 1:
        return legal[0]
    if in_window(s):
        return best_act(s, seat, legal)
    if legal[0] == SELECT:
        return best_area(s, seat, legal)
    if PUT <= legal[0] < LAY + 6:
        return lay_guess(s, seat, legal, rng)
    if legal[0] < PUT and legal[0] >= OFFER:
        return card_guess(legal, rng)
    return legal[int(rng.random() * float(len(legal)))]


def card_guess(legal: Ints, rng: Random) -> i64:
    """Any card to offer; free acts are left to windows."""
    count: i64 = 0
    while count < len(legal) and legal[count] < PUT:
        count += 1
    return legal[int(rng.random() * float(count))]


def lay_guess(s: State, seat: i64, legal: Ints, rng: Random) -> i64:
    """Bad cards are hidden more often than good ones."""
    card = s.offer[i64(len(s.offer)) - 1]
    hide = rng.random() < (0.7 if card >= CALAMITY else 0.15)
    choice = legal[int(rng.random() * float(len(legal)))]
    for i in range(i64(len(legal))):
        k = (legal[i] - PUT) % FACES
        if legal[i] >= LAY:
            k = (legal[i] - LAY) % FACES
        if (k == TRAPPED) == hide and k in (TRAPPED, UP) and rng.random() < 0.6:
            choice = legal[i]
    return choice


def best_area(s: State, seat: i64, legal: Ints) -> i64:
    gains = area_gains(s, s.live[seat], seat)
    return SELECT if gains[0] >= gains[1] else SELECT + 1


def best_act(s: State, seat: i64, legal: Ints) -> i64:
    """One act ahead; finishing is worth what the board is worth."""
    p = s.live[seat]
    best = legal[0]
    top = -1e9
    for i in range(i64(len(legal))):
        value = act_worth(s, p, seat, legal[i])
        if value > top + 1e-9:
            top = value
            best = legal[i]
    return best


def act_worth(s: State, p: Board, seat: i64, action: i64) -> float:
    if action == END:
        return worth(s, p, seat) + 0.001
    q = clone_board(p)
    window_step(s, q, action)
    return worth(s, q, seat)
