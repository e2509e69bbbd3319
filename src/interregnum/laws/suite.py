"""The driver: every law over every mode and number of seats of a title, on hypothesis' seeds."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from interregnum.games.title import Title
from interregnum.laws.knowledge import knowledge
from interregnum.laws.matches import matches
from interregnum.laws.observations import Met, has_observations, observations
from interregnum.laws.play import play
from interregnum.laws.reasons import bare_reasons_are_rare, reasons
from interregnum.laws.table import Case, Tally, cases
from interregnum.laws.texts import texts
from interregnum.laws.windows import never, windows

S = TypeVar("S")
SEEDS = 1 << 40
BATCH = 20  # games, or plies, on one drawn seed: hypothesis' own cost is spread over them
APART = 1000  # between two drawn seeds, so that their games are never the same


@dataclass(frozen=True, kw_only=True)
class Effort:
    """How much of each group of laws one case is given."""

    games: int = 100  # with every cheap law at every ply
    matches: int = 5
    pairs: int = 2000  # (ply, seat) pairs with the knowledge laws
    observed: int = 2000  # (ply, seat) pairs with the laws of observations
    windows: int = 20  # games
    texts: int = 100  # plies
    whole: int = 200  # plies at which the whole space is explained; as many with some of it
    opened: Callable[[Any], bool] = never  # options under which windows hide nothing


def check(title: Title[S], effort: Effort | None = None) -> Tally:
    """Every law over the whole title; the first that breaks raises a sentence."""
    tally = Tally()
    for case in cases(title):
        for law in LAWS.values():
            tally += law(case, effort or Effort())
    return tally


def check_play(case: Case[S], effort: Effort) -> Tally:
    """The cheap laws."""
    return by_game(effort.games, lambda seed, tally: play(case, seed, tally))


def check_matches(case: Case[S], effort: Effort) -> Tally:
    """The checked entrance, undo, records."""
    return by_game(effort.matches, lambda seed, tally: matches(case, seed, tally))


def check_knowledge(case: Case[S], effort: Effort) -> Tally:
    """Imagined worlds."""
    count = -(-effort.pairs // (case.seats + 1))
    return by_ply(count, lambda seed, tally, n: knowledge(case, seed, tally, count=n))


def check_observations(case: Case[S], effort: Effort) -> Tally:
    """Tables as numbers, where the title tells them so."""
    count = -(-effort.observed // case.seats) if has_observations(case.title) else 0
    met: Met = {}
    return by_ply(count, lambda seed, tally, n: observations(case, seed, tally, met, count=n))


def check_windows(case: Case[S], effort: Effort) -> Tally:
    """Open windows."""
    opened = effort.opened
    return by_game(effort.windows, lambda seed, tally: windows(case, seed, tally, opened=opened))


def check_texts(case: Case[S], effort: Effort) -> Tally:
    """Texts and documents."""
    return by_ply(effort.texts, lambda seed, tally, n: texts(case, seed, tally, count=n))


def check_reasons(case: Case[S], effort: Effort) -> Tally:
    """Reasons, and how many of them are bare."""
    tally = by_ply(effort.whole, lambda seed, tally, n: reasons(case, seed, tally, count=n))
    bare_reasons_are_rare(case, tally)
    return tally


LAWS: dict[str, Callable[[Case[Any], Effort], Tally]] = {
    "play": check_play,
    "matches": check_matches,
    "knowledge": check_knowledge,
    "observations": check_observations,
    "windows": check_windows,
    "texts": check_texts,
    "reasons": check_reasons,
}


def by_game(count: int, law: Callable[[int, Tally], None]) -> Tally:
    """A law that takes one game, on at least `count` of them."""

    def batch(seed: int, tally: Tally, n: int) -> None:
        for follower in range(n):
            law(seed + follower, tally)

    return by_ply(count, batch)


def by_ply(count: int, law: Callable[[int, Tally, int], None]) -> Tally:
    """A law that is told how much to do, in batches on seeds that hypothesis draws."""
    size = min(BATCH, count)
    tally = Tally()
    over_seeds(-(-count // size) if size else 0, lambda seed: law(seed * APART, tally, size))
    return tally


def over_seeds(count: int, law: Callable[[int], None]) -> None:
    """Run a law on `count` seeds; the first sentence stands, since a seed has nothing to shrink."""
    try:
        from hypothesis import HealthCheck, Phase, given, settings, strategies
    except ImportError as error:
        raise ImportError("the laws need hypothesis: pip install hypothesis") from error
    broken: list[AssertionError] = []

    @settings(
        max_examples=max(1, count),
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategies.integers(0, SEEDS))
    def run(seed: int) -> None:
        if broken:
            raise broken[0]
        try:
            law(seed)
        except AssertionError as error:
            broken.append(error)
            raise

    if count:
        run()
