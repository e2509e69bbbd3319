"""Harvest as the command line needs it: with words, a picture, and options that do not go along."""

from dataclasses import replace

from interregnum.games.title import flatten
from tests.cli.harvest import faces
from tests.contract.harvest.title import TITLE

HARVEST = replace(
    TITLE,
    Options=faces.Options,
    modes={"standard": faces.Options(), "plain": faces.Options(doubles="none")},
    check=faces.check,
    setup=lambda options, seats: flatten(options),
    view=faces.view,
    choices=faces.choices,
    explain=faces.explain,
    breakdown=faces.breakdown,
    draw=faces.draw,
)
