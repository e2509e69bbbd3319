"""Scoring: castles, the king, the order, and what follows."""

import pytest

from interregnum.core.game import NONE
from interregnum.games.torres import TITLE
from interregnum.games.torres.rules.scoring import scoring_order
from tests.games.torres.kit import (
    GAME,
    action,
    actor,
    can,
    idle,
    knights,
    last_turn,
    moves,
    play,
    rule,
    score,
    squares_of,
    stacks,
    table,
)

FIVE = "c3:3 d3:2 e3 c4 d4"


@pytest.mark.rule("T-SCORE-02", "T-SCORE-03")
def test_a_castle_gives_area_times_level_once() -> None:
    """EX-T-103."""
    assert score(table(FIVE, a="c3 d3")).score[0] == 15


@pytest.mark.rule("T-SCORE-04")
def test_all_players_in_a_castle_score_by_themselves() -> None:
    """EX-T-104."""
    assert list(score(table(FIVE, a="c3", b="d3", c="e3")).score) == [15, 10, 5]


@pytest.mark.rule("T-SCORE-06")
def test_the_starting_player_scores_first() -> None:
    s = table(FIVE, a="c3", b="c4", c="d4", starter=1, phase_starter=1)
    assert list(score(s).score) == [15, 5, 6]
    late = table(FIVE, a="c3", b="c4", c="d4", starter=2, phase_starter=2)
    assert list(score(late).score) == [15, 6, 5]


@pytest.mark.rule("RUL-T-44")
def test_by_the_track_the_leader_scores_first_from_the_second_phase_on() -> None:
    """V-5."""
    options = {"score_by_track": True}
    s = table(FIVE, a="c4", b="d4", c="g1", scores=(1, 3, 0), options=options)
    assert list(score(s, 2).score) == [6, 8, 0]
    tied = table(FIVE, a="h2", b="c4", c="d4", options=options)
    assert list(score(tied, 2).score) == [0, 5, 6]
    behind = table(FIVE, a="d4", b="c4", c="h2", d="g1", scores=(1, 3, 2, 4), options=options)
    assert [int(seat) for seat in scoring_order(last_turn(behind, 2))] == [3, 1, 2, 0]
    near = table("c3:2 d3 f6", a="c3", b="f6", scores=(1, 4), options=options)
    assert list(score(near, 2).score) == [6, 5]
    assert list(score(near, 1).score) == [5, 6]


@pytest.mark.rule("T-KING-01", "RUL-T-13")
def test_bonuses_come_after_all_castles() -> None:
    """EX-T-19."""
    s = table("c3 d3:2", a="c3", b="d3", king="h8", scores=(28, 31))
    doc = TITLE.position(s)
    doc["blocks"], doc["king"], doc["supply"] = {"c3": 1, "d3": 2}, "d3", None
    doc["players"][1]["knights"] = ["h1"]
    doc["players"][1]["score"] = doc["players"][1]["points"]["castles"] = 35
    after = score(TITLE.load(doc))
    assert list(after.score) == [36, 35]


@pytest.mark.rule("T-KING-02", "T-DEF-06")
def test_the_bonus_is_for_a_knight_on_the_level_of_the_phase_in_the_kings_castle() -> None:
    """EX-T-112."""
    blocks = "c3:3 d3:2 e3 c4"
    for phase, (level, points) in enumerate({"e3": 5, "d3": 10, "c3": 15}.items(), start=1):
        s = score(table(blocks, a=level, b="h1", king="c4"), phase)
        assert s.gained[1] == points
    s = table("c3", a="c3", king="h8")
    assert score(s).gained[1] == 0


@pytest.mark.rule("T-KING-03")
def test_there_is_one_bonus_for_a_player() -> None:
    s = score(table("c3 d3 e3", a="c3 d3", king="e3"))
    assert s.gained[1] == 5


@pytest.mark.rule("T-KING-04", "T-KING-05")
def test_bonus_and_castle_points_may_come_from_different_knights() -> None:
    """EX-T-105, EX-T-106, EX-T-21."""
    ex_e = table("c3:4 d3:2 e3 c4", a="c3 d3", king="e3")
    assert score(ex_e).score[0] == 16
    assert score(ex_e, 2).score[0] == 26
    ex_f = table("c3 d3:2 e3 c4", a="c3 d3", king="e3")
    assert score(ex_f).score[0] == 13
    assert score(table("c3:4 d3 e3 c4", a="c3", king="e3"), 3).score[0] == 16


