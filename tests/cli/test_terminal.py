"""The installed program in a real terminal: a person plays a game to its end."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
from codecs import getincrementaldecoder
from contextlib import suppress
from pathlib import Path
from time import monotonic

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds without a prompt are a failure
PROMPT = re.compile(r"Player> $")
COLOUR = "\x1b[1m"


class Terminal:
    """A process whose input and output are a terminal."""

    def __init__(self, *args: str, **environment: str) -> None:
        self.ours, theirs = pty.openpty()
        settings = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", **environment}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.cli.desk", *args],
            cwd=ROOT, env=settings, stdin=theirs, stdout=theirs, stderr=theirs,
        )  # fmt: skip
        os.close(theirs)
        self.text = ""
        self.decoder = getincrementaldecoder("utf-8")()

    def read_to_prompt(self) -> bool:
        """Whether a prompt came; False at the end of the program."""
        deadline = monotonic() + PATIENCE
        while monotonic() < deadline:
            ready, _, _ = select.select([self.ours], [], [], 1.0)
            if not ready:
                continue
            chunk = self.read()
            if not chunk and self.process.poll() is not None:
                return False
            self.text += chunk
            if PROMPT.search(self.text):
                return True
        self.process.kill()
        self.close()
        raise AssertionError(f"no prompt in {PATIENCE} s after {self.text[-300:]!r}")

    def read(self) -> str:
        try:
            return self.decoder.decode(os.read(self.ours, 65536))
        except OSError:  # how Linux says that the other side has gone
            return ""

    def type(self, text: str) -> None:
        os.write(self.ours, text.encode())

    def interrupt(self) -> None:
        """Once more if need be: an interrupt before Python begins to read is not noticed."""
        while self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(5)
        while chunk := self.read():
            self.text += chunk

    def close(self) -> int:
        os.close(self.ours)
        return self.process.wait(PATIENCE)


def whole_game(*args: str, **environment: str) -> str:
    terminal = Terminal(*args, **environment)
    while terminal.read_to_prompt():
        terminal.type("1\n")
    assert terminal.close() == 0
    return terminal.text


@pytest.mark.parametrize("title", ["harvest", "for-a-crown"])
def test_a_person_plays_to_the_end_in_colour(title: str) -> None:
    bots = ("--seats", "3", "--bots", "random,random", "--seed", "4")
    told = whole_game("play", title, *bots, "--auto", "--lang", "en", "--plain")
    assert "Game over" in told
    assert COLOUR in told


def test_no_colour_is_sent_where_none_is_wanted() -> None:
    told = whole_game(
        "play", "harvest", "--seats", "2", "--bots", "random", "--plain", NO_COLOR="1"
    )
    assert "Game over" in told
    assert not re.search(r"\x1b\[[0-9;]*3[0-9][0-9;]*m", told)


def test_an_interrupt_leaves_the_match_politely() -> None:
    two = ("--seats", "2", "--bots", "random", "--plain")
    terminal = Terminal("play", "harvest", *two, "--lang", "en")
    assert terminal.read_to_prompt()
    terminal.interrupt()
    assert "The match is not finished." in terminal.text
    assert "Traceback" not in terminal.text
    assert terminal.close() == 0
