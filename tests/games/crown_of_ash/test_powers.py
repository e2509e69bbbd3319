"""The lords' powers (A-POWER). Seats: Visio 0, Nox 1, Mors 2, Fortis 3."""

from random import Random

import pytest

from interregnum.games.crown_of_ash.rules.data import SPACE_IDS

from .kit import GAME, Table, lay, names, table

VISIO, NOX, MORS, FORTIS = range(4)


def turn_of(seat: int, people: int = 4, **options: object) -> Table:
    """The advanced game, at the turn of a seat."""
    t = table(people, powers=True, **options)
    t.state.turn = seat
    t.state.actor = seat
    return t


def put(t: Table, seat: int, space: str) -> Table:
    """A minion on a space of the board."""
    k = SPACE_IDS.index(space)
    place = seat * 4 + sum(t.state.minions[seat * 4 + j] >= 0 for j in range(4))
    t.state.minions[place] = k
    t.state.taken[k] += 1
    t.player(seat).minions -= 1
    return t


@pytest.mark.rule("A-POWER-01", "A-POWER-02")
def test_either_power_turns_the_token_and_an_inactive_one_allows_none() -> None:
    t = turn_of(NOX).stock(NOX, bone=3)
    assert {"give bone", "rob 1"} <= set(t.moves)
    t.play("give bone", "get ash")
    assert t.player(NOX).token == 0
    assert not any(move.startswith(("give", "rob")) for move in t.moves)
    assert t.seat == NOX


@pytest.mark.rule("A-POWER-03", "RUL-A-125", "RUL-A-31")
def test_a_new_round_and_the_refresh_action_wake_the_token() -> None:
    t = turn_of(NOX)
    t.player(NOX).token = 0
    t.play("refresh")
    assert t.player(NOX).token == 1
    t = table(2, powers=True)
    t.player(0).token = t.player(1).token = 0
    t.to_round_end().play("order 0")
    assert [p.token for p in t.state.players] == [1, 1]


def attack_visio(*hand: str, send: str = "BO5") -> Table:
    """Nox attacks Volcano, which Visio holds."""
    t = turn_of(NOX, 2).deal(NOX, *hand)
    return t.play("attack volcano", f"send {send}", "sent")


@pytest.mark.rule("A-POWER-04")
def test_visio_may_unmask_his_attackers_before_the_cards() -> None:
    t = attack_visio("BO5", "AS1")
    assert t.seat == VISIO
    assert t.moves == ["unmask", "no unmask"]
    t.play("unmask")
    assert t.state.open == 1
    assert t.player(VISIO).token == 0
    assert list(GAME.to_act(t.state)) == [VISIO, NOX]
    world = GAME.imagine(t.state, VISIO, Random(3))
    assert names(world.committed) == ["BO5"]


@pytest.mark.rule("RUL-A-61")
def test_visio_is_not_asked_to_unmask_a_whole_hand() -> None:
    assert list(GAME.to_act(attack_visio("BO5").state)) == [VISIO, NOX]


@pytest.mark.rule("A-POWER-04", "A-SETUP-21")
def test_without_powers_nobody_is_asked() -> None:
    t = table(2).turn("gold", "no raise").deal(1, "BO5", "AS1")
    t.play("attack volcano", "send BO5", "sent")
    assert list(GAME.to_act(t.state)) == [0, 1]


@pytest.mark.rule("A-POWER-05", "EX-A-33")
def test_a_right_premonition_lowers_the_card_to_one() -> None:
    t = attack_visio("BO5").guard("volcano", "BL3").stock(NOX)
    lay(t, "B4", "B3")
    assert t.seat == VISIO
    assert t.moves == ["guess B0", "guess B1", "guess B3", "guess B4", "guess BD", "no guess"]
    t.play("guess B4")
    assert t.controller("volcano") == VISIO  # 5 + 1 against 3 + 3
    assert t.store(NOX) == {"gold": 1}  # the compensation is still that of the 4
    assert t.player(VISIO).token == 0


