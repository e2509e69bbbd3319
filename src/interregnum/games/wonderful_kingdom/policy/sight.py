"""A table as one sees it who overlooks some of it: what the lower levels think with."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.game import NONE
from interregnum.games.wonderful_kingdom.policy.board_worth import worth
from interregnum.games.wonderful_kingdom.policy.evaluate import areas_worth
from interregnum.games.wonderful_kingdom.policy.expected_points import claimed, expected
from interregnum.games.wonderful_kingdom.policy.planner import Planner, by_value
from interregnum.games.wonderful_kingdom.policy.priorities import Priorities, next_act
from interregnum.games.wonderful_kingdom.policy.rest_of_round import carry_out
from interregnum.games.wonderful_kingdom.rules import state
from interregnum.games.wonderful_kingdom.rules.building import in_window
from interregnum.games.wonderful_kingdom.rules.copies import clone_board, clone_state
from interregnum.games.wonderful_kingdom.rules.scoring import points
from interregnum.games.wonderful_kingdom.rules.state import Board, State
from interregnum.games.wonderful_kingdom.rules.windows import window_acts, window_step

PARTS: Final = ["rivals", "later", "areas"]


class Sight:
    """How much of each thing is seen, 0 to 1."""

    __slots__ = ("areas", "later", "rivals")

    def __init__(self, parts: dict[str, float]) -> None:
        assert all(name in PARTS for name in parts), f"expected only {PARTS}"
        self.rivals: float = parts.get("rivals", 1.0)
        self.later: float = parts.get("later", 1.0)  # what production brings in rounds to come
        self.areas: float = parts.get("areas", 1.0)  # what the areas will bring, and to whom


def look(s: State, seat: i64, eyes: Sight) -> float:
    """A duchy against the other as it is shown, with such eyes."""
    mine = seen_worth(s, s.live[seat], seat, eyes)
    if s.rules.solo:
        return mine
    other = s.live[1 - seat] if s.rules.open or not in_window(s) else s.shown[1 - seat]
    value = mine - eyes.rivals * seen_worth(s, other, seat, eyes)
    if s.phase <= state.SELECTING and eyes.areas > 0.0:
        value += eyes.areas * areas_worth(s, seat, other)
    return value


def seen_worth(s: State, p: Board, seat: i64, eyes: Sight) -> float:
    now = float(points(s, p))
    return now + eyes.later * (worth(s, p, seat) - now)


def seen_outcome(s: State, p: Board, eyes: Sight) -> float:
    """What a board at the end of a round should come to."""
    now = float(points(s, p)) + claimed(s, p)
    return now + eyes.later * (expected(s, p) - now)


class NarrowPlanner(Planner):
    """A planner that sees less of what follows the round."""

    def __init__(self, s: State, seat: i64, eyes: Sight) -> None:
        self.eyes: Sight = eyes
        super().__init__(s, seat)

    def trial(self, w: Priorities) -> float:
        p = clone_board(self.board)
        carry_out(self.s, p, w)
        return seen_outcome(self.s, p, self.eyes)


def plan(s: State, seat: i64, effort: i64, eyes: Sight) -> list[tuple[int, float]]:
    """As the planner does it, with such eyes."""
    if not in_window(s):
        return []
    planner = NarrowPlanner(s, seat, eyes)
    planner.climb(effort)
    action = next_act(s, s.live[seat], planner.best)
    if action != NONE and action in window_acts(s, s.live[seat]):
        return [(action, planner.value)]
    return compared(s, seat, effort, eyes)


def compared(s: State, seat: i64, effort: i64, eyes: Sight) -> list[tuple[int, float]]:
    """Every legal act with the best that can follow it."""
    rows: list[tuple[int, float]] = []
    for action in window_acts(s, s.live[seat]):
        t = clone_state(s)
        window_step(t, t.live[seat], action)
        planner = NarrowPlanner(t, seat, eyes)
        planner.climb(effort)
        rows.append((int(action), planner.value))
    rows.sort(key=by_value)
    return rows
