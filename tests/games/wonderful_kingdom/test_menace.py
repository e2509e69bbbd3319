"""The menace module: four decks, their effects, the fight."""

import pytest

from interregnum.core.game import CHANCE
from interregnum.games.wonderful_kingdom import TITLE
from interregnum.games.wonderful_kingdom.options import check
from interregnum.games.wonderful_kingdom.rules.scoring import points
from interregnum.games.wonderful_kingdom.rules.state import BUILD, FIGHT, FROZEN, PLANNING, SHADOWS
from interregnum.games.wonderful_kingdom.rules.steps import on_revealed
from interregnum.games.wonderful_kingdom.view import view
from tests.games.wonderful_kingdom.kit import (
    GAME,
    G,
    M,
    X,
    act,
    bare,
    build,
    fight,
    finish_round,
    fresh,
    menaces,
    moves,
    names,
    need,
    options,
    planning,
    select,
    site,
    sites,
    step,
    why,
)

RAT, VERMIN, GIANT, SHADOW, THIEF = range(5)


@pytest.mark.rule("W-MENACE-01", "RUL-W-50")
def test_calamities_leave_and_two_different_decks_play() -> None:
    s = fresh(module="menace")
    assert s.supply[0] == 0
    assert list(s.decks) == [1, 0]
    refused = check(options(module="menace", menace_deck_0="rats"), 2)
    assert refused is not None
    assert refused.rule == "W-MENACE-01"
    s = TITLE.new(2, options(module="menace", menace_deck_0="random", menace_deck_1="draft"))
    act(s, CHANCE, "start 0", "deck thieves")
    assert "deck thieves" not in moves(s, 1)
    act(s, 1, "deck shadows")
    assert list(s.decks) == [3, 2]


@pytest.mark.rule("W-MENACE-03", "W-RAT-01")
def test_the_eighth_card_comes_from_the_own_deck_one_a_round() -> None:
    s = fresh(module="menace")
    assert [names(hand) for hand in s.hands] == [["ice_giant"], ["giant_rat"]]
    assert list(s.supply) == [0, 3, 10, 3, 4, 4]
    assert view(s, 0).vermin == 10


@pytest.mark.rule("W-MENACE-04")
def test_a_menace_strikes_who_selected_it_and_cannot_be_planned_or_recycled() -> None:
    s = planning(("ice_giant", "farm"), module="menace")  # the own giant of seat 0
    assert moves(s, 0) == ["freeze-plan farm"]
    s = planning(("shadow",), module="menace")
    assert s.phase == BUILD
    assert s.live[0].menaces[SHADOW] == 1


@pytest.mark.rule("W-MENACE-05", "RUL-W-09", "RUL-W-47")
def test_menaces_are_resolved_first_in_a_fixed_order() -> None:
    s = planning(("ice_giant", "thief", "farm", "shadow", "mill"), module="menace")
    assert s.phase == SHADOWS
    assert moves(s, 0) == ["feed farm", "feed mill"]
    act(s, 0, "feed farm", "end")
    assert s.phase == PLANNING
    assert moves(s, 0) == ["freeze-plan mill"]
    assert why(s, 0, "cover material") == "RUL-W-47"
    act(s, 0, "freeze-plan mill")
    assert moves(s, 0) == ["cover material", "cover population", "cover gold"]
    assert why(s, 0, "end") == "RUL-W-47"
    act(s, 0, "cover gold")
    assert moves(s, 0) == ["end"]


@pytest.mark.rule("RUL-W-09", "RUL-W-48")
def test_with_victim_choice_the_order_is_free_and_a_discard_may_lapse() -> None:
    s = planning(("ice_giant", "farm", "shadow"), module="menace", menace_order="victim_choice")
    assert s.phase == PLANNING
    assert moves(s, 0) == ["feed farm", "freeze-plan farm"]
    act(s, 0, "freeze-plan farm")
    assert s.live[0].feed == 0
    assert moves(s, 0) == ["end"]
    s = planning(("farm", "shadow"), ("mill",), module="menace", menace_order="victim_choice")
    act(s, 0, "feed farm", "end")
    assert sum(s.live[1].laboratory) == 0
    act(s, 1, "plan mill", "end")
    assert list(s.live[1].laboratory) == [0, 1, 0, 0]


@pytest.mark.rule("W-MENACE-06", "RUL-W-13", "W-THIEF-02")
def test_thieves_bite_in_production() -> None:
    s = planning(("thief",), module="menace")
    act(s, 0, "cover material", "end")
    assert s.phase == BUILD
    assert list(s.outputs) == [1, 2]
    assert s.live[1].training == 1


@pytest.mark.rule("W-MENACE-07", "W-SHADOW-04", "W-THIEF-03")
def test_shadows_and_thieves_move_to_the_construction_area_at_the_end_of_planning() -> None:
    s = planning(("shadow", "thief", "farm", "mill"), module="menace")
    act(s, 0, "feed mill", "end", "cover population")
    assert names(s.live[0].selection) == ["farm", "shadow", "thief"]
    act(s, 0, "plan farm", "end")
    assert list(s.live[0].menaces) == [0, 0, 0, 1, 1]


