"""Records as JSON lines, one match to a line."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from interregnum.core.errors import BadInput, RecordError
from interregnum.core.record import Record, decode, encode
from interregnum.terminal.files import write_whole


def read_lines(path: Path) -> Iterator[Record]:
    """The records of a file; a line that is none is refused with its number."""
    try:
        with path.open("rb") as file:
            for k, line in enumerate(file, 1):
                if line.strip():
                    yield read_line(line, f"{path}, line {k}")
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from error


def read_line(line: bytes, place: str) -> Record:
    try:
        return decode(line)
    except RecordError as error:
        raise RecordError(f"{place}: {error}") from error


def write_lines(records: Iterable[Record], path: Path) -> int:
    """Whole or not at all; how many there were."""
    lines = [encode(record) for record in records]
    write_whole(path, b"".join(line + b"\n" for line in lines))
    return len(lines)
