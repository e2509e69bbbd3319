"""axe-core finds nothing to complain of: lobby and tables, light and dark."""

from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import Opened
from tests.web.person import Person
from tests.web.test_games import SEATS

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
THEMES = ("light", "dark")


def violations(person: Person) -> list[str]:
    person.page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = person.page.evaluate(
        "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
    )
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


@pytest.mark.parametrize("theme", THEMES)
def test_the_lobby_is_for_everyone(sit: Opened, theme: str) -> None:
    anna = sit()
    anna.prefer(theme=theme)
    anna.page.wait_for_selector(".tc")
    assert violations(anna) == []


@pytest.mark.parametrize("title", SEATS)
def test_the_tables_are_for_everyone(sit: Opened, title: str) -> None:
    anna = sit()
    anna.open_table(title, *SEATS[title])
    anna.await_turn()
    anna.play_one()
    anna.await_turn()
    for theme in THEMES:
        anna.prefer(theme=theme)
        anna.await_turn()
        assert violations(anna) == [], theme
