"""Harvest: a small title with chance, a secret, a window, an option and three languages."""

from typing import Final

from harvest.families import FAMILIES
from harvest.options import Options
from harvest.papers import STATE
from harvest.rules.state import State
from harvest.view import GAME, HIDDEN, view
from interregnum.core.policy import Policy
from interregnum.games.documents import Documents
from interregnum.games.title import Title, points_of

PAPERS: Final = Documents(GAME, range(2, 5), Options, STATE)
TITLE: Final = Title[State](
    game=GAME,
    policy=Policy(GAME),
    seats=PAPERS.seats,
    Options=Options,
    modes={"standard": Options(), "plain": Options(doubles="none")},
    view=view,
    families=FAMILIES,
    breakdown=points_of(GAME),
    position=PAPERS.position,
    load=PAPERS.load,
    hidden=HIDDEN,
    bound=4 * (1 + 2 * 4),  # plies: four crops, two steps of four people each
)
