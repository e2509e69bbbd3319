"""Kinds of fields, from state.py by `make types`, for positions. Do not edit."""

from harvest.rules.state import CARDS, CROPS
from typing import Final

from interregnum.core.game import NONE
from interregnum.games.fields import BySeat, Kind, Mask, Name, Number

STATE: Final[dict[str, Kind]] = {
    "bag": Mask("bag", CROPS),
    "crop": Name("crop", CROPS),
    "reveals": Number(),
    "points": BySeat(Number()),
    "hand": BySeat(Mask("hand", CARDS)),
    "doubles": BySeat(Number()),
    "card": BySeat(Number(start=NONE)),
    "stake": BySeat(Number(start=NONE)),
}
