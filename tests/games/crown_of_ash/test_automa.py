"""Solo and the automa (A-AI). In solo the person is seat 0, the automa seat 1."""

import pytest

from interregnum.core.game import CHANCE, NONE
from interregnum.games.crown_of_ash.rules.data import ACTION_IDS, LEVEL, PROVINCE_IDS, WARRIOR_IDS
from interregnum.games.crown_of_ash.rules.phases import OVER
from interregnum.games.crown_of_ash.rules.state import KING

from .kit import GAME, Table, dealt, names, table


def solo(**options: object) -> Table:
    """At the automa's turn: its province die is to be thrown."""
    return table(1, **options).play("gold", "no raise")


def acts(t: Table, die: int, card: str) -> Table:
    return t.play(f"roll {die}", f"action {card}")


@pytest.mark.rule("A-AI-01", "RUL-A-135")
def test_the_automa_is_the_opponent_or_one_more_player() -> None:
    assert len(table(1).state.players) == 2
    assert len(table(2, automa=1).state.players) == 3
    assert len(table(3, automa=1).state.players) == 4


@pytest.mark.rule("A-AI-02", "RUL-A-01", "RUL-A-104")
@pytest.mark.parametrize(("targeted", "cards"), [(False, "I II III IV V"), (True, "II III IV V T")])
def test_the_action_deck_has_five_cards(targeted: bool, cards: str) -> None:
    t = solo(automa_targeted_card=targeted).play("roll 1")
    assert t.moves == [f"action {card}" for card in cards.split()]


@pytest.mark.rule("A-AI-03", "RUL-A-62")
def test_a_used_up_action_deck_is_shuffled_at_the_end_of_the_turn() -> None:
    t = solo()
    t.state.actions = 1 << ACTION_IDS.index("IV")
    acts(t, 1, "IV").chance()
    assert bin(t.state.actions).count("1") == 5


@pytest.mark.rule("A-AI-04", "A-AI-06", "A-AI-07")
def test_solo_is_set_up_as_for_two_players() -> None:
    t = table(1)
    assert t.state.config.side == 0
    assert [t.controller(area) for area in PROVINCE_IDS] == [0, NONE, 0, 1, 1, NONE]
    assert t.defenders("desert") == ["Nox-a"]
    assert (t.hand(1), t.player(1).minions) == (["Nox-c"], 4)
    assert len(t.cards(1)) == 5
    assert t.state.scale == 0


@pytest.mark.rule("A-AI-05", "EX-A-114")
@pytest.mark.parametrize(("level", "difficulty"), [(1, "low"), (2, "medium"), (3, "high")])
def test_in_solo_the_automa_starts_on_the_citadel_with_a_warrior_of_the_level(
    level: int, difficulty: str
) -> None:
    t = table(1, automa_difficulty=difficulty)
    assert t.controller("citadel") == 1
    guard = names(t.state.defenders[6])
    assert len(guard) == 1
    assert LEVEL[WARRIOR_IDS.index(guard[0])] == level
    assert t.state.royal == NONE


@pytest.mark.rule("RUL-A-60", "RUL-A-63")
@pytest.mark.parametrize("automatons", [False, True])
def test_the_guard_is_drawn_from_the_deck_without_automatons_unless_the_option_says_so(
    automatons: bool,
) -> None:
    t = dealt(1, automa_guard_automaton=automatons)
    assert t.seat == CHANCE
    assert ("guarded by AU1" in t.moves) == automatons
    assert "guarded by BO1" not in t.moves  # it is displayed


@pytest.mark.rule("A-AI-05", "RUL-A-63")
def test_the_person_may_choose_the_guard_as_the_first_decision() -> None:
    t = table(1, automa_guard="chosen", automa_difficulty="high")
    assert t.seat == 0
    assert t.moves == ["guard BL7", "guard SU7"]
    t.play("guard SU7")
    assert t.defenders("citadel") == ["SU7"]
    assert "SU7" not in t.deck(3)


@pytest.mark.rule("A-AI-08", "A-AI-39")
def test_the_automa_has_no_fate_card_and_scores_no_leftovers() -> None:
    t = solo()
    assert t.player(1).fate == NONE
    t.state.round = 3
    t.last_turn()
    t.player(0).minions = 0
    t.deal(1, "BO1", "BO7", "AU3")
    acts(t, 1, "IV").chance()
    assert t.is_over()
    assert list(t.player(1).points)[4:] == [0, 0, 0, 0]


