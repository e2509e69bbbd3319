"""Planning, production, building, krystallium, soldiers, the end of the game."""

import pytest

from interregnum.games.wonderful_kingdom import TITLE
from interregnum.games.wonderful_kingdom.objects import card_role
from interregnum.games.wonderful_kingdom.rules.building import tokens
from interregnum.games.wonderful_kingdom.rules.data import CALAMITY, DEVELOPMENT_IDS
from interregnum.games.wonderful_kingdom.rules.scoring import combo_points, flat_points, points
from interregnum.games.wonderful_kingdom.rules.state import BEFORE, BUILD, OVER, PLANNING
from interregnum.games.wonderful_kingdom.rules.steps import on_revealed
from interregnum.games.wonderful_kingdom.view import view
from tests.games.wonderful_kingdom.kit import (
    GAME,
    G,
    M,
    P,
    S,
    X,
    act,
    bare,
    build,
    cards,
    finish_round,
    moves,
    names,
    need,
    planning,
    select,
    site,
    sites,
    step,
    why,
)


@pytest.mark.rule("W-PLAN-02")
def test_every_development_is_planned_or_recycled_in_any_order() -> None:
    s = planning(("farm", "quarry"))
    assert moves(s, 0) == ["plan farm", "plan quarry", "recycle farm", "recycle quarry"]
    act(s, 0, "plan quarry", "recycle farm", "laboratory")
    assert sites(s, 0) == ["quarry"]
    assert names(s.live[0].gone) == ["farm"]


@pytest.mark.rule("W-PLAN-03", "W-PLAN-04", "EX-W-07")
def test_a_recycled_card_gives_a_cube_for_a_card_planned_before_or_the_laboratory() -> None:
    s = planning(("farm", "quarry"))
    act(s, 0, "recycle quarry")
    assert [move for move in moves(s, 0) if "farm" in move] == []
    assert why(s, 0, "place farm") == "W-BUILD-01"
    s = planning(("farm", "quarry"))
    act(s, 0, "plan farm", "recycle quarry", "place farm")
    assert need(s, 0, "farm", M) == 1


@pytest.mark.rule("W-PLAN-05", "W-BUILD-02")
def test_a_card_completed_in_planning_produces_in_the_same_round() -> None:
    s = bare()
    site(s, 0, "quarry", "M")
    s.live[0].selection = cards("hamlet")
    s.bag[2] -= 1
    on_revealed(s)
    act(s, 0, "recycle hamlet", "place quarry")
    assert s.live[0].built[1] == 1
    act(s, 0, "end")
    assert s.phase == BUILD
    assert s.outputs[0] == 4


@pytest.mark.rule("W-PLAN-06")
def test_planning_ends_when_both_selections_are_empty_and_all_cubes_lie() -> None:
    s = planning(("farm",), ("mill",))
    assert why(s, 0, "end") == "W-PLAN-06"
    act(s, 0, "recycle farm")
    assert why(s, 0, "end") == "W-PROD-07"
    act(s, 0, "laboratory", "end")
    assert s.phase == PLANNING
    assert list(GAME.to_act(s)) == [1]
    act(s, 1, "plan mill", "end")
    assert s.phase == BUILD


@pytest.mark.rule("W-TREAS-01", "W-TREAS-02", "EX-W-09")
def test_a_treasure_is_recycled_for_two_cubes_with_different_targets() -> None:
    s = planning(("treasure_02", "farm"))
    assert [move for move in moves(s, 0) if "treasure" in move] == ["recycle treasure_02"]
    act(s, 0, "plan farm", "recycle treasure_02", "place farm", "laboratory")
    assert need(s, 0, "farm", M) == 1
    assert list(s.live[0].laboratory) == [0, 1, 0, 0]


@pytest.mark.rule("W-CALAM-01", "W-TREAS-01", "W-PLAN-02")
def test_a_card_that_was_taken_says_what_becomes_of_it() -> None:
    taken = ("calamity", "treasure_01", "farm")
    shown = view(planning(taken, ("calamity",)), 0)
    told = [card_role(shown, 0, name).rule for name in taken]
    assert told == ["W-CALAM-01", "W-TREAS-01", "W-PLAN-02"]


