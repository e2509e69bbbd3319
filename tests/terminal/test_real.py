"""The installed program in a real terminal: killed in the middle of a decision, and taken up."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from interregnum.core.record import Record
from interregnum.terminal.saves import unfinished

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0  # seconds
ALTERNATE = b"\x1b[?1049h"  # the whole screen
LEAVE = b"\x1b[21~"  # F10


class Terminal:
    """A process that has a terminal of 80 columns and 24 lines."""

    def __init__(self, *args: str) -> None:
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.cli.desk", *args],
            cwd=ROOT, env={**os.environ, "TERM": "xterm-256color"},
            stdin=theirs, stdout=theirs, stderr=theirs,
        )  # fmt: skip
        os.close(theirs)
        self.output = b""

    def until(self, wanted: Callable[[], bool]) -> None:
        deadline = monotonic() + PATIENCE
        while not wanted():
            if monotonic() > deadline:
                self.process.kill()
                self.process.wait()
                raise AssertionError(f"it does not come: {self.output[-500:]!r}")
            if select.select([self.ours], [], [], 0.1)[0]:
                self.read()

    def read(self) -> None:
        try:
            self.output += os.read(self.ours, 65536)
        except OSError:  # how Linux says that the other side has gone
            self.output += b""

    def ended(self) -> bool:
        return self.process.poll() is not None


def record() -> Record:
    return unfinished()[0].record


def own_entries() -> int:
    return sum(seat == 0 for seat, _ in record().log) if unfinished() else 0


def test_a_killed_match_goes_on_at_the_decision_it_was_left_in() -> None:
    first = Terminal("play", "torres", "--seats", "2", "--bots", "random", "--seed", "1")
    first.until(lambda: ALTERNATE in first.output and b"Torres" in first.output)
    os.write(first.ours, b"1\r")
    first.until(lambda: own_entries() == 1 and b"Choose an action" in first.output)
    os.write(first.ours, b"S\r")
    first.until(lambda: own_entries() == 2)
    os.write(first.ours, b"M ")  # half a move
    first.process.send_signal(signal.SIGKILL)
    assert first.process.wait() == -signal.SIGKILL
    os.close(first.ours)
    before = record().log

    again = Terminal("play", "--resume")
    again.until(lambda: b"Choose an action" in again.output)
    os.write(again.ours, b"S\r")
    again.until(lambda: own_entries() == 3)
    assert record().log[: len(before)] == before
    os.write(again.ours, LEAVE)
    again.until(lambda: again.ended() and b"--resume" in again.output)
    assert again.process.returncode == 0
    assert b"interregnum play --resume" in again.output
    assert b"Traceback" not in again.output
    os.close(again.ours)
