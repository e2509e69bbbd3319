"""The solo game in every module, and the six scenarios."""

from random import Random
from typing import Any

import pytest

from interregnum.core.game import CHANCE, NONE
from interregnum.core.play import sample
from interregnum.games.wonderful_kingdom import TITLE
from interregnum.games.wonderful_kingdom.options import check
from interregnum.games.wonderful_kingdom.rules.building import add_built, complete
from interregnum.games.wonderful_kingdom.rules.data import (
    ADVISOR_IDS,
    CALAMITY,
    CARD_IDS,
    DEVELOPMENT_IDS,
    SCENARIO_IDS,
    SCENARIO_ROWS,
)
from interregnum.games.wonderful_kingdom.rules.scoring import medal, points
from interregnum.games.wonderful_kingdom.rules.state import (
    BUILD,
    DOWN,
    FIGHT,
    KNOWN,
    OVER,
    UNKNOWN,
    State,
)
from interregnum.games.wonderful_kingdom.rules.steps import close_window, on_revealed
from interregnum.games.wonderful_kingdom.rules.table import resolve_danger
from interregnum.games.wonderful_kingdom.view import view
from tests.games.wonderful_kingdom.kit import (
    GAME,
    M,
    act,
    bare,
    draw,
    fight,
    finish_round,
    fresh,
    menaces,
    moves,
    names,
    options,
    planning,
    select,
    sites,
    step,
    why,
)


def solo(**values: Any) -> State:
    """Round 1 laid out: two cards in each area, a treasure on top of the deck."""
    s = fresh(1, **values)
    return draw(s, "farm", "quarry", "hamlet", "mill", "mint")


@pytest.mark.rule("W-SOLO-01", "RUL-W-54")
def test_a_solo_game_needs_a_module_too() -> None:
    refused = check(options(module="none", allow_no_module=False), 1)
    assert refused is not None
    s = bare(1, side="b")
    s.phase = OVER
    assert medal(s) == 0
    s.live[0].bonus = 70
    assert medal(s) == 1


@pytest.mark.rule("W-SOLO-02", "EX-W-109")
def test_the_danger_deck_is_eight_unseen_cards_and_four_calamities() -> None:
    s = fresh(1)
    assert (s.danger, s.unresolved, s.bad_left) == (12, 12, 4)
    assert view(s, 0).deck == 72
    assert s.supply[0] == 4


@pytest.mark.rule("W-SOLO-03", "W-SOLO-05")
def test_two_cards_lie_in_each_area_and_the_top_of_the_deck_is_visible() -> None:
    s = solo()
    assert [names(area) for area in s.areas] == [["farm", "quarry"], ["hamlet", "mill"]]
    assert view(s, 0).top == "mint"
    assert view(s, NONE).top == "mint"


@pytest.mark.rule("W-SOLO-04")
def test_there_are_no_traps_and_one_of_two_spies_is_ready() -> None:
    p = solo().live[0]
    assert (p.traps, p.spies, p.spent_spies) == (0, 1, 1)


@pytest.mark.rule("W-SOLO-06", "W-SOLO-10")
def test_a_cycle_takes_an_area_adds_a_danger_card_and_refills() -> None:
    s = act(solo(), 0, "select L")
    draw(s, "scouts", "merchants")
    assert names(s.live[0].selection) == ["farm", "quarry"]
    assert [slot & 127 for slot in s.areas[1]][-1] == UNKNOWN
    assert s.areas[1][2] & DOWN
    assert names(s.areas[0]) == ["mint", "scouts"]
    assert view(s, 0).top == "merchants"
    act(s, 0, "select R")
    draw(s, "farm", "farm")
    assert view(s, 0).duchies[0].selection[-1].card == ""


@pytest.mark.rule("W-SOLO-07")
def test_four_cycles_a_round_use_three_danger_cards() -> None:
    s, rng = fresh(1), Random(4)
    danger = []
    while s.phase != OVER:
        danger.append((s.round, s.danger))
        seat = next(iter(GAME.to_act(s)))
        legal = GAME.legal(s, seat)
        action = sample(GAME, s, seat, rng) if seat == CHANCE else legal[0]
        GAME.apply(s, seat, action)
    assert [min(d for r, d in danger if r == k) for k in (1, 2, 3, 4)] == [9, 6, 3, 0]


