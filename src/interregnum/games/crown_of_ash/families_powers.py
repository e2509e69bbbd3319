"""The powers at their lord's turn: a row for each family."""

from typing import Final

from interregnum.games.crown_of_ash import choices
from interregnum.games.crown_of_ash.log import (
    by_with_warrior,
    told_of_command,
    told_of_pick,
    told_of_regroup,
    told_of_regroup_home,
    told_of_swap,
)
from interregnum.games.crown_of_ash.reasons_powers import (
    why_not_command,
    why_not_command_to,
    why_not_fortify,
    why_not_get,
    why_not_give,
    why_not_regroup,
    why_not_regroup_home,
    why_not_regroup_to,
    why_not_rob,
    why_not_swap,
)
from interregnum.games.crown_of_ash.rules.data import (
    AREA_IDS,
    KIND_IDS,
    SEATS,
    SPACE_IDS,
    WARRIOR_IDS,
)
from interregnum.games.crown_of_ash.rules.phases import (
    COMMANDING,
    PLACING,
    RAISING,
    REGROUPING,
    SWINDLING,
)
from interregnum.games.crown_of_ash.rules.state import State
from interregnum.games.crown_of_ash.text import (
    area_line,
    kind_line,
    label_command,
    label_rob,
    line,
    space_line,
    warrior_line,
)
from interregnum.games.families import Decision, Row

POWER_ROWS: Final[list[Row[State]]] = [
    Decision(
        name="rob",
        rule="A-POWER-07",
        phases=(PLACING,),
        text=lambda k: f"rob {k + 1}",
        label=label_rob,
        choice=choices.slot,
        log=lambda s, _t, _a, k: line("log-rob", seat=s.actor, warrior=warrior_line(s.display[k])),
        why_not=why_not_rob,
    ),
    Decision(
        name="swindle_give",
        rule="A-POWER-06",
        phases=(PLACING, RAISING, SWINDLING),
        text=lambda k: f"give {KIND_IDS[k]}",
        label=lambda _s, _seat, k: line("label-swindle-give", kind=kind_line(k)),
        choice=choices.kind,
        log=lambda s, _t, _a, k: line("log-swindle-give", seat=s.actor, kind=kind_line(k)),
        why_not=why_not_give,
    ),
    Decision(
        name="swindle_take",
        rule="A-POWER-06",
        phases=(SWINDLING,),
        text=lambda k: f"get {KIND_IDS[k]}",
        label=lambda _s, _seat, k: line("label-swindle-take", kind=kind_line(k)),
        choice=choices.kind,
        log=lambda s, _t, _a, k: line("log-swindle-take", seat=s.actor, kind=kind_line(k)),
        why_not=why_not_get,
    ),
    Decision(
        name="command",
        rule="A-POWER-08",
        phases=(PLACING, RAISING),
        text=lambda k: f"command {SPACE_IDS[k // SEATS]} {k % SEATS}",
        label=label_command,
        choice=choices.minion,
        log=told_of_pick,
        why_not=why_not_command,
    ),
    Decision(
        name="command_to",
        rule="A-POWER-09",
        phases=(COMMANDING,),
        text=lambda k: f"command to {SPACE_IDS[k]}",
        label=lambda _s, _seat, k: line("label-command-to", space=space_line(k)),
        choice=choices.space,
        log=told_of_command,
        why_not=why_not_command_to,
    ),
    Decision(
        name="regroup",
        rule="A-POWER-11",
        phases=(PLACING, RAISING),
        text=lambda k: f"regroup {WARRIOR_IDS[k]}",
        label=lambda _s, _seat, k: line("label-regroup", warrior=warrior_line(k)),
        choice=choices.warrior,
        log=by_with_warrior("log-regroup"),
        why_not=why_not_regroup,
    ),
    Decision(
        name="regroup_home",
        rule="A-POWER-11",
        phases=(REGROUPING,),
        text=lambda _k: "regroup home",
        label=lambda _s, _seat, _k: line("do-regroup-home"),
        choice=choices.plain,
        log=told_of_regroup_home,
        why_not=why_not_regroup_home,
    ),
    Decision(
        name="regroup_to",
        rule="A-POWER-11",
        phases=(REGROUPING,),
        text=lambda k: f"regroup to {AREA_IDS[k]}",
        label=lambda _s, _seat, k: line("label-regroup-to", area=area_line(k)),
        choice=choices.area,
        log=told_of_regroup,
        why_not=why_not_regroup_to,
    ),
    Decision(
        name="regroup_swap",
        rule="A-POWER-11",
        phases=(REGROUPING,),
        text=lambda k: f"regroup with {WARRIOR_IDS[k]}",
        label=lambda _s, _seat, k: line("label-regroup-swap", warrior=warrior_line(k)),
        choice=choices.warrior,
        log=told_of_swap,
        why_not=why_not_swap,
    ),
    Decision(
        name="fortify",
        rule="A-POWER-13",
        phases=(PLACING, RAISING),
        text=lambda k: f"fortify {AREA_IDS[k]}",
        label=lambda _s, _seat, k: line("label-fortify", area=area_line(k)),
        choice=choices.area,
        log=lambda s, _t, _a, k: line("log-fortify", seat=s.actor, area=area_line(k)),
        why_not=why_not_fortify,
    ),
]
