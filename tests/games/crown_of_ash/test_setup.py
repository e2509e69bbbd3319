"""Setting the table (A-SETUP)."""

import pytest

from interregnum.core.game import CHANCE, NONE
from interregnum.games.crown_of_ash.rules.data import DATA, WARRIOR_IDS
from interregnum.games.crown_of_ash.rules.state import KING

from .kit import GAME, bits, dealt, new, table


@pytest.mark.rule("A-SETUP-01", "A-SETUP-20")
def test_there_are_six_provinces_and_the_citadel_and_those_without_a_start_tile_are_empty() -> None:
    t = table(2)
    assert len(t.state.controller) == 7
    for area in ("coast", "mountains"):
        assert t.controller(area) == NONE
        assert t.defenders(area) == []
    assert t.state.top[1] == NONE


@pytest.mark.rule("A-SETUP-02", "A-SETUP-03", "A-SETUP-18")
def test_each_player_starts_with_a_lord_five_cards_four_minions_two_gold_and_no_points() -> None:
    t = new(4)
    for seat, lord in enumerate(("Visio", "Nox", "Mors", "Fortis")):
        assert t.hand(seat) == [f"{lord}-{k}" for k in "abc"]
        assert t.cards(seat) == ["B0", "B1", "B3", "B4", "BD"]
        assert (t.player(seat).minions, t.vp(seat), t.store(seat)) == (4, 0, {"gold": 2})


@pytest.mark.rule("A-SETUP-02")
def test_lords_are_drawn_without_repetition_unless_they_are_named() -> None:
    t = new(3, lords="drawn")
    assert t.moves == ["lord visio", "lord nox", "lord mors", "lord fortis"]
    t.play("lord mors")
    assert t.moves == ["lord visio", "lord nox", "lord fortis"]
    t.play("lord fortis", "lord visio")
    assert t.hand(0) == ["Mors-a", "Mors-b", "Mors-c"]


