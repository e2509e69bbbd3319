"""Building and the offer (A-BUILD)."""

import pytest

from interregnum.core.game import NONE
from interregnum.games.crown_of_ash.rules.data import DATA, TILE_IDS
from interregnum.games.crown_of_ash.rules.scoring import worth

from .kit import duel, fight, table


@pytest.mark.rule("A-BUILD-01", "A-BUILD-03", "A-BUILD-05")
def test_a_tile_is_bought_placed_and_gives_its_resources_but_not_its_tax() -> None:
    t = table(2).stock(0, gold=2).deal(0, "BO1", "AS1").play("build", "tile 1", "in coast")
    assert t.store(0) == {"bone": 3}
    assert t.controller("coast") == 0
    assert t.minions_on("build") == 1
    t.play("post BO1", "post AS1", "posted")
    assert t.defenders("coast") == ["BO1", "AS1"]


@pytest.mark.rule("A-BUILD-02", "A-CIT-01")
def test_a_tile_goes_where_nobody_rules_or_on_an_own_province() -> None:
    t = table(2).play("build", "tile 1")
    assert t.moves == ["in volcano", "in coast", "in village", "in mountains"]


@pytest.mark.rule("A-BUILD-03", "EX-A-25")
def test_a_new_province_takes_defenders_from_hand_alone() -> None:
    t = table(2).stock(0, gold=3).offer("L1-12").play("build", "tile 1", "in coast")
    assert t.store(0) == {}
    t.play("take bone", "take blood")
    assert t.moves == ["post Visio-c", "posted"]


@pytest.mark.rule("A-BUILD-04", "A-BUILD-08")
def test_a_tile_covers_the_one_below_whatever_their_levels() -> None:
    t = table(2).rule("volcano", 0, "L2-01").play("build", "tile 1", "in volcano")
    assert TILE_IDS[t.state.top[0]] == "L1-01"
    assert t.state.covered[0] == 2
    assert TILE_IDS[t.state.below[t.state.top[0]]] == "L2-01"
    assert t.moves == ["back Visio-a", "post Visio-c", "posted"]


@pytest.mark.rule("A-BUILD-06", "A-BUILD-07", "RUL-A-73")
def test_the_offer_is_refilled_in_the_same_place_after_the_defenders() -> None:
    t = table(2).play("build", "tile 2", "in coast")
    assert t.offered() == ["L1-01", "", "L1-03", "L1-04"]
    t.play("posted")
    assert t.moves == [f"up L1-{k:02}" for k in range(5, 13)]
    assert t.play("up L1-09").offered() == ["L1-01", "L1-09", "L1-03", "L1-04"]


@pytest.mark.rule("A-BUILD-09", "EX-A-23")
def test_minions_in_a_province_do_not_hinder_building_there() -> None:
    t = table(4)
    t.state.taken[0] = 2
    t.state.taken[6] = 2
    t.stock(0, gold=2).play("build", "tile 1", "in volcano")
    assert t.store(0) == {"bone": 3}
    assert "posted" in t.moves
    assert t.minions_on("resource-volcano") == 2


@pytest.mark.rule("A-BUILD-10", "EX-A-102", "A-ROUND-02")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [(("L1-01",), 3), (("L1-05", "L1-01"), 4), (("L1-06", "L1-05", "L1-01"), 5)],
)
def test_a_province_is_worth_its_top_tile_and_one_for_each_covered(
    tiles: tuple[str, ...], points: int
) -> None:
    t = table(2).rule("coast", 0, *tiles)
    assert worth(t.state, 1) == points


@pytest.mark.rule("A-BUILD-11", "A-BATTLE-15")
def test_tiles_pass_to_the_conqueror_who_gains_nothing_else() -> None:
    t = duel().rule("desert", 1, "L1-01").deal(0, "BO7").guard("desert").stock(0)
    fight(t, "desert", "BD", "B1", "BO7").play("roll 1")
    assert t.controller("desert") == 0
    assert (t.state.covered[3], t.store(0)) == (1, {})
    t.play("take ash")
    assert "posted" not in t.moves


@pytest.mark.rule("A-BUILD-12", "A-ROUND-05", "RUL-A-136")
def test_at_the_end_of_a_round_the_offer_is_set_aside_and_renewed() -> None:
    t = table(2).rule("coast", 0, "L1-12").to_round_end()
    assert t.offered() == ["L1-05", "L1-06", "L1-07", "L1-08"]
    assert [TILE_IDS[k] for k in range(27) if t.state.aside >> k & 1] == [
        "L1-01", "L1-02", "L1-03", "L1-04",
    ]  # fmt: skip
    assert t.controller("coast") == 0


@pytest.mark.rule("A-BUILD-12", "RUL-A-115")
def test_level_two_appears_when_level_one_runs_out_and_gives_more() -> None:
    assert all(
        row["vp"] >= 5 and row["cost"] >= 4 for row in DATA["buildings"] if row["level"] == 2
    )
    t = table(2)
    t.state.upper = 0
    t.play("build", "tile 1", "in coast", "posted")
    assert t.moves == [f"up L2-{k:02}" for k in range(1, 12)]


@pytest.mark.rule("A-BUILD-13")
def test_an_empty_stack_is_made_anew_from_the_tiles_set_aside() -> None:
    t = table(2)
    t.state.upper = t.state.lower = 0
    t.state.aside = 1 << TILE_IDS.index("L1-11") | 1 << TILE_IDS.index("L2-05")
    t.play("build", "tile 1", "in coast", "posted")
    assert t.moves == ["up L1-11", "up L2-05"]
    assert t.play("up L2-05").state.aside == 0


@pytest.mark.rule("A-BUILD-13")
def test_without_any_tile_left_the_offer_stays_short() -> None:
    t = table(2)
    t.state.upper = t.state.lower = t.state.aside = 0
    t.play("build", "tile 1", "in coast", "posted")
    assert t.offered()[0] == ""
    assert "no raise" in t.moves
    assert t.state.offer[0] == NONE


@pytest.mark.rule("A-BUILD-14", "A-DEF-08", "RUL-A-59")
def test_building_the_altar_brings_back_the_graveyard_before_the_defenders() -> None:
    t = table(2).stock(0, gold=4).offer("L2-11").deal(0).bury(0, "BO3")
    t.play("build", "tile 1", "in coast", "altar yes")
    assert t.moves == ["post BO3", "posted"]
    assert t.store(0) == {}
    assert sum(row["altar"] for row in DATA["buildings"]) == 1


@pytest.mark.rule("RUL-A-24")
@pytest.mark.parametrize("allowed", [False, True])
def test_automatons_enter_a_new_province_by_option(allowed: bool) -> None:
    t = table(2, automaton_new_province=allowed).deal(0, "AU1")
    t.play("build", "tile 1", "in coast")
    assert ("post AU1" in t.moves) == allowed
    t = table(2, automaton_new_province=allowed).deal(0, "AU1")
    assert "post AU1" in t.play("build", "tile 1", "in volcano").moves