@pytest.mark.rule("A-POWER-05")
def test_a_wrong_premonition_does_nothing_but_use_the_token() -> None:
    t = attack_visio("BO5").guard("volcano", "BL3")
    lay(t, "B4", "B3").play("guess B3")
    assert t.controller("volcano") == NOX
    assert t.player(VISIO).token == 0
    t = attack_visio("BO5").guard("volcano", "BL3")
    lay(t, "B4", "B3").play("no guess")
    assert t.player(VISIO).token == 1


@pytest.mark.rule("RUL-A-14")
def test_visio_foresees_as_attacker_too() -> None:
    t = table(2, powers=True).deal(VISIO, "BO5").guard("desert", "BL4")
    t.play("attack desert", "send BO5", "sent")
    lay(t, "B1", "B4").play("guess B4")
    assert t.controller("desert") == VISIO  # 5 + 1 against 4 + 1


@pytest.mark.rule("RUL-A-12", "EX-A-35", "RUL-A-126")
@pytest.mark.parametrize(("option", "owner"), [(False, VISIO), (True, NOX)])
def test_a_foreseen_zero_stays_zero_unless_the_option_raises_it(option: bool, owner: int) -> None:
    t = turn_of(NOX, 2, premonition_zero=option).deal(NOX, "BO4").guard("volcano", "BL3")
    lay(t.play("attack volcano", "send BO4", "sent"), "B0", "B1").play("guess B0")
    assert t.controller("volcano") == owner  # 4 + 0 or 4 + 1 against 3 + 1


@pytest.mark.rule("RUL-A-13")
def test_a_foreseen_die_card_counts_one_and_is_not_thrown() -> None:
    t = attack_visio("BO5").guard("volcano", "BL3")
    lay(t, "BD", "B3").play("guess BD")
    assert t.controller("volcano") == VISIO
    assert t.seat == NOX


@pytest.mark.rule("RUL-A-61")
def test_a_premonition_that_cannot_matter_is_not_asked() -> None:
    t = attack_visio("BO5").guard("volcano", "BL3")
    t.player(NOX).cards, t.player(NOX).discard = 0b00011, 0o345
    lay(t, "B1", "B3")
    assert t.state.attacker != NOX or t.seat == NOX
    assert t.player(VISIO).token == 1


@pytest.mark.rule("A-POWER-06", "RUL-A-66", "RUL-A-127")
def test_nox_swindles_up_to_three_basic_resources_for_others() -> None:
    t = turn_of(NOX).stock(NOX, bone=2, ash=1, gold=4)
    t.play("give bone", "give bone", "give ash")
    assert t.moves == ["get blood", "get sulphur"]
    t.play("get blood", "get sulphur")
    assert t.moves == ["get sulphur"]  # ascending
    t.play("get sulphur")
    assert t.store(NOX) == {"blood": 1, "sulphur": 2, "gold": 4}


@pytest.mark.rule("RUL-A-66")
def test_a_swindle_takes_only_what_a_limited_supply_holds() -> None:
    t = (
        turn_of(NOX, supply_limit=True)
        .stock(NOX, bone=3)
        .stock(VISIO, ash=26, blood=18, sulphur=17)
    )
    t.play("give bone")
    assert t.moves == ["get sulphur"]  # one piece is left, so no second one is given


@pytest.mark.rule("RUL-A-21", "EX-A-61")
def test_the_powers_of_a_lords_turn_are_offered_at_placing_and_raising_only() -> None:
    t = turn_of(NOX).stock(NOX, bone=1, ash=2)
    assert "give ash" in t.moves
    t.play("gold").stock(NOX, bone=1, ash=2)
    assert "raise 1" not in t.moves
    assert "rob 1" not in t.moves
    t.play("give ash", "get bone")
    assert "raise 1" in t.moves
    t.play("raise 1")
    assert t.moves == ["pay"]


