"""Harvest as the command line needs it: with words, a picture, and options that do not go along."""

from dataclasses import replace

from interregnum.games.title import flatten
from tests.cli.harvest import faces
from tests.contract.harvest.title import FAMILIES_OF_HARVEST, TITLE

HARVEST = replace(
    TITLE,
    Options=faces.Options,
    modes={"standard": faces.Options(), "plain": faces.Options(doubles="none")},
    check=faces.check,
    setup=lambda options, seats: flatten(options),
    view=faces.view,
    families=FAMILIES_OF_HARVEST.but(choices=faces.choices, explain=faces.explain),
    breakdown=faces.breakdown,
    draw=faces.draw,
)
