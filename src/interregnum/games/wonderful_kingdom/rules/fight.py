"""Fight, the fourth phase of the menace module, and the advisors of the end of the game."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.wonderful_kingdom.rules import actions, data, state
from interregnum.games.wonderful_kingdom.rules.advisors import can_use, pay_advisor
from interregnum.games.wonderful_kingdom.rules.building import (
    complete,
    has_twin,
    missing,
    site_of,
)
from interregnum.games.wonderful_kingdom.rules.free_acts import (
    free_acts,
    is_half_made,
    rest_acts,
)
from interregnum.games.wonderful_kingdom.rules.state import Board, State


def has_menace(p: Board) -> bool:
    for k in range(data.MENACE_KINDS):
        if p.menaces[k] > 0:
            return True
    return any(p.sites[i] & state.FROZEN for i in range(i64(len(p.sites))))


def fight_acts(s: State, p: Board) -> Ints:
    out = vec[i64]()
    if is_half_made(p):
        return rest_acts(s, p)
    if p.uncover > 0:
        return uncover_acts(p, out)
    out = free_acts(s, p, out)
    for k in range(data.MENACE_KINDS):
        if p.menaces[k] > 0 and p.soldiers >= data.MENACE_COST[k]:
            out = append(out, actions.DEFEAT + k)
    if p.soldiers >= data.MENACE_COST[data.GIANT - data.MENACES]:
        out = site_acts(p, out, actions.THAW)
    return append(out, actions.END)


def fits(site: i64, first: i64) -> bool:
    """W-ICE-06: a giant under a full card; Royal Architect: two basic cubes lack at most."""
    if first == actions.THAW:
        return site & state.FROZEN != 0 and site & state.OPEN == 0
    barred = site & (state.FROZEN | state.KRYS_NEED | state.SOLDIER_NEED)
    return barred == 0 and missing(site) <= data.ARCHITECT_CUBES


def site_acts(p: Board, out: Ints, first: i64) -> Ints:
    target: i64 = 0
    card: i64 = NONE
    for i in range(i64(len(p.sites))):
        site = p.sites[i]
        if site & state.SITE_CARD == card:
            target += 1
        else:
            card = site & state.SITE_CARD
            target = data.TARGET[card]
        if fits(site, first) and not has_twin(p.sites, i):
            out = append(out, first + target)
    return out


def uncover_acts(p: Board, out: Ints) -> Ints:
    for k in range(data.COVERS):
        if p.covered[k] > 0:
            out = append(out, actions.UNCOVER + k)
    return out


def apply_fight(s: State, p: Board, action: i64) -> None:
    if actions.DEFEAT <= action < actions.THAW:
        defeat(p, action - actions.DEFEAT)
    elif action >= actions.THAW:
        thaw(s, p, site_of(p, action - actions.THAW))
    else:
        p.covered[action - actions.UNCOVER] -= 1
        p.uncover -= 1


def defeat(p: Board, k: i64) -> None:
    """W-MENACE-08: the full cost at once; W-THIEF-04: a Thief takes a token along."""
    p.soldiers -= data.MENACE_COST[k]
    p.menaces[k] -= 1
    p.gone = append(p.gone, data.MENACES + k)
    if k == data.THIEF - data.MENACES:
        tokens = uncover_acts(p, vec[i64]())
        if len(tokens) > 1:
            p.uncover += 1
        elif len(tokens) == 1:
            p.covered[tokens[0] - actions.UNCOVER] -= 1


def thaw(s: State, p: Board, i: i64) -> None:
    p.soldiers -= data.MENACE_COST[data.GIANT - data.MENACES]
    p.gone = append(p.gone, data.GIANT)
    p.sites[i] &= ~state.FROZEN
    complete(s, p, i)


def last_acts(p: Board) -> Ints:
    """W-ADVISOR-10, RUL-W-51: end-of-game advisors in any order, no free acts."""
    out = vec[i64]()
    if can_use(p, data.ARCHITECT):
        out = site_acts(p, out, actions.FINISH)
    if can_use(p, data.CHRONICLER):
        for kind in range(data.KINDS):
            out = append(out, actions.CHRONICLE + kind)
    return append(out, actions.END)


def apply_last(s: State, p: Board, action: i64) -> None:
    if action >= actions.CHRONICLE:
        pay_advisor(p, data.CHRONICLER)
        p.chronicle = action - actions.CHRONICLE
    else:
        pay_advisor(p, data.ARCHITECT)
        complete(s, p, site_of(p, action - actions.FINISH))
