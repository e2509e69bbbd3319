"""After the game an analysis, asked for by keys and played on from; beside it a puzzle, solved."""

import pytest

from interregnum.bots.book import puzzles_of
from interregnum.games.registry import find
from tests.web.conftest import Opened
from tests.web.person import Person
from tests.web.test_axe import THEMES, violations

LATE = 120_000  # milliseconds for an analysis behind all other work
TITLE = "crown-of-ash"


def analysed(anna: Person, title: str) -> str:
    """A match of bots, analysed by keys alone; the table."""
    table, page = anna.open_table(title, "greedy", "random", "random"), anna.page
    page.wait_for_selector(".player input:not([max='0'])", timeout=LATE)
    page.get_by_role("button", name="Analysis").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Analyse", exact=True).focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".chances svg", timeout=LATE)
    return table


def test_an_analysis_is_asked_for_by_keys_and_kept(sit: Opened) -> None:
    anna = sit("Anna")
    analysed(anna, "harvest")
    anna.page.reload()  # nobody waits again
    anna.page.wait_for_selector(".chances svg")
    assert anna.page.locator(".chances tbody tr").count() == anna.view["round"]
    assert anna.page.locator(".side li").count() == 3
    anna.page.set_viewport_size({"width": 390, "height": 844})
    wide = anna.page.locator(".gauge").evaluate_all("all => all.map(e => e.offsetWidth)")
    assert min(wide) > 150, "a bar of luck and choice is too narrow to be read"


@pytest.mark.long
def test_a_costly_decision_is_shown_and_played_on_from(sit: Opened) -> None:
    anna = sit("Anna")
    table, page = analysed(anna, "for-a-crown"), anna.page
    page.get_by_role("group", name="Whose decisions").get_by_role("button").nth(1).click()
    card = page.locator("article[data-mark]").first
    card.get_by_role("button", name="As played").click()
    assert card.locator(".drawing .picture").count() == 1
    card.get_by_role("button", name="Play on from here").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    page.wait_for_selector("[data-status='playing']")


def test_a_puzzle_is_solved_and_counted(sit: Opened) -> None:
    anna, puzzle = sit("Anna"), puzzles_of(find(TITLE))[0]
    made = anna.page.request.post(f"{anna.url}/api/puzzles/{TITLE}/0").json()
    anna.page.goto(f"{anna.url}/t/{made['table']}?puzzle")
    anna.page.wait_for_selector("[data-tried='']")
    anna.play_listed(puzzle.action)
    anna.page.wait_for_selector("[data-tried='right'] li")
    anna.page.goto(anna.url)
    card = anna.page.locator("article", has_text="Crown of Ash")
    card.get_by_role("button", name="Puzzles").click()
    assert "1 of" in anna.page.locator("dialog small").inner_text()
    assert anna.page.get_by_role("button", name="Puzzle 1, solved").count() == 1


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
def test_puzzles_are_for_everyone(sit: Opened, theme: str) -> None:
    """Their list, one that is asked, missed, shown and solved."""
    anna, puzzle = sit("Anna"), puzzles_of(find(TITLE))[0]
    anna.prefer(theme=theme)
    card = anna.page.locator("article", has_text="Crown of Ash")
    card.get_by_role("button", name="Puzzles").click()
    assert violations(anna) == [], "their list"
    made = anna.page.request.post(f"{anna.url}/api/puzzles/{TITLE}/0").json()
    anna.page.goto(f"{anna.url}/t/{made['table']}?puzzle")
    anna.page.wait_for_selector("[data-tried='']")
    assert violations(anna) == [], "the question"
    other = next(c["id"] for c in anna.states[-1]["choices"] if c["id"] != puzzle.action)
    anna.play_listed(other)
    anna.page.wait_for_selector("[data-tried='wrong']")
    anna.page.get_by_role("button", name="Show it").click()
    assert violations(anna) == [], "a move that is not it, and the one that is"
    anna.page.get_by_role("button", name="Try again").click()
    anna.page.wait_for_selector("[data-tried='']")
    anna.play_listed(puzzle.action)
    anna.page.wait_for_selector("[data-tried='right'] li")
    assert violations(anna) == [], "the solution"
