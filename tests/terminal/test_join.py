"""A terminal at a table of a server, beside another client."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from interregnum.core.errors import BadInput
from interregnum.games.registry import find
from interregnum.games.words import Words
from interregnum.terminal.host import Host, Link, guests, read_link
from interregnum.terminal.popups import Popup
from interregnum.terminal.remote import RemoteDesk, minutes
from tests.server.live_server import Guest, Server, Sitting, running
from tests.terminal.person import Person, run, sitting


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("join")) as server:
        yield server


def joined(link: str, name: str) -> RemoteDesk:
    """What the command does before the screen opens."""
    place = read_link(link)
    host = Host(place.server)
    title = find(host.title_of(place.table))
    host.enter(name)
    return RemoteDesk(host, place.table, title, Words("en", [title]))


def plays_on(other: Sitting) -> None:
    while not other.my_turn()["view"]["result"]:
        other.act(other.state["choices"][0]["id"])


async def play_first(person: Person, desk: RemoteDesk) -> None:
    """The first of the list, until the end."""
    while await person.asked():
        await play_one(person, desk, desk.seq)


async def play_one(person: Person, desk: RemoteDesk, seq: int) -> None:
    await person.write("1")
    await person.until(lambda: desk.seq != seq)


def test_a_terminal_and_another_client_play_one_match_to_its_end(server: Server) -> None:
    anna = Guest(server, "Anna")
    table = anna.open_table("me", "open", "random")

    async def work() -> None:
        desk = joined(f"{server.url}/t/{table}", "Terminal Tom")
        async with sitting(desk) as person:
            await person.until(lambda: "Terminal Tom" in desk.names)
            await asyncio.to_thread(anna.told, "POST", f"/api/tables/{table}/start")
            other = asyncio.create_task(asyncio.to_thread(plays_on, anna.sit(table)))
            await play_first(person, desk)
            await other
            assert desk.over
            assert desk.eyes == 1
            await person.until(lambda: isinstance(person.app.screen, Popup))

    run(work())
    record = anna.told("GET", f"/api/tables/{table}/record")
    assert record["names"][1] == "Terminal Tom"
    assert sorted(record["result"]) == [1, 2, 3]


def test_a_reason_a_hint_and_an_undo_come_from_the_server(server: Server) -> None:
    anna = Guest(server, "Anna")
    table = anna.open_table("me", "random", "random")
    link = anna.told("POST", f"/api/tables/{table}/seats/0/link")

    async def work() -> None:
        place = f"{server.url}/t/{table}?seat={link['secret']}&n={link['seat']}"
        desk = joined(place, "Tom")
        desk.host.claim(read_link(place))
        async with sitting(desk) as person:
            await person.asked()
            await person.press("f2")
            await person.until(lambda: desk.notice.startswith("Hint: "))
            await person.press("f2", "escape")
            await person.write("bribe 1c0r")
            await person.until(lambda: isinstance(person.app.screen, Popup))
            await person.press("escape")
            entries = len(desk.entries)
            await play_one(person, desk, desk.seq)
            await person.asked()
            await person.write("undo turn")
            await person.until(lambda: len(desk.entries) == entries)

    run(work())


def test_people_at_a_table_talk_and_see_the_clock(server: Server) -> None:
    anna = Guest(server, "Anna")
    pace = {"kind": "live", "seconds": 600, "increment": 0}
    table = anna.open_table("me", "open", "random", pace=pace)

    async def work() -> None:
        desk = joined(f"{server.url}/t/{table}", "Tom")
        async with sitting(desk) as person:
            await person.until(lambda: "Tom" in desk.names)
            await asyncio.to_thread(anna.told, "POST", f"/api/tables/{table}/start")
            await person.until(lambda: desk.clock() != "")
            assert desk.clock().startswith(("09:", "10:"))
            await person.write("say hello")
            await person.until(lambda: desk.said == ["Tom: Hello!"])
            await person.write("say")
            await person.until(lambda: isinstance(person.app.screen, Popup))

    run(work())


def test_a_line_is_not_left_open_when_even_the_farewell_is_cut_short(server: Server) -> None:
    anna = Guest(server, "Anna")
    table = anna.open_table("me", "random", "random")

    async def work() -> None:
        desk = joined(f"{server.url}/t/{table}", "Tom")
        listening = asyncio.create_task(desk.run())
        while (socket := desk.socket) is None:
            await asyncio.sleep(0.01)
        for _ in range(2):  # by the screen, then by the end of the program
            listening.cancel()
            await asyncio.sleep(0)
        with suppress(asyncio.CancelledError):
            await listening
        assert socket.transport.is_closing()

    run(work())


def test_a_guest_is_the_same_one_next_time_and_the_secret_is_for_its_owner_alone(
    server: Server, tmp_path: Path
) -> None:
    host = Host(server.url)
    host.enter("Tom")
    again = Host(server.url)
    again.enter("")
    assert again.ask("GET", "/api/me")["name"] == "Tom"
    assert guests() == {server.url: host.cookie}
    assert (tmp_path / "state/interregnum/guests.json").stat().st_mode & 0o077 == 0


def test_a_clock_reads_as_clocks_do() -> None:
    assert [minutes(t) for t in (-1.0, 59.9, 600.0, 3661.0)] == [
        "00:00",
        "00:59",
        "10:00",
        "1:01:01",
    ]


def test_links_are_read_as_the_page_copies_them() -> None:
    assert read_link("http://host:8000/t/abc?seat=s3cret&n=2") == (
        Link("http://host:8000", "abc", "s3cret", 2)
    )
    for wrong in ("", "abc", "http://host/", "ftp://host/t/abc", "http://host/t/abc?seat=x&n=y"):
        with pytest.raises(BadInput):
            read_link(wrong)


def test_a_server_that_does_not_answer_is_told_in_one_sentence() -> None:
    with pytest.raises(BadInput, match="does not answer"):
        Host("http://127.0.0.1:9").title_of("abc")


def test_a_table_that_is_not_there_is_refused_with_the_servers_words(server: Server) -> None:
    with pytest.raises(BadInput, match="nowhere"):
        Host(server.url).title_of("nowhere")