@pytest.mark.rule("A-POWER-07", "A-WAR-03", "EX-A-37")
def test_nox_robs_a_grave_before_placing_and_uses_the_warrior_at_once() -> None:
    t = turn_of(NOX, 2).stock(NOX, bone=4).deal(NOX)
    t.play("rob 1", "pay").chance("up BO3")
    assert t.hand(NOX) == ["BO1"]
    assert t.display()[0] == "BO3"
    t.play("attack volcano", "send BO1", "sent")
    lay(t, "B0", "B4").play("no guess", "take ash", "recover BO1")
    assert "raise 1" not in t.moves  # BO3 costs more
    t.stock(NOX, bone=4, ash=1).play("raise 1", "pay")
    assert t.hand(NOX) == ["BO1", "BO3"]


@pytest.mark.rule("A-POWER-08", "A-POWER-09", "EX-A-39")
def test_mors_moves_a_foreign_minion_which_triggers_nothing() -> None:
    t = put(turn_of(MORS, 3), VISIO, "battle-volcano")
    put(t, NOX, "battle-volcano")
    t.deal(MORS, "BO3")
    assert "attack volcano" not in t.moves
    before = t.store(VISIO)
    t.play("command battle-volcano 0", "command to gold")
    assert t.minions_on("gold") == 1
    assert t.store(VISIO) == before
    assert "attack volcano" in t.moves
    assert t.player(MORS).token == 0


@pytest.mark.rule("A-POWER-09", "RUL-A-17", "RUL-A-128")
def test_the_new_space_needs_room_and_lies_on_the_board() -> None:
    t = put(put(turn_of(MORS, 3), NOX, "left"), MORS, "gold")
    t.player(VISIO).refreshed = 1
    assert {"command left 1", "command gold 2"} <= set(t.moves)
    assert not any("refresh" in move for move in t.moves if move.startswith("command"))
    t.play("command gold 2")
    assert "command to left" not in t.moves
    assert "command to gold" not in t.moves
    assert "command to resource-coast" in t.moves  # no tile there


def mors_fight(mine: str, theirs: str, **options: object) -> Table:
    """Nox attacks Desert, which Mors holds."""
    t = turn_of(NOX, 3, **options).deal(NOX, "BO5").guard("desert", "BL3")
    return lay(t.play("attack desert", "send BO5", "sent"), mine, theirs)


@pytest.mark.rule("A-POWER-10", "EX-A-41", "RUL-A-129")
def test_mors_has_a_foreign_die_thrown_again_and_the_new_result_stands() -> None:
    t = mors_fight("BD", "B4").play("roll 6")
    assert t.seat == MORS
    assert t.moves == ["reroll 0", "keep dice"]
    t.play("reroll 0", "roll 2")
    assert t.player(MORS).token == 0
    assert t.controller("desert") == MORS  # 5 + 2 against 3 + 4


@pytest.mark.rule("RUL-A-16", "EX-A-59")
def test_mors_is_asked_once_after_all_dice() -> None:
    t = mors_fight("BD", "BD").play("roll 5", "roll 2")
    assert t.moves == ["reroll 0", "reroll 1", "keep dice"]
    t.play("reroll 0", "roll 1")
    assert list(t.state.dice)[:2] == [1, 2]
    assert t.controller("desert") == NOX  # 5 + 1 against 3 + 2


@pytest.mark.rule("RUL-A-16")
def test_mors_watches_the_dice_of_others() -> None:
    t = turn_of(VISIO, 3).deal(VISIO, "BO5")
    lay(t.play("attack village", "send BO5", "sent"), "BD", "B0")
    t.play("no guess", "roll 3")
    assert t.seat == MORS


