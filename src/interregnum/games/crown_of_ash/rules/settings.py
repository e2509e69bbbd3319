"""The options for the rules, from options.py by `make types`. Do not edit."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.game import Setup
from interregnum.core.packing import Reader

AUTOMA_0: Final[i64] = 0
AUTOMA_1: Final[i64] = 1
AUTOMA_DIFFICULTY_LOW: Final[i64] = 0
AUTOMA_DIFFICULTY_MEDIUM: Final[i64] = 1
AUTOMA_DIFFICULTY_HIGH: Final[i64] = 2
AUTOMA_GUARD_DRAWN: Final[i64] = 0
AUTOMA_GUARD_CHOSEN: Final[i64] = 1
SECOND_CHANCE_SCOPE_ANY: Final[i64] = 0
SECOND_CHANCE_SCOPE_BATTLE: Final[i64] = 1
SOLO_TIE_AUTOMA: Final[i64] = 0
SOLO_TIE_PERSON: Final[i64] = 1


class Settings:
    """Never changed: clones share it."""

    lords: i64
    powers: bool
    simple_turn_order: bool
    automa: i64
    automa_difficulty: i64
    automa_guard: i64
    automa_targeted_card: bool
    supply_limit: bool
    hide_hands: bool
    premonition_zero: bool
    second_chance_scope: i64
    regroup_automatons: bool
    fortify_defenders: bool
    starting_typed: bool
    automaton_pair: bool
    automaton_new_province: bool
    automa_start_vp: bool
    automa_automaton_penalty: bool
    solo_tie: i64
    automa_guard_automaton: bool


def settings(setup: Setup) -> Settings:
    s = Settings()
    s.lords = setup["lords"]
    s.powers = setup["powers"] == 1
    s.simple_turn_order = setup["simple_turn_order"] == 1
    s.automa = setup["automa"]
    s.automa_difficulty = setup["automa_difficulty"]
    s.automa_guard = setup["automa_guard"]
    s.automa_targeted_card = setup["automa_targeted_card"] == 1
    s.supply_limit = setup["supply_limit"] == 1
    s.hide_hands = setup["hide_hands"] == 1
    s.premonition_zero = setup["premonition_zero"] == 1
    s.second_chance_scope = setup["second_chance_scope"]
    s.regroup_automatons = setup["regroup_automatons"] == 1
    s.fortify_defenders = setup["fortify_defenders"] == 1
    s.starting_typed = setup["starting_typed"] == 1
    s.automaton_pair = setup["automaton_pair"] == 1
    s.automaton_new_province = setup["automaton_new_province"] == 1
    s.automa_start_vp = setup["automa_start_vp"] == 1
    s.automa_automaton_penalty = setup["automa_automaton_penalty"] == 1
    s.solo_tie = setup["solo_tie"]
    s.automa_guard_automaton = setup["automa_guard_automaton"] == 1
    return s


def put_settings(out: list[int], s: Settings) -> None:
    out.append(s.lords)
    out.append(1 if s.powers else 0)
    out.append(1 if s.simple_turn_order else 0)
    out.append(s.automa)
    out.append(s.automa_difficulty)
    out.append(s.automa_guard)
    out.append(1 if s.automa_targeted_card else 0)
    out.append(1 if s.supply_limit else 0)
    out.append(1 if s.hide_hands else 0)
    out.append(1 if s.premonition_zero else 0)
    out.append(s.second_chance_scope)
    out.append(1 if s.regroup_automatons else 0)
    out.append(1 if s.fortify_defenders else 0)
    out.append(1 if s.starting_typed else 0)
    out.append(1 if s.automaton_pair else 0)
    out.append(1 if s.automaton_new_province else 0)
    out.append(1 if s.automa_start_vp else 0)
    out.append(1 if s.automa_automaton_penalty else 0)
    out.append(s.solo_tie)
    out.append(1 if s.automa_guard_automaton else 0)


def take_settings(r: Reader) -> Settings:
    s = Settings()
    s.lords = r.number()
    s.powers = r.number() == 1
    s.simple_turn_order = r.number() == 1
    s.automa = r.number()
    s.automa_difficulty = r.number()
    s.automa_guard = r.number()
    s.automa_targeted_card = r.number() == 1
    s.supply_limit = r.number() == 1
    s.hide_hands = r.number() == 1
    s.premonition_zero = r.number() == 1
    s.second_chance_scope = r.number()
    s.regroup_automatons = r.number() == 1
    s.fortify_defenders = r.number() == 1
    s.starting_typed = r.number() == 1
    s.automaton_pair = r.number() == 1
    s.automaton_new_province = r.number() == 1
    s.automa_start_vp = r.number() == 1
    s.automa_automaton_penalty = r.number() == 1
    s.solo_tie = r.number()
    s.automa_guard_automaton = r.number() == 1
    return s
