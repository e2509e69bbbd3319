"""The table under load: one server process, many live tables, beside boardgame.io's server.

python benchmarks/load.py --tables 500 --seconds 25 --save benchmarks/README.md
"""

import argparse
import asyncio
import gc
import os
import platform
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from statistics import fmean, quantiles
from typing import Final

import httpx
import msgspec
from clients import BETWEEN, EIO, Ours, Table, Tally, Theirs
from rich.console import Console

ROOT: Final = Path(__file__).parents[1]
PEER: Final = ROOT / ".peers" / "boardgame.io"
PACKAGE: Final = "boardgame.io@0.50.2"
TICKS: Final = os.sysconf("SC_CLK_TCK")
SEATS: Final = {"for-a-crown": 3, "wonderful-kingdom": 2}
WARM_UP: Final = 2.0  # of a slice; twice that before the first
SLICES: Final = 5  # of a measurement: servers take turns
AT_ONCE: Final = 16  # tables that are opened side by side
BAR: Final = 100.0  # milliseconds at the 99th percentile
TIMES: Final = 1.5  # of a peer's 99th percentile
SHARE: Final = 0.8  # of a peer's processor time
HEADING: Final = "# The table under load"
TOLD: Final = """\
One process serves all tables, half For a Crown with three people, half It's a Wonderful Kingdom
with two, each person on a WebSocket of its own; a table makes one action a second. The time of an
action runs from the client's send to the arrival of the last update that it brings to anybody at
its table, so it includes the commit to SQLite (WAL, synchronous NORMAL) and the client's own
waiting for a processor. CPU is user and system time of the server process alone, per update
delivered. boardgame.io plays tic-tac-toe with two people at every table, in memory, on the same
machine: both servers are there all the time and are played at in turn. `make load` repeats this and
writes this section."""
COLUMNS: Final = [
    "server", "tables", "connections", "actions", "updates", "p50", "p99", "CPU an update",
    "of a core", "load",
]  # fmt: skip


Command = Callable[[int, str], list[str]]  # by port and folder


class Figures(msgspec.Struct):
    """What one server was seen to do."""

    name: str
    tables: int
    connections: int
    actions: int
    updates: int
    p50: float  # milliseconds
    p99: float
    late: int
    cpu: float  # microseconds a delivered update
    share: float  # of one core
    load: float  # of the machine, while it was measured
    others: float  # microseconds of the processes that the server needs beside its own


def cpu_seconds(pids: Sequence[int]) -> dict[int, float]:
    """Of processes that still run: user and system time of all threads, without children."""
    found: dict[int, float] = {}
    for pid in pids:
        with suppress(FileNotFoundError):  # a connection of a database may end
            each = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
            found[pid] = (int(each[11]) + int(each[12])) / TICKS
    return found


def cpu_since(before: dict[int, float]) -> float:
    return sum(now - before[pid] for pid, now in cpu_seconds([*before]).items())


def calm_collector() -> None:
    """Of this process, the clients': what is there now is not searched for cycles."""
    gc.collect()
    gc.freeze()
    gc.disable()


class Side:
    """A server under load: its clients, its processes, and what they spent while it was on."""

    def __init__(
        self, name: str, tables: Sequence[Table], pids: list[int], others: Sequence[int] = ()
    ) -> None:
        self.name = name
        self.tables = tables
        self.tally = tables[0].tally
        self.pids = pids
        self.others = others
        self.spent = self.beside = self.passed = 0.0  # seconds
        self.loads: list[float] = []

    async def play(self, warm_up: float, seconds: float) -> None:
        """One slice: warm up, then count."""
        self.tally.playing.set()
        await asyncio.sleep(warm_up)
        calm_collector()  # whose pauses would be counted as the server's
        before, elsewhere = cpu_seconds(self.pids), cpu_seconds(self.others)
        started, self.tally.on = time.perf_counter(), True
        await asyncio.sleep(seconds)
        self.spent += cpu_since(before)
        self.beside += cpu_since(elsewhere)
        self.passed += time.perf_counter() - started
        self.tally.on = False
        self.tally.playing.clear()
        self.loads.append(os.getloadavg()[0])
        await asyncio.sleep(BETWEEN)  # the last actions

    def figures(self) -> Figures:
        tally, count = self.tally, len(self.tables)
        cuts = [cut * 1000 for cut in quantiles(tally.times, n=100)]
        return Figures(
            self.name,
            count,
            sum(len(table.sockets) for table in self.tables),
            len(tally.times),
            tally.updates,
            cuts[49],
            cuts[98],
            tally.late,
            self.spent / tally.updates * 1e6,
            self.spent / self.passed,
            fmean(self.loads),
            self.beside / tally.updates * 1e6,
        )


