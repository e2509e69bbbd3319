"""All families of actions, a row each: notation, choice, label, log and refusal."""

from typing import Final

from interregnum.games.crown_of_ash.events import events
from interregnum.games.crown_of_ash.families_battle import BATTLE_ROWS
from interregnum.games.crown_of_ash.families_chance import CHANCE_ROWS
from interregnum.games.crown_of_ash.families_powers import POWER_ROWS
from interregnum.games.crown_of_ash.families_turn import PLACING_ROWS, RAISING_ROWS
from interregnum.games.crown_of_ash.rules.game import CrownOfAsh
from interregnum.games.crown_of_ash.rules.phases import LAYING
from interregnum.games.families import Families

GAME: Final = CrownOfAsh()
FAMILIES: Final = Families(
    GAME,
    [*CHANCE_ROWS, *PLACING_ROWS, *BATTLE_ROWS, *RAISING_ROWS, *POWER_ROWS],
    phase=lambda s: s.phase,
    over="A-ROUND-12",
    example="'gather volcano'",
    windows=(LAYING,),
    events=events,
)
