"""Every object that a view names answers for itself: counted over sampled positions."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from interregnum.core.chance import Chance, seeded_key
from interregnum.core.errors import BadNotation
from interregnum.core.game import Seat
from interregnum.games.clauses import clauses
from interregnum.games.objects import objects, texts
from interregnum.games.registry import OWN, TITLES, find
from interregnum.games.title import Title
from interregnum.games.words import LANGUAGES, Words

BARE_AT_MOST = 0.05
# Asked about by another name: a lord, a duchy, a menace deck as their seat, a quest as its steps,
# tokens as the reserve;
# or no component but a field of the view.
OTHERWISE = {
    "crown-of-ash": {"visio", "nox", "mors", "fortis"},
    "wonderful-kingdom": {"valados", "teressie", "rats", "giants", "shadows", "thieves"}
    | {"northern_lands", "usurper", "lord_of_doom", "n1", "n2", "n3", "n4"}
    | {"u1", "u2", "u3", "u4", "d1", "d2", "d3", "d4"},
    "for-a-crown": {"bandits", "coins", "rubies", "bandit", "coin", "ruby"},
    "torres": {"king", "board"},
}


def positions(title: Title[Any], games: int, step: int) -> Iterator[tuple[Any, list[str]]]:
    """States along random games, one after every `step` entries, in every mode in turn."""
    modes = [(mode, seats) for mode in title.modes for seats in title.mode_seats(mode)]
    for game in range(games):
        mode, seats = modes[game * len(modes) // games]
        names = [f"Name{seat}" for seat in range(seats)]
        rng, chance = Random(f"{title.name} {game}"), Chance(seeded_key(game), [""] * seats)
        match = title.match(names, title.modes[mode], chance)
        while waiting := list(match.game.to_act(match.state)):
            if len(match.log) % step == 0:
                yield match.state, names
            actor = int(rng.choice(waiting))
            match.play(actor, int(rng.choice(list(match.game.legal(match.state, actor)))))


def answers(title: Title[Any], s: Any, seat: Seat, names: list[str]) -> list[tuple[str, str, str]]:
    """By object: what it is called, what it answers, and the clause."""
    words, view = Words("en", [title], strict=True), title.view(s, seat)
    told = []
    for name in objects(title, view):
        reason = title.about(s, seat, name)
        kind, _, object_id = name.partition(" ")
        sort = next(each for each in title.objects if each.name == kind)
        called = words.say(sort.called(view, seat, object_id), names)
        told.append((called, words.say(reason.line, names), reason.rule))
    return told


def bare(title: Title[Any], told: list[tuple[str, str, str]]) -> list[str]:
    """Answers that name neither the object nor a clause, or that most objects give."""
    known = clauses(title)
    alike = Counter(answer.replace(called, "…") for called, answer, _ in told)
    return [
        answer
        for called, answer, rule in told
        if called not in answer
        or rule not in known
        or alike[answer.replace(called, "…")] * 2 > len(told)
    ]


def count_bare(title: Title[Any], games: int, step: int) -> tuple[int, int]:
    found = asked = 0
    for s, names in positions(title, games, step):
        for seat in range(len(names)):
            told = answers(title, s, seat, names)
            found, asked = found + len(bare(title, told)), asked + len(told)
    return found, asked


def component_ids(value: Any) -> Iterator[str]:
    """The ids of all components of a title, out of its data."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value["id"]
        for each in value.values():
            yield from component_ids(each)
    elif isinstance(value, list):
        for each in value:
            yield from component_ids(each)


@pytest.mark.parametrize("name", OWN)
def test_fewer_than_one_answer_in_twenty_is_bare(name: str) -> None:
    found, asked = count_bare(find(name), games=2, step=97)
    assert asked > 100
    assert found < BARE_AT_MOST * asked


@pytest.mark.long
@pytest.mark.parametrize("name", OWN)
def test_fewer_than_one_answer_in_twenty_is_bare_in_every_mode(name: str) -> None:
    found, asked = count_bare(find(name), games=24, step=61)
    assert found < BARE_AT_MOST * asked, f"{found} bare of {asked}"


@pytest.mark.parametrize("name", OWN)
def test_every_component_that_a_view_names_is_an_object(name: str) -> None:
    title = find(name)
    ids = set(component_ids(title.components)) - OTHERWISE[name]
    for s, names in positions(title, games=3, step=41):
        for seat in range(len(names)):
            view = title.view(s, seat)
            shown = ids & set(texts(msgspec.to_builtins(view)))
            asked = {each.partition(" ")[2] for each in objects(title, view)}
            assert shown <= asked


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OWN)
def test_objects_answer_in_every_language(name: str, lang: str) -> None:
    title = find(name)
    words = Words(lang, [title], strict=True)
    for s, names in positions(title, games=6, step=53):
        for each in objects(title, title.view(s, 0)):
            assert words.say(title.about(s, 0, each).line, names)


@pytest.mark.parametrize("object_name", ["", "area", "area nowhere", "nothing volcano", "a b c"])
def test_what_the_view_does_not_name_is_refused(object_name: str) -> None:
    title = TITLES["crown-of-ash"]
    s, _names = next(positions(title, games=1, step=7))
    with pytest.raises(BadNotation, match="no object"):
        title.about(s, 0, object_name)
