"""The quest module: steps paid at once, their rewards, laboratory cubes that may lie."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.wonderful_kingdom.rules import data
from interregnum.games.wonderful_kingdom.rules.actions import PAY, QUEST, TRANSMUTE
from interregnum.games.wonderful_kingdom.rules.building import (
    forget_first,
    gain_soldiers,
    in_window,
    laboratory_size,
)
from interregnum.games.wonderful_kingdom.rules.state import NEED_MASK, Board, State


def row_of(s: State, k: i64) -> i64:
    """The row of the k-th step in play: boards one after the other, four steps each."""
    side: i64 = 1 if s.rules.solo else 0
    return (s.quests[k // data.STEPS] * 2 + side) * data.STEPS + k % data.STEPS


def quest_acts(s: State, p: Board, out: Ints) -> Ints:
    for k in range(i64(len(s.quests)) * data.STEPS):
        if not p.quest & (i64(1) << k) and can_pay(s, p, k):
            out = append(out, QUEST + k)
    return out


def krystallium_due(s: State, p: Board, k: i64) -> i64:
    """What the step costs in krystallium, colours that lack included (RUL-W-08)."""
    first = row_of(s, k) * data.RESOURCES
    due = data.STEP_COST[first + data.KRYSTALLIUM]
    for r in range(data.BASIC):
        due += max(data.STEP_COST[first + r] - p.cubes[r] - p.laboratory[r], 0)
    return due


def can_pay(s: State, p: Board, k: i64) -> bool:
    soldiers = data.STEP_COST[row_of(s, k) * data.RESOURCES + data.SOLDIER]
    return p.soldiers >= soldiers and p.krystallium >= krystallium_due(s, p, k)


def fulfil(s: State, p: Board, k: i64) -> None:
    """W-QUEST-03: the whole cost at once; colour by colour where the owner has a choice."""
    row = row_of(s, k)
    p.krystallium -= data.STEP_COST[row * data.RESOURCES + data.KRYSTALLIUM]
    p.soldiers -= data.STEP_COST[row * data.RESOURCES + data.SOLDIER]
    p.cursor = 0
    p.paying = k * data.BASIC
    pay_on(s, p, k)


def price(s: State, p: Board, r: i64) -> i64:
    """What the step that is being paid costs of a colour."""
    return data.STEP_COST[row_of(s, p.paying // data.BASIC) * data.RESOURCES + r]


def pay_acts(s: State, p: Board, out: Ints) -> Ints:
    """Waiting cubes and laboratory cubes for a colour, the rest in krystallium (RUL-W-57).

    As many waiting cubes as can be come first, then as many of the laboratory.
    """
    r = p.paying % data.BASIC
    due = price(s, p, r)
    spare = spare_krystallium(s, p)
    most = min(due, p.cubes[r])
    apart = tells_apart(s, p, r)
    waiting = most
    while waiting >= 0:
        stored = min(due - waiting, p.laboratory[r])
        while stored >= 0 and due - waiting - stored <= spare:
            if stored == 0 or waiting == most or apart:
                out = append(out, PAY + mix_of(waiting, stored))
            stored -= 1
        waiting -= 1
    return out


def mix_of(waiting: i64, stored: i64) -> i64:
    """Counted down, so that actions ascend from the most waiting and laboratory cubes."""
    return (data.MOST_PAID - waiting) * (data.MOST_PAID + 1) + data.MOST_PAID - stored


def waiting_in(mix: i64) -> i64:
    return data.MOST_PAID - mix // (data.MOST_PAID + 1)


def stored_in(mix: i64) -> i64:
    return data.MOST_PAID - mix % (data.MOST_PAID + 1)


def spare_krystallium(s: State, p: Board) -> i64:
    """What the colours to come do not need."""
    spare = p.krystallium
    for r in range(p.paying % data.BASIC + 1, data.BASIC):
        spare -= max(price(s, p, r) - p.cubes[r] - p.laboratory[r], 0)
    return spare


def tells_apart(s: State, p: Board, r: i64) -> bool:
    """Whether a waiting cube can become anything else than one that lies in the laboratory."""
    if not s.rules.keep_cubes:
        return True
    return any(p.sites[i] & NEED_MASK[r] for i in range(i64(len(p.sites))))


def pay(s: State, p: Board, mix: i64) -> None:
    k = p.paying // data.BASIC
    take_payment(s, p, mix)
    pay_on(s, p, k)


def take_payment(s: State, p: Board, mix: i64) -> None:
    r = p.paying % data.BASIC
    waiting = waiting_in(mix)
    stored = stored_in(mix)
    p.krystallium -= price(s, p, r) - waiting - stored
    p.cubes[r] -= waiting
    p.laboratory[r] -= stored
    p.paying += 1


def pay_on(s: State, p: Board, k: i64) -> None:
    """Asks only where it makes a difference; `paying` runs over the four colours of the step."""
    while p.paying < (k + 1) * data.BASIC:
        acts = pay_acts(s, p, vec[i64]())
        if len(acts) > 1:
            return
        take_payment(s, p, acts[0] - PAY)
    p.paying = NONE
    forget_first(p)
    finish_step(s, p, k)


def finish_step(s: State, p: Board, k: i64) -> None:
    p.quest |= i64(1) << k
    if k % data.STEPS == data.FINAL:
        claim(s, p, k)
    else:
        reward(s, p, row_of(s, k))


def claim(s: State, p: Board, k: i64) -> None:
    """W-QUEST-06: the final reward goes to the first; in a window it waits (RUL-W-27)."""
    board = i64(1) << (k // data.STEPS)
    if in_window(s):
        p.claims |= board
    elif not s.final & board:
        s.final |= board
        reward(s, p, row_of(s, k))


def reward(s: State, p: Board, row: i64) -> None:
    gain_soldiers(s, p, data.STEP_SOLDIERS[row])
    p.krystallium += data.STEP_KRYSTALLIUM[row]
    p.bonus += data.STEP_VP[row]
    p.spies += data.STEP_SPIES[row]


def settle_claims(s: State) -> None:
    """Who did a final step in this window; of both the starting player of the round."""
    for order in range(i64(len(s.live))):
        p = s.live[(s.starter + order) % i64(len(s.live))]
        for board in range(i64(len(s.quests))):
            if p.claims & (i64(1) << board) and not s.final & (i64(1) << board):
                s.final |= i64(1) << board
                reward(s, p, row_of(s, board * data.STEPS + data.FINAL))
        p.claims = 0


def transmute_acts(s: State, p: Board, out: Ints) -> Ints:
    """RUL-W-02, RUL-W-46: the owner of kept cubes transmutes five of them at any time."""
    if not (s.rules.quest and s.rules.keep_cubes) or laboratory_size(p) < data.LABORATORY:
        return out
    for k in range(data.FIVE_COUNT):
        if has_five(p, k):
            out = append(out, TRANSMUTE + k)
    return out


def has_five(p: Board, k: i64) -> bool:
    return all(p.laboratory[r] >= data.FIVES[k * data.BASIC + r] for r in range(data.BASIC))


def transmute(p: Board, k: i64) -> None:
    for r in range(data.BASIC):
        p.laboratory[r] -= data.FIVES[k * data.BASIC + r]
    p.krystallium += 1


def final_done(s: State, p: Board) -> bool:
    """W-QUEST-08: every board in play has its final step."""
    boards = range(i64(len(s.quests)))
    return all(p.quest & (i64(1) << (board * data.STEPS + data.FINAL)) for board in boards)
