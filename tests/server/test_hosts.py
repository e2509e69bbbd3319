"""Several servers on one PostgreSQL: any of them serves any table."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from interregnum.core.game import CHANCE
from tests.server.conftest import Database
from tests.server.live_server import Guest, Server, Sitting, next_turn
from tests.server.test_faults import journal_of

Pair = tuple[Server, Server]


@pytest.fixture(params=["notify", "nats"])
def hosts(request: pytest.FixtureRequest, tmp_path: Path, postgres: Database) -> Iterator[Pair]:
    bus = request.getfixturevalue("nats") if request.param == "nats" else ""
    db = postgres()
    servers = Server(tmp_path, db=db, bus=bus), Server(tmp_path, db=db, bus=bus)
    try:
        for server in servers:
            server.wait()
        yield servers
    finally:
        for server in servers:
            server.stop()


def test_people_at_two_servers_play_one_match(hosts: Pair) -> None:
    here, there = hosts
    host, friend = Guest(here, "Anna"), Guest(there, "Bob")
    table = host.open_table("me", "open", title="wonderful-kingdom")
    early = host.sit(table)
    friend.told("POST", f"/api/tables/{table}/join", seat=1)
    while [seat["name"] for seat in early.hear("table")["seats"]] != ["Anna", "Bob"]:
        pass  # whether he sat down before she was told of the table, or after
    host.told("POST", f"/api/tables/{table}/start")
    people = [early, friend.sit(table)]
    for _ in range(30):
        mover = next_turn(people)
        assert mover is not None
        mover.act_first()
    people[1].say(t="talk", text="hello")
    assert people[0].hear("chat")["text"] == "hello"
    assert_same_sight(host, here, there, table)


def assert_same_sight(guest: Guest, here: Server, there: Server, table: str) -> None:
    """One person at either server is shown the same."""
    shown = [guest.at(server).sit(table).hear("state") for server in (here, there)]
    assert {state["seat"] for state in shown} == {0}
    assert shown[0] == shown[1]


def test_one_action_clicked_at_two_servers_is_played_once(hosts: Pair) -> None:
    here, there = hosts
    guest = Guest(here, "Anna")
    table = guest.open_table("me", "me", "me")
    twins = [guest.at(server).sit(table) for server in (here, there)]
    for _ in range(6):
        for twin in twins:
            face(twin)
        choice = twins[0].state["choices"][0]["id"]
        for twin in twins:
            twin.act(choice)
        for twin in twins:
            twin.settle()
    assert_same_sight(guest, here, there, table)
    entries = asyncio.run(journal_of(here.settings["db"], {table}))[table]
    assert sum(entry.seat != CHANCE for entry in entries) == 6


def face(twin: Sitting) -> None:
    """Look through the eyes of the seat that must decide."""
    while not twin.state or not twin.state["choices"]:
        twin.settle()
        if twin.state and not twin.state["choices"]:
            twin.say(t="look", seat=twin.state["view"]["awaited"][0])
