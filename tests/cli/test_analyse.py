"""`interregnum analyse`, for people and for programs."""

import json
from pathlib import Path

from typer.testing import CliRunner

from interregnum.cli.app import app
from interregnum.core.record import encode
from tests import fair_match


def analysed(runner: CliRunner, tmp_path: Path, *given: str) -> str:
    path = tmp_path / "record.json"
    path.write_bytes(encode(fair_match.finished()))
    result = runner.invoke(app, ["analyse", str(path), *given])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_program_reads_each_line_with_its_words(runner: CliRunner, tmp_path: Path) -> None:
    english, czech = (
        json.loads(analysed(runner, tmp_path, "--json", "--lang", lang)) for lang in ("en", "cs")
    )
    assert all(line["id"] and line["text"] for line in [*english["told"], *czech["told"]])
    assert english["parts"] == czech["parts"]
    assert english["told"] != czech["told"]
