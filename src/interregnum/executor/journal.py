"""A file of results, one to a line: who begins again goes on where it stopped.

A line is {"run": key, "about": what is run} or {"run": key, "number": n, "result": …}; the key is a
digest of what the run is about, so that one file holds several runs and mixes none.
"""

import hashlib
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from interregnum.core.errors import BadInput

R = TypeVar("R")
BEGINNING: Final = b'{"run":"'  # of every line


class Line(msgspec.Struct, omit_defaults=True):
    run: str
    about: Any = None
    number: int = -1
    result: msgspec.Raw = msgspec.Raw(b"")


class Kept(Generic[R]):
    """The results of one run that are in the file."""

    def __init__(self, journal: "Journal", run: str, done: dict[int, R]) -> None:
        self.journal = journal
        self.run = run
        self.done = done

    def add(self, number: int, result: R) -> None:
        self.done[number] = result
        raw = msgspec.Raw(msgspec.json.encode(result))
        self.journal.append(Line(self.run, number=number, result=raw))


class Journal:
    """The file; a last line that was cut off in the middle is dropped, any other fault refused."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines: list[Line] = []
        try:
            *whole, last = path.read_bytes().split(b"\n") if path.exists() else [b""]
            for k, line in enumerate(whole, 1):
                self.lines.append(self.read(line, k))
            if last:
                self.cut(last, whole)
        except OSError as error:
            raise BadInput(f"{path} cannot be used: {error.strerror}") from error

    def read(self, line: bytes, number: int) -> Line:
        try:
            return msgspec.json.decode(line, type=Line)
        except msgspec.DecodeError as error:
            told = f"{self.path}, line {number}, is no line of a journal: {error}"
            raise BadInput(told) from error

    def cut(self, last: bytes, whole: list[bytes]) -> None:
        """Drop the beginning of a line; what never was one is somebody's file and stays."""
        if not last.startswith(BEGINNING[: len(last)]):
            raise BadInput(f"{self.path}, line {len(whole) + 1}, is no line of a journal")
        self.path.write_bytes(b"".join(line + b"\n" for line in whole))

    def run(self, about: Any, kind: type[R]) -> Kept[R]:
        """What is kept of a run, named by all that its results depend on."""
        told = msgspec.json.encode(about, order="sorted")
        key = hashlib.sha256(told).hexdigest()[:16]
        mine = [line for line in self.lines if line.run == key]
        if not mine:
            self.append(Line(key, about=about))
        done = {
            line.number: msgspec.json.decode(line.result, type=kind)
            for line in mine
            if line.number >= 0
        }
        return Kept(self, key, done)

    def append(self, line: Line) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
