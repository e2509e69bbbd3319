"""Resources, gold, tax, ingredients (A-RES)."""

import pytest

from .kit import duel, fight, table


@pytest.mark.rule("A-RES-01", "A-FINAL-03")
def test_gold_is_a_resource_but_not_a_basic_one() -> None:
    t = table(2).rule("volcano", 0, "L1-11").play("gather volcano")
    assert t.moves == ["take bone", "take ash", "take blood", "take sulphur"]


@pytest.mark.rule("A-RES-02", "A-BUILD-04")
def test_only_the_top_tile_gives_its_resources() -> None:
    t = table(2).stock(0).rule("volcano", 0, "L1-05").play("gather volcano")
    assert t.store(0) == {"bone": 2, "ash": 1}


@pytest.mark.rule("A-RES-02", "RUL-A-27")
def test_a_province_without_a_tile_gives_nothing() -> None:
    assert "gather coast" not in table(2).moves


@pytest.mark.rule("A-RES-03")
def test_a_second_minion_may_gather_at_a_province_only_with_three_or_four_players() -> None:
    for people, allowed in ((2, False), (3, True)):
        t = table(people).turn("gather volcano", "posted", "no raise")
        assert ("gather volcano" in t.moves) == allowed


@pytest.mark.rule("A-RES-04", "A-RES-05", "RUL-A-123")
def test_a_foreign_tile_may_be_used_and_its_owner_is_taxed_from_the_supply() -> None:
    t = table(2).stock(0).stock(1).play("gather desert")
    assert t.store(0) == {"bone": 2}
    assert t.store(1) == {"bone": 1}
    assert t.moves == ["no raise"] or "no raise" in t.moves


@pytest.mark.rule("A-RES-05", "A-RES-07")
def test_a_tax_of_an_ingredient_is_named_by_the_owner() -> None:
    t = table(2).stock(0).stock(1).rule("desert", 1, "L1-11")
    t.play("gather desert", "take blood", "take ash")
    assert t.seat == 1
    t.play("take sulphur")
    assert (t.store(0), t.store(1)) == ({"ash": 1, "blood": 1}, {"sulphur": 1})
    assert t.seat == 0


@pytest.mark.rule("A-RES-06", "A-DEF-02")
def test_an_own_tile_pays_no_tax_but_allows_an_adjust_after_the_gain() -> None:
    t = table(2).stock(0).play("gather volcano")
    assert t.store(0) == {"sulphur": 2}
    assert t.moves == ["back Visio-a", "post Visio-c", "posted"]


@pytest.mark.rule("A-RES-07", "RUL-A-107")
def test_several_ingredients_may_be_different_and_never_gold() -> None:
    t = table(2).stock(0).rule("volcano", 0, "L2-09")
    t.play("gather volcano", "take bone", "take bone", "take sulphur")
    assert t.store(0) == {"bone": 2, "sulphur": 1}
    assert "take gold" not in t.moves


@pytest.mark.rule("A-RES-08", "A-AUTO-01", "RUL-A-106")
def test_any_resource_and_gold_too_pays_an_ingredient() -> None:
    t = table(2).stock(0, bone=1, gold=1).show(1, "AU1").play("gold")
    t.stock(0, bone=1, gold=1).play("raise 1")
    t.play("pay")
    assert t.store(0) == {}
    assert "AU1" in t.hand(0)


@pytest.mark.rule("A-RES-09")
def test_the_gold_space_gives_one_gold() -> None:
    assert table(2).stock(0).play("gold").store(0) == {"gold": 1}


@pytest.mark.rule("A-RES-10", "EX-A-17")
@pytest.mark.parametrize(("gold", "legal"), [(2, True), (1, False)])
def test_gold_stands_for_any_resource_of_a_warrior(gold: int, legal: bool) -> None:
    t = table(2).play("gold").stock(0, bone=4, gold=gold)
    assert ("raise 3" in t.moves) == legal  # BO4: 5 bone and 1 blood
    if legal:
        assert t.play("raise 3", "pay").store(0) == {}


@pytest.mark.rule("A-RES-11", "A-BUILD-01")
def test_tiles_cost_gold_alone() -> None:
    t = table(2).stock(0, gold=2, bone=9, ash=9).play("build")
    assert t.moves == ["tile 1", "tile 2"]
    assert t.play("tile 1", "in coast").store(0) == {"bone": 12, "ash": 9}


@pytest.mark.rule("A-RES-12", "RUL-A-29")
def test_payments_return_to_the_supply() -> None:
    t = table(2, supply_limit=True).play("gold").stock(0, bone=26)
    assert t.play("raise 1", "pay").store(0) == {"bone": 24}
    t.chance().stock(1).rule("desert", 1, "L1-01").play("gather desert")
    assert t.store(1) == {"bone": 2}


@pytest.mark.rule("A-RES-13", "A-DEF-08")
def test_gathering_at_the_altar_brings_back_the_graveyard_before_the_adjust() -> None:
    t = table(2).stock(0).deal(0).bury(0, "BO3", "AS1").rule("volcano", 0, "L2-11")
    t.play("gather volcano")
    assert t.moves == ["altar yes", "altar no"]
    t.play("altar yes")
    assert t.grave(0) == []
    assert "post BO3" in t.moves
    assert t.store(0) == {}


@pytest.mark.rule("A-RES-13")
def test_the_altar_of_another_is_taxed_and_may_be_declined() -> None:
    t = table(2).stock(1).bury(0, "BO3").rule("desert", 1, "L2-11")
    t.play("gather desert", "altar no")
    assert t.grave(0) == ["BO3"]
    assert t.seat == 1
    assert t.play("take ash").store(1) == {"ash": 1}


@pytest.mark.rule("RUL-A-33", "RUL-A-34")
def test_a_limited_supply_gives_only_what_is_there() -> None:
    t = table(2, supply_limit=True).stock(0).stock(1, sulphur=17)
    assert t.play("gather volcano").store(0) == {"sulphur": 1}
    t = table(2).stock(0).stock(1, sulphur=30)
    assert t.play("gather volcano").store(0) == {"sulphur": 2}


@pytest.mark.rule("RUL-A-34", "RUL-A-09")
def test_a_limited_supply_goes_to_the_winner_first() -> None:
    t = duel(supply_limit=True).deal(0, "BO7").stock(0, gold=15).stock(1, gold=14)
    fight(t, "desert", "B3", "B4", "BO7")
    assert t.player(0).store[4] == 16
    assert t.player(1).store[4] == 14
