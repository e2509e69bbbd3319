"""Planning: menace effects, cards planned or recycled, advisors, the way out of the selection."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.wonderful_kingdom.rules import actions, data
from interregnum.games.wonderful_kingdom.rules.advisors import can_use, pay_advisor
from interregnum.games.wonderful_kingdom.rules.building import (
    add_bonus,
    add_site,
    add_targets,
    cube_acts,
    site_of,
    waiting_colour,
)
from interregnum.games.wonderful_kingdom.rules.free_acts import (
    first_acts,
    free_acts,
    is_half_made,
    rest_acts,
)
from interregnum.games.wonderful_kingdom.rules.state import FROZEN, SITE, Board, State
from interregnum.games.wonderful_kingdom.rules.table import count_of, without


def candidates(p: Board) -> i64:
    """RUL-W-11: developments and treasures in the selection."""
    count: i64 = 0
    for i in range(i64(len(p.selection))):
        if p.selection[i] < data.ADVISORS:
            count += 1
    return count


def shadows(p: Board) -> i64:
    return p.menaces[data.SHADOW - data.MENACES] + count_of(p.selection, data.SHADOW)


def selected(p: Board, out: Ints, first: i64, limit: i64) -> Ints:
    """The actions of a family on different cards of the selection below `limit`."""
    for i in range(i64(len(p.selection))):
        card = p.selection[i]
        if card < limit and (i == 0 or card != p.selection[i - 1]):
            out = append(out, first + card)
    return out


def feed_acts(p: Board, out: Ints) -> Ints:
    """Cards for the Shadows in ascending order, as many as are owed."""
    for i in range(i64(len(p.selection))):
        card = p.selection[i]
        if card >= data.ADVISORS or card < p.cursor or candidates(p) - i < p.feed:
            continue
        if i == 0 or card != p.selection[i - 1]:
            out = append(out, actions.FEED + card)
    return out


def can_freeze(p: Board) -> bool:
    """W-ICE-01, W-ICE-03: an unfrozen construction or a development to plan."""
    for i in range(i64(len(p.sites))):
        if p.sites[i] & FROZEN == 0:
            return True
    return len(p.selection) > 0 and p.selection[0] < data.DEVELOPMENTS


def uncovered(p: Board, k: i64) -> i64:
    """Symbols of one kind without a theft token."""
    shown = p.plain[k] if k < data.BASIC else p.built[data.MULTIPLIER_CARD[k - data.BASIC]]
    return shown - p.covered[k]


def cover_acts(p: Board, out: Ints) -> Ints:
    for k in range(data.COVERS):
        if uncovered(p, k) > 0:
            out = append(out, actions.COVER + k)
    return out


def settle_effects(p: Board) -> None:
    """W-MENACE-05: what cannot be carried out lapses; a giant without a card lies alone."""
    p.feed = min(p.feed, candidates(p))
    if p.freeze > 0 and not can_freeze(p):
        p.menaces[data.GIANT - data.MENACES] += p.freeze
        for _ in range(p.freeze):
            p.selection = without(p.selection, data.GIANT)
        p.freeze = 0
    if p.hide > 0 and len(cover_acts(p, vec[i64]())) == 0:
        p.hide = 0


def effect_acts(s: State, p: Board) -> Ints:
    """RUL-W-09: giants before thieves; RUL-W-48: or as the affected seat likes."""
    out = vec[i64]()
    if p.feed > 0:
        out = feed_acts(p, out)
    if p.freeze > 0:
        out = add_targets(p, out, actions.FREEZE, SITE, FROZEN, 0)
        out = selected(p, out, actions.FREEZE_PLAN, data.DEVELOPMENTS)
    if p.hide > 0 and (p.freeze == 0 or s.rules.victim_order):
        out = cover_acts(p, out)
    return out


def planning_acts(s: State, p: Board) -> Ints:
    if is_half_made(p):
        return rest_acts(s, p)
    if p.feed + p.freeze + p.hide > 0:
        return effect_acts(s, p)
    if p.broker == 2:
        return vec[i64]([actions.COLOURS + k for k in range(data.PAIR_COUNT)])
    if p.broker == 1:
        return selected(p, vec[i64](), actions.RECYCLE, data.DEVELOPMENTS)
    if waiting_colour(p) != NONE:
        return free_acts(s, p, first_acts(s, p, cube_acts(p, vec[i64]())))
    return open_acts(s, p)


def open_acts(s: State, p: Board) -> Ints:
    """W-PLAN-02: card by card in any order, free acts and advisors between."""
    out = selected(p, vec[i64](), actions.PLAN, data.DEVELOPMENTS)
    out = selected(p, out, actions.RECYCLE, data.ADVISORS)
    out = free_acts(s, p, out)
    if p.advisors:
        out = advisor_acts(p, out)
    return append(out, actions.END) if candidates(p) == 0 else out


def advisor_acts(p: Board, out: Ints) -> Ints:
    if can_use(p, data.ALCHEMIST):
        out = append(out, actions.ADVISOR + data.ALCHEMIST)
    if can_use(p, data.BROKER) and len(p.selection) > 0 and p.selection[0] < data.DEVELOPMENTS:
        out = append(out, actions.ADVISOR + data.BROKER)
    if count_of(p.selection, data.CALAMITY) > 0:
        if can_use(p, data.CONFESSOR):
            out = append(out, actions.ADVISOR + data.CONFESSOR)
        if can_use(p, data.INQUISITOR):
            out = append(out, actions.ADVISOR + data.INQUISITOR)
    return out


def apply_planning(s: State, p: Board, action: i64) -> None:
    if action < actions.FREEZE:
        feed(p, action - actions.FEED)
    elif action < actions.FREEZE_PLAN:
        freeze(p, site_of(p, action - actions.FREEZE))
    elif action < actions.COVER:
        p.selection = without(p.selection, action - actions.FREEZE_PLAN)
        p.cursor = 0
        freeze(p, add_site(p, action - actions.FREEZE_PLAN, 0))
    elif action < actions.PLAN:
        p.covered[action - actions.COVER] += 1
        p.hide -= 1
    elif action < actions.RECYCLE:
        p.selection = without(p.selection, action - actions.PLAN)
        add_site(p, action - actions.PLAN, 0)
    elif action < actions.COLOURS:
        recycle(p, action - actions.RECYCLE)
    elif action < actions.ADVISOR:
        take_pair(p, action - actions.COLOURS)
    elif action == actions.END:
        leave_selection(p)
    else:
        advise(p, action - actions.ADVISOR)
    settle_effects(p)


def feed(p: Board, card: i64) -> None:
    """W-SHADOW-01, W-SHADOW-02: no bonus for the seat, its cubes for the other."""
    p.selection = without(p.selection, card)
    p.gone = append(p.gone, card)
    p.feed -= 1
    p.cursor = card if p.feed > 0 else 0
    add_bonus(p.given, card)


def freeze(p: Board, i: i64) -> None:
    """W-ICE-01: the giant leaves the selection and lies under the construction."""
    p.sites[i] |= FROZEN
    p.selection = without(p.selection, data.GIANT)
    p.freeze -= 1


def recycle(p: Board, card: i64) -> None:
    p.selection = without(p.selection, card)
    p.gone = append(p.gone, card)
    if p.broker == 1:
        p.broker = 2
    else:
        add_bonus(p.cubes, card)


def take_pair(p: Board, k: i64) -> None:
    p.broker = 0
    for i in range(i64(2)):
        p.cubes[data.PAIRS[2 * k + i]] += 1


def advise(p: Board, advisor: i64) -> None:
    pay_advisor(p, advisor)
    if advisor == data.ALCHEMIST:
        p.krystallium += data.ADVISOR_AMOUNT[data.ALCHEMIST]
    elif advisor == data.BROKER:
        p.broker = 1
    else:
        p.selection = without(p.selection, data.CALAMITY)
        if advisor == data.INQUISITOR:
            p.inquired += 1
        else:
            p.gone = append(p.gone, data.CALAMITY)


def leave_selection(p: Board) -> None:
    """RUL-W-40: calamities to the duchy, Shadows and Thieves to the construction area."""
    for i in range(i64(len(p.selection))):
        card = p.selection[i]
        if card == data.CALAMITY:
            p.calamities += 1
        else:
            p.menaces[card - data.MENACES] += 1
    p.selection = vec[i64]()
    p.done = 1


def breed(s: State, p: Board) -> None:
    """W-RAT-02, RUL-W-10: each arriving rat brings a Vermin for every rat then there."""
    arrived = count_of(p.selection, data.RAT)
    for _ in range(arrived):
        p.selection = without(p.selection, data.RAT)
        p.menaces[data.RAT - data.MENACES] += 1
        if not s.rules.rats_each:
            add_vermin(s, p, p.menaces[data.RAT - data.MENACES])
    if s.rules.rats_each:
        add_vermin(s, p, p.menaces[data.RAT - data.MENACES])


def add_vermin(s: State, p: Board, count: i64) -> None:
    """W-RAT-04: as many as the deck still has."""
    taken = min(count, s.supply[data.VERMIN - data.CALAMITY])
    s.supply[data.VERMIN - data.CALAMITY] -= taken
    p.menaces[data.VERMIN - data.MENACES] += taken


def count_effects(s: State, p: Board) -> None:
    """What the menaces of a selection ask for when Planning opens."""
    p.freeze = count_of(p.selection, data.GIANT)
    p.hide = count_of(p.selection, data.THIEF)
    if s.rules.victim_order:
        p.feed = shadows(p)
    settle_effects(p)
