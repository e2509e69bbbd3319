"""Why not, in a window; free acts may also be done on a turn."""

from mypy_extensions import i64

from interregnum.core.arrays import vec
from interregnum.core.game import NONE, Seat
from interregnum.games.shown import Reason
from interregnum.games.wonderful_kingdom.rules.actions import FIRST, PAY
from interregnum.games.wonderful_kingdom.rules.building import (
    laboratory_size,
    missing,
    site_of,
    waiting_colour,
)
from interregnum.games.wonderful_kingdom.rules.data import (
    ADVISOR_COST,
    ALCHEMIST,
    ARCHITECT,
    ARCHITECT_CUBES,
    BASIC,
    BROKER,
    CALAMITY,
    CHRONICLER,
    CONFESSOR,
    DEVELOPMENTS,
    GIANT,
    GUILDS,
    INQUISITOR,
    KRYSTALLIUM,
    LABORATORY,
    MENACE_COST,
    MENACES,
    SOLDIER,
    STEPS,
)
from interregnum.games.wonderful_kingdom.rules.free_acts import first_acts
from interregnum.games.wonderful_kingdom.rules.planning import uncovered
from interregnum.games.wonderful_kingdom.rules.quest import (
    can_pay,
    krystallium_due,
    pay_acts,
    price,
    spare_krystallium,
)
from interregnum.games.wonderful_kingdom.rules.state import (
    BUILD,
    FROZEN,
    KRYS_NEED,
    LOCKED,
    NEED,
    OPEN,
    PLANNING,
    SOLDIER_NEED,
    Board,
    State,
)
from interregnum.games.wonderful_kingdom.rules.table import count_of
from interregnum.games.wonderful_kingdom.text import (
    advisor_line,
    card_line,
    line,
    menace_line,
    mix,
    resource_line,
    symbol_line,
    target_line,
)


def why_not_card(s: State, seat: Seat, card: int) -> Reason | None:
    """A card of the selection."""
    p = s.live[seat]
    if count_of(p.selection, card) == 0:
        return line.why("W-PLAN-02", "not-selected", card=card_line(card))
    return None


def why_not_recycle(s: State, seat: Seat, card: int) -> Reason | None:
    p = s.live[seat]
    if p.broker == 1 and card >= DEVELOPMENTS:
        return line.why("W-ADVISOR-08", "broker-first")
    return why_not_card(s, seat, card)


def why_not_feed(s: State, seat: Seat, card: int) -> Reason | None:
    p = s.live[seat]
    if p.feed == 0:
        return line.why("W-SHADOW-01", "no-shadow")
    return why_not_card(s, seat, card)


def why_not_site(s: State, seat: Seat, target: int) -> Reason | None:
    p = s.live[seat]
    if site_of(p, target) == NONE:
        return line.why("W-BUILD-01", "no-site", card=target_line(target))
    return None


def site_at(p: Board, target: int) -> int:
    return p.sites[site_of(p, target)]


def why_not_place(s: State, seat: Seat, target: int) -> Reason | None:
    p = s.live[seat]
    r = waiting_colour(p)
    if r == NONE:
        return line.why("W-PROD-05", "no-cube")
    if gone := why_not_site(s, seat, target):
        return gone
    if not site_at(p, target) >> NEED + 4 * r & 15:
        return why_not_colour(p, target, r)
    return None


def why_not_colour(p: Board, target: int, r: int) -> Reason:
    """No space for the colour that is placed now, though perhaps for one that waits behind it."""
    colour = resource_line(r)
    if any(p.cubes[c] and site_at(p, target) >> NEED + 4 * c & 15 for c in range(BASIC)):
        return line.why("RUL-W-56", "colour-first", resource=colour)
    return line.why("W-BUILD-01", "no-space", card=target_line(target), resource=colour)


def why_not_laboratory(s: State, seat: Seat, _k: int) -> Reason | None:
    p = s.live[seat]
    return line.why("W-PROD-05", "no-cube") if waiting_colour(p) == NONE else None


def why_not_laboratory_one(s: State, seat: Seat, _k: int) -> Reason | None:
    p = s.live[seat]
    if sum(p.cubes) == 0:
        return line.why("W-PROD-05", "no-cube")
    last = p.cubes[waiting_colour(p)] == 1
    return line.why("RUL-W-56", "last-cube") if last else None


