"""Finishing all steps of a seat over the network."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live_server import Guest, Server, Sitting, next_turn, running

OPTIONS = {"module": "menace", "side": "b"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


def alone(server: Server) -> Sitting:
    guest = Guest(server, "Anna")
    return guest.sit(guest.open_table("me", title="wonderful-kingdom", options=OPTIONS))


def to_planning(sitting: Sitting) -> None:
    """Always the first choice, until cards are planned."""
    while not any(c["text"].startswith("recycle") for c in sitting.my_turn()["choices"]):
        sitting.act(sitting.state["choices"][0]["id"])


def test_finish_enters_the_planned_acts_until_the_next_choice_of_another_sort(
    server: Server,
) -> None:
    sitting = alone(server)
    to_planning(sitting)
    sitting.say(t="finish", seq=sitting.state["seq"])
    while not any(c["text"].startswith("select") for c in sitting.my_turn()["choices"]):
        sitting.hear("state")
    assert sitting.state["view"]["round"] == 2


def test_there_is_nothing_to_finish_outside_a_window(server: Server) -> None:
    sitting = alone(server)
    sitting.say(t="finish", seq=sitting.my_turn()["seq"])
    assert sitting.hear("refused")["code"] == "not_your_turn"


def test_a_stale_wish_to_finish_is_answered_with_the_state(server: Server) -> None:
    sitting = alone(server)
    to_planning(sitting)
    sitting.say(t="finish", seq=sitting.state["seq"] - 1)
    assert sitting.hear("refused")["code"] == "stale"


def finished(sitting: Sitting) -> int:
    """How many steps the planner says that it has played."""
    to_planning(sitting)
    sitting.say(t="finish", seq=sitting.state["seq"])
    return int(sitting.hear("finished")["steps"])


def test_what_was_finished_is_told_and_taken_back_as_one_step(server: Server) -> None:
    sitting = alone(server)
    to_planning(sitting)
    before = sitting.state
    assert finished(sitting) > 1
    assert sitting.state["view"]["round"] == 2
    sitting.say(t="undo", seq=sitting.state["seq"])
    after = sitting.hear("state")
    assert after["view"] == before["view"]
    assert after["choices"] == before["choices"]


def test_a_finish_is_taken_back_as_one_step_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        sitting = alone(server)
        to_planning(sitting)
        before = sitting.state["view"]
        finished(sitting)
        server.kill()
        server.start()
        again = sitting.guest.sit(sitting.table)
        again.say(t="undo", seq=again.my_turn()["seq"])
        assert again.hear("state")["view"] == before


def test_among_people_one_undo_takes_back_what_nobody_has_built_on(server: Server) -> None:
    """The other person plans still: the whole finish of this step is hidden and goes back."""
    host, friend = Guest(server, "Anna"), Guest(server, "Bob")
    table = host.open_table("me", "open", title="wonderful-kingdom")
    friend.told("POST", f"/api/tables/{table}/join", seat=1)
    host.told("POST", f"/api/tables/{table}/start")
    people = [host.sit(table), friend.sit(table)]
    while not is_planning(turn := whose_turn(people)):
        turn.act_first()
    before = turn.state
    turn.say(t="finish", seq=before["seq"])
    while turn.hear("state")["choices"]:
        pass
    turn.say(t="undo", seq=turn.state["seq"])
    after = turn.hear("state")
    assert after["choices"] == before["choices"]
    assert after["view"]["duchies"] == before["view"]["duchies"]


def whose_turn(people: list[Sitting]) -> Sitting:
    turn = next_turn(people)
    assert turn is not None, "the match goes on"
    return turn


def is_planning(sitting: Sitting) -> bool:
    return any(c["text"].startswith("recycle") for c in sitting.state["choices"])
