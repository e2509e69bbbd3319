"""The first games on a server: followed, leapt in, left, and the coach in the game after."""

import time
from typing import Any

import pytest

from interregnum.games.lesson import Path, path_of
from interregnum.games.registry import OWN
from tests.server.live_server import PATIENCE, Guest, Server, Sitting

each_title = pytest.mark.parametrize("name", OWN)


def path(name: str) -> Path:
    found = path_of(name)
    assert found is not None, f"{name} has no lesson.toml"
    return found


def coached(guest: Guest, sitting: Sitting, step: int = -1) -> dict[str, Any]:
    """What the learner is told once it is their turn and the others have answered."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        told: dict[str, Any] = guest.told("GET", f"/api/lessons/at/{sitting.table}")
        sitting.settle()
        ready = sitting.state.get("choices") or sitting.state["view"]["result"]
        if ready and (told["texts"] or told["off"]) and step in (-1, told["step"]):
            return told
    raise AssertionError("the learner was told nothing")


def do(guest: Guest, sitting: Sitting, told: dict[str, Any]) -> None:
    """What the coach asks for: a move, or to go on."""
    if told["move"]:
        sitting.act(next(c["id"] for c in sitting.state["choices"] if c["text"] == told["move"]))
    else:
        guest.told("POST", f"/api/lessons/at/{sitting.table}")


@each_title
def test_a_lesson_followed_exactly_is_completed(name: str, server: Server) -> None:
    guest = Guest(server, "Anna")
    sitting = guest.sit(guest.told("POST", f"/api/lessons/{name}")["table"])
    for k, step in enumerate(path(name).lesson.steps):
        told = coached(guest, sitting, k)
        assert (told["move"], told["off"]) == (step.move, False)
        do(guest, sitting, told)
    told = coached(guest, sitting, len(path(name).lesson.steps))
    assert (told["done"], told["off"], len(told["mistakes"])) == (True, False, 3)


def test_a_lesson_stays_completed_while_its_learner_plays_on(server: Server) -> None:
    guest = Guest(server, "Anna")
    sitting = guest.sit(guest.told("POST", "/api/lessons/crown-of-ash")["table"])
    for k in range(len(path("crown-of-ash").lesson.steps)):
        do(guest, sitting, coached(guest, sitting, k))
    for _ in range(3):
        assert coached(guest, sitting)["done"]
        sitting.act(sitting.my_turn()["choices"][0]["id"])


def test_a_leap_is_the_learners_alone_and_is_gone_on_with_after_an_undo(server: Server) -> None:
    guest, other = Guest(server, "Anna"), Guest(server, "Bob")
    sitting = guest.sit(guest.told("POST", "/api/lessons/wonderful-kingdom")["table"])
    for k in range(5):
        do(guest, sitting, coached(guest, sitting, k))
    leap = coached(guest, sitting, 5)
    assert other.refused("POST", f"/api/lessons/at/{sitting.table}") == (403, "not_allowed")
    do(guest, sitting, leap)
    coached(guest, sitting, 6)
    sitting.say(t="undo", seq=sitting.my_turn()["seq"])
    do(guest, sitting, coached(guest, sitting, 5))
    coached(guest, sitting, 6)


def test_the_coach_of_a_real_game_says_what_fits_to_whoever_plays(server: Server) -> None:
    guest, other = Guest(server, "Anna"), Guest(server, "Bob")
    table = guest.open_table(*path("for-a-crown").lesson.real)
    sitting = guest.sit(table)
    sitting.my_turn()
    assert guest.told("GET", f"/api/lessons/tips/{table}") == ["for-a-crown-coach-hire"]
    assert other.told("GET", f"/api/lessons/tips/{table}") == []


def test_who_left_the_path_has_not_completed_the_lesson(server: Server) -> None:
    guest = Guest(server, "Anna")
    sitting = guest.sit(guest.told("POST", "/api/lessons/torres")["table"])
    coached(guest, sitting)
    for _ in range(path("torres").length):
        sitting.act(sitting.state["choices"][-1]["id"])
        told = coached(guest, sitting)
        assert (told["done"], told["off"]) == (False, True)
