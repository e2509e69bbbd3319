"""Every law over every title of the registry; a new title joins by being registered."""

from collections.abc import Callable
from typing import Any

import pytest

from interregnum.core.arrays import COMPILED
from interregnum.games.registry import TITLES
from interregnum.laws import LAWS, Case, Effort, cases

GAMES, LONG_GAMES = (2000 if COMPILED else 100), 50_000  # per seat count; per title
PAIRS, LONG_PAIRS = (100_000 if COMPILED else 5_000), 300_000  # per title
OBSERVED, LONG_OBSERVED = 600, 100_000  # pairs per title
WHOLE = 200 if COMPILED else 40  # plies a mode
SHARES = {"for-a-crown": 1.0}  # of the numbers above; a title that is not named here gets REST
REST = 0.1  # the laws are the same: one title pays for their depth, --long gives it to all
CASES = [case for title in TITLES.values() for case in cases(title)]


def is_open(options: Any) -> bool:
    """Wonderful Kingdom's option that lets the others watch the planning."""
    return getattr(options, "planning_visibility", "hidden_commit") == "open"


SHORT = Effort(
    games=3, matches=1, pairs=60, observed=30, windows=2, texts=10, whole=4, opened=is_open
)


def effort(case: Case[Any], *, long: bool) -> Effort:
    """The share of one case in what the whole title is given."""
    all_cases = cases(case.title)
    alike = sum(other.seats == case.seats for other in all_cases)
    modes = sum(other.mode == case.mode for other in all_cases)
    games = share(LONG_GAMES, len(all_cases)) if long else share(GAMES, alike)
    factor = 10 if long else 1
    part = 1.0 if long else SHARES.get(case.title.name, REST)
    return Effort(
        games=scaled(games, part),
        matches=5 * factor,
        pairs=scaled(share(LONG_PAIRS if long else PAIRS, len(all_cases)), part),
        observed=share(LONG_OBSERVED if long else OBSERVED, len(all_cases)),
        windows=scaled(20 * factor, part),
        texts=scaled(share(400 * factor, modes), part),
        whole=share(WHOLE, modes),
        opened=is_open,
    )


def scaled(whole: int, part: float) -> int:
    return max(1, round(whole * part))


def share(whole: int, parts: int) -> int:
    return -(-whole // parts)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    only = metafunc.config.getoption("--title")
    chosen = [case for case in CASES if only in (None, case.title.name)]
    metafunc.parametrize("case", chosen, ids=str)
    metafunc.parametrize("law", LAWS)


def test_the_laws_hold(
    case: Case[Any],
    law: str,
    record_property: Callable[[str, object], None],
    pytestconfig: pytest.Config,
) -> None:
    long, short = pytestconfig.getoption("--long"), pytestconfig.getoption("--short")
    tally = LAWS[law](case, SHORT if short else effort(case, long=long))
    record_property("laws", (case.title.name, dict(tally)))
