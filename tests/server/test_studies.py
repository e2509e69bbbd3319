"""Analyses on a server: worked out once, kept with the match, and played on from."""

import asyncio
import json
import os
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from interregnum.core.chance import seal
from interregnum.core.match import head_of, unfair_by_key
from interregnum.core.record import decode
from interregnum.server import study_line
from interregnum.server.errors import TooFast
from interregnum.server.schema import STUDIES
from interregnum.server.services import Services
from interregnum.server.settings import Settings
from tests.server.conftest import Database
from tests.server.in_process import opened, some_services
from tests.server.live_server import PATIENCE, Guest, Server, next_turn
from tests.server.test_limits import finished_record


def finished(guest: Guest) -> str:
    """A match that was played to its end against bots."""
    table = guest.open_table("me", "random", "greedy", title="harvest")
    sitting = guest.sit(table)
    while not sitting.my_turn()["view"]["result"]:
        sitting.act(sitting.state["choices"][0]["id"])
    return table


def studied(guest: Guest, table: str) -> dict[str, Any]:
    """What was found, once it was."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        told: dict[str, Any] = guest.told("GET", f"/api/tables/{table}/analysis")
        assert not told["failed"]
        if told["analysis"] is not None:
            assert told["part"] == 1.0
            return dict(told["analysis"])
        assert 0.0 <= told["part"] < 1.0
        time.sleep(0.1)
    raise AssertionError("the analysis did not come")


def test_a_finished_match_is_analysed_once_and_kept(server: Server) -> None:
    anna, eve = Guest(server, "Anna"), Guest(server, "Eve")
    table = finished(anna)
    at = f"/api/tables/{table}/analysis"
    assert anna.told("GET", at) == {"part": -1.0, "failed": False, "analysis": None}
    anna.told("POST", at)
    found = studied(anna, table)
    result = anna.sit(table).hear("state")["view"]["result"]
    for seat, part in enumerate(found["parts"]):
        assert (part["result"] > 0) == (result[seat] == 1)
    assert anna.told("POST", at)["analysis"] == found  # kept: there is nothing to wait for
    assert eve.refused("GET", at)[1] == "not_allowed"  # what seats knew is for the table
    course, seen = (each.told("GET", f"/api/tables/{table}/course") for each in (anna, eve))
    assert seen[-1]["scores"] == course[-1]["scores"]
    assert [mark["n"] for mark in seen] == [mark["n"] for mark in course]
    assert not any(mark["scores"] or mark["sources"] for mark in seen[:-1])
    assert eve.refused("POST", at)[1] == "not_allowed"


def test_an_analysis_is_paid_with_what_it_costs(tmp_path: Path) -> None:
    """By the analyst's own clock, whatever was expected."""
    services, record = some_services(tmp_path, rate=20.0), finished_record("harvest")

    async def paid() -> tuple[float, float, float]:
        accounts, studies = services.accounts, services.studies
        async with opened(services):
            before = accounts.thinkers.left("anna"), accounts.thinking_addresses.left("192.0.2.1")
            accounts.thinkers.rate = accounts.thinking_addresses.rate = 0.0  # nothing comes back
            await studies.start("t", record, "anna", "192.0.2.1")
            await asyncio.gather(*studies.tasks)
            process = studies.lane.workers[0].process
            assert process is not None
            used = processor_time(process.pid)
        person = before[0] - accounts.thinkers.left("anna")
        return person, before[1] - accounts.thinking_addresses.left("192.0.2.1"), used

    person, address, used = asyncio.run(paid())
    assert person == pytest.approx(address)
    assert 0.1 * used < person <= used + 20  # the rest is its start


