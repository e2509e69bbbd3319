"""axe-core finds nothing to complain of: lobby and tables, light and dark."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TooLate

from tests.web.conftest import Opened
from tests.web.person import Person
from tests.web.test_games import SEATS
from tests.web.test_host import hosted, press

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
THEMES = ("light", "dark")
TITLES = [title for title in SEATS if title != "harvest"]  # with ceremonies


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


def opened(person: Person, *names: str) -> None:
    """Buttons, one after another, each opening the next part."""
    for name in names:
        person.page.get_by_role("button", name=name, exact=True).first.click()


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
def test_the_lobbys_dialogues_are_for_everyone(sit: Opened, theme: str) -> None:
    anna = sit()
    anna.prefer(theme=theme)
    for ways in (["Set up"], ["Set up", "Advanced"], ["Join by link or code"], ["Settings"]):
        anna.page.goto(anna.url)
        anna.page.wait_for_selector(".tc")
        opened(anna, *ways)
        anna.page.wait_for_selector("dialog[open]")
        assert violations(anna) == [], ways


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
def test_what_opens_at_a_table_is_for_everyone(sit: Opened, theme: str) -> None:
    """Settings, keys, guide, a card read large, a lost claim to a seat, a host's questions."""
    anna, _petr, table = hosted(sit)
    anna.prefer(theme=theme)
    press(anna, "Send away: Petr")
    assert violations(anna) == [], "sending away, and the invitation"
    assert anna.page.request.post(f"{anna.url}/api/tables/{table}/start", data={}).ok
    anna.page.wait_for_selector("[data-status=playing]")
    anna.page.locator(".ch").first.hover()
    anna.page.wait_for_selector(".zoom")
    assert violations(anna) == [], "a chest read large"
    opened(anna, "Settings", "Replace by a bot: Petr")
    assert violations(anna) == [], "settings and replacing"
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("?")
    anna.page.wait_for_selector("dialog[open]")
    assert violations(anna) == [], "keys"
    anna.page.keyboard.press("Escape")
    opened(anna, "Guide")
    anna.page.wait_for_selector("dialog[open] h2")
    assert violations(anna) == [], "the guide"


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
def test_ceremonies_results_and_proofs_are_for_everyone(sit: Opened, theme: str) -> None:
    anna = sit()
    anna.prefer(theme=theme, speed=1)
    table = anna.open_table("wonderful-kingdom", "random", "random")
    anna.page.wait_for_selector(".player input:not([max='0'])")
    last = anna.page.locator(".player input").first.get_attribute("max") or ""
    anna.page.goto(f"{anna.url}/t/{table}?step={int(last) - 1}")
    opened(anna, "Next move")
    anna.page.wait_for_selector("[data-moment]")
    anna.page.keyboard.press(" ")
    assert violations(anna) == [], "the final count"
    anna.page.keyboard.press("Escape")
    opened(anna, "Result")
    anna.page.wait_for_selector(".result")
    opened(anna, "Check fairness")
    assert violations(anna) == [], "result and proof"


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
def test_questions_in_the_lobby_are_for_everyone(sit: Opened, theme: str) -> None:
    """Resigning is asked about in its row; an invitation has its link and its code."""
    anna, petr = sit("Anna"), sit("Petr")
    anna.open_table("torres", "me", "greedy")
    anna.await_turn()
    anna.prefer(theme=theme)
    anna.page.goto(anna.url)
    opened(anna, "More: Torres", "Resign")
    assert violations(anna) == [], "resigning"
    table = anna.open_table("torres", "me", "open")
    anna.page.wait_for_selector(".invite img")
    assert violations(anna) == [], "the invitation, as its host sees it"
    petr.prefer(theme=theme)
    petr.page.goto(f"{petr.url}/t/{table}")
    petr.page.wait_for_selector("main, [data-status=open]")
    assert violations(petr) == [], "the invitation, as a guest sees it"


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("title", TITLES)
def test_a_scoring_of_every_title_is_for_everyone(sit: Opened, title: str, theme: str) -> None:
    anna = sit()
    anna.prefer(theme=theme, speed=1)
    table = anna.open_table(title, *["random"] * max(2, len(SEATS[title])))
    anna.page.wait_for_selector(".player input:not([max='0'])")
    last = int(anna.page.locator(".player input").first.get_attribute("max") or 0)
    for step in range(last - 1, 0, -1):
        anna.page.goto(f"{anna.url}/t/{table}?step={step}")
        opened(anna, "Next move")
        with suppress(TooLate):
            anna.page.wait_for_selector("[data-moment]", timeout=1_000)
            break
    anna.page.keyboard.press(" ")
    assert violations(anna) == []
