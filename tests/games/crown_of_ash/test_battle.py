"""Battle (A-BATTLE)."""

import pytest

from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.families import FAMILIES
from interregnum.games.crown_of_ash.rules.actions import COMMITTED, LAID
from interregnum.games.crown_of_ash.rules.battle import attack_total, defence_total
from interregnum.games.crown_of_ash.view import view

from .kit import GAME, Table, duel, fight, lay, names, table


def sent(people: int = 2) -> Table:
    """Seat 0 has sent BO3 to Desert and keeps AS2."""
    return duel(people).deal(0, "BO3", "AS2").play("attack desert", "send BO3", "sent")


@pytest.mark.rule("A-BATTLE-01", "A-BATTLE-03")
def test_only_areas_of_others_and_the_kings_citadel_can_be_attacked() -> None:
    t = table(2).deal(0, "BO3")
    attacks = {move for move in t.moves if move.startswith("attack")}
    assert attacks == {
        "attack desert",
        "attack forest",
        "attack left",
        "attack right",
        "attack gate",
    }
    t.rule("citadel", 0)
    assert "attack left" not in t.moves


@pytest.mark.rule("A-BATTLE-01")
def test_the_minion_stands_on_the_battle_space() -> None:
    t = sent()
    assert t.minions_on("battle-desert") == 1
    assert t.player(0).minions == 3


@pytest.mark.rule("A-BATTLE-04")
def test_one_or_two_warriors_are_committed_to_a_province_and_up_to_three_to_the_citadel() -> None:
    t = table(2).deal(0, "BO1", "BO2", "BO3", "BO4")
    t.play("attack desert")
    assert "sent" not in t.moves
    t.play("send BO1", "send BO3")
    assert t.moves == ["sent"]
    t = table(2).deal(0, "BO1", "BO2", "BO3", "BO4").play("attack left", "send BO1", "send BO3")
    assert t.moves == ["send BO4", "sent"]  # ascending: BO2 would have come first
    assert t.play("send BO4").moves == ["sent"]


@pytest.mark.rule("A-BATTLE-04")
def test_others_see_the_number_of_attackers_and_nothing_else() -> None:
    t = duel().deal(0, "BO3", "AS2").play("attack desert")
    assert GAME.seen(t.state, 1, 0, FAMILIES.actions["send bo3"]) == COMMITTED
    assert GAME.seen(t.state, 0, 0, FAMILIES.actions["send bo3"]) == FAMILIES.actions["send bo3"]
    t.play("send BO3")
    assert GAME.seen(t.state, NONE, 0, FAMILIES.actions["send as2"]) == COMMITTED
    t.play("send AS2", "sent")
    assert view(t.state, 1).battle.committed is None  # type: ignore[union-attr]
    assert view(t.state, 1).battle.size == 2  # type: ignore[union-attr]


@pytest.mark.rule("A-BATTLE-05")
def test_the_defender_adds_nobody() -> None:
    t = sent().deal(1, "BL5")
    assert t.moves_of(1) == [f"lay {card}" for card in ("B0", "B1", "B3", "B4", "BD")]


@pytest.mark.rule("A-BATTLE-06", "A-BATTLE-07")
def test_both_lay_a_card_in_one_window_and_neither_sees_the_others() -> None:
    t = sent()
    assert list(GAME.to_act(t.state)) == [0, 1]
    action = FAMILIES.actions["lay b3"]
    assert GAME.seen(t.state, 1, 0, action) == LAID
    t.by(0, "lay B3")
    assert list(GAME.to_act(t.state)) == [1]
    assert GAME.seen(t.state, 0, 1, action) == action  # the last card opens both


@pytest.mark.rule("A-BATTLE-06", "A-DEF-04")
def test_a_defender_without_defenders_still_plays_a_card() -> None:
    t = duel().guard("desert").deal(0, "BO1").play("attack desert", "send BO1", "sent")
    assert list(GAME.to_act(t.state)) == [0, 1]


@pytest.mark.rule("A-BATTLE-08", "RUL-A-120")
def test_a_total_is_warriors_reinforcement_and_card() -> None:
    t = duel().deal(0, "BO3", "BO1").guard("desert", "AS3", "AS1")
    t.play("attack desert", "send BO1", "send BO3", "sent")
    t.state.attack_card, t.state.defence_card = 2, 3  # B3, B4
    assert attack_total(t.state) == 3 + 1 + 1 + 3
    assert defence_total(t.state) == 3 + 1 + 1 + 4


@pytest.mark.rule("A-BATTLE-09", "A-BATTLE-10", "EX-A-01")
def test_a_tie_is_the_defenders_and_the_attackers_go_to_the_graveyard() -> None:
    t = duel().deal(0, "BO4").guard("desert", "BL3").stock(0).stock(1)
    fight(t, "desert", "B3", "B4", "BO4")
    assert t.seat == 1
    t.play("take ash", "take bone", "take bone")
    assert t.grave(0) == ["BO4"]
    assert t.defenders("desert") == ["BL3"]
    assert t.controller("desert") == 1
    assert (t.store(0), t.store(1)) == ({"bone": 2}, {"ash": 1})


@pytest.mark.rule("A-BATTLE-11")
def test_a_winner_takes_the_area_with_all_attackers() -> None:
    t = duel().deal(0, "BO3", "BO5").guard("desert", "BL3", "SU1")
    fight(t, "desert", "B1", "B3", "BO3", "BO5")
    assert t.controller("desert") == 0
    assert t.defenders("desert") == ["BO3", "BO5"]
    assert t.grave(1) == ["BL3", "SU1"]


