"""`finish`: the planner plays the rest of a person's steps of the round."""

from typer.testing import CliRunner

from interregnum.cli.app import app

PLAY = "play wonderful-kingdom --seats 1 --seed 3 --auto --option module=menace --lang en"
CHOICE = "1\n1\n" + "select L\n" * 4  # the duchy, the menaces, four areas


def said(runner: CliRunner, typed: str) -> str:
    result = runner.invoke(app, PLAY.split(), input=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_finish_plays_all_windows_of_the_round_and_stops_at_the_next_selection(
    runner: CliRunner,
) -> None:
    told = said(runner, CHOICE + "finish\n")
    asked, _, after = told.partition("Plan or recycle your cards.")
    assert "Round 2" not in asked
    assert "Plan or recycle" not in after
    assert "Round 2 of 4 · Choice" in after


def test_what_finish_played_are_normal_moves_of_the_log(runner: CliRunner) -> None:
    told = said(runner, CHOICE + "finish\nlog\n").rpartition("Player>")[0]
    assert "Player produces 2× material." in told
    assert "Player completes " in told


def test_there_is_nothing_to_finish_while_areas_are_chosen(runner: CliRunner) -> None:
    assert "There are no steps to finish now." in said(runner, "1\n1\nfinish\n")


def test_a_move_that_begins_with_the_word_is_a_move(runner: CliRunner) -> None:
    told = said(runner, CHOICE + "finish cathedral\n")
    assert "Round 2" not in told
    assert "(W-ADVISOR-10)" in told
