"""Extending castles; stacks and what is left of them."""

from random import Random

import pytest

from interregnum.games.fields import ints
from interregnum.games.torres import TITLE
from interregnum.games.torres.rules.stacks import decode, falling, shares
from tests.games.torres.kit import (
    actor,
    can,
    castles,
    family,
    height,
    play,
    rule,
    score,
    squares_of,
    stacks,
    table,
    why,
)


@pytest.mark.rule("T-BUILD-01", "T-BUILD-03")
def test_a_block_costs_one_point_and_as_many_may_be_placed_as_the_stack_holds() -> None:
    s = play(table("c3"), "B d3", "B e3", "B e4")
    assert s.spent == 3
    assert rule(s, "B e5") == "T-BUILD-03"


@pytest.mark.rule("T-BUILD-02")
def test_the_first_block_chooses_the_stack_of_the_turn() -> None:
    s = table("c3", stacks=[[3, 3, 1, 1], [3, 3, 3, 3]])
    assert can(s, "B d3")
    assert can(s, "B d3 #2")
    assert rule(s, "B d3 #3") == "T-BUILD-02"
    play(s, "B d3 #2")
    assert stacks(s, 0) == [3, 3, 1]
    assert s.stack == 0
    assert rule(s, "B e3") == "T-BUILD-03"
    assert rule(s, "B e3 #2") == "T-BUILD-02"


@pytest.mark.rule("T-BUILD-04", "T-BUILD-05")
def test_any_castle_grows_beside_it_or_on_top_of_it() -> None:
    """EX-T-11, EX-T-11b."""
    s = table("c3:1 d3:1", a="a8", b="c3", king="h8")
    assert squares_of(s, "build") == {"d3", "b3", "c2", "c4", "d2", "d4", "e3", "g8", "h7"}
    play(s, "B d3", "B c2")
    assert height(s, "d3") == 2
    assert castles(s) == [(1, 1), (3, 2)]
    assert can(table("c3 e4"), "B d3")


@pytest.mark.rule("T-BUILD-06")
def test_never_on_a_square_with_a_figure() -> None:
    """EX-T-13."""
    s = table("c3 d3", a="e3", king="c3")
    assert rule(s, "B c3") == rule(s, "B e3") == "T-BUILD-06"
    assert can(s, "B d3")


@pytest.mark.rule("T-BUILD-07")
def test_no_castle_becomes_higher_than_its_area() -> None:
    """EX-T-107."""
    s = table("c3:3 d3 e3")
    reason = why(s, "B c3")
    assert reason is not None
    assert reason.rule == "T-BUILD-07"
    assert reason.args["area"] == 3
    assert can(s, "B d3")


@pytest.mark.rule("T-BUILD-08")
def test_a_block_does_not_join_two_castles() -> None:
    """EX-T-11; EX-T-108: a castle hemmed in still grows in height."""
    s = table("c3 e3")
    reason = why(s, "B d3")
    assert reason is not None
    assert reason.rule == "T-BUILD-08"
    assert (reason.args["one"], reason.args["other"]) == ("c3", "e3")
    hemmed = table("a1:4 b1 c1 a2 b2 e1 d2 c3 b4 a4", king="h8")
    beside = {"d1", "c2", "b3", "a3"}
    assert all(rule(hemmed, f"B {x}") == "T-BUILD-08" for x in beside)
    play(hemmed, "B a1")
    assert height(hemmed, "a1") == 5
    assert rule(hemmed, "B a1") == "T-BUILD-07"


@pytest.mark.rule("T-BUILD-09")
def test_building_starts_no_castle() -> None:
    assert rule(table("c3"), "B d2") == "T-BUILD-09"


@pytest.mark.rule("T-BUILD-10", "T-BUILD-11")
def test_unplaced_blocks_go_on_the_other_stacks_up_to_three() -> None:
    """EX-T-23."""
    s = table("c3", stacks=[[3, 3, 3, 3], [3, 3, 3, 3]])
    supply = s.supply
    play(s, "B d3", "/")
    assert stacks(s, 0) == [3, 3, 3]
    assert s.supply == supply + 2
    assert actor(s) == 1
    s = play(table("c3", stacks=[[3, 1, 0], [3, 3, 3]], round=2), "B d3", "/")
    assert family(s, "share") == [0, 1]
    assert rule(s, "share 3") == "T-BUILD-10"
    assert stacks(play(s, "share 2"), 0) == [2, 1]
    assert s.supply == 92 - 3 - 3 - 9


