"""How a quest step is paid: the mix of waiting cubes, laboratory and krystallium is the owner's."""

from random import Random

import pytest
from mypy_extensions import i64

from interregnum.core.arrays import vec
from interregnum.games.wonderful_kingdom.rules.state import State
from interregnum.games.wonderful_kingdom.rules.steps import on_revealed
from tests.games.wonderful_kingdom.kit import (
    GAME,
    P,
    act,
    bare,
    dealt,
    moves,
    need,
    select,
    site,
    step,
    why,
)


def seafaring() -> State:
    """Waiting M and P, M P P X in the laboratory, Seafarers under construction."""
    s = bare(module="quest", quest="northern_lands", quest_keep_cubes=False)
    select(s, 0, "treasure_02")
    site(s, 0, "seafarers")
    s.live[0].laboratory = vec[i64]([1, 2, 0, 1])
    on_revealed(s)
    return act(s, 0, "recycle treasure_02")


@pytest.mark.rule("W-QUEST-03", "W-QUEST-05", "RUL-W-57")
def test_the_owner_pays_from_the_laboratory_and_keeps_a_waiting_cube() -> None:
    s = act(seafaring(), 0, "step 1", "pay 0 2", "place seafarers")
    p = s.live[0]
    assert p.quest == 1
    assert list(p.laboratory) == [0, 0, 0, 1]
    assert need(s, 0, "seafarers", P) == 2
    assert not any(p.cubes)


@pytest.mark.rule("W-QUEST-03", "RUL-W-08", "RUL-W-57")
def test_krystallium_pays_though_cubes_are_there() -> None:
    s = bare(module="quest")
    site(s, 0, "seafarers")
    s.live[0].laboratory = vec[i64]([1, 2, 0, 0])
    s.live[0].krystallium, s.live[0].plain[P] = 1, 3
    act(step(s, P), 0, "end", "step 1")
    assert moves(s, 0) == ["pay 3 0", "pay 2 1", "pay 2 0", "pay 1 2", "pay 1 1", "pay 0 2"]
    assert why(s, 0, "pay 0 1") == why(s, 0, "discard seafarers") == "W-QUEST-03"
    act(s, 0, "pay 0 2")
    assert (s.live[0].cubes[P], s.live[0].krystallium) == (3, 0)
    assert list(s.live[0].laboratory) == [1, 0, 0, 0]
    assert why(s, 0, "pay 0 2") == "W-QUEST-03"


@pytest.mark.rule("RUL-W-57")
def test_the_mix_is_not_asked_for_where_waiting_cubes_end_in_the_laboratory_anyway() -> None:
    s = bare(module="quest")
    s.live[0].laboratory[P], s.live[0].plain[P] = 2, 4
    act(step(s, P), 0, "step 1")
    assert (s.live[0].cubes[P], s.live[0].laboratory[P], s.live[0].quest) == (1, 2, 1)
    s = bare(module="quest")
    s.live[0].laboratory[P], s.live[0].plain[P], s.live[0].krystallium = 2, 4, 1
    act(step(s, P), 0, "step 1")
    assert moves(s, 0) == ["pay 3 0", "pay 2 0"]
    assert why(s, 0, "pay 2 1") == "RUL-W-57"


@pytest.mark.rule("W-TREAS-02", "W-KRYS-01")
def test_of_two_colours_the_owner_says_which_comes_first_where_the_fifth_cube_transmutes() -> None:
    s = act(seafaring(), 0, "first population", "laboratory", "laboratory")
    assert list(s.live[0].laboratory) == [1, 0, 0, 0]
    assert s.live[0].krystallium == 1
    s = act(seafaring(), 0, "laboratory", "laboratory")
    assert list(s.live[0].laboratory) == [0, 1, 0, 0]
    s = act(seafaring(), 0, "first population", "place seafarers", "laboratory")
    assert (list(s.live[0].laboratory), s.live[0].krystallium) == ([0, 0, 0, 0], 1)
    assert why(seafaring(), 0, "first gold") == "W-PROD-05"


@pytest.mark.rule("RUL-W-57", "W-QUEST-02")
def test_a_step_paid_on_a_turn_is_asked_for_before_the_offer() -> None:
    s = dealt(module="quest")
    s.live[0].laboratory[P], s.live[0].krystallium = 3, 1
    act(s, 0, "step 1")
    assert moves(s, 0) == ["pay 0 3", "pay 0 2"]
    assert GAME.imagine(s, 1, Random(1)).live[0].paying == s.live[0].paying
    act(s, 0, "pay 0 2")
    assert (s.live[0].laboratory[P], s.live[0].krystallium) == (1, 0)
    assert "offer farm" in moves(s, 0)
