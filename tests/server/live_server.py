"""A real server in processes of its own, and people who talk to it."""

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
from typing import IO, Any

import httpx
from websockets.sync.client import ClientConnection, connect

from interregnum.server.checkpoint import EVERY

ROOT = Path(__file__).parents[2]
PATIENCE = 300.0  # of tests with a loaded machine
START = """
import sys, msgspec
from interregnum.server import checkpoint
from interregnum.server.serve import serve
from interregnum.server.settings import Settings
settings = msgspec.json.decode(sys.argv[2], type=Settings)
checkpoint.EVERY = int(sys.argv[4]) if len(sys.argv) > 4 else checkpoint.EVERY
serve("127.0.0.1", int(sys.argv[1]), settings, int(sys.argv[3]))
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server; it can be killed and started again on the same port and database."""

    def __init__(
        self, folder: Path, *, workers: int = 1, every: int = EVERY, **settings: Any
    ) -> None:
        self.port = free_port()
        self.workers = workers
        self.every = every  # rows between two checkpoints; of a server that is one process
        database = f"sqlite:///{folder / 'test.db'}"
        self.settings = {
            "db": database, "key_file": str(folder / "key"), "bots": 1, "rate": 1000.0, **settings,
        }  # fmt: skip
        self.log = folder / f"log-{self.port}"
        self.guests = ExitStack()  # their connections end with the server
        self.launch()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> list[str]:
        """As a command line is told of it."""
        return ["--db", self.settings["db"], "--key-file", self.settings["key_file"]]

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        told = [str(self.port), json.dumps(self.settings), str(self.workers), str(self.every)]
        with self.log.open("ab") as log:
            self.process = self.popen([sys.executable, "-c", START, *told], log)

    def popen(self, command: list[str], log: IO[bytes]) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(command, stderr=log, stdout=log, cwd=ROOT, start_new_session=True)

    def wait(self) -> None:
        """Until it answers."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/healthz", timeout=PATIENCE).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise AssertionError(f"the server did not start: {self.logged()}")

    def logged(self) -> str:
        return self.log.read_text("utf-8")

    def kill(self) -> None:
        """Like a power cut to the process, its workers and its bots."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def kill_a_worker(self, number: int) -> None:
        """One of several, all of them running; the supervisor replaces it."""
        deadline = time.monotonic() + PATIENCE
        while len(self.worker_ids()) < self.workers and time.monotonic() < deadline:
            time.sleep(0.1)
        os.kill(self.worker_ids()[number], signal.SIGKILL)

    def worker_ids(self) -> list[int]:
        """The supervisor's children that serve."""
        own = f"/proc/{self.process.pid}/task/{self.process.pid}/children"
        children = Path(own).read_text("utf-8").split()
        return [int(child) for child in children if b"spawn_main" in command_of(child)]

    def metric(self, name: str) -> float:
        """The sum over its labels."""
        lines = httpx.get(f"{self.url}/metrics", timeout=PATIENCE).text.splitlines()
        return sum(float(line.split()[-1]) for line in lines if line.startswith(name))

    def memory(self) -> int:
        """Bytes of the one process that serves."""
        status = Path(f"/proc/{self.process.pid}/statm").read_text("utf-8")
        return int(status.split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        self.guests.close()
        self.kill()


def command_of(pid: str) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


class BrainProgram:
    """`interregnum brain` as a process of its own."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url = url
        self.log = folder / "brains.log"
        self.start()

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = self.popen(log)

    def popen(self, log: IO[bytes]) -> "subprocess.Popen[bytes]":
        start = "import sys; from interregnum.server.brain import think; think(sys.argv[1], 1)"
        return subprocess.Popen([sys.executable, "-c", start, self.url], stderr=log, cwd=ROOT)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def running(folder: Path, **settings: Any) -> Iterator[Server]:
    server = Server(folder, **settings)
    try:
        server.wait()
        yield server
    finally:
        server.stop()


class Guest:
    """A person with a cookie."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        server.guests.enter_context(self.http)
        self.http.post("/api/me", json={"name": name}).raise_for_status()

    def at(self, server: Server) -> "Guest":
        """The same person at another server on the same database."""
        other = Guest.__new__(Guest)
        other.server = server
        other.http = httpx.Client(base_url=server.url, timeout=PATIENCE, cookies=self.http.cookies)
        server.guests.enter_context(other.http)
        return other

    def open_table(self, *seats: str, title: str = "for-a-crown", **more: Any) -> str:
        wanted = {"title": title, "seats": list(seats), "start": "open" not in seats, **more}
        return str(self.told("POST", "/api/tables", **wanted)["table"])

    def told(self, method: str, path: str, **body: Any) -> Any:
        """The answer to a request that must not fail."""
        answer = self.http.request(method, path, json=None if method == "GET" else body)
        answer.raise_for_status()
        return answer.json()

    def refused(self, method: str, path: str, **body: Any) -> tuple[int, str]:
        """Status and code of a request that must fail."""
        answer = self.http.request(method, path, json=None if method == "GET" else body)
        assert answer.is_error, answer.text
        return answer.status_code, str(answer.json()["code"])

    def sit(self, table: str) -> "Sitting":
        return Sitting(self, table)


class Sitting:
    """An open connection to a table."""

    def __init__(self, guest: Guest, table: str, **headers: str) -> None:
        self.guest = guest
        self.table = table
        cookie = "; ".join(f"{k}={v}" for k, v in guest.http.cookies.items())
        address = f"{guest.server.url.replace('http', 'ws')}/api/tables/{table}/live"
        if cookie:
            headers["Cookie"] = cookie
        opened = connect(
            address, additional_headers=headers, open_timeout=PATIENCE, ping_interval=None
        )
        self.socket: ClientConnection = guest.server.guests.enter_context(opened)
        self.state: dict[str, Any] = {}
        self.terms: dict[str, Any] = {}  # the last message about the table itself
        self.log: list[dict[str, Any]] = []  # all of it, as sent so far

    def hear(self, kind: str) -> dict[str, Any]:
        """The next message of that kind; states are remembered on the way."""
        while (message := self.next())["t"] != kind:
            pass
        return message

    def next(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
        if message["t"] == "state":
            self.state = message
            self.log = [*self.log[: message["log_from"]], *message["log"]]
        elif message["t"] == "table":
            self.terms = message
        return message

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps({"match": self.table, **message}))

    def my_turn(self) -> dict[str, Any]:
        """The state in which this seat must decide, or the last one.

        What was said before is answered by then: a bot's update may come ahead of one's own.
        """
        self.settle()
        while not self.state or not (self.state["choices"] or self.state["view"]["result"]):
            self.hear("state")
        return self.state

    def act(self, *choices: int, back: int = 0) -> None:
        """A line of play; mostly one choice."""
        self.say(t="act", seq=self.state["seq"], acts=choices, back=back)
        self.state = {}

    def act_first(self) -> dict[str, Any]:
        """Whatever is offered first; the state that answers."""
        self.act(self.my_turn()["choices"][0]["id"])
        return self.hear("state")

    def settle(self) -> list[str]:
        """Kinds of all messages that answer what was said until now."""
        self.say(t="ping")
        kinds = []
        while (message := self.next())["t"] != "pong":
            kinds.append(str(message["t"]))
        return kinds

    def close(self) -> None:
        self.socket.close()


def next_turn(sittings: list[Sitting]) -> Sitting | None:
    """Whoever of them must decide; None once the match is over."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for sitting in sittings:
            sitting.settle()
            if sitting.state and sitting.state["view"]["result"]:
                return None
            if sitting.state and sitting.state["choices"]:
                return sitting
    raise AssertionError("nobody of them was asked to decide")
