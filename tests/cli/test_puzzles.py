"""Puzzles at the prompt: asked until the move is found, or given up."""

from typer.testing import CliRunner

from interregnum.bots.book import led_to, puzzles_of
from interregnum.cli.app import app
from interregnum.games.registry import find

TITLE = "crown-of-ash"


def test_a_puzzle_is_asked_until_its_move_is_found(runner: CliRunner) -> None:
    title = find(TITLE)
    puzzle = puzzles_of(title)[0]
    choices = title.choices(led_to(title, puzzle).state, puzzle.seat)
    right = 1 + next(k for k, each in enumerate(choices) if int(each.id) == puzzle.action)
    wrong = 1 if right != 1 else 2
    typed = f"abc\n{wrong}\n{right}\n"
    result = runner.invoke(app, ["puzzles", TITLE, "--number", "1"], input=typed)
    assert result.exit_code == 0, result.output
    told = result.stdout
    assert told.index("There is no such choice") < told.index("There is something better.")
    assert told.index("There is something better.") < told.index("Right!")
    assert f"Chance to win about {round(100 * puzzle.chance)} %" in told


def test_the_end_of_input_gives_a_puzzle_up(runner: CliRunner) -> None:
    result = runner.invoke(app, ["puzzles", TITLE, "--number", "1"], input="")
    assert (result.exit_code, "Hint: " in result.stdout) == (0, True)


def test_puzzles_are_made_of_a_title(runner: CliRunner) -> None:
    result = runner.invoke(app, ["puzzles", "make"])
    assert (result.exit_code, "of which title?" in result.output) == (2, True)


def test_there_is_no_puzzle_beyond_the_last(runner: CliRunner) -> None:
    result = runner.invoke(app, ["puzzles", TITLE, "--number", "999"])
    assert result.exit_code == 2
    assert "puzzles" in result.output
    result = runner.invoke(app, ["puzzles", TITLE, "torres"])
    assert (result.exit_code, "expected nothing behind the title" in result.output) == (2, True)
    result = runner.invoke(app, ["puzzles", "make", TITLE, "--out", "/nowhere/a.json"])
    assert (result.exit_code, "/nowhere/a.json cannot be written" in result.output) == (2, True)
