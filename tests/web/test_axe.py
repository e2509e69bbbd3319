"""axe-core finds nothing to complain of: lobby and tables, light and dark."""

from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import Opened
from tests.web.person import Person
from tests.web.test_frame import offered
from tests.web.test_games import SEATS
from tests.web.test_host import hosted, press
from tests.web.test_lobby import awaited
from tests.web.test_replay import LATE, finished, to_ceremony

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
THEMES = ("light", "dark")
TITLES = [title for title in SEATS if title != "harvest"]  # with ceremonies


def violations(person: Person) -> list[str]:
    if not person.page.evaluate("'axe' in window"):
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
def test_questions_and_answers_at_a_table_are_for_everyone(sit: Opened, theme: str) -> None:
    """A hint, why not, the one question before a turn ends, one that people are asked."""
    anna, petr = sit("Anna"), sit("Petr")
    anna.prefer(theme=theme, sure=[])
    table = anna.open_table("torres", "me", "open")
    petr.join(table, 1)
    assert anna.page.request.post(f"{anna.url}/api/tables/{table}/start", data={}).ok
    while (first := awaited(anna, petr)).view["step"] != "turn" or first is not anna:
        first.play_one()
    opened(anna, "Hint")
    anna.page.wait_for_selector("[data-hint]")
    opened(anna, "Hint")
    assert violations(anna) == [], "a hint"
    anna.page.keyboard.press("Escape")
    anna.page.locator("[data-square]:not([data-choice])").first.click()
    anna.page.wait_for_selector(".why")
    assert violations(anna) == [], "why not"
    opened(anna, "End turn")
    anna.page.wait_for_selector("[role=alertdialog]")
    assert violations(anna) == [], "the end of a turn"
    anna.page.keyboard.press("Escape")
    anna.page.locator(f"[data-dock] [data-choice='{offered(anna, 'buy')}']").click()
    anna.page.wait_for_selector("[data-final]")
    assert violations(anna) == [], "something that is shown"


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
def test_lessons_are_for_everyone(sit: Opened, theme: str) -> None:
    anna = sit()
    anna.prefer(theme=theme)
    for title in TITLES:
        answer = anna.page.request.post(f"{anna.url}/api/lessons/{title}", data={})
        anna.go(answer.json()["table"])
        anna.page.wait_for_selector(".coach")
        assert violations(anna) == [], title


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("title", TITLES)
def test_scoring_result_and_proof_of_every_title_are_for_everyone(
    sit: Opened, title: str, theme: str
) -> None:
    anna = sit()
    to_ceremony(anna, title, theme=theme)
    assert violations(anna) == [], "a moment that is told"
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("[data-moment]", state="detached")
    assert violations(anna) == [], "the replay"
    opened(anna, "Result")
    anna.page.wait_for_selector(".result")
    opened(anna, "Check fairness")
    anna.page.wait_for_selector(".proof li")
    assert violations(anna) == [], "result and proof"


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
def test_the_analysis_of_a_match_is_for_everyone(sit: Opened, theme: str) -> None:
    anna = sit()
    address = finished(anna, "for-a-crown")
    anna.prefer(theme=theme)
    anna.page.goto(f"{address}?analysis")
    opened(anna, "Analyse")
    anna.page.wait_for_selector(".dear", timeout=LATE)
    assert violations(anna) == []


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
def test_questions_in_the_lobby_are_for_everyone(sit: Opened, theme: str) -> None:
    """Resigning is asked about in its row; an invitation has its link, or says that it has none."""
    anna, petr = sit("Anna"), sit("Petr")
    anna.open_table("torres", "me", "greedy")
    anna.await_turn()
    anna.prefer(theme=theme)
    anna.page.goto(anna.url)
    opened(anna, "More: Torres", "Resign")
    assert violations(anna) == [], "resigning"
    table = anna.open_table("torres", "me", "open")
    anna.page.wait_for_selector(".invite :is(img, [role=note])")
    assert violations(anna) == [], "the invitation, as its host sees it"
    petr.prefer(theme=theme)
    petr.go(table)
    assert violations(petr) == [], "the invitation, as a guest sees it"