async def measured(sides: Sequence[Side], seconds: float) -> list[Figures]:
    """In turn, slice by slice: whatever slows the machine for a while slows all of them."""
    playing = [asyncio.create_task(table.play()) for side in sides for table in side.tables]
    for k in range(SLICES):
        for side in sides:
            await side.play(WARM_UP if k else 2 * WARM_UP, seconds / SLICES)
    for task in playing:
        if task.done():
            task.result()
        task.cancel()
    return [side.figures() for side in sides]


async def wait_for(url: str) -> None:
    async with httpx.AsyncClient() as client:
        for _ in range(600):
            with suppress(httpx.TransportError):
                await client.get(url, timeout=60)
                return
            await asyncio.sleep(0.2)
    raise SystemExit(f"{url} does not answer")


async def our_tables(base: str, count: int, tally: Tally) -> list[Ours]:
    """Seats of one table belong to different guests; a guest sits at every table."""
    guests = [httpx.AsyncClient(base_url=base, timeout=120) for _ in range(3)]
    for k, guest in enumerate(guests):
        (await guest.post("/api/me", json={"name": f"Guest {k}"})).raise_for_status()
    tables: list[Ours] = []
    for first in range(0, count, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, count))
        tables += await asyncio.gather(*(our_table(guests, tally, k) for k in numbers))
    for table in tables:
        while len(table.states) < len(table.sockets):
            await asyncio.sleep(0.05)
    return tables


async def our_table(guests: list[httpx.AsyncClient], tally: Tally, number: int) -> Ours:
    title = list(SEATS)[number % 2]
    others = range(1, SEATS[title])
    wanted = {"title": title, "seats": ["me", *("open" for _ in others)]}
    made = (await guests[0].post("/api/tables", json=wanted)).json()["table"]
    for k in others:
        joined = await guests[k].post(f"/api/tables/{made}/join", json={"seat": k})
        joined.raise_for_status()
    (await guests[0].post(f"/api/tables/{made}/start", json={})).raise_for_status()
    table, base = (
        Ours(tally, number, made),
        str(guests[0].base_url).replace("http", "ws").rstrip("/"),
    )
    cookies = [f"interregnum={guest.cookies['interregnum']}" for guest in guests]
    headers = [{"Cookie": cookie} for cookie in cookies[: SEATS[title]]]
    await table.open([(f"{base}/api/tables/{made}/live", header) for header in headers])
    return table


async def our_side(port: int, pid: int, count: int) -> Side:
    base = f"http://127.0.0.1:{port}"
    await wait_for(f"{base}/healthz")
    return Side("interregnum", await our_tables(base, count, Tally()), [pid])


async def their_side(port: int, pid: int, count: int) -> Side:
    await wait_for(f"http://127.0.0.1:{port}/games")
    tally, address = Tally(), f"ws://127.0.0.1:{port}/socket.io/?{EIO}"
    tables = [Theirs(tally, number, f"m{number}") for number in range(count)]
    for table in tables:
        await table.open([(address, {}), (address, {})])
    return Side("boardgame.io", tables, [pid])


def our_server(port: int, folder: str) -> list[str]:
    program = str(Path(sys.executable).with_name("interregnum"))
    database = f"sqlite:///{folder}/load.db"
    return [program, "serve", "--port", str(port), "--db", database, "--rate", "1000000"]


