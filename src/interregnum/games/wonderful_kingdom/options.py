"""The options of a match and the named modes."""

from typing import Final, Literal

import msgspec

from interregnum.core.game import Setup
from interregnum.games.shown import Reason
from interregnum.games.title import Shown, Where, flatten

Deck = Literal["draft", "random", "rats", "ice_giants", "shadows", "thieves"]


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    side: Literal["a", "b"] = "a"
    module: Literal["menace", "advisor", "quest", "none"] = "quest"
    duchies: Literal["draft", "random", "valados_first", "teressie_first"] = "draft"
    menace_deck_0: Deck = "draft"
    menace_deck_1: Deck = "draft"
    quest: Literal["draft", "random", "northern_lands", "usurper", "lord_of_doom"] = "draft"
    scenario: Literal["none", "sg01", "sg02", "sg03", "sg04", "sg05", "sg06"] = "none"
    allow_no_module: bool = False
    solo_search: Literal["per_round", "per_selection"] = "per_round"
    empty_deck: Literal["reshuffle_discard", "stop"] = "reshuffle_discard"
    quest_keep_cubes: bool = True
    rat_spawn: Literal["each_arrival", "each_planning"] = "each_arrival"
    menace_order: Literal["fixed", "victim_choice"] = "fixed"
    thief_multiplier_symbol: Literal["whole_symbol", "one_cube"] = "whole_symbol"
    planning_visibility: Literal["hidden_commit", "open"] = "hidden_commit"
    show_own_facedown: bool = True
    soldier_supply: Literal["unlimited", "thirty"] = "unlimited"


MODES: Final[dict[str, msgspec.Struct]] = {
    "quests": Options(),
    "quests-b": Options(side="b"),
    "menace": Options(module="menace"),
    "menace-b": Options(module="menace", side="b"),
    "advisors": Options(module="advisor"),
    "advisors-b": Options(module="advisor", side="b"),
    "no-module": Options(module="none", allow_no_module=True),
    "sg01": Options(scenario="sg01"),
    "sg02": Options(scenario="sg02"),
    "sg03": Options(scenario="sg03"),
    "sg04": Options(scenario="sg04"),
    "sg05": Options(scenario="sg05"),
    "sg06": Options(scenario="sg06"),
}


NO_SCENARIO: Final = {"scenario": ["none"]}
SCENARIOS: Final = ["sg01", "sg02", "sg03", "sg04", "sg05", "sg06"]
ALONE: Final = [Where(seats=[1])]
TWO: Final = [Where(seats=[2])]
MENACE: Final = Where(needs={**NO_SCENARIO, "module": ["menace"]})
MENACE_FOR_TWO: Final = Where(seats=[2], needs=MENACE.needs)
QUEST: Final = Where(needs={**NO_SCENARIO, "module": ["quest"]})
SCENARIO: Final = Where(seats=[1], needs={"scenario": SCENARIOS})
SHOWN: Final[dict[str, Shown]] = {
    "module": Shown(where=[Where(needs=NO_SCENARIO)]),
    "menace_deck_0": Shown(where=[MENACE]),
    "menace_deck_1": Shown(where=[MENACE_FOR_TWO]),
    "quest": Shown(where=[QUEST]),
    "scenario": Shown(where=ALONE),
    "allow_no_module": Shown(where=[Where(needs={"module": ["none"]})]),
    "solo_search": Shown(where=ALONE),
    "empty_deck": Shown(where=ALONE),
    "quest_keep_cubes": Shown(where=[QUEST, SCENARIO]),
    "rat_spawn": Shown(where=[MENACE, SCENARIO]),
    "menace_order": Shown(where=[MENACE, SCENARIO]),
    "thief_multiplier_symbol": Shown(where=[MENACE, SCENARIO]),
    "planning_visibility": Shown(where=TWO),
    "show_own_facedown": Shown(where=TWO),
}


def check(options: Options, seats: int) -> Reason | None:
    """What does not go together, and why."""
    if options.module == "none" and not options.allow_no_module:
        return Reason("RUL-W-20", "wonderful-kingdom-why-no-module")
    if options.scenario != "none" and (seats != 1 or not is_plain(options)):
        return Reason("W-SCEN-00", "wonderful-kingdom-why-scenario", {"seats": seats})
    decks = (options.menace_deck_0, options.menace_deck_1)
    if seats == 2 and decks[0] == decks[1] and decks[0] not in ("draft", "random"):
        return Reason("W-MENACE-01", "wonderful-kingdom-why-same-deck", {"deck": decks[0]})
    return None


def is_plain(options: Options) -> bool:
    """A scenario fixes its modules, its menace deck and its quests."""
    plain = Options()
    names = ("module", "menace_deck_0", "menace_deck_1", "quest")
    return all(getattr(options, name) == getattr(plain, name) for name in names)


def setup(options: Options, seats: int) -> Setup:
    return flatten(options)