def why_not_krystallium(s: State, seat: Seat, target: int) -> Reason | None:
    p = s.live[seat]
    if p.krystallium == 0:
        return line.why("W-KRYS-03", "no-krystallium")
    if gone := why_not_site(s, seat, target):
        return gone
    if not site_at(p, target) & (OPEN & ~SOLDIER_NEED):
        return line.why(
            "W-KRYS-04", "no-space", card=target_line(target), resource=resource_line(KRYSTALLIUM)
        )
    return None


def why_not_space(s: State, seat: Seat, r: int) -> Reason | None:
    p = s.live[seat]
    if p.aim == NONE:
        return line.why("W-KRYS-03", "no-aim")
    if not site_at(p, p.aim) >> NEED + 4 * r & 15:
        return line.why(
            "W-BUILD-01", "no-space", card=target_line(p.aim), resource=resource_line(r)
        )
    return None


def why_not_soldier(s: State, seat: Seat, target: int) -> Reason | None:
    p = s.live[seat]
    if p.soldiers == 0:
        return line.why("W-SUP-04", "no-soldier", n=1, soldiers=0)
    if gone := why_not_site(s, seat, target):
        return gone
    if not site_at(p, target) & SOLDIER_NEED:
        colour = resource_line(SOLDIER)
        return line.why("W-BUILD-01", "no-space", card=target_line(target), resource=colour)
    return None


def why_not_discard(s: State, seat: Seat, target: int) -> Reason | None:
    p = s.live[seat]
    if gone := why_not_site(s, seat, target):
        return gone
    site = site_at(p, target)
    if site & FROZEN:
        return line.why("W-ICE-05", "frozen", card=target_line(target))
    return line.why("W-SCEN-01a", "locked", card=target_line(target)) if site & LOCKED else None


def why_not_freeze(s: State, seat: Seat, target: int) -> Reason | None:
    p = s.live[seat]
    if p.freeze == 0:
        return line.why("W-ICE-01", "no-giant")
    if gone := why_not_site(s, seat, target):
        return gone
    if site_at(p, target) & FROZEN:
        return line.why("W-ICE-02", "frozen", card=target_line(target))
    return None


def why_not_freeze_plan(s: State, seat: Seat, card: int) -> Reason | None:
    p = s.live[seat]
    return line.why("W-ICE-01", "no-giant") if p.freeze == 0 else why_not_card(s, seat, card)


def why_not_cover(s: State, seat: Seat, k: int) -> Reason | None:
    p = s.live[seat]
    if p.hide == 0:
        return line.why("W-THIEF-01", "no-thief")
    if uncovered(p, k) == 0:
        return line.why("W-THIEF-01", "no-symbol", symbol=symbol_line(k))
    return None


def why_not_uncover(s: State, seat: Seat, k: int) -> Reason | None:
    p = s.live[seat]
    if p.uncover == 0:
        return line.why("W-THIEF-04", "no-thief-beaten")
    return None if p.covered[k] else line.why("W-THIEF-04", "not-covered", symbol=symbol_line(k))


def why_not_colours(s: State, seat: Seat, _k: int) -> Reason | None:
    p = s.live[seat]
    return None if p.broker == 2 else line.why("W-ADVISOR-08", "no-broker")


def why_not_quest(s: State, seat: Seat, k: int) -> Reason | None:
    p = s.live[seat]
    if k >= len(s.quests) * STEPS:
        return line.why("W-QUEST-01", "no-step")
    if p.quest >> k & 1:
        return line.why("W-QUEST-04", "step-done")
    due = krystallium_due(s, p, k)
    if due > p.krystallium:
        return line.why("W-QUEST-03", "step-cost", n=due, krystallium=p.krystallium)
    if not can_pay(s, p, k):
        return line.why("W-QUEST-03", "step-soldiers", soldiers=p.soldiers)
    return None


def why_not_pay(s: State, seat: Seat, k: int) -> Reason | None:
    p = s.live[seat]
    if p.paying == NONE:
        return line.why("W-QUEST-03", "no-payment")
    r, (waiting, stored) = p.paying % BASIC, mix(k)
    rest = price(s, p, r) - waiting - stored
    if waiting > p.cubes[r] or stored > p.laboratory[r] or not 0 <= rest <= spare_krystallium(s, p):
        return line.why("W-QUEST-03", "no-mix", n=price(s, p, r), resource=resource_line(r))
    if PAY + k not in pay_acts(s, p, vec[i64]()):
        return line.why("RUL-W-57", "same-payment")
    return None


