"""Kinds of fields, from state.py by `make types`, for positions. Do not edit."""

from typing import Final

from interregnum.core.game import NONE
from interregnum.games.fields import BySeat, Counts, Flag, Kind, Maybe, Name, Names, Number, Ordinal
from interregnum.games.torres.rules.data import BUDGET, CARD_NAMES, CARD_TYPES, MASTER_NAMES
from interregnum.games.torres.rules.grid import NAMES
from interregnum.games.torres.rules.state import STEPS, TURN

BOARD: Final[dict[str, Kind]] = {
    "king": Name("king", NAMES),
}
CARDS: Final[dict[str, Kind]] = {
    "hand": BySeat(Counts("hand", CARD_NAMES), each=CARD_TYPES),
    "fresh": Counts("fresh", CARD_NAMES),
    "discard": BySeat(Counts("discard", CARD_NAMES), each=CARD_TYPES),
    "looked": Names("looked", CARD_NAMES),
    "look": Number(),
}
STATE: Final[dict[str, Kind]] = {
    "score": BySeat(Number()),
    "kept": BySeat(Number()),
    "step": Name("step", STEPS, start=TURN),
    "seat": Number("active"),
    "phase": Ordinal(),
    "round": Ordinal(),
    "first": Number("starter"),
    "phase_first": Number("phase_starter"),
    "budget": Number(start=BUDGET),
    "spent": Number(),
    "stack": Maybe(start=NONE),
    "loose": Number(),
    "bought": Number(),
    "played": Flag("card_played"),
    "card": Name("card", CARD_NAMES),
    "source": Name("source", NAMES),
    "master": Name("master", MASTER_NAMES),
    "reveals": Number(),
}
