"""In the language with the longest words: nothing is cut, nothing sticks out, all can be hit."""

from typing import Any

import pytest

from tests.web.conftest import Opened
from tests.web.test_games import SEATS

TITLES = ("crown-of-ash", "wonderful-kingdom")
MOUSE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
TOUCH: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
SCREENS = {"mouse": (MOUSE, 36), "touch": (TOUCH, 44)}
DECISIONS = 8

# What is wrong on the page: small targets, buttons without names, cut words, sideways scrolling.
# A button that lets touches through to a larger one needs no size, if that one offers the same.
FAULTS = """least => {
  const found = new Set(), all = what => [...document.querySelectorAll(
    ['.board', '.side', '.seats'].map(root => `${root} ${what}`).join())]
    .filter(e => e.getClientRects().length && !e.closest('.vh'));
  const kind = e => (e.className.baseVal ?? e.className).replace(/svelte-\\S+/g, '').trim();
  const touched = e => getComputedStyle(e).pointerEvents !== 'none';
  const ids = e => (e.dataset.choice ?? '').split(' ').filter(Boolean);
  const offered = all('button').filter(e => e.closest('.board') && touched(e)).flatMap(ids);
  for (const button of all('button')) {
    const { width, height } = button.getBoundingClientRect();
    const told = (button.getAttribute('aria-label') ?? button.textContent).trim();
    if (!told) found.add(`no name: ${kind(button)}`);
    if (button.closest('.board') && !ids(button).every(id => offered.includes(id)))
      found.add(`out of reach: ${kind(button)} ${told}`);
    if (touched(button) && Math.min(width, height) < least - 0.6)
      found.add(`small: ${kind(button)} ${Math.round(width)}x${Math.round(height)}`);
  }
  for (const e of all('*:not(svg *)')) {
    const { overflowX, clipPath } = getComputedStyle(e);
    const hides = overflowX === 'hidden' && clipPath === 'none';
    if (hides && e.scrollWidth > e.clientWidth + 1 && e.textContent.trim())
      found.add(`cut: ${kind(e)} ${e.textContent.trim().slice(0, 30)}`);
  }
  for (const e of [document.documentElement, ...document.querySelectorAll('.board, .tabs')])
    if (e.scrollWidth > e.clientWidth + 1) found.add(`wide: ${kind(e)}`);
  return [...found] }"""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("title", TITLES)
def test_there_is_room_for_everything(sit: Opened, title: str, screen: str) -> None:
    wanted, least = SCREENS[screen]
    anna = sit(**wanted)
    anna.open_table(title, *SEATS[title])
    anna.prefer(language="ru")
    for _ in range(DECISIONS):
        anna.play_one()
        anna.await_turn()
        assert anna.page.evaluate(FAULTS, least) == [], anna.view["phase"]


# How high the letters beside the board are, in pixels, and what of the table's name is cut off.
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.torres .co')].map(e =>
  parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a))"""
CUT = """() => { const e = document.querySelector('.bar .title'), bar = e.closest('.bar');
  const { bottom, right } = e.getBoundingClientRect();
  const next = [...bar.querySelectorAll('.title ~ button')]
    .map(e => e.getBoundingClientRect()).find(({ width }) => width);
  return e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight + 4 // a line is higher
    || bottom > bar.getBoundingClientRect().bottom || right > next.left }"""
HAND = """() => { const hand = document.querySelector('.kingdom .hand')?.getBoundingClientRect();
  return !!hand && hand.bottom <= document.querySelector('.nav').getBoundingClientRect().top }"""


@pytest.mark.parametrize("size", [(360, 740), (390, 844)])
def test_letters_names_and_hand_are_seen_on_a_phone(sit: Opened, size: tuple[int, int]) -> None:
    width, height = size
    anna = sit(**{**TOUCH, "viewport": {"width": width, "height": height}})
    anna.open_table("torres", *SEATS["torres"])
    anna.await_turn()
    for view in ("Flat", "Towers"):
        anna.page.get_by_role("button", name=view, exact=True).click()
        anna.page.wait_for_function(f"({SMALLEST})() >= 11.9")
    anna.open_table("wonderful-kingdom", *SEATS["wonderful-kingdom"])
    anna.await_turn()
    while not anna.view["hand"]:
        anna.play_one()
        anna.await_turn()
    anna.page.wait_for_function(HAND)  # once the cards have come to rest
    for language in ("en", "cs", "ru"):
        anna.prefer(language=language)
        anna.await_turn()
        assert not anna.page.evaluate(CUT), language
