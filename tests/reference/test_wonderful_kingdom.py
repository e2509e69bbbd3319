"""The Kingdom's points, outputs and ranks against a second reading of the ledger."""

from random import Random
from typing import Any

import pytest

from interregnum.core.play import sample
from interregnum.games.title import Title
from interregnum.games.wonderful_kingdom import TITLE
from interregnum.games.wonderful_kingdom.rules.production import output
from interregnum.laws import Case, cases
from tests.reference import wonderful_kingdom as reference

EVERY = 7  # plies between two looks
GAMES = 3


def looks(title: Title[Any], case: Case[Any], seed: int) -> Any:
    """States of one random game, the last one always."""
    rng, ply = Random(seed), 0
    s = title.new(case.seats, case.options(seed))
    while len(waiting := title.game.to_act(s)):
        if ply % EVERY == 0:
            yield s
        seat = int(waiting[0])
        title.game.apply(s, seat, sample(title.game, s, seat, rng))
        ply += 1
    yield s


@pytest.mark.parametrize("case", cases(TITLE), ids=str)
def test_points_outputs_and_ranks_are_those_of_a_second_reading(case: Case[Any]) -> None:
    for seed in range(GAMES):
        for s in looks(TITLE, case, seed):
            doc = TITLE.position(s)
            boards = doc["players"]
            assert list(TITLE.game.scores(s)) == [reference.points(doc, b) for b in boards]
            assert list(TITLE.game.ranks(s)) == reference.ranks(doc)
            for seat, board in enumerate(boards):
                for r, name in enumerate(reference.BASIC):
                    assert output(s, s.live[seat], r) == reference.output(doc, board, name)
