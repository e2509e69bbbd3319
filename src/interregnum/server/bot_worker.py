"""One bot worker: positions on standard input, actions out; it knows only what a seat knows."""

import ctypes
import faulthandler
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Final

import msgspec

from interregnum.bots.names import parse
from interregnum.games.registry import find

DEATH_SIGNAL: Final = 1  # Linux: PR_SET_PDEATHSIG
GRACE: Final = 5.0  # seconds beyond its limit after which a thought ends by itself


class Question(msgspec.Struct, frozen=True):
    """`state` is pack(imagine(state, seat)): nothing hidden is in it."""

    title: str
    state: list[int]
    seat: int
    bot: str
    seed: int
    seconds: float  # until the server asks no longer


class Answer(msgspec.Struct, frozen=True):
    seed: int  # of the question: answers to questions that were given up are passed over
    action: int


def answer(question: Question) -> Answer:
    policy = find(question.title).policy
    bot, rng = parse(question.bot), Random(question.seed)
    action = bot.choose(policy, policy.game.unpack(question.state), question.seat, rng)
    return Answer(question.seed, action)


def main(answered: Callable[[Question], Answer]) -> None:
    """Until the server is gone, however it went, and whatever is being thought about then."""
    die_with_parent()
    texts: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(texts,), daemon=True).start()
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        while True:
            question = msgspec.json.decode(texts.get(), type=Question)
            faulthandler.dump_traceback_later(question.seconds + GRACE, exit=True, file=nowhere)
            sys.stdout.buffer.write(msgspec.json.encode(answered(question)) + b"\n")
            sys.stdout.buffer.flush()
            faulthandler.cancel_dump_traceback_later()


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


if __name__ == "__main__":
    main(answer)
