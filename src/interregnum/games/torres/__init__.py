"""Torres: castles, knights and a king, in three versions."""

from typing import Final

from interregnum.games.title import Title
from interregnum.games.torres.assets import assets
from interregnum.games.torres.breakdown import breakdown, verdict
from interregnum.games.torres.census import census
from interregnum.games.torres.draw import DRAWING
from interregnum.games.torres.families import FAMILIES
from interregnum.games.torres.hidden import HIDDEN
from interregnum.games.torres.numbers import NUMBERS
from interregnum.games.torres.objects import SORTS
from interregnum.games.torres.options import MODES, SHOWN, Options, check, setup
from interregnum.games.torres.policy.policy import TorresPolicy
from interregnum.games.torres.position import load, position
from interregnum.games.torres.rules.data import TABLE
from interregnum.games.torres.rules.state import State
from interregnum.games.torres.view import Table, view
from interregnum.games.verdict import judged

TITLE: Final = Title[State](
    game=FAMILIES.game,
    policy=TorresPolicy(FAMILIES.game),
    seats=range(2, 5),
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
    bound=1000,
    minutes=60,
    weight=3,
    usual_seats=3,
    shown=SHOWN,
    components=TABLE,
    draw=DRAWING,
    turn=lambda s: (s.phase, s.round),
    numbers=NUMBERS,
)
