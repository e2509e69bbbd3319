"""Finishing all own steps over the network."""

from collections.abc import Iterator

import pytest

from tests.server.house import Guest, House, Sitting, running

OPTIONS = {"module": "menace", "side": "b"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("house")) as started:
        yield started


def alone(house: House) -> Sitting:
    guest = Guest(house, "Anna")
    return guest.sit(guest.open_table("me", title="wonderful-kingdom", options=OPTIONS))


def to_planning(sitting: Sitting) -> None:
    """Always the first choice, until cards are planned."""
    while not any(c["text"].startswith("recycle") for c in sitting.my_turn()["choices"]):
        sitting.act(sitting.state["choices"][0]["id"])


def test_finish_enters_the_planned_acts_until_the_next_choice_of_another_sort(
    house: House,
) -> None:
    sitting = alone(house)
    to_planning(sitting)
    sitting.say(t="finish", seq=sitting.state["seq"])
    while not any(c["text"].startswith("select") for c in sitting.my_turn()["choices"]):
        sitting.hear("state")
    assert sitting.state["view"]["round"] == 2


def test_there_is_nothing_to_finish_outside_a_window(house: House) -> None:
    sitting = alone(house)
    sitting.say(t="finish", seq=sitting.my_turn()["seq"])
    assert sitting.hear("refused")["code"] == "not_your_turn"


def test_a_stale_wish_to_finish_is_answered_with_the_state(house: House) -> None:
    sitting = alone(house)
    to_planning(sitting)
    sitting.say(t="finish", seq=sitting.state["seq"] - 1)
    assert sitting.hear("refused")["code"] == "stale"
