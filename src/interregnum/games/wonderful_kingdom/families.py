"""All families of actions: what people see of each stands in one row."""

from collections.abc import Callable
from typing import Final

from interregnum.core.game import Seat
from interregnum.games.families import Base, Decision, Families, Lot, Mark, Outcome, allowed
from interregnum.games.shown import Choice, Reason
from interregnum.games.wonderful_kingdom import choices, log
from interregnum.games.wonderful_kingdom import reasons_choice as turn
from interregnum.games.wonderful_kingdom import reasons_windows as window
from interregnum.games.wonderful_kingdom.events import events, heard
from interregnum.games.wonderful_kingdom.reasons import why_not_first
from interregnum.games.wonderful_kingdom.rules.data import CARD_IDS
from interregnum.games.wonderful_kingdom.rules.game import WonderfulKingdom
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
    State,
)
from interregnum.games.wonderful_kingdom.text import (
    ADVISOR,
    AREA,
    CARD,
    DECK,
    DUCHY,
    FIVE,
    KIND,
    MENACE,
    PAIR,
    QUEST,
    RESOURCE,
    SITE,
    SPOT,
    SYMBOL,
    Noun,
    label,
    label_laboratory,
    label_laboratory_one,
    label_lay,
    label_payment,
    label_place,
    label_quest,
    payment_text,
    place_text,
    target_text,
)

GAME: Final = WonderfulKingdom()
WINDOWS: Final = (SHADOWS, PLANNING, BEFORE, BUILD, FIGHT, LAST)
CUBES: Final = (PLANNING, BUILD)
FREE: Final = (OFFERING, SELECTING, PLANNING, BUILD, FIGHT)
TOKENS: Final = (*FREE, BEFORE)

Drawn = Callable[[State, Seat, int, Base], Choice]
Why = Callable[[State, Seat, int], Reason | None]


def act(
    name: str,
    rule: str,
    phases: tuple[int, ...],
    noun: Noun,
    choice: Drawn,
    why_not: Why = allowed,
    said: str = "",
) -> Decision[State]:
    """A family whose notation, label and log line name one thing; `said`: it shares this line."""
    return Decision(
        name=name,
        rule=rule,
        phases=phases,
        text=lambda k: f"{name} {noun.text(k)}",
        label=label(f"label-{name}", **{noun.key: noun.line}),
        choice=choice,
        log=log.told(f"log-{said or name}", **{noun.key: noun.line}),
        why_not=why_not,
    )


def lot(
    name: str, rule: str, phase: int, noun: Noun, told: log.Log, why_not: Why = allowed
) -> Lot[State]:
    """A choice of the set-up, by a seat or by chance."""
    return Lot(
        name=name,
        rule=rule,
        phases=(phase,),
        text=lambda k: f"{name} {noun.text(k)}",
        label=label(f"label-{name}", **{noun.key: noun.line}),
        choice=choices.setting,
        log=told,
        why_not=why_not,
    )


def laid(name: str, told: log.Log, why_not: Why) -> Decision[State]:
    """Where a card of an offer lies, and how."""
    return Decision(
        name=name,
        rule="W-OFFER-06",
        phases=(OFFERING,),
        text=lambda k: f"{name} {place_text(k)}",
        label=label_lay,
        choice=choices.lay,
        log=told,
        why_not=why_not,
    )


