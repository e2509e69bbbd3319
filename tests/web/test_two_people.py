"""Two browsers at one table: what is hidden stays hidden, and a window is open to both."""

import json
from collections.abc import Callable
from typing import Any

from interregnum.games.registry import TITLES
from tests.web.conftest import Opened
from tests.web.person import Person

CARDS = TITLES["wonderful-kingdom"].components["developments"]
LONE = {row["id"] for row in CARDS if row["copies"] == 1}  # no second one can lie face up
DECISIONS = 240  # two rounds and more: a hand, or an end of steps, may take its time
FLAGS = {"awaited", "ask"}  # all that a window may show of the other seat: it has finished


def seated(sit: Opened) -> tuple[Person, Person]:
    anna, petr = sit("Anna"), sit("Petr")
    table = anna.open_table("wonderful-kingdom", "me", "open")
    petr.join(table, 1)
    assert anna.page.request.post(f"{anna.url}/api/tables/{table}/start", data={}).ok
    for person in (anna, petr):
        person.page.wait_for_selector("[data-seq]:not([data-seq='0'])")
    return anna, petr


def test_a_hand_is_on_no_other_screen_nor_before_who_only_watches(sit: Opened) -> None:
    anna, petr = seated(sit)
    until(anna, petr, lambda: bool(LONE & set(anna.view["hand"]) and petr.view["hand"]))
    hidden = LONE & set(anna.view["hand"])
    sent = json.dumps(petr.states)
    assert [card for card in hidden if f'"{card}"' in sent] == []
    page = petr.page.content()
    assert [card for card in hidden if f'"{card}"' in page or f'-{card}"' in page] == []
    eva = sit("Eva")
    eva.go(anna.page.url.rsplit("/", 1)[-1])
    eva.page.wait_for_selector(".du")
    sent = json.dumps(eva.states)
    assert [card for card in hidden if f'"{card}"' in sent] == []
    assert eva.states[-1]["choices"] == []


def test_a_window_tells_only_who_has_finished(sit: Opened) -> None:
    anna, petr = seated(sit)
    until(anna, petr, lambda: anna.view["awaited"] == [0, 1] and bool(secrets(anna)))
    before, told = petr.view, len(petr.states)
    anna.play_listed(secrets(anna)[0])
    petr.catch_up()
    assert petr.states[told:] == []
    while 0 in anna.view["awaited"]:
        anna.play_listed(onward(anna))
    petr.catch_up()
    shown = [state["view"] for state in petr.states[told:]]
    assert shown, "that she has finished is told"
    assert all(differing(before, view) <= FLAGS for view in shown)
    petr.play_one()
    assert petr.page.locator(".banner.danger").count() == 0


def ends(person: Person) -> list[int]:
    """Choices that finish a window."""
    return [each["id"] for each in person.states[-1]["choices"] if each["kind"] == "end"]


def secrets(person: Person) -> list[int]:
    """What else can be done there; nothing where there is no window to finish."""
    choices = person.states[-1]["choices"]
    return [each["id"] for each in choices if each["kind"] != "end"] if ends(person) else []


def onward(person: Person) -> int:
    """The first choice, an end last: where cubes must be laid first, none is offered."""
    choices = sorted(person.states[-1]["choices"], key=lambda each: each["kind"] == "end")
    return int(choices[0]["id"])


def until(anna: Person, petr: Person, reached: Callable[[], bool]) -> None:
    """Play on, whoever is awaited."""
    for _ in range(DECISIONS):
        anna.catch_up()
        petr.catch_up()
        if reached():
            return
        (anna, petr)[anna.view["awaited"][0]].play_one()
    raise AssertionError(f"{DECISIONS} decisions have not led there: {anna.view}")


def differing(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    return {key for key in before if before[key] != after[key]}