@pytest.mark.rule("W-MENACE-08", "W-MENACE-09", "EX-W-35")
def test_a_menace_is_defeated_by_its_full_cost_at_once() -> None:
    s = bare(module="menace")
    menaces(s, 0, shadow=1, vermin=2)
    s.live[0].soldiers = 2
    fight(s)
    assert why(s, 0, "defeat shadow") == "W-MENACE-08"
    act(s, 0, "defeat vermin", "defeat vermin")
    assert s.live[0].soldiers == 0
    assert moves(s, 0) == ["end"]
    act(s, 0, "end")
    assert s.box[69] == 2
    assert points(s, s.live[0]) == -4


@pytest.mark.rule("W-MENACE-10", "RUL-W-41")
def test_menaces_are_fought_only_in_the_fight_and_only_by_who_has_one() -> None:
    s = bare(module="menace")
    menaces(s, 0, giant_rat=1)
    site(s, 0, "farm")
    s.live[0].soldiers = 2
    step(s, M)
    assert not any(move.startswith("defeat") for move in moves(s, 0))
    fight(s)
    assert s.phase == FIGHT
    assert list(GAME.to_act(s)) == [0]
    assert moves(s, 0) == ["discard farm", "defeat giant_rat", "end"]
    act(s, 0, "end")
    assert s.live[0].menaces[RAT] == 1


@pytest.mark.rule("W-MENACE-11")
def test_menaces_left_cost_their_points() -> None:
    s = bare(module="menace")
    menaces(s, 0, giant_rat=1, vermin=1, shadow=1, thief=1)
    site(s, 0, "farm", flags=FROZEN)
    assert points(s, s.live[0]) == -3 - 1 - 4 - 3 - 3


@pytest.mark.rule("W-RAT-02", "EX-W-105")
def test_an_arriving_rat_brings_a_vermin_for_every_rat() -> None:
    s = bare(module="menace")
    menaces(s, 0, giant_rat=1)
    select(s, 0, "giant_rat", "farm")
    on_revealed(s)
    assert list(s.live[0].menaces)[:2] == [2, 2]
    assert s.supply[2] == 8


@pytest.mark.rule("RUL-W-10", "EX-W-29")
def test_two_rats_together_bring_three_vermin() -> None:
    s = planning(("giant_rat", "giant_rat", "farm"), module="menace")
    assert list(s.live[0].menaces)[:2] == [2, 3]


@pytest.mark.rule("RUL-W-10", "RUL-W-49")
def test_with_each_planning_rats_breed_without_an_arrival() -> None:
    for spawn, vermin in (("each_arrival", 0), ("each_planning", 2)):
        s = bare(module="menace", rat_spawn=spawn)
        menaces(s, 1, giant_rat=2)
        on_revealed(s)
        assert s.live[1].menaces[VERMIN] == vermin


@pytest.mark.rule("W-RAT-03", "W-RAT-04")
def test_vermin_are_menaces_of_their_own_and_the_deck_may_run_short() -> None:
    s = bare(module="menace")
    s.supply[2], s.box[69] = 1, 9
    select(s, 0, "giant_rat", "giant_rat", "farm")
    on_revealed(s)
    assert s.live[0].menaces[VERMIN] == 1
    assert points(s, s.live[0]) == -7
    s.live[0].soldiers = 1
    assert "defeat vermin" in moves(fight(s), 0)


@pytest.mark.rule("W-ICE-01", "W-ICE-02", "RUL-W-14")
def test_a_giant_lies_under_an_old_or_a_new_construction_one_under_each() -> None:
    s = bare(module="menace")
    site(s, 0, "mill")
    site(s, 0, "quarry", flags=FROZEN)
    select(s, 0, "ice_giant", "farm")
    on_revealed(s)
    assert moves(s, 0) == ["freeze mill", "freeze-plan farm"]
    assert why(s, 0, "freeze quarry") == "W-ICE-02"
    act(s, 0, "freeze mill")
    assert names(s.live[0].selection) == ["farm"]
    assert view(s, 0).duchies[0].menaces == {"ice_giant": 2}


@pytest.mark.rule("W-ICE-03", "RUL-W-14")
def test_without_a_construction_a_card_must_be_planned_and_a_treasure_cannot() -> None:
    s = planning(("ice_giant", "treasure_01", "farm"), module="menace")
    assert moves(s, 0) == ["freeze-plan farm"]
    s = planning(("ice_giant", "treasure_01"), module="menace")
    assert s.live[0].menaces[GIANT] == 1
    assert moves(s, 0) == ["recycle treasure_01"]
    s.live[0].soldiers = 2
    assert "defeat ice_giant" in moves(fight(s), 0)


