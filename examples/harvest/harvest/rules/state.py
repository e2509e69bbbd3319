"""The table of Harvest: `make types` writes copies.py and papers.py from the fields."""

from typing import Annotated, Final

from mypy_extensions import i64

from harvest.rules.settings import Settings
from interregnum.core.arrays import Ints
from interregnum.core.game import NONE
from interregnum.core.passive import Passive
from interregnum.games.fields import BySeat, Mask, Name, Number, Shared

CROPS: Final = ["1", "2", "3", "4"]  # by their points
CARDS: Final = ["0", "1", "2", "3", "4"]


class State(Passive):
    options: Annotated[Settings, Shared()]
    bag: Annotated[i64, Mask("bag", CROPS)]  # a set: there is no order that could leak
    crop: Annotated[i64, Name("crop", CROPS)]  # all bid for it; NONE: chance draws
    reveals: i64
    points: Annotated[Ints, BySeat(Number())]
    hand: Annotated[Ints, BySeat(Mask("hand", CARDS))]
    doubles: Annotated[Ints, BySeat(Number())]  # doubled bids left
    card: Annotated[Ints, BySeat(Number(start=NONE))]  # the first step of a bid
    stake: Annotated[Ints, BySeat(Number(start=NONE))]  # the second: 1 plain, 2 doubled