@pytest.mark.rule("W-CALAM-01", "W-CALAM-02", "RUL-W-40")
def test_a_calamity_goes_to_the_duchy_of_who_selected_it_and_costs_four() -> None:
    s = planning(("calamity", "farm"), ("mill",))
    assert why(s, 0, "end") == "W-PLAN-06"
    assert not any("calamity" in m for m in moves(s, 0))
    act(s, 0, "plan farm", "end")
    assert s.live[0].calamities == 1
    assert points(s, s.live[0]) == -4
    assert view(s, 1).duchies[0].calamities == 0  # until the window closes


@pytest.mark.rule("W-PROD-01")
def test_four_steps_in_order_and_both_finish_one_before_the_next() -> None:
    s = planning(("farm",), ("mill",))
    act(s, 0, "plan farm", "end")
    act(s, 1, "plan mill", "end")
    seen: list[int] = []
    while s.round == 1 and s.phase in (BEFORE, BUILD):
        if not seen or seen[-1] != s.step:
            seen.append(s.step)
        seat = list(GAME.to_act(s))[-1]
        act(s, seat, moves(s, seat)[-1] if "end" in moves(s, seat) else "laboratory")
    assert seen == [M, P, G, X]


@pytest.mark.rule("W-PROD-02", "EX-W-102")
def test_output_counts_the_duchy_and_completed_cards_only() -> None:
    s = bare()
    build(s, 0, "quarry", "hamlet")
    site(s, 0, "quarry")
    assert step(s, M).outputs[0] == 5
    told = {part.card: part.cubes for part in view(s, 0).duchies[0].forecast[M].sources}
    assert told == {"valados": 2, "quarry": 2, "hamlet": 1}


@pytest.mark.rule("W-PROD-03", "EX-W-103")
def test_a_multiplier_counts_its_kind_itself_included() -> None:
    s = bare()
    build(s, 0, "expedition", "scouts", "merchants")
    build(s, 1, "dwarf_mines")
    step(s, X)
    assert s.outputs[0] == 3 + 1
    assert step(s, G).outputs[1] == 0


@pytest.mark.rule("W-PROD-04", "EX-W-11")
def test_a_card_completed_in_its_own_step_produces_from_the_next_round_on() -> None:
    s = bare()
    build(s, 0, "quarry")
    site(s, 0, "quarry")
    step(s, M)
    act(s, 0, "place quarry", "place quarry")
    assert s.outputs[0] == 4
    assert s.live[0].cubes[M] == 2
    assert s.live[0].plain[M] == 6


@pytest.mark.rule("EX-W-104", "W-BUILD-05", "W-BUILD-06")
def test_barracks_of_the_material_step_give_a_soldier_and_population() -> None:
    s = bare()
    s.live[0].plain[M] = 3
    site(s, 0, "barracks")
    step(s, M)
    act(s, 0, "place barracks", "place barracks", "place barracks")
    p = s.live[0]
    assert p.built[6] == 1
    assert p.soldiers == 1
    assert p.plain[P] == 2
    assert view(s, 0).duchies[0].forecast[P].cubes == 2


@pytest.mark.rule("W-PROD-05", "W-PROD-06", "W-PROD-07")
def test_every_cube_is_placed_at_once_and_may_go_to_the_laboratory() -> None:
    s = bare()
    site(s, 0, "farm")
    step(s, M)
    assert "laboratory" in moves(s, 0)
    assert why(s, 0, "end") == "W-PROD-07"
    act(s, 0, "laboratory")
    assert list(s.live[0].cubes) == [0, 0, 0, 0]
    assert list(s.live[0].laboratory)[M] == 2
    assert "end" in moves(s, 0)


@pytest.mark.rule("W-PROD-08")
def test_a_placed_cube_stays_where_it_is() -> None:
    s = bare()
    site(s, 0, "farm", "M")
    site(s, 0, "quarry")
    step(s, M)
    act(s, 0, "place farm", "place quarry")
    assert s.live[0].built[0] == 1
    assert need(s, 0, "quarry", M) == 1
    assert not any(move.startswith("place") for move in moves(s, 0))


def test_equal_cubes_go_to_their_targets_in_one_order() -> None:
    s = bare()
    site(s, 0, "farm")
    site(s, 0, "quarry")
    step(s, M)
    act(s, 0, "place quarry")
    assert "place farm" not in moves(s, 0)
    assert why(s, 0, "place farm") == "RUL-W-56"


