"""The families of actions, in the order of rules/actions.py: all that people see of them."""

from typing import Final

from interregnum.games.families import Families, Row
from interregnum.games.rows import ALONE, Noun, Rows, listed, numbered
from interregnum.games.torres import choices, log, reasons, reasons_cards, text
from interregnum.games.torres.events import events
from interregnum.games.torres.rules import data, grid, state
from interregnum.games.torres.rules.game import Torres
from interregnum.games.torres.rules.state import State
from interregnum.games.torres.view import step_for

ROWS: Final = Rows[State](text.line)
act, outcome, mark = ROWS.decision, ROWS.outcome, ROWS.mark
SQUARE: Final = listed("square", grid.NAMES, text.square)
STACK: Final = Noun("square", text.square_and_stack, text.square)
WAY: Final = Noun("square", text.way, text.square)
CARD: Final = listed("card", data.CARD_NAMES, text.card_line)
MASTER: Final = listed("card", data.MASTER_NAMES, text.master_line)
ORDER: Final = listed("order", "+-", int)  # in which cards go back
IN_A_TURN: Final = (
    state.TURN, state.CARD_SOURCE, state.CARD_TARGET, state.CARD_STACK, state.PICKING,
    state.RETURNING, state.STACKING, state.SHARING,
)  # fmt: skip

TURN_ROWS: Final[list[Row[State]]] = [
    act("end", "T-TURN-04", state.TURN, ALONE, choices.end, text="/", label="do-end"),
    act(
        "score", "T-TRACK-01", state.TURN, ALONE, choices.score, reasons.why_not_score,
        text="S", label="do-score",
    ),
    act(
        "buy", "T-CARD-01", state.TURN, ALONE, choices.buy, reasons.why_not_buy,
        text="A", label="do-buy",
    ),
    act(
        "play", "T-CARD-05", state.TURN, CARD, choices.play, reasons.why_not_play,
        text="C", log=log.play,
    ),
    act(
        "deploy", "T-KNIGHT-01", state.TURN, SQUARE, choices.deploy, reasons.why_not_deploy,
        text="N",
    ),
    act(
        "build", "T-BUILD-01", state.TURN, STACK, choices.build, reasons.why_not_build,
        text="B", label=text.label_build, log=log.build,
    ),
    act(
        "move", "T-MOVE-01", state.TURN, WAY, choices.move, reasons.why_not_move,
        text="M", label=text.label_move, log=log.move,
    ),
]  # fmt: skip
STEP_ROWS: Final[list[Row[State]]] = [  # of a card, of a purchase, of the end of a turn
    act(
        "source", "T-CARD-05", state.CARD_SOURCE, SQUARE, choices.pick,
        reasons_cards.why_not_source, text="from", label=text.label_source, log=log.untold,
    ),
    act(
        "target", "T-CARD-05", state.CARD_TARGET, SQUARE, choices.target,
        reasons_cards.why_not_target, text="to", label=text.label_target, log=log.target,
    ),
    act(
        "stack", "T-BUILD-14", (state.CARD_STACK, state.STACKING), ALONE, choices.stack,
        reasons.why_not_stack, text=text.stack, label=text.label_stack, log=log.stack,
    ),
    act(
        "pick", "T-ALT-02", state.PICKING, CARD, choices.keep, reasons.why_not_pick,
        text="keep", label="label-keep", log="log-keeps",
    ),
    act(
        "top", "T-ALT-02", state.RETURNING, ORDER, choices.give_back, reasons.why_not_return,
        label=text.label_top, log=ROWS.told("log-top"),
    ),
    act(
        "bottom", "T-ALT-02", state.RETURNING, ORDER, choices.give_back, reasons.why_not_return,
        label=text.label_bottom, log=ROWS.told("log-bottom"),
    ),
    act(
        "share", "T-BUILD-10", (state.SHARING, state.KEEPING), numbered(first=1), choices.share,
        reasons.why_not_share, label=text.label_share, log=log.share,
    ),
]  # fmt: skip
TABLE_ROWS: Final[list[Row[State]]] = [  # before the first turn and between the phases
    act("castle", "T-MASTER-01", state.PLACE_CASTLES, SQUARE, choices.pick, reasons.why_not_castle),
    act("knight", "T-SETUP-06", state.PLACE_KNIGHTS, SQUARE, choices.pick, reasons.why_not_knight),
    act(
        "king", "T-KING-08", (state.PLACE_KING, state.MOVE_KING), SQUARE, choices.pick,
        reasons.why_not_king,
    ),
    act("stay", "T-KING-08", state.MOVE_KING, ALONE, choices.stay, label="do-king-stay"),
    act(
        "starter", "T-FLOW-05", state.NAME_STARTER, numbered("seat"), choices.starter,
        reasons.why_not_starter, text=text.starter, log=log.starter,
    ),
]  # fmt: skip
CHANCE_ROWS: Final[list[Row[State]]] = [
    outcome(
        "draw", "T-CARD-01", state.DRAWING, CARD, log=ROWS.told_of(log.turn, "log-draws", CARD)
    ),
    outcome("master", "T-MASTER-05", state.MASTER_CARD, MASTER),
    mark("drawn", "T-CARD-01", log=ROWS.told_of(log.turn, "log-drawn")),
    mark("picked", "T-ALT-03", text="kept", log="log-kept"),
    mark("on-top", "T-ALT-03", text="returned top", log="log-top"),
    mark("at-bottom", "T-ALT-03", text="returned bottom", log="log-bottom"),
]


FAMILIES: Final = Families(
    Torres(),
    [*TURN_ROWS, *STEP_ROWS, *TABLE_ROWS, *CHANCE_ROWS],
    phase=lambda s: s.step,
    known=step_for,
    over="T-END-01",
    example="'M c3-d3' or 'B e5'",
    deciders={
        **dict.fromkeys(IN_A_TURN, "T-FLOW-03"),
        state.PLACE_KING: "T-SETUP-07",
        state.KEEPING: "RUL-T-43",
    },
    events=events,
)
