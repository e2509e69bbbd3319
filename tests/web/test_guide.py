"""The guide in the browser: from the lobby, from a table, at its own address, and on paper."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from interregnum.games.registry import OWN
from tests.web.conftest import Opened
from tests.web.test_axe import violations

PHONE: ViewportSize = {"width": 360, "height": 740}
# Pictures that reach beyond what shows of them.
CUT = """[...document.querySelectorAll('.guide .drawn')].filter(drawn => {
    const [frame, inside] = [drawn, drawn.firstElementChild].map(e => e.getBoundingClientRect());
    return inside.right > frame.right + 1 || inside.bottom > frame.bottom + 1;
}).map(drawn => drawn.textContent.slice(0, 40))"""


def test_the_guide_lies_over_the_table_and_goes_by_escape(sit: Opened) -> None:
    anna = sit()
    anna.open_table("torres", "me", "greedy")
    anna.await_turn()
    anna.page.get_by_role("button", name="Guide").click()
    guide = anna.page.get_by_role("dialog", name="Guide")
    guide.locator("#guide-scoring").wait_for()
    expect(guide.get_by_role("heading", name="Torres")).to_be_visible()
    guide.get_by_role("searchbox").fill("king’s bonus")
    guide.get_by_role("link", name=re.compile("^Scoring")).first.click()
    expect(guide.get_by_role("heading", name=re.compile("Scoring"))).to_be_in_viewport()
    anna.page.keyboard.press("Escape")
    expect(guide).to_have_count(0)


def test_a_clause_is_told_plainly_in_the_readers_language_and_leads_to_its_chapter(
    sit: Opened,
) -> None:
    anna = sit()
    anna.prefer(language="cs")
    anna.open_table("torres", "me", "greedy")
    anna.await_turn()
    anna.page.locator("#tab-rules").click()
    rules = anna.page.locator(".rules")
    rules.locator("dt").first.wait_for()
    rules.locator("#find").fill("T-BUILD-08")
    expect(rules.get_by_text("Kámen nesmí nikdy spojit dva hrady.")).to_be_visible()
    expect(rules.get_by_text("A block may not join two castles")).to_be_hidden()
    rules.locator("summary").click()
    expect(rules.get_by_text("A block may not join two castles")).to_be_visible()
    rules.get_by_role("link", name=re.compile("T-BUILD-08")).click()
    anna.page.wait_for_selector("dialog #guide-turn")
    expect(anna.page.locator("dialog #guide-turn")).to_be_in_viewport()


@pytest.mark.parametrize("title", OWN)
def test_a_guide_is_for_everyone_and_fits_a_phone(sit: Opened, title: str) -> None:
    anna = sit()
    anna.page.goto(f"{anna.url}/guide/{title}#scoring")
    anna.page.wait_for_selector("#guide-scoring")
    expect(anna.page.locator("#guide-scoring")).to_be_in_viewport()
    assert violations(anna) == []
    assert anna.page.evaluate(CUT) == []
    anna.page.set_viewport_size(PHONE)
    wide = anna.page.evaluate(
        "(e => e.scrollWidth - e.clientWidth)(document.querySelector('.guide'))"
    )
    assert wide == 0