@pytest.mark.rule("A-SETUP-04", "A-RES-03", "RUL-A-103")
@pytest.mark.parametrize(("people", "spaces"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_the_side_of_the_round_board_says_how_many_spaces_a_province_has(
    people: int, spaces: int
) -> None:
    t = table(people).stock(0)
    t.state.taken[0] = spaces - 1
    assert ("gather volcano" in t.moves) == (t.seat == 0)
    t.state.taken[0] = spaces
    assert "gather volcano" not in t.moves


@pytest.mark.rule("A-SETUP-05", "A-SETUP-07", "EX-A-113")
def test_three_decks_hold_the_recruitable_warriors_by_level_and_have_no_order() -> None:
    t = new(3)
    assert [len(t.deck(level)) for level in (1, 2, 3)] == [13, 13, 6]
    assert not any("-" in name for level in (1, 2, 3) for name in t.deck(level))
    assert len(t.moves) == 13


@pytest.mark.rule("A-SETUP-06", "EX-A-112")
@pytest.mark.parametrize("people", [1, 2])
def test_the_flagged_warriors_leave_a_game_of_one_or_two(people: int) -> None:
    t = new(people)
    assert [len(t.deck(level)) for level in (1, 2, 3)] == [13, 9, 6]
    flagged = {row["id"] for row in DATA["warriors"] if row["players34"]}
    assert flagged == {"BO6", "AS6", "BL6", "SU6"}
    assert not flagged & set(t.deck(2))


@pytest.mark.rule("A-SETUP-08", "RUL-A-03")
def test_each_slot_shows_a_card_of_its_level() -> None:
    t = table(2)
    assert t.display() == ["BO1", "BO2", "BO4", "BO5", "BO7", "AS7"]
    assert [len(t.deck(level)) for level in (1, 2, 3)] == [11, 7, 4]


@pytest.mark.rule("A-SETUP-09", "A-CIT-02")
def test_the_king_holds_the_citadel_at_first() -> None:
    t = table(2)
    assert t.controller("citadel") == KING
    assert t.state.royal == NONE


@pytest.mark.rule("A-SETUP-10")
def test_each_person_is_dealt_one_fate_card_that_only_its_owner_sees() -> None:
    t = dealt(3, ("fate F4", "fate F6"))
    fates = [p.fate for p in t.state.players]
    assert len(set(fates)) == 3
    t = new(2)
    while "fate F1" not in t.moves:
        t.play(t.moves[0])
    action = GAME.legal(t.state, CHANCE)[0]
    assert GAME.seen(t.state, 0, CHANCE, action) == action
    assert GAME.seen(t.state, 1, CHANCE, action) != action
    assert GAME.seen(t.state, NONE, CHANCE, action) == GAME.seen(t.state, 1, CHANCE, action)


@pytest.mark.rule("A-SETUP-11", "A-SETUP-12", "RUL-A-25")
def test_two_players_get_two_start_tiles_each_held_by_a_starting_warrior() -> None:
    t = dealt(2, ("start S-3", "start S-1"))
    assert [t.controller(area) for area in ("volcano", "village", "desert", "forest")] == [
        0,
        1,
        0,
        1,
    ]
    assert t.defenders("volcano") == ["Visio-a"]
    assert t.defenders("desert") == ["Visio-b"]
    assert t.hand(0) == ["Visio-c"]


@pytest.mark.rule("A-SETUP-11", "RUL-A-26", "EX-A-113")
def test_three_players_get_one_start_tile_each_and_one_tile_leaves_the_game() -> None:
    t = table(3)
    assert [t.controller(area) for area in ("volcano", "village", "desert")] == [0, 1, 2]
    assert t.controller("forest") == NONE
    assert t.hand(2) == ["Mors-b", "Mors-c"]
    assert not t.state.aside & 8


@pytest.mark.rule("A-SETUP-13", "A-SETUP-14", "RUL-A-116")
def test_four_tiles_of_level_one_are_offered_and_level_two_lies_below() -> None:
    t = table(2)
    assert t.offered() == ["L1-01", "L1-02", "L1-03", "L1-04"]
    assert bin(t.state.upper).count("1") == 8
    assert bin(t.state.lower).count("1") == 11


@pytest.mark.rule("A-SETUP-15", "A-SETUP-16", "A-SETUP-19")
def test_the_first_order_is_random_and_its_first_player_begins_round_one() -> None:
    t = dealt(4, ("next 2",))
    assert list(t.state.order) == [2, 0, 1, 3]
    assert t.seat == 2
    assert t.state.round == 0


@pytest.mark.rule("A-SETUP-17", "EX-A-117")
def test_the_supply_and_the_components_are_counted_as_printed() -> None:
    units = {row["id"]: row.get("units") for row in DATA["resources"]}
    assert [units[k] for k in ("bone", "ash", "blood", "sulphur", "gold")] == [26, 26, 18, 18, 30]
    counts = {row["component"].split(" (")[0]: row["count"] for row in DATA["components"]}
    assert counts["minions"].startswith("16")
    assert counts["control tokens"].startswith("28")
    assert len(WARRIOR_IDS) == 44
    assert len(DATA["buildings"]) == 27
    assert len(DATA["ai_cards"]) == 6


@pytest.mark.rule("A-SETUP-21", "A-POWER-01")
@pytest.mark.parametrize("powers", [False, True])
def test_power_tokens_start_active_in_the_advanced_game_only(powers: bool) -> None:
    t = table(2, powers=powers)
    assert [p.token for p in t.state.players] == [int(powers)] * 2


@pytest.mark.rule("RUL-A-64", "A-ROUND-11")
def test_with_the_simple_order_only_the_first_player_is_drawn() -> None:
    t = dealt(4, ("next 2",), simple_turn_order=True)
    assert list(t.state.order) == [2, 3, 0, 1]


def test_a_card_set_is_written_by_names() -> None:
    assert bits("BO1", "BO3") == 0b101
