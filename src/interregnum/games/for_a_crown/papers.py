"""Kinds of fields, from state.py by `make types`, for positions. Do not edit."""

from typing import Final

from interregnum.core.game import NONE
from interregnum.games.fields import BySeat, Kind, Mask, Name, Names, Number
from interregnum.games.for_a_crown.rules.data import (
    EVENT_IDS,
    EVENT_KINDS,
    FAMILY_IDS,
    HEIRLOOMS,
    ICONS,
    ROUNDS,
    SEATS,
)
from interregnum.games.for_a_crown.rules.state import HANGING, PHASES

STATE: Final[dict[str, Kind]] = {
    "phase": Name("phase", PHASES, start=HANGING),
    "round": Number(start=1, least=1, most=ROUNDS),
    "pass_": Number(most=999),
    "rubies": BySeat(Number(most=999)),
    "coins": BySeat(Number(most=999)),
    "bandits": BySeat(Number(most=999)),
    "heirloom": BySeat(Name("heirloom", HEIRLOOMS)),
    "space": BySeat(Number(most=999)),
    "fall": BySeat(Number("out", most=999)),
    "unseen": Number(most=999),
    "pile": Mask("pile", EVENT_IDS),
    "order": Names("order", FAMILY_IDS),
    "turn": Number(least=NONE, most=SEATS),
    "actor": Name("actor", FAMILY_IDS),
    "cost": Number(most=999),
    "icons": Names("icons", ICONS),
    "icon": Name("icon", ICONS),
    "event": Name("event", EVENT_KINDS),
    "reveals": Number(most=999999),
}
