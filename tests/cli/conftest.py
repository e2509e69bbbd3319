"""A terminal without a language or a width of its own."""

import pytest
from typer.testing import CliRunner


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.delenv("COLUMNS", raising=False)


@pytest.fixture
def runner() -> CliRunner:
    return CliRunner()