def why_not_first_colour(s: State, seat: Seat, r: int) -> Reason | None:
    p = s.live[seat]
    if p.cubes[r] == 0:
        return line.why("W-PROD-05", "no-cube")
    return None if FIRST + r in first_acts(s, p, vec[i64]()) else line.why("RUL-W-56", "order")


def why_not_transmute(s: State, seat: Seat, _k: int) -> Reason | None:
    p = s.live[seat]
    if not (s.rules.quest and s.rules.keep_cubes):
        return line.why("W-KRYS-01", "no-keeping")
    if laboratory_size(p) < LABORATORY:
        return line.why("RUL-W-02", "laboratory", n=laboratory_size(p))
    return None


def why_not_advisor(s: State, seat: Seat, advisor: int) -> Reason | None:
    """W-ADVISOR-08, W-ADVISOR-09: held, of this phase, not used, and paid."""
    p = s.live[seat]
    if not p.advisors >> advisor & 1:
        return line.why("W-ADVISOR-08", "no-advisor", card=advisor_line(advisor))
    if p.used >> advisor & 1:
        return line.why("W-ADVISOR-09", "advisor-used", card=advisor_line(advisor))
    if p.soldiers < ADVISOR_COST[advisor]:
        cost = ADVISOR_COST[advisor]
        return line.why("W-ADVISOR-08", "no-soldier", n=cost, soldiers=p.soldiers)
    return None


def why_not_advice(s: State, seat: Seat, advisor: int) -> Reason | None:
    p = s.live[seat]
    if advisor not in useful(s):
        return line.why("W-ADVISOR-08", "advisor-phase", card=advisor_line(advisor))
    if reason := why_not_advisor(s, seat, advisor):
        return reason
    if advisor in (CONFESSOR, INQUISITOR) and count_of(p.selection, CALAMITY) == 0:
        return line.why("W-CALAM-01", "not-selected", card=card_line(CALAMITY))
    if advisor == BROKER and not (len(p.selection) and p.selection[0] < DEVELOPMENTS):
        return line.why("W-ADVISOR-08", "no-development")
    return None


def useful(s: State) -> set[int]:
    """Advisors whose ability belongs to this phase."""
    if s.phase == PLANNING:
        return {ALCHEMIST, BROKER, CONFESSOR, INQUISITOR}
    return {GUILDS[s.step]} if s.phase == BUILD else set()


def why_not_finish(s: State, seat: Seat, target: int) -> Reason | None:
    p = s.live[seat]
    if reason := why_not_advisor(s, seat, ARCHITECT) or why_not_site(s, seat, target):
        return reason
    site = site_at(p, target)
    if site & (KRYS_NEED | SOLDIER_NEED) or missing(site) > ARCHITECT_CUBES:
        return line.why("W-ADVISOR-10", "architect", card=target_line(target), n=missing(site))
    return None


def why_not_chronicle(s: State, seat: Seat, _kind: int) -> Reason | None:
    return why_not_advisor(s, seat, CHRONICLER)


def why_not_defeat(s: State, seat: Seat, k: int) -> Reason | None:
    p = s.live[seat]
    if p.menaces[k] == 0:
        return line.why("W-MENACE-08", "no-menace", card=menace_line(k))
    if p.soldiers < MENACE_COST[k]:
        return line.why("W-MENACE-08", "no-soldier", n=MENACE_COST[k], soldiers=p.soldiers)
    return None


def why_not_thaw(s: State, seat: Seat, target: int) -> Reason | None:
    p = s.live[seat]
    if gone := why_not_site(s, seat, target):
        return gone
    site = site_at(p, target)
    if not site & FROZEN:
        return line.why("W-ICE-06", "not-frozen", card=target_line(target))
    if site & OPEN:
        return line.why("W-ICE-07", "not-full", card=target_line(target))
    cost = MENACE_COST[GIANT - MENACES]
    if p.soldiers < cost:
        return line.why("W-MENACE-08", "no-soldier", n=cost, soldiers=p.soldiers)
    return None


def why_not_end(s: State, seat: Seat, _k: int) -> Reason | None:
    p = s.live[seat]
    if waiting_colour(p) != NONE:
        return line.why("W-PROD-07", "cubes-first", n=sum(p.cubes))
    return None
