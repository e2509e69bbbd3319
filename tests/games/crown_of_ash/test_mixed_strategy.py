"""The choice of a battle card is a small simultaneous game: bots mix."""

from random import Random

import pytest

from interregnum.bots.bot import ask
from interregnum.bots.names import parse
from interregnum.games.crown_of_ash import TITLE
from interregnum.games.crown_of_ash.policy.mixed_strategy import drawn, solved
from tests.games.crown_of_ash.kit import Table, bits, duel, table

PENNIES = [1.0, -1.0, -1.0, 1.0]
SCISSORS = [0.0, -1.0, 1.0, 1.0, 0.0, -1.0, -1.0, 1.0, 0.0]
PLAIN = 0.9  # odds above this can be read

POLICY = TITLE.policy


def even_battle(*sent: str) -> Table:
    """BO3 and BO4 against the like of them; all five cards on both sides."""
    t = duel().deal(0, "BO3", "BO4", "AS1").guard("desert", "AS3", "AS4")
    return t.play("attack desert", *(f"send {card}" for card in sent or ("BO3", "BO4")), "sent")


def near(odds: list[float], wanted: list[float]) -> bool:
    return all(abs(a - b) < 0.06 for a, b in zip(odds, wanted, strict=True))


def test_matching_pennies_are_thrown_evenly_by_both() -> None:
    rows, cols = solved([PENNIES], 2, 2, 400)
    assert near(rows, [0.5, 0.5])
    assert near(cols, [0.5, 0.5])


def test_scissors_paper_and_stone_are_played_alike() -> None:
    rows, cols = solved([SCISSORS], 3, 3, 400)
    assert near(rows, [1 / 3] * 3)
    assert near(cols, [1 / 3] * 3)


def test_a_row_that_is_never_better_is_not_played() -> None:
    rows, cols = solved([[3.0, 1.0, 2.0, 0.0]], 2, 2, 100)
    assert (rows, cols) == ([pytest.approx(1.0), 0.0], [0.0, pytest.approx(1.0)])


def test_the_rows_know_their_table_and_the_columns_only_what_tables_there_may_be() -> None:
    """Alone, the first table is lost to column 0; as one of two the columns look to both."""
    first, second = [-1.0, 0.0, -1.0, 0.0], [8.0, 0.0, 8.0, 0.0]
    assert solved([first], 2, 2, 50)[1] == [pytest.approx(1.0), 0.0]
    assert solved([first, second], 2, 2, 50)[1] == [0.0, pytest.approx(1.0)]


def test_a_place_is_drawn_by_its_odds() -> None:
    rng = Random(5)
    places = [drawn([0.25, 0.0, 0.75], rng) for _ in range(400)]
    assert 60 < places.count(0) < 140
    assert places.count(1) == 0


@pytest.mark.parametrize("seat", [0, 1])
def test_both_sides_of_an_even_battle_mix(seat: int) -> None:
    odds = POLICY.mix(even_battle().state, seat, Random(1))
    assert len(odds) == 5
    assert sum(odds) == pytest.approx(1.0)
    assert max(odds) < PLAIN


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", ["search:8", "master:8"])
def test_the_card_of_a_bot_cannot_be_told(name: str, seat: int) -> None:
    t = even_battle()
    bot = parse(name)
    assert len({ask(bot, POLICY, t.state, seat, Random(k)) for k in range(6)}) > 1


def test_the_defender_mixes_without_knowing_who_attacks() -> None:
    strong, weak = even_battle(), even_battle("BO3", "AS1")
    assert strong.state.committed != weak.state.committed == bits("BO3", "AS1")
    assert POLICY.mix(strong.state, 1, Random(3)) == POLICY.mix(weak.state, 1, Random(3))


def test_a_card_that_already_lies_there_changes_nothing() -> None:
    before, after = even_battle(), even_battle().by(0, "lay B4")
    assert POLICY.mix(before.state, 1, Random(3)) == POLICY.mix(after.state, 1, Random(3))


def test_against_the_king_and_the_automa_nothing_is_mixed() -> None:
    king = table().deal(0, "BO3").play("attack left", "send BO3", "sent")
    automa = table(1).deal(0, "BO3").rule("desert", 1)
    automa.play("attack desert", "send BO3", "sent")
    assert "lay B0" in king.moves
    assert "lay B0" in automa.moves
    assert POLICY.mix(king.state, 0, Random(1)) == []
    assert POLICY.mix(automa.state, 0, Random(1)) == []


def test_no_other_choice_is_mixed() -> None:
    assert POLICY.mix(table().state, 0, Random(1)) == []
