"""The families of actions: one row each, in the order of rules/actions.py."""

from typing import Final

from interregnum.games.families import Families, Row
from interregnum.games.for_a_crown import choices, log, reasons, text
from interregnum.games.for_a_crown.choices_kinds import AnyChoice
from interregnum.games.for_a_crown.events import events
from interregnum.games.for_a_crown.events_kinds import AnyEvent
from interregnum.games.for_a_crown.rules import data, state
from interregnum.games.for_a_crown.rules.game import GAME
from interregnum.games.for_a_crown.rules.state import State
from interregnum.games.rows import ALONE, Rows, listed, numbered

WRITER: Final = Rows[State](text.line)
act, outcome, mark = WRITER.decision, WRITER.outcome, WRITER.mark
SEAT: Final = listed("seat", data.FAMILY_IDS, int)
CARD: Final = listed("card", data.CARD_IDS, text.card_line)
EVENT: Final = listed("event", data.EVENT_IDS, text.event_line)
LEVEL: Final = numbered("level", first=1)
BANDITS: Final = numbered("bandits")

ROWS: Final[list[Row[State]]] = [
    outcome("portrait", "F-SETUP-12", state.HANGING, SEAT),
    outcome("turn_up", "F-RECRUIT-13", state.REFILLING, CARD, text="up"),
    outcome(
        "look", "F-RECRUIT-11", state.LOOKING, CARD, log=WRITER.told_of(log.turn, "log-look", CARD)
    ),
    mark("unseen", "F-INFO-04", LEVEL, log=WRITER.told_of(log.turn, "log-unseen", LEVEL)),
    outcome("reveal", "F-REVEAL-02", state.REVEALING, ALONE, text=text.revealed, log=log.reveal),
    outcome("event", "F-REVEAL-02", state.REVEALING, EVENT),
    outcome("roll", "F-EFFECT-05", state.ROLLING, numbered(first=1), log=log.roll),
    act(
        "recruit", "F-RECRUIT-01", state.RECRUITING, CARD, choices.recruit, reasons.recruit,
        label=text.label_recruit, log=log.recruit,
    ),
    act(
        "blind", "F-RECRUIT-01", state.RECRUITING, LEVEL, choices.blind, reasons.blind,
        label=text.label_blind, log=log.blind,
    ),
    act(
        "pay", "F-GEN-06", state.PAYING, ALONE, choices.pay, reasons.pay,
        text="pay {}r".format, label=text.label_pay, log=log.pay,
    ),
    act(
        "option", "F-EFFECT-12", state.CHOOSING_OPTION, ALONE, choices.option,
        text=lambda k: text.SIDES[k], label=text.label_option, log=log.option,
    ),
    act(
        "icon", "F-EFFECT-13", state.CHOOSING_ICON, ALONE, choices.icon, reasons.icon,
        text=lambda k: f"do {data.ICONS[k].lower()}", label=text.label_icon, log=log.icon,
    ),
    act(
        "target", "F-EFFECT-03", state.TARGETING, SEAT, choices.target, reasons.target,
        text="at", log=log.target,
    ),
    act(
        "shift", "F-EFFECT-06", state.MOVING, ALONE, choices.shift, reasons.shift,
        text=text.shifted, label=text.label_shift, log=log.shift,
    ),
    act(
        "bribe", "F-EVENT-04", state.BRIBING, ALONE, choices.bribe, reasons.bribe,
        text=text.bribed, label=text.label_bribe, log=log.bribe,
    ),
    act(
        "bribe_sale", "F-EVENT-04", state.BRIBING, BANDITS, choices.bribe_sale,
        reasons.bribe_sale, text="bribe {} sale".format, log="log-bribe",
    ),
    act(
        "mages_decline", "F-EVENT-07", state.HIRING_MAGES, ALONE, choices.mages,
        text="decline", label="do-decline", log="log-decline",
    ),
    act(
        "mages_coin", "F-EVENT-07", state.HIRING_MAGES, ALONE, choices.mages, reasons.mages_coin,
        text="coin", log="log-mages",
    ),
    act(
        "mages_ruby", "F-EVENT-07", state.HIRING_MAGES, ALONE, choices.mages, reasons.mages_ruby,
        text="ruby", label=text.label_mages_ruby, log="log-mages",
    ),
    act(  # wherever a seat decides
        "sell", "RUL-F-02", range(state.HANGING), ALONE, choices.sell, reasons.sell, log="log-sale"
    ),
]  # fmt: skip

FAMILIES: Final = Families(
    GAME,
    ROWS,
    phase=lambda s: s.phase,
    over="F-END-01",
    example="'recruit M2-01'",
    deciders={state.TARGETING: lambda s: "F-EFFECT-04" if s.icon == data.BANDIT else "F-EFFECT-03"},
    events=events,
    choice_kinds=AnyChoice,
    event_kinds=AnyEvent,
)