@pytest.mark.rule("W-SUP-01", "EX-W-13")
def test_the_strictly_higher_output_earns_the_reward_and_a_tie_nothing() -> None:
    s = bare()
    for r, mine in enumerate((3, 2, 0, 1)):
        s.live[0].plain[r] = mine
    for r, theirs in enumerate((3, 1, 0, 0)):
        s.live[1].plain[r] = theirs
    trained = [(step(s, r).live[0].training, s.live[0].soldiers) for r in (M, P, G, X)]
    assert trained == [(0, 0), (1, 0), (1, 0), (0, 1)]
    assert (s.live[1].training, s.live[1].soldiers) == (0, 0)


@pytest.mark.rule("W-SUP-01")
def test_the_view_tells_beforehand_who_would_be_supreme() -> None:
    s = bare()
    for r, cubes in enumerate(((3, 3), (2, 1), (0, 4), (0, 0))):
        s.live[0].plain[r], s.live[1].plain[r] = cubes
    assert view(s, 0).supreme == {"population": 0, "gold": 1}


@pytest.mark.rule("W-SUP-02", "W-SUP-03", "W-SUP-04")
def test_every_second_reward_is_a_usable_soldier() -> None:
    s = bare()
    site(s, 0, "throne_room")
    step(s, M)
    s.live[0].plain[M] = 9
    step(s, M)
    assert s.live[0].training == 1
    assert why(s, 0, "soldier throne_room") == "W-SUP-04"
    step(s, M)
    assert (s.live[0].training, s.live[0].soldiers) == (0, 1)


@pytest.mark.rule("W-BUILD-01", "W-KRYS-04")
def test_a_cube_fits_its_colour_krystallium_any_basic_or_its_own_and_a_soldier_his_own() -> None:
    s = bare()
    site(s, 0, "secret_society", "PPPGG")
    site(s, 0, "royal_dungeon", "GGGMMMS")
    s.live[0].krystallium = 2
    step(s, M)
    assert why(s, 0, "krystallium royal_dungeon") == "W-KRYS-04"
    act(s, 0, "krystallium secret_society")
    assert moves(s, 0) == ["space population", "space krystallium"]
    act(s, 0, "space krystallium", "end")
    assert why(s, 0, "place secret_society") == "W-BUILD-01"
    assert why(s, 0, "soldier royal_dungeon") == "W-SUP-04"


@pytest.mark.rule("W-BUILD-03", "EX-W-19")
def test_a_full_card_is_completed_with_its_bonus_and_counts_itself() -> None:
    s = bare()
    site(s, 0, "secret_society", "PPPPG")
    s.live[0].krystallium = 2
    step(s, M)
    act(s, 0, "krystallium secret_society", "space gold", "krystallium secret_society")
    p = s.live[0]
    assert sites(s, 0) == []
    assert p.krystallium == 0
    assert combo_points(p) == 3


@pytest.mark.rule("W-BUILD-04")
def test_copies_of_a_card_are_unlimited_and_each_can_be_named() -> None:
    s = bare()
    build(s, 0, "farm", "farm")
    site(s, 0, "farm", "M")
    site(s, 0, "farm")
    step(s, M)
    assert moves(s, 0)[:2] == ["place farm", "place farm/2"]
    act(s, 0, "place farm")
    assert s.live[0].built[0] == 3
    assert moves(s, 0)[:1] == ["place farm"]


@pytest.mark.rule("W-BUILD-07")
def test_constructions_stay_for_the_next_round() -> None:
    s = bare()
    site(s, 0, "mill", "MM")
    finish_round(s)
    assert sites(s, 0) == ["mill"]
    assert need(s, 0, "mill", M) == 1


@pytest.mark.rule("W-DISC-01", "W-DISC-02", "EX-W-17")
def test_a_discarded_construction_loses_its_cubes_and_feeds_the_laboratory_only() -> None:
    s = bare()
    site(s, 0, "seafarers", "PPP")
    site(s, 0, "stone_circle")
    step(s, G)
    act(s, 0, "discard seafarers")
    assert list(s.live[0].laboratory) == [0, 0, 0, 1]
    assert need(s, 0, "stone_circle", X) == 5
    assert names(s.live[0].gone) == ["seafarers"]


@pytest.mark.rule("RUL-W-28")
def test_a_card_planned_this_round_is_discarded_to_the_laboratory() -> None:
    s = planning(("quarry", "farm"))
    act(s, 0, "plan quarry", "plan farm", "discard quarry")
    assert s.live[0].laboratory[M] == 1
    assert need(s, 0, "farm", M) == 2


