"""Positions of which only a part is told: the rest of the cards lies where it must."""

from random import Random
from typing import Any

import pytest

from interregnum.core.errors import BadPosition
from interregnum.core.play import sample
from interregnum.games.wonderful_kingdom.position import load, position
from interregnum.games.wonderful_kingdom.rules.state import State
from tests.games.wonderful_kingdom.kit import GAME, fresh

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"module": "quest"}),
    (2, {"module": "advisor"}),
    (2, {"module": "menace"}),
    (1, {"module": "advisor", "side": "b"}),
    (1, {"module": "menace"}),
    (1, {"scenario": "sg03"}),
]


def some_plies(seats: int, values: dict[str, Any], plies: int) -> State:
    s, rng = fresh(seats, **values), Random(plies)
    for _ in range(plies):
        seat = int(GAME.to_act(s)[0])
        GAME.apply(s, seat, sample(GAME, s, seat, rng))
    return s


@pytest.mark.parametrize(("seats", "values"), TABLES, ids=str)
def test_cards_that_are_not_told_lie_in_the_deck_beside_it_or_in_the_box(
    seats: int, values: dict[str, Any]
) -> None:
    for plies in (10, 25, 60):
        whole = position(some_plies(seats, values, plies))
        if whole["phase"] in ("duchies", "keeping", "advising"):
            continue
        told = {key: value for key, value in whole.items() if key not in ("deck", "box", "supply")}
        assert position(load(told)) == whole


def test_more_copies_than_there_are_are_refused() -> None:
    whole = position(some_plies(2, {"module": "quest"}, 40))
    del whole["deck"]
    whole["discard"]["mint"] = 3
    with pytest.raises(BadPosition, match="only 2 cards mint"):
        load(whole)


def test_the_order_in_which_cards_are_told_does_not_matter() -> None:
    s = some_plies(2, {"module": "quest"}, 20)
    whole = position(s)
    turned = {**whole, "hands": [hand[::-1] for hand in whole["hands"]]}
    assert turned != whole
    assert position(load(turned)) == whole
