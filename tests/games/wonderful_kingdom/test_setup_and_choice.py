"""Setup, offers, selections and traps."""

from random import Random

import pytest

from interregnum.core.game import CHANCE, NONE
from interregnum.core.play import playout
from interregnum.games.title import Title
from interregnum.games.wonderful_kingdom import TITLE
from interregnum.games.wonderful_kingdom.options import check
from interregnum.games.wonderful_kingdom.rules.actions import DEALT
from interregnum.games.wonderful_kingdom.rules.data import CALAMITY, CARD_IDS, DATA
from interregnum.games.wonderful_kingdom.rules.state import DOWN, OVER, PLANNING
from interregnum.games.wonderful_kingdom.view import view
from tests.games.wonderful_kingdom.kit import (
    GAME,
    act,
    bare,
    cards,
    dealt,
    draw,
    finish_round,
    fresh,
    moves,
    names,
    offer,
    options,
    planning,
    selecting,
    site,
    step,
    why,
)


@pytest.mark.rule("W-GEN-01", "W-ROUND-03")
def test_after_the_fourth_round_the_game_is_over() -> None:
    s = bare()
    s.round = 3
    assert finish_round(s).round == 4
    s = bare()
    s.round = 4
    assert finish_round(s).phase == OVER
    assert list(GAME.to_act(s)) == []


@pytest.mark.rule("W-GEN-02", "RUL-W-20")
def test_a_game_has_one_module_and_none_only_by_option() -> None:
    refused = check(options(module="none", allow_no_module=False), 2)
    assert refused is not None
    assert refused.rule == "RUL-W-20"
    for module, flags in (("menace", (1, 0, 0)), ("advisor", (0, 1, 0)), ("quest", (0, 0, 1))):
        rules = fresh(module=module).rules
        assert (rules.menace, rules.advisor, rules.quest) == flags


@pytest.mark.rule("W-GEN-03", "W-SETUP-07")
def test_a_module_changes_the_setup() -> None:
    assert fresh(module="menace").supply[0] == 0  # calamities are back in the box
    assert sum(fresh(module="advisor").bag[43:53]) == 0  # no treasures


@pytest.mark.rule("W-GEN-05")
def test_cubes_never_run_out() -> None:
    s = bare()
    s.live[0].plain[0] = 50
    step(s, 0)
    assert s.live[0].cubes[0] == 50
    act(s, 0, "laboratory")
    assert s.live[0].krystallium == 10


@pytest.mark.rule("W-SETUP-01", "W-SETUP-06")
def test_the_table_starts_empty() -> None:
    s = fresh()
    assert s.round == 1
    assert [len(area) for area in s.areas] == [0, 0]
    for p in s.live:
        assert not len(p.sites)
        assert not len(p.selection)
        assert not sum(p.built)
        assert (p.soldiers, p.krystallium, p.training, sum(p.laboratory)) == (0, 0, 0, 0)


@pytest.mark.rule("W-SETUP-02", "W-SETUP-03")
def test_seventy_developments_and_ten_treasures_are_the_deck_and_eight_calamities_lie_by() -> None:
    s = TITLE.new(2, options())
    assert sum(s.bag[:43]) == 70
    assert sum(s.bag[43:53]) == 10
    assert sum(s.bag[53:]) == 0
    assert s.supply[0] == 8
    assert view(s, 1).calamities == 8


@pytest.mark.rule("W-SETUP-04", "RUL-W-24")
def test_the_second_player_of_round_1_drafts_a_duchy_and_both_play_the_same_side() -> None:
    s = TITLE.new(2, options(duchies="draft", side="b"))
    act(s, CHANCE, "start 1")
    assert list(GAME.to_act(s)) == [0]
    act(s, 0, "duchy teressie")
    assert [p.duchy for p in s.live] == [3, 1]


