"""What a seat is asked for first is in its observation, too: the view tells it."""

from random import Random

import pytest

from interregnum.core.observation import Observer
from interregnum.core.play import sample
from interregnum.games.wonderful_kingdom import TITLE


@pytest.mark.parametrize("owed", ["feed", "freeze", "hide", "uncover", "broker"])
def test_what_is_owed_is_observed_by_who_owes_it(owed: str) -> None:
    s = TITLE.new(2, TITLE.modes["menace"])
    t = TITLE.game.clone(s)
    setattr(t.live[0], owed, 1)
    observer = Observer(TITLE.policy)
    assert observer.numbers(s, 0) != observer.numbers(t, 0)
    assert observer.numbers(s, 1) == observer.numbers(t, 1)


@pytest.mark.parametrize(("mode", "seats"), [("menace", 2), ("advisors", 1), ("sg05", 1)])
def test_sets_that_are_written_from_follow_the_counts(mode: str, seats: int) -> None:
    """What was completed and discarded: kept up to date by the rules, and read anew."""
    game, s, rng = TITLE.game, TITLE.new(seats, TITLE.modes[mode]), Random(3)
    while waiting := game.to_act(s):
        assert s.piled == sum({2 ** (card // 2) for card, count in enumerate(s.discard) if count})
        for p in s.live:
            assert p.owned == sum(2**card for card, count in enumerate(p.built) if count)
        t = game.unpack(game.pack(s))
        assert (t.piled, t.live[0].owned) == (s.piled, s.live[0].owned)
        game.apply(s, waiting[0], sample(game, s, waiting[0], rng))
