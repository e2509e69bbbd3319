"""Bad frames of every kind: each is answered or ends its connection, and the table goes on."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live_server import Guest, Server, Sitting, running

FRAMES, LONG_FRAMES = {"sqlite": 4_000, "postgres": 2_000}, 100_000
AT_ONCE = 50  # frames between two pings
GROWTH = 50 << 20  # bytes
KINDS = (
    "act",
    "undo",
    "agree",
    "why",
    "about",
    "hint",
    "finish",
    "talk",
    "prefer",
    "back",
    "look",
    "ping",
)
FIELDS = ("seq", "id", "acts", "back", "ask", "yes", "text", "auto", "seat", "match", "t", "view")
ODD: list[Any] = [
    None, True, -1, 0, 1, 2**31, 2**63, 2**64, -(2**63), 1e308, 0.5, "", "x", "ъ" * 50, "\x00",
    [], {}, [[]], [0], [-1, 2**64], [0] * 65, {"t": "act"}, "9" * 400,
]  # fmt: skip
AT_TABLE = (
    "", "/join", "/fill", "/leave", "/resign", "/ready", "/start", "/tell", "/claim", "/moderate",
    "/seats/{n}/link", "/replay?eyes={n}&start={n}", "/record", "/course", "/verify", "/glance",
)  # fmt: skip
PATHS = (
    "/api/me", "/api/me/export", "/api/tables", "/api/lessons/{table}", "/api/lessons/at/{table}",
    "/api/titles/{table}/guide/en", "/api/words/{table}", "/readyz",
    *(f"/api/tables/{{table}}{what}" for what in AT_TABLE),
)  # fmt: skip
NAMES = ("name", "title", "seats", "seat", "bot", "entropy", "seal", "what", "line", "secret",
         "text", "start", "options", "pace", "undo", "names", "talk")  # fmt: skip
TEXTS = (
    "\x00",
    "a\x00b",
    "\ud800",
    "\udc00\ud800",
    "\u202eevil",
    "\ufeff",
    "e\u0301" * 400,
    "👑" * 600,
)


def odd_message(rng: Random, table: str, seq: int) -> str | bytes:
    """Mostly of the right shape, wrong in one place or another."""
    message: dict[str, Any] = {"t": rng.choice(KINDS), "match": table}
    for field in rng.sample(FIELDS, rng.randrange(4)):
        message[field] = rng.choice([*ODD, seq, seq - 1, seq + 1])
    text = json.dumps(message)
    forms: list[str | bytes] = [text, text, text, text[:5], text + text, text.encode()]
    return rng.choice(forms)


def odd_frame(rng: Random, table: str, seq: int) -> str | bytes:
    dice = rng.random()
    if dice < 0.8:
        return odd_message(rng, table, seq)
    if dice < 0.9:
        return rng.randbytes(rng.randrange(200))
    if dice < 0.93:
        return "[" * rng.randrange(1, 5000)
    if dice < 0.96:
        return json.dumps({"t": "talk", "match": table, "text": rng.choice(TEXTS)})
    return json.dumps({"t": "talk", "match": table, "text": "x" * rng.randrange(20_000)})


def settle(sitting: Sitting) -> None:
    """Everything sent so far was read and answered."""
    sitting.say(t="ping")
    sitting.hear("pong")


def swamp(guest: Guest, table: str, rng: Random, frames: int) -> int:
    """Send so many frames, on as many connections as it takes; how many were ended."""
    sitting, sent, ended = guest.sit(table), 0, 0
    while sent < frames:
        try:
            for _ in range(AT_ONCE):
                sitting.socket.send(odd_frame(rng, table, sitting.state.get("seq", 0)))
                sent += 1
            settle(sitting)
        except ConnectionClosed:
            ended += 1
            sitting = guest.sit(table)
    sitting.close()
    return ended


@pytest.fixture(scope="module", params=list(FRAMES))
def busy(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, int]]:
    """A rate limit so high that every frame is looked at; how many there are to be."""
    more = {"db": request.getfixturevalue("postgres")()} if request.param == "postgres" else {}
    usual = LONG_FRAMES if request.config.getoption("--long") else FRAMES[request.param]
    frames = request.config.getoption("--frames") or usual
    with running(tmp_path_factory.mktemp("fuzz"), rate=1e9, **more) as server:
        yield server, frames


def test_bad_frames_change_nothing_for_the_others(busy: tuple[Server, int]) -> None:
    server, frames = busy
    host, foe, stranger = (Guest(server, name) for name in ("Anna", "Bob", "Eve"))
    table = host.open_table("me", "open", "random")
    foe.told("POST", f"/api/tables/{table}/join", seat=1)
    host.told("POST", f"/api/tables/{table}/start")
    rng = Random(7)
    swamp(foe, table, rng, frames // 20)  # whatever is made once is made now
    before = server.memory()
    for guest in (foe, stranger):
        swamp(guest, table, rng, frames // 2)
    assert server.memory() - before < GROWTH
    assert server.metric("interregnum_room_crashes_total") == 0
    assert "request_failed" not in server.logged()
    sitting = host.sit(table)
    while not sitting.hear("state")["choices"]:  # the foe's seat may have been given back to a bot
        foe.told("POST", f"/api/tables/{table}/leave")
    assert sitting.act_first()["seq"] > 1


def odd_request(rng: Random, table: str) -> tuple[str, str, dict[str, Any]]:
    """A request that the document of the interface knows, wrong in one place or another."""
    path = rng.choice(PATHS).replace("{table}", rng.choice([table, "none", "%00", "a%2fb", "ъ"]))
    path = path.replace("{n}", str(rng.choice([0, 1, -1, 2**31, 2**64, "x"])))
    body = {rng.choice(NAMES): rng.choice(ODD) for _ in range(rng.randrange(4))}
    method = rng.choice(["GET", "GET", "POST", "POST", "POST", "DELETE", "PUT"])
    return method, path, body


def test_bad_requests_change_nothing_for_the_others(
    busy: tuple[Server, int], request: pytest.FixtureRequest
) -> None:
    server, frames = busy
    requests = frames if request.config.getoption("--long") else frames // 20
    host, foe = Guest(server, "Anna"), Guest(server, "Bob")
    table = host.open_table("me", "random", "random", public=True)
    sitting, rng, seen = host.sit(table), Random(8), set()
    for _ in range(requests):
        method, path, body = odd_request(rng, table)
        content = rng.choice([json.dumps(body), "[" * 2000, "\x00", json.dumps([body])])
        data = rng.choice([content.encode(), content.encode(), b'{"name":"\xed\xa0"}'])
        answer = foe.http.request(method, path, content=data)
        seen.add(answer.status_code)
        if path == "/api/me" and method == "DELETE" and answer.is_success:
            foe = Guest(server, "Bob")
    assert max(seen) < 500, seen
    assert server.metric("interregnum_room_crashes_total") == 0
    assert "request_failed" not in server.logged()
    assert sitting.act_first()["seq"] > 1


def test_too_long_a_frame_ends_the_connection_alone(server: Server) -> None:
    guest = Guest(server, "Anna")
    sitting = guest.sit(guest.open_table("me", "random", "random"))
    sitting.say(t="talk", text="x" * 20_000)
    assert sitting.hear("refused")["code"] == "bad_message"
    sitting.say(t="talk", text="x" * 100_000)
    with pytest.raises(ConnectionClosed):
        sitting.hear("pong")
    assert guest.sit(sitting.table).my_turn()["choices"]