@pytest.mark.rule("W-SOLO-08", "RUL-W-25")
def test_a_spy_reveals_a_danger_card_which_chance_draws() -> None:
    s = act(solo(), 0, "select L")
    draw(s, "scouts", "merchants")
    act(s, 0, "spy R3")
    assert f"draw {'calamity'}" in moves(s, CHANCE)
    odds = list(GAME.weights(s))
    assert odds[-1] * 2 == sum(odds[:-1])  # 4 of 12
    draw(s, "calamity")
    assert s.areas[1][2] == CALAMITY
    assert (s.unresolved, s.bad_left) == (11, 3)
    assert why(s, 0, "spy R3") == "W-QUEST-07"


@pytest.mark.rule("W-SOLO-09", "RUL-W-01", "RUL-W-03")
def test_search_changes_two_cards_for_one_of_three_and_takes_the_area() -> None:
    for option, again in (("per_round", False), ("per_selection", True)):
        s = act(solo(solo_search=option), 0, "search L", "remove L1", "remove L2")
        draw(s, "scouts", "seafarers", "farm")
        assert moves(s, 0) == ["pick scouts", "pick seafarers", "pick mint"]
        act(s, 0, "pick seafarers")
        assert names(s.live[0].selection) == ["seafarers"]
        assert names(s.unseen) == ["mint", "scouts"]
        assert s.discard[0] == 1
        assert view(s, 0).discard == {"farm": 1, "quarry": 1}
        draw(s, "quarry", "mill")
        assert ("search R" in moves(s, 0)) == again


@pytest.mark.rule("W-SOLO-03", "W-SOLO-09")
def test_the_top_of_the_deck_stays_visible_while_a_card_of_a_search_is_picked() -> None:
    s = solo()
    s.live[0].advisors, s.live[0].soldiers = 1 << ADVISOR_IDS.index("grey_eminence"), 9
    act(s, 0, "search L", "remove L1", "remove L2")
    draw(s, "scouts", "seafarers")
    assert GAME.seen(s, NONE, CHANCE, GAME.legal(s, CHANCE)[0]) == GAME.legal(s, CHANCE)[0]
    draw(s, "harbour")
    assert view(s, 0).looked == ["mint", "scouts", "seafarers"]
    assert view(s, NONE).top == "harbour"
    act(s, 0, "pick scouts")
    assert "take R1" in moves(s, 0)
    assert view(s, NONE).top == "harbour"
    act(s, 0, "end")
    assert names(s.areas[0]) == ["harbour"]


@pytest.mark.rule("EX-W-25", "W-MSOLO-02")
def test_search_needs_two_face_up_cards_of_the_deck() -> None:
    s = solo(module="menace")
    s.areas[0] = s.areas[0][:1]
    s.areas[1][0] = 68  # a rat turned up by a spy
    assert why(s, 0, "search L") == "W-SOLO-09"
    assert why(s, 0, "search R") == "W-SOLO-09"


@pytest.mark.rule("W-SOLO-11", "RUL-W-34", "EX-W-27")
def test_one_used_spy_is_readied_at_the_end_of_choice() -> None:
    s = solo()
    p = s.live[0]
    p.spies, p.spent_spies, s.turn = 0, 2, 3
    act(s, 0, "select L")
    assert (p.spies, p.spent_spies) == (1, 1)
    assert len(s.areas[1]) == 0


@pytest.mark.rule("W-SOLO-12")
def test_planning_is_unchanged() -> None:
    s = planning(("farm", "quarry"), solo=True)
    assert moves(s, 0) == ["plan farm", "plan quarry", "recycle farm", "recycle quarry"]


@pytest.mark.rule("W-SOLO-13")
def test_alone_supremacy_takes_five_cubes() -> None:
    s = bare(1)
    for cubes, training in ((4, 0), (5, 1)):
        s.live[0].plain[M] = cubes
        assert ("material" in view(s, 0).supreme) == bool(training)
        assert step(s, M).live[0].training == training


@pytest.mark.rule("W-SOLO-14", "EX-W-110")
def test_side_a_costs_fifteen_before_the_medals() -> None:
    for side, score, got in (("a", 86, 1), ("b", 101, 2)):
        s = bare(1, module="menace", side=side)
        s.live[0].bonus, s.phase = 101, OVER
        assert points(s, s.live[0]) == score
        assert medal(s) == got


@pytest.mark.rule("RUL-W-04", "RUL-W-55")
def test_an_empty_deck_is_made_of_the_discards_or_stops() -> None:
    for option in ("reshuffle_discard", "stop"):
        s = solo(empty_deck=option, solo_search="per_selection")
        for card in range(67):
            s.discard[card] += s.bag[card]
            s.bag[card] = 0
        s.bag[0], s.discard[0] = 8, s.discard[0] - 1
        act(s, 0, "search L", "remove L1", "remove L2")
        if option == "stop":
            assert moves(s, 0) == ["pick mint"]
        else:
            assert list(GAME.to_act(s)) == [CHANCE]
            assert "draw quarry" in moves(s, CHANCE)