@pytest.mark.rule("RUL-A-16")
@pytest.mark.parametrize(("scope", "asked"), [("any", True), ("battle", False)])
def test_dice_for_the_turn_order_are_mors_business_by_option(scope: str, asked: bool) -> None:
    t = table(3, powers=True, second_chance_scope=scope).last_turn()
    t.player(MORS).vp = 9
    for _ in range(3):
        t.turn("gold", "no raise") if t.seat != 2 else t.play("gold", "no raise")
    t.play(*(f"up L1-{k:02}" for k in (5, 6, 7, 8)))
    t.play("roll 2", "roll 4")
    assert (t.seat == MORS) == asked
    if asked:
        assert t.moves == ["reroll 0", "reroll 1", "keep dice"]
        t.play("reroll 0", "roll 6")
        assert t.seat == VISIO


def fortis(**options: object) -> Table:
    """Fortis rules Forest and Coast."""
    t = turn_of(FORTIS, 4, **options).rule("coast", FORTIS, "L1-12")
    return t.guard("forest", "BO3", "BO4").guard("coast", "AS1").deal(FORTIS, "BL1")


@pytest.mark.rule("A-POWER-11", "RUL-A-130")
def test_fortis_adds_takes_moves_or_exchanges_one_warrior() -> None:
    assert fortis().play("regroup BL1").moves == ["regroup to coast"]
    t = fortis().play("regroup BO3")
    assert t.moves == ["regroup home", "regroup to coast", "regroup with AS1", "regroup with BL1"]
    assert t.play("regroup home").hand(FORTIS) == ["BO3", "BL1"]
    t = fortis().play("regroup BO3", "regroup to coast")
    assert t.defenders("coast") == ["BO3", "AS1"]
    t = fortis().play("regroup BO3", "regroup with BL1")
    assert (t.defenders("forest"), t.hand(FORTIS)) == (["BO4", "BL1"], ["BO3"])
    t = fortis().play("regroup BO3", "regroup with AS1")
    assert (t.defenders("forest"), t.defenders("coast")) == (["BO4", "AS1"], ["BO3"])
    assert t.seat == FORTIS
    assert t.player(FORTIS).token == 0


@pytest.mark.rule("A-POWER-12", "A-CIT-09", "A-DEF-07")
def test_regroup_may_involve_the_citadel() -> None:
    t = fortis().rule("citadel", FORTIS).guard("citadel", "SU5")
    t.play("regroup SU5")
    assert "regroup home" in t.moves
    t.play("regroup to coast")
    assert t.defenders("coast") == ["AS1", "SU5"]
    t = fortis().rule("citadel", FORTIS).play("regroup BL1", "regroup to citadel")
    assert t.defenders("citadel") == ["BL1"]


@pytest.mark.rule("RUL-A-18", "A-AUTO-05")
@pytest.mark.parametrize("allowed", [False, True])
def test_regroup_places_automatons_from_hand_only_by_option(allowed: bool) -> None:
    t = fortis(regroup_automatons=allowed).deal(FORTIS, "AU1")
    assert ("regroup AU1" in t.moves) == allowed
    t.play("regroup BO3")
    assert ("regroup with AU1" in t.moves) == allowed
    t = fortis(regroup_automatons=allowed).guard("coast", "AU1")
    assert "regroup to coast" in t.play("regroup BO3").moves
    t = fortis(regroup_automatons=allowed).guard("forest", "BO3").guard("coast", "AU1")
    assert t.play("regroup AU1", "regroup to forest").defenders("forest") == ["BO3", "AU1"]


@pytest.mark.rule("A-POWER-13", "RUL-A-19", "EX-A-43")
def test_a_fortified_pair_gives_two_while_it_stays_together() -> None:
    t = fortis()
    assert t.defence("forest") == 3 + 4 + 1
    assert "fortify coast" not in t.moves
    t.play("fortify forest")
    assert t.defence("forest") == 3 + 4 + 2
    assert t.player(FORTIS).token == 0
    t.deal(FORTIS, "BO5").play("gather forest", "back BO4", "post BO5", "posted")
    assert t.defence("forest") == 3 + 5 + 1
    assert t.state.marks[4] == 0


