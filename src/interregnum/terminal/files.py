"""Record files: read whole or refused, written whole or not at all."""

import os
from contextlib import suppress
from pathlib import Path

from interregnum.core.errors import BadInput, GameError, RecordError
from interregnum.core.match import Match
from interregnum.core.record import Record, decode
from interregnum.games.registry import find


def read_record(path: Path) -> Record:
    """The record in a file; what cannot be read or is none is refused in one sentence."""
    try:
        return decode(path.read_bytes())
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from error
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from error


def replayed(path: Path) -> Match[object]:
    """The match in a file, every entry checked."""
    record = read_record(path)
    try:
        require_printable(record.names)
        return find(record.title).replay(record)
    except GameError as error:
        raise RecordError(f"{path}: {error}") from error


def require_printable(names: list[str]) -> None:
    """A name from elsewhere must not speak to the terminal."""
    for name in names:
        if not name.isprintable():
            raise BadInput(f"the name {name!r} cannot be shown; expected printable characters")


def require_place(path: Path) -> None:
    """Refuse a file that could not be written, before the work that would fill it."""
    if path.is_dir():
        raise BadInput(f"{path} cannot be written: it is a folder")
    beside = hidden_beside(path)
    try:
        beside.touch()
        beside.unlink()
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}") from error


def write_whole(path: Path, data: bytes) -> None:
    """Beside its place first, then moved there: nobody ever sees half a file."""
    beside = hidden_beside(path)
    try:
        beside.write_bytes(data)
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise BadInput(f"{path} cannot be written: {error.strerror}") from error


def hidden_beside(path: Path) -> Path:
    """A name of this process in the same folder; short, since names have a limit."""
    if not path.name or "\0" in str(path):
        raise BadInput(f"{str(path)!r} cannot be written: expected the name of a file")
    return path.with_name(f".interregnum.{os.getpid()}")
