"""The advisor module with all fourteen abilities, and the quest module."""

from typing import Any

import pytest

from interregnum.core.game import CHANCE
from interregnum.games.wonderful_kingdom.rules.actions import DEALT
from interregnum.games.wonderful_kingdom.rules.data import ADVISOR_IDS, ADVISORS
from interregnum.games.wonderful_kingdom.rules.scoring import points
from interregnum.games.wonderful_kingdom.rules.state import (
    BUILD,
    DOWN,
    OFFERING,
    OVER,
    TAKING,
    State,
)
from interregnum.games.wonderful_kingdom.rules.steps import on_revealed
from interregnum.games.wonderful_kingdom.view import view
from tests.games.wonderful_kingdom.kit import (
    GAME,
    G,
    M,
    P,
    X,
    act,
    bare,
    build,
    dealt,
    draw,
    finish_round,
    fresh,
    last,
    moves,
    names,
    offer,
    options,
    planning,
    select,
    selecting,
    site,
    step,
    why,
)


def hire(s: State, seat: int, *advisors: str, soldiers: int = 5) -> State:
    """Advisors into the area of a seat, out of the deck, with soldiers to pay them."""
    for advisor in advisors:
        k = ADVISOR_IDS.index(advisor)
        s.bag[ADVISORS + k] = 0
        s.live[seat].advisors |= 1 << k
    s.live[seat].soldiers = soldiers
    return s


def court() -> State:
    """Both have drawn and kept an advisor."""
    s = fresh(module="advisor")
    draw(s, "old_chronicler", "spymistress", "royal_architect", "court_confessor")
    act(s, 1, "keep royal_architect")
    return act(s, 0, "keep spymistress")


def advised(**values: Any) -> State:
    """An advisor table after Choice, nobody hired."""
    s = bare(module="advisor", **values)
    s.dealt, s.step = 0, -1
    return s


@pytest.mark.rule("W-ADVISOR-01", "W-ADVISOR-03", "RUL-W-15")
def test_two_are_drawn_one_is_kept_and_there_are_two_soldiers() -> None:
    s = fresh(module="advisor")
    draw(s, "old_chronicler", "spymistress")
    assert GAME.seen(s, 0, CHANCE, GAME.legal(s, CHANCE)[0]) == DEALT
    s = court()
    assert [names(hand) for hand in s.hands] == [["calamity"], ["calamity"]]
    assert names(s.boxed) == ["old_chronicler", "court_confessor"]
    assert [p.soldiers for p in s.live] == [2, 2]


@pytest.mark.rule("W-ADVISOR-02", "EX-W-112")
def test_ten_advisors_replace_the_treasures_and_calamities_stay() -> None:
    s = court()
    assert sum(s.bag) == 80
    assert sum(s.bag[53:]) == 10
    assert sum(s.bag[43:53]) == 0
    assert s.supply[0] == 6


@pytest.mark.rule("W-ADVISOR-04")
def test_advisors_are_offered_like_any_card() -> None:
    s = court()
    hand = ("farm", "farm", "quarry", "hamlet", "mill", "master_mason", "village_elder")
    draw(s, *hand, *("farm", "quarry", "merchants", "scouts", "seafarers", "mint", "cathedral"))
    draw(s, "guild_house", "aqueduct")
    offer(s, 0, "master_mason", "L trap", "village_elder", "R up")
    assert [bool(s.areas[k][1] & DOWN) for k in (0, 1)] == [True, False]


@pytest.mark.rule("W-ADVISOR-05", "W-ADVISOR-06")
def test_a_selected_advisor_takes_his_place_with_a_soldier_when_he_is_seen() -> None:
    s = selecting(advised(), ("master_mason", "village_elder"), (), turn=15)
    s.areas[0][1] |= DOWN | 512
    s.live[0].soldiers = 0
    act(s, 0, "select L")
    assert s.live[0].soldiers == 1
    assert names(s.live[0].selection) == ["village_elder"]
    draw(s, "village_elder")
    assert s.live[0].soldiers == 2
    told = [advisor.card for advisor in view(s, 1).duchies[0].advisors]
    assert told == ["master_mason", "village_elder"]