@pytest.mark.rule("T-KING-06")
def test_the_kings_own_level_does_not_matter() -> None:
    s = table("c3:2 d3", a="d3", king="c3")
    doc = TITLE.position(s)
    doc["blocks"], doc["supply"] = {"c3": 2, "d3": 1}, None
    assert score(TITLE.load(doc)).gained[1] == 5


@pytest.mark.rule("T-KING-07")
def test_bonuses_move_the_markers_in_scoring_order() -> None:
    s = score(table("c3 d3 e3", a="c3", b="d3", king="e3"))
    assert list(s.score) == [8, 9]
    assert list(s.gained) == [3, 5, 0, 0, 4, 5, 0, 0]


@pytest.mark.rule("T-KING-08", "T-KING-10")
def test_the_king_moves_to_a_free_square_of_any_castle() -> None:
    s = score(table("c3:2 d3 f6", a="c3", b="h1", king="d3"))
    assert actor(s) == 1
    assert squares_of(s, "king") == {"f6"}
    assert rule(s, "king a1") == "T-KING-08"
    assert rule(s, "king c3") == "T-KING-08"
    play(s, "king f6")
    assert s.board.king == 45
    assert can(s, "M h1-h2")


@pytest.mark.rule("T-KING-10", "T-BUILD-06")
def test_the_king_occupies_his_square() -> None:
    s = table("c3", a="b3", king="c3")
    assert "c3" not in moves(s, "b3")
    assert rule(s, "B c3") == "T-BUILD-06"
    assert rule(table("c3 b3", a="b3", king="c3"), "N c3") == "T-KNIGHT-01"


@pytest.mark.rule("T-KING-09")
def test_without_a_free_square_the_king_stays() -> None:
    s = score(table("c3", a="c3", king="h8"))
    assert [TITLE.notation(s, 1, a) for a in GAME.legal(s, 1)] == ["stay"]


@pytest.mark.rule("T-KING-11", "RUL-T-40")
def test_after_a_scoring_come_new_stacks_then_the_king_then_the_phase() -> None:
    s = score(table("c3 d3", a="c3", b="h1"))
    assert stacks(s, 0) == stacks(s, 1) == [3, 3, 3, 3]
    assert s.phase == 0
    assert can(s, "stay")
    play(s, "stay")
    assert s.phase == 1


def test_the_last_placed_player_may_name_the_starter() -> None:
    """V-4."""
    s = score(table("c3 d3", a="c3", b="h1", c="g1", options={"chooser_starts": True}))
    play(s, "stay")
    assert actor(s) == 2
    assert s.phase == 0
    assert rule(s, "start 4") == "T-SETUP-01"
    play(s, "start 2")
    assert actor(s) == 1
    assert s.phase == 1
    idle(s)
    assert actor(s) == 2


def test_the_breakdown_adds_up_and_previews_a_scoring() -> None:
    s = play(table(FIVE, a="c3 e3", king="d4", scores=(7, 0)), "S")
    lines = {line.id: line.args for line in TITLE.breakdown(s, 0, NONE)}
    assert lines["torres-points-castles"] == {"points": 7}
    assert lines["torres-points-track"] == {"points": 1}
    assert lines["torres-now-castle"]["points"] == 15
    assert lines["torres-now-king"] == {"points": 5}
    assert lines["torres-now-total"] == {"points": 20}
    after = score(s)
    assert after.score[0] == 8 + 20
    assert "torres-now-total" not in {x.id for x in TITLE.breakdown(score(s, 3), 0, NONE)}


def test_the_log_tells_the_scoring() -> None:
    s = play(last_turn(table(FIVE, a="c3", b="d3")), "/")
    told = TITLE.told(s, 1, action(s, "stack #1"), 0)
    assert told is not None
    assert [(x.id, x.args["seat"], x.args["points"]) for x in told.then] == [
        ("torres-log-scores-castles", 0, 15),
        ("torres-log-scores-castles", 1, 10),
    ]
    assert knights(s, 0) == {"c3"}
