"""Puzzles: made game by game, found again by their way, shipped ones legal and all different."""

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from interregnum.bots import puzzles
from interregnum.bots.book import Book, Puzzle, explained, led_to, puzzles_of
from interregnum.bots.puzzles import make
from interregnum.core.chance import commitment, seeded_key
from interregnum.core.errors import BadInput
from interregnum.games.registry import OWN, find
from interregnum.games.shown import Line
from interregnum.games.words import LANGUAGES, Words
from interregnum.server.puzzling import number_of

OTHER = '{"title": "torres", "version": 1, "puzzles": []}'


@pytest.fixture
def easy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A little ahead in a few worlds is enough."""
    for name, value in {
        "GLANCES": ((4, 0.01),),
        "AHEAD": 0.01,
        "MOST": 1,
        "WORLDS": 6,
        "EFFORT": 20,
    }.items():
        monkeypatch.setattr(puzzles, name, value)
    monkeypatch.setattr(puzzles, "PLAYERS", ("greedy",))


@pytest.mark.usefixtures("easy")
def test_who_asks_again_goes_on_and_no_two_are_alike(tmp_path: Path) -> None:
    title, told = find("harvest"), list[tuple[int, int]]()

    def tell(book: Book) -> None:
        told.append((book.played, len(book.puzzles)))

    file = tmp_path / "puzzles.json"
    first = make(title, file, 1, tell)
    second = make(title, file, 2, tell)
    assert second.puzzles[0] == first.puzzles[0]
    assert second.played > first.played
    assert [played for played, _ in told] == list(range(1, second.played + 1))
    assert len({each.idea for each in second.puzzles}) == 2
    for puzzle in second.puzzles:
        match = led_to(title, puzzle)
        assert puzzle.action in title.game.legal(match.state, puzzle.seat)
        assert puzzle.chance > puzzle.next


@pytest.mark.usefixtures("easy")
def test_those_that_are_unclear_by_now_are_dropped_when_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    title, file = find("harvest"), tmp_path / "puzzles.json"
    first = make(title, file, 2, lambda _: None)
    assert make(title, file, 1, lambda _: None, again=True).puzzles == first.puzzles
    alike = Book(title.name, title.game.version, 9, [*first.puzzles, first.puzzles[0]])
    file.write_bytes(msgspec.json.encode(alike))
    assert make(title, file, 1, lambda _: None, again=True).puzzles == first.puzzles
    last = first.puzzles[1].seed

    def doubted(*asked: Any) -> Puzzle | None:
        return None if asked[2] == last else look(*asked)

    look = puzzles.look
    monkeypatch.setattr(puzzles, "look", doubted)
    assert make(title, file, 1, lambda _: None, again=True).puzzles == first.puzzles[:1]
    assert msgspec.json.decode(file.read_bytes(), type=Book).puzzles == first.puzzles[:1]


def test_puzzles_are_alike_by_their_move_and_the_reason_whatever_its_number() -> None:
    def because(of: str, much: int) -> list[Line]:
        return [Line("ui-reason", {"what": Line(of, {"n": much}), "n": much})]

    one = Puzzle(0, 2, [], 0, 7, "target", 1, 0.9, 0.5, because("rubies", 1))
    change = partial(msgspec.structs.replace, one)
    assert change(seed=1, chance=1.0, why=because("rubies", 4)).idea == one.idea
    assert change(why=because("coins", 1)).idea != one.idea
    assert change(action=8).idea != one.idea
    assert change(theme="bribe").idea != one.idea


@pytest.mark.parametrize("name", OWN)
def test_every_puzzle_that_is_shipped_can_be_played_and_told(name: str) -> None:
    title = find(name)
    found = puzzles_of(title)
    assert len({each.idea for each in found}) == len(found)
    for puzzle in found:
        match = led_to(title, puzzle)
        assert puzzle.seat in title.game.to_act(match.state)
        assert puzzle.action in title.game.legal(match.state, puzzle.seat)
        assert puzzle.chance - puzzle.next >= puzzles.AHEAD - 0.001
        for lang in ("en", "cs", "ru"):
            words = Words(lang, [title], strict=True)
            assert all(words.say(line, match.names) for line in explained(puzzle))


@pytest.mark.parametrize("name", OWN)
def test_every_puzzle_is_known_by_the_way_to_it(name: str) -> None:
    """A game may have two: the way to the second leads past the first."""
    title = find(name)
    for number, puzzle in enumerate(puzzles_of(title)):
        promise = commitment(seeded_key(puzzle.seed))
        assert number_of(puzzles_of(title), promise, led_to(title, puzzle)) == number


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "book.json"
    for text, says in (("{}", "holds no puzzles"), (OTHER, "holds puzzles of torres 1")):
        file.write_text(text)
        with pytest.raises(BadInput, match=says):
            make(find("for-a-crown"), file, 1, lambda _: None)
        assert file.read_text() == text


@pytest.mark.parametrize("name", OWN)
def test_every_theme_has_words_in_every_language(name: str) -> None:
    themes = {puzzle.theme for puzzle in puzzles_of(find(name))}
    for lang in LANGUAGES:
        words = Words(lang, [find(name)])
        assert all(words.has(f"{name}-puzzle-{theme}") for theme in themes)
