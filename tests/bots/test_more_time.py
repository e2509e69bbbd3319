"""More thinking is better: ten times the iterations win more than their share, in every title.

Iterations instead of seconds, so that the games are the same on every machine; how much better it
is by the clock is measured by benchmarks/champion.py.
"""

import pytest

from interregnum.bots.arena import Contest, run

pytestmark = pytest.mark.long

GAMES = {"torres": 60, "crown-of-ash": 160, "wonderful-kingdom": 32, "for-a-crown": 1600}
RIVALS = {"for-a-crown": 3}  # one, where nothing is told


@pytest.mark.parametrize("name", GAMES)
def test_ten_times_the_iterations_win_more_than_their_share(name: str) -> None:
    rivals = ["champion:40"] * RIVALS.get(name, 1)
    contest = Contest(name, {}, ("champion:400", *rivals), 2, mirrored=True)
    standing = run(contest, GAMES[name])
    assert standing.interval(0).low > 1 / contest.seats