DANGER = {"harbour": 3, "barracks": 3, "aqueduct": 2}


def reshuffled() -> State:
    """Solo: a search has made a new deck, a danger card lies face down in R3."""
    s = solo(solo_search="per_selection")
    danger = {CARD_IDS.index(name): n for name, n in DANGER.items()}
    for card in range(67):
        s.discard[card] += s.bag[card] - danger.get(card, 0)
        s.bag[card] = danger.get(card, 0)
    act(s, 0, "search L", "remove L1", "remove L2")
    assert not {f"draw {name}" for name in DANGER} & set(moves(s, CHANCE))
    draw(s, "merchants", "scouts", "merchants")
    act(s, 0, "pick mint")
    return draw(s, "scouts", "farm")


@pytest.mark.rule("RUL-W-04", "W-SOLO-02")
def test_danger_cards_are_no_part_of_a_reshuffled_deck() -> None:
    s = act(reshuffled(), 0, "spy R3")
    assert moves(s, CHANCE) == ["draw harbour", "draw barracks", "draw aqueduct", "draw calamity"]
    assert list(GAME.weights(s)) == [8 * 3, 8 * 3, 8 * 2, 4 * 8]
    t = TITLE.load(TITLE.position(s))
    assert GAME.pack(t) == GAME.pack(s)
    draw(s, "harbour")
    assert TITLE.census(s) == TITLE.census(t)


@pytest.mark.rule("RUL-W-04", "W-SOLO-02")
def test_a_spectator_imagines_a_danger_card_that_the_old_deck_held() -> None:
    s = reshuffled()
    s.areas[1][2] = CARD_IDS.index("harbour") | DOWN | KNOWN
    resolve_danger(s, CARD_IDS.index("harbour"))
    seen = set()
    for seed in range(40):
        t = GAME.imagine(s, NONE, Random(seed))
        seen.add(CARD_IDS[t.areas[1][2] & 127])
        assert TITLE.census(t) == TITLE.census(s)
        assert sum(t.buried) == t.unresolved - t.bad_left
    assert seen == {*DANGER, "calamity"}


@pytest.mark.rule("W-MSOLO-01", "W-MSOLO-03", "W-MSOLO-04")
def test_alone_one_menace_deck_is_in_the_danger_deck_and_shadows_feed_nobody() -> None:
    s = bare(1, module="menace", menace_deck_0="shadows")
    assert list(s.decks) == [2]
    assert s.supply[4] == 0
    assert s.bad_left == 4
    menaces(s, 0, shadow=1)
    select(s, 0, "farm", "mill")
    on_revealed(s)
    act(s, 0, "feed farm", "end")
    assert sum(s.live[0].laboratory) == 0
    assert s.beside == 0
    s.phase, s.live[0].bonus, s.live[0].menaces[3] = OVER, 130, 0
    assert medal(s) == 3


@pytest.mark.rule("W-ADVISOR-11", "W-ADVISOR-12", "RUL-W-32")
def test_alone_eleven_advisors_play_and_the_other_one_goes_back() -> None:
    s = fresh(1, module="advisor")
    assert sum(s.bag[53:]) == 11
    draw(s, "old_chronicler", "royal_architect")
    act(s, 0, "keep royal_architect")
    assert sum(s.bag[53:]) == 10
    assert sum(s.bag) == 80
    assert s.live[0].soldiers == 2
    act(s, CHANCE, "draw master_mason")
    s.phase, s.live[0].bonus = OVER, 85
    assert medal(s) == 1


@pytest.mark.rule("W-QUEST-09", "RUL-W-26")
def test_alone_the_final_step_is_needed_and_no_spy_is_won() -> None:
    s = bare(1, module="quest")
    assert [dict(k.reward) for k in view(s, 0).quest][1] == {"krystallium": 1}
    s.phase, s.live[0].bonus = OVER, 99
    assert list(GAME.ranks(s)) == [2]
    assert medal(s) == NONE
    s.live[0].quest = 8
    assert list(GAME.ranks(s)) == [1]
    assert medal(s) == 1


def scenario(name: str, **values: Any) -> State:
    return bare(1, scenario=name, **values)


