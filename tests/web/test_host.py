"""What a host can do about who sits at the table, by keys alone."""

from tests.web.conftest import Opened
from tests.web.person import Person


def hosted(sit: Opened) -> tuple[Person, Person, str]:
    anna, petr = sit("Anna"), sit("Petr")
    table = anna.open_table("for-a-crown", "me", "open", "greedy")
    petr.join(table, 1)
    anna.page.get_by_text("Petr", exact=True).wait_for()
    return anna, petr, table


def press(person: Person, name: str) -> None:
    button = person.page.get_by_role("button", name=name, exact=True)
    button.focus()
    person.page.keyboard.press("Enter")


def test_somebody_is_sent_away_after_one_question(sit: Opened) -> None:
    anna, petr, table = hosted(sit)
    press(anna, "Send away: Petr")
    anna.page.keyboard.press("Enter")  # on what the question begins with: to cancel
    assert anna.page.locator("[data-ask]").count() == 0
    press(anna, "Send away: Petr")
    press(anna, "Send away")
    anna.page.get_by_text("Free seat", exact=True).wait_for()
    path = f"{petr.url}/api/tables/{table}/join"
    assert petr.page.request.post(path, data={"seat": 1}).status == 403


def test_who_left_is_replaced_by_a_bot_and_who_plays_is_not(sit: Opened) -> None:
    anna, petr, table = hosted(sit)
    assert anna.page.request.post(f"{anna.url}/api/tables/{table}/start", data={}).ok
    anna.page.wait_for_selector("[data-status=playing]")
    anna.page.get_by_role("button", name="Settings").click()
    for leaves in (False, True):
        if leaves:
            assert petr.page.request.post(f"{petr.url}/api/tables/{table}/leave", data={}).ok
        press(anna, "Replace by a bot: Petr")
        press(anna, "Replace by a bot")
        if not leaves:
            anna.page.locator("dialog [role=alert]").wait_for()
    anna.page.locator(".other").wait_for(state="detached")
