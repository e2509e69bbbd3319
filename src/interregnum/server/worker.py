"""The other end of a lane: questions on standard input, answers out, until the server is gone."""

import ctypes
import faulthandler
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Final, TypeVar

import msgspec

from interregnum.server.lane import Timed

DEATH_SIGNAL: Final = 1  # Linux: PR_SET_PDEATHSIG
GRACE: Final = 5.0  # seconds beyond its limit after which a thought ends by itself
BEHIND: Final = 10  # niceness: clicks come first

Q = TypeVar("Q", bound=Timed)
A = TypeVar("A", bound=msgspec.Struct)


def work(kind: type[Q], answered: Callable[[Q], A]) -> None:
    """However the server went, and whatever is being thought about then."""
    die_with_parent()
    os.nice(BEHIND)
    texts: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(texts,), daemon=True).start()
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        while True:
            question = msgspec.json.decode(texts.get(), type=kind)
            faulthandler.dump_traceback_later(question.seconds + GRACE, exit=True, file=nowhere)
            say(answered(question))
            faulthandler.cancel_dump_traceback_later()


def say(answer: msgspec.Struct) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
    sys.stdout.buffer.flush()


def listen(texts: "SimpleQueue[bytes]") -> None:
    """The pipe ends with the server."""
    for text in sys.stdin.buffer:
        texts.put(text)
    os._exit(0)


def die_with_parent() -> None:
    """Linux does it at once, even where compiled rules let no other thread run."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # another C library
            ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL)
