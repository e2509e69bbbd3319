"""Crown of Ash: necromancers fight for six provinces and the Citadel."""

from typing import Final

from interregnum.games.crown_of_ash.assets import assets
from interregnum.games.crown_of_ash.breakdown import breakdown, verdict
from interregnum.games.crown_of_ash.census import census
from interregnum.games.crown_of_ash.draw import DRAWING
from interregnum.games.crown_of_ash.families import FAMILIES, GAME
from interregnum.games.crown_of_ash.hidden import HIDDEN
from interregnum.games.crown_of_ash.numbers import NUMBERS
from interregnum.games.crown_of_ash.objects import SORTS
from interregnum.games.crown_of_ash.options import MODES, SHOWN, SOLO, Options, check, setup
from interregnum.games.crown_of_ash.policy.policy import CrownOfAshPolicy
from interregnum.games.crown_of_ash.position import load, position
from interregnum.games.crown_of_ash.rules.data import DATA
from interregnum.games.crown_of_ash.rules.state import State
from interregnum.games.crown_of_ash.view import Table, view
from interregnum.games.title import Title
from interregnum.games.verdict import judged

TITLE: Final = Title[State](
    game=GAME,
    policy=CrownOfAshPolicy(GAME),
    seats=range(1, 5),
    Options=Options,
    modes=MODES,
    check=check,
    setup=setup,
    view=judged(Table, view, verdict),
    families=FAMILIES,
    objects=SORTS,
    breakdown=breakdown,
    assets=assets,
    position=position,
    load=load,
    census=census,
    hidden=HIDDEN,
    bound=3000,
    minutes=90,
    weight=3,
    usual_seats=3,
    shown=SHOWN,
    components=DATA,
    draw=DRAWING,
    numbers=NUMBERS,
    turn=lambda s: (s.round, s.turn),
    solo_modes=SOLO,
)
