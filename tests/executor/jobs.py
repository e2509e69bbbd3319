"""Jobs that other processes can import."""

import os
import signal
from pathlib import Path
from typing import NamedTuple


class Fatal(NamedTuple):
    """A job that kills its worker, once for each file that is missing."""

    folder: str
    numbers: tuple[int, ...]
    times: int = 1


def square(spec: int, number: int) -> int:
    return spec + number * number


def fatal(spec: Fatal, number: int) -> int:
    """The square, after so many deaths."""
    if number in spec.numbers:
        for death in range(spec.times):
            mark = Path(spec.folder, f"{number} {death}")
            if not mark.exists():
                mark.touch()
                os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def refuse(_spec: None, number: int) -> int:
    raise ValueError(f"{number} is refused")
