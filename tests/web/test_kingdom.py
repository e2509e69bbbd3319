"""Wonderful Kingdom with the mouse, from the set-up form on."""

import json
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, WebSocketRoute

from tests.web.conftest import Opened
from tests.web.person import MOVED, Person
from tests.web.test_lessons import skip_to

TRIES = 6
SOON = 5_000  # milliseconds
PLANNING = 6  # the step of the lesson in which planning begins
LONGEST = 40  # decisions until cubes are placed
PHONE = {"width": 390, "height": 844}
# How many buttons the own constructions have, and spaces that lie under one or are cut off.
COVERED = """() => { let buttons = 0; const hidden = [];
  for (const site of document.querySelectorAll('.cn.near')) {
    const foot = site.getBoundingClientRect().bottom;
    const keys = [...site.querySelectorAll('.chips button')].map(e => e.getBoundingClientRect());
    buttons += keys.length;
    for (const space of site.querySelectorAll('.sl > span')) {
      const box = space.getBoundingClientRect();
      const under = keys.some(key => key.left < box.right - 1 && key.right > box.left + 1
        && key.top < box.bottom - 1 && key.bottom > box.top + 1);
      if (under || box.bottom > foot) hidden.push([box.x, box.y]);
    }
  }
  return [buttons, hidden] }"""


def drag(person: Person, what: Locator, where: str, seq: int) -> None:
    """Until it has moved on: a card that is still on its way when it is pressed is missed."""
    for _ in range(TRIES):
        try:
            carry(person, what, where)
            person.page.wait_for_function(MOVED, arg=seq, timeout=SOON)
        except Error:  # too late, or drawn anew
            person.page.mouse.up()
        else:
            return
    raise AssertionError(f"nothing could be dragged to {where}")


def carry(person: Person, what: Locator, where: str) -> None:
    """Lifted, carried, dropped; a zone may show only what is lifted its place."""
    mouse = person.page.mouse
    mouse.move(*middle(what))
    mouse.down()
    x, y = middle(what)
    mouse.move(x, y - 30, steps=3)
    mouse.move(*middle(person.page.locator(f"[data-drop='{where}']")), steps=6)
    mouse.up()


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box(timeout=SOON)
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def offering(sit: Opened) -> Person:
    anna = sit()
    anna.open_table("wonderful-kingdom", "me", "greedy")
    anna.await_turn()
    while anna.view["phase"] != "offering":
        anna.play_one()
        anna.await_turn()
        anna.catch_up()
    if anna.view["offer"]:  # a click on a late page went one step too far
        anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector(".hand .cd.may")
    return anna


def test_cards_are_dragged_into_the_areas(sit: Opened) -> None:
    anna = offering(sit)
    seq, before = anna.seq, len(anna.view["hand"])
    for k, side in enumerate(("L up", "R up")):
        anna.await_turn()
        drag(anna, anna.page.locator(".hand .cd.may").first, f"lay {side}", seq + k)
    anna.await_turn()
    assert len(anna.view["hand"]) == before - 2


def test_a_scenario_is_for_one(sit: Opened) -> None:
    """Choosing it in the form sets the players, and it starts."""
    anna = sit()
    anna.page.goto(anna.url)
    card = anna.page.locator(".tc", has_text="Wonderful Kingdom")
    card.get_by_role("button", name="Set up").click()
    anna.page.get_by_role("button", name="Modes for 1 player").click()
    anna.page.get_by_role("button", name="The Frozen North").click()
    assert anna.page.locator(".setup .sr").count() == 1
    anna.page.get_by_role("button", name="Start the match").click()
    anna.page.wait_for_selector("[data-status=playing]")
    anna.await_turn()
    anna.play_one()


def test_finishing_all_steps_is_asked_told_and_taken_back_as_one(sit: Opened) -> None:
    anna = sit()
    skip_to(anna, "wonderful-kingdom", PLANNING)
    anna.catch_up()
    before, finish = anna.view, anna.page.get_by_role("button", name="Finish all my steps")
    finish.dblclick()  # the second click cancels
    finish.click()
    anna.page.get_by_role("button", name="Cancel").click()
    anna.catch_up()
    assert anna.view == before
    finish.click()
    anna.page.get_by_role("button", name="Play them").click()
    anna.page.wait_for_selector("[data-round='2']")
    anna.page.locator("[data-finished]").get_by_role("button", name="Take all back").click()
    anna.page.wait_for_selector("[data-round='1']")
    anna.page.wait_for_selector(f".coach[data-step='{PLANNING}']")
    assert anna.view == before
    assert anna.page.locator(".danger").count() == 0


@pytest.mark.long
def test_cubes_lie_beside_the_buttons_on_a_phone(sit: Opened) -> None:
    anna = sit(viewport=PHONE, has_touch=True)

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda told: socket.send(with_large_sites(anna, told)))

    anna.page.route_web_socket("**/live", route)
    skip_to(anna, "wonderful-kingdom", PLANNING)
    for _ in range(LONGEST):
        anna.play_one()
        anna.await_turn()
        anna.page.wait_for_timeout(300)  # drawn
        buttons, hidden = anna.page.evaluate(COVERED)
        if buttons:
            break
    assert buttons
    assert hidden == []


def with_large_sites(person: Person, told: str | bytes) -> str:
    """As if every construction had nine spaces."""
    message: dict[str, Any] = json.loads(told)
    if message["t"] == "state":
        person.states.append(message)
        for duchy in message["view"]["duchies"]:
            for site in duchy["sites"]:
                site["spaces"] = {"material": 4, "population": 2, "gold": 3}
    return json.dumps(message)


def test_esc_closes_a_hint_before_it_takes_a_step_back(sit: Opened) -> None:
    anna = sit()
    anna.open_table("wonderful-kingdom", "me", "greedy")
    anna.await_turn()
    while not anna.view["offer"]:  # half an offer lies there
        anna.play_one()
        anna.await_turn()
        anna.catch_up()
    seq = anna.seq
    anna.page.get_by_role("button", name="Hint", exact=True).click()
    anna.page.wait_for_selector("[data-hint]")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("[data-hint]", state="detached")
    anna.catch_up()
    assert anna.seq == seq
