"""All families of actions: what people see of each stands in one row."""

from typing import Final

from interregnum.games.families import Families, Lot, Row
from interregnum.games.rows import ALONE, Noun, Rows, listed, numbered
from interregnum.games.wonderful_kingdom import choices, log, text
from interregnum.games.wonderful_kingdom import reasons_choice as turn
from interregnum.games.wonderful_kingdom import reasons_windows as window
from interregnum.games.wonderful_kingdom.choices_kinds import AnyChoice
from interregnum.games.wonderful_kingdom.events import events, heard
from interregnum.games.wonderful_kingdom.events_kinds import AnyEvent
from interregnum.games.wonderful_kingdom.reasons import why_not_first
from interregnum.games.wonderful_kingdom.rules import data, state
from interregnum.games.wonderful_kingdom.rules.game import WonderfulKingdom
from interregnum.games.wonderful_kingdom.rules.state import State

GAME: Final = WonderfulKingdom()
WINDOWS: Final = (
    state.SHADOWS, state.PLANNING, state.BEFORE, state.BUILD, state.FIGHT, state.LAST,
)  # fmt: skip
CUBES: Final = (state.PLANNING, state.BUILD)
FREE: Final = (state.OFFERING, state.SELECTING, state.PLANNING, state.BUILD, state.FIGHT)
TOKENS: Final = (*FREE, state.BEFORE)
DRAWS: Final = (
    state.ADVISING, state.DEALING, state.SPYING, state.LOOKING, state.REVEALING, state.RESHUFFLING,
)  # fmt: skip

ROWS: Final = Rows[State](text.line, then=log.followed)
act, outcome, mark = ROWS.decision, ROWS.outcome, ROWS.mark
ADVISOR: Final = listed("card", data.ADVISOR_IDS, text.advisor_line)
AREA: Final = listed("area", text.SIDES, text.area_line)
CARD: Final = listed("card", data.CARD_IDS, text.card_line)
DECK: Final = listed("deck", data.DECK_IDS, text.deck_line)
DUCHY: Final = listed("duchy", data.DUCHY_IDS, text.duchy_line)
FIVE: Final = Noun("cubes", text.five_text, text.five_lines)
KIND: Final = listed("kind", data.KIND_IDS, text.kind_line)
MENACE: Final = listed("card", data.MENACE_IDS, text.menace_line)
PAIR: Final = Noun("cubes", text.pair_text, text.pair_lines)
PLACE: Final = Noun("area", text.place_text, text.area_line)
QUEST: Final = listed("quest", data.QUEST_IDS, text.quest_line)
RESOURCE: Final = listed("resource", data.RESOURCE_IDS, text.resource_line)
SITE: Final = Noun("card", text.target_text, text.target_line)
SPOT: Final = Noun("spot", text.spot_text, text.spot_line)
SYMBOL: Final = listed("symbol", data.SYMBOL_IDS, text.symbol_line)

