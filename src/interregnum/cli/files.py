"""Record files: read whole or refused, written whole or not at all."""

import os
import tempfile
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
        return find(record.title).replay(record)
    except GameError as error:
        raise RecordError(f"{path}: {error}") from error


def write_whole(path: Path, data: bytes) -> None:
    """Beside its place first, then moved there: nobody ever sees half a file."""
    try:
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            Path(beside).replace(path)
        finally:
            Path(beside).unlink(missing_ok=True)
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}") from error