ON_TURN: Final = [
    Outcome[State](
        name="start",
        rule="RUL-W-31",
        phases=(STARTING,),
        text=lambda k: f"start {k}",
        log=log.told_of_start,
    ),
    lot("duchy", "W-SETUP-04", DUCHIES, DUCHY, log.told_of_duchy),
    lot("deck", "W-MENACE-01", DECKS, DECK, log.told_of_deck, turn.why_not_deck),
    lot("board", "W-QUEST-01", BOARDS, QUEST, log.told_of_board),
    Outcome[State](
        name="draw",
        rule="W-OFFER-01",
        phases=(ADVISING, DEALING, SPYING, LOOKING, REVEALING, RESHUFFLING),
        text=lambda k: f"draw {CARD_IDS[k]}",
        log=log.told_of_draw,
    ),
    Mark[State](name="dealt", rule="W-OFFER-02", text=lambda _k: "dealt", log=log.told_of_dealt),
    act("keep", "W-ADVISOR-01", (KEEPING,), ADVISOR, choices.setting, turn.why_not_keep),
    act("offer", "W-OFFER-05", (OFFERING,), CARD, choices.card, turn.why_not_offer),
    laid("put", log.told_of_put, turn.why_not_put),
    laid("lay", log.told("log-offers"), turn.why_not_lay),
    act("select", "W-OFFER-05", (SELECTING,), AREA, choices.area),
    act("search", "W-SOLO-09", (SELECTING,), AREA, choices.area, turn.why_not_search),
    act("spy", "RUL-W-25", (SELECTING,), SPOT, choices.spot, turn.why_not_spy),
    act("peek", "W-ADVISOR-08", (SELECTING,), SPOT, choices.spot, turn.why_not_peek),
    act("move", "W-ADVISOR-08", (SELECTING,), SPOT, choices.spot, turn.why_not_move),
    act("take", "W-ADVISOR-08", (TAKING,), SPOT, choices.spot, turn.why_not_take),
    act("remove", "W-SOLO-09", (REMOVING,), SPOT, choices.spot, turn.why_not_remove),
    act("pick", "W-SOLO-09", (PICKING,), CARD, choices.card, turn.why_not_pick),
]
IN_WINDOW: Final = [
    act("feed", "W-SHADOW-01", (SHADOWS, PLANNING), CARD, choices.card, window.why_not_feed),
    act("freeze", "W-ICE-01", (PLANNING,), SITE, choices.site, window.why_not_freeze),
    act(
        "freeze-plan",
        "W-ICE-03",
        (PLANNING,),
        CARD,
        choices.card,
        window.why_not_freeze_plan,
        said="freeze",
    ),
    act("cover", "W-THIEF-01", (PLANNING,), SYMBOL, choices.symbol, window.why_not_cover),
    act("uncover", "W-THIEF-04", (FIGHT,), SYMBOL, choices.symbol, window.why_not_uncover),
    act("plan", "W-PLAN-02", (PLANNING,), CARD, choices.card, window.why_not_card),
    act("recycle", "W-PLAN-03", (PLANNING,), CARD, choices.card, window.why_not_recycle),
    act("colours", "W-ADVISOR-08", (PLANNING,), PAIR, choices.pair, window.why_not_colours),
    Decision[State](
        name="place",
        rule="W-PROD-05",
        phases=CUBES,
        text=lambda k: f"place {target_text(k)}",
        label=label_place,
        choice=choices.site,
        log=log.told_of_place,
        why_not=window.why_not_place,
    ),
    Decision[State](
        name="laboratory",
        rule="W-PROD-06",
        phases=CUBES,
        text=lambda _k: "laboratory",
        label=label_laboratory,
        choice=choices.laboratory,
        log=log.told_of_laboratory,
        why_not=window.why_not_laboratory,
    ),
    Decision[State](
        name="laboratory-one",
        rule="W-PROD-06",
        phases=CUBES,
        text=lambda _k: "laboratory one",
        label=label_laboratory_one,
        choice=choices.single,
        log=log.told_of_laboratory_one,
        why_not=window.why_not_laboratory_one,
    ),
    act("first", "W-TREAS-02", (PLANNING,), RESOURCE, choices.first, window.why_not_first_colour),
    act("krystallium", "W-KRYS-03", TOKENS, SITE, choices.site, window.why_not_krystallium),
    act("space", "W-BUILD-01", TOKENS, RESOURCE, choices.space, window.why_not_space),
    act("soldier", "W-SOLDIER-01", TOKENS, SITE, choices.site, window.why_not_soldier),
    act("discard", "W-DISC-01", FREE, SITE, choices.site, window.why_not_discard),
    Decision[State](
        name="quest",
        rule="W-QUEST-02",
        phases=FREE,
        text=lambda k: f"step {k + 1}",
        label=label_quest,
        choice=choices.step,
        log=log.told_of_quest,
        why_not=window.why_not_quest,
    ),
    Decision[State](
        name="pay",
        rule="W-QUEST-03",
        phases=FREE,
        text=payment_text,
        label=label_payment,
        choice=choices.payment,
        log=log.told_of_payment,
        why_not=window.why_not_pay,
    ),
    act("transmute", "RUL-W-46", FREE, FIVE, choices.transmuted, window.why_not_transmute),
    act("advisor", "W-ADVISOR-08", CUBES, ADVISOR, choices.advisor, window.why_not_advice),
    act("finish", "W-ADVISOR-10", (LAST,), SITE, choices.site, window.why_not_finish),
    act("chronicle", "W-ADVISOR-10", (LAST,), KIND, choices.chronicle, window.why_not_chronicle),
    act("defeat", "W-MENACE-08", (FIGHT,), MENACE, choices.menace, window.why_not_defeat),
    act("thaw", "W-ICE-06", (FIGHT,), SITE, choices.site, window.why_not_thaw),
    Decision[State](
        name="end",
        rule="W-PLAN-06",
        phases=(TAKING, *WINDOWS),
        text=lambda _k: "end",
        label=label("do-end-phase"),
        choice=choices.end,
        log=log.told_of_end,
        why_not=window.why_not_end,
    ),
    Mark[State](
        name="finished", rule="RUL-W-06", text=lambda _k: "finished", log=log.told_of_finished
    ),
]
FAMILIES: Final = Families[State](
    GAME,
    [*ON_TURN, *IN_WINDOW],
    phase=lambda s: s.phase,
    over="W-GEN-01",
    example="'plan mill'",
    windows=WINDOWS,
    deciders={  # by phase: the clause that says who decides
        OFFERING: "W-OFFER-05",
        SELECTING: "W-PICK-01",
        SHADOWS: "W-SHADOW-01",
        PLANNING: "W-PLAN-06",
        BEFORE: "RUL-W-07",
        BUILD: "W-PROD-05",
        FIGHT: "W-MENACE-08",
        LAST: "W-ADVISOR-10",
    },
    events=events,
    heard=heard,
    first=why_not_first,
)
