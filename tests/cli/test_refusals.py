"""Bad input gets one sentence that says what was expected, and exit code 2."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from interregnum.cli.app import app

MATCH = "play harvest --seats 2 --bots random --seed 1"


def refused(runner: CliRunner, command: str, *more: str) -> str:
    """The one sentence; anything else fails."""
    result: Result = runner.invoke(app, [*command.split(" "), *more])
    assert result.exit_code == 2, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    said = result.stderr.strip()
    assert said.startswith("interregnum: "), said
    assert "\n" not in said
    return said


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play chess", "there is no title 'chess'; there are torres, crown-of-ash"),
        ("sim chess --seats 2", "there is no title 'chess'"),
        ("rules chess", "there is no title 'chess'"),
        ("bench chess", "there is no title 'chess'"),
        ("play harvest --seats 5", "harvest is for 2 to 4 people, not for 5"),
        ("play harvest --seats 0", "harvest is for 2 to 4 people, not for 0"),
        ("play harvest --seats -1", "harvest is for 2 to 4 people, not for -1"),
        ("sim harvest --seats 1", "harvest is for 2 to 4 people, not for 1"),
        ("play harvest --option colour=red", "no option 'colour'; it has doubles"),
        ("play harvest --option doubles=twice", "doubles cannot be 'twice'; expected none or once"),
        (
            "play for-a-crown --option no_knockout=7",
            "cannot be '7'; expected false or true",
        ),
        ("play harvest --option doubles", "'doubles' is no option; expected KEY=VALUE"),
        ("sim harvest --seats 2 --mode wild", "no mode 'wild'; it has standard, plain"),
        (
            "play wonderful-kingdom --option module=none",
            "options do not go together (RUL-W-20): To play without a module, allow it",
        ),
        ("play harvest --bots deepblue", "there is no bot 'deepblue'; expected a level"),
        ("play harvest --seats 2 --bots random,random,random", "3 bots for 2 seats; expected"),
        ("sim harvest --seats 3 --bots random,greedy", "2 bots for 3 seats; expected 1 or 3"),
        ("play harvest --lang de", "no words in 'de'; expected en, cs, ru"),
        (
            "play harvest --name greedy",
            "'greedy': expected different names, none empty and none of a bot",
        ),
        ("play harvest --name A --name B", "2 names for 1 people; expected at most one each"),
        ("play harvest --bots random --seats 3 --name A --name A", "expected different names"),
        ("rules harvest H-BID-99", "no clause 'H-BID-99'; expected H-BID-nn"),
        ("rules harvest zebra", "'zebra'; expected H-CROP-nn or H-BID-nn or H-TAKE-nn or H-END"),
        ("replay nowhere.json", "nowhere.json cannot be read: No such file"),
        ("verify nowhere.json", "nowhere.json cannot be read: No such file"),
        ("play --load nowhere.json", "nowhere.json cannot be read: No such file"),
        (
            "play harvest --load a.json",
            "--load and --resume take all but --bots, --auto, --save and --lang",
        ),
        ("play harvest --name A\tB", "the name 'A\\tB' cannot be shown"),
        ("bench harvest --markdown /nowhere/a.md", "/nowhere/a.md cannot be written: No such file"),
        ("bench harvest --markdown /tmp", "/tmp cannot be written: it is a folder"),
        ("play", "which game? expected one of torres"),
        (f"{MATCH} --save /nowhere/a.json", "/nowhere/a.json cannot be written: No such file"),
        (f"{MATCH} --save /dev/null/a.json", "/dev/null/a.json cannot be written: Not a directory"),
        (f"{MATCH} --save .", "'.' cannot be written: expected the name of a file"),
        (f"{MATCH} --save /", "'/' cannot be written: expected the name of a file"),
        (f"{MATCH} --save {'a' * 300}", "cannot be written: File name too long"),
        ("play harvest --name=", "'': expected different names, none empty and none of a bot"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(
    runner: CliRunner, command: str, sentence: str
) -> None:
    assert sentence in refused(runner, command)


@pytest.mark.parametrize(
    "command", ["sim", "sim harvest --seats two", "games --wide", "dance", "play --seats"]
)
def test_wrong_usage_has_exit_code_2_and_no_traceback(runner: CliRunner, command: str) -> None:
    result = runner.invoke(app, command.split())
    assert result.exit_code == 2
    assert "Error: " in result.stderr
    assert "Traceback" not in result.output


def saved(runner: CliRunner, folder: Path) -> Path:
    path = folder / "match.json"
    runner.invoke(app, [*MATCH.split(), "--save", str(path)], input="1\n1\n")
    return path


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"title": "chess"}, "there is no title 'chess'"),
        ({"version": 99}, "the record is of harvest 99, not harvest 1"),
        ({"seats": 7}, "harvest is for 2 to 4 people, not for 7"),
        ({"names": ["A"]}, "2 seats, but 1 names"),
        ({"options": {"doubles": "twice"}}, "doubles cannot be 'twice'"),
        ({"options": {"colour": 1}}, "no option 'colour'"),
        ({"log": [[0, 4]]}, "entry 0: seat 0 is not awaited"),
        ({"log": [[99, 13]]}, "entry 0: seat 99 may not play action 13 now"),
        ({"result": [1, 2]}, "the log ends in [], not in [1, 2]"),
        ({"log": [[99, 10**30]]}, "entry 0: seat 99 may not play action 1000"),
        ({"log": [[10**30, 0]]}, "entry 0: seat 1000"),
        ({"names": ["A\x1b[2J", "B"]}, "the name 'A\\x1b[2J' cannot be shown"),
        ({"chance": 5}, "this is no record of a match: Expected `object`"),
        ({"surprise": 1}, "this is no record of a match: Object contains unknown field"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify", "play --load"])
def test_a_record_that_does_not_fit_is_refused(
    runner: CliRunner, tmp_path: Path, command: str, change: dict[str, object], sentence: str
) -> None:
    path = saved(runner, tmp_path)
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(json.loads(path.read_text()) | change))
    before = broken.read_bytes()
    said = refused(runner, command, str(broken))
    assert sentence in said
    assert "broken.json: " in said
    assert broken.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe\x00", b'{"title": "harvest"}'])
def test_a_file_that_is_no_record_is_refused(
    runner: CliRunner, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "noise.json"
    path.write_bytes(content)
    assert "this is no record of a match" in refused(runner, "replay", str(path))


def test_a_folder_is_no_record(runner: CliRunner, tmp_path: Path) -> None:
    assert "cannot be read: Is a directory" in refused(runner, "replay", str(tmp_path))


def test_a_record_does_not_speak_to_the_terminal(runner: CliRunner, tmp_path: Path) -> None:
    path = tmp_path / "red.json"
    path.write_text(json.dumps({"\x1b[31m": 1}))
    said = refused(runner, "replay", str(path))
    assert "\x1b" not in said
    assert "\\x1b[31m" in said


def test_a_match_goes_on_only_with_the_key_of_its_chance(runner: CliRunner, tmp_path: Path) -> None:
    """A fresh key would not fit the commitment that was published."""
    path = saved(runner, tmp_path)
    record = json.loads(path.read_text())
    record["chance"]["key"] = ""
    path.write_text(json.dumps(record))
    before = path.read_bytes()
    assert "the key of its chance is not in it" in refused(runner, "play --load", str(path))
    assert path.read_bytes() == before


def test_a_given_name_is_not_that_of_the_next_person(runner: CliRunner) -> None:
    said = refused(runner, "play harvest --seats 3 --bots random --name", "Player 2")
    assert "'Player 2', 'Player 2': expected different names" in said


def test_eyes_are_a_seat_or_a_name(runner: CliRunner, tmp_path: Path) -> None:
    path = str(saved(runner, tmp_path))
    said = refused(runner, "replay --eyes 2", path)
    assert "no seat '2'; expected 0 to 1 or Player, random" in said
    assert "no seat '9999" in refused(runner, f"replay --eyes {'9' * 5000}", path)
    assert "--eyes and --all do not go together" in refused(runner, "replay --eyes 0 --all", path)


def test_an_open_match_cannot_be_verified(runner: CliRunner, tmp_path: Path) -> None:
    assert "the match is not over" in refused(runner, "verify", str(saved(runner, tmp_path)))