@pytest.mark.rule("W-ADVISOR-07", "RUL-W-18")
def test_advisors_are_neither_planned_nor_recycled_and_serve_in_their_phase() -> None:
    s = hire(advised(), 0, "court_alchemist", "master_mason")
    select(s, 0, "farm")
    on_revealed(s)
    assert moves(s, 0) == ["plan farm", "recycle farm", "advisor court_alchemist"]
    assert why(s, 0, "advisor master_mason") == "W-ADVISOR-08"


@pytest.mark.rule("W-ADVISOR-08", "W-ADVISOR-09", "EX-W-37")
def test_an_ability_is_paid_and_used_once_a_round() -> None:
    s = hire(advised(), 0, "royal_treasurer", soldiers=2)
    site(s, 0, "mint")
    step(s, G)
    act(s, 0, "laboratory", "advisor royal_treasurer")
    assert s.live[0].cubes[G] == 2
    assert s.live[0].soldiers == 1
    act(s, 0, "place mint", "laboratory")
    assert why(s, 0, "advisor royal_treasurer") == "W-ADVISOR-09"
    finish_round(s)
    assert "advisor royal_treasurer" in moves(step(s, G), 0)
    s.live[0].soldiers = 0
    assert why(s, 0, "advisor royal_treasurer") == "W-ADVISOR-08"


@pytest.mark.rule("W-PROD-05", "W-ADVISOR-08")
def test_cubes_of_an_advisor_paid_by_a_bonus_may_go_to_any_construction() -> None:
    s = hire(advised(), 0, "master_mason", soldiers=0)
    site(s, 0, "farm")
    site(s, 0, "barracks", "MM")
    step(s, M)
    act(s, 0, "place barracks", "advisor master_mason")
    assert "place farm" in moves(s, 0)


@pytest.mark.parametrize(
    ("advisor", "r", "cubes"),
    [
        ("master_mason", M, 3),
        ("village_elder", P, 2),
        ("royal_treasurer", G, 2),
        ("famous_cartographer", X, 2),
    ],
)
@pytest.mark.rule("W-ADVISOR-08")
def test_a_production_advisor_brings_cubes_that_do_not_count_for_supremacy(
    advisor: str, r: int, cubes: int
) -> None:
    s = hire(advised(), 0, advisor)
    site(s, 0, "farm")
    step(s, r)
    before = list(s.outputs)
    waiting = s.live[0].cubes[r]
    act(s, 0, f"advisor {advisor}")
    assert s.live[0].cubes[r] == waiting + cubes
    assert list(s.outputs) == before


@pytest.mark.rule("W-ADVISOR-08")
def test_alchemist_broker_confessor_and_inquisitor_serve_in_planning() -> None:
    s = hire(advised(), 0, "court_alchemist", "shrewd_broker", "court_confessor", soldiers=9)
    hire(s, 0, "kings_inquisitor", soldiers=9)
    select(s, 0, "farm", "mill", "calamity", "calamity", "calamity")
    on_revealed(s)
    act(s, 0, "advisor court_alchemist", "plan mill", "advisor shrewd_broker")
    assert s.live[0].krystallium == 1
    assert moves(s, 0) == ["recycle farm"]
    act(s, 0, "recycle farm", "colours material gold", "place mill", "laboratory")
    act(s, 0, "advisor court_confessor", "advisor kings_inquisitor", "end")
    assert s.live[0].soldiers == 9 - 2 - 1 - 2 - 3
    assert [p.calamities for p in s.live] == [1, 1]  # nobody else had to decide: closed
    assert s.box[67] == 1


@pytest.mark.rule("W-ADVISOR-10", "RUL-W-51")
def test_end_of_game_advisors_work_before_scoring_in_any_order() -> None:
    s = hire(advised(), 0, "royal_architect", "old_chronicler")
    build(s, 0, "farm")
    site(s, 0, "quarry")
    site(s, 0, "throne_room", "GGGGGG")
    last(s)
    assert moves(s, 0) == ["finish quarry", *(f"chronicle {k}" for k in KINDS), "end"]
    assert why(s, 0, "finish throne_room") == "W-ADVISOR-10"
    act(s, 0, "chronicle building", "finish quarry", "end")
    assert s.phase == OVER
    assert points(s, s.live[0]) == 2


