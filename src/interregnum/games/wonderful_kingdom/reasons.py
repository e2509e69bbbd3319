"""Why not: the clause that forbids an action and its numbers, from the seat's own knowledge."""

from typing import Final

from interregnum.core.game import CHANCE, NONE, Action, Seat
from interregnum.games.families import NOT_NOW
from interregnum.games.shown import Reason
from interregnum.games.wonderful_kingdom.reasons_choice import ON_TURN, why_not_offering
from interregnum.games.wonderful_kingdom.reasons_windows import FREE, IN_WINDOW, TOKENS, why
from interregnum.games.wonderful_kingdom.rules.actions import SPACE
from interregnum.games.wonderful_kingdom.rules.building import (
    in_window,
    waiting_colour,
)
from interregnum.games.wonderful_kingdom.rules.game import WonderfulKingdom, awaited
from interregnum.games.wonderful_kingdom.rules.planning import candidates
from interregnum.games.wonderful_kingdom.rules.state import (
    ADVISING,
    BEFORE,
    BOARDS,
    BUILD,
    DEALING,
    DECKS,
    DUCHIES,
    FIGHT,
    KEEPING,
    LAST,
    LOOKING,
    OFFERING,
    OVER,
    PICKING,
    PLANNING,
    REMOVING,
    RESHUFFLING,
    REVEALING,
    SELECTING,
    SHADOWS,
    SPYING,
    STARTING,
    TAKING,
    Board,
    State,
)
from interregnum.games.wonderful_kingdom.text import (
    target_line,
)

GAME: Final = WonderfulKingdom()
DECISIONS: Final = {**ON_TURN, **IN_WINDOW}
CHANCE_FAMILIES: Final = {"start", "draw"}
STAND_INS: Final = {"dealt", "finished"}
CUBES: Final = {"place", "laboratory"}
EFFECTS: Final = {"feed", "freeze", "freeze-plan", "cover"}
FAMILIES: Final[dict[int, set[str]]] = {
    STARTING: {"start"},
    DUCHIES: {"duchy"},
    DECKS: {"deck"},
    BOARDS: {"board"},
    ADVISING: {"draw"},
    KEEPING: {"keep"},
    DEALING: {"draw"},
    OFFERING: {"offer", "put", "lay"} | FREE,
    SELECTING: {"select", "search", "spy", "peek", "move"} | FREE,
    SPYING: {"draw"},
    TAKING: {"take", "end"},
    REMOVING: {"remove"},
    LOOKING: {"draw"},
    PICKING: {"pick"},
    REVEALING: {"draw"},
    RESHUFFLING: {"draw"},
    SHADOWS: {"feed", "end"},
    PLANNING: {"plan", "recycle", "colours", "advisor", "end"} | EFFECTS | CUBES | FREE,
    BEFORE: TOKENS | {"end"},
    BUILD: {"advisor", "end"} | CUBES | FREE,
    FIGHT: {"defeat", "thaw", "uncover", "end"} | FREE,
    LAST: {"finish", "chronicle", "end"},
    OVER: set(),
}
RULES: Final = {  # the clause that says who decides, or what, in a phase
    DUCHIES: "W-SETUP-04",
    DECKS: "W-MENACE-01",
    BOARDS: "W-QUEST-01",
    KEEPING: "W-ADVISOR-01",
    OFFERING: "W-OFFER-05",
    SELECTING: "W-PICK-01",
    TAKING: "W-ADVISOR-08",
    REMOVING: "W-SOLO-09",
    PICKING: "W-SOLO-09",
    SHADOWS: "W-SHADOW-01",
    PLANNING: "W-PLAN-06",
    BEFORE: "RUL-W-07",
    BUILD: "W-PROD-05",
    FIGHT: "W-MENACE-08",
    LAST: "W-ADVISOR-10",
}


def families(s: State) -> set[str]:
    """The families of actions that belong to the current phase."""
    return FAMILIES[s.phase]


def explain(s: State, seat: Seat, action: Action) -> Reason | None:
    """None exactly when the action is legal."""
    family, k = SPACE.decode(action)
    if s.phase == OVER:
        return why("W-GEN-01", "over")
    if seat == CHANCE or is_chance(s):
        return why_not_chance(s, seat, family, action)
    if family not in FAMILIES[s.phase]:
        return Reason(RULES[s.phase], NOT_NOW)
    if in_window(s):
        if not 0 <= seat < len(s.live) or s.live[seat].done:
            return why(RULES[s.phase], "finished")
    elif seat != awaited(s):
        return why(RULES[s.phase], "turn", seat=awaited(s))
    return why_not(s, s.live[seat], family, k) or why_not_first(s, seat, family, action)


def is_chance(s: State) -> bool:
    return not in_window(s) and awaited(s) == CHANCE


def why_not_chance(s: State, seat: Seat, family: str, action: Action) -> Reason | None:
    """Chance alone acts while a card is unknown, and only with what is left."""
    if seat != CHANCE or not is_chance(s):
        return why("W-OFFER-01", "chance")
    if family not in FAMILIES[s.phase]:
        return Reason("W-OFFER-01", NOT_NOW)
    return None if action in GAME.legal(s, CHANCE) else why("W-SETUP-02", "no-outcome")


def why_not(s: State, p: Board, family: str, k: int) -> Reason | None:
    """What the table itself has against it, apart from an order of things."""
    return DECISIONS[family](s, p, k) if family in DECISIONS else None


def why_not_first(s: State, seat: Seat, family: str, action: Action) -> Reason | None:
    """Possible in itself: then something else comes first, or the action is legal."""
    if action in GAME.legal(s, seat):
        return None
    p = s.live[seat]
    if p.aim != NONE:
        return why("W-BUILD-01", "space-first", card=target_line(p.aim))
    if s.phase == OFFERING:
        return why_not_offering(s, family)
    if p.feed + p.freeze + p.hide + p.uncover > 0:
        return why("RUL-W-47", "menaces-first")
    if p.broker:
        return why("W-ADVISOR-08", "broker-first")
    if waiting_colour(p) != NONE and family not in CUBES | FREE:
        return why("RUL-W-42", "cubes-first", n=sum(p.cubes))
    if family == "end":
        return why("W-PLAN-06", "selection-left", n=candidates(p))
    return why_not_now(p, family)


def why_not_now(p: Board, family: str) -> Reason:
    """Equal things are named in one order only."""
    if family in ("place", "feed"):
        return why("W-PROD-05", "order")
    return why("RUL-W-42", "same-copy")