@pytest.mark.rule("W-KRYS-01", "EX-W-15", "EX-W-108")
def test_five_cubes_of_any_colour_become_krystallium_at_once() -> None:
    s = bare()
    s.live[0].laboratory[P] = 2
    s.live[0].laboratory[M] = 1
    s.live[0].plain[X] = 4
    step(s, X)
    act(s, 0, "laboratory")
    assert s.live[0].krystallium == 1
    assert sum(s.live[0].laboratory) == 2


@pytest.mark.rule("W-KRYS-02", "RUL-W-30")
def test_laboratory_cubes_never_come_back_and_krystallium_never_goes_in() -> None:
    s = bare()
    site(s, 0, "stone_circle")
    s.live[0].laboratory[X] = 3
    s.live[0].krystallium = 1
    step(s, G)
    assert not any(move.startswith(("place", "transmute")) for move in moves(s, 0))
    finish_round(s)
    assert s.live[0].laboratory[X] == 3
    assert s.live[0].krystallium == 1


@pytest.mark.rule("W-KRYS-03", "W-SOLDIER-01", "W-SOLDIER-02")
def test_krystallium_and_soldiers_are_kept_and_used_at_any_decision() -> None:
    s = bare()
    site(s, 0, "throne_room")
    s.live[0].krystallium = s.live[0].soldiers = 3
    for r in (M, P):
        step(s, r)
        assert {"krystallium throne_room", "end"} <= set(moves(s, 0))
        act(s, 0, "soldier throne_room" if r == M else "krystallium throne_room")
    assert (s.live[0].soldiers, s.live[0].krystallium) == (2, 2)
    finish_round(s)
    assert (s.live[0].soldiers, s.live[0].krystallium) == (2, 2)


@pytest.mark.rule("W-KRYS-05", "W-SOLDIER-03", "W-END-04")
def test_what_is_left_over_is_worth_nothing() -> None:
    s = bare()
    site(s, 0, "royal_gardens", "PGGG")
    p = s.live[0]
    p.krystallium = p.soldiers = p.laboratory[G] = 4
    p.advisors = 3
    assert points(s, p) == 0


@pytest.mark.rule("RUL-W-07", "RUL-W-43")
def test_before_the_count_only_who_can_matter_is_asked() -> None:
    s = bare()
    site(s, 0, "quarry", "M")
    assert step(s, M).phase == BUILD
    s.live[0].krystallium = 1
    step(s, M)
    assert s.phase == BEFORE
    assert list(GAME.to_act(s)) == [0]
    assert moves(s, 0) == ["krystallium quarry", "end"]
    assert why(s, 0, "discard quarry")
    act(s, 0, "krystallium quarry", "end")
    assert s.outputs[0] == 4


@pytest.mark.rule("RUL-W-42")
def test_while_cubes_wait_free_acts_go_on_and_planning_does_not() -> None:
    s = planning(("farm", "quarry", "mill"))
    act(s, 0, "plan farm", "recycle quarry")
    assert "discard farm" in moves(s, 0)
    assert why(s, 0, "plan mill") == "RUL-W-42"


@pytest.mark.rule("W-END-01", "W-END-02", "EX-W-101")
def test_the_rulebooks_example_is_worth_39() -> None:
    s = bare()
    build(s, 0, "aqueduct", "fountain", "great_lighthouse", "throne_room", "royal_palace")
    p = s.live[0]
    p.calamities, p.krystallium, p.soldiers = 2, 3, 2
    site(s, 0, "mint")
    assert (flat_points(p), combo_points(p), points(s, p)) == (11, 36, 39)
    told = [line.args["vp"] for line in TITLE.breakdown(s, 0, 1)]
    assert told == [11, 36, -8, 39]


@pytest.mark.rule("EX-W-21")
def test_a_lone_throne_room_counts_itself() -> None:
    s = bare(duchies="teressie_first")
    build(s, 0, "throne_room")
    assert points(s, s.live[0]) == 3


@pytest.mark.rule("W-END-03")
def test_calamities_and_menaces_are_subtracted() -> None:
    s = bare(module="menace")
    s.live[0].menaces[3] = 1
    assert points(s, s.live[0]) == -4
    s = bare()
    s.live[0].calamities = 3
    assert points(s, s.live[0]) == -12
    assert CALAMITY == 67


