"""The master version: set-up, order, and the eight master cards."""

from typing import Any

import pytest

from interregnum.core.errors import BadOption
from interregnum.core.game import CHANCE
from interregnum.games.torres import TITLE
from interregnum.games.torres.options import Options
from interregnum.games.torres.rules.data import MASTERS
from interregnum.games.torres.rules.state import State
from interregnum.games.torres.view import view
from tests.games.torres.kit import (
    GAME,
    actor,
    can,
    castles,
    family,
    fresh,
    idle,
    knights,
    play,
    rule,
    score,
    squares_of,
    table,
)

PLACED = ("castle a1", "castle a4", "castle a7", "castle d1", "castle d4", "castle d7")


def master(card: str, blocks: str = "", *, a: str, b: str = "h7", **rest: Any) -> State:
    options = {"master": True, **rest.pop("options", {})}
    s = table(blocks, a=a, b=b, options=options, **rest)
    s.master = [str(row["id"]) for row in MASTERS].index(card)
    return s


def gained(s: State, phase: int = 3, seat: int = 0) -> int:
    """What the master card gives a seat."""
    return int(score(s, phase).gained[4 * seat + 2])


@pytest.mark.rule("T-MASTER-01", "RUL-T-24", "RUL-T-48")
def test_after_the_master_card_the_players_place_eight_castles_in_turn() -> None:
    s = fresh(3, master=True)
    assert list(GAME.to_act(s)) == [CHANCE]
    assert len(family(s, "master")) == 8
    play(s, "master line")
    order = []
    for text in (*PLACED, "castle g1", "castle g4"):
        order.append(actor(s))
        play(s, text)
    assert order == [0, 1, 2, 0, 1, 2, 0, 1]
    assert castles(s) == [(1, 1)] * 8
    assert actor(s) == 0
    assert s.supply == 84


@pytest.mark.rule("T-MASTER-01")
def test_chance_may_turn_over_every_master_card() -> None:
    for k, row in enumerate(MASTERS):
        s = fresh(2, master=True)
        GAME.apply(s, CHANCE, int(GAME.legal(s, CHANCE)[k]))
        assert s.master == k, row["id"]


@pytest.mark.rule("T-MASTER-02", "RUL-T-17")
def test_start_castles_keep_two_squares_between_them() -> None:
    """EX-T-37."""
    s = play(fresh(2, master=True), "master line", "castle d4")
    assert rule(s, "castle e5") == rule(s, "castle d6") == "T-MASTER-02"
    assert all(can(s, f"castle {x}") for x in ("f5", "d7", "f6"))


@pytest.mark.rule("T-MASTER-03")
def test_then_knights_and_king_are_placed_as_usual() -> None:
    s = play(fresh(2, master=True), "master line", *PLACED, "castle g1", "castle g4")
    assert squares_of(s, "knight") == {"a1", "a4", "a7", "d1", "d4", "d7", "g1", "g4"}
    play(s, "knight a1", "knight g4")
    assert actor(s) == 1
    assert "a1" not in squares_of(s, "king")
    play(s, "king d4")
    assert actor(s) == 0
    assert can(s, "S")


@pytest.mark.rule("T-MASTER-04", "RUL-T-25")
def test_everybody_holds_ten_cards_and_buys_none() -> None:
    s = master("M-DIFF", "c3", a="b3")
    assert rule(s, "A") == "T-MASTER-04"
    shown = view(s, 1)
    assert [len(player.hand or {}) for player in shown.players] == [10, 10]
    play(s, "C ap6")
    assert rule(s, "C ap7") == "T-CARD-05"
    idle(s), idle(s)
    assert rule(s, "C ap6") == "T-CARD-05"
    assert can(s, "C ap7")


@pytest.mark.rule("T-MASTER-05")
def test_one_open_master_card_is_drawn_and_scores_for_everybody() -> None:
    s = play(fresh(2, master=True), "master adj")
    assert view(s, 1).master == "adj"
    row = "a1 a2 a3 a4 a5 a6"
    both = master("M-ADJ", a=row, b=row.replace("a", "c"))
    assert gained(both) == 40
    assert gained(both, 3, 1) == 41
    assert rule(play(fresh(2, master=True), "master adj"), "castle a1") == ""


