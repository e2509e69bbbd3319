"""Losses, the heirloom and elimination (F-JEWEL)."""

import pytest

from tests.games.for_a_crown.kit import Table, deck, turned

rule = pytest.mark.rule


def loss(chest: str, cards: tuple[str, ...] = ("E1",), **fields: object) -> Table:
    """RAB holds this chest; PEN is about to name who loses a ruby."""
    return turned("PEN M1C", *cards, chests={"RAB": chest}, **fields).play("left")


@rule("F-JEWEL-01", "RUL-F-06", "EX-F-15")
def test_two_rubies_lost_with_one_left_sell_the_heirloom_in_between() -> None:
    table = turned("E1", "RAB M2-01", chests={"RAB": "1/0/1/H"})
    assert table.chest("RAB") == "9/0/0/-"
    table = turned("E2", "RAB M2-01", chests={"RAB": "1/0/0/H"}, gallery={"RAB": 3})
    assert table.chest("RAB") == "9/0/0/-"


@rule("F-JEWEL-01")
def test_two_rubies_lost_with_two_left_leave_an_empty_chest() -> None:
    assert turned("E1", "RAB M2-01", chests={"RAB": "2/0/1/H"}).chest("RAB") == "0/0/0/H"


@rule("F-JEWEL-01")
def test_two_rubies_lost_with_none_left_come_out_of_the_sale() -> None:
    assert turned("E1", "RAB M2-01", chests={"RAB": "0/0/1/H"}).chest("RAB") == "8/0/0/-"


@rule("F-JEWEL-02", "F-JEWEL-03", "EX-F-05")
def test_the_rulebooks_sale_leaves_nine_rubies() -> None:
    table = loss("0/2/3/H")
    assert table.house("RAB").heirloom
    table.play("at RAB")
    assert table.chest("RAB") == "9/2/3/-"
    assert not table.house("RAB").heirloom
    assert table.out == {}


@rule("F-JEWEL-04")
def test_a_sold_heirloom_no_longer_counts_and_never_returns() -> None:
    table = loss("0/2/0/H")
    assert table.scores["RAB"] == 10
    table.play("at RAB")
    assert table.scores["RAB"] == 9
    table.play("event E1")
    assert (table.round, table.chest("RAB")) == (2, "9/2/0/-")


@rule("F-JEWEL-05", "RUL-F-23")
def test_who_cannot_return_a_ruby_after_the_sale_is_out() -> None:
    table = loss("0/5/0/-").play("at RAB")
    assert table.out == {"RAB": 1}
    assert table.house("RAB").out == 1


@rule("F-GEN-05")
def test_coins_never_meet_a_loss_of_rubies() -> None:
    table = loss("0/9/0/H").play("at RAB")
    assert table.chest("RAB") == "9/9/0/-"
    assert loss("0/9/0/-").play("at RAB").out == {"RAB": 1}


@rule("F-JEWEL-06")
def test_the_last_ruby_may_go_without_an_elimination() -> None:
    table = loss("1/0/0/-").play("at RAB")
    assert (table.chest("RAB"), table.out) == ("0/0/0/-", {})
    assert table.gallery["RAB"] == 7


@rule("F-JEWEL-06")
def test_a_loss_of_nothing_harms_nobody() -> None:
    table = turned("E2", "RAB M2-01", chests={"RAB": "0/0/0/-"}, gallery={"RAB": 7})
    assert (table.chest("RAB"), table.out) == ("0/0/0/-", {})


@rule("F-JEWEL-07")
def test_an_elimination_removes_the_portrait_and_the_bandits() -> None:
    table = loss("0/3/4/-").play("at RAB")
    assert table.gallery == {"PEN": 6, "MON": 5}
    assert table.chest("RAB") == "0/3/0/-"