@pytest.mark.rule("A-AI-09", "A-AI-17", "EX-A-116")
def test_the_automa_scores_a_point_for_each_resource() -> None:
    t = solo().rule("volcano", 0, "L2-01")
    acts(t, 1, "II")  # a person controls it: use the resource space
    assert t.vp(1) == 4
    assert t.store(1) == {}
    assert t.minions_on("resource-volcano") == 1


@pytest.mark.rule("A-AI-10", "A-AI-42", "RUL-A-37")
def test_the_automa_is_last_in_every_order() -> None:
    t = table(2, automa=1)
    assert list(t.state.order) == [0, 1, 2]
    t.player(0).vp = 9
    t.player(2).vp = -9
    t.to_round_end()
    assert t.seat == 1
    t.play("order 1")
    assert list(t.state.order) == [1, 0, 2]


@pytest.mark.rule("A-AI-11", "RUL-A-15")
def test_the_automas_attackers_lie_open() -> None:
    t = table(1, powers=True, lords="visio,nox").play("gold", "no raise")
    t.deal(1, "BO3", "AS1", "BL1")
    acts(t, 1, "I")
    assert t.state.open == 1
    assert t.moves[0] == "lay B0"  # Visio is not asked to unmask


@pytest.mark.rule("A-AI-12", "A-AI-19")
def test_the_automa_attacks_with_its_strongest_two() -> None:
    t = solo().deal(1, "BO3", "BO4", "AS5", "BL1")
    acts(t, 1, "V")
    assert names(t.state.committed) == ["BO4", "AS5"]
    assert t.minions_on("battle-volcano") == 1


@pytest.mark.rule("A-AI-12", "RUL-A-41")
@pytest.mark.parametrize(
    ("hand", "best"),
    [
        (("BO4", "AS4", "AU1"), ("BO4", "AS4")),  # fewer automatons
        (("BO3", "AU1", "BO4"), ("BO3", "BO4")),  # 3 + 4 + 1, one automaton less
        (("SU4", "BL4", "AS4", "BO4"), ("BO4", "AS4")),  # then the first of the tables
        (("SU4", "BL4", "AS4"), ("AS4", "BL4")),
        (("Nox-b", "BO4", "Nox-a"), ("BO4", "Nox-a")),
        (("AS3", "BO5", "Nox-c"), ("BO5", "AS3")),
    ],
)
def test_ties_of_strength_are_broken_by_automatons_levels_and_number(
    hand: tuple[str, ...], best: tuple[str, ...]
) -> None:
    t = solo().deal(1, *hand)
    acts(t, 1, "V")
    assert set(names(t.state.committed)) == set(best)


@pytest.mark.rule("A-AI-13", "A-AI-16")
def test_the_first_possible_step_from_left_to_right_is_carried_out() -> None:
    t = solo().deal(1)
    acts(t, 1, "V")  # attack impossible without warriors, the Citadel is its own: resources
    assert t.minions_on("resource-volcano") == 1
    assert t.moves[0].startswith("up")  # and it raises


@pytest.mark.rule("A-AI-14", "EX-A-115", "RUL-A-132")
@pytest.mark.parametrize(("die", "province"), [(1, "volcano"), (6, "mountains"), (3, "village")])
def test_the_die_names_the_province(die: int, province: str) -> None:
    t = solo().play(f"roll {die}")
    assert PROVINCE_IDS[t.state.target] == province


@pytest.mark.rule("A-AI-15", "A-AI-21")
def test_a_split_step_follows_the_controller_of_the_province() -> None:
    t = solo()
    acts(t, 2, "I")  # nobody controls Coast: build
    assert t.controller("coast") == 1
    t = solo().deal(1, "BO3")
    acts(t, 1, "I")  # a person does: attack
    assert t.state.attacker == 1


@pytest.mark.rule("A-AI-18", "A-RES-05")
def test_a_person_is_taxed_and_an_own_province_adjusted() -> None:
    t = solo().stock(0)
    acts(t, 1, "II")
    assert t.store(0) == {"sulphur": 1}
    t = solo().deal(1, "BO4", "AS1")
    acts(t, 4, "V")
    assert t.defenders("desert") == ["BO4", "Nox-a"]  # 1 each: AS1 has a level
    assert t.vp(1) == 2


