"""All families of actions, a row each: notation, choice, label, log and refusal."""

from typing import Final

from interregnum.games.crown_of_ash import choices, log, text
from interregnum.games.crown_of_ash import reasons as why
from interregnum.games.crown_of_ash import reasons_powers as power
from interregnum.games.crown_of_ash.events import events
from interregnum.games.crown_of_ash.rules import data, phases
from interregnum.games.crown_of_ash.rules.game import CrownOfAsh
from interregnum.games.crown_of_ash.rules.state import State
from interregnum.games.families import Families, Row
from interregnum.games.rows import ALONE, Noun, Rows, listed, numbered

GAME: Final = CrownOfAsh()
ROWS: Final = Rows[State](text.line, who=log.whose)
act, outcome, mark, told = ROWS.decision, ROWS.outcome, ROWS.mark, ROWS.told

AREA: Final = listed("area", data.AREA_IDS, text.area_line)
CARD: Final = listed("card", data.CARD_IDS, text.card_line)
FATE: Final = listed("fate", data.FATE_IDS, text.fate_line)
KIND: Final = listed("kind", data.KIND_IDS, text.kind_line)
LORD: Final = listed("lord", data.LORD_IDS, text.lord_line)
MINION: Final = Noun("space", text.minion_text, text.space_line)
PAYMENT: Final = Noun("kind", text.payment_text, text.kind_line)
SLOT: Final = numbered(first=1)
SPACE: Final = listed("space", data.SPACE_IDS, text.space_line)
TILE: Final = listed("tile", data.TILE_IDS, text.tile_line)
WARRIOR: Final = listed("warrior", data.WARRIOR_IDS, text.warrior_line)
ON_TURN: Final = (phases.PLACING, phases.RAISING)