@rule("F-JEWEL-08", "F-JEWEL-11", "EX-F-17")
def test_a_scandal_in_the_left_zone_takes_the_last_ruby_and_then_the_player() -> None:
    chests = {"RAB": "1/3/2/-", "PEN": "10/9/0/H"}
    table = deck("E2", "PEN M3-01", "E1", round_=2, chests=chests, gallery={"RAB": 3})
    table.play("event E2")
    assert (table.chest("RAB"), table.out) == ("0/3/0/-", {"RAB": 1})
    assert "RAB" not in table.gallery
    assert table.moves == ["reveal PEN M3-01", "event E1"], "the rest of the round is played"
    table.play("reveal PEN M3-01", "event E1")
    assert (table.phase, table.round, table.doc["unseen"]) == ("over", 2, 0)
    assert table.chest("PEN") == "13/9/0/H", "9 + 2, then both gains of the final steps"


@rule("F-JEWEL-09", "RUL-F-12")
def test_who_is_out_decides_nothing_any_more_and_cannot_win() -> None:
    chests = {"RAB": "0/9/2/-", "PEN": "1/1/1/H", "MON": "0/0/0/H"}
    table = deck("PEN M1C", "E5", "E7", "RAB M1A", chests=chests)
    table.play("reveal PEN M1C", "left", "at RAB", "reveal RAB M1A", "event E5")
    assert table.awaited == "PEN"
    table.play("bribe 1c0r", "event E7")
    assert table.awaited == "PEN"
    table.play("decline")
    assert table.phase == "over"
    assert table.ranking == ["PEN", "MON", "RAB"]


@rule("F-JEWEL-10", "RUL-F-02")
def test_the_heirloom_is_never_sold_by_choice() -> None:
    chests = {"RAB": "0/0/2/H", "PEN": "1/0/0/H"}
    for card in ("E5", "E7"):
        table = turned(card, "E1", chests=chests)
        assert table.awaited != "RAB"
        assert not any("sale" in text or text == "sell" for text in table.moves)


@rule("F-JEWEL-11")
def test_losses_beyond_the_fatal_one_are_dropped() -> None:
    table = turned("PEN M3-08", "E1", seats=4, chests={"RAB": "0/0/0/-"})
    table.play("at RAB")
    assert table.moves == ["at MON", "at FLA"]
    assert table.chest("RAB") == "0/0/0/-"


@rule("F-JEWEL-05", "RUL-F-12")
def test_falls_are_numbered_in_their_order() -> None:
    chests = {"RAB": "0/0/0/-", "MON": "0/0/0/-", "CRO": "0/0/0/-"}
    table = turned("PEN M3-08", "E1", seats=5, chests=chests)
    table.play("at MON", "at CRO", "at RAB")
    assert table.out == {"MON": 1, "CRO": 2, "RAB": 3}


@rule("RUL-F-12", "F-JEWEL-05")
def test_of_those_who_fall_together_the_more_influential_is_numbered_later() -> None:
    chests = dict.fromkeys(["PEN", "MON", "FLA", "CRO"], "0/0/0/-")
    gallery = {"RAB": 9, "PEN": 2, "MON": 5, "FLA": 1, "CRO": 4}
    table = turned("E2", "RAB M2-01", seats=5, chests=chests, gallery=gallery)
    assert table.out == {"FLA": 1, "PEN": 2, "CRO": 3, "MON": 4}


@rule("RUL-F-12")
def test_who_falls_later_is_numbered_after_all_who_fell_before() -> None:
    chests = {"RAB": "0/0/0/-", "MON": "0/0/0/-"}
    gallery = {"RAB": 6, "MON": 5, "PEN": 9}
    table = turned(
        "E2", "RAB M2-01", seats=5, round_=2, out=["CRO", "FLA"], chests=chests, gallery=gallery
    )
    assert table.out == {"CRO": 1, "FLA": 2, "MON": 3, "RAB": 4}


@rule("F-JEWEL-02", "F-EVENT-01")
def test_several_heirlooms_may_be_sold_in_one_event() -> None:
    chests = {"RAB": "0/0/1/H", "PEN": "1/0/1/H", "MON": "0/0/1/-"}
    table = turned("E1", "RAB M2-01", chests=chests)
    assert table.chests == {"RAB": "8/0/0/-", "PEN": "9/0/0/-", "MON": "0/0/0/-"}
    assert table.out == {"MON": 1}
