"""Two browsers at one table: what is hidden stays hidden, and a window is open to both."""

import json
from collections.abc import Callable
from typing import Any

from interregnum.games.registry import TITLES
from tests.web.conftest import Opened
from tests.web.desk import Desk

CARDS = TITLES["wonderful-kingdom"].components["developments"]
LONE = {row["id"] for row in CARDS if row["copies"] == 1}  # no second one can lie face up
FLAGS = {"awaited", "ask"}  # all that a window may show of the other seat: it has finished


def seated(sit: Opened) -> tuple[Desk, Desk]:
    anna, petr = sit("Anna"), sit("Petr")
    table = anna.open_table("wonderful-kingdom", "me", "open")
    petr.join(table, 1)
    assert anna.page.request.post(f"{anna.url}/api/tables/{table}/start", data={}).ok
    for desk in (anna, petr):
        desk.page.wait_for_selector("[data-seq]:not([data-seq='0'])")
    return anna, petr


def test_a_hand_is_on_no_other_screen(sit: Opened) -> None:
    anna, petr = seated(sit)
    until(anna, petr, lambda: bool(LONE & set(anna.view["hand"]) and petr.view["hand"]))
    hidden = LONE & set(anna.view["hand"])
    sent = json.dumps(petr.states)
    assert [card for card in hidden if f'"{card}"' in sent] == []
    page = petr.page.content()
    assert [card for card in hidden if f'"{card}"' in page or f'-{card}"' in page] == []


def test_who_only_watches_sees_the_table_and_no_hand(sit: Opened) -> None:
    anna, petr = seated(sit)
    until(anna, petr, lambda: bool(LONE & set(anna.view["hand"])))
    eva = sit("Eva")
    eva.go(anna.page.url.rsplit("/", 1)[-1])
    eva.page.wait_for_selector(".du")
    sent = json.dumps(eva.states)
    assert [card for card in LONE & set(anna.view["hand"]) if f'"{card}"' in sent] == []
    assert eva.states[-1]["choices"] == []


def test_a_window_tells_only_who_has_finished(sit: Opened) -> None:
    anna, petr = seated(sit)
    both = [0, 1]
    until(anna, petr, lambda: anna.view["awaited"] == petr.view["awaited"] == both)
    before, told = petr.view, len(petr.states)
    anna.play_one()
    petr.page.wait_for_timeout(200)
    shown = [state["view"] for state in petr.states[told:]]
    if anna.view["awaited"] == [0, 1]:
        assert shown == []
    assert all(differing(before, view) <= FLAGS for view in shown if view["awaited"])
    petr.play_one()
    assert petr.page.locator(".banner.danger").count() == 0


def until(anna: Desk, petr: Desk, reached: Callable[[], bool]) -> None:
    """Play on, whoever is awaited."""
    for _ in range(60):
        if reached():
            return
        first = anna.view["awaited"][0]
        (anna, petr)[first].play_one()
        (petr, anna)[first].page.wait_for_timeout(50)
    raise AssertionError("sixty decisions have not led there")


def differing(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    return {key for key in before if before[key] != after[key]}