@pytest.mark.rule("T-BUILD-12")
def test_at_the_end_of_a_phase_unplaced_blocks_are_returned() -> None:
    """EX-T-25."""
    s = table("c3", b="h1", stacks=[[], [2]], active=1, round=4)
    supply = s.supply
    play(s, "B d3", "/")
    assert s.supply == supply + 1 - 24
    assert stacks(s, 1) == [3, 3, 3, 3]


@pytest.mark.rule("T-BUILD-13")
def test_at_most_three_blocks_are_built_in_a_turn() -> None:
    s = play(table("c3", hand="ap7"), "C ap7", "B d3", "B e3", "B f3")
    assert family(s, "build") == []
    assert s.budget - s.spent == 4


@pytest.mark.rule("RUL-T-14", "RUL-T-42")
def test_the_player_is_asked_only_if_the_stacks_can_differ() -> None:
    s = play(table("c3", stacks=[[2, 2, 2], [3, 3, 3]], round=2), "B d3", "/")
    assert stacks(s, 0) == [3, 2]
    assert actor(s) == 1
    asked = play(table("c3", stacks=[[3, 1, 1], [3, 3, 3]], round=2), "B d3", "/")
    ways = [choice.stacks for choice in TITLE.choices(asked, 0)]
    assert ways == [[3, 1], [2, 2]]
    assert stacks(play(asked, "share 2"), 0) == [2, 2]
    auto = table("c3", stacks=[[3, 1, 1], [3, 3, 3]], round=2, options={"auto_redistribute": True})
    assert stacks(play(auto, "B d3", "/"), 0) == [3, 1]


@pytest.mark.rule("RUL-T-42")
def test_ways_to_share_are_counted_from_the_highest_stack_down() -> None:
    s = table("c3", c="g1", stacks=[[3, 2, 1, 0], [3], [3]], options={"stack_limit": "two_players"})
    for loose in (2, 3):
        ways = [list(decode(code)) for code in shares(s, 0, loose)]
        assert len(ways) == len({*map(tuple, ways)}) > loose + 2
        assert ways == sorted(ways, reverse=True)
        mixed = Random(loose).sample(list(shares(s, 0, loose)), len(ways))
        assert [list(decode(code)) for code in falling(ints(mixed))] == ways


def test_without_a_limit_all_blocks_stay_with_three_players() -> None:
    """V-2."""
    for seats, expected in ((2, [3, 3, 3]), (3, [4, 4, 3])):
        s = table(
            "c3",
            c="g1" if seats == 3 else "",
            stacks=[[3, 3, 3, 3]] * seats,
            options={"stack_limit": "two_players", "auto_redistribute": False},
        )
        play(s, "B d3", "/")
        if seats == 3:
            assert [choice.stacks for choice in TITLE.choices(s, 0)] == [[5, 3, 3], expected]
            play(s, "share 2")
        assert stacks(s, 0) == expected


@pytest.mark.rule("RUL-T-43")
def test_kept_blocks_go_on_the_new_stacks_before_the_king_is_decided() -> None:
    s = table(
        "c3", c="g1", stacks=[[], [], [2]], active=2, round=4, options={"keep_leftovers": True}
    )
    supply = s.supply
    play(s, "B d3", "/")
    assert actor(s) == 2
    assert can(s, "stay")
    assert [stacks(s, seat) for seat in range(3)] == [[3, 3, 2], [3, 3, 2], [3, 3, 3]]
    assert s.supply == supply - 24
    free = {"keep_leftovers": True, "stack_limit": "two_players"}
    s = table("c3", c="g1", stacks=[[], [], [2]], active=2, round=4, options=free)
    play(s, "B d3", "/")
    assert actor(s) == 2
    assert not can(s, "stay")
    assert family(s, "share") == [0, 1]
    play(s, "share 1")
    assert stacks(s, 2) == [4, 3, 2]
    assert can(s, "stay")
    assert list(score(table(options={"keep_leftovers": True}), 3).kept) == [0, 0]


@pytest.mark.rule("RUL-T-43")
def test_kept_blocks_are_shared_in_the_order_of_the_round_just_played() -> None:
    free = {"keep_leftovers": True, "stack_limit": "two_players"}
    s = table("c3", c="g1", stacks=[[2], [], []], starter=1, active=0, round=4, options=free)
    s.kept[1] = s.kept[2] = 1
    play(s, "B d3", "/")
    asked = []
    while family(s, "share"):
        asked.append(actor(s))
        play(s, "share 1")
    assert asked == [1, 2, 0]
