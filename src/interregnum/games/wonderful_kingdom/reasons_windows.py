"""What the table has against an action in a window, family by family."""

from collections.abc import Callable
from typing import Final

from interregnum.core.game import NONE, Seat
from interregnum.games.shown import Line, Reason
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
from interregnum.games.wonderful_kingdom.rules.planning import uncovered
from interregnum.games.wonderful_kingdom.rules.quest import can_pay, krystallium_due
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
    resource_line,
    symbol_line,
    target_line,
)

TOKENS: Final = {"krystallium", "space", "soldier"}
FREE: Final = TOKENS | {"discard", "quest", "transmute"}


def why(rule: str, name: str, **args: int | str | Line | list[Line]) -> Reason:
    words = line(f"why-{name}", **args)
    return Reason(rule, words.id, words.args)


def why_not_card(s: State, p: Board, card: int) -> Reason | None:
    """A card of the selection."""
    if count_of(p.selection, card) == 0:
        return why("W-PLAN-02", "not-selected", card=card_line(card))
    return None


def seat_of(s: State, p: Board) -> Seat:
    return 0 if s.live[0] is p else 1


def why_not_recycle(s: State, p: Board, card: int) -> Reason | None:
    if p.broker == 1 and card >= DEVELOPMENTS:
        return why("W-ADVISOR-08", "broker-first")
    return why_not_card(s, p, card)


def why_not_feed(s: State, p: Board, card: int) -> Reason | None:
    if p.feed == 0:
        return why("W-SHADOW-01", "no-shadow")
    return why_not_card(s, p, card)


def why_not_site(s: State, p: Board, target: int) -> Reason | None:
    if site_of(p, target) == NONE:
        return why("W-BUILD-01", "no-site", card=target_line(target))
    return None


def site_at(p: Board, target: int) -> int:
    return p.sites[site_of(p, target)]


def why_not_place(s: State, p: Board, target: int) -> Reason | None:
    r = waiting_colour(p)
    if r == NONE:
        return why("W-PROD-05", "no-cube")
    if gone := why_not_site(s, p, target):
        return gone
    if not site_at(p, target) >> NEED + 4 * r & 15:
        colour = resource_line(r)
        return why("W-BUILD-01", "no-space", card=target_line(target), resource=colour)
    return None


def why_not_laboratory(s: State, p: Board, _k: int) -> Reason | None:
    return why("W-PROD-05", "no-cube") if waiting_colour(p) == NONE else None


def why_not_krystallium(s: State, p: Board, target: int) -> Reason | None:
    if p.krystallium == 0:
        return why("W-KRYS-03", "no-krystallium")
    if gone := why_not_site(s, p, target):
        return gone
    if not site_at(p, target) & (OPEN & ~SOLDIER_NEED):
        return why(
            "W-KRYS-04", "no-space", card=target_line(target), resource=resource_line(KRYSTALLIUM)
        )
    return None


def why_not_space(s: State, p: Board, r: int) -> Reason | None:
    if p.aim == NONE:
        return why("W-KRYS-03", "no-aim")
    if not site_at(p, p.aim) >> NEED + 4 * r & 15:
        return why("W-BUILD-01", "no-space", card=target_line(p.aim), resource=resource_line(r))
    return None


def why_not_soldier(s: State, p: Board, target: int) -> Reason | None:
    if p.soldiers == 0:
        return why("W-SUP-04", "no-soldier", n=1, soldiers=0)
    if gone := why_not_site(s, p, target):
        return gone
    if not site_at(p, target) & SOLDIER_NEED:
        colour = resource_line(SOLDIER)
        return why("W-BUILD-01", "no-space", card=target_line(target), resource=colour)
    return None


def why_not_discard(s: State, p: Board, target: int) -> Reason | None:
    if gone := why_not_site(s, p, target):
        return gone
    site = site_at(p, target)
    if site & FROZEN:
        return why("W-ICE-05", "frozen", card=target_line(target))
    return why("W-SCEN-01a", "locked", card=target_line(target)) if site & LOCKED else None


def why_not_freeze(s: State, p: Board, target: int) -> Reason | None:
    if p.freeze == 0:
        return why("W-ICE-01", "no-giant")
    if gone := why_not_site(s, p, target):
        return gone
    if site_at(p, target) & FROZEN:
        return why("W-ICE-02", "frozen", card=target_line(target))
    return None


def why_not_freeze_plan(s: State, p: Board, card: int) -> Reason | None:
    return why("W-ICE-01", "no-giant") if p.freeze == 0 else why_not_card(s, p, card)


def why_not_cover(s: State, p: Board, k: int) -> Reason | None:
    if p.hide == 0:
        return why("W-THIEF-01", "no-thief")
    if uncovered(p, k) == 0:
        return why("W-THIEF-01", "no-symbol", symbol=symbol_line(k))
    return None


def why_not_uncover(s: State, p: Board, k: int) -> Reason | None:
    if p.uncover == 0:
        return why("W-THIEF-04", "no-thief-beaten")
    return None if p.covered[k] else why("W-THIEF-04", "not-covered", symbol=symbol_line(k))


