"""The options of the ledger's table, and the presets."""

from typing import Final, Literal

import msgspec

from interregnum.core.game import Setup
from interregnum.games.crown_of_ash.rules.data import LORD_IDS, OCTAL
from interregnum.games.crown_of_ash.text import line
from interregnum.games.shown import Reason
from interregnum.games.title import Pick, Shown, Where, flatten

DRAWN: Final = "drawn"


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    lords: str = DRAWN  # or lords by seat, the automa last: "visio,nox,mors"
    powers: bool = False
    simple_turn_order: bool = False
    automa: Literal[0, 1] = 0
    automa_difficulty: Literal["low", "medium", "high"] = "low"
    automa_guard: Literal["drawn", "chosen"] = "drawn"
    automa_targeted_card: bool = False
    supply_limit: bool = False
    hide_hands: bool = False
    premonition_zero: bool = False
    second_chance_scope: Literal["any", "battle"] = "any"
    regroup_automatons: bool = False
    fortify_defenders: bool = False
    starting_typed: bool = False
    automaton_pair: bool = False
    automaton_new_province: bool = True
    automa_start_vp: bool = False
    automa_automaton_penalty: bool = False
    solo_tie: Literal["automa", "person"] = "automa"
    automa_guard_automaton: bool = False


MODES: Final[dict[str, msgspec.Struct]] = {
    "standard": Options(),
    "advanced": Options(powers=True),
    "simple order": Options(simple_turn_order=True),
    "with automa": Options(automa=1),
    "solo low": Options(automa=1),
    "solo medium": Options(automa=1, automa_difficulty="medium"),
    "solo high": Options(automa=1, automa_difficulty="high"),
    "solo low targeted": Options(automa=1, automa_targeted_card=True),
    "solo medium targeted": Options(
        automa=1, automa_difficulty="medium", automa_targeted_card=True
    ),
    "solo high targeted": Options(automa=1, automa_difficulty="high", automa_targeted_card=True),
}
ALONE: Final = Where(seats=[1])
WITH_AUTOMA: Final = [ALONE, Where(needs={"automa": ["1"]})]
WITH_POWERS: Final = [Where(needs={"powers": ["true"]})]
SHOWN: Final[dict[str, Shown]] = {
    "lords": Shown(basic=True, pick=Pick(of="lords", more=WITH_AUTOMA)),
    "automa": Shown(where=[Where(seats=[2, 3])]),
    "automa_difficulty": Shown(where=[ALONE]),
    "automa_guard": Shown(where=[ALONE]),
    "automa_guard_automaton": Shown(where=[ALONE]),
    "solo_tie": Shown(where=[ALONE]),
    "automa_targeted_card": Shown(where=WITH_AUTOMA),
    "automa_start_vp": Shown(where=WITH_AUTOMA),
    "automa_automaton_penalty": Shown(where=WITH_AUTOMA),
    "premonition_zero": Shown(where=WITH_POWERS),
    "second_chance_scope": Shown(where=WITH_POWERS),
    "regroup_automatons": Shown(where=WITH_POWERS),
    "fortify_defenders": Shown(where=WITH_POWERS),
}
SOLO: Final = tuple(mode for mode in MODES if mode.startswith("solo"))


def players(options: Options, seats: int) -> int:
    """People and automa."""
    return seats + (1 if seats == 1 or options.automa else 0)


def check(options: Options, seats: int) -> Reason | None:
    """Four people leave no seat for the automa; lords are all different, one for each player."""
    count = players(options, seats)
    if count > len(LORD_IDS):
        return line.why("A-AI-01", "automa", seats=seats, automa=options.automa)
    lords = named(options)
    if lords and (len(lords) != count or len(set(lords)) != count or set(lords) - set(LORD_IDS)):
        return line.why("A-SETUP-02", "lords", lords=options.lords, players=count)
    return None


def named(options: Options) -> list[str]:
    """Empty if the lords are drawn."""
    if options.lords == DRAWN:
        return []
    return [lord.strip().lower() for lord in options.lords.split(",")]


def setup(options: Options, _seats: int) -> Setup:
    digits = [LORD_IDS.index(lord) + 1 for lord in named(options)]
    lords = sum(digit * OCTAL**seat for seat, digit in enumerate(digits))
    return {**flatten(msgspec.structs.replace(options, lords="0")), "lords": lords}
