"""The first games: every move of a lesson is legal at its step, and every step has its words."""

import time
from typing import Any

import pytest

from interregnum.games.lesson import LEARNER, Path, opened, packed, path_of, play
from interregnum.games.registry import OWN, TITLES
from interregnum.games.words import LANGUAGES, Words
from tests.server.live_server import PATIENCE, Guest, Server, Sitting

each_title = pytest.mark.parametrize("name", OWN)


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


def coached(guest: Guest, sitting: Sitting) -> dict[str, Any]:
    """What the learner is told once it is their turn and the others have answered."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        told: dict[str, Any] = guest.told("GET", f"/api/lessons/at/{sitting.table}")
        sitting.settle()
        if sitting.state.get("choices") and (told["text"] or told["off"] or told["done"]):
            return told
    raise AssertionError("the learner was told nothing")


def choose(sitting: Sitting, move: str) -> None:
    sitting.act(next(c["id"] for c in sitting.state["choices"] if c["text"] == move))


@each_title
def test_a_lesson_followed_exactly_is_completed(name: str, server: Server) -> None:
    guest = Guest(server, "Anna")
    sitting = guest.sit(guest.told("POST", f"/api/lessons/{name}")["table"])
    for k, step in enumerate(path(name).lesson.steps):
        told = coached(guest, sitting)
        assert (told["step"], told["move"], told["off"]) == (k, step.move, False)
        choose(sitting, step.move)
    told = coached(guest, sitting)
    assert (told["done"], told["off"]) == (True, False)


def test_a_lesson_stays_completed_while_its_learner_plays_on(server: Server) -> None:
    guest = Guest(server, "Anna")
    sitting = guest.sit(guest.told("POST", "/api/lessons/crown-of-ash")["table"])
    while not (told := coached(guest, sitting))["done"]:
        assert not told["off"]
        choose(sitting, told["move"])
    for _ in range(3):
        sitting.act(sitting.state["choices"][0]["id"])
        assert coached(guest, sitting)["done"]


def test_who_left_the_path_has_not_completed_the_lesson(server: Server) -> None:
    guest = Guest(server, "Anna")
    sitting = guest.sit(guest.told("POST", "/api/lessons/torres")["table"])
    coached(guest, sitting)
    for _ in range(path("torres").length):
        sitting.act(sitting.state["choices"][-1]["id"])
        told = coached(guest, sitting)
        assert (told["done"], told["off"]) == (False, True)
