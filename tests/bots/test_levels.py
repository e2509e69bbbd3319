"""The levels: one place says what they are, each is legal, honest and named in every language."""

from random import Random

import pytest

from interregnum.bots.arena import Contest, run
from interregnum.bots.bot import ask
from interregnum.bots.levels import NAMES, USUAL, level_of, table_of
from interregnum.bots.names import parse
from interregnum.core.errors import UnknownBot
from interregnum.games.registry import OWN, TITLES, find
from interregnum.games.words import LANGUAGES, Words
from tests.bots.test_champion import decisions


@pytest.mark.parametrize(("text", "name"), [
    ("page", "page"), (" Knight ", "knight"), ("level:1", "page"), ("level:6", "sovereign"),
    ("weak", "squire"), ("medium", "baron"), ("strong", "sovereign"),
])  # fmt: skip
def test_a_level_is_a_bot_by_name(text: str, name: str) -> None:
    assert parse(text).name == name


@pytest.mark.parametrize("text", ["level", "level:0", "level:7", "page:2", "king"])
def test_what_is_no_level_is_refused(text: str) -> None:
    with pytest.raises(UnknownBot):
        parse(text)


@pytest.mark.parametrize("name", TITLES)
def test_a_title_has_levels_from_a_page_to_a_sovereign(name: str) -> None:
    ranks = [NAMES.index(each.name) for each in table_of(find(name).policy).levels]
    assert ranks == sorted(set(ranks))
    assert [ranks[0], ranks[-1]] == [0, len(NAMES) - 1]
    assert USUAL in [each.name for each in table_of(find(name).policy).levels]


def test_where_a_title_has_no_such_level_the_next_one_below_plays() -> None:
    assert level_of(find("for-a-crown").policy, NAMES.index("duke")).name == "knight"


@pytest.mark.parametrize("name", OWN)
def test_every_level_has_a_character_in_every_language(name: str) -> None:
    told = [Words(lang, TITLES.values()) for lang in LANGUAGES]
    for level in table_of(find(name).policy).levels:
        assert all(words.has(f"{name}-level-{level.name}") for words in told), level.name


@pytest.mark.parametrize("name", OWN)
def test_every_level_answers_legally(name: str) -> None:
    policy = find(name).policy
    for level in table_of(policy).levels:
        if level.mind.startswith("champion"):
            continue  # its own tests hold it
        for s, seat in decisions(name, Random(1), 4):
            legal = policy.game.legal(s, seat)
            assert ask(parse(level.name), policy, s, seat, Random(2)) in legal, level.name


@pytest.mark.parametrize("name", OWN)
def test_what_is_overlooked_changes_what_a_table_looks_like(name: str) -> None:
    policy = find(name).policy
    narrow = policy.heeding(next(each.heed for each in table_of(policy).levels if each.heed))
    tables = decisions(name, Random(3), 8)
    assert any(narrow.evaluate(s, p) != policy.evaluate(s, p) for s, p in tables)


@pytest.mark.parametrize("name", OWN)
def test_a_title_refuses_to_overlook_what_it_does_not_know(name: str) -> None:
    with pytest.raises(AssertionError):
        find(name).policy.heeding({"weather": 0.0})


def test_a_page_beats_random_moves() -> None:
    standing = run(Contest("for-a-crown", {}, ("page", "random", "random", "random"), 1), 40)
    assert standing.interval(0).low > 0.25
