"""The ten action cards, one by one."""

import pytest

from tests.games.torres.kit import (
    can,
    castles,
    height,
    knights,
    play,
    rule,
    squares_of,
    table,
    targets,
)

SIX = "a1 c1 e1 g1 a3 c3"
SEVENTH = "a1 c1 e1 g1 a3 c3:2 d3"


@pytest.mark.rule("T-CARD-10", "RUL-T-05")
def test_high_climb_rises_one_or_two_levels() -> None:
    """EX-T-111."""
    s = table("c3 d3:3 d4:2 c4 b3", a="c3", hand="jump2")
    assert targets(s, "jump2", "c3") == {"d3"}
    low = table("c3 d3:3 d4:2 c2:2", a="b3 c3", hand="jump2")
    assert targets(low, "jump2", "c3") == {"d3", "c2"}
    assert rule(play(low, "C jump2"), "from b3") == "T-CARD-10"
    flat = table("c3 d3", a="c3", hand="jump2", options={"jump2_allow_any": True})
    assert targets(flat, "jump2", "c3") == {"d3", "b3", "c2", "c4"}
    step = play(table("c3:4 d3 d4 d5 c4", a="d3", hand="jump2", king="d4"), "S")
    assert rule(step, "C jump2") == "T-CARD-08"


@pytest.mark.rule("T-CARD-11")
def test_a_block_goes_under_a_knight_within_the_area() -> None:
    s = table("c3:2 d3 e3:2", a="c3 h1 d3", b="g1", hand="under")
    play(s, "C under")
    assert squares_of(s, "source") == {"c3", "h1", "d3"}
    play(s, "from c3", "stack #1")
    assert height(s, "c3") == 3
    assert knights(s, 0) == {"c3", "h1", "d3"}
    full = play(table("c3:2 d3", a="c3 d3", hand="under"), "C under")
    assert rule(full, "from c3") == "T-CARD-11"
    assert can(full, "from d3")


@pytest.mark.rule("T-CARD-12", "RUL-T-03")
def test_underfoot_on_bare_ground_founds_or_extends_and_joins_only_by_option() -> None:
    """EX-T-27."""
    alone = play(table("c3", a="e5", hand="under"), "C under", "from e5", "stack #1")
    assert castles(alone) == [(1, 1)] * 3
    beside = play(table("c3", a="d3", hand="under"), "C under", "from d3", "stack #1")
    assert castles(beside) == [(1, 1), (2, 1)]
    between = table("c3 e3", a="d3 a8", hand="under")
    assert rule(play(between, "C under"), "from d3") == "T-CARD-12"
    merge = table("c3 e3", a="d3", hand="under", king="e3", options={"under_may_merge": True})
    play(merge, "C under", "from d3", "stack #1")
    assert castles(merge) == [(3, 1)]


@pytest.mark.rule("T-CARD-13")
def test_the_extra_block_comes_from_the_supply_by_the_normal_rules() -> None:
    s = table("c3 e3", a="a8", hand="extra")
    supply = s.supply
    play(s, "B c2", "B c1", "B b1", "C extra")
    assert rule(s, "to d3") == "T-BUILD-08"
    assert rule(s, "to a5") == "T-BUILD-09"
    play(s, "to c4")
    assert s.supply == supply - 1
    assert height(s, "c4") == 1
    assert s.spent == 3


@pytest.mark.rule("T-CARD-14", "RUL-T-09")
def test_secret_stairs_climb_inside_a_castle_to_any_of_its_doors() -> None:
    """EX-T-35."""
    s = table("c3 d3:2 e3:3 g3", a="b3", hand="doors")
    found = targets(s, "doors", "b3")
    assert {"c3", "d3", "f3", "e2"} <= found
    assert found.isdisjoint({"e3", "b3", "g3", "h3"})
    top = table("c3 d3:2", a="d3 a8", hand="doors")
    assert rule(top, "C doors") == "T-CARD-08"
    two = table("c3 c5", a="c4", hand="doors")
    assert {"b3", "d3", "c2", "b5", "d5", "c6"} <= targets(two, "doors", "c4")


@pytest.mark.rule("T-CARD-15")
def test_the_diagonal_step_rises_at_most_one_level() -> None:
    s = table("c3 d4:2 d5 c2:2 b2 b1", a="c3", hand="diag")
    assert targets(s, "diag", "c3") == {"d4", "b2", "d2", "b4"}
    ground = play(table("d4:2 d5 c4", a="c3 a8", hand="diag"), "C diag", "from c3")
    assert rule(ground, "to d4") == "T-CARD-15"
    assert can(ground, "to b4")


