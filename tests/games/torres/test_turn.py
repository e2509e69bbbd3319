"""Phases, rounds, turns and action points; deploying; the score track."""

import pytest

from interregnum.games.torres import TITLE
from tests.games.torres.kit import (
    GAME,
    actor,
    can,
    family,
    idle,
    knights,
    last_turn,
    moves,
    opened,
    play,
    rule,
    score,
    squares_of,
    stacks,
    table,
)


@pytest.mark.rule("T-FLOW-01", "T-END-01", "T-SCORE-01")
def test_three_phases_end_with_a_scoring_each_and_then_the_game_is_over() -> None:
    s = opened(2)
    scored = []
    while len(GAME.to_act(s)):
        before = list(s.gained)
        GAME.apply(s, actor(s), int(GAME.legal(s, actor(s))[0]))
        if list(s.gained) != before:
            scored.append(int(s.phase))
    assert scored == [0, 1, 2]
    assert not len(GAME.legal(s, 0))
    reason = TITLE.explain(s, 0, 0)
    assert reason is not None
    assert reason.rule == "T-END-01"
    assert sum(stack >= 0 for stack in s.stacks) == 0


@pytest.mark.rule("T-FLOW-03")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    s = opened(3)
    order = []
    for _ in range(6):
        order.append(actor(s))
        idle(s)
    assert order == [0, 1, 2, 0, 1, 2]


@pytest.mark.rule("T-FLOW-04", "T-BUILD-14")
def test_an_idle_turn_uses_up_a_stack_of_the_players_choice() -> None:
    s = table(stacks=[[3, 2, 1, 1], [3, 3, 3, 3]])
    play(s, "/")
    assert family(s, "stack") == [0, 1, 2]
    assert rule(s, "stack #4") == "T-BUILD-14"
    play(s, "stack #3")
    assert len(stacks(s, 0)) == 3


@pytest.mark.rule("T-FLOW-05", "T-KING-08")
def test_the_last_placed_player_decides_on_the_king_and_starts_the_phase() -> None:
    s = score(table("c3:2 d3", a="c3", b="a1", c="d3", king="h8"))
    assert list(s.score) == [4, 0, 2]
    assert actor(s) == 1
    play(s, "stay")
    assert s.phase == 1
    assert actor(s) == 1
    idle(s), idle(s)
    assert actor(s) == 0
    assert s.first == 1
    idle(s)
    assert actor(s) == 1


@pytest.mark.rule("T-TURN-01", "T-TURN-04")
def test_a_turn_has_five_action_points_that_lapse() -> None:
    s = play(opened(2), "S", "S", "S", "S", "S")
    assert rule(s, "S") == "T-TURN-01"
    assert list(GAME.legal(s, 0)) == [0]
    s = play(opened(2), "S")
    idle(s), idle(s)
    assert actor(s) == 0
    assert s.budget - s.spent == 5


@pytest.mark.rule("T-TURN-02")
def test_actions_repeat_and_interleave() -> None:
    s = table("c3 d3", a="b3")
    play(s, "M b3-c3", "B d3", "M c3-d3", "S", "B c3")
    assert knights(s, 0) == {"d3"}
    assert s.spent == 5


@pytest.mark.rule("T-TURN-03", "T-KNIGHT-01", "T-MOVE-01")
def test_every_action_has_its_price() -> None:
    prices = {"N b2": 2, "M b3-b2": 1, "B d3": 1, "A": 1, "S": 1, "C ap6": 0}
    for text, price in prices.items():
        s = play(table("c3", a="b3", hand="ap6"), text)
        assert s.spent == price, text
    s = table("c3", a="b3", turn={"spent": 4})
    assert rule(s, "N b2") == "T-TURN-01"
    assert can(s, "M b3-b2")


@pytest.mark.rule("T-TURN-05", "T-CARD-02", "T-CARD-05")
def test_two_purchases_and_one_card_a_turn() -> None:
    """EX-T-47."""
    s = play(table(hand="ap6 ap7"), "A", "draw jump2", "A", "draw jump2")
    assert rule(s, "A") == "T-CARD-02"
    play(s, "C ap6")
    assert rule(s, "C ap7") == "T-CARD-05"
    assert rule(s, "C shift") == "T-CARD-05"


@pytest.mark.rule("T-TURN-06")
def test_a_knight_deployed_this_turn_may_move_and_move_again() -> None:
    s = play(table("c3", a="b3"), "N b2", "M b2-b1", "M b1-a1", "M b3-c3")
    assert knights(s, 0) == {"a1", "c3"}


