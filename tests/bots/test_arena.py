"""Arenas: rotated seats, equal games for any number of jobs, intervals that decide."""

from pathlib import Path

import pytest

from interregnum.bots.arena import (
    FEWEST,
    Contest,
    Outcome,
    Standing,
    is_decided,
    play,
    run,
    share,
    wilson,
)
from interregnum.core.errors import BadOption, UnknownBot, UnknownTitle
from interregnum.executor.journal import Journal
from interregnum.executor.run import open_executor


def contest(*bots: str, seed: int = 1) -> Contest:
    return Contest("for-a-crown", {}, bots, seed)


def told(outcomes: list[Outcome]) -> list[tuple[object, ...]]:
    """All of an outcome but the time it took."""
    return [tuple(o[:-1]) for o in outcomes]


def test_greedy_beats_three_that_play_at_random() -> None:
    standing = run(contest("greedy", "random", "random", "random"), 60)
    assert standing.rate(0) > 0.5
    assert standing.score(0) > standing.score(1)


def test_search_beats_three_that_play_at_random() -> None:
    standing = run(contest("search:30", "random", "random"), 6)
    assert standing.rate(0) > 1 / 3


def test_seats_rotate_from_game_to_game() -> None:
    outcomes = run(contest("random", "random", "random"), 3).outcomes
    assert [o.seats for o in outcomes] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_games_are_the_same_whatever_the_number_of_jobs() -> None:
    alone = run(contest("greedy", "random", "random"), 60)
    with open_executor(2) as two:
        together = run(contest("greedy", "random", "random"), 60, on=two)
    assert told(alone.outcomes) == told(together.outcomes)


def test_a_contest_goes_on_where_it_stopped(tmp_path: Path) -> None:
    bots, file = contest("random", "random", "random"), tmp_path / "games.jsonl"
    half = run(bots, 4, journal=Journal(file)).outcomes
    assert run(bots, 8, journal=Journal(file)).outcomes[:4] == half  # with the time they took
    assert told(run(bots, 8, journal=Journal(file)).outcomes) == told(run(bots, 8).outcomes)
    assert len(file.read_bytes().splitlines()) == 1 + 8


def test_another_seed_gives_other_games() -> None:
    first, second = (play(contest("random", "random", "random", seed=k), 0) for k in (1, 2))
    assert told([first]) != told([second])


def test_a_contest_stops_when_the_interval_decides() -> None:
    seen: list[int] = []
    bots = contest("greedy", "random", "random")
    standing = run(bots, 200, bar=0.2, progress=lambda standing: seen.append(standing.games))
    assert FEWEST <= standing.games < 200
    assert standing.interval(0).low > 0.2
    assert seen == list(range(1, standing.games + 1))


def won(games: int, wins: int) -> Standing:
    ranks = [[1, 2]] * wins + [[2, 1]] * (games - wins)
    return Standing([Outcome(k, [0, 1], ranks[k], [0, 0], 1, 1) for k in range(games)])


@pytest.mark.parametrize(
    ("games", "wins", "decided"), [(40, 36, True), (40, 22, False), (39, 39, False)]
)
def test_an_interval_decides_when_the_bar_lies_outside(
    games: int, wins: int, decided: bool
) -> None:
    assert is_decided(won(games, wins), 0.6) is decided


def test_wilson_interval_of_known_figures() -> None:
    assert wilson(70, 100) == pytest.approx((0.6042, 0.7811), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_shared_first_place_is_shared_and_a_lost_game_is_nobodys() -> None:
    assert share([1, 1, 3], 0) == 0.5
    assert share([1, 1, 3], 2) == 0.0
    assert share([4, 4, 4], 0) == 0.0


def test_wins_are_counted_by_entry_and_by_seat() -> None:
    standing = Standing(
        [Outcome(0, [0, 1], [1, 2], [5, 3], 9, 1), Outcome(1, [1, 0], [1, 2], [4, 2], 8, 1)]
    )
    assert (standing.wins(0), standing.wins(1)) == (2.0, 0.0)
    assert (standing.wins_at(0), standing.wins_at(1)) == (1.0, 1.0)
    assert (standing.score(0), standing.decisions) == (4.5, 17)


@pytest.mark.parametrize(
    ("bad", "error"),
    [
        (contest("random", "random"), BadOption),
        (contest("random", "random", "nobody"), UnknownBot),
        (Contest("chess", {}, ("random",) * 3, 1), UnknownTitle),
        (Contest("for-a-crown", {"dice": "two"}, ("random",) * 3, 1), BadOption),
    ],
)
def test_a_bad_contest_is_refused_before_any_game(bad: Contest, error: type[Exception]) -> None:
    with pytest.raises(error):
        run(bad, 10)