@pytest.mark.rule("W-SCEN-00", "RUL-W-21")
def test_named_cards_leave_their_decks_and_the_side_is_free() -> None:
    s = scenario("sg04", side="b")
    assert s.bag[DEVELOPMENT_IDS.index("recruiters")] == 0
    assert s.rules.side == 1
    assert s.bag[DEVELOPMENT_IDS.index("barracks")] == 2
    refused = check(options(scenario="sg01", module="menace"), 1)
    assert refused is not None
    assert check(options(scenario="sg01"), 2) is not None


@pytest.mark.rule("W-SCEN-01a", "RUL-W-33")
def test_sg01_starts_with_four_farms_that_cannot_be_given_up() -> None:
    s = scenario("sg01")
    assert sites(s, 0) == ["farm"] * 4
    assert s.supply[1] == 0
    assert why(step(s, M), 0, "discard farm") == "W-SCEN-01a"


@pytest.mark.rule("W-SCEN-01b", "W-SCEN-01c", "RUL-W-23")
def test_sg01_brings_vermin_for_unfinished_farms_and_the_defeated_return() -> None:
    s = scenario("sg01")
    menaces(s, 0, vermin=1)
    s.live[0].soldiers = 1
    fight(s)
    act(s, 0, "defeat vermin")
    assert s.supply[2] == 9
    act(s, 0, "end")
    assert s.supply[2] == 6
    assert s.live[0].menaces[1] == 4
    assert s.round == 2
    s.round = 4
    finish_round(s)
    assert s.live[0].menaces[1] == 8
    assert s.phase == OVER


@pytest.mark.rule("W-SCEN-01d", "EX-W-41")
def test_sg01_is_lost_at_once_without_vermin_and_at_the_end_with_a_farm() -> None:
    s = scenario("sg01")
    complete(s, s.live[0], 0)
    complete(s, s.live[0], 0)
    s.supply[2], s.box[69] = 2, 8
    finish_round(s)
    assert s.phase == OVER
    assert list(GAME.ranks(s)) == [2]
    s = scenario("sg01")
    s.phase = OVER
    assert list(GAME.ranks(s)) == [2]


@pytest.mark.rule("W-SCEN-02a", "W-SCEN-02b", "EX-W-43")
def test_sg02_has_three_cards_two_advisors_six_soldiers_and_no_spy() -> None:
    s = scenario("sg02")
    p = s.live[0]
    assert sites(s, 0) == ["secret_society", "royal_dungeon", "gate_of_hell"]
    assert [a.card for a in view(s, 0).duchies[0].advisors] == PLACED
    assert (p.soldiers, p.spies, p.spent_spies) == (6, 0, 0)


PLACED = ["enlightened_prophet", "grey_eminence"]


@pytest.mark.rule("EX-W-111", "W-SCEN-02a")
def test_sg02_shuffles_nine_advisors_into_sixty_seven_developments() -> None:
    s = scenario("sg02")
    assert sum(s.bag[53:]) == 9
    assert sum(s.bag[:43]) == 67
    assert sum(s.bag) == 76


@pytest.mark.rule("W-SCEN-03a", "RUL-W-22")
def test_sg03_is_a_quest_with_ice_giants_and_a_fight() -> None:
    s = scenario("sg03")
    assert sites(s, 0) == ["harbour", "seafarers", "great_lighthouse", "giants_refuge"]
    assert s.rules.quest
    assert s.rules.menace
    assert s.supply[3] == 0
    select(s, 0, "farm")
    s.live[0].menaces[2] = 1
    s.live[0].soldiers = 2
    assert "defeat ice_giant" in moves(fight(s), 0)


@pytest.mark.rule("W-SCEN-04a")
def test_sg04_is_a_quest_with_advisors() -> None:
    s = scenario("sg04")
    assert sorted(sites(s, 0)) == ["allied_armies", "barracks", "enchanted_forge", "recruiters"]
    assert s.live[0].soldiers == 2
    assert sum(s.bag[53:]) == 10
    assert list(s.quests) == [1]


@pytest.mark.rule("W-SCEN-05a", "W-THIEF-04")
def test_sg05_starts_with_four_thieves_on_a_mill_and_a_guild_house() -> None:
    s = scenario("sg05")
    assert s.live[0].menaces[4] == 4
    assert list(s.live[0].covered)[:4] == [0, 2, 2, 0]
    assert step(s, 1).outputs[0] == 1
    s.live[0].soldiers = 2
    act(fight(s), 0, "defeat thief", "uncover gold")
    assert list(s.live[0].covered)[:4] == [0, 2, 1, 0]


