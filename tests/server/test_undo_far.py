"""Taking back further than one decision: a turn, any entry of the log, and what a table allows."""

from typing import Any

import pytest

from tests.server.live_server import Guest, Server, Sitting, next_turn
from tests.server.test_undo import TITLES, against_bots, seen, undo

NOBODY_ELSE = {0, 99}  # the own seat and chance
DECISIONS = 14


@pytest.mark.parametrize("title", TITLES)
def test_a_turn_against_bots_goes_back_to_its_start(server: Server, title: str) -> None:
    """Whoever acted since: at the start of the turn all is as it was, and is marked for good."""
    sitting = against_bots(server, title)
    states, lengths = [], []
    for _ in range(DECISIONS):
        states.append(sitting.my_turn())
        lengths.append(len(sitting.log))
        sitting.act(states[-1]["choices"][len(states) % len(states[-1]["choices"])]["id"])
    sitting.my_turn()
    log = sitting.log
    undo(sitting, to="turn")
    acts = [own_act(log, length) for length in lengths]
    start = acts.index(len(sitting.log))
    assert seen(sitting.state) == seen(states[start])
    others = {entry["seat"] for entry in log[acts[start - 1] : acts[start]]} - NOBODY_ELSE
    assert others or when(states[start - 1]) != when(states[start])
    assert sitting.terms["undone"]


def own_act(log: list[dict[str, Any]], shown: int) -> int:
    """Where the act stands that answered so many shown entries: others may act first."""
    return next(k for k in range(shown, len(log)) if log[k]["seat"] == 0)


def when(state: dict[str, Any]) -> tuple[int, int]:
    """Where one seat has several turns in a row, the table counts them."""
    return state["view"]["round"], state["view"].get("turn", 0)


def test_every_entry_of_the_log_can_be_taken_back_to(server: Server) -> None:
    sitting = against_bots(server, "torres")
    states = []
    for _ in range(6):
        states.append((sitting.my_turn(), len(sitting.log)))
        sitting.act(sitting.state["choices"][0]["id"])
    sitting.my_turn()
    while states:
        before, length = states.pop()
        undo(sitting, to=length)
        assert seen(sitting.my_turn()) == seen(before)
    sitting.say(t="undo", seq=sitting.state["seq"], to=10_000)
    assert sitting.hear("refused")["code"] == "nothing_to_undo"


def test_chance_draws_the_same_again(server: Server) -> None:
    guest = Guest(server, "Anna")
    sitting = guest.sit(guest.open_table("me", title="wonderful-kingdom"))
    for _ in range(10):
        choice = sitting.my_turn()["choices"][0]["id"]
        sitting.act(choice)
        first = seen(sitting.my_turn())
        undo(sitting)
        sitting.act(choice)
        assert seen(sitting.my_turn()) == first
    assert {entry["seat"] for entry in sitting.log} == NOBODY_ELSE


def two_people(server: Server, **more: Any) -> tuple[Sitting, Sitting]:
    anna, petr = Guest(server, "Anna"), Guest(server, "Petr")
    table = anna.open_table("me", "open", title="torres", **more)
    petr.told("POST", f"/api/tables/{table}/join", seat=1)
    anna.told("POST", f"/api/tables/{table}/start")
    return anna.sit(table), petr.sit(table)


def refusal(sitting: Sitting, **more: Any) -> str:
    sitting.settle()
    sitting.say(t="undo", seq=sitting.state["seq"], **more)
    return str(sitting.hear("refused")["code"])


def test_bots_answer_the_same_again(server: Server) -> None:
    """Even those that throw dice for their moves: nobody tries for another answer."""
    sitting = against_bots(server, "torres")
    for _ in range(4):
        ends = [each["id"] for each in sitting.my_turn()["choices"] if each["kind"] == "end"]
        choice = (ends or [sitting.state["choices"][0]["id"]])[0]
        sitting.act(choice)
        first = seen(sitting.my_turn())
        undo(sitting)
        sitting.act(choice)
        assert seen(sitting.my_turn()) == first
    assert {entry["seat"] for entry in sitting.log} - NOBODY_ELSE


def test_among_people_one_question_takes_back_beyond_what_was_shown(server: Server) -> None:
    sittings = two_people(server)
    first = next_turn(list(sittings))
    assert first is not None
    other = sittings[1 - sittings.index(first)]
    before = first.my_turn()
    while next_turn(list(sittings)) is first:
        first.act(first.my_turn()["choices"][-1]["id"])
    other.act(other.my_turn()["choices"][0]["id"])
    assert refusal(first, to="turn") == "cannot_undo"
    first.say(t="undo", seq=first.state["seq"], to="turn", ask=True)
    asked = other.hear("asked")
    assert asked["entries"] == len(other.log) - len_before(before)
    other.say(t="agree", yes=True)
    other.settle()
    first.settle()
    assert seen(first.state) == seen(before)
    assert first.terms["undone"]


def len_before(state: dict[str, Any]) -> int:
    return int(state["log_from"]) + len(state["log"])


def test_where_undo_is_by_consent_every_one_is_asked_for(server: Server) -> None:
    sittings = two_people(server, undo="consent")
    first = next_turn(list(sittings))
    assert first is not None
    other = sittings[1 - sittings.index(first)]
    before = first.my_turn()
    first.act(before["choices"][0]["id"])
    assert refusal(first) == "cannot_undo"
    first.say(t="undo", seq=first.state["seq"], ask=True)
    assert other.hear("asked")["seat"] == sittings.index(first)
    other.say(t="agree", yes=True)
    other.settle()
    first.settle()
    assert seen(first.state) == seen(before)


def test_where_there_is_no_undo_nothing_goes_back_not_even_alone(server: Server) -> None:
    guest = Guest(server, "Anna")
    sitting = guest.sit(guest.open_table("me", "random", title="torres", undo="none"))
    sitting.act(sitting.my_turn()["choices"][0]["id"])
    sitting.my_turn()
    for wish in ({}, {"to": "turn"}, {"to": 0}, {"ask": True}):
        assert refusal(sitting, **wish) == "no_undo"
    assert not sitting.terms["undone"]


def test_steps_that_a_line_of_play_makes_anew_are_no_undo(server: Server) -> None:
    sitting = against_bots(server, "torres")
    while not (built := [c["id"] for c in sitting.my_turn()["choices"] if c["kind"] == "build"]):
        sitting.act(sitting.state["choices"][0]["id"])
    sitting.act(built[0])
    sitting.my_turn()
    sitting.act(built[-1], back=1)
    sitting.my_turn()
    assert not sitting.terms["undone"]
    undo(sitting)
    assert sitting.terms["undone"]
