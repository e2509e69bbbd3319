"""Defenders and adjusting them (A-DEF)."""

import pytest

from .kit import duel, fight, table


@pytest.mark.rule("A-DEF-01", "RUL-A-114")
def test_only_the_warriors_on_an_area_defend_it_and_tiles_add_nothing() -> None:
    t = table(2).rule("volcano", 0, "L1-01", "L2-01")
    assert t.defence("volcano") == 1
    assert t.guard("volcano").defence("volcano") == 0


@pytest.mark.rule("A-DEF-02")
def test_an_adjust_follows_a_gather_or_a_build_in_an_own_province_only() -> None:
    assert "posted" in table(2).play("gather volcano").moves
    assert "posted" in table(2).play("build", "tile 1", "in volcano").moves
    assert "posted" not in table(2).play("gather desert").moves
    assert "posted" not in table(2).play("gold").moves


@pytest.mark.rule("A-DEF-03", "RUL-A-112", "RUL-A-113")
def test_an_adjust_takes_back_adds_and_exchanges_up_to_two_defenders() -> None:
    t = table(2).deal(0, "BO1", "BL1", "SU1").guard("volcano", "AS1", "AS2")
    t.play("gather volcano")
    assert t.moves == ["back AS1", "back AS2", "posted"]
    t.play("back AS2")
    assert t.moves == ["post BO1", "post BL1", "post SU1", "posted"]
    t.play("post BL1")
    assert t.moves == ["posted"]
    t.play("posted")
    assert t.defenders("volcano") == ["AS1", "BL1"]
    assert t.hand(0) == ["BO1", "AS2", "SU1"]


@pytest.mark.rule("A-DEF-03")
def test_no_two_sequences_of_an_adjust_lead_to_the_same() -> None:
    t = table(2).deal(0, "BO1", "AS1").guard("volcano", "BL1", "SU1").play("gather volcano")
    t.play("back BL1", "back SU1")
    assert t.moves == ["post BO1", "post AS1", "posted"]  # not those just taken back
    t.play("post AS1")
    assert t.moves == ["posted"]  # BO1 would have come first


@pytest.mark.rule("A-DEF-04")
def test_an_adjust_may_do_nothing_or_leave_the_province_empty() -> None:
    t = table(2).play("gather volcano", "posted")
    assert t.defenders("volcano") == ["Visio-a"]
    t = table(2).play("gather volcano", "back Visio-a", "posted")
    assert t.defenders("volcano") == []
    assert t.controller("volcano") == 0


@pytest.mark.rule("A-DEF-05")
def test_an_adjust_touches_only_that_province_and_the_hand() -> None:
    t = table(2).deal(0, "BO1").bury(0, "BO2").guard("village", "BO3").play("gather volcano")
    assert t.moves == ["back Visio-a", "post BO1", "posted"]


@pytest.mark.rule("A-DEF-06", "A-CIT-09", "RUL-A-118")
def test_the_citadel_is_never_adjusted() -> None:
    t = table(2).rule("citadel", 0).guard("citadel", "BO4").deal(0, "BO5")
    for moves in (["gather volcano", "posted"], ["gold"], ["refresh"]):
        u = table(2).rule("citadel", 0).guard("citadel", "BO4").deal(0, "BO5").play(*moves)
        assert u.defenders("citadel") == ["BO4"]
    t.play("build", "tile 1")
    assert "in citadel" not in t.moves


@pytest.mark.rule("A-DEF-07")
def test_defenders_do_not_change_by_gathering_elsewhere_or_by_a_won_defence() -> None:
    t = duel().deal(0, "BO1").guard("desert", "AS3", "BL3")
    fight(t, "desert", "B0", "B4", "BO1")
    assert t.defenders("desert") == ["AS3", "BL3"]
    assert "posted" not in t.moves


@pytest.mark.rule("EX-A-101")
def test_the_example_of_an_adjust_at_the_sulphur_vent() -> None:
    t = table(2).rule("volcano", 0, "L1-04").deal(0, "BL1", "BL3").stock(0)
    t.play("gather volcano")
    assert t.store(0) == {"sulphur": 3}
    t.play("back Visio-a", "post BL1", "post BL3", "posted")
    assert t.defence("volcano") == 5
    assert t.hand(0) == ["Visio-a"]