@pytest.mark.rule("W-SCEN-05b")
def test_sg05_is_lost_with_five_resources_beside_the_danger_deck() -> None:
    s = scenario("sg05")
    s.beside = 3
    menaces(s, 0, shadow=0)
    s.live[0].menaces[3] = 1
    select(s, 0, "treasure_01", "farm")
    on_revealed(s)
    act(s, 0, "feed treasure_01")
    assert s.beside == 5
    assert s.phase == OVER
    assert list(GAME.ranks(s)) == [2]


@pytest.mark.rule("W-SCEN-05b", "RUL-W-48")
@pytest.mark.parametrize("order", ["fixed", "victim_choice"])
def test_sg05_is_lost_at_once_though_more_cards_are_owed(order: str) -> None:
    s = scenario("sg05", menace_order=order)
    s.beside = 4
    s.live[0].menaces[3] = 2
    select(s, 0, "mill", "farm", "quarry")
    on_revealed(s)
    act(s, 0, "feed farm")
    assert (s.beside, s.lost, s.phase) == (5, 1, OVER)
    assert s.discard[CARD_IDS.index("farm")] == 1


@pytest.mark.rule("W-SCEN-06a", "RUL-W-19")
def test_sg06_has_two_boards_and_four_cards() -> None:
    s = scenario("sg06")
    assert sorted(sites(s, 0)) == ["barracks", "ramparts", "royal_guard", "sappers"]
    assert [k.id for k in view(s, 0).quest] == [f"{q}{n}" for q in "ud" for n in "1234"]


def won(name: str) -> State:
    """Everything a scenario asks for is there when the last exploration step opens."""
    s = scenario(name, side="b")
    p = s.live[0]
    row = SCENARIO_ROWS[SCENARIO_IDS.index(name)]
    while len(p.sites):
        complete(s, p, 0)
    p.menaces[4] = 0
    p.quest = sum(8 << 4 * k for k in range(len(s.quests)))
    p.bonus += row["medals"][0] + 20 - points(s, p)
    s.round, s.step = 4, 3
    return s


@pytest.mark.rule("W-SCEN-02c", "W-SCEN-03b", "W-SCEN-07")
@pytest.mark.parametrize("name", SCENARIO_IDS)
def test_a_scenario_that_has_all_it_asks_for_is_won_with_a_medal(name: str) -> None:
    s = won(name)
    while s.phase != OVER:
        play_on(s)
    assert list(GAME.ranks(s)) == [1]
    assert medal(s) >= 1


@pytest.mark.rule("W-SCEN-04b", "W-SCEN-05c", "W-SCEN-06b")
@pytest.mark.parametrize("name", SCENARIO_IDS)
def test_a_scenario_that_lacks_one_thing_is_lost(name: str) -> None:
    for lack in range(3):
        s = won(name)
        row = SCENARIO_ROWS[SCENARIO_IDS.index(name)]
        if lack == 0 and row["construction"]:
            s.live[0].built[DEVELOPMENT_IDS.index(next(iter(row["construction"])))] -= 1
        elif lack == 1 and row["quests"]:
            s.live[0].quest &= 8
            s.live[0].quest &= ~(8 << 4 * (len(s.quests) - 1))
        elif lack == 2 and row["menaces"]:
            s.live[0].menaces[4] = 1
        else:
            continue
        while s.phase != OVER:
            play_on(s)
        assert list(GAME.ranks(s)) == [2]
        assert medal(s) == NONE


def play_on(s: State) -> None:
    """The plainest act: finish, else the first."""
    if s.phase not in (BUILD, FIGHT):
        s.phase = BUILD
        close_window(s)
        return
    texts = moves(s, 0)
    act(s, 0, "end" if "end" in texts else texts[0])


@pytest.mark.rule("RUL-W-52")
def test_another_copy_of_a_prepared_card_counts() -> None:
    s = won("sg04")
    add_built(s.live[0], DEVELOPMENT_IDS.index("barracks"))
    s.live[0].built[DEVELOPMENT_IDS.index("barracks")] -= 1
    s.phase = OVER
    assert list(GAME.ranks(s)) == [1]


@pytest.mark.parametrize("name", SCENARIO_IDS)
def test_a_scenario_played_at_random_from_its_first_card_ends(name: str) -> None:
    s, rng = TITLE.new(1, options(scenario=name)), Random(2)
    while waiting := list(GAME.to_act(s)):
        GAME.apply(s, waiting[0], sample(GAME, s, waiting[0], rng))
    assert s.phase == OVER
    assert next(iter(GAME.ranks(s))) in (1, 2)
