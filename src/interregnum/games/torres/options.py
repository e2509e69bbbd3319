"""The options of the ledger's table, and the presets."""

from typing import Final, Literal

import msgspec

from interregnum.core.game import Setup
from interregnum.games.shown import Line, Reason
from interregnum.games.title import Shown, Where, flatten


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    master: bool = False
    deck: Literal["common", "own"] = "common"
    passage_model: Literal["doors", "monotone", "planar"] = "doors"
    under_may_merge: bool = False
    jump2_allow_any: bool = False
    shift_ground_only: bool = False
    leap_over_king: bool = False
    auto_redistribute: bool = False
    auto_convert_ap: bool = False
    stack_limit: Literal["always", "two_players"] = "always"
    keep_leftovers: bool = False
    chooser_starts: bool = False
    score_by_track: bool = False
    phase_starter: Literal["leader", "last_placed"] = "leader"
    scoring_order: Literal["last_round", "phase_start"] = "last_round"
    master_all_knights: Literal["six", "on_board"] = "six"
    square_rotated: bool = True
    adj_diagonal: bool = False
    majority_per_edge: bool = False


MODES: Final[dict[str, msgspec.Struct]] = {
    "basic": Options(),
    "own-decks": Options(deck="own"),
    "master": Options(master=True),
}
NOT_IN_MASTER: Final = ("deck", "chooser_starts")
ONLY_IN_MASTER: Final = (
    "phase_starter",
    "scoring_order",
    "master_all_knights",
    "square_rotated",
    "adj_diagonal",
    "majority_per_edge",
)
BASIC: Final = Where(needs={"master": ["false"]})
MASTER: Final = Where(needs={"master": ["true"]})
SHOWN: Final[dict[str, Shown]] = {
    **{name: Shown(where=[BASIC]) for name in NOT_IN_MASTER},
    **{name: Shown(where=[MASTER]) for name in ONLY_IN_MASTER},
    "stack_limit": Shown(where=[Where(seats=[3, 4])]),
}
RULES: Final = {
    "deck": "RUL-T-47",
    "chooser_starts": "T-MASTER-07",
    "phase_starter": "RUL-T-15",
    "scoring_order": "RUL-T-12",
    "master_all_knights": "RUL-T-18",
    "square_rotated": "RUL-T-19",
    "adj_diagonal": "RUL-T-21",
    "majority_per_edge": "RUL-T-22",
}


def check(options: Options, _seats: int) -> Reason | None:
    """Options of the master version do not go with the other two, and the other way round."""
    usual = Options()
    for name in NOT_IN_MASTER if options.master else ONLY_IN_MASTER:
        if getattr(options, name) != getattr(usual, name):
            why = "not-in-master" if options.master else "only-in-master"
            option = Line(f"torres-option-{name.replace('_', '-')}")
            return Reason(RULES[name], f"torres-why-{why}", {"option": option})
    return None


def setup(options: Options, _seats: int) -> Setup:
    return flatten(options)