@pytest.mark.rule("W-END-05", "RUL-W-17", "EX-W-23")
def test_ties_go_to_completed_cards_then_to_soldiers_on_the_duchy_card() -> None:
    s = bare()
    s.phase = OVER
    s.live[0].soldiers, s.live[1].soldiers, s.live[0].training = 2, 2, 1
    assert list(GAME.ranks(s)) == [1, 1]
    s.live[1].soldiers = 3
    assert list(GAME.ranks(s)) == [2, 1]
    build(s, 0, "farm")
    s.live[1].calamities = 0
    assert list(GAME.ranks(s)) == [1, 2]
    build(s, 1, "royal_gardens")
    assert list(GAME.ranks(s)) == [2, 1]
    assert S == 5


@pytest.mark.rule("RUL-W-56", "W-PROD-06")
def test_single_cubes_go_to_the_laboratory_before_others_are_placed() -> None:
    s = bare()
    site(s, 0, "quarry")
    s.live[0].plain[M] = 3
    step(s, M)
    act(s, 0, "laboratory one", "place quarry")
    assert why(s, 0, "laboratory one") == "RUL-W-56"
    act(s, 0, "place quarry")
    assert list(s.live[0].laboratory) == [1, 0, 0, 0]
    assert s.live[0].built[DEVELOPMENT_IDS.index("quarry")] == 1
    assert why(s, 0, "laboratory one") == "W-PROD-05"


@pytest.mark.rule("RUL-W-56")
def test_equal_cubes_go_on_constructions_in_one_order_and_the_refusal_says_so() -> None:
    s = bare()
    for card in ("farm", "quarry"):
        site(s, 0, card)
    s.live[0].plain[M] = 4
    step(s, M)
    act(s, 0, "place quarry")
    assert why(s, 0, "place farm") == "RUL-W-56"
    act(s, 0, "laboratory one")
    assert why(s, 0, "place farm") == "RUL-W-56"
    s = bare()
    select(s, 0, "treasure_02")
    site(s, 0, "seafarers")
    on_revealed(s)
    act(s, 0, "recycle treasure_02")
    assert why(s, 0, "place seafarers") == "RUL-W-56"


@pytest.mark.rule("RUL-W-16", "RUL-W-49")
def test_with_thirty_tokens_a_soldier_not_in_stock_is_not_gained() -> None:
    for supply, gained in (("unlimited", 1), ("thirty", 0)):
        s = bare(soldier_supply=supply)
        s.live[1].soldiers = 30
        site(s, 0, "barracks", "MM")
        s.live[0].plain[M] = 1
        step(s, M)
        act(s, 0, "place barracks")
        assert s.live[0].soldiers == gained


@pytest.mark.rule("RUL-W-16", "W-SUP-02")
def test_the_last_token_taken_in_planning_trains_nobody_in_the_step_that_follows() -> None:
    s = planning(("farm",), ("quarry",), soldier_supply="thirty")
    s.live[0].soldiers = 29
    build(s, 0, "hamlet")
    site(s, 1, "barracks", "MM")
    act(s, 1, "recycle quarry", "place barracks", "end")
    act(s, 0, "recycle farm", "laboratory", "end")
    assert list(s.outputs) == [3, 2]
    assert s.live[0].training == 0
    act(s, 0, "laboratory", "end")
    act(s, 1, "laboratory", "end")
    assert s.live[1].soldiers == 1


@pytest.mark.rule("RUL-W-16", "RUL-W-49")
def test_a_token_that_seat_0_has_taken_goes_back_from_where_seat_1_put_it() -> None:
    s = bare(soldier_supply="thirty")
    s.live[0].soldiers = 28
    for seat in (0, 1):
        select(s, seat, "quarry")
        site(s, seat, "barracks", "MM")
    site(s, 1, "royal_dungeon")
    site(s, 1, "gate_of_hell", "S")
    on_revealed(s)
    act(s, 1, "recycle quarry", "place barracks", "soldier royal_dungeon", "end")
    act(s, 0, "recycle quarry", "place barracks", "end")
    assert [tokens(p) for p in s.live] == [29, 1]
    assert need(s, 1, "royal_dungeon", S) == 2
    assert need(s, 1, "gate_of_hell", S) == 1
