"""A replay jumps cleanly: whatever was shown before, a step looks as if it were opened alone."""

from random import Random

import pytest

from tests.web.conftest import Opened
from tests.web.person import Person
from tests.web.scenes import SCENES, Theatre

SEATS = {
    "torres": ["random", "random"],
    "crown-of-ash": ["random", "random"],
    "wonderful-kingdom": ["random", "random"],
    "for-a-crown": ["random", "random", "random"],
}
LATE = 180_000  # milliseconds for a whole game of bots
# How fast things move is the reader's wish, not the step's; which of a seat's knights came along
# which way is followed for their flight, and not seen.
DRAWN = """() => { const main = document.querySelector('main').cloneNode(true);
  main.querySelectorAll('[data-changed]').forEach(e => e.removeAttribute('data-changed'));
  main.querySelectorAll('[style]').forEach(e => {
    e.style.transitionDuration = e.style.transitionDelay = '' });
  return main.innerHTML.replaceAll(/<!--.*?-->/g, '').replaceAll(/(knight-\\d)-\\d/g, '$1') }"""
TOLD = "document.querySelector('[data-moment]')"
LOADED = "n => document.querySelector('.app')?.dataset.step === String(n)"
SCATTERED = "() => document.querySelectorAll('body > [inert], body > [style*=\"fixed\"]').length"


def finished(person: Person, title: str) -> str:
    """The address of a match that bots have played to its end."""
    table = person.open_table(title, *SEATS[title])
    person.page.wait_for_selector(".player input:not([max='0'])", timeout=LATE)
    return f"{person.url}/t/{table}"


def to_ceremony(person: Person, title: str, **settings: str) -> None:
    """The last moments that are told of a match of bots; they stand still."""
    address, page = finished(person, title), person.page
    last = int(page.locator(".player input").first.get_attribute("max") or 0)
    person.prefer(speed=1, **settings)
    for step in range(last - 1, 0, -1):
        page.goto(f"{address}?step={step}")
        page.get_by_role("button", name="Next move").click()
        page.wait_for_function(f"n => {TOLD} || !({LOADED})(n)", arg=step)
        if page.locator("[data-moment]").count():
            break
    page.keyboard.press("p")


def fresh(person: Person, address: str, step: int) -> str:
    person.page.goto(f"{address}?step={step}")
    return settled(person, step)


def settled(person: Person, step: int) -> str:
    person.page.wait_for_function(LOADED, arg=step)
    return str(person.page.evaluate(DRAWN))


def jump(person: Person, step: int) -> str:
    slider = person.page.locator(".player input[type=range]")
    slider.evaluate(
        "(e, n) => { e.value = n; e.dispatchEvent(new Event('input', {bubbles: true})) }", step
    )
    return settled(person, step)


def jumped_about(sit: Opened, title: str, jumps: int) -> None:
    anna, beside = sit("Anna", reduced_motion="no-preference"), sit("Beata")
    anna.prefer(speed=1)
    address = finished(beside, title)  # who wants no motion does not wait for ceremonies
    fresh(anna, address, 0)
    last = int(anna.page.locator(".player input[type=range]").get_attribute("max") or 0)
    rng = Random(f"{title} jumps")
    for step in [rng.randrange(last + 1) for _ in range(jumps)]:
        assert jump(anna, step) == fresh(beside, address, step), f"{title}, step {step} of {last}"
        assert anna.page.evaluate(SCATTERED) == 0, f"{title}, step {step}: pieces are left behind"


def test_a_step_of_the_replay_looks_as_if_opened_alone(sit: Opened) -> None:
    jumped_about(sit, "for-a-crown", 5)


@pytest.mark.long
@pytest.mark.parametrize("title", SEATS)
def test_fifty_jumps_leave_nothing_behind(sit: Opened, title: str) -> None:
    jumped_about(sit, title, 50)


def test_the_replay_tells_nothing_of_the_future(sit: Opened) -> None:
    anna = sit("Anna")
    address = finished(anna, "for-a-crown")
    fresh(anna, address, 3)
    told = anna.page.locator("[data-seq]").inner_text()
    assert "Waiting for" not in told
    assert "Take back" not in told
    assert anna.page.locator(".rail .log li:not(.mark)").count() <= 3
    anna.page.get_by_role("button", name="Play", exact=True).click()
    anna.page.get_by_role("button", name="Result", exact=True).click()
    anna.page.wait_for_timeout(1200)  # longer than a step lasts: it does not come back
    assert anna.page.locator("main.board").count() == 0


def test_p_pauses_a_ceremony_and_space_skips_it(sit: Opened) -> None:
    anna = sit("Anna")
    to_ceremony(anna, "for-a-crown")
    bar, step = anna.page.locator("[data-moment]"), anna.told("step")
    assert bar.get_attribute("data-playing") == "false"
    anna.page.keyboard.press("p")
    assert bar.get_attribute("data-playing") == "true"
    anna.page.keyboard.press(" ")
    bar.wait_for(state="detached")
    assert int(anna.told("step")) > int(step)


def test_a_battle_is_told_before_its_cards_lie_open(sit: Opened) -> None:
    anna = sit("Anna")
    theatre = Theatre(anna)
    scene = SCENES["ash-duel"]
    begin = theatre.find(scene)
    step = int(begin.rsplit("=", 1)[1])
    frames = theatre.frames(theatre.played(scene.title))
    assert frames[step + 1]["view"]["phase"] == "rolling", "the die lies between card and battle"
    theatre.stop_at(begin, 0)
    assert int(anna.told("step")) == step
    last = anna.page.locator(".rail .log li:not(.mark)").last.inner_text()
    assert "face down" in last
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_function(LOADED, arg=step + 2)
    anna.page.get_by_role("button", name="Previous move").click()
    anna.page.wait_for_function(LOADED, arg=step)


def test_a_card_comes_with_its_back_up(sit: Opened) -> None:
    anna = sit("Anna", reduced_motion="no-preference")
    theatre = Theatre(anna)
    theatre.stop_at(theatre.find(SCENES["crown-reveal"]), 0)
    while not anna.page.locator(".flip.down").count():  # a die may be rolled before it
        assert theatre.step(), "a card is turned up that was not seen to come"
    turned = anna.page.evaluate("getComputedStyle(document.querySelector('.flip')).transform")
    assert turned.startswith("matrix3d(-1"), "its face is seen before it turns"