def their_server(port: int, _folder: str) -> list[str]:
    PEER.mkdir(parents=True, exist_ok=True)
    if not (PEER / "node_modules").is_dir():
        (PEER / "package.json").write_text('{"private": true}\n', "utf-8")
        subprocess.run(["npm", "install", "--silent", PACKAGE], cwd=PEER, check=True)
    shutil.copy(ROOT / "benchmarks" / "tictactoe.cjs", PEER)
    return ["node", str(PEER / "tictactoe.cjs"), str(port)]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def served(command: Command) -> Iterator[tuple[int, int]]:
    """A server in a process of its own, ended afterwards: its port and its number."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(command(port, folder), stdout=subprocess.DEVNULL)
        try:
            yield port, server.pid
        finally:
            server.terminate()
            server.wait()


async def compared(places: Sequence[tuple[int, int]], count: int, seconds: float) -> list[Figures]:
    opened = (our_side, their_side)
    return await measured(
        [await side(*place, count) for side, place in zip(opened, places, strict=False)], seconds
    )


def section(rows: list[Figures], seconds: float) -> str:
    """The figures as they were measured."""
    machine = f"{processor()}, {os.cpu_count()} cores, {platform.system()}"
    when = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())
    head = [
        HEADING,
        "",
        f"{machine}, Python {platform.python_version()}, {when}, {seconds:g} s in {SLICES}",
        "slices. The column *load* is the machine's load average in that run, servers and",
        f"clients had the nice value {niceness()} against all else on it.",
        "",
        TOLD,
        "",
        row(COLUMNS),
        row(["---"] * len(COLUMNS)),
    ]
    return "\n".join([*head, *(row(cells(figures)) for figures in rows), "", verdict(rows), ""])


def row(texts: list[str]) -> str:
    return f"| {' | '.join(texts)} |"


def cells(r: Figures) -> list[str]:
    counts = [f"{count:,}" for count in (r.tables, r.connections, r.actions, r.updates)]
    times = [f"{r.p50:.1f} ms", f"{r.p99:.1f} ms", f"{r.cpu:.0f} µs"]
    return [r.name, *counts, *times, f"{r.share:.0%}", f"{r.load:.1f}"]


def verdict(rows: list[Figures]) -> str:
    ours, *theirs = rows
    told = [bar("p99 of an action", ours.p99, BAR, " ms")]
    for r in theirs:
        told.append(bar("p99 of an action", ours.p99 / r.p99, TIMES, f" × {r.name}"))
        told.append(bar("CPU an update", ours.cpu / r.cpu, SHARE, f" × {r.name}"))
    told += [
        f"- {r.name}: {r.late} times an action waited for the one before" for r in rows if r.late
    ]
    return "\n".join(told)


def bar(what: str, found: float, most: float, unit: str) -> str:
    met = "yes" if found <= most else "no "
    return f"- {met}  {what}: {found:.2f}{unit} (bar: {most:g})"


def niceness() -> int:
    """Of the group that the servers and the clients are scheduled in."""
    group = Path("/proc/self/autogroup")
    return int(group.read_text("utf-8").split()[-1]) if group.exists() else os.nice(0)


def processor() -> str:
    found = [
        line.partition(":")[2].strip()
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines()
        if line.startswith("model name")
    ]
    return found[0] if found else platform.machine()


def save(file: Path, text: str, heading: str) -> None:
    """In place of the section that stands there, or at the end."""
    before, _, after = file.read_text("utf-8").partition(heading)
    rest = after.partition("\n# ")[2]
    kept = f"\n# {rest}" if rest else ""
    file.write_text(before.rstrip() + "\n\n" + text + kept, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=25.0)
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--save", type=Path, help="write the section into this file")
    asked = parser.parse_args()
    with ExitStack() as stack:
        commands = (our_server,) if asked.alone else (our_server, their_server)
        places = [stack.enter_context(served(command)) for command in commands]
        rows = asyncio.run(compared(places, asked.tables, asked.seconds))
    text = section(rows, asked.seconds)
    Console(highlight=False, soft_wrap=True).print(text, markup=False)
    if asked.save:
        save(asked.save, text, HEADING)


if __name__ == "__main__":
    main()
