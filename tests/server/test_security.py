"""Origins, headers, limits, logs: what keeps strangers out and secrets in."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from interregnum.core.errors import ClientError
from interregnum.games.registry import TITLES
from interregnum.games.words import LANGUAGES, source
from interregnum.server.app import CODES
from interregnum.server.errors import line_of
from tests.server.live_server import PATIENCE, Guest, Server, Sitting, running


def test_every_answer_carries_the_policy(server: Server) -> None:
    headers = httpx.get(f"{server.url}/", timeout=60).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"


def test_the_cookie_is_signed_and_hidden_from_scripts(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Anna"}, timeout=60)
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    value = answer.cookies["interregnum"]
    forged = value[:-1] + ("0" if value[-1] != "0" else "1")
    for wrong in (forged, value.replace(".", "", 1), "", "a.b.c"):
        told = httpx.get(f"{server.url}/api/me", cookies={"interregnum": wrong}, timeout=60)
        assert told.status_code == 403


def test_a_page_of_another_site_opens_no_table(server: Server) -> None:
    guest = Guest(server, "Anna")
    table = guest.open_table("me", "random", "random")
    with pytest.raises((InvalidStatus, WebSocketException)):
        Sitting(guest, table, Origin="http://evil.example").hear("table")


def test_what_a_page_of_another_site_tries_is_paid_by_its_visitors_address(tmp_path: Path) -> None:
    with running(tmp_path, rate=0.5) as server:
        address = f"{server.url.replace('http', 'ws')}/api/tables/none/live"
        for _ in range(20):
            with pytest.raises(InvalidStatus):
                connect(address, origin=Origin("http://evil.example"), open_timeout=PATIENCE)
        assert httpx.get(f"{server.url}/api/me", timeout=60).status_code == 429


def test_one_person_and_one_address_are_held_back(tmp_path: Path) -> None:
    with running(tmp_path, rate=0.7) as server:
        guest = Guest(server, "Anna")
        assert any(guest.http.get("/api/me").status_code == 429 for _ in range(300))
        assert any(guest.http.get("/none").status_code == 429 for _ in range(100))
        assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200
        second = httpx.post(f"{server.url}/api/me", json={"name": "Bob"}, timeout=60)
        assert (second.status_code, second.json()["code"]) == (429, "too_fast")


def test_one_address_opens_so_many_connections(tmp_path: Path) -> None:
    """A connection reads a whole journal: it costs more than a message."""
    with running(tmp_path, rate=0.02) as server:  # a token in five seconds
        address = f"{server.url.replace('http', 'ws')}/api/tables/none/live"

        def refused() -> str:
            with connect(address, open_timeout=PATIENCE) as socket:
                return str(json.loads(socket.recv(timeout=PATIENCE))["code"])

        assert any(refused() == "too_fast" for _ in range(20))


def test_too_long_a_body_is_refused_with_a_code(server: Server) -> None:
    assert Guest(server, "Anna").refused("POST", "/api/tables", title="x" * 20_000) == (
        413,
        "too_long",
    )


def test_every_refusal_has_a_sentence_in_every_language(server: Server) -> None:
    guest = Guest(server, "Anna")
    told = guest.http.post("/api/tables", json={"title": "chess", "seats": []}).json()
    assert told["code"] == "unknown_title"
    ids = {line_of(kind("")).id for kind in kinds_of(ClientError)}
    assert told["line"]["id"] in ids
    for lang in LANGUAGES:
        words = source(lang, TITLES.values())
        spoken = {*ids, *(f"ui-error-{code.replace('_', '-')}" for code in CODES.values())}
        assert not [name for name in spoken if f"\n{name} = " not in words]


def kinds_of(kind: type[ClientError]) -> Iterator[type[ClientError]]:
    yield kind
    for narrower in kind.__subclasses__():
        yield from kinds_of(narrower)


def test_logs_are_json_and_hold_no_secret(tmp_path: Path) -> None:
    with running(tmp_path, bot_module="tests.server.bad_bots", bot_seconds=1.0) as server:
        guest = Guest(server, "Anna")
        table = guest.open_table("me", "flat", "flat")
        sitting = guest.sit(table)
        for _ in range(20):  # until a bot was awaited: it may be one's own turn several times
            sitting.my_turn()
            if '"event": "bot_fallback"' in server.logged():
                break
            sitting.act_first()
        logged = server.logged()
        assert '"event": "bot_fallback"' in logged
        for secret in (table, *guest.http.cookies["interregnum"].split(".")):
            assert secret not in logged


def test_prometheus_is_told_what_happens(server: Server) -> None:
    guest = Guest(server, "Anna")
    sitting = guest.sit(guest.open_table("me", "random", "random"))
    sitting.my_turn()
    before = server.metric("interregnum_plies_total")
    sitting.act_first()
    assert server.metric("interregnum_plies_total") > before
    assert server.metric("interregnum_tables") >= 1
    assert server.metric("interregnum_connections") >= 1
    names = httpx.get(f"{server.url}/metrics", timeout=60).text
    for name in ("act_seconds", "bot_seconds", "bot_queue", "refusals", "lost_races"):
        assert f"interregnum_{name}" in names
    for what in ("read", "write", "append"):
        assert server.metric(f'interregnum_database_seconds_count{{what="{what}"}}') > 0
    assert "interregnum_refused_price_bucket" in names
