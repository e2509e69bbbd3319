"""By the keyboard alone: a turn, a whole game, and the focus is never lost."""

from typing import Any

import pytest

from tests.web.conftest import Opened
from tests.web.person import MOVED, Person
from tests.web.test_games import SEATS

WATCH = """() => { const app = document.querySelector('[data-seq]');
  new MutationObserver(() => { if (app.dataset.turn === 'false') app.dataset.passed = 'yes' })
    .observe(app, { attributeFilter: ['data-turn'] }) }"""
LONGEST = 40  # decisions of one turn
DECISIONS = 7
LOST = "() => document.activeElement === document.body"
KEPT = f"() => !({LOST})()"
FEW = 9  # choices, each of which has a number


def type_somehow(person: Person) -> None:
    """By its number where there are few, by arrows from nowhere, by Tab."""
    count = len(person.states[-1]["choices"])
    if 0 < count <= FEW and person.rng.random() < 0.5:
        person.await_turn()
        seq = person.seq
        person.page.keyboard.press(str(person.rng.randrange(count) + 1))
        person.page.wait_for_function(MOVED, arg=seq)
    else:
        person.type_one()
    person.page.wait_for_function(KEPT)


@pytest.mark.parametrize("title", SEATS)
def test_a_turn_is_played_by_keys(sit: Opened, title: str) -> None:
    anna = sit()
    anna.open_table(title, *SEATS[title])
    anna.await_turn()
    anna.page.evaluate(WATCH)
    for _ in range(LONGEST):
        anna.type_one()
        anna.page.wait_for_function(KEPT)
        if anna.told("passed"):
            return
    raise AssertionError(f"{LONGEST} decisions have not ended the turn")


def test_the_keys_are_listed_with_the_boards_own(sit: Opened) -> None:
    anna = sit()
    anna.open_table("torres", *SEATS["torres"])
    anna.await_turn()
    anna.page.keyboard.press("?")
    listed = anna.page.get_by_role("dialog", name="Keys").locator("kbd").all_inner_texts()
    assert {"Ctrl Z", "1 – 9", "Space", "P", "→", "Esc", "?", "Q", "E"} <= set(listed)
    anna.page.keyboard.press("Escape")
    assert anna.page.get_by_role("dialog").count() == 0


@pytest.mark.long
@pytest.mark.parametrize("title", SEATS)
def test_a_whole_game_is_played_by_keys(sit: Opened, title: str) -> None:
    anna = sit()
    anna.open_table(title, *SEATS[title])
    anna.await_turn()
    while not anna.over:
        anna.await_turn()
        anna.catch_up()
        if not anna.over:
            type_somehow(anna)
    anna.page.wait_for_selector(".result")


def length(person: Person) -> int:
    """Entries of the log."""
    last = person.states[-1]
    return int(last["log_from"]) + len(last["log"])


@pytest.mark.long
@pytest.mark.parametrize("title", SEATS)
def test_a_turn_against_bots_is_taken_back_to_its_start(sit: Opened, title: str) -> None:
    """Whatever bots and chance have answered meanwhile."""
    anna = sit()
    anna.open_table(title, *SEATS[title])
    noted = dict[int, dict[str, Any]]()
    for _ in range(DECISIONS):
        anna.await_turn()
        anna.catch_up()
        noted[length(anna)] = anna.view
        anna.play_one()
    anna.await_turn()
    anna.catch_up()
    heard = len(anna.states)
    anna.page.keyboard.press("Control+Shift+Z")
    anna.catch_up()
    assert len(anna.states) > heard, "nothing was taken back"
    assert length(anna) < max(noted) or len(noted) == 1
    assert anna.view == noted[length(anna)]
    anna.page.get_by_text("Played with undo").wait_for(state="attached")
