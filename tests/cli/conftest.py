"""Harvest sits in the catalogue while these tests run."""

import pytest
from typer.testing import CliRunner

from interregnum.games.registry import TITLES
from tests.cli.harvest import HARVEST


@pytest.fixture(autouse=True)
def catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, "harvest", HARVEST)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.delenv("COLUMNS", raising=False)


@pytest.fixture
def runner() -> CliRunner:
    return CliRunner()