def why_not_colours(s: State, p: Board, _k: int) -> Reason | None:
    return None if p.broker == 2 else why("W-ADVISOR-08", "no-broker")


def why_not_quest(s: State, p: Board, k: int) -> Reason | None:
    if k >= len(s.quests) * STEPS:
        return why("W-QUEST-01", "no-step")
    if p.quest >> k & 1:
        return why("W-QUEST-04", "step-done")
    due = krystallium_due(s, p, k)
    if due > p.krystallium:
        return why("W-QUEST-03", "step-cost", n=due, krystallium=p.krystallium)
    if not can_pay(s, p, k):
        return why("W-QUEST-03", "step-soldiers", soldiers=p.soldiers)
    return None


def why_not_transmute(s: State, p: Board, _k: int) -> Reason | None:
    if not (s.rules.quest and s.rules.keep_cubes):
        return why("W-KRYS-01", "no-keeping")
    if laboratory_size(p) < LABORATORY:
        return why("RUL-W-02", "laboratory", n=laboratory_size(p))
    return None


def why_not_advisor(s: State, p: Board, advisor: int) -> Reason | None:
    """W-ADVISOR-08, W-ADVISOR-09: held, of this phase, not used, and paid."""
    if not p.advisors >> advisor & 1:
        return why("W-ADVISOR-08", "no-advisor", card=advisor_line(advisor))
    if p.used >> advisor & 1:
        return why("W-ADVISOR-09", "advisor-used", card=advisor_line(advisor))
    if p.soldiers < ADVISOR_COST[advisor]:
        cost = ADVISOR_COST[advisor]
        return why("W-ADVISOR-08", "no-soldier", n=cost, soldiers=p.soldiers)
    return None


def why_not_advice(s: State, p: Board, advisor: int) -> Reason | None:
    if advisor not in useful(s):
        return why("W-ADVISOR-08", "advisor-phase", card=advisor_line(advisor))
    if reason := why_not_advisor(s, p, advisor):
        return reason
    if advisor in (CONFESSOR, INQUISITOR) and count_of(p.selection, CALAMITY) == 0:
        return why("W-CALAM-01", "not-selected", card=card_line(CALAMITY))
    if advisor == BROKER and not (len(p.selection) and p.selection[0] < DEVELOPMENTS):
        return why("W-ADVISOR-08", "no-development")
    return None


def useful(s: State) -> set[int]:
    """Advisors that have their own act in this phase."""
    if s.phase == PLANNING:
        return {ALCHEMIST, BROKER, CONFESSOR, INQUISITOR}
    return {GUILDS[s.step]} if s.phase == BUILD else set()


def why_not_finish(s: State, p: Board, target: int) -> Reason | None:
    if reason := why_not_advisor(s, p, ARCHITECT) or why_not_site(s, p, target):
        return reason
    site = site_at(p, target)
    if site & (KRYS_NEED | SOLDIER_NEED) or missing(site) > ARCHITECT_CUBES:
        return why("W-ADVISOR-10", "architect", card=target_line(target), n=missing(site))
    return None


def why_not_chronicle(s: State, p: Board, _kind: int) -> Reason | None:
    return why_not_advisor(s, p, CHRONICLER)


def why_not_defeat(s: State, p: Board, k: int) -> Reason | None:
    if p.menaces[k] == 0:
        return why("W-MENACE-08", "no-menace", card=menace_line(k))
    if p.soldiers < MENACE_COST[k]:
        return why("W-MENACE-08", "no-soldier", n=MENACE_COST[k], soldiers=p.soldiers)
    return None


def why_not_thaw(s: State, p: Board, target: int) -> Reason | None:
    if gone := why_not_site(s, p, target):
        return gone
    site = site_at(p, target)
    if not site & FROZEN:
        return why("W-ICE-06", "not-frozen", card=target_line(target))
    if site & OPEN:
        return why("W-ICE-07", "not-full", card=target_line(target))
    cost = MENACE_COST[GIANT - MENACES]
    if p.soldiers < cost:
        return why("W-MENACE-08", "no-soldier", n=cost, soldiers=p.soldiers)
    return None


def why_not_end(s: State, p: Board, _k: int) -> Reason | None:
    if waiting_colour(p) != NONE:
        return why("W-PROD-07", "cubes-first", n=sum(p.cubes))
    return None


IN_WINDOW: Final[dict[str, Callable[[State, Board, int], Reason | None]]] = {
    "feed": why_not_feed,
    "freeze": why_not_freeze,
    "freeze-plan": why_not_freeze_plan,
    "cover": why_not_cover,
    "uncover": why_not_uncover,
    "plan": why_not_card,
    "recycle": why_not_recycle,
    "colours": why_not_colours,
    "place": why_not_place,
    "laboratory": why_not_laboratory,
    "krystallium": why_not_krystallium,
    "space": why_not_space,
    "soldier": why_not_soldier,
    "discard": why_not_discard,
    "quest": why_not_quest,
    "transmute": why_not_transmute,
    "advisor": why_not_advice,
    "finish": why_not_finish,
    "chronicle": why_not_chronicle,
    "defeat": why_not_defeat,
    "thaw": why_not_thaw,
    "end": why_not_end,
}