@pytest.mark.rule("T-MASTER-06")
def test_the_leader_starts_each_round_once_a_marker_has_moved() -> None:
    s = master("M-DIFF", a="a1", c="g1")
    order = []
    for text in ("", "", "S", "", "", "", "", "S", "S"):
        order.append(actor(s))
        if text:
            play(s, text)
        idle(s)
    assert order == [0, 1, 2, 2, 0, 1, 2, 0, 1]
    assert actor(s) == 1


@pytest.mark.rule("T-MASTER-07", "RUL-T-15", "RUL-T-46")
def test_the_leader_starts_a_phase_and_the_last_placed_decides_on_the_king() -> None:
    s = score(master("M-DIFF", "c3", a="b3", b="c3", c="g1"))
    assert actor(s) == 2
    assert actor(play(s, "stay")) == 1
    other = {"phase_starter": "last_placed"}
    s = score(master("M-DIFF", "c3", a="b3", b="c3", c="g1", options=other))
    assert actor(play(s, "stay")) == 2
    s = score(master("M-DIFF", a="b3", b="f3", c="g1", options=other))
    assert list(s.score) == [0, 0, 0]
    assert actor(play(s, "stay")) == 2
    idle(s), idle(s), idle(s)
    assert actor(s) == 0


@pytest.mark.rule("T-MASTER-08", "RUL-T-13")
def test_master_points_come_last_in_scoring_order() -> None:
    row = "a1 a2 a3 a4 a5 a6"
    s = score(master("M-ADJ", "c3 h2", a=row, b=row.replace("a", "c"), king="h2"), 3)
    assert list(s.gained) == [0, 0, 40, 0, 1, 0, 40, 0]
    assert list(s.score) == [40, 41]


@pytest.mark.rule("RUL-T-12")
def test_the_scoring_order_follows_the_last_round_or_the_first() -> None:
    blocks = "c3 d3"
    for option, expected in (("last_round", [3, 2]), ("phase_start", [2, 3])):
        s = master("M-DIFF", blocks, a="c3", b="d3", options={"scoring_order": option}, starter=1)
        assert list(score(s).score) == expected


@pytest.mark.rule("T-MASTER-10")
def test_all_on_different_levels() -> None:
    """EX-T-43."""
    steps = "b1 c1:2 d1:3 e1:4 f1:5"
    yes = master("M-DIFF", steps, a="a1 b1 c1 d1 e1 f1")
    assert gained(yes) == 40
    assert gained(yes, 2) == 0
    assert gained(master("M-DIFF", "b1 c1:2 d1:3 e1:4 f1:4", a="a1 b1 c1 d1 e1 f1")) == 0


@pytest.mark.rule("T-MASTER-11")
def test_all_on_the_same_level() -> None:
    assert gained(master("M-SAME", "a1 c1 e1 g1 a3 c3", a="a1 c1 e1 g1 a3 c3")) == 50
    assert gained(master("M-SAME", a="a1 c1 e1 g1 a3 c3")) == 50
    assert gained(master("M-SAME", "a1 c1 e1 g1 a3", a="a1 c1 e1 g1 a3 c3")) == 0


@pytest.mark.rule("T-MASTER-12", "RUL-T-20")
def test_all_in_one_line() -> None:
    """EX-T-41."""
    for men in ("a3 b4 c5 d6 e7 f8", "a2 b2 c2 e2 g2 h2", "d1 d2 d4 d5 d7 d8", "f1 e2 d3 c4 b5 a6"):
        assert gained(master("M-LINE", a=men, b="h5")) == 50
    assert gained(master("M-LINE", a="a3 b3 c3 d3 e3 h4")) == 0


@pytest.mark.rule("T-MASTER-13", "RUL-T-19")
def test_four_knights_are_the_corners_of_a_square() -> None:
    """EX-T-113."""
    assert gained(master("M-SQUARE", a="a1 c1 a3 c3")) == 50
    assert gained(master("M-SQUARE", a="a1 b1 c1 a2 b2 c2")) == 50
    assert gained(master("M-SQUARE", a="e5 g5 e7 g7", options={"square_rotated": False})) == 50
    tilted = master("M-SQUARE", a="b1 d2 a3 c4 h2")
    assert gained(tilted) == 50
    tilted.options.square_rotated = False
    assert gained(tilted) == 0
    assert gained(master("M-SQUARE", a="a1 c1 a4 c4")) == 0


