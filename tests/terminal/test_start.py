"""Before a match: the start screen, saved matches, lessons."""

import os
from pathlib import Path

import pytest

from interregnum.core.errors import BadInput
from interregnum.terminal.app import TerminalApp
from interregnum.terminal.form import Form
from interregnum.terminal.saves import KEPT, last, new_file, newest, unfinished
from interregnum.terminal.start import StartScreen
from interregnum.terminal.table import TableScreen
from tests.terminal.person import SMALL, run, seated

ROOT = Path(__file__).parents[2]


def test_the_form_names_every_option_with_its_help_and_begins_the_match() -> None:
    form = Form("en")
    form.put("title", "crown-of-ash")
    form.put("mode", "advanced")
    rows = {row.key: row for row in form.rows()}
    assert rows["option:powers"].value == "true"
    assert rows["option:hide_hands"].help != ""
    form.put("seat:2", "person")
    form.put("seats", "3")
    seating = form.begun(1)
    assert (seating.match.seats, seating.people) == (3, [0, 1])
    assert seating.match.options["powers"] is True


@pytest.mark.parametrize("lang", ["en", "cs", "ru"])
def test_every_row_of_the_form_has_words_in_every_language(lang: str) -> None:
    form = Form(lang)
    for title in ("torres", "crown-of-ash", "wonderful-kingdom", "for-a-crown"):
        form.put("title", title)
        for row in form.rows():
            told = [row.label, *row.values.values()]
            assert not [text for text in told if text.startswith(("ui-", f"{title}-"))]


def test_what_does_not_go_together_is_told_before_the_match() -> None:
    form = Form("en")
    form.put("title", "wonderful-kingdom")
    form.put("option:scenario", "sg01")
    form.put("seats", "2")
    assert form.trouble() != ""


def test_an_option_that_takes_any_text_is_typed_into() -> None:
    async def work() -> None:
        screen = StartScreen("en", auto=True, seed=1)
        app = TerminalApp(screen)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            screen.form.put("title", "crown-of-ash")
            rows = [row.key for row in screen.form.rows()]
            screen.at = rows.index("option:lords")
            await pilot.press(*["backspace"] * len("drawn"), *"nox")
            assert screen.form.options["lords"] == "nox"
            assert screen.form.trouble() != "", "one lord for several players"

    run(work())


@pytest.mark.parametrize(("key", "told"), [("start", ""), ("lesson", "Step 1 of")])
def test_enter_begins_a_match_or_a_lesson(key: str, told: str) -> None:
    async def work() -> None:
        screen = StartScreen("en", auto=True, seed=1)
        app = TerminalApp(screen)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            rows = [row.key for row in screen.form.rows()]
            await pilot.press(*["down"] * rows.index(key), "enter")
            await pilot.pause(0.2)
            assert isinstance(app.screen, TableScreen)
            assert app.screen.desk.notice.startswith(told)

    run(work())


def test_only_the_newest_matches_are_kept_and_the_open_ones_are_offered() -> None:
    made = []
    for k in range(3):
        file = new_file(f"torres-{k}")
        assert file is not None
        seated("torres", seed=k).save(file)
        os.utime(file, (k, k))
        made.append(file)
    made[2].write_text("{}")
    assert [saved.path for saved in unfinished()] == [made[1], made[0]]
    assert last() == made[1]
    for k in range(KEPT):
        (made[0].parent / f"{k}.json").touch()
    new_file("torres")
    assert len(newest(made[0].parent)) == KEPT - 1
    assert not made[0].exists()


def test_nothing_to_take_up_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadInput, match="no match to take up"):
        last()
