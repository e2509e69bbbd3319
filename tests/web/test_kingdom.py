"""Wonderful Kingdom with the mouse, from the set-up form on."""

from playwright.sync_api import Locator

from tests.web.conftest import Opened
from tests.web.desk import MOVED, Desk


def drag(desk: Desk, what: Locator, where: str) -> None:
    """Lifted, carried, dropped; zones show once it is lifted, for a twin perhaps not this one."""
    mouse = desk.page.mouse
    mouse.move(*middle(what))
    mouse.down()
    x, y = middle(what)
    mouse.move(x, y - 30, steps=3)
    zones = desk.page.locator("[data-drop^='lay ']")
    zones.first.wait_for()
    wished = desk.page.locator(f"[data-drop='{where}']")
    mouse.move(*middle(wished if wished.count() else zones.first), steps=6)
    mouse.up()


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def offering(sit: Opened) -> Desk:
    anna = sit()
    anna.open_table("wonderful-kingdom", "me", "greedy")
    anna.await_turn()
    while anna.view["phase"] != "offering":
        anna.play_one()
        anna.await_turn()
    return anna


def test_cards_are_dragged_into_the_areas(sit: Opened) -> None:
    anna = offering(sit)
    seq, before = anna.seq, len(anna.view["hand"])
    for side in ("L up", "R up"):
        anna.await_turn()
        drag(anna, anna.page.locator(".hand .cd.may").first, f"lay {side}")
    anna.page.wait_for_function(MOVED, arg=seq)
    anna.await_turn()
    assert len(anna.view["hand"]) == before - 2


def test_a_scenario_is_for_one(sit: Opened) -> None:
    """Choosing it in the form sets the players, and it starts."""
    anna = sit()
    anna.page.goto(anna.url)
    card = anna.page.locator(".tc", has_text="Wonderful Kingdom")
    card.get_by_role("button", name="Set up").click()
    anna.page.get_by_label("Mode").select_option("sg03")
    assert anna.page.locator(".seatl select").count() == 1
    anna.page.get_by_role("button", name="Start the match").click()
    anna.page.wait_for_selector("[data-status=playing]")
    anna.await_turn()
    anna.play_one()
