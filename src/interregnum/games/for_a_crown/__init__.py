"""For a Crown: recruit in the open, reveal a shared deck, keep your rubies."""

from typing import Final

from interregnum.games.for_a_crown.assets import assets
from interregnum.games.for_a_crown.breakdown import breakdown, verdict
from interregnum.games.for_a_crown.census import census
from interregnum.games.for_a_crown.draw import DRAWING
from interregnum.games.for_a_crown.families import FAMILIES
from interregnum.games.for_a_crown.hidden import HIDDEN
from interregnum.games.for_a_crown.numbers import NUMBERS
from interregnum.games.for_a_crown.objects import SORTS
from interregnum.games.for_a_crown.options import MODES, Options, check, setup
from interregnum.games.for_a_crown.policy.policy import ForACrownPolicy
from interregnum.games.for_a_crown.position import load, position
from interregnum.games.for_a_crown.rules.data import DATA, HEIRLOOM
from interregnum.games.for_a_crown.rules.game import GAME
from interregnum.games.for_a_crown.rules.state import State
from interregnum.games.for_a_crown.table import Table
from interregnum.games.for_a_crown.view import again, view
from interregnum.games.title import Title
from interregnum.games.verdict import judged

TITLE: Final = Title[State](
    game=GAME,
    policy=ForACrownPolicy(GAME),
    seats=range(3, 6),
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
    worths={
        "for-a-crown-final-heirloom": int(HEIRLOOM),
        "for-a-crown-heirloom-sold": -int(HEIRLOOM),
        "for-a-crown-final-bandits": -1,
    },
    position=position,
    load=load,
    census=census,
    hidden=HIDDEN,
    bound=2000,
    minutes=40,
    weight=2,
    usual_seats=4,
    components=DATA,
    draw=DRAWING,
    numbers=NUMBERS,
    turn=lambda s: (s.round, s.pass_),
)
