"""Plans of a round: the longer they are thought about, the more the board comes to."""

from random import Random
from typing import Any

from interregnum.core.play import sample
from interregnum.games.registry import find
from interregnum.games.wonderful_kingdom.policy.planner import glimpse_of, outcome_of
from interregnum.games.wonderful_kingdom.policy.planner_long import Long
from interregnum.games.wonderful_kingdom.rules.state import PLANNING

TITLE = find("wonderful-kingdom")


def first_planning(module: str, luck: int) -> Any:
    """A game of chance when both have selected their cards."""
    game, rng = TITLE.game, Random(luck)
    s = TITLE.new(2, TITLE.options({"module": module}))
    while s.phase != PLANNING:
        seat = int(game.to_act(s)[0])
        game.apply(s, seat, sample(game, s, seat, rng))
    return s


def test_a_glimpse_a_climb_and_many_climbs_find_more_and_more() -> None:
    gains = []
    for module in ("menace", "advisor", "quest"):
        s = first_planning(module, 1)
        for seat in range(2):
            plan = Long(s, seat, Random(2))
            climbed = plan.planner.value
            for _ in range(30):
                plan.step()
            assert glimpse_of(s, seat) <= outcome_of(s, seat, 1) <= climbed <= plan.planner.value
            gains.append(plan.planner.value - climbed)
    assert max(gains) > 0.0
