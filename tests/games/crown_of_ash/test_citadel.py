"""The Citadel and the King (A-CIT)."""

import pytest

from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.rules.battle import attack_total, defence_total
from interregnum.games.crown_of_ash.rules.data import CITADEL_VP
from interregnum.games.crown_of_ash.rules.state import KING

from .kit import GAME, Table, lay, table


def assault(wing: str, *cards: str) -> Table:
    t = table(2).deal(0, *cards)
    return t.play(f"attack {wing}", *(f"send {card}" for card in cards), "sent")


@pytest.mark.rule("A-CIT-01")
def test_the_citadel_has_no_tile_and_no_resource_space() -> None:
    t = table(2).rule("citadel", 0)
    assert not any(move.endswith("citadel") for move in t.moves)


@pytest.mark.rule("A-CIT-02", "EX-A-104", "EX-A-05")
def test_the_king_has_five_no_card_and_wins_ties() -> None:
    t = assault("gate", "AS3").stock(0)
    assert list(GAME.to_act(t.state)) == [0]
    t.play("lay B3")  # 3 + 3 - 1
    assert t.controller("citadel") == KING
    assert t.grave(0) == ["AS3"]
    t.play("take bone", "take bone")
    assert t.store(0) == {"bone": 2}


@pytest.mark.rule("A-CIT-03", "RUL-A-117", "A-CIT-06")
@pytest.mark.parametrize(("wing", "won"), [("left", True), ("right", False), ("gate", False)])
def test_the_battle_space_counts_against_the_king(wing: str, won: bool) -> None:
    t = assault(wing, "BL2").play("lay B3")  # 2 + 3 and the space
    assert (t.controller("citadel") == 0) == won


@pytest.mark.rule("A-CIT-04")
def test_who_beats_the_king_holds_the_royal_token_for_good() -> None:
    t = assault("left", "BO3", "AU1").play("lay B0")
    assert t.state.royal == 0
    assert t.defenders("citadel") == ["BO3"]
    assert "AU1" in t.deck(1)
    assert t.controller("citadel") == 0
    t.play("no raise").deal(1, "SU7", "BL7").play("attack right", "send BL7", "send SU7", "sent")
    lay(t, "B4", "B1")
    assert t.controller("citadel") == 1
    assert t.state.royal == 0


@pytest.mark.rule("A-CIT-05")
def test_losing_to_the_king_is_consoled_as_usual() -> None:
    t = assault("gate", "BO1").stock(0).play("lay B4")
    assert t.grave(0) == ["BO1"]
    assert t.store(0) == {"gold": 1}


@pytest.mark.rule("A-CIT-06", "EX-A-105", "RUL-A-119")
@pytest.mark.parametrize(("wing", "total"), [("left", 11), ("right", 10), ("gate", 9)])
def test_left_adds_one_right_nothing_and_the_gate_takes_one(wing: str, total: int) -> None:
    t = assault(wing, "BO3", "BO4", "AS2")
    t.state.attack_card = 0
    assert attack_total(t.state) == total
    assert defence_total(t.state) == 5


@pytest.mark.rule("A-CIT-06", "A-CIT-07")
def test_each_wing_is_attacked_once_a_round_and_the_gate_any_number_of_times() -> None:
    t = table(2).deal(0, *[f"BO{k}" for k in (1, 2, 3, 4)]).deal(1)
    for wing, card in (("left", "BO1"), ("right", "BO2"), ("gate", "BO3"), ("gate", "BO4")):
        assert f"attack {wing}" in t.moves
        t.play(f"attack {wing}", f"send {card}", "sent", "lay B0", f"recover {card}", "no raise")
        t.player(0).cards = 0b11111
        t.play("gold", "no raise")
        if not any(p.minions for p in t.state.players):
            break
        if wing != "gate":
            assert f"attack {wing}" not in t.moves


@pytest.mark.rule("A-CIT-08")
def test_a_player_in_the_citadel_plays_a_card() -> None:
    t = table(2).rule("citadel", 1).deal(0, "BO3").play("attack left", "send BO3", "sent")
    assert list(GAME.to_act(t.state)) == [0, 1]


@pytest.mark.rule("A-CIT-09")
def test_beaten_defenders_of_the_citadel_come_back_by_the_graveyard() -> None:
    t = table(2).rule("citadel", 1).guard("citadel", "AS1", "AS2", "BL1").deal(0, "BO7", "BO5")
    t.play("attack left", "send BO5", "send BO7", "sent")
    lay(t, "B4", "B4")
    assert t.grave(1) == ["AS1", "AS2", "BL1"]
    assert t.defenders("citadel") == ["BO5", "BO7"]


@pytest.mark.rule("A-CIT-10", "EX-A-103")
def test_the_citadel_pays_its_controller_more_every_round_and_nobody_under_the_king() -> None:
    for side in (0, 1):
        assert list(CITADEL_VP[side]) == sorted(CITADEL_VP[side])
    t = table(2).rule("citadel", 1)
    t.state.round = 1
    t.to_round_end()
    assert t.player(1).points[1] == 5
    assert t.player(0).points[1] == 0
    t = table(2).to_round_end()
    assert [p.points[1] for p in t.state.players] == [0, 0]


@pytest.mark.rule("RUL-A-53")
def test_a_king_who_is_never_beaten_keeps_token_and_points() -> None:
    t = table(2)
    t.state.round = 3
    t.to_round_end()
    assert t.is_over()
    assert t.state.royal == NONE
    assert [p.points[1] for p in t.state.players] == [0, 0]
