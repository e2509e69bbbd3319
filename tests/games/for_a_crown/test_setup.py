"""Components and the set-up (F-GEN, F-SETUP)."""

from io import StringIO

import pytest
from rich.console import Console

from interregnum.core.errors import BadOption
from interregnum.core.game import NONE
from interregnum.games.drawing import SEAT_MARKS, Look
from interregnum.games.for_a_crown import TITLE
from interregnum.games.for_a_crown.rules.data import DATA
from interregnum.games.for_a_crown.table import Shared
from tests.games.for_a_crown.kit import FAMILIES, Table, deck, level, opening, play_out, say
from tests.games.for_a_crown.ledger import CARDS, DICE, TOKENS

rule = pytest.mark.rule


def fresh(seats: int = 3, **options: object) -> Table:
    """The table before any portrait hangs."""
    return Table(TITLE.new(seats, TITLE.options(options)))


@rule("F-GEN-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_people_play_each_with_a_family_of_their_own(seats: int) -> None:
    houses = fresh(seats).view().houses
    assert [house.family for house in houses] == FAMILIES[:seats]
    assert [house.seat for house in houses] == list(range(seats))


@rule("F-GEN-01")
@pytest.mark.parametrize("seats", [2, 6])
def test_fewer_than_three_and_more_than_five_people_are_refused(seats: int) -> None:
    with pytest.raises(BadOption, match=f"3 to 5 people, not for {seats}"):
        fresh(seats)


@rule("F-GEN-09")
def test_every_house_is_shown_by_its_crest_not_by_a_colour() -> None:
    for viewer in (NONE, 0, 4):
        assert [house.family for house in opening(5).view(viewer).houses] == FAMILIES
    assert [row["id"] for row in DATA["families"]] == FAMILIES


@rule("F-GEN-09")
def test_portraits_houses_and_sleeves_are_drawn_with_their_crest_without_any_colour() -> None:
    cards = [f"{family} M1A" for family in FAMILIES]
    table = deck(*cards, "E1", seats=5)
    out = Console(file=StringIO(), width=140, no_color=True, record=True)
    assert TITLE.draw is not None
    out.print(TITLE.draw.table(table.view(), Look(say, 0, large=False)))
    drawn = out.export_text()
    for family, mark in zip(FAMILIES, SEAT_MARKS, strict=True):
        assert drawn.count(f"{mark}{family}") == 2, "in the gallery, at the house"
        assert drawn.count(mark) == 3, "on the sleeve"


@rule("F-SETUP-01", "F-RECRUIT-17")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nobody_ever_needs_more_than_five_sleeves(seats: int) -> None:
    assert sum(row["passes"] for row in DATA["rounds"]) == 5
    table = opening(seats, no_knockout=True)
    recruits = [text for _, text in play_out(table, 7) if text.split()[0] in ("recruit", "blind")]
    cards = [text for text in table.revealed if " " in text]
    owned = [len([card for card in cards if card.startswith(family)]) for family in FAMILIES]
    assert owned == [5] * seats + [0] * (5 - seats)
    assert len(recruits) == 5 * seats


@rule("F-SETUP-02", "F-SETUP-15")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_chest_begins_with_ten_rubies_and_the_heirloom_and_no_bandit(seats: int) -> None:
    table = fresh(seats)
    assert table.chests == dict.fromkeys(FAMILIES[:seats], "10/0/0/H")
    assert table.scores == dict.fromkeys(FAMILIES[:seats], 20)
    assert table.gallery == {}
    assert table.out == {}


@rule("F-SETUP-03")
def test_the_reserve_holds_what_is_not_in_the_chests() -> None:
    table = opening(3, supply="strict")
    assert table.view().reserve == {"ruby": 60 - 30, "coin": 30 - 12, "bandit": 25}
    assert opening(3).view().reserve is None


@rule("F-SETUP-04")
def test_the_first_three_columns_cost_one_three_and_five() -> None:
    assert opening().costs() == [1, 3, 5, None, None]


@rule("F-SETUP-05")
def test_fifty_five_mercenaries_are_split_by_level() -> None:
    rows = DATA["mercenaries"]
    copies = [sum(row["copies"] for row in rows if row["level"] == n) for n in range(1, 6)]
    assert copies == [15, 10, 10, 10, 10]
    assert all(row["id"].startswith(f"M{row['level']}") for row in rows)


@rule("F-SETUP-05")
def test_every_mercenary_has_the_effects_of_the_ledger() -> None:
    printed = {
        row["id"]: " / ".join(" ".join(half) for half in row["options"])
        for row in DATA["mercenaries"]
    }
    assert printed == CARDS


@rule("F-SETUP-06")
def test_level_one_is_three_stacks_of_five_and_no_deck() -> None:
    first = opening().view().columns[0]
    assert (first.level, first.cards, first.counts) == (1, ["M1A", "M1B", "M1C"], [5, 5, 5])
    assert first.deck == 0
    assert "blind 1" not in opening().moves


@rule("F-SETUP-07")
def test_two_cards_of_each_deck_are_turned_up_one_after_another() -> None:
    table = fresh().play("portrait RAB", "portrait PEN", "portrait MON")
    assert table.phase == "refill"
    for number in (2, 3, 4, 5):
        cards = level(number)
        assert table.odds == {f"up {card}": 1 for card in cards}
        table.play(f"up {cards[9]}")
        assert table.odds == {f"up {card}": 1 for card in cards[:9]}
        table.play(f"up {cards[4]}")
        assert table.up(number) == [cards[9], cards[4]]
        assert table.deck(number) == [*cards[:4], *cards[5:9]]
    assert table.phase == "recruit"


@rule("F-SETUP-08")
def test_face_up_cards_of_closed_columns_are_visible_from_the_start() -> None:
    for viewer in (NONE, 2):
        fourth, fifth = opening().view(viewer).columns[3:]
        assert (fourth.cost, fourth.cards, fourth.deck) == (None, ["M4-01", "M4-02"], 8)
        assert (fifth.cost, fifth.cards, fifth.deck) == (None, ["M5-01", "M5-02"], 8)


@rule("F-SETUP-09", "F-SETUP-11")
def test_the_two_starting_events_are_the_shared_deck_and_belong_to_nobody() -> None:
    table = opening()
    assert table.shared == ["E1", "E2"]
    assert table.view().deck == [Shared(NONE, "E1", 0), Shared(NONE, "E2", 0)]
    assert [row["id"] for row in DATA["events"] if row["starting"]] == ["E1", "E2"]


@rule("F-SETUP-10")
def test_the_other_five_events_are_the_pile_one_of_each_kind() -> None:
    table = opening()
    assert table.doc["pile"] == ["E3", "E4", "E5", "E6", "E7"]
    assert (table.view().pile, table.view().unseen) == (5, 0)
    kinds = ["BURGLARY", "SCANDAL", "BRIBERY", "HAND", "MAGES"]
    assert table.view().possible_events == kinds
    assert [row["kind"] for row in DATA["events"]] == ["BURGLARY", "SCANDAL", *kinds]


@rule("F-SETUP-12")
def test_portraits_hang_from_the_starting_space_to_the_left_in_any_order() -> None:
    table = fresh(4)
    assert table.awaited == "chance"
    assert table.odds == {f"portrait {family}": 1 for family in FAMILIES[:4]}
    table.play("portrait MON")
    assert table.gallery == {"MON": 7}
    assert table.moves == ["portrait RAB", "portrait PEN", "portrait FLA"]
    table.play("portrait RAB", "portrait FLA", "portrait PEN")
    assert table.gallery == {"MON": 7, "RAB": 6, "FLA": 5, "PEN": 4}


@rule("F-SETUP-12")
@pytest.mark.parametrize(("seats", "last"), [(3, 5), (4, 4), (5, 3)])
def test_only_families_in_play_hang_in_the_gallery(seats: int, last: int) -> None:
    assert list(opening(seats).gallery.values()) == list(range(7, last - 1, -1))


@rule("F-SETUP-13", "EX-F-01")
def test_rabbit_drawn_first_of_five_begins_with_three_coins() -> None:
    table = opening(5, order=["RAB", "MON", "CRO", "PEN", "FLA"])
    assert table.gallery == {"RAB": 7, "MON": 6, "CRO": 5, "PEN": 4, "FLA": 3}
    assert table.chests == {
        "RAB": "10/3/0/H",
        "PEN": "10/4/0/H",
        "MON": "10/4/0/H",
        "FLA": "10/5/0/H",
        "CRO": "10/4/0/H",
    }


@rule("F-SETUP-13", "EX-F-07")
def test_three_people_begin_with_three_four_and_five_coins() -> None:
    table = opening(3, order=["MON", "RAB", "PEN"])
    assert table.chests == {"RAB": "10/4/0/H", "PEN": "10/5/0/H", "MON": "10/3/0/H"}


@rule("F-SETUP-13")
def test_coins_are_handed_out_when_the_last_portrait_hangs() -> None:
    table = fresh().play("portrait RAB", "portrait PEN")
    assert set(table.chests.values()) == {"10/0/0/H"}


@rule("F-SETUP-16")
def test_the_same_cards_are_used_at_every_table() -> None:
    counts = {card: 5 if card.startswith("M1") else 1 for card in CARDS}
    counts |= {f"E{k}": 1 for k in range(1, 8)}
    for seats in (3, 4, 5):
        assert TITLE.census(opening(seats).state) == counts


@rule("F-SETUP-16", "F-GEN-08")
def test_the_box_holds_sixty_rubies_thirty_coins_and_twenty_five_bandits() -> None:
    assert {row["id"]: row["count"] for row in DATA["tokens"]} == TOKENS


@rule("F-EFFECT-05")
def test_both_dice_have_the_six_faces_of_the_ledger() -> None:
    faces = {row["id"]: [" ".join(face) for face in row["faces"]] for row in DATA["dice"]}
    assert faces == DICE


@rule("F-GEN-01")
def test_every_row_of_the_data_names_its_source() -> None:
    tables = [rows for rows in DATA.values() if isinstance(rows, list)]
    single = [rows for rows in DATA.values() if isinstance(rows, dict)]
    labels = ("SOURCED", "DERIVED", "INFERRED", "RECONSTRUCTED")
    for row in [row for rows in tables for row in rows] + single:
        assert any(label in row["source"] for label in labels), row
