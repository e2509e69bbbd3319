"""What chance does: a row for each family."""

from typing import Final

from interregnum.games.crown_of_ash.log import by, told_of_action, told_of_order, told_of_roll
from interregnum.games.crown_of_ash.rules import data, phases
from interregnum.games.crown_of_ash.rules.state import State
from interregnum.games.crown_of_ash.text import card_line, line, tile_line, warrior_line
from interregnum.games.families import Mark, Outcome, Row

CHANCE_ROWS: Final[list[Row[State]]] = [
    Outcome(
        name="lord",
        rule="A-SETUP-02",
        phases=(phases.DEALING_LORDS,),
        text=lambda k: f"lord {data.LORD_IDS[k]}",
        log=lambda s, _t, _a, k: line(
            "log-lord", seat=s.actor, lord=line(f"lord-{data.LORD_IDS[k]}")
        ),
    ),
    Outcome(
        name="turn_up",
        rule="A-WAR-04",
        phases=(phases.TURNING_UP,),
        text=lambda k: f"up {data.WARRIOR_IDS[k]}",
        log=lambda _s, _t, _a, k: line("log-turn-up", warrior=warrior_line(k)),
    ),
    Outcome(
        name="fate",
        rule="A-SETUP-10",
        phases=(phases.DEALING_FATE,),
        text=lambda k: f"fate {data.FATE_IDS[k]}",
        log=lambda s, _t, _a, k: line("log-fate", seat=s.actor, fate=line(f"fate-f{k + 1}")),
    ),
    Mark(
        name="fate_dealt",
        rule="A-SETUP-10",
        text=lambda _k: "fate",
        log=by("log-fate-dealt"),
    ),
    Outcome(
        name="start_tile",
        rule="A-SETUP-11",
        phases=(phases.DEALING_TILES,),
        text=lambda k: f"start {data.TILE_IDS[k]}",
        log=lambda s, _t, _a, k: line("log-start-tile", seat=s.actor, tile=tile_line(k)),
    ),
    Outcome(
        name="tile_up",
        rule="A-BUILD-07",
        phases=(phases.OFFERING,),
        text=lambda k: f"up {data.TILE_IDS[k]}",
        log=lambda _s, _t, _a, k: line("log-tile-up", tile=tile_line(k)),
    ),
    Outcome(
        name="draw_order",
        rule="A-SETUP-15",
        phases=(phases.DRAWING_ORDER,),
        text=lambda k: f"next {k}",
        log=told_of_order,
    ),
    Outcome(
        name="draw_guard",
        rule="A-AI-05",
        phases=(phases.DRAWING_GUARD,),
        text=lambda k: f"guarded by {data.WARRIOR_IDS[k]}",
        log=lambda _s, _t, _a, k: line("log-guard", warrior=warrior_line(k)),
    ),
    Outcome(
        name="roll",
        rule="A-BCARD-02",
        phases=(phases.ROLLING,),
        text=lambda k: f"roll {k + 1}",
        log=told_of_roll,
    ),
    Outcome(
        name="draw_card",
        rule="A-AI-32",
        phases=(phases.DRAWING_CARD,),
        text=lambda k: f"draw {data.CARD_IDS[k]}",
        log=lambda s, _t, _a, k: line("log-draw-card", seat=s.config.people, card=card_line(k)),
    ),
    Outcome(
        name="draw_action",
        rule="A-AI-13",
        phases=(phases.DRAWING_ACTION,),
        text=lambda k: f"action {data.ACTION_IDS[k]}",
        log=told_of_action,
    ),
]
