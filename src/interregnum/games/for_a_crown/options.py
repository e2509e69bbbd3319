"""The options of the ledger's table, and the presets."""

from typing import Final, Literal

import msgspec

from interregnum.core.game import Setup
from interregnum.games.shown import Reason
from interregnum.games.title import flatten


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    heirloom_sale: Literal["forced_only", "when_paying", "any_time"] = "forced_only"
    icon_order: Literal["free", "printed"] = "free"
    chest_view: Literal["hidden", "open"] = "hidden"
    log_detail: bool = True
    supply: Literal["unlimited", "strict"] = "unlimited"
    no_knockout: bool = False
    die: Literal["standard", "harsh"] = "standard"


MODES: Final[dict[str, msgspec.Struct]] = {
    "standard": Options(),
    "family": Options(no_knockout=True, chest_view="open"),
    "strict": Options(supply="strict", heirloom_sale="any_time", die="harsh"),
    "printed": Options(icon_order="printed", heirloom_sale="when_paying", log_detail=False),
}


def check(_options: Options, _seats: int) -> Reason | None:
    """Every combination is allowed."""
    return None


def setup(options: Options, _seats: int) -> Setup:
    return flatten(options)
