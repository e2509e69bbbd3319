"""What the other commands print, for people and for programs."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from harvest.rules.game import SEALED
from interregnum.cli.app import app
from interregnum.core.arrays import COMPILED
from interregnum.core.game import CHANCE
from interregnum.core.match import full_record
from interregnum.core.record import decode, encode, replace_draws
from interregnum.games.clauses import clauses
from interregnum.games.registry import TITLES, find
from tests.rule_coverage import documents


def said(runner: CliRunner, command: str, *more: str) -> str:
    result = runner.invoke(app, [*command.split(), *more])
    assert result.exit_code == 0, result.output
    return result.stdout


def parsed(runner: CliRunner, command: str, *more: str) -> Any:
    return json.loads(said(runner, command, *more))


@pytest.fixture
def record(runner: CliRunner, tmp_path: Path) -> str:
    """A finished match between two bots."""
    path = tmp_path / "match.json"
    said(runner, "play harvest --seats 2 --bots random,greedy --seed 5 --save", str(path))
    return str(path)


def test_the_version_says_compiled_or_interpreted(runner: CliRunner) -> None:
    kind = "(compiled)" if COMPILED else "(interpreted)"
    assert said(runner, "--version").strip().endswith(kind)


def test_games_lists_titles_seats_modes_and_options(runner: CliRunner) -> None:
    told = said(runner, "games --lang cs")
    assert "for-a-crown" in told
    assert "Boj o\u00a0korunu" in told
    rows = {row["name"]: row for row in parsed(runner, "games --json")}
    assert rows["harvest"]["seats"] == [2, 3, 4]
    assert rows["harvest"]["modes"] == ["standard", "plain"]
    assert rows["harvest"]["options"][0] == {
        "name": "doubles", "values": ["none", "once"], "default": "once",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "the lords by seat"), ("cs", "baroni podle míst"), ("ru", "лорды по местам")],
)
def test_games_says_what_an_option_in_free_text_takes(
    runner: CliRunner, lang: str, told: str
) -> None:
    table = " ".join(said(runner, f"games --lang {lang}").replace("│", " ").split())
    assert "lords=drawn (" in table
    assert told in table


def test_sim_tells_scores_wins_and_speed(runner: CliRunner) -> None:
    command = "sim harvest --seats 2 --games 30 --seed 7 --bots greedy,random"
    report = parsed(runner, f"{command} --json")
    assert [row["bot"] for row in report["bots"]] == ["greedy", "random"]
    assert sum(row["wins"] for row in report["bots"]) == pytest.approx(30)
    assert sum(report["wins_by_seat"]) == pytest.approx(30)
    assert report["bots"][0]["rate"] > report["bots"][1]["rate"]
    assert report["decisions_per_second"] > 0
    told = said(runner, command)
    assert "30 games of harvest, 2 seats, seed 7" in told
    assert "wins by seat: 0: " in told


def test_sim_is_the_same_for_the_same_seed_and_follows_its_options(runner: CliRunner) -> None:
    def outcome(more: str) -> Any:
        return parsed(runner, f"sim harvest --seats 3 --games 20 --json {more}")["bots"]

    assert outcome("--seed 1") == outcome("--seed 1") != outcome("--seed 2")
    assert outcome("--mode plain") == outcome("--option doubles=none") != outcome("")


def test_sim_in_two_processes_gives_the_same_games(runner: CliRunner) -> None:
    command = "sim for-a-crown --seats 3 --games 8 --seed 3 --json"
    alone, together = parsed(runner, command), parsed(runner, f"{command} --jobs 2")
    assert alone["bots"] == together["bots"]


def test_rules_finds_a_clause_a_topic_or_a_word(runner: CliRunner) -> None:
    assert parsed(runner, "rules harvest h-bid-02 --json") == {
        "H-BID-02": "A card that was played is not in the hand any more."
    }
    bids = [f"H-BID-0{k}" for k in (1, 2, 3)]
    assert list(parsed(runner, "rules harvest H-BID --json")) == bids
    assert list(parsed(runner, "rules harvest hand --json")) == ["H-BID-02"]
    assert len(parsed(runner, "rules harvest --json")) == 6
    assert "H-CROP-01 Each round a crop is drawn" in said(runner, "rules harvest drawn")


def test_replay_hides_from_a_spectator_what_the_seats_hid(runner: CliRunner, record: str) -> None:
    told = said(runner, "replay", record)
    assert "has a sealed bid." in told
    assert "takes the card" not in told
    assert "Game over" in told


def test_replay_through_the_eyes_of_a_seat_or_of_everybody(runner: CliRunner, record: str) -> None:
    own = said(runner, "replay --eyes 1", record)
    assert "greedy takes the card" in own
    assert "random takes the card" not in own
    assert said(runner, "replay --eyes greedy", record) == own
    everything = said(runner, "replay --all", record)
    assert "greedy takes the card" in everything
    assert "random takes the card" in everything


def test_replay_for_a_program_holds_nothing_unseen(runner: CliRunner, record: str) -> None:
    rows = parsed(runner, "replay --json", record)
    assert rows[0]["seat"] == CHANCE
    assert rows[0]["notation"].startswith("draw")
    hidden = [row for row in rows if "sealed" in row["text"]]
    assert hidden
    assert all(row["notation"] == "" for row in hidden)
    assert not [row for row in rows if row["notation"].startswith("card")]
    assert str(SEALED) not in [row["notation"] for row in rows]


def test_verify_proves_a_fair_record(runner: CliRunner, record: str) -> None:
    assert "every draw fits the key" in said(runner, "verify", record)
    verdict = parsed(runner, "verify --json", record)
    assert verdict["fair"] is True
    assert sorted(verdict["result"])[0] == 1


def test_verify_finds_a_draw_that_the_key_does_not_give(
    runner: CliRunner, record: str, tmp_path: Path
) -> None:
    """A match that was played with other luck than its key claims."""
    other = tmp_path / "other.json"
    said(runner, "play harvest --seats 2 --bots random,greedy --seed 6 --save", str(other))
    true, false = decode(Path(record).read_bytes()), decode(other.read_bytes())
    other.write_bytes(encode(msgspec.structs.replace(false, chance=true.chance)))
    result = runner.invoke(app, ["verify", str(other)])
    assert result.exit_code == 2
    assert "the key gives action" in result.stderr


def test_verify_finds_a_key_that_was_not_promised(runner: CliRunner, record: str) -> None:
    path = Path(record)
    key = decode(path.read_bytes()).chance.key
    path.write_text(path.read_text().replace(key, "00" * 32))
    result = runner.invoke(app, ["verify", record])
    assert result.exit_code == 2
    assert "the key does not fit the commitment" in result.stderr


def test_verify_says_what_it_cannot_check_where_the_rules_are_gone(
    runner: CliRunner, record: str, tmp_path: Path
) -> None:
    """The draws are still proved by their numbers, if the record tells them."""
    fair = decode(Path(record).read_bytes())
    full = full_record(find(fair.title).replay(fair))
    old, other = msgspec.structs.replace(full, version=0), tmp_path / "old.json"
    other.write_bytes(encode(old))
    told = " ".join(said(runner, "verify", str(other)).split())
    assert "version 0 of its rules is not here any more" in told
    assert "moves, odds and result were not checked; every draw fits the key" in told
    assert parsed(runner, "verify --json", str(other))["rules"] is False
    other.write_bytes(encode(msgspec.structs.replace(fair, version=0)))
    told = " ".join(said(runner, "verify", str(other)).split())
    assert "moves, draws and result were not checked" in told
    changed = [*full.chance.draws[:-1], (2, 2)]
    other.write_bytes(encode(replace_draws(old, changed)))
    assert "the numbers of the draws" in runner.invoke(app, ["verify", str(other)]).stderr


@pytest.mark.parametrize("name", [*TITLES])
def test_every_title_is_played_told_and_verified(
    runner: CliRunner, tmp_path: Path, name: str
) -> None:
    seats = TITLES[name].seats[-1]
    bots, path = ",".join(["random"] * seats), str(tmp_path / "match.json")
    told = said(
        runner, f"play {name} --seats {seats} --bots {bots} --seed 2 --lang cs --save", path
    )
    assert "Konec hry" in told
    assert f"{name}-" not in told  # no message without words
    assert "ui-" not in told
    entries = len(decode(Path(path).read_bytes()).log)
    assert len(said(runner, "replay --all --lang ru", path).splitlines()) > entries / 2
    assert parsed(runner, "verify --json", path)["fair"] is True
    assert said(runner, f"rules {name}").count("\n") >= len(clauses(TITLES[name])) > 0


def test_every_clause_of_the_documents_can_be_read_by_its_id() -> None:
    for document in documents():
        found = clauses(TITLES[document.title])
        assert [rule for rule in document.known if rule not in found] == []


def test_the_formal_text_is_told_only_of_a_clause_that_is_asked_for(runner: CliRunner) -> None:
    several, one = (
        said(runner, f"rules torres {typed} --lang cs") for typed in ("stack", "T-BUILD-08")
    )
    assert "Kámen nesmí nikdy spojit dva hrady." in one
    assert "forbidden; diagonal contact is fine" in one
    several = said(runner, "rules torres stack --lang cs")
    assert "sloupeček" in several
    assert "[CZ" not in several


def test_a_clause_is_found_however_its_id_is_typed(runner: CliRunner) -> None:
    for typed in ("W-SCEN-01a", "w-scen-01A"):
        told = said(runner, f"rules wonderful-kingdom {typed}")
        assert "4 Farms start under construction" in told
