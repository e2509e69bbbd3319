"""Text that a database does not keep is refused at the door, whatever the database."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from interregnum.server.people import NAME_LENGTH
from tests.server.live_server import Guest, Server, running

TITLE = "wonderful-kingdom"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def stored(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server on either database."""
    more: dict[str, Any] = {}
    if request.param == "postgres":
        more["db"] = request.getfixturevalue("postgres")()
    with running(tmp_path_factory.mktemp("texts"), **more) as server:
        yield server
        assert server.metric("interregnum_room_crashes_total") == 0
        assert "request_failed" not in server.logged()


def test_a_line_that_no_store_keeps_harms_nobody(stored: Server) -> None:
    host, spectator = Guest(stored, "Anna"), Guest(stored, "Eve")
    table = host.open_table("me", title=TITLE, public=True, talk="free")
    sitting, watching = host.sit(table), spectator.sit(table)
    for text in ("\0", "a\0b", "\ud800", "\udfff\ud800"):
        watching.say(t="talk", text=text)
        assert watching.hear("refused")["code"] == "bad_message"
        watching.say(t="why", text=text)
        assert watching.hear("refused")["code"] == "bad_message"
    watching.say(t="talk", text="\u202e" + "\U0001f451" * 600)
    assert sitting.hear("chat")["name"] == "Eve"
    assert sitting.act_first()


@pytest.mark.parametrize("path", ["a%00b", "%00", "a%00b/record", "a%00b/verify"])
def test_an_address_that_no_store_keeps_is_refused(stored: Server, path: str) -> None:
    guest = Guest(stored, "Anna")
    assert guest.refused("GET", f"/api/tables/{path}") == (400, "bad_message")


def test_a_connection_to_such_an_address_is_refused(stored: Server) -> None:
    assert Guest(stored, "Anna").sit("a%00b").hear("refused")["code"] == "bad_message"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me", {"name": "A\0nna"}),
        ("/api/tables", {"title": "tor\0res", "seats": ["me"]}),
        ("/api/tables", {"title": TITLE, "seats": ["me", "random\0"]}),
        ("/api/tables", {"title": TITLE, "seats": ["me"], "options": {"mode": "\0"}}),
        ("/api/tables/{table}/claim", {"seat": 0, "secret": "\0"}),
        ("/api/tables/{table}/ready", {"entropy": "\0"}),
        ("/api/tables/{table}/fill", {"seat": 1, "bot": "\0"}),
    ],
)
def test_a_body_that_no_store_keeps_is_refused(stored: Server, path: str, body: Any) -> None:
    guest = Guest(stored, "Anna")
    table = guest.open_table("me", "open", title=TITLE)
    assert guest.refused("POST", path.format(table=table), **body) == (400, "bad_message")


def test_a_forged_cookie_of_any_letters_is_nobody(stored: Server) -> None:
    for value in ("a.b.\xe9", "\xe9.\xe9.\xe9"):
        cookie = {b"Cookie": f"interregnum={value}".encode("latin-1")}
        answer = httpx.get(f"{stored.url}/api/me", headers=cookie, timeout=60)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")


def test_the_longest_name_has_room_for_a_number(stored: Server) -> None:
    guest = Guest(stored, "Ж" * 50)
    table = guest.open_table("me", "me", title=TITLE)
    names = [seat["name"] for seat in guest.told("GET", f"/api/tables/{table}")["seats"]]
    assert [len(name) for name in names] == [NAME_LENGTH] * 2
    assert [name[-2:] for name in names] == [" 1", " 2"]


@pytest.mark.parametrize("bot", ["search:600S", "flat:999999999 ", " MASTER:5.1S\u2003"])
def test_a_bot_is_limited_however_its_name_is_written(stored: Server, bot: str) -> None:
    guest = Guest(stored, "Anna")
    wanted = {"title": TITLE, "seats": ["me", bot]}
    assert guest.refused("POST", "/api/tables", **wanted) == (400, "unknown_bot")
    table = guest.open_table("me", "open", title=TITLE)
    refused = guest.refused("POST", f"/api/tables/{table}/fill", seat=1, bot=bot)
    assert refused == (400, "unknown_bot")


def test_a_bot_is_kept_by_the_name_that_was_read(stored: Server) -> None:
    guest = Guest(stored, "Anna")
    table = guest.open_table("me", "Search:5S" + " " * 60, title=TITLE)
    assert guest.sit(table).hear("table")["seats"][1]["bot"] == "search:5s"


@pytest.mark.parametrize("line", [-1, 2**31, 2**63, 2**64, 10**30])
def test_a_number_that_no_store_keeps_is_refused(stored: Server, line: int) -> None:
    guest = Guest(stored, "Anna")
    path = f"/api/tables/{guest.open_table('me', title=TITLE)}/moderate"
    assert guest.refused("POST", path, what="report", line=line) == (400, "bad_message")
