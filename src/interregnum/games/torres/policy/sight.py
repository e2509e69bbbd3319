"""A table as one sees it who overlooks some of it: what the lower levels think with."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.game import NONE
from interregnum.games.torres.policy.evaluate import (
    ALONE,
    AP_LEFT,
    LATER,
    RIVAL,
    bonuses,
    in_hand,
    prospects,
    standing,
    standing_in,
)
from interregnum.games.torres.policy.planner import Node, Plan, by_value, last_action
from interregnum.games.torres.rules import data
from interregnum.games.torres.rules.actions import BUY, END, MOVE, PLAY, SCORE, SOURCE
from interregnum.games.torres.rules.copies import clone_state
from interregnum.games.torres.rules.decisions import act, choices
from interregnum.games.torres.rules.grid import NEAR, SQUARES
from interregnum.games.torres.rules.master import card_points
from interregnum.games.torres.rules.scoring import coming_phase
from interregnum.games.torres.rules.state import OVER, TURN, State

PARTS: Final = ["rivals", "king", "later", "doors", "cards", "castles", "far"]
FAR: Final = 99.0  # actions: more than a turn has


class Sight:
    """How much is seen, 0 to 1; `castles`: how many of one's best; `far`: actions ahead."""

    __slots__ = ("cards", "castles", "doors", "far", "king", "later", "rivals")

    def __init__(self, parts: dict[str, float]) -> None:
        assert all(name in PARTS for name in parts), f"expected only {PARTS}"
        self.rivals: float = parts.get("rivals", 1.0)
        self.king: float = parts.get("king", 1.0)
        self.later: float = parts.get("later", 1.0)
        self.doors: bool = parts.get("doors", 1.0) > 0.0
        self.cards: bool = parts.get("cards", 1.0) > 0.0
        self.castles: i64 = int(parts.get("castles", FAR))
        self.far: i64 = int(parts.get("far", FAR))


def look(s: State, seat: i64, eyes: Sight) -> float:
    """How good the table looks with such eyes."""
    mine = seen_worth(s, seat, eyes)
    mine += in_hand(s, seat) if eyes.cards else unspent(s, seat)
    theirs = 0.0
    for other in range(s.seats):
        if other != seat:
            theirs += seen_worth(s, other, eyes)
    rivals = s.seats - 1
    share = ALONE if rivals == 1 else RIVAL
    return mine - eyes.rivals * share * theirs / float(rivals)


def seen_worth(s: State, seat: i64, eyes: Sight) -> float:
    """What lies open on the table, as far as it is looked at."""
    score = float(s.score[seat])
    if s.step == OVER:
        return score
    phase = coming_phase(s)
    scorings = 1.0 + eyes.later * LATER * float(data.PHASES - 1 - phase)
    plain = float(card_points(s, seat, phase))
    extra = plain + eyes.king * (bonuses(s, seat, phase) - plain)
    return score + scorings * seen_standing(s, seat, eyes) + extra + eyes.later * prospects(s, seat)


def seen_standing(s: State, seat: i64, eyes: Sight) -> float:
    """Castle by castle, the best ones alone for who looks at few at a time."""
    if eyes.castles >= len(s.board.mask):
        return standing(s, seat)
    count = i64(len(s.board.mask))
    found = [-standing_in(s, seat, number) for number in range(count)]
    found.sort()
    return -sum(found[: eyes.castles])


def unspent(s: State, seat: i64) -> float:
    return AP_LEFT * float(s.budget - s.spent) if seat == s.seat else 0.0


def is_overlooked(s: State, action: i64, eyes: Sight) -> bool:
    """Ways through doors, and cards, for who does not think of them."""
    if not eyes.cards and (action == BUY or PLAY <= action < PLAY + data.CARD_TYPES):
        return True
    if eyes.doors or not MOVE <= action < SOURCE:
        return False
    start, end = (action - MOVE) // SQUARES, (action - MOVE) % SQUARES
    return NEAR[start] >> end & 1 == 0


class NarrowPlan(Plan):
    """A plan that looks no further than the eyes do."""

    __slots__ = ("eyes",)

    def __init__(self, s: State, seat: i64, width: i64, eyes: Sight) -> None:
        self.eyes: Sight = eyes
        super().__init__(s, seat, width)

    def look(self, t: State) -> float:
        return look(t, self.seat, self.eyes)

    def follow(self, node: Node, action: i64) -> None:
        if node.state.step != TURN or self.is_seen(node, action):
            super().follow(node, action)

    def is_seen(self, node: Node, action: i64) -> bool:
        near = len(node.path) < self.eyes.far
        return near and not is_overlooked(node.state, action, self.eyes)


def plan(s: State, seat: i64, width: i64, eyes: Sight) -> list[tuple[int, float]]:
    """As the planner does it, with such eyes."""
    if s.step != TURN and s.card == NONE:
        return glanced(s, seat, eyes)
    found = NarrowPlan(s, seat, width, eyes)
    found.run()
    rows = [(action, value) for action, value in found.firsts.items()]
    if s.step == TURN:
        rows.append((last_of(s, seat, eyes), look(s, seat, eyes)))
    rows.sort(key=by_value)
    return rows


def last_of(s: State, seat: i64, eyes: Sight) -> i64:
    if eyes.cards:
        return last_action(s, seat)
    legal = choices(s)
    return SCORE if len(legal) > 1 and legal[1] == SCORE else END


def glanced(s: State, seat: i64, eyes: Sight) -> list[tuple[int, float]]:
    rows: list[tuple[int, float]] = []
    for action in choices(s):
        t = clone_state(s)
        act(t, action)
        rows.append((action, look(t, seat, eyes)))
    rows.sort(key=by_value)
    return rows
