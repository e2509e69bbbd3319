"""Fight, the fourth phase of the menace module, and the advisors of the end of the game."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.games.wonderful_kingdom.rules.actions import (
    CHRONICLE,
    DEFEAT,
    END,
    FINISH,
    THAW,
    UNCOVER,
)
from interregnum.games.wonderful_kingdom.rules.advisors import can_use, pay_advisor
from interregnum.games.wonderful_kingdom.rules.building import (
    complete,
    has_twin,
    missing,
    site_of,
)
from interregnum.games.wonderful_kingdom.rules.data import (
    ARCHITECT,
    ARCHITECT_CUBES,
    CHRONICLER,
    COVERS,
    GIANT,
    KINDS,
    MENACE_COST,
    MENACE_KINDS,
    MENACES,
    TARGET,
    THIEF,
)
from interregnum.games.wonderful_kingdom.rules.free_acts import (
    free_acts,
    is_half_made,
    rest_acts,
)
from interregnum.games.wonderful_kingdom.rules.state import (
    FROZEN,
    KRYS_NEED,
    OPEN,
    SITE_CARD,
    SOLDIER_NEED,
    Board,
    State,
)


def has_menace(p: Board) -> bool:
    for k in range(MENACE_KINDS):
        if p.menaces[k] > 0:
            return True
    return any(p.sites[i] & FROZEN for i in range(i64(len(p.sites))))


def fight_acts(s: State, p: Board) -> Ints:
    out = vec[i64]()
    if is_half_made(p):
        return rest_acts(s, p)
    if p.uncover > 0:
        return uncover_acts(p, out)
    out = free_acts(s, p, out)
    for k in range(MENACE_KINDS):
        if p.menaces[k] > 0 and p.soldiers >= MENACE_COST[k]:
            out = append(out, DEFEAT + k)
    if p.soldiers >= MENACE_COST[GIANT - MENACES]:
        out = site_acts(p, out, THAW)
    return append(out, END)


def fits(site: i64, first: i64) -> bool:
    """W-ICE-06: a giant under a full card; Royal Architect: two basic cubes lack at most."""
    if first == THAW:
        return site & FROZEN != 0 and site & OPEN == 0
    barred = site & (FROZEN | KRYS_NEED | SOLDIER_NEED)
    return barred == 0 and missing(site) <= ARCHITECT_CUBES


def site_acts(p: Board, out: Ints, first: i64) -> Ints:
    target: i64 = 0
    card: i64 = NONE
    for i in range(i64(len(p.sites))):
        site = p.sites[i]
        if site & SITE_CARD == card:
            target += 1
        else:
            card = site & SITE_CARD
            target = TARGET[card]
        if fits(site, first) and not has_twin(p.sites, i):
            out = append(out, first + target)
    return out


def uncover_acts(p: Board, out: Ints) -> Ints:
    for k in range(COVERS):
        if p.covered[k] > 0:
            out = append(out, UNCOVER + k)
    return out


def apply_fight(s: State, p: Board, action: i64) -> None:
    if DEFEAT <= action < THAW:
        defeat(p, action - DEFEAT)
    elif action >= THAW:
        thaw(s, p, site_of(p, action - THAW))
    else:
        p.covered[action - UNCOVER] -= 1
        p.uncover -= 1


def defeat(p: Board, k: i64) -> None:
    """W-MENACE-08: the full cost at once; W-THIEF-04: a Thief takes a token along."""
    p.soldiers -= MENACE_COST[k]
    p.menaces[k] -= 1
    p.gone = append(p.gone, MENACES + k)
    if k == THIEF - MENACES:
        tokens = uncover_acts(p, vec[i64]())
        if len(tokens) > 1:
            p.uncover += 1
        elif len(tokens) == 1:
            p.covered[tokens[0] - UNCOVER] -= 1


def thaw(s: State, p: Board, i: i64) -> None:
    p.soldiers -= MENACE_COST[GIANT - MENACES]
    p.gone = append(p.gone, GIANT)
    p.sites[i] &= ~FROZEN
    complete(s, p, i)


def last_acts(p: Board) -> Ints:
    """W-ADVISOR-10, RUL-W-51: end-of-game advisors in any order, no free acts."""
    out = vec[i64]()
    if can_use(p, ARCHITECT):
        out = site_acts(p, out, FINISH)
    if can_use(p, CHRONICLER):
        for kind in range(KINDS):
            out = append(out, CHRONICLE + kind)
    return append(out, END)


def apply_last(s: State, p: Board, action: i64) -> None:
    if action >= CHRONICLE:
        pay_advisor(p, CHRONICLER)
        p.chronicle = action - CHRONICLE
    else:
        pay_advisor(p, ARCHITECT)
        complete(s, p, site_of(p, action - FINISH))