@pytest.mark.rule("RUL-A-65")
def test_a_pair_taken_apart_and_put_together_in_one_adjust_keeps_its_mark() -> None:
    t = fortis().play("fortify forest", "gather forest", "posted")
    assert t.defence("forest") == 9


@pytest.mark.rule("RUL-A-20")
def test_a_pair_in_a_mixed_trio_may_be_fortified_but_not_three_of_a_type() -> None:
    t = fortis().rule("citadel", FORTIS).guard("citadel", "SU1", "SU2", "AS2")
    t.play("fortify citadel")
    assert t.defence("citadel") == 1 + 2 + 2 + 2
    t = fortis().rule("citadel", FORTIS).guard("citadel", "SU1", "SU2", "SU3")
    assert "fortify citadel" not in t.moves


@pytest.mark.rule("RUL-A-65", "RUL-A-20")
def test_a_third_of_the_type_ends_the_mark() -> None:
    t = fortis().rule("citadel", FORTIS).guard("citadel", "SU1", "SU2").deal(FORTIS, "SU3")
    t.play("fortify citadel")
    t.player(FORTIS).token = 1
    t.play("regroup SU3", "regroup to citadel")
    assert t.defence("citadel") == 1 + 2 + 3 + 2


def assault(**options: object) -> Table:
    """Fortis attacks Volcano with a pair."""
    t = turn_of(FORTIS, 4, **options).deal(FORTIS, "BO3", "BO4").guard("volcano", "BL5")
    t.player(0).token = 0
    return t.play("attack volcano", "send BO3", "send BO4", "sent")


@pytest.mark.rule("RUL-A-19", "RUL-A-65", "A-POWER-13")
def test_an_attacking_pair_is_fortified_after_the_reveal_and_keeps_it_when_it_moves_in() -> None:
    t = lay(assault(), "B0", "B3")  # 3 + 4 + 1 + 0 against 5 + 3
    assert t.seat == FORTIS
    assert t.moves == ["fortify attack", "no fortify"]
    t.play("fortify attack")
    assert t.controller("volcano") == FORTIS
    assert t.defence("volcano") == 3 + 4 + 2
    t = lay(assault(), "B0", "B3").play("no fortify")
    assert t.controller("volcano") == VISIO


@pytest.mark.rule("RUL-A-19")
def test_fortifying_attackers_can_be_ruled_out_by_option() -> None:
    t = lay(assault(fortify_defenders=True), "B0", "B3")
    assert t.controller("volcano") == VISIO
    assert t.player(FORTIS).token == 1


@pytest.mark.rule("RUL-A-72")
def test_pairs_made_by_an_option_may_be_fortified() -> None:
    t = fortis(automaton_pair=True).guard("forest", "AU1", "AU2")
    assert t.play("fortify forest").defence("forest") == 4 + 5 + 2
    t = fortis(starting_typed=True).guard("forest", "Fortis-a", "Fortis-b")
    assert t.play("fortify forest").defence("forest") == 1 + 1 + 2


@pytest.mark.rule("A-POWER-10", "RUL-A-16")
def test_dice_of_an_earlier_turn_order_are_not_rolled_again_in_a_battle() -> None:
    t = table(3, powers=True).last_turn()
    t.play("gold", "no raise", "gold", "no raise", "gold", "no raise")
    t.play(*(f"up L1-{k:02}" for k in (5, 6, 7, 8)))
    t.play("roll 2", "roll 3", "roll 5", "keep dice")
    t.play("order 1", "order 0").deal(NOX, "BO5").rule("coast", MORS, "L1-01")
    t.play("attack coast", "send BO5", "sent")
    lay(t, "B1", "B3")
    assert t.controller("coast") == NOX