@pytest.mark.rule("T-MASTER-14")
def test_knights_on_the_border_score_and_most_of_them_more() -> None:
    s = master("M-BORDER", a="a2 a4 a6 d4", b="h2 h5 c3")
    assert [gained(s, phase) for phase in (1, 2, 3)] == [8, 20, 40]
    assert [gained(s, phase, 1) for phase in (1, 2, 3)] == [4, 10, 20]
    assert gained(master("M-BORDER", a="a1 d4", b="h5 c3"), 1) == 2


@pytest.mark.rule("T-MASTER-15", "RUL-T-23")
def test_knights_in_exactly_so_many_castles() -> None:
    """EX-T-49."""
    blocks = "a1:1 c1 e1 g1 a3 c3 c4 c5"
    homes = ["a1", "c1", "e1", "g1", "a3", "c3"]
    for phase, (held, points) in enumerate(((4, 5), (5, 15), (6, 30)), start=1):
        assert gained(master("M-CASTLES", blocks, a=" ".join(homes[:held])), phase) == points
    assert gained(master("M-CASTLES", blocks, a=" ".join(homes[:5])), 1) == 0
    assert gained(master("M-CASTLES", blocks, a="a1 c1 e1 c3 c4 d8"), 1) == 5


@pytest.mark.rule("T-MASTER-16")
def test_knights_on_the_main_diagonals() -> None:
    """EX-T-39."""
    s = master("M-DIAG", a="a1 d4 e4", b="h8 d5", c="b1", king="g1")
    assert [gained(s, 3, seat) for seat in range(3)] == [40, 20, 0]


@pytest.mark.rule("T-MASTER-17", "RUL-T-21")
def test_all_side_by_side() -> None:
    assert gained(master("M-ADJ", a="a1 a2 a3 b3 c3 c2")) == 40
    corner = master("M-ADJ", a="a1 a2 a3 b4 c4 d4")
    assert gained(corner) == 0
    corner.options.adj_diagonal = True
    assert gained(corner) == 40


@pytest.mark.rule("T-MASTER-18", "RUL-T-18")
def test_all_knights_are_six_or_those_on_the_board() -> None:
    for card, points in (("M-SAME", 50), ("M-LINE", 50), ("M-ADJ", 40)):
        assert gained(master(card, a="a1 a2 a3")) == 0
        few = {"master_all_knights": "on_board"}
        assert gained(master(card, a="a1 a2 a3", options=few)) == points
        assert gained(master(card, a="a1", options=few)) == 0
    assert (
        gained(master("M-DIFF", "a2", a="a1 a2", options={"master_all_knights": "on_board"})) == 40
    )


@pytest.mark.rule("RUL-T-22")
def test_the_majority_counts_all_edges_together_or_each_by_itself() -> None:
    """EX-T-51."""
    for option, expected in ((False, [8, 4, 2]), (True, [8, 6, 4])):
        s = master(
            "M-BORDER",
            a="a2 a4 a6",
            b="h2 h5",
            c="d1",
            king="g7",
            options={"majority_per_edge": option},
        )
        assert [gained(s, 1, seat) for seat in range(3)] == expected


@pytest.mark.rule("RUL-T-47")
def test_options_of_different_versions_do_not_go_together() -> None:
    refused: list[dict[str, Any]] = [
        {"master": True, "deck": "own"},
        {"master": True, "chooser_starts": True},
        {"phase_starter": "last_placed"},
        {"scoring_order": "phase_start"},
        {"master_all_knights": "on_board"},
        {"square_rotated": False},
        {"adj_diagonal": True},
        {"majority_per_edge": True},
    ]
    for values in refused:
        with pytest.raises(BadOption, match="do not go together"):
            TITLE.new(2, Options(**values))
    assert TITLE.check(Options(master=True, adj_diagonal=True), 2) is None
    assert knights(fresh(2), 0) == set()
