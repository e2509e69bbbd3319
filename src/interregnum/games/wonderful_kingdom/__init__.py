"""It's a Wonderful Kingdom: offer and trap, plan, produce in four steps, rule a duchy."""

from typing import Final

from interregnum.games.title import Title
from interregnum.games.verdict import judged
from interregnum.games.wonderful_kingdom.assets import assets
from interregnum.games.wonderful_kingdom.breakdown import breakdown
from interregnum.games.wonderful_kingdom.breakdown_verdict import aim, verdict
from interregnum.games.wonderful_kingdom.census import census
from interregnum.games.wonderful_kingdom.draw import DRAWING
from interregnum.games.wonderful_kingdom.families import FAMILIES
from interregnum.games.wonderful_kingdom.hidden import HIDDEN
from interregnum.games.wonderful_kingdom.numbers import NUMBERS
from interregnum.games.wonderful_kingdom.objects import SORTS
from interregnum.games.wonderful_kingdom.options import MODES, SHOWN, Options, check, setup
from interregnum.games.wonderful_kingdom.policy.policy import WonderfulKingdomPolicy
from interregnum.games.wonderful_kingdom.position import load, position
from interregnum.games.wonderful_kingdom.rules.building import in_window
from interregnum.games.wonderful_kingdom.rules.data import DATA
from interregnum.games.wonderful_kingdom.rules.game import WonderfulKingdom
from interregnum.games.wonderful_kingdom.rules.state import State
from interregnum.games.wonderful_kingdom.table import Table
from interregnum.games.wonderful_kingdom.view import again, view

GAME: Final = WonderfulKingdom()
TITLE: Final = Title[State](
    game=GAME,
    policy=WonderfulKingdomPolicy(GAME),
    seats=range(1, 3),
    Options=Options,
    modes=MODES,
    check=check,
    setup=setup,
    view=judged(Table, view, verdict),
    again=again,
    families=FAMILIES,
    objects=SORTS,
    breakdown=breakdown,
    assets=assets,
    position=position,
    load=load,
    census=census,
    hidden=HIDDEN,
    bound=3000,
    minutes=50,
    weight=3,
    usual_seats=2,
    shown=SHOWN,
    components=DATA,
    aim=aim,
    steps=lambda s, _seat: in_window(s),
    draw=DRAWING,
    numbers=NUMBERS,
    turn=lambda s: (s.round, s.turn, in_window(s)),
)
