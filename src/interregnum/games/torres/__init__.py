"""Torres: castles, knights and a king, in three versions."""

from typing import Final

from interregnum.games.families import Loose
from interregnum.games.title import Title
from interregnum.games.torres.breakdown import breakdown
from interregnum.games.torres.census import census
from interregnum.games.torres.choices import choices
from interregnum.games.torres.draw import draw
from interregnum.games.torres.hidden import HIDDEN
from interregnum.games.torres.log import describe
from interregnum.games.torres.options import MODES, Options, check, setup
from interregnum.games.torres.policy.policy import TorresPolicy
from interregnum.games.torres.position import load, position
from interregnum.games.torres.reasons import explain, families
from interregnum.games.torres.rules.data import TABLE
from interregnum.games.torres.rules.game import Torres
from interregnum.games.torres.rules.state import State
from interregnum.games.torres.text import NOTATION
from interregnum.games.torres.view import view

GAME: Final = Torres()
TITLE: Final = Title[State](
    game=GAME,
    policy=TorresPolicy(GAME),
    seats=range(2, 5),
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
    bound=1000,
    components=TABLE,
    draw=draw,
)
