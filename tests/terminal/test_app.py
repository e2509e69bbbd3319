"""The application on a screen of 80 columns and 24 lines, with a scripted person."""

from pathlib import Path
from random import Random

import pytest
from rich.console import RenderableType

from interregnum.core.record import decode
from interregnum.terminal.looking import ReplayScreen
from interregnum.terminal.popups import Curtain, Popup, Search
from interregnum.terminal.table import TableScreen
from interregnum.terminal.widgets import Lines, rendered
from tests.terminal.person import SMALL, Person, desk_of, run, seated, sitting

BOTS = {"torres": "random", "crown-of-ash": "random", "wonderful-kingdom": "random",
        "for-a-crown": "random,random"}  # fmt: skip


def drawn(what: RenderableType) -> str:
    return "\n".join("".join(part.text for part in line) for line in rendered(what, 80)).strip()


async def whole_game(person: Person, seed: int) -> None:
    """By numbers and by notations in turn."""
    rng, by_number = Random(seed), True
    while await person.asked():
        choosing = person.screen.choosing
        choice = rng.choice(choosing.choices)
        await person.write(str(choosing.number(choice)) if by_number else choice.text)
        by_number = not by_number
        await person.pilot.pause()


@pytest.mark.long
@pytest.mark.parametrize("title", BOTS)
def test_a_script_of_keys_plays_a_title_to_its_end(title: str, tmp_path: Path) -> None:
    async def work() -> None:
        file = tmp_path / "match.json"
        async with sitting(desk_of(seated(title, BOTS[title]), file=file)) as person:
            await whole_game(person, 3)
            await person.until(lambda: isinstance(person.app.screen, Popup))
            assert decode(file.read_bytes()).result == person.match.record.result != []

    run(work())


def test_a_turn_by_mouse() -> None:
    """A click on a thing, on a choice of the list, on a key."""

    async def work() -> None:
        async with sitting(desk_of(seated("torres"))) as person:
            await person.asked()
            spot = sorted(person.screen.board.targets)[0]
            run_ = next(each for each in person.screen.board.runs if each.spot == spot)
            await person.pilot.click("#board", offset=(run_.start, run_.row))
            await person.until(lambda: len(person.match.places(0)) == 1)
            await person.asked()
            await person.pilot.click("#choices", offset=(4, 1))  # one point for an AP
            await person.until(lambda: len(person.match.places(0)) == 2)
            await person.asked()
            keys = next(
                r for r in person.screen.query_one("#keys", Lines).runs if r.spot == "key:undo"
            )
            await person.pilot.click("#keys", offset=(keys.start, 0))
            await person.until(lambda: len(person.match.places(0)) == 1)

    run(work())


def test_arrows_point_and_enter_decides_by_two_things() -> None:
    """A knight and then its goal: half a decision can be left."""

    async def work() -> None:
        async with sitting(desk_of(seated("torres", auto_redistribute=True))) as person:
            await person.asked()
            await person.press("right", "enter")
            await person.until(lambda: len(person.match.places(0)) == 1)
            await person.asked()
            moves = [c for c in person.desk.choices if c.text.startswith("M ")]
            source, goal = person.screen.choosing.spots[moves[0].id]
            await person.screen.point(source)
            assert person.screen.choosing.picked == [source]
            await person.press("escape")
            assert person.screen.choosing.picked == []
            await person.screen.point(source)
            person.screen.board.cursor = goal
            await person.press("enter")
            left = person.screen.choosing.open()
            assert len(person.match.places(0)) == 2 or len(left) > 1

    run(work())


def test_typing_narrows_the_list_and_a_wrong_move_is_explained() -> None:
    async def work() -> None:
        async with sitting(desk_of(seated("for-a-crown", "random,random"))) as person:
            await person.asked()
            await person.press("m", "1")
            await person.pilot.pause()
            assert {c.text for c in person.screen.listed} == {"recruit M1A", "recruit M1B",
                                                              "recruit M1C"}  # fmt: skip
            await person.press("escape")
            await person.write("99")
            assert isinstance(person.app.screen, Popup)
            assert "Choose 1 to" in str(person.app.screen.what)
            await person.press("escape")
            await person.write("bribe 1c0r")
            assert "F-" in person.app.screen.title_text

    run(work())


def test_what_is_half_typed_or_half_chosen_stays_when_the_table_is_drawn_anew() -> None:
    async def work() -> None:
        async with sitting(desk_of(seated("torres"))) as person:
            await person.asked()
            spot = sorted(person.screen.board.targets)[0]
            person.screen.choosing.picked = [spot]
            await person.press("k", "n")
            person.screen.changed()
            await person.pilot.pause()
            assert (person.screen.choosing.text, person.screen.choosing.picked) == ("kn", [spot])

    run(work())


def test_what_was_drawn_is_taken_back_among_bots_and_drawn_the_same_again(tmp_path: Path) -> None:
    async def work() -> None:
        file = tmp_path / "match.json"
        async with sitting(desk_of(seated("for-a-crown", "random,random"), file=file)) as person:
            await person.asked()
            before = list(person.match.log)
            await person.write("recruit M1A")
            await person.until(lambda: len(person.match.places(0)) == 1)
            await person.asked()
            await person.press("f3")
            await person.until(lambda: person.match.log == before)
            assert decode(file.read_bytes()).log == before
            await person.press("f3")
            await person.until(lambda: isinstance(person.app.screen, Popup))

    run(work())


