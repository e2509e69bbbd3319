"""Definitions and the preparation of the game."""

import pytest

from interregnum.core.errors import BadOption
from interregnum.core.game import CHANCE
from interregnum.games.torres import TITLE
from interregnum.games.torres.options import ONLY_IN_MASTER, Options
from interregnum.games.torres.view import view
from tests.games.torres.kit import (
    GAME,
    actor,
    can,
    castles,
    fresh,
    height,
    knights,
    moves,
    opened,
    play,
    rule,
    squares_of,
    stacks,
    table,
    targets,
)

OTHER = {
    "deck": "own",
    "passage_model": "planar",
    "stack_limit": "two_players",
    "phase_starter": "last_placed",
    "scoring_order": "phase_start",
    "master_all_knights": "on_board",
}
START = {"d1", "c3", "f3", "h4", "a5", "c6", "f6", "e8"}


@pytest.mark.rule("T-DEF-01", "T-SCORE-05")
def test_a_figure_stands_as_high_as_blocks_lie_under_it() -> None:
    s = table("c3:2 d3 e3", a="a1 d3 c3")
    assert [height(s, x) for x in ("a1", "d3", "c3")] == [0, 1, 2]
    assert view(s, 0).players[0].prospect.castles == 3 * 2


@pytest.mark.rule("T-DEF-02", "T-DEF-03")
def test_a_castle_hangs_together_orthogonally_and_has_area_and_height() -> None:
    s = table("c3:2 d3 e4:1 b2")
    assert castles(s) == [(1, 1), (1, 1), (1, 1), (2, 2)]


@pytest.mark.rule("T-DEF-04")
def test_a_square_without_a_figure_is_free_whatever_its_height() -> None:
    s = table("c3:2 d3:3 d4 e3", a="c3", b="e3")
    assert "d3" in moves(s, "c3")
    assert moves(table("c3 d3", a="c3", b="d3"), "c3").isdisjoint({"d3"})


@pytest.mark.rule("T-DEF-05")
def test_a_player_is_in_a_castle_with_a_knight_on_its_blocks() -> None:
    shown = view(table("c3 d3", a="b3", b="d3"), 0)
    assert [player.prospect.castles for player in shown.players] == [0, 2]


@pytest.mark.rule("T-DEF-07")
def test_a_figure_is_at_a_door_of_a_higher_column_beside_it() -> None:
    s = table("c3:2 d3 e3:2 d4", a="d3", hand="doors")
    assert {"c2", "e2", "b3", "f3"} <= targets(s, "doors", "d3")
    assert {"c3", "e3", "d4"}.isdisjoint(targets(s, "doors", "d3"))


@pytest.mark.rule("T-DEF-08")
def test_no_block_leaves_its_square_and_no_knight_the_board_without_a_shift() -> None:
    s = opened(4)
    before, men = list(s.board.height), [knights(s, seat) for seat in range(4)]
    play(s, "B c2", "B b2", "S", "/")
    assert all(now >= then for now, then in zip(s.board.height, before, strict=True))
    assert [knights(s, seat) for seat in range(4)] == men


@pytest.mark.rule("T-SETUP-01")
def test_two_to_four_players_sit_at_the_table() -> None:
    assert [len(fresh(seats).score) for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadOption, match=f"not for {seats}"):
            fresh(seats)


@pytest.mark.rule("T-SETUP-02")
def test_a_player_has_a_marker_beside_the_track_and_six_knights() -> None:
    s = fresh(4)
    assert list(s.score) == [0, 0, 0, 0]
    assert list(s.reserve) == [6, 6, 6, 6]


@pytest.mark.rule("T-SETUP-03", "T-SETUP-08", "T-FLOW-02")
@pytest.mark.parametrize(
    ("seats", "card"),
    [
        (2, [[3, 3, 3, 3], [3, 3, 3, 3], [3, 3, 3, 3]]),
        (3, [[3, 3, 2, 2], [3, 3, 2], [3, 3, 2]]),
        (4, [[2, 2, 2, 2], [2, 2, 2], [2, 2, 2]]),
    ],
)
def test_stacks_follow_the_phase_card_of_the_player_count(
    seats: int, card: list[list[int]]
) -> None:
    """EX-T-101, EX-T-102; as many rounds as stacks."""
    s = opened(seats)
    for phase in range(3):
        assert [stacks(s, seat) for seat in range(seats)] == [card[phase]] * seats
        assert view(s, 0).rounds == len(card[phase])
        while s.phase == phase and len(GAME.to_act(s)):
            GAME.apply(s, actor(s), int(GAME.legal(s, actor(s))[0]))
    assert not len(GAME.to_act(s))


@pytest.mark.rule("T-SETUP-04")
def test_all_forty_cards_are_one_deck_and_nobody_holds_any() -> None:
    s = fresh(2)
    assert list(s.cards.bag) == [4] * 10
    assert sum(s.cards.hand) == 0


@pytest.mark.rule("T-SETUP-05")
def test_eight_castles_of_one_block_stand_on_the_marked_squares() -> None:
    s = fresh(3)
    assert castles(s) == [(1, 1)] * 8
    assert s.supply == 84
    assert squares_of(s, "knight") == START


@pytest.mark.rule("T-SETUP-06")
def test_each_player_puts_a_knight_on_another_castle_from_the_youngest_on() -> None:
    s = play(fresh(3), "knight c3")
    assert actor(s) == 1
    assert squares_of(s, "knight") == START - {"c3"}
    assert rule(s, "knight c3") == "T-SETUP-06"
    assert rule(s, "knight d4") == "T-SETUP-06"
    play(s, "knight d1", "knight e8")
    assert [knights(s, seat) for seat in range(3)] == [{"c3"}, {"d1"}, {"e8"}]
    assert list(s.reserve) == [5, 5, 5]


@pytest.mark.rule("T-SETUP-07")
def test_who_placed_last_puts_the_king_on_a_castle_that_is_left() -> None:
    s = play(fresh(2), "knight c3", "knight f6")
    assert actor(s) == 1
    assert squares_of(s, "king") == START - {"c3", "f6"}
    assert rule(s, "king c3") == "T-SETUP-07"
    assert rule(s, "king a1") == "T-SETUP-07"


@pytest.mark.rule("T-SETUP-09")
def test_the_youngest_seat_begins() -> None:
    s = play(fresh(4), "knight c3", "knight f6", "knight d1", "knight e8", "king a5")
    assert actor(s) == 0
    assert can(s, "S")
    assert CHANCE not in GAME.to_act(s)


def test_a_table_that_is_put_away_keeps_its_options() -> None:
    for name in Options.__struct_fields__:
        master = name == "master" or name in ONLY_IN_MASTER
        usual = getattr(Options(), name)
        other = not usual if isinstance(usual, bool) else OTHER[name]
        s = fresh(3, **{"master": master, name: other})
        for t in (s, fresh(3, master=master)):
            back = TITLE.game.unpack(list(TITLE.game.pack(t)))
            assert TITLE.position(back)["options"] == TITLE.position(t)["options"]
        assert s != fresh(3, master=master and name != "master"), name
