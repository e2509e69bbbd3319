"""The turn and its spaces (A-TURN)."""

import pytest

from interregnum.games.crown_of_ash.rules.data import SPACE_IDS

from .kit import table


@pytest.mark.rule("A-TURN-01", "EX-A-111")
def test_a_game_has_four_rounds_of_four_turns() -> None:
    t, placed = table(2), [0, 0]
    while not t.is_over():
        t.chance()
        if "gold" in t.moves:
            placed[t.seat] += 1
        t.pass_on()
    assert placed == [16, 16]
    assert t.state.round == 3


@pytest.mark.rule("A-TURN-02", "A-TURN-03")
def test_a_turn_is_a_minion_an_action_and_a_chance_to_raise_then_the_next_player_acts() -> None:
    t = table(3)
    assert t.seat == 0
    t.play("gold")
    assert t.seat == 0
    assert "no raise" in t.moves
    t.play("no raise")
    assert t.seat == 1
    t.play("gold", "no raise", "gold", "no raise")
    assert t.seat == 0
    assert list(t.state.order) == [0, 1, 2]


@pytest.mark.rule("A-TURN-04")
def test_exactly_one_minion_is_placed_and_the_gold_space_is_always_open() -> None:
    t = table(2).deal(0).stock(0)
    for space in range(12):
        t.state.taken[space] = 9
    t.player(0).refreshed = 1
    assert t.moves == ["gold"]
    t.play("gold")
    assert t.player(0).minions == 3


@pytest.mark.rule("A-TURN-05")
@pytest.mark.parametrize(
    ("space", "next_moves"),
    [
        ("gather volcano", ["back Visio-a", "post Visio-c", "posted"]),
        ("gold", ["no raise"]),
        ("build", ["tile 1", "tile 2"]),
        ("attack desert", ["send Visio-c"]),
        ("refresh", ["no raise"]),
    ],
)
def test_the_action_comes_from_the_space(space: str, next_moves: list[str]) -> None:
    t = table(2)
    for slot in range(6):
        t.state.display[slot] = -1
    assert t.play(space).moves == next_moves


@pytest.mark.rule("A-TURN-06", "EX-A-21", "EX-A-55")
@pytest.mark.parametrize(
    ("move", "space", "full"),
    [
        ("gather village", "resource-village", 1),
        ("attack desert", "battle-desert", 1),
        ("attack left", "left", 1),
        ("attack right", "right", 1),
    ],
)
def test_a_space_holds_only_so_many_minions_whoever_they_belong_to(
    move: str, space: str, full: int
) -> None:
    t = table(2).deal(0, "BO3").stock(0, gold=9)
    t.state.taken[SPACE_IDS.index(space)] = full - 1
    assert move in t.moves
    t.state.taken[SPACE_IDS.index(space)] = full
    assert move not in t.moves


@pytest.mark.rule("A-TURN-06", "A-CIT-07")
def test_gold_build_and_gate_hold_any_number_of_minions() -> None:
    t = table(4).deal(0, "BO3").stock(0, gold=9)
    for space in ("gold", "build", "gate"):
        t.state.taken[SPACE_IDS.index(space)] = 15
    assert {"gold", "build", "attack gate"} <= set(t.moves)


@pytest.mark.rule("A-TURN-06", "RUL-A-122", "EX-A-27")
def test_a_second_refresh_in_a_round_is_not_allowed() -> None:
    t = table(2).turn("refresh", "no raise", "gold", "no raise")
    assert t.seat == 0
    assert "refresh" not in t.moves


@pytest.mark.rule("A-TURN-07")
def test_a_minion_stays_till_the_end_of_the_round() -> None:
    t = table(2).turn("gold", "no raise")
    assert t.minions_on("gold") == 1
    t.to_round_end().chance()
    assert t.minions_on("gold") == 0


@pytest.mark.rule("A-TURN-08", "RUL-A-30", "EX-A-19")
def test_the_build_space_needs_an_affordable_tile() -> None:
    t = table(2).stock(0, gold=1, bone=12)
    assert "build" not in t.moves
    assert "build" in t.stock(0, gold=2).moves


@pytest.mark.rule("A-TURN-08", "EX-A-57")
def test_the_build_space_needs_a_legal_target() -> None:
    t = table(2).stock(0, gold=6)
    for area in ("volcano", "coast", "village", "mountains"):
        t.rule(area, 1)
    assert "build" not in t.moves
    assert "build" in t.rule("coast", 0).moves


@pytest.mark.rule("A-TURN-08", "A-BATTLE-02")
def test_a_battle_needs_a_warrior_in_hand() -> None:
    t = table(2).deal(0)
    assert not any(move.startswith("attack") for move in t.moves)
    t.deal(0, "BO1")
    assert [m for m in t.moves if m.startswith("attack")] == [
        "attack desert", "attack forest", "attack left", "attack right", "attack gate",
    ]  # fmt: skip


@pytest.mark.rule("A-TURN-09")
def test_hands_have_no_limit() -> None:
    cards = [f"{kind}{k}" for kind in ("BO", "AS", "BL", "SU") for k in (1, 2, 3, 4, 5)]
    t = table(4).deal(0, *cards).stock(0, bone=20, ash=20, blood=20, sulphur=20)
    t.show(1, "AU1").play("gold", "raise 1", "pay")
    assert len(t.hand(0)) == 21
