"""The quest module: steps paid at once, their rewards, laboratory cubes that may lie."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append
from interregnum.games.wonderful_kingdom.rules.actions import QUEST, TRANSMUTE
from interregnum.games.wonderful_kingdom.rules.building import (
    gain_soldiers,
    in_window,
    laboratory_size,
)
from interregnum.games.wonderful_kingdom.rules.data import (
    BASIC,
    FINAL,
    FIVE_COUNT,
    FIVES,
    KRYSTALLIUM,
    LABORATORY,
    RESOURCES,
    SOLDIER,
    STEP_COST,
    STEP_KRYSTALLIUM,
    STEP_SOLDIERS,
    STEP_SPIES,
    STEP_VP,
    STEPS,
)
from interregnum.games.wonderful_kingdom.rules.state import Board, State


def row_of(s: State, k: i64) -> i64:
    """The row of the k-th step in play: boards one after the other, four steps each."""
    side: i64 = 1 if s.rules.solo else 0
    return (s.quests[k // STEPS] * 2 + side) * STEPS + k % STEPS


def quest_acts(s: State, p: Board, out: Ints) -> Ints:
    for k in range(i64(len(s.quests)) * STEPS):
        if not p.quest & (i64(1) << k) and can_pay(s, p, k):
            out = append(out, QUEST + k)
    return out


def krystallium_due(s: State, p: Board, k: i64) -> i64:
    """What the step costs in krystallium, colours that lack included (RUL-W-08)."""
    first = row_of(s, k) * RESOURCES
    due = STEP_COST[first + KRYSTALLIUM]
    for r in range(BASIC):
        due += max(STEP_COST[first + r] - p.cubes[r] - p.laboratory[r], 0)
    return due


def can_pay(s: State, p: Board, k: i64) -> bool:
    soldiers = STEP_COST[row_of(s, k) * RESOURCES + SOLDIER]
    return p.soldiers >= soldiers and p.krystallium >= krystallium_due(s, p, k)


def fulfil(s: State, p: Board, k: i64) -> None:
    """W-QUEST-03: the whole cost at once; waiting cubes first, then laboratory, krystallium."""
    row = row_of(s, k)
    p.krystallium -= krystallium_due(s, p, k)
    p.soldiers -= STEP_COST[row * RESOURCES + SOLDIER]
    p.cursor = 0
    for r in range(BASIC):
        due = STEP_COST[row * RESOURCES + r]
        waiting = min(due, p.cubes[r])
        p.cubes[r] -= waiting
        p.laboratory[r] -= min(due - waiting, p.laboratory[r])
    p.quest |= i64(1) << k
    if k % STEPS == FINAL:
        claim(s, p, k)
    else:
        reward(s, p, row)


def claim(s: State, p: Board, k: i64) -> None:
    """W-QUEST-06: the final reward goes to the first; in a window it waits (RUL-W-27)."""
    board = i64(1) << (k // STEPS)
    if in_window(s):
        p.claims |= board
    elif not s.final & board:
        s.final |= board
        reward(s, p, row_of(s, k))


def reward(s: State, p: Board, row: i64) -> None:
    gain_soldiers(s, p, STEP_SOLDIERS[row])
    p.krystallium += STEP_KRYSTALLIUM[row]
    p.bonus += STEP_VP[row]
    p.spies += STEP_SPIES[row]


def settle_claims(s: State) -> None:
    """Who did a final step in this window; of both the starting player of the round."""
    for order in range(i64(len(s.live))):
        p = s.live[(s.starter + order) % i64(len(s.live))]
        for board in range(i64(len(s.quests))):
            if p.claims & (i64(1) << board) and not s.final & (i64(1) << board):
                s.final |= i64(1) << board
                reward(s, p, row_of(s, board * STEPS + FINAL))
        p.claims = 0


def transmute_acts(s: State, p: Board, out: Ints) -> Ints:
    """RUL-W-02, RUL-W-46: the owner of kept cubes transmutes five of them at any time."""
    if not (s.rules.quest and s.rules.keep_cubes) or laboratory_size(p) < LABORATORY:
        return out
    for k in range(FIVE_COUNT):
        if has_five(p, k):
            out = append(out, TRANSMUTE + k)
    return out


def has_five(p: Board, k: i64) -> bool:
    return all(p.laboratory[r] >= FIVES[k * BASIC + r] for r in range(BASIC))


def transmute(p: Board, k: i64) -> None:
    for r in range(BASIC):
        p.laboratory[r] -= FIVES[k * BASIC + r]
    p.krystallium += 1


def final_done(s: State, p: Board) -> bool:
    """W-QUEST-08: every board in play has its final step."""
    boards = range(i64(len(s.quests)))
    return all(p.quest & (i64(1) << (board * STEPS + FINAL)) for board in boards)
