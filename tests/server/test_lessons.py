"""The first games: every move of a lesson is legal at its step, and every step has its words."""

import pytest

from interregnum.games.registry import TITLES
from interregnum.games.words import LANGUAGES, Words
from interregnum.server.script import LEARNER, Path, opened, packed, path_of, play

each_title = pytest.mark.parametrize("name", TITLES)


def path(name: str) -> Path:
    found = path_of(name)
    assert found is not None, f"{name} has no lesson.toml"
    return found


@each_title
def test_a_lesson_has_five_to_ten_steps(name: str) -> None:
    assert 5 <= len(path(name).lesson.steps) <= 10


@each_title
def test_the_expected_choice_is_offered_at_its_step(name: str) -> None:
    title, lesson = TITLES[name], path(name).lesson
    match = opened(title, lesson)
    for move in lesson.opening:
        play(title, match, move)
    for step in lesson.steps:
        assert packed(title, match) in path(name).steps
        assert step.move in [choice.text for choice in title.choices(match.state, LEARNER)]
        play(title, match, f"{LEARNER} {step.move}")
        for move in step.others:
            play(title, match, move)


@each_title
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_is_told_in_every_language(name: str, lang: str) -> None:
    words = Words(lang, [TITLES[name]], strict=True)
    assert all(words.message(step.text, {}) for step in path(name).lesson.steps)
