"""All families of actions: what people see of each stands in one row."""

from typing import Final

from interregnum.games.families import Families
from interregnum.games.wonderful_kingdom.events import events, heard
from interregnum.games.wonderful_kingdom.families_choice import CHOICE
from interregnum.games.wonderful_kingdom.families_windows import IN_WINDOW, WINDOWS
from interregnum.games.wonderful_kingdom.reasons import why_not_first
from interregnum.games.wonderful_kingdom.rules.game import WonderfulKingdom
from interregnum.games.wonderful_kingdom.rules.state import (
    BEFORE,
    BUILD,
    FIGHT,
    LAST,
    OFFERING,
    PLANNING,
    SELECTING,
    SHADOWS,
    State,
)

GAME: Final = WonderfulKingdom()
DECIDERS: Final = {  # by phase: the clause that says who decides
    int(OFFERING): "W-OFFER-05",
    int(SELECTING): "W-PICK-01",
    int(SHADOWS): "W-SHADOW-01",
    int(PLANNING): "W-PLAN-06",
    int(BEFORE): "RUL-W-07",
    int(BUILD): "W-PROD-05",
    int(FIGHT): "W-MENACE-08",
    int(LAST): "W-ADVISOR-10",
}
FAMILIES: Final = Families[State](
    GAME,
    [*CHOICE, *IN_WINDOW],
    phase=lambda s: s.phase,
    over="W-GEN-01",
    example="'plan mill'",
    windows=WINDOWS,
    deciders=DECIDERS,
    events=events,
    heard=heard,
    first=why_not_first,
)