def processor_time(pid: int) -> float:
    """Milliseconds."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_over_all_workers_one_is_analysed_and_one_of_a_person_waits(tmp_path: Path) -> None:
    """Two workers on one store, as it is with PostgreSQL."""
    here, there = some_services(tmp_path), some_services(tmp_path)

    async def asked() -> tuple[list[bool], list[float | None], bool]:
        line, other = here.studies.line, there.studies.line
        async with opened(here), opened(there):
            assert await line.enter("t1", "anna")
            with pytest.raises(TooFast):
                await other.enter("t2", "anna")
            assert not await other.enter("t1", "bob")  # it is waited for already
            assert await other.enter("t2", "bob")
            turns = await asyncio.gather(line.take_turn("t1"), other.take_turn("t2"))
            first, second = ("t1", "t2") if turns[0] else ("t2", "t1")
            await line.beat(first, 0.5)
            parts = [await other.part(first), await line.part("none")]
            with_lease = await line.take_turn(second)
            await line.leave(first)
            return [*turns, with_lease], parts, await line.take_turn(second)

    turns, parts, after = asyncio.run(asked())
    assert sorted(turns) == [False, False, True]
    assert parts == [0.5, None]
    assert after


def test_two_workers_on_postgresql_analyse_one_after_the_other(
    tmp_path: Path, postgres: Database
) -> None:
    """Both are asked for one match at the same time, and then for one each."""
    settings = Settings(db=postgres(), key_file=str(tmp_path / "key"))
    here, there = Services(settings), Services(settings)
    record = finished_record("harvest")

    async def analysed() -> tuple[list[int], int, list[Any]]:
        async with opened(here), opened(there):
            both = here.studies, there.studies
            people = zip(both, ("anna", "bob"), strict=True)
            await asyncio.gather(*(each.start("t1", record, who, who) for each, who in people))
            first = [len(each.tasks) for each in both]
            other, who = (there, "bob") if first[0] else (here, "anna")
            await other.studies.start("t2", record, who, who)
            tasks = [task for each in both for task in each.tasks]
            most = 0
            while not all(task.done() for task in tasks):
                rows = await here.store.rows(sa.select(STUDIES.c.table).where(STUDIES.c.running))
                most = max(most, len(rows))
                await asyncio.sleep(0.01)
            told = [await here.studies.told(table) for table in ("t1", "t2")]
            return first, most, [json.loads(each) for each in told]

    first, most, told = asyncio.run(analysed())
    assert sorted(first) == [0, 1]
    assert most == 1
    assert all(each["part"] == 1.0 and each["analysis"] for each in told)


def test_who_died_over_an_analysis_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = some_services(tmp_path)
    monkeypatch.setattr(study_line, "LEASE", -1.0)  # its time is over at once

    async def asked() -> None:
        line = services.studies.line
        async with opened(services):
            assert await line.enter("t1", "anna")
            assert await line.take_turn("t1")
            assert await line.enter("t2", "bob")
            assert await line.take_turn("t2")
            assert await line.enter("t1", "anna")

    asyncio.run(asked())


def test_a_match_that_goes_on_is_not_analysed(server: Server) -> None:
    anna = Guest(server, "Anna")
    table = anna.open_table("me", "random", title="harvest")
    assert anna.refused("POST", f"/api/tables/{table}/analysis")[1] == "not_allowed"


def test_a_new_table_plays_on_from_any_position(server: Server) -> None:
    anna, eve = Guest(server, "Anna"), Guest(server, "Eve")
    table = finished(anna)
    at = f"/api/tables/{table}"
    log = anna.told("GET", f"{at}/record")["log"]
    entry = max(k for k, (seat, _) in enumerate(log) if seat == 0)
    there = anna.told("GET", f"{at}/replay?eyes=0&start={entry}&count=1")[0]["view"]
    made = anna.told("POST", f"{at}/play-on", entry=entry, seat=0, bot="greedy")["table"]
    sitting = anna.sit(made)
    view = sitting.my_turn()["view"]
    assert 0 in view.pop("awaited")  # of the others some may have decided again
    assert view == {key: value for key, value in there.items() if key != "awaited"}
    while not sitting.my_turn()["view"]["result"]:
        sitting.act(sitting.state["choices"][-1]["id"])
    record = anna.told("GET", f"/api/tables/{made}/record")
    assert record["log"][:entry] == log[:entry]
    assert anna.told("GET", f"/api/tables/{made}/verify") == {"unfair": ""}
    for wrong in (
        {"entry": len(log), "seat": 0},
        {"entry": -1, "seat": 0},
        {"entry": 0, "seat": 9},
    ):
        assert anna.refused("POST", f"{at}/play-on", bot="greedy", **wrong)[0] == 400
    assert eve.refused("POST", f"{at}/play-on", entry=0, seat=0, bot="greedy")[1] == "not_allowed"


def played_by_two(anna: Guest, bob: Guest) -> str:
    """A match between people, with a bot, whose devices have sealed what they added."""
    made = anna.told("POST", "/api/tables", title="harvest", seats=["me", "open", "random"])
    table, promise = str(made["table"]), str(made["commitment"])
    seals = [seal(promise, entropy) for entropy in ("aa", "bb")]
    bob.told("POST", f"/api/tables/{table}/join", seat=1, seal=seals[1])
    anna.told("POST", f"/api/tables/{table}/start", seal=seals[0])
    for guest, entropy in ((anna, "aa"), (bob, "bb")):
        guest.told("POST", f"/api/tables/{table}/tell", entropy=entropy)
    sittings = [anna.sit(table), bob.sit(table)]
    while (sitting := next_turn(sittings)) is not None:
        sitting.act(sitting.state["choices"][0]["id"])
    return table


def names_at(guest: Guest, table: str) -> list[str]:
    terms = guest.sit(table).hear("table")
    return [str(seat["name"]) for seat in terms["seats"]]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_match_of_several_people_is_played_on_and_proved(server: Server, seat: int) -> None:
    """Names are part of the terms of chance, so they stay, whoever plays for them now."""
    anna, bob = Guest(server, "Anna"), Guest(server, "Bob")
    at = f"/api/tables/{played_by_two(anna, bob)}"
    log = anna.told("GET", f"{at}/record")["log"]
    entry = max(k for k, (actor, _) in enumerate(log) if actor == seat)
    made = anna.told("POST", f"{at}/play-on", entry=entry, seat=seat, bot="greedy")["table"]
    sitting = anna.sit(made)
    while not sitting.my_turn()["view"]["result"]:
        sitting.act(sitting.state["choices"][-1]["id"])
    record = anna.told("GET", f"/api/tables/{made}/record")
    assert anna.told("GET", f"/api/tables/{made}/verify") == {"unfair": ""}
    read = decode(json.dumps(record).encode())
    assert unfair_by_key(read) == ""
    assert record["names"][:2] == ["Anna", "Bob"]
    assert head_of(read) == sitting.state["head"]
    assert names_at(anna, made)[:2] == ["Anna", "Bob"]
    bob.told("DELETE", "/api/me")
    assert names_at(anna, made)[:2] == ["Anna", "—"]  # as at the match itself
    assert anna.told("GET", f"{at}/record")["names"][:2] == ["Anna", "—"]