@pytest.mark.rule("T-CARD-16", "T-CARD-17")
@pytest.mark.parametrize(("card", "budget"), [("ap6", 6), ("ap7", 7)])
def test_a_card_raises_the_budget_of_the_turn(card: str, budget: int) -> None:
    s = play(table(hand=card), "S", f"C {card}")
    assert s.budget == budget
    assert s.budget - s.spent == budget - 1


@pytest.mark.rule("T-CARD-18")
def test_rebuilding_moves_a_top_block_without_a_figure() -> None:
    """EX-T-31b."""
    s = play(table(SEVENTH, a="d3", king="g1", hand="shift"), "C shift")
    assert rule(s, "from d3") == "T-CARD-19"
    assert rule(s, "from b5") == "T-CARD-18"
    play(s, "from c3")
    assert rule(s, "to c3") == "T-CARD-18"
    play(s, "to h8")
    assert height(s, "c3") == 1
    assert height(s, "h8") == 1


@pytest.mark.rule("T-CARD-19")
def test_rebuilding_neither_splits_a_castle_nor_leaves_it_too_flat() -> None:
    """EX-T-31."""
    s = table(SEVENTH, a="f6", king="g1", hand="shift")
    assert targets(s, "shift", "d3").isdisjoint({"h8", "b3"})
    assert {"c4", "b3"} & targets(s, "shift", "d3") == {"c4"}
    assert "h8" in targets(s, "shift", "c3")
    play(s, "C shift", "from d3")
    assert rule(s, "to h8") == "T-CARD-19"
    row = play(table("c3 d3 e3", a="a8", hand="shift"), "C shift")
    assert rule(row, "from d3") == "T-CARD-19"
    assert can(row, "from c3")
    high = play(table("c3 d3:2 e3", a="a8", hand="shift"), "C shift")
    assert can(high, "from d3")


@pytest.mark.rule("T-CARD-20", "RUL-T-06b")
def test_rebuilding_leaves_six_castles() -> None:
    """EX-T-29."""
    s = play(table(SIX, a="f6", king="g1", hand="shift"), "C shift", "from a1")
    assert rule(s, "to c4") == "T-CARD-20"
    assert can(s, "to h8")
    more = play(table(SIX, a="f6", king="h8", hand="shift"), "C shift", "from a1")
    assert can(more, "to c4")
    few = table("a1 c1 e1", a="f6", king="e1", hand="shift", options={"under_may_merge": True})
    play(few, "C shift", "from a1")
    assert not can(few, "to c2")
    assert can(few, "to a5")


@pytest.mark.rule("T-CARD-21", "RUL-T-06")
def test_rebuilding_extends_heightens_or_founds_but_never_joins() -> None:
    s = table(SEVENTH + " f6:2 f7", a="b8", king="g1", hand="shift")
    found = targets(s, "shift", "c3")
    assert {"h8", "e3", "d3", "f7"} <= found
    assert found.isdisjoint({"b3", "f6", "g1", "b8"})
    play(s, "C shift", "from c3")
    assert rule(s, "to b3") == "T-CARD-21"
    assert rule(s, "to f6") == "T-CARD-21"
    ground = table(SEVENTH, a="b8", king="g1", hand="shift", options={"shift_ground_only": True})
    play(ground, "C shift", "from c3")
    assert rule(ground, "to d3") == "RUL-T-06"
    assert can(ground, "to e3")


@pytest.mark.rule("T-CARD-22", "RUL-T-08")
def test_a_summons_follows_the_rules_of_deployment_beside_another_knight() -> None:
    s = table("c3:2 d3 b3:3 c4", a="c3 h5", hand="relocate")
    assert targets(s, "relocate", "h5") == {"c2", "d3", "c4"}
    assert targets(s, "relocate", "c3") == {"g5", "h4", "h6"}
    assert rule(table(a="a8", hand="relocate"), "C relocate") == "T-CARD-08"


@pytest.mark.rule("T-CARD-23", "RUL-T-07")
def test_leapfrog_jumps_over_one_knight() -> None:
    """EX-T-33."""
    base = "c3:4 c4 d4 c2"
    assert "d3" in targets(table(f"{base} d3", a="b3", b="c3", hand="leap"), "leap", "b3")
    high = table(f"{base} d3:2", a="b3 d7", b="c3 e7", hand="leap")
    play(high, "C leap")
    assert rule(high, "from b3") == "T-CARD-23"
    over_king = f"{base} d3"
    assert rule(table(over_king, a="b3", king="c3", hand="leap"), "C leap") == "T-CARD-08"
    allowed = table(over_king, a="b3", king="c3", hand="leap", options={"leap_over_king": True})
    assert targets(allowed, "leap", "b3") == {"d3"}
    assert targets(table(a="b3 c3", hand="leap"), "leap", "b3") == {"d3"}