CHANCE_ROWS: Final[list[Row[State]]] = [
    outcome("lord", "A-SETUP-02", phases.DEALING_LORDS, LORD, log=told("log-lord", LORD)),
    outcome("turn_up", "A-WAR-04", phases.TURNING_UP, WARRIOR, text="up"),
    outcome("fate", "A-SETUP-10", phases.DEALING_FATE, FATE, log=told("log-fate", FATE)),
    mark("fate_dealt", "A-SETUP-10", text="fate"),
    outcome(
        "start_tile", "A-SETUP-11", phases.DEALING_TILES, TILE,
        text="start", log=told("log-start-tile", TILE),
    ),
    outcome("tile_up", "A-BUILD-07", phases.OFFERING, TILE, text="up"),
    outcome(
        "draw_order", "A-SETUP-15", phases.DRAWING_ORDER, numbered(),
        text="next", log=log.told_of_order,
    ),
    outcome(
        "draw_guard", "A-AI-05", phases.DRAWING_GUARD, WARRIOR,
        text="guarded by", log=ROWS.said("log-guard", WARRIOR),
    ),
    outcome("roll", "A-BCARD-02", phases.ROLLING, SLOT, log=log.told_of_roll),
    outcome(
        "draw_card", "A-AI-32", phases.DRAWING_CARD, CARD,
        text="draw", log=ROWS.told_of(log.automa_seat, "log-draw-card", CARD),
    ),
    outcome(
        "draw_action", "A-AI-13", phases.DRAWING_ACTION, listed("action", data.ACTION_IDS, int),
        text="action", log=log.told_of_action,
    ),
]  # fmt: skip
PLACING_ROWS: Final[list[Row[State]]] = [
    act(
        "guard", "A-AI-05", phases.GUARDING, WARRIOR, choices.warrior, why.why_not_guard,
        log=ROWS.said("log-guard", WARRIOR),
    ),
    act(
        "place", "A-TURN-04", phases.PLACING, SPACE, choices.space, why.why_not_place,
        text=text.place_text, label=text.label_place,
    ),
    act(
        "tile", "A-BUILD-01", phases.CHOOSING_TILE, SLOT, choices.tile, why.why_not_tile,
        label=text.label_tile, log=log.told_of_tile,
    ),
    act(
        "province", "A-BUILD-02", phases.CHOOSING_PROVINCE, AREA, choices.area,
        why.why_not_province, text="in", label=text.label_province, log=log.told_of_province,
    ),
    act(
        "ingredient", "A-RES-07", phases.GAINING, KIND, choices.kind, why.why_not_ingredient,
        text="take", label=text.label_ingredient,
    ),
    act(
        "altar_take", "A-RES-13", phases.AT_ALTAR, ALONE, choices.plain,
        text="altar yes", label="do-altar", log="log-altar",
    ),
    act(
        "altar_leave", "A-RES-13", phases.AT_ALTAR, ALONE, choices.plain,
        text="altar no", label="do-altar-leave",
    ),
    act(
        "take_back", "A-DEF-03", phases.ADJUSTING, WARRIOR, choices.warrior,
        why.why_not_take_back, text="back",
    ),
    act(
        "add", "A-DEF-03", phases.ADJUSTING, WARRIOR, choices.warrior, why.why_not_add, text="post"
    ),
    act(
        "adjust_done", "A-DEF-04", phases.ADJUSTING, ALONE, choices.plain,
        text="posted", label="do-adjust-done", log=log.told_of_adjusted,
    ),
]  # fmt: skip
BATTLE_ROWS: Final[list[Row[State]]] = [
    act(
        "commit", "A-BATTLE-04", phases.COMMITTING, WARRIOR, choices.warrior, why.why_not_commit,
        text="send",
    ),
    act(
        "commit_done", "A-BATTLE-04", phases.COMMITTING, ALONE, choices.plain, why.why_not_sent,
        text="sent", label="do-commit", log=log.told_of_sent,
    ),
    mark("committed", "A-BATTLE-04", text="send", log=log.told_of_commitment),
    act(
        "unmask", "A-POWER-04", phases.UNMASKING, ALONE, choices.plain,
        label=text.label_power("unmask"), log=log.power("unmask"),
    ),
    act(
        "no_unmask", "A-POWER-04", phases.UNMASKING, ALONE, choices.plain,
        text="no unmask", label="do-no-power", log="log-no-power",
    ),
    act(
        "lay", "A-BATTLE-06", phases.LAYING, CARD, choices.card, why.why_not_lay,
        log=log.laid_open,
    ),
    mark("laid", "A-BATTLE-06", log=log.laid),
    act("guess", "A-POWER-05", phases.FORESEEING, CARD, choices.card),
    act(
        "no_guess", "A-POWER-05", phases.FORESEEING, ALONE, choices.plain,
        text="no guess", label="do-no-power", log="log-no-power",
    ),
    act(
        "fortify_attack", "A-POWER-13", phases.FORTIFYING, ALONE, choices.plain,
        text="fortify attack", label=text.label_power("fortify"), log=log.power("fortify"),
    ),
    act(
        "no_fortify", "A-POWER-13", phases.FORTIFYING, ALONE, choices.plain,
        text="no fortify", label="do-no-power", log="log-no-power",
    ),
    act(
        "reroll", "A-POWER-10", phases.REROLLING, numbered(), choices.die, why.why_not_reroll,
        label=text.label_reroll, log=log.power("second-chance"),
    ),
    act(
        "keep_dice", "A-POWER-10", phases.REROLLING, ALONE, choices.plain,
        text="keep dice", label="do-keep-dice", log="log-no-power",
    ),
    act(
        "casualty", "A-BCARD-04", phases.ZERO_LOST, ALONE, choices.plain, why.why_not_casualty,
        label="do-casualty",
    ),
    act("recover", "A-BCARD-06", phases.ZERO_LOST, WARRIOR, choices.warrior, why.why_not_recover),
    act(
        "lose_warrior", "A-BCARD-05", phases.LOSING, WARRIOR, choices.warrior, why.why_not_lose,
        text="lose", label="label-lose", log="log-lose",
    ),
]  # fmt: skip
RAISING_ROWS: Final[list[Row[State]]] = [
    act(
        "raise", "A-WAR-02", phases.RAISING, SLOT, choices.slot, why.why_not_raise,
        label=text.label_raise, log=log.with_slot("log-raise"),
    ),
    act(
        "no_raise", "A-WAR-02", phases.RAISING, ALONE, choices.plain,
        text="no raise", label="do-raise-none",
    ),
    act(
        "pay_default", "A-RES-10", phases.PAYING, ALONE, choices.usual_payment,
        why.why_not_pay_default, text="pay", label=text.label_pay_default, log="log-paid",
    ),
    act(
        "pay", "A-RES-10", phases.PAYING, PAYMENT, choices.pieces, why.why_not_pay,
        label=text.label_pay, log=log.told_of_payment,
    ),
    act(
        "order", "A-ROUND-08", phases.ORDERING, numbered(), choices.player, why.why_not_order,
        label=text.label_order, log=log.told_of_order,
    ),
]  # fmt: skip
POWER_ROWS: Final[list[Row[State]]] = [
    act(
        "rob", "A-POWER-07", phases.PLACING, SLOT, choices.slot, power.why_not_rob,
        label=text.label_rob, log=log.with_slot("log-rob"),
    ),
    act(
        "swindle_give", "A-POWER-06", (*ON_TURN, phases.SWINDLING), KIND, choices.kind,
        power.why_not_give, text="give",
    ),
    act(
        "swindle_take", "A-POWER-06", phases.SWINDLING, KIND, choices.kind, power.why_not_get,
        text="get",
    ),
    act(
        "command", "A-POWER-08", ON_TURN, MINION, choices.minion, power.why_not_command,
        label=text.label_command, log=log.told_of_pick,
    ),
    act(
        "command_to", "A-POWER-09", phases.COMMANDING, SPACE, choices.space,
        power.why_not_command_to, text="command to", log=log.told_of_command,
    ),
    act("regroup", "A-POWER-11", ON_TURN, WARRIOR, choices.warrior, power.why_not_regroup),
    act(
        "regroup_home", "A-POWER-11", phases.REGROUPING, ALONE, choices.plain,
        power.why_not_regroup_home,
        text="regroup home", label="do-regroup-home", log=log.told_of_regroup_home,
    ),
    act(
        "regroup_to", "A-POWER-11", phases.REGROUPING, AREA, choices.area,
        power.why_not_regroup_to, text="regroup to", log=log.told_of_regroup,
    ),
    act(
        "regroup_swap", "A-POWER-11", phases.REGROUPING, WARRIOR, choices.warrior,
        power.why_not_swap, text="regroup with", log=log.told_of_swap,
    ),
    act("fortify", "A-POWER-13", ON_TURN, AREA, choices.area, power.why_not_fortify),
]  # fmt: skip

FAMILIES: Final = Families(
    GAME,
    [*CHANCE_ROWS, *PLACING_ROWS, *BATTLE_ROWS, *RAISING_ROWS, *POWER_ROWS],
    phase=lambda s: s.phase,
    over="A-ROUND-12",
    example="'gather volcano'",
    windows=(phases.LAYING,),
    events=events,
)
