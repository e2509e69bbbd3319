"""Hover and focus show large what a person may want to read, in every title."""

import pytest

from tests.web.conftest import Opened
from tests.web.test_axe import THEMES, violations
from tests.web.test_games import SEATS

THINGS: dict[str, list[tuple[str, str]]] = {  # what is pointed at, and a word that it then says
    "torres": [(".ac", "Costs"), (".master", "Master card")],
    "crown-of-ash": [(".lord b", "Lord")],
    "wonderful-kingdom": [
        ("[data-key^=step]", "Brings"),
        (".who b", "Makes"),
        (".st", "Laboratory"),
    ],
    "for-a-crown": [(".ch", "Heirloom"), (".frame", "Influence")],
}
MORE = {"torres": {"options": {"master": True}}}


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("title", THINGS)
def test_lords_duchies_steps_and_tokens_can_be_read(sit: Opened, title: str, theme: str) -> None:
    anna = sit()
    anna.prefer(theme=theme)
    anna.open_table(title, *SEATS[title], **MORE.get(title, {}))
    anna.await_turn()
    while not anna.page.locator(THINGS[title][0][0]).count():
        anna.play_one()
        anna.await_turn()
        anna.catch_up()
    for thing, word in THINGS[title]:
        at = anna.page.locator(f"{thing}:visible").first
        at.hover()
        anna.page.locator(".zoom", has_text=word).wait_for()
        assert violations(anna) == [], thing
        anna.page.mouse.move(0, 0)
        anna.page.locator(".zoom").wait_for(state="detached")
        anna.page.keyboard.press("Tab")  # by keys from here on
        at.focus()
        anna.page.locator(".zoom", has_text=word).wait_for()
        anna.page.keyboard.press("Escape")
