"""The laws of every title, run over all modes and seat counts of Crown of Ash."""

import pytest

from interregnum.core.arrays import COMPILED
from interregnum.games.crown_of_ash import TITLE
from interregnum.games.crown_of_ash.rules.state import State
from interregnum.laws import LAWS, Case, Effort, cases

FACTOR = 5 if COMPILED else 1
SMALL = Effort(
    games=4 * FACTOR,
    matches=1,
    pairs=40 * FACTOR,
    windows=2 * FACTOR,
    texts=6 * FACTOR,
    whole=6 * FACTOR,
)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("case", cases(TITLE), ids=str)
def test_the_laws_hold_for_crown_of_ash(case: Case[State], law: str) -> None:
    tally = LAWS[law](case, SMALL)
    assert sum(tally.values()) > 0 or (law == "windows" and case.seats == 1)
