"""A real server in a process of its own, and people who talk to it."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0
START = """
import sys
from interregnum.server.serve import serve
from interregnum.server.settings import Settings
serve("127.0.0.1", int(sys.argv[1]), Settings(db=sys.argv[2], bots=1), 1)
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """A server on a database file; it can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.db = f"sqlite:///{folder / 'test.db'}"
        self.guests = ExitStack()  # their connections end with the house
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", START, str(self.port), self.db]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.guests.close()
        self.process.terminate()
        self.process.wait()


@contextmanager
def running(folder: Path) -> Iterator[House]:
    house = House(folder)
    try:
        yield house
    finally:
        house.stop()


class Guest:
    """A person with a cookie."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.http = httpx.Client(base_url=house.url, timeout=PATIENCE)
        house.guests.enter_context(self.http)
        self.http.post("/api/me", json={"name": name}).raise_for_status()

    def open_table(self, *seats: str, title: str = "for-a-crown", **more: Any) -> str:
        wanted = {"title": title, "seats": list(seats), "start": "open" not in seats, **more}
        answer = self.http.post("/api/tables", json=wanted)
        answer.raise_for_status()
        return str(answer.json()["table"])

    def sit(self, table: str) -> "Sitting":
        return Sitting(self, table)


class Sitting:
    """An open connection to a table."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.table = table
        cookie = "; ".join(f"{k}={v}" for k, v in guest.http.cookies.items())
        address = f"{guest.house.url.replace('http', 'ws')}/api/tables/{table}/live"
        headers = {"Cookie": cookie} if cookie else {}
        opened = connect(address, additional_headers=headers)
        self.socket: ClientConnection = guest.house.guests.enter_context(opened)
        self.state: dict[str, Any] = {}

    def hear(self, kind: str) -> dict[str, Any]:
        """The next message of that kind; states are remembered on the way."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
            if message["t"] == "state":
                self.state = message
            if message["t"] == kind:
                return message

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps({"match": self.table, **message}))

    def my_turn(self) -> dict[str, Any]:
        """The state in which this seat must decide, or the last one."""
        while not self.state or not (self.state["choices"] or self.state["view"]["result"]):
            self.hear("state")
        return self.state

    def act(self, choice: int) -> None:
        self.say(t="act", seq=self.state["seq"], id=choice)
        self.state = {}