def test_a_whole_turn_is_taken_back() -> None:
    async def work() -> None:
        async with sitting(desk_of(seated("torres"), auto=False)) as person:
            logs = []
            for _ in range(3):  # the first knight, then two steps of the first turn
                await person.asked()
                logs.append(list(person.match.log))
                await person.write("1")
                await person.until(lambda: person.match.log != logs[-1])
            await person.asked()
            await person.write("undo turn")
            await person.until(lambda: person.match.log == logs[1])

    run(work())


def test_pop_ups_tell_a_card_the_rules_the_log_the_score_and_the_keys() -> None:
    async def work() -> None:
        async with sitting(desk_of(seated("wonderful-kingdom"))) as person:
            await person.asked()
            for key in ("f1", "f6", "f7"):
                await person.press(key)
                assert isinstance(person.app.screen, Popup)
                await person.press("escape")
            await person.press("f5", *"trap")
            screen = person.app.screen
            assert isinstance(screen, Search)
            assert screen.typed == "trap"
            assert "W-" in drawn(screen.find("trap"))
            assert drawn(screen.find("no such words")) == "Nothing found"
            await person.press("escape")
            await person.write("card nothing of the sort")
            assert isinstance(person.app.screen, Popup)

    run(work())


def test_a_square_that_cannot_be_chosen_tells_what_it_is_and_why_not() -> None:
    async def work() -> None:
        async with sitting(desk_of(seated("torres"))) as person:
            await person.asked()
            names = {each.spot for each in person.screen.board.runs if len(each.spot) == 2}
            await person.screen.point(min(names - person.screen.board.targets))
            await person.pilot.pause()
            assert isinstance(person.app.screen, Popup)
            told = drawn(person.app.screen.what)
            assert "Height" in told
            assert "T-" in told, "the clause"

    run(work())


def test_a_hint_points_first_and_then_tells_the_move_with_its_reason() -> None:
    async def work() -> None:
        async with sitting(desk_of(seated("torres"))) as person:
            await person.asked()
            await person.press("f2")
            await person.until(lambda: person.desk.notice.startswith("Hint: look here"))
            assert person.screen.board.cursor in person.screen.board.targets
            await person.press("f2")
            await person.until(lambda: "look here" not in person.desk.notice)
            assert person.desk.notice.startswith("Hint: ")

    run(work())


def test_a_first_hint_without_a_thing_to_look_at_names_a_few_moves() -> None:
    async def work() -> None:
        from interregnum.bots.names import parse
        from interregnum.games.registry import find
        from interregnum.terminal.seating import opened

        title = find("harvest")  # which draws nothing
        seating = opened(title, title.options({}), ["Anna"], [parse("random")], 1)
        async with sitting(desk_of(seating)) as person:
            await person.asked()
            await person.press("f2")
            await person.until(lambda: person.desk.notice.startswith("Hint: it is one of"))
            assert person.desk.notice.count(";") >= 1
            await person.press("f2")
            await person.until(lambda: "it is one of" not in person.desk.notice)

    run(work())


def test_people_at_one_screen_are_parted_by_a_curtain() -> None:
    async def work() -> None:
        from interregnum.games.registry import find
        from interregnum.terminal.seating import opened

        title = find("harvest")
        seating = opened(title, title.options({}), ["Anna", "Petr"], [], 1)
        async with sitting(desk_of(seating, auto=False)) as person:
            await person.until(lambda: isinstance(person.app.screen, Curtain))
            assert person.desk.choices == []
            await person.press("enter")
            await person.asked()
            assert person.desk.eyes == 0
            await person.write("card3")
            await person.write("plain")
            await person.until(lambda: isinstance(person.app.screen, Curtain))
            assert "card 3" not in " ".join(person.desk.told)

    run(work())


def test_a_replay_steps_to_and_fro_to_a_round_and_through_other_eyes() -> None:
    async def work() -> None:
        from interregnum.games.words import Words
        from interregnum.terminal.app import TerminalApp

        seating = seated("for-a-crown", "random,random")
        rng = Random(1)
        while not seating.match.over:
            seat = int(seating.match.game.to_act(seating.match.state)[0])
            legal = list(seating.match.game.legal(seating.match.state, seat))
            seating.match.play(seat, int(rng.choice(legal)))
        screen = ReplayScreen(seating.match, Words("en", [seating.title]))
        app = TerminalApp(screen)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            await pilot.press("home")
            assert screen.at == 0
            await pilot.press("right", "right", "left")
            assert screen.at == 1
            await pilot.press("pagedown")
            assert screen.rounds[screen.at] != screen.rounds[screen.at - 1]
            await pilot.press("e", "end")
            assert (screen.eyes, screen.at) == (0, len(screen.states) - 1)

    run(work())


def test_a_title_from_elsewhere_gets_a_plain_board() -> None:
    async def work() -> None:
        async with sitting(desk_of(seated("harvest", "random"))) as person:
            assert await person.asked()
            assert any("Crops to come" in line for line in person.board())
            assert isinstance(person.app.screen, TableScreen)

    run(work())
