"""Crown of Ash in the page: what a battle shows before its cards are turned."""

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from tests.web.conftest import Opened
from tests.web.person import Person

FIRST = ("attack", "send", "sent")  # what leads to a battle
LONGEST = 60  # decisions until somebody is fought


CUT = """() => { const told = document.querySelector('.dock .sum'), dock = told.parentElement;
  return told.scrollHeight > told.clientHeight + 1 || told.offsetHeight > dock.offsetHeight }"""


def test_a_battle_is_told_whole_and_without_the_die_of_an_older_one(sit: Opened) -> None:
    anna = sit()

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda told: socket.send(with_old_dice(anna, told)))

    anna.page.route_web_socket("**/live", route)
    anna.open_table("crown-of-ash", "me", "greedy")
    to_battle(anna)
    assert anna.page.locator(".dock .sides").count() == 1
    assert anna.page.locator(".dock .die").count() == 0
    assert not anna.page.evaluate(CUT)


# Paused at once: a late browser would see it too late. Then moment after moment until the table is
# the new one, with all that anybody could read there.
LAID = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const press = key => document.body.dispatchEvent(
    new KeyboardEvent('keydown', {...key, bubbles: true}));
  const read = () => [document.querySelector('.log').innerText,
    document.querySelector('[data-announcer]').innerText + document.title];
  const before = read(), told = [];
  document.querySelector('.battle-cards [data-choice]').click();
  while (!document.querySelector('[data-moment]')) await frame();
  press({code: 'KeyP'});
  for (let at; (at = document.querySelector('[data-moment]')?.dataset.moment) !== undefined;) {
    told.push(read());
    press({key: 'ArrowRight'});
    while (document.querySelector('[data-moment]')?.dataset.moment === at) await frame();
  }
  return [before, told, read()] }"""


@pytest.mark.long
def test_nothing_of_a_battle_is_told_before_it_is_seen(sit: Opened) -> None:
    anna = sit()
    anna.open_table("crown-of-ash", "me", "greedy")
    to_battle(anna)
    anna.prefer(speed=1)
    anna.page.wait_for_selector(".battle-cards [data-choice]")
    before, told, after = anna.page.evaluate(LAID)
    assert after[0] != before[0]
    assert {log for log, _ in told[:-1]} == {before[0]}
    assert not [said for _, said in told[:-1] if " against " in said]


def with_old_dice(person: Person, told: str | bytes) -> str:
    """As if a die had been thrown in the battle before this one."""
    message: dict[str, Any] = json.loads(told)
    if message["t"] == "state":
        person.states.append(message)
        if message["view"]["battle"]:
            message["view"]["battle"]["dice"] = [6, 6]
    return json.dumps(message)


def to_battle(person: Person) -> None:
    for _ in range(LONGEST):
        person.await_turn()
        if person.view["phase"] == "laying":
            return
        seq, choice = person.seq, preferred(person)
        person.page.locator(f":is(main, .side) [data-choice='{choice}']").first.click(force=True)
        person.page.wait_for_function(
            "seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=seq
        )
    raise AssertionError(f"{LONGEST} decisions have led to no battle")


def preferred(person: Person) -> int:
    choices = person.states[-1]["choices"]
    wanted = [c for word in FIRST for c in choices if c["text"].startswith(word)]
    return int((wanted or choices)[0]["id"])


def test_a_click_on_a_building_offers_all_that_can_be_done_there(sit: Opened) -> None:
    anna = sit()
    anna.open_table("crown-of-ash", "me", "greedy")
    anna.await_turn()
    area = anna.page.locator("[data-area]:has([data-choice]):has(.tile[data-object])").first
    offered = (area.locator(".outline").get_attribute("data-choice") or "").split()
    area.locator(".tile[data-object]").click()
    listed = anna.page.locator(".offers [data-choice]")
    listed.first.wait_for()
    assert [each.get_attribute("data-choice") for each in listed.all()] == offered
    anna.page.keyboard.press("Escape")
    listed.first.wait_for(state="detached")
