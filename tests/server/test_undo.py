"""Taking back where no other person is concerned: at once, and nobody shops for luck."""

from typing import Any

import pytest

from tests.server.live_server import Guest, Server, Sitting

FLAGS = {"awaited", "ask"}  # a bot may have finished in the same window
TITLES = ("for-a-crown", "torres", "crown-of-ash", "wonderful-kingdom")


def against_bots(server: Server, title: str) -> Sitting:
    guest = Guest(server, "Anna")
    seats = ["me", "random", "random"] if title == "for-a-crown" else ["me", "random"]
    return guest.sit(guest.open_table(*seats, title=title))


def undo(sitting: Sitting, **more: bool | int | str) -> None:
    """At once, and nobody is asked."""
    sitting.settle()
    sitting.say(t="undo", seq=sitting.state["seq"], **more)
    assert "refused" not in sitting.settle()


def seen(state: dict[str, Any]) -> list[Any]:
    shown = {name: part for name, part in state["view"].items() if name not in FLAGS}
    return [shown, state["choices"], state["scores"]]


@pytest.mark.parametrize("title", TITLES)
def test_bots_and_chance_go_back_with_the_own_last_decision(server: Server, title: str) -> None:
    sitting = against_bots(server, title)
    for _ in range(12):
        before = sitting.my_turn()
        sitting.act(before["choices"][0]["id"])
        sitting.my_turn()
        undo(sitting)
        assert seen(sitting.state) == seen(before)
        sitting.act(before["choices"][0]["id"])


@pytest.mark.parametrize("ask", [False, True])
def test_all_of_ones_decisions_can_be_taken_back_one_after_the_other(
    server: Server, *, ask: bool
) -> None:
    sitting = against_bots(server, "for-a-crown")
    first = sitting.my_turn()["view"]
    for _ in range(8):
        sitting.act(sitting.my_turn()["choices"][-1]["id"])
    sitting.my_turn()
    for _ in range(8):
        undo(sitting, ask=ask)
    assert sitting.state["view"] == first
    sitting.say(t="undo", seq=sitting.state["seq"])
    assert sitting.hear("refused")["code"] == "nothing_to_undo"


def test_a_match_with_much_taken_back_is_verified_at_its_end(server: Server) -> None:
    sitting = against_bots(server, "for-a-crown")
    for k in range(10_000):
        if sitting.my_turn()["view"]["result"]:
            break
        sitting.act(sitting.state["choices"][k % len(sitting.state["choices"])]["id"])
        if k % 3 == 0 and not sitting.my_turn()["view"]["result"]:
            undo(sitting)
    guest, table = sitting.guest, sitting.table
    assert guest.told("GET", f"/api/tables/{table}/verify") == {"unfair": ""}
    record = guest.told("GET", f"/api/tables/{table}/record")
    assert record["result"] == sitting.state["view"]["result"]
    sitting.settle()
    sitting.say(t="undo", seq=sitting.state["seq"])
    assert sitting.hear("refused")["code"] == "cannot_undo"


def test_a_single_choice_that_plays_itself_is_not_in_the_way_of_taking_back(server: Server) -> None:
    sitting = against_bots(server, "for-a-crown")
    sitting.my_turn()
    sitting.say(t="prefer", auto=True)
    seen = []
    for _ in range(15):
        seen.append(sitting.my_turn())
        assert len(seen[-1]["choices"]) > 1
        sitting.act(seen[-1]["choices"][0]["id"])
    while len(sitting.my_turn()["choices"]) == 1:
        sitting.hear("state")  # it plays itself at once
    while seen:
        undo(sitting)
        assert sitting.state["view"] == seen.pop()["view"]


def test_on_one_device_the_last_decision_of_all_its_seats_is_taken_back(server: Server) -> None:
    guest = Guest(server, "Anna")
    sitting = guest.sit(guest.open_table("me", "me", title="torres"))
    before = sitting.my_turn()["view"]
    sitting.act(sitting.state["choices"][0]["id"])
    sitting.hear("state")
    sitting.say(t="look", seat=1)
    while sitting.hear("state")["seat"] != 1:
        pass
    undo(sitting)
    assert sitting.state["view"]["awaited"] == before["awaited"] == [0]


def test_nobody_takes_back_what_a_lesson_begins_with(server: Server) -> None:
    guest = Guest(server, "Anna")
    sitting = guest.sit(guest.told("POST", "/api/lessons/wonderful-kingdom")["table"])
    sitting.say(t="undo", seq=sitting.my_turn()["seq"])
    assert sitting.hear("refused")["code"] == "nothing_to_undo"
