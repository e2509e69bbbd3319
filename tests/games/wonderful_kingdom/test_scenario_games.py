"""Every scenario can be won and lost: whole games from the first card to the last."""

import pytest

from tests.games.wonderful_kingdom.scenario_games import GAMES, ending, fresh, path, played


@pytest.mark.parametrize(("scenario", "verdict"), GAMES)
def test_a_scenario_is_played_through(scenario: str, verdict: str) -> None:
    *lines, last = path(scenario, verdict).read_text("utf-8").splitlines()
    s = played(fresh(scenario), lines)
    assert ending(s) == last
    assert last.startswith(f"{verdict}:")