@pytest.mark.rule("A-AI-18", "RUL-A-41", "RUL-A-42")
def test_an_adjust_keeps_those_present_among_equals_and_may_strip_the_hand() -> None:
    t = solo().deal(1, "BO4", "BL4").guard("desert", "SU4")
    acts(t, 4, "V")
    assert t.defenders("desert") == ["BO4", "SU4"]
    assert t.hand(1) == ["BL4"]


@pytest.mark.rule("A-AI-20", "RUL-A-134", "EX-A-45")
def test_the_citadel_is_attacked_at_the_best_free_space_with_up_to_three() -> None:
    t = table(2, automa=1).play("gold", "no raise", "gold", "no raise").deal(2, "Mors-c")
    acts(t, 2, "V")  # Coast is empty: no resources there
    assert t.minions_on("left") == 1
    assert t.moves == [f"draw {card}" for card in ("B0", "B1", "B3", "B4", "BD")]
    t.play("draw B3")
    assert t.controller("citadel") == 2  # 2 + 1 + 3 against 5


@pytest.mark.rule("A-AI-20")
def test_with_the_left_wing_taken_it_is_the_right_then_the_gate() -> None:
    for taken, wing in ((("left",), "right"), (("left", "right"), "gate")):
        t = table(2, automa=1).play("gold", "no raise", "gold", "no raise").deal(2, "Mors-c")
        for name in taken:
            t.state.taken[{"left": 12, "right": 13}[name]] = 1
        acts(t, 2, "III")
        assert t.minions_on(wing) == 1


@pytest.mark.rule("A-AI-21", "A-AI-22")
def test_the_automa_builds_the_rightmost_tile_for_free_and_posts_its_best() -> None:
    t = solo().deal(1, "BO4", "AS1", "BL3")
    acts(t, 6, "I")
    assert t.state.top[5] == 7  # L1-04
    assert t.vp(1) == 3
    assert t.defenders("mountains") == ["BO4", "BL3"]
    assert t.minions_on("build") == 1


@pytest.mark.rule("A-AI-23", "RUL-A-48", "RUL-A-73")
def test_the_nearest_resource_space_lies_clockwise_and_needs_a_tile() -> None:
    t = solo()
    acts(t, 2, "IV")  # Coast has no tile, Village is next
    assert t.minions_on("resource-village") == 1
    t = solo()
    acts(t, 6, "IV")
    assert t.minions_on("resource-volcano") == 1
    t = solo()
    acts(t, 4, "IV")
    assert t.minions_on("resource-desert") == 1


@pytest.mark.rule("A-AI-24", "EX-A-47")
def test_without_any_free_resource_space_it_takes_the_gold_space() -> None:
    t = solo()
    for province in range(6):
        t.state.taken[province] = 1
    acts(t, 3, "IV")
    assert t.minions_on("gold") == 2
    assert t.vp(1) == 1
    assert t.moves[0].startswith("up")


@pytest.mark.rule("A-AI-25", "A-AI-26")
def test_it_raises_the_rightmost_warrior_of_the_cubes_level_for_free() -> None:
    t = solo()
    acts(t, 1, "IV")
    assert "BO2" in t.hand(1)
    assert t.state.scale == 1


@pytest.mark.rule("A-AI-26")
def test_the_cube_goes_back_to_the_top() -> None:
    t = solo()
    t.state.scale = 6
    acts(t, 1, "IV")
    assert "AS7" in t.hand(1)
    assert t.state.scale == 0


@pytest.mark.rule("RUL-A-45", "RUL-A-68")
@pytest.mark.parametrize(
    ("square", "display", "raised"),
    [
        (6, ("BO1", "BO2", "BO4", "", "", ""), "BO4"),
        (2, ("BO1", "BO2", "", "", "BO7", ""), "BO2"),
        (0, ("", "BO5", "", "", "BO7", ""), "BO5"),
        (2, ("", "", "", "", "BO7", "AS7"), "AS7"),
    ],
)
def test_without_that_level_the_next_lower_then_the_next_higher_is_raised(
    square: int, display: tuple[str, ...], raised: str
) -> None:
    t = solo()
    t.state.scale = square
    for slot, card in enumerate(display):
        t.state.display[slot] = WARRIOR_IDS.index(card) if card else NONE
    acts(t, 1, "IV")
    assert raised in t.hand(1)


