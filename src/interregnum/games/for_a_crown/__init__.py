"""For a Crown: recruit in the open, reveal a shared deck, keep your rubies."""

from typing import Final

from interregnum.games.families import Loose
from interregnum.games.for_a_crown.breakdown import breakdown
from interregnum.games.for_a_crown.census import census
from interregnum.games.for_a_crown.choices import choices
from interregnum.games.for_a_crown.draw import draw
from interregnum.games.for_a_crown.log import describe
from interregnum.games.for_a_crown.options import MODES, Options, check, setup
from interregnum.games.for_a_crown.policy.policy import ForACrownPolicy
from interregnum.games.for_a_crown.position import load, position
from interregnum.games.for_a_crown.reasons import explain, families
from interregnum.games.for_a_crown.rules.data import DATA
from interregnum.games.for_a_crown.rules.game import ForACrown
from interregnum.games.for_a_crown.rules.state import State
from interregnum.games.for_a_crown.text import NOTATION
from interregnum.games.for_a_crown.view import HIDDEN, view
from interregnum.games.title import Title

GAME: Final = ForACrown()
TITLE: Final = Title[State](
    game=GAME,
    policy=ForACrownPolicy(GAME),
    seats=range(3, 6),
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
    bound=2000,
    components=DATA,
    draw=draw,
)