@pytest.mark.rule("RUL-W-24", "RUL-W-50")
def test_duchies_decks_and_quests_can_be_fixed_drawn_or_drafted() -> None:
    s = TITLE.new(2, options(module="menace", duchies="random", menace_deck_0="draft"))
    act(s, CHANCE, "start 0", "duchy teressie")
    assert [p.duchy // 2 for p in s.live] == [1, 0]
    assert list(s.decks) == [NONE, 0]
    assert moves(s, 0) == ["deck ice_giants", "deck shadows", "deck thieves"]
    s = TITLE.new(2, options(module="quest", quest="draft"))
    act(s, CHANCE, "start 0")
    act(s, 1, "board lord_of_doom")
    assert list(s.quests) == [2]


@pytest.mark.rule("W-SETUP-05", "W-TRAP-05")
def test_two_traps_are_ready_in_every_round() -> None:
    s = dealt()
    offer(s, 0, "farm", "L trap", "mill", "R trap")
    assert s.live[0].traps == 0
    s.live[1].traps = 1
    assert [p.traps for p in finish_round(s).live] == [2, 2]


@pytest.mark.rule("W-ROUND-01")
def test_a_round_is_choice_planning_production_and_with_menaces_a_fight() -> None:
    for module in ("none", "menace"):
        seen = [""]
        s, rng = fresh(module=module), Random(3)
        while s.round == 1 and (waiting := list(GAME.to_act(s))):
            phase = view(s, 0).phase
            if phase != seen[-1]:
                seen.append(phase)
            GAME.apply(s, waiting[0], rng.choice(list(GAME.legal(s, waiting[0]))))
        order = [phase for phase in seen if phase in ("offering", "planning", "build", "fight")]
        kinds = list(dict.fromkeys(order))
        assert kinds[:3] == ["offering", "planning", "build"]
        assert module == "menace" or "fight" not in kinds


@pytest.mark.rule("W-ROUND-02", "RUL-W-31", "RUL-W-53")
def test_the_first_starter_is_drawn_and_then_they_alternate() -> None:
    s = TITLE.new(2, options())
    assert moves(s, CHANCE) == ["start 0", "start 1"]
    act(s, CHANCE, "start 1")
    assert s.starter == 1
    assert finish_round(s).starter == 0


@pytest.mark.rule("W-OFFER-01", "EX-W-107")
def test_a_hand_is_seven_cards_and_a_calamity() -> None:
    s = dealt()
    assert [len(hand) for hand in s.hands] == [8, 8]
    assert all(list(hand).count(CALAMITY) == 1 for hand in s.hands)
    assert names(s.hands[0])[-1] == "calamity"
    assert s.supply[0] == 6


@pytest.mark.rule("W-OFFER-02")
def test_only_the_own_hand_is_seen_and_the_calamity_may_be_anywhere_in_the_other() -> None:
    s = fresh()
    draw_farm = CARD_IDS.index("farm") + 9 + 2
    assert GAME.seen(s, 1, CHANCE, draw_farm) == DEALT
    s = dealt()
    assert view(s, 0).hand
    assert view(s, 1).duchies[0].hand == 8
    assert view(s, NONE).hand == []
    worlds = {tuple(GAME.imagine(s, 1, Random(k)).hands[0]) for k in range(20)}
    assert len(worlds) > 1
    assert all(world.count(CALAMITY) == 1 for world in worlds)


@pytest.mark.rule("W-OFFER-03")
def test_one_card_lies_face_up_in_each_area_before_the_first_offer() -> None:
    s = dealt()
    assert [names(area) for area in s.areas] == [["guild_house"], ["aqueduct"]]
    assert not any(slot & DOWN for area in s.areas for slot in area)


@pytest.mark.rule("W-OFFER-04", "W-OFFER-05", "EX-W-106")
def test_sixteen_turns_alternate_offer_and_selection() -> None:
    s, rng = dealt(), Random(1)
    turns: list[tuple[int, int]] = []
    while s.phase < PLANNING and len(turns) < 99:
        seat = next(iter(GAME.to_act(s)))
        if seat != CHANCE and (not turns or turns[-1][0] != s.turn):
            turns.append((s.turn, seat))
        GAME.apply(s, seat, rng.choice(list(GAME.legal(s, seat))))
    assert [turn for turn, _ in turns] == list(range(16))
    assert [seat for _, seat in turns] == [0, 1, 1, 0] * 4


@pytest.mark.rule("W-OFFER-06")
def test_an_offer_is_two_cards_of_the_hand_in_one_area_or_in_both() -> None:
    s = dealt()
    assert why(s, 0, "offer mint") == "W-OFFER-06"
    act(s, 0, "offer farm", "put L up")
    assert why(s, 0, "select L") == "W-OFFER-05"
    act(s, 0, "offer farm", "lay R up")
    assert [names(area) for area in s.areas] == [["guild_house", "farm"], ["aqueduct", "farm"]]
    assert len(s.hands[0]) == 6


@pytest.mark.rule("W-OFFER-07", "W-OFFER-08", "EX-W-01")
def test_leftovers_stay_and_both_cards_may_join_them() -> None:
    s = dealt()
    offer(s, 0, "farm", "L up", "mill", "L up")
    act(s, 1, "select R")
    offer(s, 1, "merchants", "L up", "mint", "L up")
    assert names(s.areas[0]) == ["guild_house", "farm", "mill", "merchants", "mint"]
    assert len(s.areas[1]) == 0
    assert moves(s, 0)[:2] == ["select L", "select R"]


@pytest.mark.rule("W-OFFER-09", "EX-W-03")
def test_what_is_left_after_the_last_turn_is_nobodys() -> None:
    s = selecting(bare(), ("calamity", "farm", "mill"), ("quarry",), turn=15)
    s.areas[0][1] |= DOWN | 256
    act(s, 0, "select R")
    assert s.discard[CALAMITY] == 1
    assert names(s.unseen) == ["farm"]
    assert [p.calamities for p in s.live] == [0, 0]
    assert view(s, 1).unseen == 1
    assert "farm" not in view(s, 1).discard


@pytest.mark.rule("W-PICK-01", "W-PICK-03")
def test_the_selector_takes_a_whole_area_and_offers_next() -> None:
    s = dealt()
    offer(s, 0, "farm", "L up", "mill", "L up")
    act(s, 1, "select L")
    assert names(s.live[1].selection) == ["guild_house", "farm", "mill"]
    assert len(s.hands[1]) == 8
    assert list(GAME.to_act(s)) == [1]
    assert moves(s, 1)[0].startswith("offer")


@pytest.mark.rule("W-PICK-02")
def test_an_empty_area_may_be_taken_on_purpose() -> None:
    s = selecting(fresh(), (), ("farm", "calamity"))
    act(s, 1, "select L")
    assert len(s.live[1].selection) == 0
    assert len(s.areas[1]) == 2


@pytest.mark.rule("W-PICK-04")
def test_selections_may_differ_in_size() -> None:
    s = planning(("farm", "mill", "quarry", "mint"), ("scouts",))
    assert [len(p.selection) for p in s.live] == [4, 1]


@pytest.mark.rule("W-TRAP-01", "W-TRAP-02")
def test_a_trap_hides_one_card_and_two_are_all_of_a_round() -> None:
    s = dealt()
    offer(s, 0, "farm", "L trap", "mill", "R trap")
    assert [bool(s.areas[k][1] & DOWN) for k in (0, 1)] == [True, True]
    act(s, 1, "select L")
    offer(s, 1, "merchants", "L up", "mint", "R up")
    act(s, 0, "select R", "offer farm")
    assert moves(s, 0) == ["put L up", "put R up"]
    assert why(s, 0, "put L trap") == "W-TRAP-02"


@pytest.mark.rule("W-TRAP-03", "RUL-W-05")
def test_nobody_looks_at_a_hidden_card_but_its_placer_remembers_it() -> None:
    for shown in (True, False):
        s = dealt(show_own_facedown=shown)
        offer(s, 0, "farm", "L trap", "mill", "R up")
        assert view(s, 0).areas[0][1].card == ("farm" if shown else "")
        assert view(s, 1).areas[0][1].card == ""
        kept = {GAME.imagine(s, 0, Random(k)).areas[0][1] for k in range(9)}
        dealt_anew = {GAME.imagine(s, 1, Random(k)).areas[0][1] for k in range(9)}
        assert len(kept) == 1
        assert len(dealt_anew) > 1


@pytest.mark.rule("W-TRAP-04", "EX-W-05", "W-PLAN-01")
def test_a_hidden_card_stays_hidden_in_the_selection_until_planning() -> None:
    s = selecting(bare(), ("farm",), ("quarry",), turn=15)
    s.areas[0][0] |= DOWN | 512 | 1024
    assert view(s, 0).areas[0][0].card == ""
    act(s, 0, "select L")
    assert view(s, 0).duchies[0].selection[0].card == ""
    draw(s, "farm")
    assert view(s, 1).duchies[0].selection[0].card == "farm"


@pytest.mark.rule("EX-W-47")
def test_of_two_cards_only_the_first_is_offered_first() -> None:
    s = dealt()
    s.hands[0] = cards("mill", "mint")
    assert moves(s, 0) == ["offer mill"]
    act(s, 0, "offer mill")
    assert len(moves(s, 0)) == 4
    act(s, 0, "put R trap")
    assert moves(s, 0) == ["offer mint"]
    act(s, 0, "offer mint")
    assert moves(s, 0) == ["lay L up", "lay L trap", "lay R up", "lay R trap"]


def test_two_equal_cards_lie_in_one_order() -> None:
    s = dealt()
    act(s, 0, "offer farm", "put R trap", "offer farm")
    assert moves(s, 0) == ["lay R trap"]
    s = dealt()
    s.live[0].traps = 1
    s.hands[0] = cards("farm", "farm")
    act(s, 0, "offer farm")
    assert moves(s, 0) == ["put L up", "put L trap", "put R up"]


@pytest.mark.rule("RUL-W-44")
def test_free_acts_come_before_an_offer_or_a_selection_and_not_inside() -> None:
    s = dealt()
    s.live[0].krystallium = 1
    site(s, 0, "quarry")
    assert "krystallium quarry" in moves(s, 0)
    assert "discard quarry" in moves(s, 0)
    act(s, 0, "offer farm")
    assert why(s, 0, "krystallium quarry") == "RUL-W-44"


def test_random_games_end_and_the_title_is_whole() -> None:
    assert isinstance(TITLE, Title)
    assert TITLE.name == "wonderful-kingdom"
    for seats in (1, 2):
        assert playout(GAME, fresh(seats, module="quest"), Random(5)) > 50


def test_every_row_of_the_data_names_its_source() -> None:
    rows = [row for table in DATA.values() if isinstance(table, list) for row in table]
    assert all(row["source"].split(":")[0].strip() for row in rows)
    assert sum(row["copies"] for row in DATA["developments"]) == 70
