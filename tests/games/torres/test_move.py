"""Moving a knight: steps and passages in the three models."""

import pytest

from tests.games.torres.kit import can, knights, moves, play, rule, table

SAW = "b2 b3:2 b4 b5:2 b6"  # RUL-T-01: two towers joined by a lower part


def model(name: str) -> dict[str, str]:
    return {"passage_model": name}


@pytest.mark.rule("T-MOVE-02")
def test_a_step_goes_to_an_orthogonal_neighbour() -> None:
    s = table(a="d4")
    assert moves(s, "d4") == {"d3", "d5", "c4", "e4"}
    assert rule(s, "M d4-e5") == "T-MOVE-02"
    assert rule(s, "M d4-d4") == "T-MOVE-05"
    assert rule(s, "M h1-h2") == "T-MOVE-01"


@pytest.mark.rule("T-MOVE-03", "T-MOVE-04")
def test_a_step_rises_one_level_and_descends_any_number() -> None:
    """EX-T-110 A, B."""
    s = table("c3:3 c4:1 d3:2 d4:2 e4", a="d3")
    assert {"c3", "d2"} <= moves(s, "d3")
    s = table("c3:3 c4:1 d3:1 d4:2 e4", a="d3 c4")
    assert rule(s, "M d3-c3") == "T-MOVE-03"
    assert "d2" in moves(table("c3:3 d3:3 e3", a="d3"), "d3")


@pytest.mark.rule("T-MOVE-05")
def test_the_target_must_be_free_of_every_figure() -> None:
    """EX-T-110 C."""
    s = table("e4", a="d4 d5", b="c4", king="e4")
    assert moves(s, "d4") == {"d3", "e3", "e5", "f4"}  # through the castle under the king
    assert rule(s, "M d4-c4") == rule(s, "M d4-e4") == rule(s, "M d4-d5") == "T-MOVE-05"


@pytest.mark.rule("T-MOVE-06")
def test_no_step_passes_over_a_figure() -> None:
    s = table(a="d4", b="e4")
    assert not can(s, "M d4-f4")
    assert play(s, "M d4-d5", "M d5-e5", "M e5-f5", "M f5-f4").spent == 4


@pytest.mark.rule("T-MOVE-07")
def test_a_passage_leads_through_a_castle_for_one_point() -> None:
    """EX-T-01."""
    s = table("c3", a="b3")
    assert moves(s, "b3") == {"a3", "b2", "b4", "c3", "c2", "c4", "d3"}
    play(s, "M b3-d3")
    assert knights(s, 0) == {"d3"}
    assert s.spent == 1


@pytest.mark.rule("T-MOVE-08", "RUL-T-01")
def test_one_enters_at_the_own_level_and_leaves_at_it_or_lower() -> None:
    """EX-T-07, EX-T-09."""
    s = table("c3 d3:2 e3", a="c3")
    assert {"e3", "d2", "f3"} <= moves(s, "c3")
    top = table("c3:2 d3", a="c3")
    assert moves(top, "c3") == {"b3", "c2", "c4", "d3"}


@pytest.mark.rule("T-MOVE-09")
def test_a_passage_never_gains_height() -> None:
    s = table("c3 d3:2 e3", a="b3")
    assert "d2" in moves(s, "b3")
    assert rule(s, "M b3-e3") == "T-MOVE-09"
    assert rule(s, "M b3-h3") == "T-MOVE-09"


@pytest.mark.rule("T-MOVE-10")
def test_figures_on_the_roof_do_not_block_the_inside() -> None:
    """EX-T-03."""
    s = table("c3", a="b3", king="c3")
    assert can(s, "M b3-d3")
    assert rule(s, "M b3-c3") == "T-MOVE-05"
    s = table("c3", a="b3", b="d3")
    assert rule(s, "M b3-d3") == "T-MOVE-05"
    assert {"c2", "c4"} <= moves(s, "b3")


@pytest.mark.rule("T-MOVE-11")
def test_two_castles_cost_two_points() -> None:
    """EX-T-05."""
    s = table("c3 e3", a="b3")
    assert rule(s, "M b3-f3") == "T-MOVE-11"
    assert play(s, "M b3-d3", "M d3-f3").spent == 2


@pytest.mark.rule("T-MOVE-12")
def test_a_card_leads_to_a_free_square_only() -> None:
    s = play(table(a="d4", b="e5", hand="diag"), "C diag", "from d4")
    assert rule(s, "to e5") == "T-MOVE-12"
    assert can(s, "to c5")


@pytest.mark.rule("RUL-T-01")
@pytest.mark.parametrize(
    ("name", "far", "ground"),
    [("doors", True, True), ("monotone", False, True), ("planar", False, False)],
)
def test_the_models_of_a_passage_differ_inside(name: str, far: bool, ground: bool) -> None:
    s = table(SAW, a="b2", options=model(name))
    assert can(s, "M b2-b6") == far
    assert can(s, "M b2-b4")
    assert can(s, "M b2-b7") == ground
    if not far:
        assert rule(s, "M b2-b6") == "RUL-T-01"


@pytest.mark.rule("RUL-T-01")
def test_planar_leaves_only_from_the_level_of_entry() -> None:
    """EX-T-07."""
    s = table("c3 d3:2 e3", a="c3", options=model("planar"))
    assert {"e3", "d2", "d4"} <= moves(s, "c3")
    assert rule(s, "M c3-f3") == "RUL-T-01"
    assert can(table("c3 d3:2 e3", a="c3", options=model("monotone")), "M c3-f3")


@pytest.mark.rule("RUL-T-01")
def test_monotone_goes_down_step_by_step_and_never_up_again() -> None:
    stairs = "a1:2 b1:3 c1:2 d1:1 e1:2 f1:1"
    s = table(stairs, a="a1", options=model("monotone"))
    assert {"c1", "d1", "d2", "g1"} <= moves(s, "a1")  # down to the ground floor, out behind f1
    assert "f1" not in moves(s, "a1")
    assert "f1" in moves(table(stairs, a="a1"), "a1")
    planar = moves(table(stairs, a="a1", options=model("planar")), "a1")
    assert "c1" in planar
    assert planar.isdisjoint({"d1", "f1", "g1"})
