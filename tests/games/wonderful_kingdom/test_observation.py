"""What a seat is asked for first is in its observation, too: the view tells it."""

import pytest

from interregnum.core.observation import Observer
from interregnum.games.wonderful_kingdom import TITLE


@pytest.mark.parametrize("owed", ["feed", "freeze", "hide", "uncover", "broker"])
def test_what_is_owed_is_observed_by_who_owes_it(owed: str) -> None:
    s = TITLE.new(2, TITLE.modes["menace"])
    t = TITLE.game.clone(s)
    setattr(t.live[0], owed, 1)
    observer = Observer(TITLE.policy)
    assert observer.numbers(s, 0) != observer.numbers(t, 0)
    assert observer.numbers(s, 1) == observer.numbers(t, 1)
