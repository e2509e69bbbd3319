"""A sitting at the terminal, with a scripted person."""

import json
import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner

from interregnum.bots.names import parse
from interregnum.cli.app import app
from interregnum.core.game import CHANCE, NONE
from interregnum.core.record import decode
from interregnum.games.registry import find
from interregnum.games.words import Words
from interregnum.terminal import session
from interregnum.terminal.seating import opened, rivals

ALONE = "play harvest --seats 2 --bots greedy --seed 1"
TOGETHER = "play harvest --seats 2 --seed 1 --name Anna --name Petr --bots"


def said(runner: CliRunner, command: str, typed: str, *more: str) -> str:
    result = runner.invoke(app, [*command.split(), *more], input=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_numbers_play_a_game_to_its_end(runner: CliRunner) -> None:
    told = said(runner, ALONE, "1\n" * 40)
    assert "Game over" in told
    assert "wins." in told or "Shared victory" in told
    assert "Where the points come from" in told


def test_a_solo_mode_seats_nobody_else() -> None:
    title = find("crown-of-ash")
    assert rivals(title, title.modes["solo high"], "solo high", None, None) == (1, [])


def test_a_seed_gives_the_same_game(runner: CliRunner) -> None:
    assert said(runner, ALONE, "1\n" * 40) == said(runner, ALONE, "1\n" * 40)


def test_a_typed_move_is_its_notation(runner: CliRunner) -> None:
    told = said(runner, ALONE, "card3\nplain\nlog\n")
    assert "Player takes the card 3." in told
    assert told.count("Player bids plainly.") == 2  # as news, and in the log


def test_why_tells_the_clause_and_its_words(runner: CliRunner) -> None:
    told = said(runner, ALONE, "card3\nwhy card3\nwhy plain\nwhy dance\n")
    assert "The card 3 is not in the hand. (H-BID-02)" in told
    assert "H-BID-02  A card that was played is not in the hand any more." in told
    assert "plain: possible now." in told
    assert "“dance” is neither a move nor a command." in told


def test_a_move_that_is_not_legal_is_explained_and_not_played(runner: CliRunner) -> None:
    told = said(runner, ALONE, "doubled\nlog\n")
    assert "First comes a card, then a plain or a doubled bid. (H-BID-01)" in told
    assert "doubles the bid" not in told.partition("(H-BID-01)")[2]


def test_among_bots_all_is_taken_back_and_drawn_the_same_again(runner: CliRunner) -> None:
    told = said(runner, ALONE, "card3\nplain\nundo\nundo\nundo\nlog\n")
    assert "There is nothing to take back yet." in told
    assert "takes the card 3" not in told.rpartition("nothing to take back")[2]


def test_among_people_nothing_that_was_revealed_is_taken_back(runner: CliRunner) -> None:
    told = said(runner, TOGETHER, "\ncard3\nundo\nundo\nlog\n", "")
    assert "you cannot undo further" in told
    assert "takes the card 3" not in told.rpartition("cannot undo further")[2]


def test_a_hint_names_a_move_that_can_be_played(runner: CliRunner) -> None:
    pointed = said(runner, ALONE, "card4\nhint\n")
    assert "Hint: it is one of these moves. Ask again to be told which." in pointed
    assert "  plain" not in pointed.rpartition("Hint: ")[2]
    told = said(runner, ALONE, "card4\nhint\nhint\n")
    assert "Hint: Bid plainly  plain" in told or "Hint: Double the bid  doubled" in told


def test_rules_show_log_and_help_answer_and_play_nothing(runner: CliRunner) -> None:
    told = said(runner, ALONE, "rules h-end-01\nrules xyz\nrules fourth\nshow\nhelp\n\nlog\n")
    assert told.count("H-END-01 After the fourth crop the most points win;") == 2
    assert "Nothing found" in told
    assert told.count("Crops to come") == 2
    assert re.search(r"why MOVE +Why a move is not possible", told)
    assert "planner" not in told, "harvest has no steps to finish"
    assert "Player takes" not in told


@pytest.mark.parametrize("typed", ["", "quit\n", "1\nquit\n"])
def test_the_end_of_input_and_quit_end_politely_and_lose_nothing(
    runner: CliRunner, typed: str
) -> None:
    left = "The match is not finished. interregnum play --resume goes on with it."
    assert left in said(runner, ALONE, typed)
    assert "Game over" in said(runner, "play --resume", "1\n" * 40)


def test_without_a_place_for_it_a_match_is_not_kept(
    runner: CliRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "/dev/null")
    assert "The match is not finished and not saved." in said(runner, ALONE, "")


def test_the_board_comes_last_and_the_choices_are_grouped(runner: CliRunner) -> None:
    told = said(runner, "play torres --seats 2 --bots random --seed 1", "1\n")
    last_screen = told.rpartition("Place a block on")[2]
    assert "♔" in last_screen
    assert "Common supply" in last_screen
    assert told.count("Place a block on") == 1


def test_a_card_is_told_with_its_costs_and_points(runner: CliRunner) -> None:
    command = "play wonderful-kingdom --seats 1 --seed 3 --auto --option module=menace"
    told = said(runner, command, "1\n1\ncard a\n")
    assert "Recycling bonus: " in told
    assert "Cost: " in told


def test_single_choices_are_made_with_auto(runner: CliRunner) -> None:
    command = f"{ALONE} --option doubles=none"
    assert "Bid plainly" in said(runner, command, "card3\n")
    assert "Bid plainly" not in said(runner, f"{command} --auto", "card3\n")


def test_the_words_follow_the_language(runner: CliRunner) -> None:
    told = said(runner, f"{ALONE} --lang cs", "undo\nquit\n")
    assert "Nabídněte za plodinu" in told
    assert "Zatím není co vzít zpět." in told
    assert "Partie není dohraná. Pokračuje v\u00a0ní interregnum play --resume." in told
    assert "Сделайте ставку" in said(runner, f"{ALONE} --lang ru", "")


def test_the_language_of_the_environment_is_the_default(
    runner: CliRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert "Сделайте ставку" in said(runner, ALONE, "")


def test_people_at_one_device_are_parted_by_a_curtain(runner: CliRunner) -> None:
    told = said(runner, TOGETHER, "\ncard3\nplain\n\ncard2\n", "")
    anna, _, petr = told.partition("Pass the device to Petr")
    assert "Pass the device to Anna" in anna
    assert "Anna takes the card 3." in anna
    assert "Anna has a sealed bid." in petr
    assert "card 3" not in petr.partition("Bid the card")[0]


def test_bots_alone_are_watched(runner: CliRunner) -> None:
    told = said(runner, "play harvest --bots random,random --seats 2 --seed 2", "")
    assert "random #1 has a sealed bid." in told or "random #2 has a sealed bid." in told
    assert "Game over" in told


def test_nobody_named_is_a_game_against_the_usual_level(runner: CliRunner) -> None:
    told = said(runner, "play harvest --seats 3 --seed 1", "log\n")
    assert "Knight #2 has a sealed bid." in told


def test_a_level_is_told_by_its_name_in_the_language_and_found_again_by_its_own(
    runner: CliRunner, tmp_path: Path
) -> None:
    file = tmp_path / "kept.json"
    told = said(
        runner, "play harvest --bots page --seed 1 --lang cs", "1\n" * 40, "--save", str(file)
    )
    assert "Páže" in told
    assert "page" not in told
    assert "page" in decode(file.read_bytes()).names
    assert "Паж" in said(runner, f"replay {file} --plain --lang ru", "")


def drawn(file: Path) -> list[int]:
    return [action for seat, action in decode(file.read_bytes()).log if seat == CHANCE]


def test_a_saved_match_is_taken_up_with_the_same_luck(runner: CliRunner, tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole.json", tmp_path / "parted.json"
    said(runner, ALONE, "1\n" * 40, "--save", str(whole))
    assert "Saved" in said(runner, ALONE, f"card3\nsave {parted}\nplain\n")
    kept = drawn(parted)
    assert "Game over" in said(runner, "play --load", "1\n" * 40, str(parted))
    assert drawn(parted) == drawn(whole)
    assert len(kept) < len(drawn(whole))


def test_save_keeps_every_later_move_and_says_where(runner: CliRunner, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    told = said(runner, ALONE, "card3\n", "--save", str(file))
    assert f"It is kept in the file {file}" in told.replace("\n", "")
    assert (0, 7) in decode(file.read_bytes()).log
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_that_cannot_be_written_does_not_end_the_match(runner: CliRunner) -> None:
    told = said(runner, ALONE, "save /nowhere/match.json\ncard3\n")
    assert "/nowhere/match.json cannot be written: No such file or directory" in told
    assert "Player takes the card 3." in told


@pytest.mark.parametrize("place", [".", "/", "/dev/null/x", "a" * 300, "a\0b"])
def test_no_place_to_save_to_ends_the_match(runner: CliRunner, place: str) -> None:
    told = said(runner, ALONE, f"save {place}\ncard3\n")
    assert "cannot be written" in told
    assert "Player takes the card 3." in told


def test_the_old_file_stays_where_the_new_one_cannot_be_written(
    runner: CliRunner, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    told = said(runner, ALONE, "save /nowhere/x\ncard3\n", "--save", str(file))
    assert f"It is kept in the file {file}" in told.replace("\n", "")
    assert (0, 7) in decode(file.read_bytes()).log


def test_what_is_taken_back_is_taken_back_in_the_file(runner: CliRunner, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    said(runner, ALONE, "card3\nundo\n", "--save", str(file))
    assert (0, 7) not in decode(file.read_bytes()).log


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_undo_goes_back_past_what_auto_would_play_again(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """In the Kingdom single choices are frequent: no undo may lead to the same question again."""
    title = find("wonderful-kingdom")
    seating = opened(title, title.options({}), ["Anna"], [parse("random")], seed)
    told, rng = StringIO(), Random(seed)
    out = Console(file=told, markup=False)
    sitting = session.Session(seating, Words("en", [title]), out, auto=True, file=None)
    logs: list[list[tuple[int, int]]] = []  # before an undo
    asked: list[str] = []

    def answer(_prompt: str) -> str:
        log = list(seating.match.log)
        if asked and asked[-1] == "undo":
            assert log != logs[-1] or "No undo" in told.getvalue()[-3000:]
        last = max((k for k, entry in enumerate(log) if entry[0] == 0), default=NONE)
        back = rng.random() < 0.3 and last != NONE and seating.match.can_drop(last)
        asked.append(
            "undo"
            if back
            else str(rng.randrange(len(seating.match.game.legal(seating.match.state, 0))) + 1)
        )
        logs.append(log)
        if len(asked) > 300:
            raise EOFError
        return asked[-1]

    monkeypatch.setattr("builtins.input", answer)
    sitting.run()
    assert asked.count("undo") > 10


def test_a_file_that_ends_before_a_draw_is_taken_up(runner: CliRunner, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    said(runner, ALONE, "card3\n", "--save", str(file))
    record = json.loads(file.read_text()) | {"log": []}
    file.write_text(json.dumps(record))
    assert "Game over" in said(runner, "play --load", "1\n" * 40, str(file))


def test_a_name_may_look_like_markup(runner: CliRunner, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    said(runner, ALONE, "card3\n", "--name", "[/b]", "--save", str(file))
    told = said(runner, "play --bots random,random --load", "", str(file))
    assert "[/b]" in told


def test_a_loaded_match_may_change_its_bots(runner: CliRunner, tmp_path: Path) -> None:
    file = str(tmp_path / "match.json")
    said(runner, ALONE, "card3\n", "--save", file)
    told = said(runner, "play --bots random --load", "1\n" * 40, file)
    assert "Game over" in told


def test_nonsense_is_answered_and_plays_nothing(runner: CliRunner) -> None:
    typed = ["0", "99", "9" * 50, "-1", "why", "\ufffd", "card3 card3", "[red]", "\x1b[A"]
    told = said(runner, ALONE, "\n".join(typed) + "\nlog\n")
    assert len(re.findall("Choose 1 to [0-9]", told)) == 4
    assert told.count("is neither a move nor a command") == len(typed) - 4
    assert "Player takes" not in told


def test_only_the_last_news_are_told_unasked(
    runner: CliRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "NEWS", 1)
    told = said(runner, ALONE, "")
    assert "· …\n· greedy has a sealed bid." in told
    assert "· Crop" not in told
