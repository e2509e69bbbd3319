"""What the table has against an action, family by family."""

from collections.abc import Callable
from typing import Final

from interregnum.core.game import NONE, Seat
from interregnum.games.title import Line, Reason
from interregnum.games.wonderful_kingdom.actions import FACES, PLACES, TRAPPED, UP, VEILED
from interregnum.games.wonderful_kingdom.data import (
    ADVISOR_COST,
    ADVISORS,
    ALCHEMIST,
    ARCHITECT,
    ARCHITECT_CUBES,
    BROKER,
    CALAMITY,
    CHRONICLER,
    CONFESSOR,
    DEVELOPMENTS,
    EMINENCE,
    ENVOY,
    GIANT,
    GUILDS,
    INQUISITOR,
    KRYSTALLIUM,
    LABORATORY,
    MENACE_COST,
    MENACES,
    PROPHET,
    SEARCH_REMOVE,
    SOLDIER,
    SPYMISTRESS,
    STEPS,
)
from interregnum.games.wonderful_kingdom.rules.building import (
    laboratory_size,
    missing,
    site_of,
    waiting_colour,
)
from interregnum.games.wonderful_kingdom.rules.game import awaited
from interregnum.games.wonderful_kingdom.rules.planning import uncovered
from interregnum.games.wonderful_kingdom.rules.quest import can_pay, krystallium_due
from interregnum.games.wonderful_kingdom.rules.search import is_removable, removable
from interregnum.games.wonderful_kingdom.rules.table import count_of, is_known, slot_at
from interregnum.games.wonderful_kingdom.state import (
    BUILD,
    DOWN,
    FROZEN,
    KRYS_NEED,
    LOCKED,
    NEED,
    OPEN,
    PLANNING,
    SELECTING,
    SOLDIER_NEED,
    Board,
    State,
)
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


def why_not_offering(s: State, family: str) -> Reason:
    """The chain of an offer: a card, where it lies, the second card, where it lies."""
    stage = ("offer", "put", "offer", "lay")[len(s.offer)]
    if family in FREE and len(s.offer) > 0:
        return why("RUL-W-44", "inside-offer")
    if family != stage:
        return why("W-OFFER-06", f"stage-{stage}")
    return why("W-OFFER-06", "offer-order")


def why_not_offer(s: State, p: Board, card: int) -> Reason | None:
    hand = s.hands[awaited(s)]
    if len(s.offer) not in (0, 2):
        return why_not_offering(s, "offer")
    if card not in hand:
        return why("W-OFFER-06", "not-in-hand", card=card_line(card))
    return None


def why_not_put(s: State, p: Board, place: int) -> Reason | None:
    if len(s.offer) != 1:
        return why_not_offering(s, "put")
    return why_not_face(s, p, place % FACES, UP)


def why_not_lay(s: State, p: Board, place: int) -> Reason | None:
    if len(s.offer) != 3:
        return why_not_offering(s, "lay")
    return why_not_face(s, p, place % FACES, s.offer[1] % FACES)


def why_not_face(s: State, p: Board, face: int, first: int) -> Reason | None:
    """A first card that lies as `first` has spent its trap or the Spymistress."""
    spent = face == first
    if spent and face == VEILED:
        return why("W-ADVISOR-09", "advisor-used", card=advisor_line(SPYMISTRESS))
    if face == TRAPPED and p.traps <= spent:
        return why("W-TRAP-02", "no-trap", n=p.traps - spent)
    if face == VEILED:
        return why_not_advisor(s, p, SPYMISTRESS)
    return None


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


def why_not_spy(s: State, p: Board, spot: int) -> Reason | None:
    if p.spies == 0:
        return why("W-QUEST-07", "no-spy")
    return why_not_hidden(s, spot)


def why_not_spot(s: State, spot: int) -> Reason | None:
    return why("W-PICK-01", "no-card") if slot_at(s, spot) < 0 else None


def why_not_hidden(s: State, spot: int) -> Reason | None:
    if gone := why_not_spot(s, spot):
        return gone
    return None if slot_at(s, spot) & DOWN else why("W-TRAP-03", "face-up")


def why_not_peek(s: State, p: Board, spot: int) -> Reason | None:
    if p.peeks == 0 and (reason := why_not_advisor(s, p, PROPHET)):
        return reason
    if reason := why_not_hidden(s, spot):
        return reason
    return why("W-ADVISOR-08", "known") if is_known(slot_at(s, spot), seat_of(s, p)) else None


def why_not_move(s: State, p: Board, spot: int) -> Reason | None:
    if s.rules.solo:
        return why("W-ADVISOR-11", "two-players")
    return why_not_advisor(s, p, ENVOY) or why_not_spot(s, spot)


def why_not_take(s: State, p: Board, spot: int) -> Reason | None:
    if spot // PLACES == s.spot:
        return why("W-ADVISOR-08", "other-area")
    return why_not_advisor(s, p, EMINENCE) or why_not_spot(s, spot)


def why_not_search(s: State, p: Board, area: int) -> Reason | None:
    if not s.rules.solo:
        return why("W-SOLO-09", "solo-only")
    if s.searched and not s.rules.search_each:
        return why("W-SOLO-09", "searched")
    if removable(s, area) < SEARCH_REMOVE:
        return why("W-SOLO-09", "search-cards", n=removable(s, area))
    if s.phase == SELECTING and p.aim == NONE and not can_look(s):
        return why("RUL-W-55", "deck-empty")
    return None


def can_look(s: State) -> bool:
    return s.rules.reshuffle or s.top != NONE or sum(s.bag) > s.unresolved - s.bad_left


def why_not_remove(s: State, p: Board, spot: int) -> Reason | None:
    if spot // PLACES != s.spot:
        return why("W-SOLO-09", "searched-area")
    if gone := why_not_spot(s, spot):
        return gone
    return None if is_removable(slot_at(s, spot)) else why("RUL-W-03", "not-removable")


def why_not_pick(s: State, p: Board, card: int) -> Reason | None:
    return None if card in s.looked else why("W-SOLO-09", "not-looked", card=card_line(card))


def why_not_deck(s: State, p: Board, deck: int) -> Reason | None:
    return why("W-MENACE-01", "deck-taken") if deck in s.decks else None


def why_not_keep(s: State, p: Board, advisor: int) -> Reason | None:
    if ADVISORS + advisor in s.hands[awaited(s)]:
        return None
    return why("W-ADVISOR-01", "not-drawn", card=advisor_line(advisor))


def why_not_end(s: State, p: Board, _k: int) -> Reason | None:
    if waiting_colour(p) != NONE:
        return why("W-PROD-07", "cubes-first", n=sum(p.cubes))
    return None


DECISIONS: Final[dict[str, Callable[[State, Board, int], Reason | None]]] = {
    "deck": why_not_deck,
    "keep": why_not_keep,
    "offer": why_not_offer,
    "put": why_not_put,
    "lay": why_not_lay,
    "search": why_not_search,
    "spy": why_not_spy,
    "peek": why_not_peek,
    "move": why_not_move,
    "take": why_not_take,
    "remove": why_not_remove,
    "pick": why_not_pick,
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