@pytest.mark.rule("A-AI-27")
def test_it_does_not_raise_otherwise() -> None:
    t = solo()
    acts(t, 1, "II")
    assert t.hand(1) == ["Nox-c"]
    assert t.seat == 0


@pytest.mark.rule("A-AI-28", "RUL-A-46", "A-AI-30")
def test_the_targeted_card_attacks_the_least_defended_province_of_a_person() -> None:
    t = solo(automa_targeted_card=True).deal(1, "BO3").guard("volcano", "AS1", "AS2")
    t.guard("village", "BL4")  # 4 against 1 + 2 + 1
    acts(t, 2, "T")
    assert t.minions_on("battle-village") == 1  # a tie: the first clockwise from Coast


@pytest.mark.rule("A-AI-28", "RUL-A-46", "RUL-A-133")
def test_an_empty_province_counts_nothing_and_a_taken_battle_space_is_left_out() -> None:
    t = solo(automa_targeted_card=True).deal(1, "BO3").guard("volcano").guard("village", "BL4")
    acts(t, 3, "T")
    assert t.minions_on("battle-volcano") == 1
    t = solo(automa_targeted_card=True).deal(1, "BO3").guard("volcano").guard("village", "BL4")
    t.state.taken[6] = 1
    acts(t, 3, "T")
    assert t.minions_on("battle-village") == 1


@pytest.mark.rule("A-AI-29", "A-AI-31")
def test_the_targeted_card_builds_in_the_most_defended_own_province() -> None:
    t = solo(automa_targeted_card=True).deal(1).guard("forest", "BO4")
    acts(t, 1, "T")
    assert t.state.covered[4] == 1
    t = solo(automa_targeted_card=True).deal(1)
    acts(t, 5, "T")  # a tie: the rolled province itself
    assert t.state.covered[4] == 1


@pytest.mark.rule("RUL-A-47", "A-AI-29")
def test_without_an_own_province_the_build_is_impossible() -> None:
    t = solo(automa_targeted_card=True).deal(1).rule("desert", 0).rule("forest", 0)
    acts(t, 2, "T")
    assert t.minions_on("resource-village") == 1


def attacked_by_automa(card: str, **options: object) -> Table:
    """The automa attacks Volcano with BO4; the person lays a card."""
    t = solo(**options).deal(1, "BO4")
    return acts(t, 1, "I").play(f"lay {card}")


@pytest.mark.rule("A-AI-32", "RUL-A-105", "RUL-A-62")
def test_the_person_chooses_first_and_the_automas_card_is_drawn() -> None:
    t = solo().deal(1, "BO4")
    acts(t, 1, "I")
    assert list(GAME.to_act(t.state)) == [0]
    t.play("lay B3")
    assert t.moves == [f"draw {card}" for card in ("B0", "B1", "B3", "B4", "BD")]


@pytest.mark.rule("A-AI-33", "EX-A-49")
def test_the_automas_cards_are_shuffled_after_the_last() -> None:
    t = attacked_by_automa("B3").play("draw B1", "take bone", "take bone")
    assert t.cards(1) == ["B0", "B3", "B4", "BD"]
    t = solo().deal(1, "BO4")
    t.player(1).cards, t.player(1).discard = 0b00010, 0o1345
    acts(t, 1, "I").play("lay B3", "draw B1", "take bone", "take bone")
    assert len(t.cards(1)) == 5


@pytest.mark.rule("A-AI-34", "A-AI-09")
@pytest.mark.parametrize(("card", "points"), [("B1", 2), ("B3", 1), ("B4", 1), ("B0", 3)])
def test_rewards_are_points_for_the_automa(card: str, points: int) -> None:
    t = attacked_by_automa("B0").guard("volcano").play(f"draw {card}")
    assert t.controller("volcano") == 1
    assert t.vp(1) == points


@pytest.mark.rule("A-AI-34")
def test_a_won_die_card_is_the_printed_point_and_a_lost_card_its_resources() -> None:
    t = attacked_by_automa("B0").play("draw BD", "roll 3")
    assert t.vp(1) == 1
    t = attacked_by_automa("B4").guard("volcano", "AS5").play("draw B3", "take bone")
    assert t.vp(1) == 2


