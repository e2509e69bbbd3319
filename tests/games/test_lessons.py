"""The first games as they are written: what they begin with, show, go through and end with."""

from random import Random
from typing import Any

import pytest

from interregnum.bots.names import parse
from interregnum.core.chance import Chance, seeded_key
from interregnum.core.match import Match
from interregnum.games.lesson import LEARNER, Lesson, Path, opened, packed, path_of, play
from interregnum.games.registry import OWN, TITLES
from interregnum.games.tips import fitting
from interregnum.games.walk import walk
from interregnum.games.words import LANGUAGES, Words

each_title = pytest.mark.parametrize("name", OWN)

# What the learner does, by the first word of the notation: every kind of action at least once.
SHOWN = {
    "torres": {"knight", "B", "M", "N", "A", "S", "C", "/"},
    "for-a-crown": {"recruit", "pay", "left", "RAB", "MON", "at", "bribe"},
    "crown-of-ash": {
        "gather", "raise", "pay", "attack", "send", "sent", "lay", "no", "build", "tile", "in",
        "post", "posted",
    },
    "wonderful-kingdom": {"offer", "put", "lay", "select", "plan", "recycle", "place", "end"},
}  # fmt: skip
SCORING = {
    "torres": "scoring",
    "for-a-crown": "won",
    "crown-of-ash": "roundover",
    "wonderful-kingdom": "supremacy",
}


def path(name: str) -> Path:
    found = path_of(name)
    assert found is not None, f"{name} has no lesson.toml"
    return found


def followed(name: str) -> Match[Any]:
    """The match at the end of the lesson; at every step only the learner is awaited."""
    title, lesson = TITLES[name], path(name).lesson
    match = opened(title, lesson)
    for move in lesson.opening:
        play(title, match, move)
    for k, step in enumerate(lesson.steps):
        assert path(name).steps[packed(title, match)] == k
        assert list(title.game.to_act(match.state)) == [LEARNER], f"step {k + 1}"
        offered = [choice.text for choice in title.choices(match.state, LEARNER)]
        assert not step.move or step.move in offered
        for move in step.moves:
            play(title, match, move)
    return match


@each_title
def test_a_lesson_begins_with_goal_and_scoring_and_shows_every_kind_of_action(name: str) -> None:
    lesson = path(name).lesson
    assert lesson.steps[0].tells[:2] == [f"{name}-lesson-goal", f"{name}-lesson-points"]
    assert {step.move.split()[0] for step in lesson.steps if step.move} == SHOWN[name]


@each_title
def test_a_lesson_goes_through_a_scoring_and_the_learner_leads_at_its_end(name: str) -> None:
    match = followed(name)
    events = [event for played in walk(TITLES[name], match) for event in played.events]
    assert SCORING[name] in {type(event).__struct_config__.tag for event in events}
    view = TITLES[name].view(match.state, LEARNER)
    assert view.leaders == [LEARNER] or view.result[LEARNER] == 1


@each_title
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_a_coach_says_is_told_in_every_language(name: str, lang: str) -> None:
    words, lesson = Words(lang, [TITLES[name]], strict=True), path(name).lesson
    texts = [text for step in lesson.steps for text in (*step.tells, step.text)]
    assert len(lesson.mistakes) == 3
    for text in (*texts, lesson.end, *lesson.mistakes, *(tip.text for tip in lesson.tips)):
        assert len(words.message(text, {})) < 240, text


@each_title
def test_every_tip_fits_somewhere_in_a_real_game(name: str) -> None:
    lesson, seen = path(name).lesson, set[str]()
    for seed in range(6):
        seen |= tips_of_a_game(name, lesson, seed)
        if len(seen) == len(lesson.tips):
            break
    assert seen == {tip.text for tip in lesson.tips}


def tips_of_a_game(name: str, lesson: Lesson, seed: int) -> set[str]:
    """Of the whole table that the lesson leads to, played by its weakest bots."""
    title, seats, bot = TITLES[name], len(lesson.real), parse("random")
    match = title.match([""] * seats, title.options({}), Chance(seeded_key(seed), [""] * seats))
    match.roll()
    rng, seen = Random(seed), set[str]()
    while not match.over:
        seat = int(title.game.to_act(match.state)[0])
        view, choices = title.view(match.state, seat), title.choices(match.state, seat)
        seen |= set(fitting(lesson.tips, view, choices, seat))
        match.play(seat, bot.choose(title.policy, match.state, seat, rng))
    return seen
