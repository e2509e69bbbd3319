"""The benchmark measures, compares and says whether the bars are reached."""

import json
from pathlib import Path
from random import Random

import msgspec
import pytest
from typer.testing import CliRunner

from harvest import TITLE
from interregnum.bench import elsewhere, environments
from interregnum.bench.measure import (
    Figures,
    Plan,
    drive,
    learned,
    measured,
    position,
    rows,
    usual,
)
from interregnum.bench.tables import Bench, Peer, bar_lines, markdown
from interregnum.cli.app import app
from interregnum.core.arrays import COMPILED
from interregnum.core.game import CHANCE
from interregnum.core.play import playout

QUICK = Plan(["harvest"], seconds=0.01, runs=1)
NEW = TITLE.game.new(3, {"doubles": 1})


def figures(build: str, decisions: float, driven: float, clone: float) -> Figures:
    return Figures("for-a-crown", "standard", 4, build, 1.0, decisions, driven, clone, 1.0)


def compared(*ours: Figures) -> list[str]:
    peers = [
        Peer("open_spiel", "quoridor", "2", 1.0, 400_000, 400_000),
        Peer("catanatron", "base", "3", 1.0, 5_000, 15_000),
    ]
    return bar_lines(Bench("a machine", "a day", list(ours), peers))


def test_every_mode_and_number_of_seats_is_measured() -> None:
    found = list(measured(QUICK))
    assert [(row.title, row.mode, row.seats) for row in found] == rows(QUICK)
    assert len(found) == 6
    assert {row.build for row in found} == {"compiled" if COMPILED else "interpreted"}
    speeds = [(row.games, row.decisions, row.driven, row.clone, row.search) for row in found]
    assert min(map(min, speeds)) > 0
    assert {row.batch for row in found} == {0.0}  # it has no observations


def test_environments_are_driven_at_the_usual_table() -> None:
    assert learned("harvest", *usual("harvest")) == {}  # it has no observations
    assert list(learned("torres", "basic", 2)) == ["batch"]
    found = learned("torres", *usual("torres"))
    assert list(found) == ["batch", "dense", "aec"]
    assert found["aec"](Random(1)) > 30  # decisions of one game
    steps = environments.GAMES * environments.STEPS
    assert found["batch"](Random(1)) == found["dense"](Random(1)) == steps


def test_both_loops_count_the_same_decisions() -> None:
    """A decision is a ply of a seat with at least two legal actions."""
    game, decisions = TITLE.game, 0
    s, rng = game.clone(NEW), Random(3)
    while waiting := list(game.to_act(s)):
        legal = list(game.legal(s, waiting[0]))
        decisions += waiting[0] != CHANCE and len(legal) > 1
        game.apply(s, waiting[0], legal[int(rng.random() * len(legal))])
    assert drive(game, game.clone(NEW), Random(3)) == decisions
    assert playout(game, game.clone(NEW), Random(3)) == decisions


def test_positions_are_decisions_with_a_choice() -> None:
    game = TITLE.game
    for seed in range(10):
        s = position(game, game.clone(NEW), Random(seed))
        assert len(game.legal(s, game.to_act(s)[0])) > 1


def test_bars_take_the_slowest_row_and_say_yes_or_no() -> None:
    fast = figures("compiled", 700_000, 500_000, 0.5)
    told = compared(fast, figures("interpreted", 50_000, 50_000, 2.0))
    assert [line[:3] for line in told] == ["yes", "yes", "yes", "yes", "yes"]
    told = compared(fast, figures("compiled", 590_000, 390_000, 1.5))
    assert [line[:3] for line in told] == ["NO ", "NO ", "NO ", "NO "]


def test_environments_are_held_against_the_fastest_of_their_sort() -> None:
    ours = msgspec.structs.replace(
        figures("compiled", 1e6, 5e5, 0.5), batch=440_000.0, kept=0.44, aec=100_000.0
    )
    peers = [
        Peer("envpool", "Backgammon-v1", "1", 1.0, 500_000, 500_000, actions=156),
        Peer("envpool", "Chess-v1", "1", 1.0, 3_000, 3_000, actions=4672),
        Peer("open_spiel", "chess", "2", 1.0, 900_000, 900_000, actions=4674),
        Peer("pettingzoo", "tictactoe_v3", "1", 1.0, 21_000, 21_000, actions=9),
        Peer("pettingzoo", "chess_v6", "1", 1.0, 1_000, 1_000, actions=4672),
    ]
    told = bar_lines(Bench("a machine", "a day", [ours], peers))
    assert [line[:3] for line in told[-3:]] == ["NO ", "yes", "NO "]
    assert ": 147 (" in told[-2]  # times EnvPool's chess: backgammon is small, the other unobserved


def test_a_bar_that_was_not_measured_is_not_told() -> None:
    assert bar_lines(Bench("a machine", "a day", [], [])) == []
    alone = Bench("a machine", "a day", [figures("compiled", 700_000, 1.0, 0.5)], [])
    assert len(bar_lines(alone)) == 2


def test_the_document_holds_machine_date_figures_peers_and_faults() -> None:
    peers = [Peer("rlcard", "uno", "1", 9.0, 1_000, 2_000), Peer("rlcard", "x", fault="gone")]
    text = markdown(Bench("a machine", "a day", [figures("compiled", 7e5, 5e5, 0.5)], peers))
    assert "a machine, a day." in text
    assert "| for-a-crown | standard | 4 | compiled | 1 | 700,000 | 500,000 | 0.50 µs | 1 |" in text
    assert "| rlcard uno | 1 |  | 9 | 1,000 | 2,000 | × 700.00 / 500.00 |" in text
    assert "| rlcard x |  |  | gone |" in text


def test_bench_prints_a_document_for_programs_and_writes_one_for_people(
    runner: CliRunner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # here is no other build to measure
    file = tmp_path / "bench.md"
    command = ["bench", "harvest", "--seconds", "0.01", "--runs", "1", "--json"]
    result = runner.invoke(app, [*command, "--markdown", str(file)])
    assert result.exit_code == 0
    assert "the other build is not measured" in result.stderr
    assert len(json.loads(result.stdout)["figures"]) == 6
    assert file.read_text().startswith("# One run of the benchmark")


def test_peers_that_cannot_be_installed_are_told_in_one_sentence(
    runner: CliRunner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(elsewhere, "steps", lambda python: [["false"]])
    command = ["bench", "harvest", "--seconds", "0.01", "--runs", "1", "--peers"]
    result = runner.invoke(app, command)
    assert result.exit_code == 2
    assert "interregnum: the peers cannot be installed" in result.stderr
