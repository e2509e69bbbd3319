"""The clauses of Harvest, one by one."""

import pytest

from harvest import TITLE
from harvest.rules.state import State
from harvest.view import view
from interregnum.core.game import CHANCE, NONE
from interregnum.games.shown import Reason

GAME = TITLE.game


def table(seats: int = 2, doubles: str = "once") -> State:
    return TITLE.new(seats, TITLE.options({"doubles": doubles}))


def play(s: State, *moves: str) -> State:
    """Moves written `SEAT MOVE`; the first word of chance is `-`."""
    for move in moves:
        who, _, text = move.partition(" ")
        seat = CHANCE if who == "-" else int(who)
        action = TITLE.parse(s, seat, text)
        assert action in GAME.legal(s, seat), move
        GAME.apply(s, seat, action)
    return s


def offered(s: State, seat: int) -> list[str]:
    return [choice.text for choice in TITLE.choices(s, seat)]


def why_not(s: State, seat: int, text: str) -> Reason:
    reason = TITLE.explain(s, seat, TITLE.parse(s, seat, text))
    assert reason is not None
    return reason


@pytest.mark.rule("H-CROP-01")
def test_a_crop_is_drawn_once() -> None:
    s = play(table(), "- draw 3", "0 card0", "0 plain", "1 card0", "1 plain")
    assert [TITLE.notation(s, CHANCE, a) for a in GAME.legal(s, CHANCE)] == [
        "draw 1", "draw 2", "draw 4",
    ]  # fmt: skip


@pytest.mark.rule("H-BID-01")
def test_a_bid_is_a_card_and_then_its_kind() -> None:
    s = play(table(), "- draw 1")
    assert offered(s, 0) == ["card0", "card1", "card2", "card3", "card4"]
    assert why_not(s, 0, "plain").id == "harvest-why-step"
    play(s, "0 card1")
    assert offered(s, 0) == ["plain", "doubled"]
    assert why_not(s, 0, "card2").id == "harvest-why-step"


@pytest.mark.rule("H-BID-01")
def test_a_bid_is_secret_until_all_have_bid() -> None:
    before = view(play(table(), "- draw 1"), 1).players[0]
    s = play(table(), "- draw 1", "0 card4", "0 doubled")
    assert view(s, 1).players[0] == view(s, NONE).players[0] == before
    assert view(s, 0).players[0].hand == [0, 1, 2, 3]


@pytest.mark.rule("H-BID-02")
def test_a_card_is_played_once() -> None:
    s = play(table(), "- draw 1", "0 card1", "0 plain", "1 card1", "1 plain", "- draw 2")
    assert "card1" not in offered(s, 0)
    assert why_not(s, 0, "card1") == Reason("H-BID-02", "harvest-why-card", {"number": 1})


@pytest.mark.rule("H-BID-03")
def test_a_doubled_bid_counts_twice() -> None:
    s = play(table(), "- draw 4", "0 card2", "0 doubled", "1 card3", "1 plain")
    assert list(s.points) == [4, 0]


@pytest.mark.rule("H-BID-03")
@pytest.mark.parametrize("doubles", ["none", "once"])
def test_bids_are_doubled_as_often_as_the_option_says(doubles: str) -> None:
    s = play(table(doubles=doubles), "- draw 4", "0 card2")
    assert ("doubled" in offered(s, 0)) == (doubles == "once")
    if doubles == "once":
        play(s, "0 doubled", "1 card3", "1 plain", "- draw 1", "0 card1")
    assert why_not(s, 0, "doubled").id == "harvest-why-doubles"


@pytest.mark.rule("H-TAKE-01")
def test_the_highest_bid_that_nobody_equals_takes_the_crop() -> None:
    bids = ["0 card4", "0 plain", "1 card4", "1 plain", "2 card1", "2 plain"]
    assert list(play(table(3), "- draw 2", *bids).points) == [0, 0, 2]


@pytest.mark.rule("H-TAKE-01")
def test_equal_bids_alone_leave_the_crop_to_nobody() -> None:
    s = play(table(), "- draw 2", "0 card2", "0 plain", "1 card2", "1 plain")
    assert list(s.points) == [0, 0]


@pytest.mark.rule("H-END-01")
def test_after_the_fourth_crop_equal_points_share_the_place() -> None:
    s = table()
    for crop in range(4):
        bids = [f"{seat} {move}" for seat in (0, 1) for move in (f"card{crop}", "plain")]
        play(s, f"- draw {crop + 1}", *bids)
    assert list(GAME.to_act(s)) == []
    assert list(GAME.ranks(s)) == [1, 1]
    assert why_not(s, 0, "card4") == Reason("H-END-01", "ui-why-over")
