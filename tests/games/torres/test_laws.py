"""Every law of the contract over every version and number of seats, in small."""

from typing import Any, Final

import pytest

from interregnum.games.torres import TITLE
from interregnum.laws import LAWS, Case, Effort, cases

SMALL: Final = Effort(games=2, matches=1, pairs=20, windows=1, texts=4, whole=1)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("case", cases(TITLE), ids=str)
def test_the_laws_hold(case: Case[Any], law: str) -> None:
    tally = LAWS[law](case, SMALL)
    assert tally or law == "windows"
