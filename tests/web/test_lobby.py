"""Around a match: the lists, the waiting room, a stand-in, a wish to take back."""

import pytest

from tests.web.conftest import Opened
from tests.web.person import Person


def two(sit: Opened) -> tuple[Person, Person]:
    """Two people in the waiting room of a table; the second has not clicked on ready."""
    anna, petr = sit("Anna"), sit("Petr")
    petr.join(anna.open_table("torres", "me", "open"), 1)
    return anna, petr


def started(anna: Person, petr: Person) -> None:
    anna.page.get_by_role("button", name="Start the match").click()
    for person in (anna, petr):
        person.page.wait_for_selector("[data-status=playing]:not([data-seq='0'])")


def awaited(*people: Person) -> Person:
    """Whoever is asked now; people come in the order of their seats."""
    for person in people:
        person.catch_up()
    seat: int = people[0].view["awaited"][0]
    return people[seat]


def test_own_tables_tell_where_one_is_awaited(sit: Opened) -> None:
    anna = sit()
    table = anna.open_table("for-a-crown", "me", "greedy", "greedy")
    anna.await_turn()
    anna.page.goto(anna.url)
    anna.page.locator(".mt").get_by_role("button", name="Your turn").click()
    anna.page.wait_for_url(f"**/t/{table}")


def test_readiness_is_shown_in_the_waiting_room(sit: Opened) -> None:
    anna, petr = two(sit)
    anna.page.get_by_text("not ready yet").first.wait_for()
    petr.page.get_by_role("button", name="Ready", exact=True).click()
    anna.page.locator("li", has_text="Petr").locator(".set").wait_for()


def test_a_seat_is_taken_back_from_the_stand_in(sit: Opened) -> None:
    anna, petr = two(sit)
    started(anna, petr)
    table = petr.page.url.rsplit("/", 1)[-1]
    assert petr.page.request.post(f"{petr.url}/api/tables/{table}/leave", data={}).ok
    back = petr.page.get_by_role("button", name="Take my seat back")
    back.click()
    back.wait_for(state="detached")


def test_a_declined_wish_to_take_back_is_told(sit: Opened) -> None:
    anna, petr = two(sit)
    started(anna, petr)
    first = awaited(anna, petr)
    other = petr if first is anna else anna
    while awaited(anna, petr) is first:
        first.play_one()
    other.play_one()
    first.page.get_by_role("button", name="Undo", exact=True).click()
    first.page.get_by_role("button", name="Ask everyone").click()
    other.page.get_by_role("button", name="No", exact=True).click()
    first.page.get_by_text("Not everyone agreed").wait_for()


PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
TOO_WIDE = "document.documentElement.scrollWidth - innerWidth + (innerWidth - screen.width)"


def test_a_newcomer_plays_a_bot_without_a_name_and_without_a_complaint(sit: Opened) -> None:
    anna = sit("")
    heard: list[str] = []
    anna.page.on("console", lambda said: heard.append(said.text))
    anna.page.goto(anna.url)
    anna.page.get_by_role("article").first.get_by_role("button", name="Play", exact=True).click()
    anna.await_turn()
    assert heard == []


def test_who_sits_down_with_others_is_asked_for_a_name_and_told_who_invites(sit: Opened) -> None:
    host, guest = sit("Anna"), sit("")
    table = host.open_table("torres", "me", "open", options={"master": True})
    guest.go(table)
    guest.page.get_by_role("heading", name="Anna invites you to play").wait_for()
    guest.page.get_by_text("Master version").wait_for()
    guest.page.get_by_role("button", name="Take this seat").click()
    guest.page.get_by_role("textbox", name="Name").fill("Petr")
    guest.page.get_by_role("button", name="Continue").click()
    host.page.get_by_text("Petr").wait_for()
    host.page.get_by_role("img", name="QR code").wait_for(state="detached")


def test_a_code_of_no_table_is_told_in_the_dialogue(sit: Opened) -> None:
    anna = sit()
    anna.page.get_by_role("button", name="Join by link or code").click()
    for code, told in (("??", "not a table link"), ("abcdefghijklmnop", "No table has this code")):
        anna.page.get_by_role("textbox", name="Table link or code").fill(code)
        anna.page.get_by_role("button", name="Join", exact=True).click()
        anna.page.get_by_text(told).wait_for()


# Buttons of a title beside which no other stands; one that fills its row is meant to.
ALONE = """[...document.querySelectorAll('.tc .row')].flatMap(row => {
  const buttons = [...row.querySelectorAll('.btn')], top = e => e.getBoundingClientRect().top;
  return buttons.filter(one => buttons.length === 4
    && buttons.every(each => each === one || top(each) !== top(one))).map(e => e.textContent) })"""


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_entrance_set_up_and_waiting_room_fit_a_narrow_phone(sit: Opened, language: str) -> None:
    anna = sit(**PHONE)
    anna.prefer(language=language)
    anna.page.wait_for_selector(".tc .btn")
    assert anna.page.evaluate(TOO_WIDE) <= 0
    clipped = "e => e.scrollWidth > e.clientWidth + 1"
    assert not any(b.evaluate(clipped) for b in anna.page.locator(".tc .btn").all())
    assert anna.page.evaluate(ALONE) == [], "a button has a row of its own"
    anna.page.locator(".tc .btn.ghost").first.click()
    inside = anna.page.locator(".setup .in")
    assert not inside.evaluate(clipped)
    anna.open_table("crown-of-ash", "me", "open", "open")
    anna.page.wait_for_selector("#invite")
    assert anna.page.evaluate(TOO_WIDE) <= 0
    assert anna.page.locator(".nav").count() == 0, "there is no board to go to yet"
    anna.page.goto(anna.url)
    anna.page.wait_for_selector(".mt .thumb")
    paints = anna.page.evaluate("[...document.querySelectorAll('linearGradient')].map(e => e.id)")
    assert len(paints) == len(set(paints)), "a copy that is not drawn paints nothing"


OUTSIDE = """[...document.querySelectorAll('.tc')].flatMap(card => {
  const right = e => e.getBoundingClientRect().right;
  return [...card.querySelectorAll('.bd *')].filter(e => right(e) > right(card) - 8)
    .map(e => e.textContent.trim()) })"""


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_nothing_sticks_out_of_a_title(sit: Opened, language: str) -> None:
    anna = sit()
    anna.prefer(language=language)
    anna.page.wait_for_selector(".tc .guide")
    assert anna.page.evaluate(OUTSIDE) == []


def test_a_match_is_given_up_and_deleted_from_its_row(sit: Opened) -> None:
    anna = sit()
    anna.open_table("for-a-crown", "me", "greedy", "greedy")
    anna.await_turn()
    anna.page.goto(anna.url)
    row = anna.page.locator(".mt.second li").first
    for way, told in (("Resign", "Given up"), ("Delete", "")):
        row.get_by_role("button", name="More").click()
        row.get_by_role("button", name=way, exact=True).click()
        row.get_by_role("button", name=way, exact=True).click()
        if told:
            row.get_by_text(told).wait_for()
    anna.page.get_by_text("Your tables will be here").last.wait_for()


def test_a_line_of_the_log_is_taken_back_to_after_a_question(sit: Opened) -> None:
    anna = sit()
    anna.open_table("for-a-crown", "me", "greedy", "greedy")
    anna.play_one()
    anna.await_turn()
    assert anna.page.get_by_text("Played with undo").count() == 0
    anna.page.locator(".log .line").nth(1).click()
    anna.page.locator(".log .ask").get_by_role("button", name="Undo", exact=True).click()
    anna.page.get_by_text("Played with undo").wait_for()
    anna.await_turn()
