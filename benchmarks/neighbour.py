"""One guest asks for all that is permitted: how long do clicks and bots of another table take?

python benchmarks/neighbour.py --seconds 60 [--db postgresql://… --key-file FILE]
"""

import argparse
import asyncio
import json
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import cycle
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

import httpx
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

TITLE: Final = "for-a-crown"
VICTIM: Final = ["me", "search:0.2s", "greedy"]
FOES: Final = ["me", "search:5s", "search:5s"]
BETWEEN: Final = 0.3  # seconds before the victim's next click
BAR: Final = 2.0  # times the quiet 95th percentile
FEWEST: Final = 20  # of which one is beyond the 95th percentile
SOCKETS: Final = 20
LOOKS: Final = ("replay?count=200&eyes=-1", "course", "verify", "record", "glance")
START: Final = "from interregnum.cli.app import main; main()"
LOST: Final = (OSError, TimeoutError, httpx.HTTPError, WebSocketException)

Times = dict[str, list[float]]


class Guest:
    """A person with a cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=60)

    async def enter(self, name: str) -> "Guest":
        (await self.http.post("/api/me", json={"name": name})).raise_for_status()
        return self

    async def table(self, seats: list[str]) -> str:
        wanted = {"title": TITLE, "seats": seats, "start": True}
        answer = await self.http.post("/api/tables", json=wanted)
        return str(answer.json()["table"]) if answer.is_success else ""

    def sit(self, table: str) -> connect:
        headers = {"Cookie": f"interregnum={self.http.cookies['interregnum']}"}
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live"
        return connect(address, additional_headers=headers, proxy=None, max_size=None)


async def heard(line: ClientConnection, kind: str = "state") -> dict[str, Any]:
    while (message := json.loads(await line.recv()))["t"] != kind:
        pass
    return dict(message)


async def play(guest: Guest, times: Times, until: float) -> None:
    """Matches one after the other; a click until its update, bots until one's next turn."""
    with suppress(TimeoutError):
        async with asyncio.timeout(until - time.monotonic()):
            while True:
                await one_match(guest, times)


async def one_match(guest: Guest, times: Times) -> None:
    table = await guest.table(VICTIM)
    async with guest.sit(table) as line:
        state = await heard(line)
        while not state["view"]["result"]:
            state = await one_turn(line, table, state, times)


async def one_turn(
    line: ClientConnection, table: str, state: dict[str, Any], times: Times
) -> dict[str, Any]:
    if not state["choices"]:
        return await heard(line)
    await asyncio.sleep(BETWEEN)
    act = {"t": "act", "match": table, "seq": state["seq"], "acts": [state["choices"][0]["id"]]}
    with timed(times["clicks"]):
        await line.send(json.dumps({**act, "back": 0}))
        state = await heard(line)
    if not state["choices"] and not state["view"]["result"]:
        with timed(times["bots"]):
            while not state["choices"] and not state["view"]["result"]:
                state = await heard(line)
    return state


@contextmanager
def timed(times: list[float]) -> Iterator[None]:
    """What was not answered by the end counts as long as it was waited for."""
    began = time.perf_counter()
    try:
        yield
    finally:
        times.append(time.perf_counter() - began)


async def look(guest: Guest, said: Counter[str]) -> None:
    """Replays and all else of a finished match, the lists, the export."""
    table = await guest.table(["random"] * 3)
    paths = [f"/api/tables/{table}/{what}" for what in LOOKS]
    for path in cycle([*paths, "/api/tables", "/api/me/export"]):
        with suppress(*LOST):
            said[str((await guest.http.get(path)).status_code)] += 1


async def open_tables(guest: Guest, said: Counter[str]) -> None:
    while True:
        said["tables" if await guest.table(FOES) else "no tables"] += 1


async def shout(guest: Guest, said: Counter[str]) -> None:
    """On one line after another: hints, undo, chat, and what is not allowed at all."""
    table = await guest.table(["me", "random", "random"])
    while True:
        with suppress(*LOST):
            async with guest.sit(table) as line:
                for kind in cycle(["hint", "undo", "talk", "act", "why", "ping"]):
                    more = {"text": "x" * 400} if kind in ("talk", "why") else {}
                    seq = {} if kind in ("talk", "why", "ping") else {"seq": 1}
                    acts = {"acts": [0]} if kind == "act" else {}
                    told = {"t": kind, "match": table, **more, **seq, **acts}
                    await line.send(json.dumps(told))
                    said[json.loads(await line.recv())["t"]] += 1


async def attack(url: str) -> None:
    """Everything at once, until it is ended from outside."""
    guest, said = await Guest(url).enter("Eve"), Counter[str]()
    lines = [shout(guest, said) for _ in range(SOCKETS)]
    looks = [look(guest, said) for _ in range(5)]
    await asyncio.gather(open_tables(guest, said), *looks, *lines)


async def measured(url: str, seconds: float) -> tuple[Times, Times]:
    victim = await Guest(url).enter("Anna")
    quiet: Times = {"clicks": [], "bots": []}
    loud: Times = {"clicks": [], "bots": []}
    await play(victim, {"clicks": [], "bots": []}, time.monotonic() + 5)
    await play(victim, quiet, time.monotonic() + seconds)
    foe = subprocess.Popen([sys.executable, __file__, "--attack", url])
    try:
        await asyncio.sleep(3)
        await play(victim, loud, time.monotonic() + seconds)
    finally:
        foe.kill()
        foe.wait()
    return quiet, loud


def told(quiet: Times, loud: Times) -> bool:
    """A line for clicks and one for bots; whether both stay under the bar."""
    well = True
    for what in quiet:
        if min(len(quiet[what]), len(loud[what])) < FEWEST:
            Console().print(
                f"{what}: {len(quiet[what])} and {len(loud[what])} are too few to judge"
            )
            well = False
            continue
        before, after = (quantiles(times[what], n=20)[-1] for times in (quiet, loud))
        well = well and after <= BAR * before
        Console().print(
            f"{what}: quiet {len(quiet[what])}, median {median(quiet[what]) * 1e3:.1f} ms, p95 "
            f"{before * 1e3:.1f} ms; with the guest {len(loud[what])}, median "
            f"{median(loud[what]) * 1e3:.1f} ms, p95 {after * 1e3:.1f} ms: "
            f"{after / before:.2f} times"
        )
    return well


def serve(folder: str, more: list[str]) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = ["-c", START, "serve", "--port", str(port)]
    where = more or ["--db", f"sqlite:///{Path(folder) / 'a.db'}"]
    server = subprocess.Popen([sys.executable, *command, *where])
    while server.poll() is None:
        with suppress(httpx.TransportError):
            httpx.get(f"http://127.0.0.1:{port}/healthz")
            break
        time.sleep(0.2)
    return server, f"http://127.0.0.1:{port}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--attack", default="", help="be the guest, at this server")
    parser.add_argument("--db", default="")
    parser.add_argument("--key-file", default="")
    options = parser.parse_args()
    if options.attack:
        asyncio.run(attack(options.attack))
    more = ["--db", options.db, "--key-file", options.key_file] if options.db else []
    with tempfile.TemporaryDirectory() as folder:
        server, url = serve(folder, more)
        try:
            return 0 if told(*asyncio.run(measured(url, options.seconds))) else 1
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    sys.exit(main())