@pytest.mark.rule("A-AI-35", "RUL-A-43")
def test_an_automa_that_loses_an_attack_with_zero_inflicts_a_casualty() -> None:
    t = attacked_by_automa("B3").guard("volcano", "AS5", "BL1").play("draw B0")
    assert t.seat == 0
    assert t.moves == ["lose AS5", "lose BL1"]


def attack_automa(card: str, mine: str = "BO7") -> Table:
    """The person attacks Desert, held by the automa with BO5 and AS1."""
    t = table(1).deal(0, mine).guard("desert", "BO5", "AS1")
    return t.play("attack desert", f"send {mine}", "sent", f"lay {card}")


@pytest.mark.rule("A-AI-36", "A-AI-37", "EX-A-51")
def test_an_automa_that_loses_a_defence_with_zero_takes_back_its_strongest() -> None:
    t = attack_automa("B3").play("draw B0")
    assert t.controller("desert") == 0
    assert t.grave(1) == ["AS1"]
    assert "BO5" in t.hand(1)


@pytest.mark.rule("RUL-A-67")
def test_among_equals_it_takes_back_the_first_of_the_tables() -> None:
    t = table(1).deal(0, "BO7").guard("desert", "AS1").bury(1, "SU5", "BL5", "AS5", "BO5")
    t.play("attack desert", "send BO7", "sent", "lay B3", "draw B0")
    assert "BO5" in t.hand(1)
    assert t.grave(1) == ["AS1", "AS5", "BL5", "SU5"]


@pytest.mark.rule("RUL-A-67")
def test_with_an_empty_graveyard_it_inflicts_the_casualty_instead() -> None:
    t = table(1).deal(0, "BO7").guard("desert")
    t.play("attack desert", "send BO7", "sent", "lay B3", "draw B0")
    assert t.moves == ["lose BO7"]


@pytest.mark.rule("RUL-A-44")
def test_the_automa_gives_its_weakest_as_a_casualty() -> None:
    t = table(1).deal(0, "BO1").guard("desert", "BO5", "AS1")
    t.play("attack desert", "send BO1", "sent", "lay B0", "draw B3", "casualty")
    assert t.defenders("desert") == ["BO5"]
    assert t.grave(1) == ["AS1"]


@pytest.mark.rule("RUL-A-44")
@pytest.mark.parametrize(
    ("defenders", "lost"),
    [(("BL4", "BO4"), "BO4"), (("AS4", "BO4"), "BO4"), (("SU4", "BL4"), "BL4")],
)
def test_among_equals_the_casualty_is_the_first_of_the_tables(
    defenders: tuple[str, str], lost: str
) -> None:
    t = table(1).deal(0, "BO1").guard("desert", *defenders)
    t.play("attack desert", "send BO1", "sent", "lay B0", "draw B3", "casualty")
    assert t.grave(1) == [lost]


@pytest.mark.rule("A-AI-38")
def test_the_automa_scores_its_areas_and_takes_its_graveyard_back() -> None:
    t = solo().last_turn().bury(1, "BO3")
    t.player(0).minions = 0
    acts(t, 1, "II").chance()
    assert list(t.player(1).points)[:2] == [4, 3]
    assert "BO3" in t.hand(1)


@pytest.mark.rule("A-AI-40", "A-AI-41", "EX-A-53")
def test_beside_people_the_table_is_set_for_all_players_with_the_king() -> None:
    t = table(2, automa=1)
    assert t.state.config.side == 1
    assert sum(len(t.deck(level)) for level in (1, 2, 3)) + 6 == 32
    assert t.controller("citadel") == KING
    assert [t.controller(area) for area in ("volcano", "village", "desert")] == [0, 1, 2]
    assert list(t.state.order) == [0, 1, 2]
    assert table(3, automa=1).state.config.side == 1


@pytest.mark.rule("RUL-A-131", "A-AI-40")
def test_two_people_with_the_automa_use_dashed_spaces() -> None:
    t = table(2, automa=1).turn("gather volcano", "posted", "no raise")
    assert "gather volcano" in t.moves


@pytest.mark.rule("RUL-A-38")
@pytest.mark.parametrize(("option", "points"), [(False, 0), (True, 2)])
def test_the_automa_starts_with_two_points_only_by_option(option: bool, points: int) -> None:
    t = table(1, automa_start_vp=option)
    assert t.vp(1) == points
    assert t.store(1) == {}