@pytest.mark.rule("T-KNIGHT-02", "RUL-T-30")
def test_a_knight_is_deployed_beside_an_own_one_not_diagonally_and_through_no_door() -> None:
    s = table("c3", a="b3")
    assert squares_of(s, "deploy") == {"b2", "b4", "a3"}
    assert rule(s, "N c4") == "T-KNIGHT-02"
    assert rule(s, "N d3") == "T-KNIGHT-01"
    assert rule(s, "N b3") == "T-KNIGHT-01"


@pytest.mark.rule("T-KNIGHT-03")
def test_a_knight_is_deployed_no_higher_than_the_own_one_beside_it() -> None:
    s = table("c3:3 d3:2 e3 d4:3 d2:3", a="d3")
    assert squares_of(s, "deploy") == {"e3"}
    assert rule(s, "N c3") == "T-KNIGHT-03"
    assert "c3" in squares_of(table("c3:3 d3:2 e3 c4:3 d2:3", a="d3 c4"), "deploy")


@pytest.mark.rule("T-KNIGHT-04")
def test_a_player_has_six_knights() -> None:
    s = table(a="a1 b1 c1 d1 e1 f1")
    assert rule(s, "N a2") == "T-KNIGHT-04"
    assert play(table(a="a1 b1 c1 d1 e1"), "N a2").reserve[0] == 0


@pytest.mark.rule("T-TRACK-01", "T-TRACK-05")
def test_one_point_is_one_space_and_zero_is_off_the_track() -> None:
    """EX-T-45: all at 0; the second marker finds space 1 taken."""
    s = table(a="a8", b="h1", c="g1")
    assert list(s.score) == [0, 0, 0]
    play(s, "S")
    assert list(s.score) == [1, 0, 0]
    idle(s)
    play(s, "S")
    assert list(s.score) == [1, 2, 0]


@pytest.mark.rule("T-TRACK-02", "T-TRACK-03")
def test_an_occupied_space_is_skipped() -> None:
    """EX-T-15."""
    s = table(a="a8", b="h1", c="g1", d="f1", scores=(10, 11, 12, 20))
    assert play(s, "S").score[0] == 13


@pytest.mark.rule("T-TRACK-04", "T-SCORE-07")
def test_castles_are_summed_and_the_marker_moves_once() -> None:
    """EX-T-17."""
    blocks = "a1:2 b1 a2 b2 d4:3 e4 d5 e5 f4"
    assert score(table(blocks, a="a1 d4", b="h1", scores=(0, 15))).score[0] == 23
    s = score(table(blocks, a="a1 d4", b="h1", c="g1", scores=(0, 23, 24)))
    assert s.score[0] == 25


@pytest.mark.rule("RUL-T-10")
def test_the_track_does_not_wrap_around() -> None:
    s = play(table(scores=(2, 103)), "S")
    assert list(s.score) == [3, 103]


@pytest.mark.rule("RUL-T-11", "RUL-T-45")
def test_equal_at_zero_the_latest_of_the_last_round_is_last_placed() -> None:
    s = score(table(a="a8", b="h1", c="g1"))
    assert list(s.score) == [0, 0, 0]
    assert actor(s) == 2
    s = score(table(a="a8", b="h1", c="g1", starter=1, phase_starter=1))
    assert actor(s) == 0
    s = score(table(a="a8", b="h1"), 3)
    assert list(GAME.ranks(s)) == [1, 1]


@pytest.mark.rule("T-END-02")
def test_most_points_win() -> None:
    s = score(table("c3:2 d3", a="d3", b="c3", scores=(1, 0)), 3)
    assert list(s.score) == [3, 4]
    assert list(GAME.ranks(s)) == [2, 1]


@pytest.mark.rule("RUL-T-29", "RUL-T-41")
def test_unspent_points_lapse_or_become_spaces_one_by_one() -> None:
    s = play(table(scores=(0, 3)), "S", "/")
    assert s.score[0] == 1
    s = play(table(scores=(0, 3), options={"auto_convert_ap": True}), "S", "/")
    assert s.score[0] == 6
    assert family(s, "stack") == [0]
    late = play(table(hand="ap7", turn={"spent": 5}), "C ap7", "S", "S")
    assert late.score[0] == 2
    assert not can(late, "S")


def test_moves_of_a_knight_are_listed_for_its_square() -> None:
    assert moves(last_turn(table(a="a1", b="h1")), "h1") == {"g1", "h2"}
