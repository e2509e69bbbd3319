"""Priorities for the rest of a round: what to plan, what to serve first; the acts one by one."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.game import NONE
from interregnum.core.packing import zeros
from interregnum.games.wonderful_kingdom.rules import actions, data, state
from interregnum.games.wonderful_kingdom.rules.advisors import can_use
from interregnum.games.wonderful_kingdom.rules.building import (
    laboratory_size,
    missing,
    site_of,
    target_of,
    waiting_colour,
)
from interregnum.games.wonderful_kingdom.rules.quest import krystallium_due, row_of
from interregnum.games.wonderful_kingdom.rules.state import Board, State
from interregnum.games.wonderful_kingdom.rules.table import count_of

# Projects: developments by card, then quest steps, then menaces by kind.
STEP_KEY: Final[i64] = data.DEVELOPMENTS
MENACE_KEY: Final[i64] = data.DEVELOPMENTS + 2 * data.STEPS
PROJECTS: Final[i64] = data.DEVELOPMENTS + 2 * data.STEPS + data.MENACE_KINDS
# Flags: krystallium on basic spaces at once, advisors by resource, and those of Planning.
EAGER: Final[i64] = 1
GUILD: Final[i64] = 2  # shifted by the resource
ALCHEMY: Final[i64] = 32
MERCY: Final[i64] = 64  # Court Confessor, King's Inquisitor
FLAGS: Final[i64] = 7
BIT: Final = vec[i64]([1 << k for k in range(62)])


class Priorities:
    """`rank` says what is served first; what stands at 0 is not served at all."""

    __slots__ = ("flags", "keep", "rank", "rival")

    def __init__(self, keep: Ints, rank: Ints, rival: Ints, flags: i64) -> None:
        self.keep: Ints = keep  # by card: how many copies of the selection are planned
        self.rank: Ints = rank  # by project
        self.rival: Ints = rival  # by resource: the output to beat
        self.flags: i64 = flags

    def clone(self) -> "Priorities":
        return Priorities(self.keep[:], self.rank[:], self.rival, self.flags)


def need_of(site: i64, r: i64) -> i64:
    return (site >> (state.NEED + 4 * r)) & 15


def next_act(s: State, p: Board, w: Priorities) -> i64:
    """What priorities ask for now in the open window; NONE where they say nothing."""
    if p.aim != NONE:
        return spread_act(p)
    if p.paying != NONE or p.feed + p.freeze + p.hide + p.uncover + p.broker > 0:
        return NONE
    if s.phase == state.PLANNING:
        return planning_act(s, p, w)
    if s.phase == state.BEFORE:
        act = token_act(s, p, w, late=False)
        return act if act != NONE and act < actions.QUEST else actions.END
    if s.phase == state.BUILD:
        return build_act(s, p, w)
    return fight_act(s, p, w) if s.phase == state.FIGHT else NONE


def planning_act(s: State, p: Board, w: Priorities) -> i64:
    if waiting_colour(p) != NONE:
        return cube_act(s, p, w)
    card = planned_card(p, w)
    if card != NONE:
        return actions.PLAN + card
    advisor = planning_advisor(p, w)
    if advisor != NONE:
        return actions.ADVISOR + advisor
    if len(p.selection) > 0 and p.selection[0] < data.ADVISORS:
        return actions.RECYCLE + p.selection[0]
    act = token_act(s, p, w, late=False)
    return act if act != NONE else actions.END


def planned_card(p: Board, w: Priorities) -> i64:
    """The next card of the selection that is meant to be planned."""
    for i in range(i64(len(p.selection))):
        card = p.selection[i]
        if card >= data.DEVELOPMENTS:
            return NONE
        if count_of(p.selection, card) > spare_copies(p, w, card):
            return card
    return NONE


def spare_copies(p: Board, w: Priorities, card: i64) -> i64:
    """Copies that are meant to be recycled."""
    return max(count_of(p.selection, card) - w.keep[card], 0)


def planning_advisor(p: Board, w: Priorities) -> i64:
    if w.flags & MERCY and count_of(p.selection, data.CALAMITY) > 0:
        if can_use(p, data.INQUISITOR):
            return data.INQUISITOR
        if can_use(p, data.CONFESSOR):
            return data.CONFESSOR
    return data.ALCHEMIST if w.flags & ALCHEMY and can_use(p, data.ALCHEMIST) else NONE


def build_act(s: State, p: Board, w: Priorities) -> i64:
    if w.flags & (GUILD << s.step) and can_use(p, data.GUILDS[s.step]):
        return actions.ADVISOR + data.GUILDS[s.step]
    if waiting_colour(p) != NONE:
        return cube_act(s, p, w)
    act = token_act(s, p, w, late=s.step == data.BASIC - 1)
    return act if act != NONE else actions.END


def cube_act(s: State, p: Board, w: Priorities) -> i64:
    """The lowest construction that is to get a cube, else the laboratory."""
    shares = allot(s, p, w, waiting_colour(p))
    for i in range(i64(len(p.sites))):
        if shares[i] > 0 and target_of(p, i) >= p.cursor:
            return actions.PLACE + target_of(p, i)
    return actions.LAB


def allot(s: State, p: Board, w: Priorities, r: i64) -> Ints:
    """How many waiting cubes of a colour each construction gets; quest steps keep their share."""
    count = i64(len(p.sites))
    shares = zeros(count)
    left = p.cubes[r]
    stored = p.laboratory[r]
    served: i64 = 0  # bits: constructions, then steps
    while left > 0:
        best = first_wanting(s, p, w, r, served)
        if best == NONE:
            break
        served |= BIT[best]
        if best < count:
            shares[best] = min(left, need_of(p.sites[best], r))
            left -= shares[best]
        else:
            cost = data.STEP_COST[row_of(s, best - count) * data.RESOURCES + r]
            left -= max(cost - stored, 0)
            stored = max(stored - cost, 0)
    return shares


def first_wanting(s: State, p: Board, w: Priorities, r: i64, served: i64) -> i64:
    """The highest rank among constructions and, behind them, quest steps that want a colour."""
    best: i64 = NONE
    top: i64 = 0
    count = i64(len(p.sites))
    for i in range(count):
        site = p.sites[i]
        rank = w.rank[site & state.SITE_CARD]
        if rank <= top or served & BIT[i] or not site & state.NEED_MASK[r]:
            continue
        if p.cursor == 0 or target_of(p, i) >= p.cursor:
            top = rank
            best = i
    for k in range(i64(len(s.quests)) * data.STEPS):
        rank = w.rank[STEP_KEY + k]
        if rank <= top or served & BIT[count + k] or p.quest & BIT[k]:
            continue
        if data.STEP_COST[row_of(s, k) * data.RESOURCES + r] > 0:
            top = rank
            best = count + k
    return best


class Purse:
    """Krystallium and soldiers that projects of a higher rank have not put aside."""

    __slots__ = ("krystallium", "soldiers")

    def __init__(self, krystallium: i64, soldiers: i64) -> None:
        self.krystallium: i64 = krystallium
        self.soldiers: i64 = soldiers


def token_act(s: State, p: Board, w: Priorities, *, late: bool) -> i64:
    """Krystallium, soldiers and quest steps by rank; `late`: no cubes come any more this round."""
    if p.krystallium + p.soldiers == 0 and len(s.quests) == 0:
        return NONE
    purse = Purse(p.krystallium, p.soldiers)
    served: i64 = 0
    count = i64(len(p.sites))
    while True:
        best = first_of_all(s, p, w, served)
        if best == NONE:
            return transmute_act(s, p, w)
        served |= BIT[best]
        act: i64 = NONE
        if best < count:
            act = site_act(p, best, purse, at_once=late or w.flags & EAGER != 0)
        elif best < count + 2 * data.STEPS:
            act = step_act(s, p, best - count, purse, late=late)
        else:
            purse.soldiers -= data.MENACE_COST[best - count - 2 * data.STEPS]
        if act != NONE:
            return act


def first_of_all(s: State, p: Board, w: Priorities, served: i64) -> i64:
    """The highest rank: constructions, then quest steps, then kinds of menaces."""
    best: i64 = NONE
    top: i64 = 0
    count = i64(len(p.sites))
    for i in range(count):
        if w.rank[p.sites[i] & state.SITE_CARD] > top and not served & BIT[i]:
            top = w.rank[p.sites[i] & state.SITE_CARD]
            best = i
    for k in range(i64(len(s.quests)) * data.STEPS):
        if w.rank[STEP_KEY + k] > top and not served & BIT[count + k] and not p.quest & BIT[k]:
            top = w.rank[STEP_KEY + k]
            best = count + k
    if s.rules.menace:
        for k in range(data.MENACE_KINDS):
            n = count + 2 * data.STEPS + k
            if p.menaces[k] > 0 and w.rank[MENACE_KEY + k] > top and not served & BIT[n]:
                top = w.rank[MENACE_KEY + k]
                best = n
    return best


def site_act(p: Board, i: i64, purse: Purse, *, at_once: bool) -> i64:
    """Soldiers and krystallium on spaces of theirs; on basic ones only to complete the card."""
    site = p.sites[i]
    soldiers = need_of(site, data.SOLDIER)
    krystallium = need_of(site, data.KRYSTALLIUM)
    if soldiers > 0 and purse.soldiers > 0:
        return actions.ARM + target_of(p, i)
    if krystallium > 0 and purse.krystallium > 0:
        return actions.KRYS + target_of(p, i)
    lacking = missing(site)
    if soldiers + krystallium == 0 and 0 < lacking <= purse.krystallium and at_once:
        return actions.KRYS + target_of(p, i)
    purse.soldiers -= soldiers
    purse.krystallium -= krystallium
    if site & state.FROZEN and lacking <= 2:
        purse.soldiers -= data.MENACE_COST[data.GIANT - data.MENACES]
    return NONE


def step_act(s: State, p: Board, k: i64, purse: Purse, *, late: bool) -> i64:
    """A step that can be paid; otherwise its soldiers and krystallium are put aside."""
    first = row_of(s, k) * data.RESOURCES
    soldiers = data.STEP_COST[first + data.SOLDIER]
    due = krystallium_due(s, p, k)
    printed = data.STEP_COST[first + data.KRYSTALLIUM]
    if soldiers <= purse.soldiers and due <= purse.krystallium and (late or due == printed):
        return actions.QUEST + k
    purse.soldiers -= soldiers
    purse.krystallium -= printed
    return NONE


def transmute_act(s: State, p: Board, w: Priorities) -> i64:
    """Five kept cubes that no wanted step will ask for."""
    if not (s.rules.quest and s.rules.keep_cubes) or laboratory_size(p) < data.LABORATORY:
        return NONE
    taken = vec[i64]([0, 0, 0, 0])
    left: i64 = data.LABORATORY
    for r in range(data.BASIC):
        spare = p.laboratory[r]
        for k in range(i64(len(s.quests)) * data.STEPS):
            if w.rank[STEP_KEY + k] > 0 and not p.quest & BIT[k]:
                spare -= data.STEP_COST[row_of(s, k) * data.RESOURCES + r]
        taken[r] = min(max(spare, 0), left)
        left -= taken[r]
    return actions.TRANSMUTE + five_of(taken) if left == 0 else NONE


def five_of(taken: Ints) -> i64:
    for k in range(data.FIVE_COUNT):
        if all(data.FIVES[k * data.BASIC + r] == taken[r] for r in range(data.BASIC)):
            return k
    raise AssertionError("any five cubes are a way to transmute")


def fight_act(s: State, p: Board, w: Priorities) -> i64:
    """Menaces by rank; a full frozen card before anything else."""
    act = token_act(s, p, w, late=True)
    if act != NONE:
        return act
    if p.soldiers >= data.MENACE_COST[data.GIANT - data.MENACES]:
        for i in range(i64(len(p.sites))):
            if (
                p.sites[i] & state.FROZEN
                and p.sites[i] & state.OPEN == 0
                and w.rank[p.sites[i] & state.SITE_CARD]
            ):
                return actions.THAW + target_of(p, i)
    best: i64 = NONE
    top: i64 = 0
    for k in range(data.MENACE_KINDS):
        if p.menaces[k] > 0 and p.soldiers >= data.MENACE_COST[k] and w.rank[MENACE_KEY + k] > top:
            top = w.rank[MENACE_KEY + k]
            best = k
    return actions.DEFEAT + best if best != NONE else actions.END


def spread_act(p: Board) -> i64:
    """A krystallium space first, then any."""
    site = p.sites[site_of(p, p.aim)]
    if site & state.NEED_MASK[data.KRYSTALLIUM]:
        return actions.SPREAD + data.KRYSTALLIUM
    for r in range(data.BASIC):
        if site & state.NEED_MASK[r]:
            return actions.SPREAD + r
    return NONE
