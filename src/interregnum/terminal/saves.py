"""Where matches are kept as they go: one file each, in the folder of the user's state."""

import os
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from interregnum.core.errors import BadInput, GameError
from interregnum.core.record import Record
from interregnum.games.words import Words
from interregnum.terminal.files import read_record

KEPT: Final = 50  # files; older ones go


class Saved(NamedTuple):
    """A match in a file."""

    path: Path
    record: Record


def state_folder() -> Path:
    """Ours among what programs keep about a user, as each system has it."""
    home = Path.home()
    usual = {
        "darwin": home / "Library/Application Support",
        "win32": Path(os.environ.get("LOCALAPPDATA") or home / "AppData/Local"),
    }.get(sys.platform, home / ".local/state")
    return Path(os.environ.get("XDG_STATE_HOME") or usual) / "interregnum"


def new_file(title: str) -> Path | None:
    """A fresh name in a folder that is there; None where nothing can be kept."""
    folder = state_folder() / "matches"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    for old in newest(folder)[KEPT - 1 :]:
        with suppress(OSError):
            old.unlink()
    return folder / f"{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}-{title}.json"


def newest(folder: Path) -> list[Path]:
    """Its files, the last one changed first."""
    with suppress(OSError):
        return sorted(folder.glob("*.json"), key=lambda path: -path.stat().st_mtime_ns)
    return []


def unfinished() -> list[Saved]:
    """The matches that can be taken up, the last one played first."""
    found: list[Saved] = []
    for path in newest(state_folder() / "matches"):
        with suppress(GameError):
            record = read_record(path)
            found += [Saved(path, record)] if not record.result else []
    return found


def parting(words: Words, file: Path | None) -> str:
    """What is said to who leaves a match that is not over."""
    if file is None:
        return words.ui("terminal-open")
    if file.parent == state_folder() / "matches":
        return words.ui("terminal-left")
    return words.ui("terminal-kept", file=str(file))


def last() -> Path:
    """What `--resume` takes up."""
    found = unfinished()
    if not found:
        raise BadInput("there is no match to take up; expected one that was begun and not finished")
    return found[0].path
