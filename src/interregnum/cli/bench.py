"""`interregnum bench`: the speed of random play, compiled and interpreted, ours and others'."""

import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final, TypeVar

import msgspec
import typer

from interregnum.cli import peers as others
from interregnum.cli.asking import Json
from interregnum.cli.benchtables import Bench, Peer, markdown, tables
from interregnum.cli.files import require_place, write_whole
from interregnum.cli.measure import Figures, Plan, measured, rows
from interregnum.cli.screen import complaints, console, print_json, progress
from interregnum.core.errors import BadInput
from interregnum.games.registry import find

T = TypeVar("T")

PEERS: Final = ("catanatron", "open_spiel", "pettingzoo[classic]", "rlcard")
HOMES: Final = (Path(".venv"), Path(".venv-interpreted"))  # as the Makefile makes them
AMONG_PEERS: Final = Path(".peers")

Titles = Annotated[list[str] | None, typer.Argument(metavar="[TITLE]…", help="All, unless named.")]
WithPeers = Annotated[
    bool, typer.Option("--peers", help="Install other engines into .peers/ and measure them too.")
]
Document = Annotated[
    Path | None, typer.Option("--markdown", metavar="FILE", help="Write the results there.")
]
Seconds = Annotated[float, typer.Option(min=0.01, help="Processor time of a run.")]
Runs = Annotated[int, typer.Option(min=1, help="The best of so many runs counts.")]


def bench(
    titles: Titles = None,
    *,
    peers: WithPeers = False,
    document: Document = None,
    seconds: Seconds = 0.4,
    runs: Runs = 5,
    json: Json = False,
) -> None:
    """Measure games, decisions, clones and searches per second of processor time."""
    plan = Plan([find(name).name for name in titles or []], seconds, runs)
    if document is not None:
        require_place(document)
    figures = [*watched("here", measured(plan), len(rows(plan))), *elsewhere(plan)]
    rivals = list(watched("peers", peer_figures(plan), len(others.peers()))) if peers else []
    today = datetime.now(UTC).date().isoformat()
    result = Bench(machine=machine(), date=today, figures=figures, peers=rivals)
    if document is not None:
        write_whole(document, markdown(result).encode())
    if json:
        print_json(result)
    else:
        console().print(tables(result))


def watched(what: str, found: Iterator[T], total: int) -> Iterator[T]:
    """With a bar that grows."""
    with progress() as bars:
        task = bars.add_task(what, total=total)
        for each in found:
            bars.advance(task)
            yield each


def elsewhere(plan: Plan) -> Iterator[Figures]:
    """The other build, compiled or interpreted, where the Makefile has made one."""
    for home in HOMES:
        python = home / "bin/python"
        if home.resolve() != Path(sys.prefix).resolve() and python.exists():
            command = [
                str(python),
                "-m",
                "interregnum.cli.measure",
                msgspec.json.encode(plan).decode(),
            ]
            found = (msgspec.json.decode(line, type=Figures) for line in output(command))
            yield from watched(home.name, found, len(rows(plan)))
            return
    complaints().print("the other build is not measured: `make setup` makes both")


def peer_figures(plan: Plan) -> Iterator[Peer]:
    python = AMONG_PEERS / "bin/python"
    install(python)
    script = str(Path(others.__file__).resolve())
    command = [str(python), "-W", "ignore", script, str(plan.seconds), str(plan.runs)]
    for line in output(command):
        yield msgspec.json.decode(line, type=Peer)


def install(python: Path) -> None:
    """The peers into an environment of their own, once."""
    done = AMONG_PEERS / ".installed"
    if done.exists():
        return
    complaints().print(f"installing {', '.join(PEERS)} into {AMONG_PEERS}/")
    for step in steps(python):
        if subprocess.run(step, check=False).returncode:
            raise BadInput(f"the peers cannot be installed: {' '.join(step[:5])} … failed")
    done.touch()


def steps(python: Path) -> list[list[str]]:
    """With uv if this environment has it, with pip otherwise."""
    made = [sys.executable, "-m", "venv", str(AMONG_PEERS)]
    uv = Path(sys.prefix) / "bin/uv"
    if uv.exists():
        return [made, [str(uv), "pip", "install", "--quiet", "--python", str(python), *PEERS]]
    return [made, [str(python), "-m", "pip", "install", "--quiet", *PEERS]]


def output(command: list[str]) -> Iterator[str]:
    """The lines that another process prints, as they come."""
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None, "a pipe was asked for"
        yield from process.stdout
    if process.returncode:
        raise BadInput(f"{command[0]} ended with {process.returncode} while measuring")


def machine() -> str:
    python = f"Python {platform.python_version()}"
    return f"{processor()}, {os.cpu_count()} cores, {platform.system()}, {python}"


def processor() -> str:
    """What the kernel calls it, where it says so."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.machine()