@pytest.mark.rule("RUL-A-39", "A-AI-09")
def test_tax_is_a_point_for_the_automa() -> None:
    t = table(1).play("gather desert")
    assert t.vp(1) == 1


@pytest.mark.rule("RUL-A-40")
@pytest.mark.parametrize(("option", "points"), [(False, 0), (True, -3)])
def test_automatons_cost_the_automa_only_by_option(option: bool, points: int) -> None:
    t = solo(automa_automaton_penalty=option).last_turn().deal(1, "AU3")
    t.player(0).minions, t.state.round = 0, 3
    acts(t, 1, "II").chance()
    assert t.is_over()
    assert t.player(1).points[7] == points


@pytest.mark.rule("RUL-A-49")
def test_the_automa_takes_its_graveyard_at_the_altar() -> None:
    t = solo().rule("volcano", 0, "L2-11").bury(1, "BO3")
    acts(t, 1, "II")
    assert "BO3" in t.hand(1)
    assert t.vp(1) == 0
    t = solo().offer("L1-01", "L2-11").bury(1, "BO3").deal(1)
    acts(t, 2, "I")
    assert t.defenders("coast") == ["BO3"]


@pytest.mark.rule("RUL-A-50")
def test_the_automa_has_no_powers_and_people_keep_theirs() -> None:
    t = table(1, powers=True, lords="nox,mors")
    assert [p.token for p in t.state.players] == [1, 0]
    t.play("gold", "no raise").play("roll 4")
    assert t.moves[0].startswith("action")  # no second chance for the automa


@pytest.mark.rule("RUL-A-16", "A-POWER-10")
@pytest.mark.parametrize(("scope", "asked"), [("any", True), ("battle", False)])
def test_mors_may_have_the_automas_province_die_thrown_again(scope: str, asked: bool) -> None:
    t = table(1, powers=True, lords="mors,nox", second_chance_scope=scope)
    t.play("gold", "no raise", "roll 4")
    assert (t.seat == 0) == asked
    if asked:
        t.play("reroll 0", "roll 2")
        assert t.state.target == 1


def end_of_solo(mine: int, other: int, **options: object) -> list[int]:
    t = solo(**options).last_turn().deal(0).deal(1)
    t.player(0).minions, t.state.round = 0, 3
    t.stock(0)
    for area in ("volcano", "village", "desert", "forest", "citadel"):
        t.rule(area, NONE)
    t.state.display[1] = NONE
    t.player(0).vp, t.player(1).vp = mine, other - 1
    for province in range(6):
        t.state.taken[province] = 1
    acts(t, 2, "IV").chance()
    assert t.is_over()
    assert (t.vp(0), t.vp(1)) == (mine, other)
    return list(GAME.ranks(t.state))


@pytest.mark.rule("RUL-A-51")
def test_a_solo_tie_goes_to_the_automa_unless_the_option_says_otherwise() -> None:
    assert end_of_solo(10, 9) == [1, 2]
    assert end_of_solo(9, 10) == [3, 1]
    assert end_of_solo(10, 10) == [3, 1]
    assert end_of_solo(10, 10, solo_tie="person") == [1, 2]


@pytest.mark.rule("RUL-A-69")
def test_beside_people_the_automa_adds_nothing_in_a_tie_and_may_hold_the_royal_token() -> None:
    t = table(2, automa=1)
    t.state.phase, t.state.royal = OVER, 2
    for p in t.state.players:
        p.vp, p.hand, p.grave = 10, 0, 0
    assert list(GAME.ranks(t.state)) == [2, 2, 1]


@pytest.mark.rule("RUL-A-71")
def test_a_limited_supply_does_not_limit_the_automas_points() -> None:
    t = solo(supply_limit=True).stock(0, sulphur=18)
    acts(t, 1, "II")
    assert t.vp(1) == 2


@pytest.mark.rule("RUL-A-72")
@pytest.mark.parametrize(("allowed", "post"), [(True, ["AU1"]), (False, [])])
def test_the_option_on_automatons_in_a_new_province_binds_the_automa(
    allowed: bool, post: list[str]
) -> None:
    t = solo(automaton_new_province=allowed).deal(1, "AU1")
    acts(t, 2, "I")
    assert t.defenders("coast") == post
