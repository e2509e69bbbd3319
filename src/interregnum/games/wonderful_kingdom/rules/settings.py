"""The options for the rules, from options.py by `make types`. Do not edit."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.game import Setup
from interregnum.core.packing import Reader

SIDE_A: Final[i64] = 0
SIDE_B: Final[i64] = 1
MODULE_MENACE: Final[i64] = 0
MODULE_ADVISOR: Final[i64] = 1
MODULE_QUEST: Final[i64] = 2
MODULE_NONE: Final[i64] = 3
DUCHIES_DRAFT: Final[i64] = 0
DUCHIES_RANDOM: Final[i64] = 1
DUCHIES_VALADOS_FIRST: Final[i64] = 2
DUCHIES_TERESSIE_FIRST: Final[i64] = 3
MENACE_DECK_0_DRAFT: Final[i64] = 0
MENACE_DECK_0_RANDOM: Final[i64] = 1
MENACE_DECK_0_RATS: Final[i64] = 2
MENACE_DECK_0_ICE_GIANTS: Final[i64] = 3
MENACE_DECK_0_SHADOWS: Final[i64] = 4
MENACE_DECK_0_THIEVES: Final[i64] = 5
MENACE_DECK_1_DRAFT: Final[i64] = 0
MENACE_DECK_1_RANDOM: Final[i64] = 1
MENACE_DECK_1_RATS: Final[i64] = 2
MENACE_DECK_1_ICE_GIANTS: Final[i64] = 3
MENACE_DECK_1_SHADOWS: Final[i64] = 4
MENACE_DECK_1_THIEVES: Final[i64] = 5
QUEST_DRAFT: Final[i64] = 0
QUEST_RANDOM: Final[i64] = 1
QUEST_NORTHERN_LANDS: Final[i64] = 2
QUEST_USURPER: Final[i64] = 3
QUEST_LORD_OF_DOOM: Final[i64] = 4
SCENARIO_NONE: Final[i64] = 0
SCENARIO_SG01: Final[i64] = 1
SCENARIO_SG02: Final[i64] = 2
SCENARIO_SG03: Final[i64] = 3
SCENARIO_SG04: Final[i64] = 4
SCENARIO_SG05: Final[i64] = 5
SCENARIO_SG06: Final[i64] = 6
SOLO_SEARCH_PER_ROUND: Final[i64] = 0
SOLO_SEARCH_PER_SELECTION: Final[i64] = 1
EMPTY_DECK_RESHUFFLE_DISCARD: Final[i64] = 0
EMPTY_DECK_STOP: Final[i64] = 1
RAT_SPAWN_EACH_ARRIVAL: Final[i64] = 0
RAT_SPAWN_EACH_PLANNING: Final[i64] = 1
MENACE_ORDER_FIXED: Final[i64] = 0
MENACE_ORDER_VICTIM_CHOICE: Final[i64] = 1
THIEF_MULTIPLIER_SYMBOL_WHOLE_SYMBOL: Final[i64] = 0
THIEF_MULTIPLIER_SYMBOL_ONE_CUBE: Final[i64] = 1
PLANNING_VISIBILITY_HIDDEN_COMMIT: Final[i64] = 0
PLANNING_VISIBILITY_OPEN: Final[i64] = 1
SOLDIER_SUPPLY_UNLIMITED: Final[i64] = 0
SOLDIER_SUPPLY_THIRTY: Final[i64] = 1


class Settings:
    """Never changed: clones share it."""

    side: i64
    module: i64
    duchies: i64
    menace_deck_0: i64
    menace_deck_1: i64
    quest: i64
    scenario: i64
    allow_no_module: bool
    solo_search: i64
    empty_deck: i64
    quest_keep_cubes: bool
    rat_spawn: i64
    menace_order: i64
    thief_multiplier_symbol: i64
    planning_visibility: i64
    show_own_facedown: bool
    soldier_supply: i64


def settings(setup: Setup) -> Settings:
    s = Settings()
    s.side = setup["side"]
    s.module = setup["module"]
    s.duchies = setup["duchies"]
    s.menace_deck_0 = setup["menace_deck_0"]
    s.menace_deck_1 = setup["menace_deck_1"]
    s.quest = setup["quest"]
    s.scenario = setup["scenario"]
    s.allow_no_module = setup["allow_no_module"] == 1
    s.solo_search = setup["solo_search"]
    s.empty_deck = setup["empty_deck"]
    s.quest_keep_cubes = setup["quest_keep_cubes"] == 1
    s.rat_spawn = setup["rat_spawn"]
    s.menace_order = setup["menace_order"]
    s.thief_multiplier_symbol = setup["thief_multiplier_symbol"]
    s.planning_visibility = setup["planning_visibility"]
    s.show_own_facedown = setup["show_own_facedown"] == 1
    s.soldier_supply = setup["soldier_supply"]
    return s


def put_settings(out: list[int], s: Settings) -> None:
    out.append(s.side)
    out.append(s.module)
    out.append(s.duchies)
    out.append(s.menace_deck_0)
    out.append(s.menace_deck_1)
    out.append(s.quest)
    out.append(s.scenario)
    out.append(1 if s.allow_no_module else 0)
    out.append(s.solo_search)
    out.append(s.empty_deck)
    out.append(1 if s.quest_keep_cubes else 0)
    out.append(s.rat_spawn)
    out.append(s.menace_order)
    out.append(s.thief_multiplier_symbol)
    out.append(s.planning_visibility)
    out.append(1 if s.show_own_facedown else 0)
    out.append(s.soldier_supply)


def take_settings(r: Reader) -> Settings:
    s = Settings()
    s.side = r.number()
    s.module = r.number()
    s.duchies = r.number()
    s.menace_deck_0 = r.number()
    s.menace_deck_1 = r.number()
    s.quest = r.number()
    s.scenario = r.number()
    s.allow_no_module = r.number() == 1
    s.solo_search = r.number()
    s.empty_deck = r.number()
    s.quest_keep_cubes = r.number() == 1
    s.rat_spawn = r.number()
    s.menace_order = r.number()
    s.thief_multiplier_symbol = r.number()
    s.planning_visibility = r.number()
    s.show_own_facedown = r.number() == 1
    s.soldier_supply = r.number()
    return s