KINDS = ("building", "expert", "masterpiece", "discovery")


@pytest.mark.rule("W-ADVISOR-08", "RUL-W-45")
def test_the_prophet_looks_at_two_hidden_cards_alone() -> None:
    s = selecting(advised(), ("farm", "mill", "quarry"), ())
    for k in range(3):
        s.areas[0][k] |= DOWN | 256
    hire(s, 1, "enlightened_prophet", soldiers=1)
    act(s, 1, "peek L1")
    draw(s, "farm")
    act(s, 1, "peek L3")
    draw(s, "quarry")
    shown = [card.card for card in view(s, 1).areas[0]]
    assert shown == ["farm", "", "quarry"]
    assert s.live[1].soldiers == 0
    assert why(s, 1, "peek L2") == "W-ADVISOR-09"
    assert all(card.down for card in view(s, 0).areas[0])


@pytest.mark.rule("W-ADVISOR-08", "EX-W-45")
def test_the_grey_eminence_takes_one_card_of_the_other_area() -> None:
    s = hire(selecting(advised(), ("farm",), ("mill", "quarry")), 1, "grey_eminence", soldiers=2)
    act(s, 1, "select L")
    assert s.phase == TAKING
    assert moves(s, 1) == ["take R1", "take R2", "end"]
    act(s, 1, "take R2")
    assert names(s.live[1].selection) == ["farm", "quarry"]
    assert s.live[1].soldiers == 0
    s = hire(selecting(advised(), ("farm",), ()), 1, "grey_eminence", soldiers=2)
    act(s, 1, "select L")
    assert s.phase == OFFERING
    assert s.live[1].soldiers == 2


@pytest.mark.rule("W-ADVISOR-08")
def test_the_envoy_moves_a_card_as_it_lies() -> None:
    s = selecting(advised(), ("farm", "mill"), ("quarry",))
    s.areas[0][1] |= DOWN | 256
    hire(s, 1, "silver_tongued_envoy", soldiers=2)
    act(s, 1, "move L2")
    assert names(s.areas[1]) == ["quarry", "mill"]
    assert s.areas[1][1] & DOWN
    assert "move L1" not in moves(s, 1)


@pytest.mark.rule("W-ADVISOR-08")
def test_the_spymistress_hides_a_card_without_a_trap() -> None:
    s = hire(dealt(module="none"), 0, "spymistress", soldiers=1)
    offer(s, 0, "farm", "L trap", "mill", "L veil")
    assert s.live[0].traps == 1
    assert s.live[0].soldiers == 0
    assert all(slot & DOWN for slot in list(s.areas[0])[1:])
    s = hire(dealt(module="none"), 0, "spymistress", soldiers=1)
    act(s, 0, "offer farm", "put L veil", "offer mill")
    assert why(s, 0, "lay L veil") == "W-ADVISOR-09"


def questing(**values: Any) -> State:
    return bare(module="quest", **values)


@pytest.mark.rule("W-QUEST-01", "W-QUEST-02")
def test_one_board_lies_out_and_its_steps_are_done_in_any_order() -> None:
    s = questing()
    assert [k.id for k in view(s, 0).quest] == ["u1", "u2", "u3", "u4"]
    site(s, 0, "farm")
    s.live[0].soldiers = 7
    step(s, M)
    act(s, 0, "step 4", "step 3")
    assert s.live[0].quest == 0b1100
    assert s.live[0].soldiers == 0


@pytest.mark.rule("W-QUEST-03")
def test_a_step_is_paid_whole_and_rewarded_at_once() -> None:
    s = questing()
    s.live[0].plain[P] = 3
    step(s, P)
    act(s, 0, "step 1")
    assert s.live[0].soldiers == 2
    assert list(s.live[0].cubes) == [0, 0, 0, 0]
    assert why(s, 0, "step 4") == "W-QUEST-03"
    assert why(s, 0, "step 2") == "W-QUEST-03"


@pytest.mark.rule("W-QUEST-04")
def test_a_step_is_done_once_by_each_seat() -> None:
    s = questing()
    for p in s.live:
        p.soldiers = 4
    site(s, 0, "farm")
    site(s, 1, "mill")
    step(s, M)
    act(s, 0, "step 3")
    act(s, 1, "step 3")
    assert why(s, 0, "step 3") == "W-QUEST-04"
    assert [p.bonus for p in s.live] == [4, 4]


