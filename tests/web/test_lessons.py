"""First games in the browser: followed as told to the end, and the coach in the game after."""

from contextlib import suppress

import pytest
from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLate

from tests.web.conftest import DESKTOP, Opened
from tests.web.person import ANSWER, MOVED, Person
from tests.web.test_axe import violations

PHONE = {"width": 360, "height": 740}
SCREENS = {"phone": (PHONE, "light"), "desk": (DESKTOP, "dark")}
LANGUAGES = ("en", "cs", "ru")
TITLES = ("torres", "for-a-crown", "crown-of-ash", "wonderful-kingdom")
WIDE = "() => document.documentElement.scrollWidth > innerWidth"
LEFT = "step => !document.querySelector(step)"
ASKED = ".coach[data-step], dialog[data-done]"
CLICKS = 5  # of one decision
# Where the hand points, once it rests there; nowhere once something was played.
HAND = """seq => {
  const app = document.querySelector('[data-seq]').dataset;
  if (Number(app.seq) > seq || app.status === 'over') return 'played';
  const hand = document.querySelector('[data-pointer]')?.style;
  const now = hand ? `${hand.left} ${hand.top}` : '';
  const rests = now && window.hand === now;
  window.hand = now;
  return rests && [parseFloat(hand.left), parseFloat(hand.top)];
}"""

# Seats, board and buttons of the bar under the coach or its button.
COVERED = """() => {
  const own = document.querySelector('.coach, .folded').getBoundingClientRect();
  return [...document.querySelectorAll('.seats, main, .bar button, .bar .phase, .nav')]
    .filter(e => { const b = e.getBoundingClientRect();
      return b.width && own.left < b.right && own.right > b.left && own.top < b.bottom
        && own.bottom > b.top })
    .map(e => e.className);
}"""


def learn(person: Person, title: str) -> Locator:
    """The table of a first game."""
    answer = person.page.request.post(f"{person.url}/api/lessons/{title}", data={})
    assert answer.ok, answer.text()
    person.go(answer.json()["table"])
    return person.page.locator(".coach")


def arrive(person: Person, step: int) -> None:
    """All that a step tells before it asks has been read."""
    person.page.wait_for_selector(f".coach[data-step='{step}']")
    while person.page.locator(".coach [data-way=next]").count():
        person.page.locator(".coach [data-way=next]").click()


def skip_to(person: Person, title: str, step: int) -> None:
    """A step of a new lesson, everything before it played by the coach."""
    coach = learn(person, title)
    for k in range(step):
        arrive(person, k)
        if coach.locator("[data-way=leap]").count():
            coach.locator("[data-way=leap]").click()
        else:
            coach.locator("[data-way=show]").click()
            coach.locator("[data-way=play]").click()
    arrive(person, step)


def do_as_told(person: Person, step: int) -> None:
    """Show me: then click where the hand points, until it is done."""
    page = person.page
    arrive(person, step)
    if page.locator(".coach [data-way=leap]").count():
        page.locator(".coach [data-way=leap]").click()
    else:
        page.locator(".coach [data-way=show]").click()
        click_the_target(person)
    page.wait_for_function(LEFT, arg=f".coach[data-step='{step}']")


def click_the_target(person: Person) -> None:
    seq = person.seq
    for _ in range(CLICKS):
        place = person.page.wait_for_function(HAND, arg=seq).json_value()
        if place == "played":
            return
        person.page.mouse.click(*place)
        with suppress(TooLate):
            person.page.wait_for_function(MOVED, arg=seq, timeout=ANSWER)
    assert person.page.wait_for_function(HAND, arg=seq).json_value() == "played"


def follow(person: Person, title: str) -> None:
    """To the celebration; one click may do two steps where a board plays both."""
    learn(person, title)
    asked = person.page.locator(ASKED).first
    while (step := asked.get_attribute("data-step")) is not None:
        do_as_told(person, int(step))
        assert not person.page.evaluate(WIDE), "a step is wider than the page"


def test_a_lesson_followed_as_told_is_celebrated_and_leads_to_a_coached_game(sit: Opened) -> None:
    anna = sit()
    follow(anna, "torres")
    done = anna.page.locator("dialog[data-done]")
    assert done.locator("li").count() == 3
    assert violations(anna) == []
    lesson = anna.page.url
    done.locator(".pri").click()
    anna.page.wait_for_url(lambda url: url not in (lesson, anna.url))
    anna.page.wait_for_selector("[data-tip]")
    assert violations(anna) == []
    anna.page.get_by_role("button", name="No more tips").click()
    anna.page.reload()
    anna.await_turn()
    anna.play_one()
    anna.await_turn()
    assert anna.page.locator("[data-tip]").count() == 0
    assert anna.page.request.get(lesson.replace("/t/", "/api/tables/")).status == 404


def test_a_tap_where_the_hand_points_on_a_phone_does_the_step_and_no_more(sit: Opened) -> None:
    """Cards are small there: the middle of one lies under its own button for all cubes."""
    anna = sit(viewport=PHONE, has_touch=True)
    skip_to(anna, "wonderful-kingdom", 10)
    assert violations(anna) == []
    anna.page.locator(".coach [data-way=show]").click()
    anna.page.touchscreen.tap(*anna.page.wait_for_function(HAND, arg=anna.seq).json_value())
    anna.page.wait_for_selector(".coach[data-step='11']")
    assert anna.view["duchies"][0]["cubes"] == {"material": 1}
    assert anna.page.evaluate(COVERED) == [], "the lesson has a row of its own"


def test_a_tip_on_a_phone_begins_folded_and_covers_nothing_but_the_name(sit: Opened) -> None:
    anna = sit(viewport=PHONE, has_touch=True)
    anna.prefer(coach=["torres"])
    anna.open_table("torres", "me", "greedy")
    coach = anna.page.get_by_role("button", name="Coach")
    coach.wait_for()
    assert anna.page.evaluate(COVERED) == []
    coach.click()
    anna.page.get_by_role("button", name="Fold the coach").click()
    assert anna.page.locator(".coach").count() == 0


def test_who_leaves_the_lesson_is_told_so_and_led_back(sit: Opened) -> None:
    anna = sit()
    learn(anna, "for-a-crown")
    arrive(anna, 0)
    anna.page.locator("main [data-choice]", has_text="").first.click()
    anna.page.wait_for_selector(".coach[data-off='true']")
    anna.page.get_by_role("button", name="Back to the lesson").click()
    anna.page.wait_for_selector(".coach[data-step='0']")


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_lesson_is_celebrated_in_every_language(
    sit: Opened, title: str, lang: str, screen: str
) -> None:
    viewport, theme = SCREENS[screen]
    anna = sit(viewport=viewport)
    anna.prefer(language=lang, theme=theme)
    follow(anna, title)
    assert violations(anna) == [], "the celebration"