ON_TURN: Final[list[Row[State]]] = [
    outcome("start", "RUL-W-31", state.STARTING, numbered("seat")),
    act(
        "duchy", "W-SETUP-04", state.DUCHIES, DUCHY, choices.setting, kind=Lot,
        log=log.told_of_duchy,
    ),
    act(
        "deck", "W-MENACE-01", state.DECKS, DECK, choices.setting, turn.why_not_deck,
        kind=Lot, log=log.told_of_deck,
    ),
    act(
        "board", "W-QUEST-01", state.BOARDS, QUEST, choices.setting, kind=Lot,
        log=log.told_of_board,
    ),
    outcome("draw", "W-OFFER-01", DRAWS, CARD, log=log.told_of_draw),
    mark("dealt", "W-OFFER-02", log=log.told_of_dealt),
    act("keep", "W-ADVISOR-01", state.KEEPING, ADVISOR, choices.setting, turn.why_not_keep),
    act("offer", "W-OFFER-05", state.OFFERING, CARD, choices.card, turn.why_not_offer),
    act(
        "put", "W-OFFER-06", state.OFFERING, PLACE, choices.lay, turn.why_not_put,
        label=text.label_lay, log=log.told_of_put,
    ),
    act(
        "lay", "W-OFFER-06", state.OFFERING, PLACE, choices.lay, turn.why_not_lay,
        label=text.label_lay, log=ROWS.told("log-offers"),
    ),
    act("select", "W-OFFER-05", state.SELECTING, AREA, choices.area),
    act("search", "W-SOLO-09", state.SELECTING, AREA, choices.area, turn.why_not_search),
    act("spy", "RUL-W-25", state.SELECTING, SPOT, choices.spot, turn.why_not_spy),
    act("peek", "W-ADVISOR-08", state.SELECTING, SPOT, choices.spot, turn.why_not_peek),
    act("move", "W-ADVISOR-08", state.SELECTING, SPOT, choices.spot, turn.why_not_move),
    act("take", "W-ADVISOR-08", state.TAKING, SPOT, choices.spot, turn.why_not_take),
    act("remove", "W-SOLO-09", state.REMOVING, SPOT, choices.spot, turn.why_not_remove),
    act("pick", "W-SOLO-09", state.PICKING, CARD, choices.card, turn.why_not_pick),
]  # fmt: skip
IN_WINDOW: Final[list[Row[State]]] = [
    act(
        "feed", "W-SHADOW-01", (state.SHADOWS, state.PLANNING), CARD, choices.card,
        window.why_not_feed,
    ),
    act("freeze", "W-ICE-01", state.PLANNING, SITE, choices.site, window.why_not_freeze),
    act(
        "freeze-plan", "W-ICE-03", state.PLANNING, CARD, choices.card, window.why_not_freeze_plan,
        log="log-freeze",
    ),
    act("cover", "W-THIEF-01", state.PLANNING, SYMBOL, choices.symbol, window.why_not_cover),
    act("uncover", "W-THIEF-04", state.FIGHT, SYMBOL, choices.symbol, window.why_not_uncover),
    act("plan", "W-PLAN-02", state.PLANNING, CARD, choices.card, window.why_not_card),
    act("recycle", "W-PLAN-03", state.PLANNING, CARD, choices.card, window.why_not_recycle),
    act("colours", "W-ADVISOR-08", state.PLANNING, PAIR, choices.pair, window.why_not_colours),
    act(
        "place", "W-PROD-05", CUBES, SITE, choices.site, window.why_not_place,
        label=text.label_place, log=log.told_of_place,
    ),
    act(
        "laboratory", "W-PROD-06", CUBES, ALONE, choices.laboratory, window.why_not_laboratory,
        label=text.label_laboratory, log=log.told_of_laboratory,
    ),
    act(
        "laboratory-one", "W-PROD-06", CUBES, ALONE, choices.single,
        window.why_not_laboratory_one, text="laboratory one",
        label=text.label_laboratory_one, log=log.told_of_laboratory_one,
    ),
    act(
        "first", "W-TREAS-02", state.PLANNING, RESOURCE, choices.first,
        window.why_not_first_colour,
    ),
    act("krystallium", "W-KRYS-03", TOKENS, SITE, choices.site, window.why_not_krystallium),
    act("space", "W-BUILD-01", TOKENS, RESOURCE, choices.space, window.why_not_space),
    act("soldier", "W-SOLDIER-01", TOKENS, SITE, choices.site, window.why_not_soldier),
    act("discard", "W-DISC-01", FREE, SITE, choices.site, window.why_not_discard),
    act(
        "quest", "W-QUEST-02", FREE, numbered(first=1), choices.step, window.why_not_quest,
        text="step", label=text.label_quest, log=log.told_of_quest,
    ),
    act(
        "pay", "W-QUEST-03", FREE, ALONE, choices.payment, window.why_not_pay,
        text=text.payment_text, label=text.label_payment, log=log.told_of_payment,
    ),
    act("transmute", "RUL-W-46", FREE, FIVE, choices.transmuted, window.why_not_transmute),
    act("advisor", "W-ADVISOR-08", CUBES, ADVISOR, choices.advisor, window.why_not_advice),
    act("finish", "W-ADVISOR-10", state.LAST, SITE, choices.site, window.why_not_finish),
    act(
        "chronicle", "W-ADVISOR-10", state.LAST, KIND, choices.chronicle, window.why_not_chronicle
    ),
    act("defeat", "W-MENACE-08", state.FIGHT, MENACE, choices.menace, window.why_not_defeat),
    act("thaw", "W-ICE-06", state.FIGHT, SITE, choices.site, window.why_not_thaw),
    act(
        "end", "W-PLAN-06", (state.TAKING, *WINDOWS), ALONE, choices.end, window.why_not_end,
        label="do-end-phase", log=log.told_of_end,
    ),
    mark("finished", "RUL-W-06", log=log.told_of_finished),
]  # fmt: skip
FAMILIES: Final = Families[State](
    GAME,
    [*ON_TURN, *IN_WINDOW],
    phase=lambda s: s.phase,
    over="W-GEN-01",
    example="'plan mill'",
    windows=WINDOWS,
    deciders={  # by phase: the clause that says who decides
        state.OFFERING: "W-OFFER-05",
        state.SELECTING: "W-PICK-01",
        state.SHADOWS: "W-SHADOW-01",
        state.PLANNING: "W-PLAN-06",
        state.BEFORE: "RUL-W-07",
        state.BUILD: "W-PROD-05",
        state.FIGHT: "W-MENACE-08",
        state.LAST: "W-ADVISOR-10",
    },
    events=events,
    choice_kinds=AnyChoice,
    event_kinds=AnyEvent,
    heard=heard,
    first=why_not_first,
)
