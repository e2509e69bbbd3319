"""What the frame does for every title: curtain, languages, connection, result."""

import re
from pathlib import Path

from playwright.sync_api import Browser

from tests.server.live_server import running
from tests.web.conftest import Opened
from tests.web.person import BOARD, CHANGED, MOVED, SIGHT, Person
from tests.web.test_lobby import awaited, started, two

CYRILLIC = re.compile("[а-я]")


def log(person: Person) -> str:
    return person.page.locator("ol.log").inner_text()


def test_old_log_lines_change_their_language_without_a_reload(sit: Opened) -> None:
    anna = sit()
    anna.open_table("for-a-crown", "me", "greedy", "greedy")
    anna.play_one()
    assert not CYRILLIC.search(log(anna))
    anna.page.evaluate("window.kept = true")
    anna.page.get_by_role("button", name="Русский").click()
    anna.page.wait_for_function("() => /[а-я]/.test(document.querySelector('ol.log').innerText)")
    assert anna.page.evaluate("window.kept")


def test_a_curtain_hangs_between_two_people_on_one_device(sit: Opened) -> None:
    anna = sit()
    anna.open_table("for-a-crown", "me", "me", "greedy")
    for _ in range(12):
        anna.page.wait_for_selector(".curtain, [data-turn=true]")
        if anna.page.locator(".curtain").count():
            break
        anna.play_one()
    assert anna.page.locator("main.board").count() == 0, "the last hand is still on the screen"
    anna.page.get_by_role("button", name="I am").click()
    anna.page.wait_for_selector("main.board")


def test_a_lost_connection_shows_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    """On a server of its own: the others play on theirs."""
    with running(tmp_path) as server, browser.new_context(reduced_motion="reduce") as context:
        anna = Person(context.new_page(), server.url, "Anna")
        anna.open_table("for-a-crown", "me", "greedy", "greedy")
        anna.await_turn()
        server.kill()
        anna.page.wait_for_selector("[data-lost]")
        server.start()
        anna.page.wait_for_selector("[data-lost]", state="detached")
        anna.play_one()


def test_the_result_tells_replays_verifies_and_leads_on(sit: Opened) -> None:
    anna = sit()
    anna.open_table("for-a-crown", "me", "greedy", "greedy")
    while not anna.over:
        anna.play_one()
    page = anna.page
    page.get_by_role("heading", name="Game over").wait_for()
    page.get_by_role("button", name="Check fairness").click()
    page.get_by_text("The moves are those you saw.").wait_for()
    assert page.locator(".proof li").count() == 5  # nothing was added for a table made for it
    assert page.locator(".proof .bad").count() == 0
    assert page.locator(".chart path").count() == 3
    page.get_by_role("button", name="To the start").click()
    page.wait_for_selector("main.board")
    page.get_by_label("Whose eyes").select_option("1")
    page.locator("input[type=range]").fill("20")
    page.wait_for_function("() => document.querySelectorAll('ol.log li').length > 3")
    with page.expect_download() as record:
        page.get_by_role("button", name="Result").click()
        page.get_by_role("link", name="Record").click()
    assert record.value.suggested_filename.endswith(".json")
    ended = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != ended)
    page.wait_for_selector("[data-status=playing]")


def torres(person: Person) -> Person:
    """In the first turn of Torres."""
    person.open_table("torres", "me", "greedy")
    person.play_one()
    person.await_turn()
    assert person.view["step"] == "turn"
    return person


def offered(person: Person, kind: str) -> int:
    return int(next(each["id"] for each in person.states[-1]["choices"] if each["kind"] == kind))


def test_esc_takes_the_last_step_back(sit: Opened) -> None:
    anna = torres(sit())
    before = lines(anna)
    anna.play_listed(offered(anna, "deploy"))
    anna.page.wait_for_selector("[data-halfway=true]")
    assert lines(anna) > before
    seq = anna.seq
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_function(MOVED, arg=seq)
    assert lines(anna) == before


def test_esc_lets_go_of_a_knight_and_sends_nothing(sit: Opened) -> None:
    anna = torres(sit())
    seq, sight = anna.seq, anna.page.evaluate(SIGHT, BOARD)
    knight = anna.view["players"][0]["knights"][0]
    anna.page.locator(f"[data-square={knight}]").press("Enter")
    anna.page.wait_for_function(CHANGED, arg=[BOARD, sight])
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_function(f"([root, sight]) => ({SIGHT})(root) === sight", arg=[BOARD, sight])
    assert anna.seq == seq


def test_what_was_turned_up_among_people_is_not_taken_back(sit: Opened) -> None:
    both = two(sit)
    started(*both)
    while (first := awaited(*both)).view["step"] != "turn":
        first.play_one()
    buy = offered(first, "buy")
    seq = asked_first(first, buy)
    first.page.locator(f".summary [data-choice='{buy}']").click()
    first.page.get_by_label("Do not ask again").check()
    first.page.get_by_role("button", name="Continue").click()
    first.page.wait_for_function(MOVED, arg=seq)
    first.page.wait_for_selector("[data-halfway=true]")
    assert "final" in first.page.evaluate("JSON.parse(localStorage.interregnum).sure")
    seq = first.seq
    first.page.keyboard.press("Escape")
    first.page.wait_for_selector(".banner.danger")
    assert first.told("halfway") == "false"
    assert first.seq == seq


def asked_first(person: Person, choice: int) -> int:
    """One question, which Esc declines: nothing has happened."""
    person.prefer(sure=["torres-end"])
    person.await_turn()
    seq = person.seq
    person.page.get_by_role("tab", name="In words").click()
    person.page.locator(f".summary [data-choice='{choice}']").click()
    question = person.page.locator("[data-final]")
    question.wait_for()
    person.page.keyboard.press("Escape")
    question.wait_for(state="detached")
    assert person.seq == seq
    return seq


def lines(person: Person) -> int:
    """How many lines the log has."""
    return int(person.states[-1]["log_from"]) + len(person.states[-1]["log"])