@pytest.mark.rule("W-ICE-04", "W-ICE-05", "RUL-W-33")
def test_a_frozen_card_takes_cubes_but_is_not_completed_nor_discarded() -> None:
    s = bare(module="menace")
    site(s, 0, "quarry", flags=FROZEN)
    step(s, M)
    assert why(s, 0, "discard quarry") == "W-ICE-05"
    act(s, 0, "place quarry", "place quarry")
    assert sites(s, 0) == ["quarry"]
    assert need(s, 0, "quarry", M) == 0
    assert s.live[0].built[1] == 0


@pytest.mark.rule("W-ICE-06", "W-ICE-07", "EX-W-33")
def test_a_giant_is_defeated_only_under_a_full_card_which_is_then_completed() -> None:
    s = bare(module="menace")
    site(s, 0, "mill", "MM", FROZEN)
    s.live[0].soldiers = 5
    s.live[0].krystallium = 1
    fight(s)
    assert why(s, 0, "thaw mill") == "W-ICE-07"
    act(s, 0, "krystallium mill", "thaw mill")
    assert s.live[0].soldiers == 3
    assert s.live[0].built[3] == 1


@pytest.mark.rule("RUL-W-29")
def test_the_bonus_of_a_thawed_card_pays_the_next_fight() -> None:
    s = bare(module="menace")
    site(s, 0, "barracks", "MMM", FROZEN)
    menaces(s, 0, vermin=1)
    s.live[0].soldiers = 2
    fight(s)
    act(s, 0, "thaw barracks", "defeat vermin")
    assert s.live[0].soldiers == 0


@pytest.mark.rule("W-SHADOW-01", "RUL-W-11")
def test_a_card_is_discarded_for_every_shadow_and_menaces_do_not_count() -> None:
    s = bare(module="menace")
    menaces(s, 0, shadow=1)
    select(s, 0, "shadow", "farm", "quarry", "mill")
    on_revealed(s)
    assert moves(s, 0) == ["feed farm", "feed quarry"]
    act(s, 0, "feed quarry")
    assert moves(s, 0) == ["feed mill"]
    act(s, 0, "feed mill", "end")
    assert names(s.live[0].selection) == ["farm", "shadow"]
    assert sum(s.live[0].laboratory) == 0


@pytest.mark.rule("W-SHADOW-02", "W-SHADOW-03")
def test_the_opponent_takes_the_bonus_into_the_laboratory_when_the_window_closes() -> None:
    s = bare(module="menace")
    menaces(s, 0, shadow=2)
    menaces(s, 1, shadow=1)
    s.live[1].laboratory[G] = 3
    select(s, 0, "treasure_01", "farm", "quarry")
    select(s, 1, "mill")
    on_revealed(s)
    act(s, 0, "feed farm", "feed treasure_01", "end")
    assert sum(s.live[1].laboratory) == 3
    assert list(GAME.to_act(s)) == [1]
    act(s, 1, "feed mill", "end")
    assert s.live[1].krystallium == 1
    assert sum(s.live[1].laboratory) == 1


@pytest.mark.rule("W-THIEF-01", "RUL-W-12")
def test_a_thief_covers_one_symbol_and_without_one_there_is_no_token() -> None:
    s = planning(("thief", "farm"), module="menace")
    assert moves(s, 0) == ["cover material", "cover population", "cover gold"]
    s = bare(module="menace")
    for r in range(4):
        s.live[0].covered[r] = s.live[0].plain[r]
    select(s, 0, "thief", "farm")
    on_revealed(s)
    assert moves(s, 0)[0] == "plan farm"


@pytest.mark.rule("RUL-W-12", "EX-W-31")
def test_a_covered_multiplier_yields_nothing_or_one_cube_less() -> None:
    for option, cubes in (("whole_symbol", 0), ("one_cube", 3)):
        s = bare(module="menace", thief_multiplier_symbol=option)
        build(s, 0, "expedition", "royal_guard", "recruiters", "secret_society", "quarry")
        s.live[0].covered[4 + 0] = 1
        assert step(s, X).outputs[0] == cubes
        assert step(s, M).outputs[0] == 4
        s.live[0].soldiers = 2
        menaces(s, 0, thief=1)
        act(fight(s), 0, "defeat thief")
        assert step(s, X).outputs[0] == 4


@pytest.mark.rule("W-THIEF-04")
def test_a_defeated_thief_takes_a_token_of_the_owners_choice_along() -> None:
    s = bare(module="menace")
    menaces(s, 0, thief=2)
    s.live[0].covered[M] = s.live[0].covered[G] = 1
    s.live[0].soldiers = 4
    fight(s)
    act(s, 0, "defeat thief")
    assert moves(s, 0) == ["uncover material", "uncover gold"]
    act(s, 0, "uncover gold", "defeat thief")
    assert list(s.live[0].covered)[:4] == [0, 0, 0, 0]


def test_a_round_with_menaces_ends_after_the_fight() -> None:
    s = bare(module="menace")
    menaces(s, 0, vermin=1)
    s.live[0].soldiers = 1
    act(fight(s), 0, "end")
    assert s.round == 2
    assert finish_round(s).round == 3
