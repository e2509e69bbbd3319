"""A whole turn by the keyboard alone."""

import pytest

from tests.web.conftest import Opened
from tests.web.test_games import SEATS

WATCH = """() => { const app = document.querySelector('[data-seq]');
  new MutationObserver(() => { if (app.dataset.turn === 'false') app.dataset.passed = 'yes' })
    .observe(app, { attributeFilter: ['data-turn'] }) }"""
LONGEST = 40  # decisions of one turn


@pytest.mark.parametrize("title", SEATS)
def test_a_turn_is_played_by_keys(sit: Opened, title: str) -> None:
    anna = sit()
    anna.open_table(title, *SEATS[title])
    anna.await_turn()
    anna.page.evaluate(WATCH)
    for _ in range(LONGEST):
        anna.type_one()
        if anna.told("passed"):
            return
    raise AssertionError(f"{LONGEST} decisions have not ended the turn")
