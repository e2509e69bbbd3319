"""What a move is for where nothing shows it at once: both ways played on, and told in words."""

from random import Random
from typing import Any

import pytest

from interregnum.bots.book import Puzzle, led_to, puzzles_of
from interregnum.bots.foreseen import foreseen
from interregnum.games.registry import OWN, find
from interregnum.games.shown import Line
from interregnum.games.words import LANGUAGES, Words

SOON = ("ui-reason-average", "ui-reason-rival-average")


def hard_to_see(name: str) -> Puzzle:
    """The first puzzle whose reason is one that only playing on shows."""
    return next(p for p in puzzles_of(find(name)) if p.why and p.why[0].id.startswith(SOON))


def reasons(puzzle: Puzzle, name: str, other: int, seed: int = 1) -> list[Line]:
    title = find(name)
    match = led_to(title, puzzle)
    before = title.game.pack(match.state)
    s = title.game.imagine(match.state, puzzle.seat, Random(0))
    found = foreseen(title, s, puzzle.seat, ([puzzle.action], [other]), seed)
    assert title.game.pack(match.state) == before
    return found


def others(puzzle: Puzzle, name: str) -> list[int]:
    legal = find(name).game.legal(led_to(find(name), puzzle).state, puzzle.seat)
    return [int(action) for action in legal if action != puzzle.action]


@pytest.mark.parametrize("name", OWN)
def test_what_playing_on_shows_is_told_in_every_language(name: str) -> None:
    puzzle = hard_to_see(name)
    told = [found for other in others(puzzle, name)[:6] if (found := reasons(puzzle, name, other))]
    assert told
    for lang in LANGUAGES:
        words = Words(lang, [find(name)])
        assert all(words.say(line, list("1234")) for found in told for line in found)


@pytest.mark.parametrize("name", OWN)
def test_a_move_has_nothing_over_itself(name: str) -> None:
    puzzle = hard_to_see(name)
    assert reasons(puzzle, name, puzzle.action) == []


def test_the_same_question_has_the_same_answer() -> None:
    puzzle = hard_to_see("crown-of-ash")
    other = others(puzzle, "crown-of-ash")[0]
    told = [reasons(puzzle, "crown-of-ash", other, seed) for seed in (1, 1, 2)]
    assert told[0] == told[1]


def test_what_a_rival_loses_names_the_rival() -> None:
    """Who is struck loses a ruby and the crown; one's own chest stays as it is."""
    puzzles = puzzles_of(find("for-a-crown"))
    puzzle = next(p for p in puzzles if p.why and p.why[0].id == "ui-reason-rival-average")
    args: dict[str, Any] = dict(puzzle.why[0].args)
    assert args["seat"] != puzzle.seat
    assert args["n"] >= 1


def test_puzzles_say_why_in_the_words_of_their_game() -> None:
    silent = {name: sum(not p.why for p in puzzles_of(find(name))) for name in OWN}
    assert max(silent.values()) <= 1
