"""Seats and people: pace, stand-ins, undo with consent, chat, watching, fairness, deletion."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from interregnum.cli.app import app
from interregnum.server.clock import Clocks
from interregnum.server.wire import Pace
from tests.server.live_server import Guest, Server, Sitting, next_turn, running


def two(server: Server, **more: Any) -> tuple[Guest, Guest, str]:
    """A table of two people and a bot, begun."""
    host, friend = Guest(server, "Anna"), Guest(server, "Bob")
    table = host.open_table("me", "open", "random", **more)
    friend.told("POST", f"/api/tables/{table}/join", seat=1, entropy="ab")
    host.told("POST", f"/api/tables/{table}/start", entropy="cd")
    return host, friend, table


def test_everybody_adds_to_chance_and_the_record_verifies(server: Server, tmp_path: Path) -> None:
    host, friend, table = two(server)
    people = [host.sit(table), friend.sit(table)]
    committed = people[0].hear("table")["commitment"]
    while (mover := next_turn(people)) is not None:
        mover.act_first()
    file = tmp_path / "match.json"
    file.write_bytes(host.http.get(f"/api/tables/{table}/record").content)
    record = host.told("GET", f"/api/tables/{table}/record")
    assert record["chance"]["entropy"] == ["cd", "ab", ""]
    assert record["chance"]["commitment"] == committed
    assert CliRunner().invoke(app, ["verify", str(file)]).exit_code == 0
    file.write_text(file.read_text("utf-8").replace('"cd"', '"ce"'), "utf-8")
    assert CliRunner().invoke(app, ["verify", str(file)]).exit_code != 0
    for eyes in (-1, 0, 1, 2):
        frames = f"/api/tables/{table}/replay?eyes={eyes}&count=2"
        assert len(friend.told("GET", frames)) == 2


def test_who_is_late_is_replaced_and_takes_the_seat_back(server: Server) -> None:
    _, friend, table = two(server, pace={"kind": "live", "seconds": 10, "increment": 0})
    watching = friend.sit(table)
    first = watching.hear("table")
    assert [seat["away"] for seat in first["seats"]] == [False] * 3
    assert watching.hear("clock")["running"]
    told = first
    while not told["seats"][1]["away"]:  # both are late in the end: nobody acts
        told = watching.hear("table")
    watching.say(t="back")
    while told["seats"][1]["away"]:
        told = watching.hear("table")
    assert told["seats"][1]["mine"]


def test_nobody_winds_up_their_own_clock() -> None:
    """Who goes and comes back has the time that was left, unless none was."""
    clocks = Clocks(Pace("live", seconds=600), 2)
    clocks.awaits([0, 1], time.time() - 500)
    clocks.restart(0)
    assert clocks.remaining(0) == pytest.approx(100, abs=5)
    clocks.since[1] = time.time() - 700  # late, and played for
    clocks.restart(1)
    assert clocks.remaining(1) == pytest.approx(600, abs=5)


def test_alone_there_is_no_clock_and_leaving_changes_nothing(server: Server) -> None:
    guest = Guest(server, "Anna")
    pace = {"kind": "live", "seconds": 10, "increment": 0}
    table = guest.open_table("me", "random", "random", pace=pace)
    sitting = guest.sit(table)
    sitting.my_turn()
    guest.told("POST", f"/api/tables/{table}/leave")
    assert "clock" not in sitting.settle()
    assert not guest.sit(table).hear("table")["seats"][0]["away"]


def test_a_taken_back_action_needs_the_others_consent_once_they_have_acted(server: Server) -> None:
    host, friend = Guest(server, "Anna"), Guest(server, "Bob")
    table = host.open_table("me", "open", title="wonderful-kingdom")
    friend.told("POST", f"/api/tables/{table}/join", seat=1)
    host.told("POST", f"/api/tables/{table}/start")
    people = [host.sit(table), friend.sit(table)]
    asker, before = ask_to_take_back(people)
    other = people[1 - people.index(asker)]
    hear_wish(other)
    other.say(t="agree", yes=False)
    assert asker.hear("asked")["seat"] == -1
    asker.say(t="undo", seq=asker.state["seq"], ask=True)
    hear_wish(other)
    other.say(t="agree", yes=True)
    assert asker.hear("state")["view"] == before


def hear_wish(sitting: Sitting) -> None:
    """A new one; that the one before has ended is told to everybody as well."""
    while sitting.hear("asked")["seat"] == -1:
        pass


def ask_to_take_back(people: list[Sitting]) -> tuple[Sitting, Any]:
    """Play until a wish is not refused; who has it, and the view before the action."""
    while (asker := next_turn(people)) is not None:
        before = asker.state["view"]
        asker.act_first()
        asker.say(t="undo", seq=asker.state["seq"], ask=True)
        if "refused" not in asker.settle():
            return asker, before
    raise AssertionError("nothing could be taken back")


def test_single_choices_are_answered_for_who_wishes_so(server: Server) -> None:
    guest = Guest(server, "Anna")
    sitting = guest.sit(guest.open_table("me", "random", "random", title="for-a-crown"))
    sitting.say(t="prefer", auto=True)
    while not sitting.my_turn()["view"]["result"]:
        assert len(sitting.state["choices"]) != 1 or "state" in sitting.settle()
        if sitting.state["choices"]:
            sitting.act_first()


def test_everybody_hears_the_chat_and_a_spectator_too(server: Server) -> None:
    host, friend, table = two(server)
    watching = Guest(server, "Eve").sit(table)
    for sitting in (host.sit(table), watching):
        sitting.hear("state")
        friend.sit(table).say(t="talk", text="  good   luck ")
        assert sitting.hear("chat")["text"] == "good luck"
    watching.say(t="talk", text="hello")
    assert watching.hear("refused")["code"] == "not_allowed"


def test_my_data_are_exported_and_deleted(server: Server) -> None:
    host, friend, table = two(server)
    alone = friend.open_table("me", "random", "random")
    sitting = friend.sit(table)
    sitting.say(t="talk", text="my secret")
    sitting.hear("chat")
    kept = friend.told("GET", "/api/me/export")
    assert {row["id"] for row in kept["tables"]} == {table, alone}
    assert [line["text"] for line in kept["chat"]] == ["my secret"]
    friend.told("DELETE", "/api/me")
    assert friend.refused("GET", "/api/me") == (403, "not_allowed")
    assert host.refused("GET", f"/api/tables/{alone}") == (404, "unknown_match")
    seats = host.told("GET", f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats][:2] == ["Anna", "—"]
    late = host.sit(table)
    assert late.hear("table")["seats"][1]["kind"] == "bot"
    assert "my secret" not in str([late.next() for _ in range(1)])


def test_the_list_of_own_tables_tells_where_one_is_awaited(server: Server) -> None:
    host, friend, table = two(server)
    sitting = next_turn([host.sit(table), friend.sit(table)])
    assert sitting is not None
    awaited = sitting.state["view"]["awaited"]
    assert [mine(guest, table)["turn"] for guest in (host, friend)] == [0 in awaited, 1 in awaited]


def mine(guest: Guest, table: str) -> Any:
    listed = guest.told("GET", "/api/tables")["mine"]
    return next(each for each in listed if each["table"] == table)


@pytest.fixture
def bad_bots(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, bot_module="tests.server.bad_bots", bot_seconds=2.0) as server:
        yield server


def test_a_bot_that_hangs_or_crashes_is_replaced_for_its_move(bad_bots: Server) -> None:
    guest = Guest(bad_bots, "Anna")
    sitting = guest.sit(guest.open_table("me", "random", "flat"))
    for _ in range(20):  # until both bots were awaited: it may be one's own turn several times
        sitting.my_turn()
        if bad_bots.logged().count("bot_fallback") > 1 and "TimeoutError" in bad_bots.logged():
            break
        sitting.act_first()
    assert bad_bots.metric("interregnum_bot_fallbacks_total") >= 2
    assert '"why": "TimeoutError"' in bad_bots.logged()
    assert '"event": "bot_fallback"' in bad_bots.logged()
    assert guest.http.get("/healthz").status_code == 200


def test_a_bot_that_would_think_for_minutes_is_refused(server: Server) -> None:
    guest = Guest(server, "Anna")
    wanted = {"title": "for-a-crown", "seats": ["me", "search:60s", "random"]}
    assert guest.refused("POST", "/api/tables", **wanted) == (400, "unknown_bot")
