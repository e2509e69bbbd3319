"""The ladder: its test keeps its errors, its ratings find strengths, and it goes on."""

from pathlib import Path
from random import Random

import msgspec
import pytest
from typer.testing import CliRunner

from interregnum.bots.arena import Contest, play
from interregnum.bots.ladder import BETTER, ERROR, Block, Ladder, Report, climb, ratings, verdict_on
from interregnum.cli.app import app
from interregnum.executor.journal import Journal

SMALL = Ladder("for-a-crown", 3, {}, ("random", "greedy"), seed=1, games=60)


def decided(rng: Random, chance: float, seats: int) -> str:
    """The verdict on one who wins so often, after at most 4,000 blocks."""
    shares: list[float] = []
    for _ in range(4000):
        shares.append(sum(rng.random() < chance for _ in range(seats)) / seats)
        if verdict := verdict_on(shares, seats):
            return verdict
    return "open"


@pytest.mark.parametrize("seats", [2, 4])
def test_the_sequential_test_errs_no_oftener_than_it_says(seats: int) -> None:
    rng, tries = Random(7), 120
    fair = [decided(rng, 1 / seats, seats) for _ in range(tries)]
    better = [decided(rng, BETTER / seats, seats) for _ in range(tries)]
    assert fair.count("better") <= 2.5 * ERROR * tries
    assert better.count("not better") <= 2.5 * ERROR * tries
    assert "open" not in fair + better


def test_ratings_find_the_strengths_behind_results() -> None:
    """A bot that is 200 Elo above another wins 76 % of their games."""
    rng = Random(3)
    blocks: list[Block] = []
    for low, high in (("a", "b"), ("b", "c")):
        for _ in range(300):
            wins = float(sum(rng.random() < 0.76 for _ in range(2)))
            blocks.append(([high, low], wins, 2))
    found = ratings(["a", "b", "c"], blocks, 1)
    assert [rating.elo for rating in found] == pytest.approx([0, 200, 400], abs=40)
    assert all(rating.interval[0] <= rating.elo <= rating.interval[1] for rating in found)


def test_all_rotations_of_a_block_meet_the_same_chance() -> None:
    """Alike bots play alike: who sits where makes no other game."""
    contest = Contest("for-a-crown", {}, ("greedy",) * 3, 5, mirrored=True)
    games = [play(contest, number) for number in range(4)]
    tables = [sorted(zip(game.seats, game.scores, strict=True)) for game in games]
    assert tables[0] == tables[1] == tables[2] != tables[3]


def test_a_ladder_goes_on_with_the_games_that_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = climb(SMALL, None, Journal(path))
    size = path.stat().st_size
    again = climb(SMALL, None, Journal(path))
    assert again == first
    assert path.stat().st_size == size
    assert [edge.games % 3 for edge in first.edges] == [0, 0]
    assert first.ratings[1].elo > 0


def test_the_command_tells_a_program(tmp_path: Path) -> None:
    words = ["for-a-crown", "--seats", "3", "--games", "18", "--bots", "random,greedy", "--json"]
    done = CliRunner().invoke(app, ["ladder", *words])
    assert done.exit_code == 0, done.output
    report = msgspec.json.decode(done.output, type=Report)
    assert [edge.bot for edge in report.edges] == ["greedy", "random"]


@pytest.mark.parametrize("bots", ["greedy", "greedy,greedy"])
def test_one_bot_is_no_ladder(bots: str) -> None:
    assert CliRunner().invoke(app, ["ladder", "for-a-crown", "--bots", bots]).exit_code == 2
