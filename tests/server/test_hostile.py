"""Requests that nobody means well: each gets a sentence or an end, and headers that protect."""

import asyncio
import os
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from structlog.testing import capture_logs
from uvicorn.protocols.utils import ClientDisconnected

from interregnum.server import patience
from interregnum.server.app import on_fault
from interregnum.server.headers import HEADERS, headers_of
from interregnum.server.patience import ImpatientProtocol
from interregnum.server.settings import Settings
from tests.server.live_server import PATIENCE, ROOT, Guest, Server, free_port, running

LOGGED = 1000  # bytes at most of one refusal


def answers(server: Server) -> list[httpx.Response]:
    """Of every kind: found, not found, refused, too long, no HTTP at all."""
    url, json_ = server.url, {"Content-Type": "application/json"}
    with httpx.Client(base_url=url, timeout=PATIENCE) as http:
        return [
            http.get("/"),
            http.get("/api/titles"),
            http.get("/api/me"),
            http.get("/no/such/path"),
            http.get("/assets/none.js"),
            http.delete("/api/titles"),
            http.post("/api/me", content=b"{", headers=json_),
            http.post("/api/me", content=b"x" * 20_000, headers=json_),
            http.post("/api/me", content=b'{"name":' + b"[" * 8_000, headers=json_),
            http.post("/api/me", content=b'{"name":"\xed\xa0\x80"}', headers=json_),
            http.get("/api/tables/none"),
        ]


def test_every_answer_has_the_headers_that_protect(server: Server) -> None:
    before = len(server.logged())
    found = answers(server)
    assert [answer.status_code for answer in found] == [
        200, 200, 403, 404, 404, 405, 400, 413, 400, 400, 404
    ]  # fmt: skip
    for answer in found:
        for name, value in HEADERS.items():
            assert answer.headers.get_list(name) == [value], answer.request.url
    ids = [answer.headers["X-Request-Id"] for answer in found]
    assert len(set(ids)) == len(ids)
    refused = sum(answer.is_error for answer in found)
    assert len(server.logged()) - before < LOGGED * refused


def test_who_goes_in_the_middle_of_coming_is_not_logged() -> None:
    async def tried(error: Exception) -> None:
        await on_fault(error, {"type": "websocket"})  # type: ignore[arg-type]

    with capture_logs() as logged:
        asyncio.run(tried(ClientDisconnected()))
        assert logged == []
        asyncio.run(tried(ValueError()))
        assert [line["event"] for line in logged] == ["request_failed"]


def test_what_is_no_request_is_refused_with_the_same_headers(server: Server) -> None:
    told = raw(server.port, b"NONSENSE\r\n\r\n").lower()
    assert b"400 bad request" in told
    for name in HEADERS:
        assert name.lower().encode() in told


def raw(port: int, *parts: bytes) -> bytes:
    """All that comes back until the end; sending may break off."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as link:
        try:
            for part in parts:
                link.sendall(part)
        except OSError:
            pass
        told = b""
        while part := heard(link):
            told += part
        return told


def heard(link: socket.socket) -> bytes:
    try:
        return link.recv(65536)
    except OSError:
        return b""


def test_behind_https_browsers_are_told_to_stay_there() -> None:
    assert "Strict-Transport-Security" not in dict(headers_of(Settings()))
    assert "Strict-Transport-Security" in dict(headers_of(Settings(secure_cookie=True)))


def test_a_body_without_end_is_not_read(server: Server) -> None:
    """Chunked, without a length: the connection ends soon after the limit."""
    head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
    sent = 0
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as link:
        link.sendall(head + b"Transfer-Encoding: chunked\r\n\r\n")
        try:
            while sent < 250 << 20:
                link.sendall(chunk)
                sent += len(chunk)
        except OSError:
            pass
    assert sent < 50 << 20
    assert Guest(server, "Anna")


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhal",
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HT",
    ],
)
def test_half_a_request_ends_its_connection(monkeypatch: pytest.MonkeyPatch, half: bytes) -> None:
    monkeypatch.setattr(patience, "WHOLE", 0.3)

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def ended() -> bytes:
        config = uvicorn.Config(
            app, port=free_port(), http=ImpatientProtocol, lifespan="off", log_config=None,
            timeout_keep_alive=3600,
        )  # fmt: skip
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        told = await asyncio.to_thread(raw, config.port, half)
        server.should_exit = True
        await serving
        return told

    began = time.monotonic()
    told = asyncio.run(ended())
    assert told.count(b"204") == half.count(b"\r\n\r\n")
    assert time.monotonic() - began < 3600


def test_a_locked_database_is_alive_but_not_ready(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ready = httpx.get(f"{server.url}/readyz", timeout=PATIENCE)
        assert (ready.status_code, set(ready.json().values())) == (200, {"ok"})
        with closing(sqlite3.connect(tmp_path / "test.db")) as other:
            other.execute("BEGIN IMMEDIATE")
            late = httpx.get(f"{server.url}/readyz", timeout=PATIENCE)
            assert (late.status_code, late.json()["database"]) == (503, "failed")
            assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200
        assert httpx.get(f"{server.url}/readyz", timeout=PATIENCE).status_code == 200


def test_figures_are_for_the_own_network(tmp_path: Path) -> None:
    with running(tmp_path, proxy="127.0.0.1") as server:
        for path in ("/metrics", "/metrics/", "/metrics//", "/metrics%2f"):
            far = httpx.get(server.url + path, headers={"X-Forwarded-For": "8.8.8.8"})
            assert far.status_code in (403, 404)
        assert httpx.get(f"{server.url}/metrics", timeout=PATIENCE).status_code == 200


@pytest.mark.skipif(sys.platform == "win32", reason="locks and modes of Unix")
def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        file = tmp_path / "test.db"
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        program = [sys.executable, "-c", "from interregnum.cli.app import main; main()", "serve"]
        second = subprocess.run(
            [*program, "--port", str(free_port()), *server.database], capture_output=True,
            text=True, cwd=ROOT, timeout=PATIENCE, check=False,
        )  # fmt: skip
        assert "another server has this database open" in second.stderr
        assert (second.returncode, second.stderr.count("\n")) == (2, 1)


def test_an_old_file_that_all_could_read_is_closed_to_others(tmp_path: Path) -> None:
    file = tmp_path / "test.db"
    file.touch()
    os.chmod(file, 0o644)
    with running(tmp_path):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
