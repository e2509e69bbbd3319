"""Measuring in other environments: our other build, and the peers in one of their own."""

import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from interregnum.bench import peers as others
from interregnum.bench.measure import Figures, Plan
from interregnum.bench.tables import Peer
from interregnum.core.errors import BadInput

PEERS: Final = ("catanatron", "envpool", "open_spiel", "pettingzoo[classic]", "rlcard")
HOMES: Final = (Path(".venv"), Path(".venv-interpreted"))  # as the Makefile makes them
AMONG_PEERS: Final = Path(".peers")


def other_home() -> Path | None:
    """The environment of the other build, compiled or interpreted, if the Makefile made one."""
    here = Path(sys.prefix).resolve()
    homes = (home for home in HOMES if home.resolve() != here and (home / "bin/python").exists())
    return next(homes, None)


def elsewhere(home: Path, plan: Plan) -> Iterator[Figures]:
    """The other build, measured in its own environment."""
    told = msgspec.json.encode(plan).decode()
    command = [str(home / "bin/python"), "-m", "interregnum.bench.measure", told]
    return (msgspec.json.decode(line, type=Figures) for line in output(command))


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
    sys.stderr.write(f"installing {', '.join(PEERS)} into {AMONG_PEERS}/\n")
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
