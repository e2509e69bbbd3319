"""Influence and the gallery (F-GALLERY), and moving portraits in it."""

import pytest

from interregnum.games.for_a_crown import TITLE
from tests.games.for_a_crown.kit import FAMILIES, RAB, Table, deck, opening, turned

rule = pytest.mark.rule
LINE_UP = {"RAB": 7, "PEN": 6, "MON": 5, "FLA": 4, "CRO": 3}


def moving(gallery: dict[str, int], seats: int = 3, moves: int = 2) -> Table:
    """RAB is about to move a portrait, twice or once."""
    if moves == 2:
        return turned("RAB M2-10", seats=seats, gallery=gallery)
    return turned("RAB M1A", seats=seats, gallery=gallery).play("right")


@rule("F-GALLERY-01", "F-GALLERY-02")
def test_further_right_is_more_influential_whatever_the_seat() -> None:
    table = deck("E2", seats=5, gallery={"RAB": 2, "PEN": 9, "MON": 1, "FLA": 8, "CRO": 5})
    order = ["PEN", "FLA", "CRO", "RAB", "MON"]
    assert list(table.gallery) == order
    assert table.play("event E2").doc["order"] == order


@rule("F-GALLERY-01")
def test_a_moved_portrait_never_lands_on_another() -> None:
    for seats in (3, 5):
        table = moving(dict(list(LINE_UP.items())[:seats]), seats)
        for text in table.moves:
            spaces = list(table.copy().play(text).gallery.values())
            assert len(set(spaces)) == seats


@rule("F-GALLERY-02", "F-RECRUIT-01")
def test_influence_order_runs_from_the_most_to_the_least_influential() -> None:
    table = opening(4, order=["FLA", "RAB", "MON", "PEN"])
    assert table.doc["order"] == ["FLA", "RAB", "MON", "PEN"]
    assert table.awaited == "FLA"


@rule("F-GALLERY-03")
def test_influence_is_read_from_the_board_when_it_is_needed() -> None:
    table = deck("RAB M1A", "E6", gallery={"RAB": 7, "PEN": 6, "MON": 5})
    table.play("reveal RAB M1A", "right", "RAB left", "event E6")
    assert table.gallery == {"PEN": 6, "MON": 5, "RAB": 4}
    assert (table.phase, table.doc["actor"]) == ("roll", "RAB")
    table.play("roll 1")
    assert table.doc["order"] == ["PEN", "MON", "RAB"], "the order of the next recruit pass"


@rule("F-GALLERY-04")
def test_the_gallery_has_nine_spaces_in_three_zones_and_starts_on_seven() -> None:
    shown = opening().view().gallery
    assert (shown.spaces, shown.zone_loss) == (9, [2, 2, 2, 1, 1, 1, 0, 0, 0])
    assert max(opening().gallery.values()) == 7


@rule("F-GALLERY-05", "F-JEWEL-07")
def test_a_portrait_that_leaves_shifts_no_other() -> None:
    table = turned("E2", seats=4, chests={"PEN": "0/0/0/-"})
    assert table.gallery == {"RAB": 7, "MON": 5, "FLA": 4}


@rule("F-GALLERY-05")
def test_gaps_between_portraits_persist() -> None:
    table = moving({"RAB": 7, "PEN": 6, "MON": 5}).play("PEN left", "PEN left")
    assert table.gallery == {"RAB": 7, "MON": 5, "PEN": 3}


@rule("F-EFFECT-06", "F-EFFECT-08", "EX-F-03")
def test_the_rulebooks_two_moves() -> None:
    gallery = {"MON": 3, "FLA": 4, "RAB": 5, "PEN": 6, "CRO": 7}
    table = moving(gallery, seats=5).play("PEN left")
    assert table.gallery == {"CRO": 7, "RAB": 5, "FLA": 4, "MON": 3, "PEN": 2}
    assert table.awaited == "RAB"
    table.play("RAB right")
    assert table.gallery == {"CRO": 7, "RAB": 6, "FLA": 4, "MON": 3, "PEN": 2}
    assert table.phase == "recruit", "two icons are two moves, not three"


@rule("F-EFFECT-06", "EX-F-09")
def test_a_move_to_the_left_jumps_over_four_portraits() -> None:
    table = moving(LINE_UP, seats=5).play("RAB left")
    assert table.gallery == {"PEN": 6, "MON": 5, "FLA": 4, "CRO": 3, "RAB": 2}


@rule("F-EFFECT-06", "EX-F-11")
def test_a_move_to_the_right_goes_to_the_next_space_if_it_is_free() -> None:
    assert moving(LINE_UP, seats=5).play("RAB right").gallery["RAB"] == 8


@rule("F-EFFECT-06")
def test_a_move_to_the_right_jumps_over_portraits_too() -> None:
    assert moving(LINE_UP, seats=5).play("CRO right").gallery["CRO"] == 8


@rule("F-EFFECT-07", "RUL-F-09", "EX-F-13")
def test_no_move_leads_past_the_right_end() -> None:
    table = moving({"RAB": 8, "PEN": 9, "MON": 4})
    assert table.moves == ["RAB left", "PEN left", "MON left", "MON right"]


@rule("F-EFFECT-07", "RUL-F-09")
def test_no_move_leads_past_the_left_end() -> None:
    table = moving({"RAB": 2, "PEN": 1, "MON": 4})
    assert table.moves == ["RAB right", "PEN right", "MON left", "MON right"]


@rule("F-EFFECT-07")
def test_the_first_and_the_last_space_can_be_reached() -> None:
    table = moving({"RAB": 8, "PEN": 2, "MON": 5})
    assert table.play("RAB right", "PEN left").gallery == {"RAB": 9, "MON": 5, "PEN": 1}


@rule("F-EFFECT-06")
def test_every_portrait_may_go_either_way_from_the_middle() -> None:
    expected = [f"{family} {side}" for family in FAMILIES for side in ("left", "right")]
    assert moving(LINE_UP, seats=5).moves == expected


@rule("F-EFFECT-06", "F-JEWEL-09")
def test_a_portrait_off_the_gallery_cannot_be_moved() -> None:
    table = turned("RAB M2-10", seats=4, round_=2, out=["MON"])
    assert not any(text.startswith("MON") for text in table.moves)
    assert len(table.moves) == 6


@rule("F-EFFECT-08")
def test_each_move_is_free_in_portrait_and_direction() -> None:
    table = moving({"RAB": 7, "PEN": 6, "MON": 5})
    first = table.moves
    table.play("MON right")
    assert table.gallery == {"MON": 8, "RAB": 7, "PEN": 6}
    assert table.moves == first
    assert table.play("MON left").gallery == {"RAB": 7, "PEN": 6, "MON": 5}


@rule("F-EFFECT-06")
def test_the_choice_says_where_the_portrait_lands() -> None:
    table = moving(LINE_UP, seats=5, moves=1)
    landing = {choice.text: choice.space for choice in TITLE.choices(table.state, RAB)}
    assert (landing["RAB left"], landing["CRO right"], landing["CRO left"]) == (2, 8, 2)
    for text, space in landing.items():
        assert table.copy().play(text).gallery[text.split()[0]] == space
