"""It's a Wonderful Kingdom: offer and trap, plan, produce in four steps, rule a duchy."""

from typing import Final

from interregnum.games.families import Loose
from interregnum.games.title import Title
from interregnum.games.wonderful_kingdom.breakdown import breakdown
from interregnum.games.wonderful_kingdom.census import census
from interregnum.games.wonderful_kingdom.choices import choices, is_step
from interregnum.games.wonderful_kingdom.draw import draw
from interregnum.games.wonderful_kingdom.hidden import HIDDEN
from interregnum.games.wonderful_kingdom.log import describe
from interregnum.games.wonderful_kingdom.options import MODES, Options, check, setup
from interregnum.games.wonderful_kingdom.policy.policy import WonderfulKingdomPolicy
from interregnum.games.wonderful_kingdom.position import load, position
from interregnum.games.wonderful_kingdom.reasons import explain, families
from interregnum.games.wonderful_kingdom.rules.data import DATA
from interregnum.games.wonderful_kingdom.rules.game import WonderfulKingdom
from interregnum.games.wonderful_kingdom.rules.state import State
from interregnum.games.wonderful_kingdom.text import NOTATION
from interregnum.games.wonderful_kingdom.view import view

GAME: Final = WonderfulKingdom()
TITLE: Final = Title[State](
    game=GAME,
    policy=WonderfulKingdomPolicy(GAME),
    seats=range(1, 3),
    Options=Options,
    modes=MODES,
    check=check,
    setup=setup,
    view=view,
    families=Loose(
        GAME,
        choices=choices,
        describe=describe,
        notation=NOTATION.write,
        parse=NOTATION.parse,
        explain=explain,
        families=families,
    ),
    breakdown=breakdown,
    position=position,
    load=load,
    census=census,
    hidden=HIDDEN,
    bound=3000,
    components=DATA,
    steps=is_step,
    draw=draw,
)