@pytest.mark.rule("W-QUEST-05", "RUL-W-08")
def test_laboratory_cubes_and_krystallium_pay_a_step() -> None:
    s = questing()
    site(s, 0, "farm")
    s.live[0].laboratory[G], s.live[0].krystallium = 2, 1
    step(s, X)
    act(s, 0, "end", "step 2")
    assert sum(s.live[0].laboratory) == 0
    assert s.live[0].krystallium == 0
    assert s.live[0].spies == 1


@pytest.mark.rule("RUL-W-02", "RUL-W-46", "W-QUEST-05")
def test_kept_cubes_are_transmuted_when_and_as_the_owner_likes() -> None:
    s = questing()
    s.live[0].laboratory[G], s.live[0].plain[M] = 3, 3
    step(s, M)
    act(s, 0, "laboratory")
    assert sum(s.live[0].laboratory) == 6
    act(s, 0, "transmute 3 0 2 0")
    assert list(s.live[0].laboratory) == [0, 0, 1, 0]
    assert s.live[0].krystallium == 1
    s = questing(quest_keep_cubes=False)
    s.live[0].laboratory[G], s.live[0].plain[M] = 3, 3
    act(step(s, M), 0, "laboratory")
    assert sum(s.live[0].laboratory) == 1
    assert s.live[0].krystallium == 1


@pytest.mark.rule("W-QUEST-06", "RUL-W-27")
def test_of_two_finals_in_one_window_the_starting_player_is_rewarded() -> None:
    for starter in (0, 1):
        s = questing()
        s.starter = starter
        for seat in (0, 1):
            site(s, seat, "farm")
            s.live[seat].soldiers = 5
        step(s, M)
        act(s, 0, "step 4", "laboratory", "end")
        act(s, 1, "step 4", "laboratory", "end")
        assert [p.bonus for p in s.live] == [7 * (starter == 0), 7 * (starter == 1)]
        assert not view(s, 0).quest[3].open


@pytest.mark.rule("W-QUEST-06", "W-QUEST-04")
def test_in_choice_the_first_to_act_gets_the_final_reward() -> None:
    s = dealt(module="quest")
    for p in s.live:
        p.soldiers = 5
    act(s, 0, "step 4")
    offer(s, 0, "farm", "L up", "mill", "R up")
    act(s, 1, "step 4", "select L")
    assert [p.bonus for p in s.live] == [7, 0]
    assert [p.quest for p in s.live] == [8, 8]


@pytest.mark.rule("W-QUEST-07", "RUL-W-25", "RUL-W-45")
def test_a_spy_turns_a_hidden_card_up_for_everybody_once_a_round() -> None:
    s = selecting(questing(), ("farm", "mill"), ())
    s.areas[0][0] |= DOWN | 256
    s.areas[0][1] |= DOWN | 256
    s.live[1].spies = 1
    act(s, 1, "spy L1")
    draw(s, "farm")
    assert [view(s, seat).areas[0][0].card for seat in (0, 1)] == ["farm", "farm"]
    assert why(s, 1, "spy L2") == "W-QUEST-07"
    s.phase = OVER
    assert finish_round(s).live[1].spies == 1


@pytest.mark.rule("W-QUEST-08", "EX-W-39")
def test_only_who_has_the_final_step_can_win() -> None:
    s = questing()
    s.phase = OVER
    s.live[0].bonus, s.live[1].bonus = 60, 31
    assert list(GAME.ranks(s)) == [3, 3]
    s.live[1].quest = 8
    assert list(GAME.ranks(s)) == [3, 1]
    s.live[0].quest = 8
    assert list(GAME.ranks(s)) == [1, 2]


def test_quest_costs_are_taken_from_waiting_cubes_first() -> None:
    s = questing(quest="northern_lands")
    s.live[0].plain[G] = 4
    s.live[0].laboratory[G] = 2
    step(s, G)
    act(s, 0, "step 3")
    assert s.live[0].cubes[G] == 1
    assert s.live[0].laboratory[G] == 2
    assert s.phase == BUILD
    assert options().quest == "usurper"
    assert planning(("farm",)).phase == 16
