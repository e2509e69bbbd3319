"""What somebody kept from a match holds against every kind of forged record."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from interregnum.cli.app import app
from interregnum.core.record import NOBODY, encode
from tests import fair_match

OWN = [part for name, value in fair_match.kept().items() for part in (f"--{name}", value)]


def verified(runner: CliRunner, tmp_path: Path, data: bytes, *given: str) -> tuple[int, str]:
    path = tmp_path / "record.json"
    path.write_bytes(data)
    result = runner.invoke(app, ["verify", str(path), *given])
    return result.exit_code, " ".join(result.output.split())


def test_the_match_that_was_played_fits_what_was_kept(runner: CliRunner, tmp_path: Path) -> None:
    code, told = verified(runner, tmp_path, encode(fair_match.finished()), *OWN)
    assert code == 0
    assert "what you kept (commitment, entropy, head) fits too" in told


def test_without_anything_kept_it_says_what_is_not_proved(
    runner: CliRunner, tmp_path: Path
) -> None:
    code, told = verified(runner, tmp_path, encode(fair_match.finished()))
    assert code == 0
    assert "--commitment, --entropy, --head" in told


@pytest.mark.parametrize("kind", list(fair_match.forged()))
def test_a_forged_record_is_refused(runner: CliRunner, tmp_path: Path, kind: str) -> None:
    code, told = verified(runner, tmp_path, encode(fair_match.forged()[kind]), *OWN)
    assert code == 2
    assert "record.json: " in told
    assert "Traceback" not in told


BOUND = ["swapped names", "changed options", "dropped entropy", "joined terms", "added terms"]


@pytest.mark.parametrize("kind", BOUND)
def test_terms_are_bound_to_the_draws(runner: CliRunner, tmp_path: Path, kind: str) -> None:
    """Even somebody who kept nothing sees that these are not the terms of these draws."""
    code, _ = verified(runner, tmp_path, encode(fair_match.forged()[kind]))
    assert code == 2


def test_a_deleted_name_is_no_forgery(runner: CliRunner, tmp_path: Path) -> None:
    """Whoever knows the name proves the match by it; who does not is told why they cannot."""
    record = fair_match.finished()
    deleted = msgspec.structs.replace(record, names=[record.names[0], NOBODY, *record.names[2:]])
    code, told = verified(runner, tmp_path, encode(deleted), *OWN)
    assert code == 2
    assert "a name was deleted" in told
    again = msgspec.structs.replace(deleted, names=record.names)
    assert verified(runner, tmp_path, encode(again), *OWN)[0] == 0


def test_the_page_is_tested_with_the_same_match() -> None:
    assert fair_match.FILE.read_text("utf-8") == fair_match.document(), "python -m tests.fair_match"
