"""Priorities played out on a board to the end of the round: what that comes to."""

from mypy_extensions import i64

from interregnum.core.arrays import append, vec
from interregnum.core.game import NONE
from interregnum.games.wonderful_kingdom.policy.board_worth import CUBE, pay_out
from interregnum.games.wonderful_kingdom.policy.expected_points import expected
from interregnum.games.wonderful_kingdom.policy.priorities import (
    GUILD,
    Priorities,
    allot,
    fight_act,
    planned_card,
    planning_advisor,
    spread_act,
    token_act,
)
from interregnum.games.wonderful_kingdom.rules import actions, data, state
from interregnum.games.wonderful_kingdom.rules.advisors import can_use, pay_advisor
from interregnum.games.wonderful_kingdom.rules.building import (
    add_bonus,
    add_laboratory,
    add_site,
    maybe_complete,
)
from interregnum.games.wonderful_kingdom.rules.fight import apply_fight
from interregnum.games.wonderful_kingdom.rules.free_acts import apply_free, is_free
from interregnum.games.wonderful_kingdom.rules.planning import advise, leave_selection
from interregnum.games.wonderful_kingdom.rules.production import output
from interregnum.games.wonderful_kingdom.rules.state import Board, State
from interregnum.games.wonderful_kingdom.rules.table import without
from interregnum.games.wonderful_kingdom.rules.windows import window_acts, window_step


def through(s: State, p: Board, w: Priorities) -> float:
    """Play priorities to the end of the round on a board; what that board should come to."""
    carry_out(s, p, w)
    return expected(s, p)


def carry_out(s: State, p: Board, w: Priorities) -> None:
    """Play priorities to the end of the round on a board."""
    first: i64 = data.BASIC
    settle(s, p, w)
    if s.phase <= state.PLANNING:
        plan_out(s, p, w)
        first = 0
    elif s.phase == state.BEFORE:
        first = s.step
    elif s.phase == state.BUILD:
        finish_step(s, p, w, s.step)
        first = s.step + 1
    for r in range(first, data.BASIC):
        spend(s, p, w, late=False)
        produce(s, p, w, r)
        finish_step(s, p, w, r)
    if s.rules.menace and s.phase <= state.FIGHT:
        fight_out(s, p, w)


def settle(s: State, p: Board, w: Priorities) -> None:
    """What menaces ask for and half-made decisions, the lowest rank first."""
    go_on(s, p)
    while p.feed + p.freeze + p.hide + p.uncover + p.broker > 0:
        acts = window_acts(s, p)
        best = acts[0]
        least = harm(s, p, w, best)
        for i in range(i64(len(acts))):
            cost = harm(s, p, w, acts[i])
            if cost < least:
                least = cost
                best = acts[i]
        window_step(s, p, best)


def go_on(s: State, p: Board) -> None:
    """The rest of a half-made decision."""
    while p.aim != NONE:
        apply_free(s, p, spread_act(p))
    pay_out(s, p)


def harm(s: State, p: Board, w: Priorities, action: i64) -> float:
    """What a forced act costs, in ranks."""
    if action >= actions.UNCOVER and action < actions.UNCOVER + data.BASIC:
        return -CUBE[action - actions.UNCOVER]
    if actions.COVER <= action < actions.COVER + data.BASIC:
        return CUBE[action - actions.COVER]
    if actions.COVER + data.BASIC <= action < actions.UNCOVER:
        return 2.0
    if actions.FREEZE_PLAN <= action < actions.COVER:
        return float(w.rank[action - actions.FREEZE_PLAN])
    if actions.FREEZE <= action < actions.FREEZE_PLAN:
        return float(w.rank[data.TARGET_CARD[action - actions.FREEZE]])
    if actions.FEED <= action < actions.FEED + data.DEVELOPMENTS:
        return float(w.rank[action - actions.FEED] * min(w.keep[action - actions.FEED], 1))
    return 0.0


def plan_out(s: State, p: Board, w: Priorities) -> None:
    """W-PLAN-02 as intended: cards planned, the others recycled, all cubes placed."""
    card = planned_card(p, w)
    while card != NONE:
        p.selection = without(p.selection, card)
        add_site(p, card, 0)
        card = planned_card(p, w)
    advisor = planning_advisor(p, w)
    while advisor != NONE:
        advise(p, advisor)
        advisor = planning_advisor(p, w)
    for i in range(i64(len(p.selection))):
        if p.selection[i] < data.ADVISORS:
            add_bonus(p.cubes, p.selection[i])
    drop_recycled(p)
    for r in range(data.BASIC):
        place(s, p, w, r)
    spend(s, p, w, late=False)
    leave_selection(p)


def drop_recycled(p: Board) -> None:
    kept = vec[i64]()
    for i in range(i64(len(p.selection))):
        if p.selection[i] >= data.ADVISORS:
            kept = append(kept, p.selection[i])
    p.selection = kept


def produce(s: State, p: Board, w: Priorities, r: i64) -> None:
    count = output(s, p, r)
    p.cubes[r] += count
    if count > w.rival[r]:
        p.soldiers += p.training
        p.training = 1 - p.training


def finish_step(s: State, p: Board, w: Priorities, r: i64) -> None:
    if w.flags & (GUILD << r) and can_use(p, data.GUILDS[r]):
        pay_advisor(p, data.GUILDS[r])
        p.cubes[r] += data.ADVISOR_AMOUNT[data.GUILDS[r]]
    place(s, p, w, r)
    spend(s, p, w, late=r == data.BASIC - 1)


def place(s: State, p: Board, w: Priorities, r: i64) -> None:
    """All waiting cubes of a colour at once."""
    if p.cubes[r] == 0:
        return
    p.cursor = 0
    shares = allot(s, p, w, r)
    i = i64(len(shares)) - 1
    while i >= 0:
        if shares[i] > 0:
            p.sites[i] -= state.NEED_ONE[r] * shares[i]
            p.cubes[r] -= shares[i]
            maybe_complete(s, p, i)
        i -= 1
    add_laboratory(s, p, r, p.cubes[r])
    p.cubes[r] = 0


def spend(s: State, p: Board, w: Priorities, *, late: bool) -> None:
    act = token_act(s, p, w, late=late)
    while act != NONE:
        apply_free(s, p, act)
        go_on(s, p)
        act = token_act(s, p, w, late=late)


def fight_out(s: State, p: Board, w: Priorities) -> None:
    act = fight_act(s, p, w)
    while act != actions.END:
        if is_free(act):
            apply_free(s, p, act)
            go_on(s, p)
        else:
            apply_fight(s, p, act)
            settle_tokens(p)
        act = fight_act(s, p, w)


def settle_tokens(p: Board) -> None:
    """A theft token of the dearest symbol goes with its Thief."""
    while p.uncover > 0:
        k = i64(len(p.covered)) - 1
        while p.covered[k] == 0:
            k -= 1
        p.covered[k] -= 1
        p.uncover -= 1
