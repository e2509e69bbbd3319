"""The families of actions, in the order of rules/actions.py: all that people see of them."""

from typing import Final

from interregnum.games.families import Decision, Families, Mark, Outcome, Row, allowed
from interregnum.games.torres import choices, log, reasons, reasons_cards
from interregnum.games.torres.events import events
from interregnum.games.torres.rules import state
from interregnum.games.torres.rules.data import CARD_NAMES, MASTER_NAMES, MAX_STACKS
from interregnum.games.torres.rules.game import Torres
from interregnum.games.torres.rules.grid import NAMES, SQUARES
from interregnum.games.torres.rules.state import State
from interregnum.games.torres.text import (
    card_line,
    card_lines,
    label_build,
    label_move,
    label_stack,
    line,
    master_line,
    nth,
    square,
    stack_heights,
    way,
)
from interregnum.games.torres.view import step_for

IN_A_TURN: Final = (
    state.TURN, state.CARD_SOURCE, state.CARD_TARGET, state.CARD_STACK, state.PICKING,
    state.RETURNING, state.STACKING, state.SHARING,
)  # fmt: skip

TURN_ROWS: Final[list[Row[State]]] = [
    Decision(
        name="end",
        rule="T-TURN-04",
        phases=(state.TURN,),
        text=lambda _: "/",
        label=lambda *_: line("do-end"),
        choice=choices.end,
        log=lambda _s, _after, actor, _k: line("log-end", seat=actor),
        why_not=allowed,
    ),
    Decision(
        name="score",
        rule="T-TRACK-01",
        phases=(state.TURN,),
        text=lambda _: "S",
        label=lambda *_: line("do-score"),
        choice=choices.score,
        log=lambda _s, _after, actor, _k: line("log-score", seat=actor),
        why_not=reasons.why_not_score,
    ),
    Decision(
        name="buy",
        rule="T-CARD-01",
        phases=(state.TURN,),
        text=lambda _: "A",
        label=lambda *_: line("do-buy"),
        choice=choices.buy,
        log=lambda _s, _after, actor, _k: line("log-buy", seat=actor),
        why_not=reasons.why_not_buy,
    ),
    Decision(
        name="play",
        rule="T-CARD-05",
        phases=(state.TURN,),
        text=lambda k: f"C {CARD_NAMES[k]}",
        label=lambda _s, _seat, k: line("label-play", card=card_line(k)),
        choice=choices.play,
        log=log.play,
        why_not=reasons.why_not_play,
    ),
    Decision(
        name="deploy",
        rule="T-KNIGHT-01",
        phases=(state.TURN,),
        text=lambda k: f"N {NAMES[k]}",
        label=lambda _s, _seat, k: line("label-deploy", square=square(k)),
        choice=choices.deploy,
        log=lambda _s, _after, actor, k: line("log-deploy", seat=actor, square=square(k)),
        why_not=reasons.why_not_deploy,
    ),
    Decision(
        name="build",
        rule="T-BUILD-01",
        phases=(state.TURN,),
        text=lambda k: f"B {NAMES[k % SQUARES]}{nth(k // SQUARES)}",
        label=label_build,
        choice=choices.build,
        log=log.build,
        why_not=reasons.why_not_build,
    ),
    Decision(
        name="move",
        rule="T-MOVE-01",
        phases=(state.TURN,),
        text=lambda k: f"M {way(k)}",
        label=label_move,
        choice=choices.move,
        log=log.move,
        why_not=reasons.why_not_move,
    ),
]
STEP_ROWS: Final[list[Row[State]]] = [  # of a card, of a purchase, of the end of a turn
    Decision(
        name="source",
        rule="T-CARD-05",
        phases=(state.CARD_SOURCE,),
        text=lambda k: f"from {NAMES[k]}",
        label=lambda s, _seat, k: line("label-source", card=card_line(s.card), square=square(k)),
        choice=choices.pick,
        log=log.untold,
        why_not=reasons_cards.why_not_source,
    ),
    Decision(
        name="target",
        rule="T-CARD-05",
        phases=(state.CARD_TARGET,),
        text=lambda k: f"to {NAMES[k]}",
        label=lambda s, _seat, k: line("label-target", card=card_line(s.card), square=square(k)),
        choice=choices.target,
        log=log.target,
        why_not=reasons_cards.why_not_target,
    ),
    Decision(
        name="stack",
        rule="T-BUILD-14",
        phases=(state.CARD_STACK, state.STACKING),
        text=lambda k: "stack turn" if k == MAX_STACKS else f"stack #{k + 1}",
        label=label_stack,
        choice=choices.stack,
        log=log.stack,
        why_not=reasons.why_not_stack,
    ),
    Decision(
        name="pick",
        rule="T-ALT-02",
        phases=(state.PICKING,),
        text=lambda k: f"keep {CARD_NAMES[k]}",
        label=lambda _s, _seat, k: line("label-keep", card=card_line(k)),
        choice=choices.keep,
        log=lambda _s, _after, actor, k: line("log-keeps", seat=actor, card=card_line(k)),
        why_not=reasons.why_not_pick,
    ),
    Decision(
        name="top",
        rule="T-ALT-02",
        phases=(state.RETURNING,),
        text=lambda k: f"top {'+-'[k]}",
        label=lambda s, _seat, k: line("label-top", cards=card_lines(s, k)),
        choice=choices.give_back,
        log=lambda _s, _after, actor, _k: line("log-top", seat=actor),
        why_not=reasons.why_not_return,
    ),
    Decision(
        name="bottom",
        rule="T-ALT-02",
        phases=(state.RETURNING,),
        text=lambda k: f"bottom {'+-'[k]}",
        label=lambda s, _seat, k: line("label-bottom", cards=card_lines(s, k)),
        choice=choices.give_back,
        log=lambda _s, _after, actor, _k: line("log-bottom", seat=actor),
        why_not=reasons.why_not_return,
    ),
    Decision(
        name="share",
        rule="T-BUILD-10",
        phases=(state.SHARING, state.KEEPING),
        text=lambda k: f"share {k + 1}",
        label=lambda s, _seat, k: line("label-share", stacks=stack_heights(s, k)),
        choice=choices.share,
        log=lambda s, _after, actor, k: line("log-share", seat=actor, stacks=stack_heights(s, k)),
        why_not=reasons.why_not_share,
    ),
]
TABLE_ROWS: Final[list[Row[State]]] = [  # before the first turn and between the phases
    Decision(
        name="castle",
        rule="T-MASTER-01",
        phases=(state.PLACE_CASTLES,),
        text=lambda k: f"castle {NAMES[k]}",
        label=lambda _s, _seat, k: line("label-castle", square=square(k)),
        choice=choices.pick,
        log=lambda _s, _after, actor, k: line("log-castle", seat=actor, square=square(k)),
        why_not=reasons.why_not_castle,
    ),
    Decision(
        name="knight",
        rule="T-SETUP-06",
        phases=(state.PLACE_KNIGHTS,),
        text=lambda k: f"knight {NAMES[k]}",
        label=lambda _s, _seat, k: line("label-knight", square=square(k)),
        choice=choices.pick,
        log=lambda _s, _after, actor, k: line("log-knight", seat=actor, square=square(k)),
        why_not=reasons.why_not_knight,
    ),
    Decision(
        name="king",
        rule="T-KING-08",
        phases=(state.PLACE_KING, state.MOVE_KING),
        text=lambda k: f"king {NAMES[k]}",
        label=lambda _s, _seat, k: line("label-king", square=square(k)),
        choice=choices.pick,
        log=lambda _s, _after, actor, k: line("log-king", seat=actor, square=square(k)),
        why_not=reasons.why_not_king,
    ),
    Decision(
        name="stay",
        rule="T-KING-08",
        phases=(state.MOVE_KING,),
        text=lambda _: "stay",
        label=lambda *_: line("do-king-stay"),
        choice=choices.stay,
        log=lambda _s, _after, actor, _k: line("log-stay", seat=actor),
        why_not=allowed,
    ),
    Decision(
        name="starter",
        rule="T-FLOW-05",
        phases=(state.NAME_STARTER,),
        text=lambda k: f"start {k + 1}",
        label=lambda _s, _seat, k: line("label-starter", seat=k),
        choice=choices.starter,
        log=lambda _s, _after, actor, k: line("log-starter", seat=actor, starter_seat=k),
        why_not=reasons.why_not_starter,
    ),
]
CHANCE_ROWS: Final[list[Row[State]]] = [
    Outcome(
        name="draw",
        rule="T-CARD-01",
        phases=(state.DRAWING,),
        text=lambda k: f"draw {CARD_NAMES[k]}",
        log=lambda s, _after, _actor, k: line("log-draws", seat=s.seat, card=card_line(k)),
    ),
    Outcome(
        name="master",
        rule="T-MASTER-05",
        phases=(state.MASTER_CARD,),
        text=lambda k: f"master {MASTER_NAMES[k]}",
        log=lambda _s, _after, _actor, k: line("log-master", card=master_line(k)),
    ),
    Mark(
        name="drawn",
        rule="T-CARD-01",
        text=lambda _: "drawn",
        log=lambda s, _after, _actor, _k: line("log-drawn", seat=s.seat),
    ),
    Mark(
        name="picked",
        rule="T-ALT-03",
        text=lambda _: "kept",
        log=lambda _s, _after, actor, _k: line("log-kept", seat=actor),
    ),
    Mark(
        name="on-top",
        rule="T-ALT-03",
        text=lambda _: "returned top",
        log=lambda _s, _after, actor, _k: line("log-top", seat=actor),
    ),
    Mark(
        name="at-bottom",
        rule="T-ALT-03",
        text=lambda _: "returned bottom",
        log=lambda _s, _after, actor, _k: line("log-bottom", seat=actor),
    ),
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