@pytest.mark.rule("A-BATTLE-12", "EX-A-07")
def test_automatons_leave_before_the_rewards_and_the_others_stay() -> None:
    t = duel().deal(0, "AU1", "BO2").guard("desert", "BL3").stock(0)
    fight(t, "desert", "B1", "B3", "BO2", "AU1")
    assert t.store(0) == {"gold": 2}
    assert "AU1" in t.deck(1)
    assert t.defenders("desert") == ["BO2"]


@pytest.mark.rule("A-BATTLE-13", "A-BCARD-03", "RUL-A-139")
def test_each_side_is_paid_by_its_own_card() -> None:
    t = duel().deal(0, "BO7").guard("desert").stock(0).stock(1)
    fight(t, "desert", "B3", "B4", "BO7")
    assert (t.store(0), t.store(1)) == ({"gold": 1}, {"gold": 1})


@pytest.mark.rule("A-BATTLE-14", "A-BCARD-09")
def test_used_cards_lie_on_the_discard_piles_and_stay_there_at_the_end_of_a_round() -> None:
    t = duel().deal(0, "BO7").guard("desert")
    fight(t, "desert", "B3", "B4", "BO7")
    assert t.cards(0) == ["B0", "B1", "B4", "BD"]
    assert t.player(1).discard == 4
    t.to_round_end()
    assert t.cards(0) == ["B0", "B1", "B4", "BD"]


@pytest.mark.rule("A-BATTLE-14", "RUL-A-11")
def test_the_fifth_card_brings_all_five_back_at_the_end_of_the_battle() -> None:
    t = duel().deal(0, "BO7").guard("desert")
    t.player(0).cards, t.player(0).discard = 4, 0o1245
    fight(t, "desert", "B3", "B1", "BO7")
    assert t.cards(0) == ["B3"]
    t.play("take ash")
    assert t.cards(0) == ["B0", "B1", "B3", "B4", "BD"]
    assert t.player(0).discard == 0


@pytest.mark.rule("A-BATTLE-16")
def test_the_minion_blocks_the_battle_space_whoever_controls_the_area() -> None:
    t = duel().deal(0, "BO7").deal(1, "SU7").guard("desert")
    fight(t, "desert", "B3", "B4", "BO7").play("no raise")
    assert t.controller("desert") == 0
    assert "attack desert" not in t.moves


@pytest.mark.rule("A-BATTLE-17", "A-WAR-02")
def test_resources_just_won_may_raise_a_warrior() -> None:
    t = duel().deal(0, "BO7").guard("desert").stock(0)
    fight(t, "desert", "B0", "B4", "BO7")
    assert t.store(0) == {"gold": 3}
    t.play("raise 1", "pay")
    assert "BO1" in t.hand(0)


@pytest.mark.rule("RUL-A-32")
def test_all_attackers_fit_into_what_they_conquer() -> None:
    t = table(2).deal(0, "BO5", "AS5", "SU5").play("attack left")
    lay(t.play("send BO5", "send AS5", "send SU5", "sent"), "B0", "")
    assert t.defenders("citadel") == ["BO5", "AS5", "SU5"]


@pytest.mark.rule("EX-A-106")
def test_the_rulebooks_battle() -> None:
    t = duel().deal(0, "BO7").guard("desert", "BL3", "BL1").stock(0).stock(1)
    fight(t, "desert", "BD", "B1", "BO7").play("roll 2")
    assert (t.controller("desert"), t.vp(0)) == (0, 1)
    t.play("take sulphur")
    assert t.store(1) == {"sulphur": 1}
    assert t.grave(1) == ["BL1", "BL3"]


@pytest.mark.rule("EX-A-03")
def test_a_lost_zero_against_an_empty_area_can_only_recover() -> None:
    t = duel().deal(0, "Visio-a").guard("desert").stock(1)
    fight(t, "desert", "B0", "B1", "Visio-a")
    assert t.store(1) == {"gold": 2}
    assert t.moves == ["recover Visio-a"]
    assert t.play("recover Visio-a").hand(0) == ["Visio-a"]


@pytest.mark.rule("EX-A-11")
def test_an_automaton_alone_conquers_and_leaves_the_area_empty() -> None:
    t = duel().deal(0, "AU2").guard("desert", "BO3").stock(0)
    fight(t, "desert", "B1", "B0", "AU2")
    assert t.store(0) == {"gold": 2}
    assert "AU2" in t.deck(2)
    assert (t.controller("desert"), t.defenders("desert")) == (0, [])
    assert t.moves == ["recover BO3"]


@pytest.mark.rule("A-BATTLE-04", "A-BATTLE-06")
def test_what_is_hidden_is_imagined_from_the_whole_hand() -> None:
    from random import Random

    t = sent()
    t.by(0, "lay B3")
    worlds = [GAME.imagine(t.state, 1, Random(k)) for k in range(60)]
    assert {tuple(names(w.committed)) for w in worlds} == {("BO3",), ("AS2",)}
    assert {w.attack_card for w in worlds} == {0, 1, 2, 3, 4}
    own = GAME.imagine(t.state, 0, Random(1))
    assert (names(own.committed), own.attack_card) == (["BO3"], 2)
