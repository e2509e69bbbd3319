"""A terminal without a language or a width of its own."""

from pathlib import Path

import pytest
from typer.testing import CliRunner


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))  # matches are kept there
    monkeypatch.delenv("COLUMNS", raising=False)


@pytest.fixture
def runner() -> CliRunner:
    return CliRunner()
