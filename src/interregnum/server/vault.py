"""Keys of chance at rest: encrypted under a key that lies in a file, not in the database."""

import os
from pathlib import Path
from typing import Final

from cryptography.fernet import Fernet, InvalidToken, MultiFernet

from interregnum.core.errors import BadOption
from interregnum.server.errors import Fault
from interregnum.server.settings import Settings

OWNERS: Final = 0o600
SUFFIX: Final = ".key"  # of the file beside SQLite's


class WrongKey(Fault):
    """What is in the database was encrypted under another key."""


class Vault:
    """The first key of the file encrypts, all of them decrypt; nothing stays nothing."""

    def __init__(self, keys: list[str]) -> None:
        self.fernet = MultiFernet([Fernet(key) for key in keys])

    def hide(self, text: str) -> str:
        return self.fernet.encrypt(text.encode()).decode() if text else ""

    def show(self, text: str) -> str:
        try:
            return self.fernet.decrypt(text).decode() if text else ""
        except InvalidToken as error:
            raise WrongKey("this is not the key of the database") from error

    def renew(self, text: str) -> str:
        """The same under the first key."""
        return self.hide(self.show(text))


def key_file(settings: Settings) -> Path:
    """As told, or beside the file of SQLite."""
    if settings.key_file:
        return Path(settings.key_file)
    address, _, file = settings.database.partition(":///")
    if not address.startswith("sqlite"):
        raise BadOption("PostgreSQL needs --key-file FILE: keys of matches are encrypted under it")
    return Path(file.partition("?")[0] + SUFFIX)


def open_vault(settings: Settings) -> Vault:
    """Its file is made by the first start."""
    file = key_file(settings)
    try:
        if not file.exists():
            make_key_file(file)
        return Vault(read_keys(file))
    except OSError as error:
        raise BadOption(f"the key file cannot be opened: {error.strerror}: {file}") from error
    except ValueError as error:
        raise BadOption(f"{file} is no key file: a line is 32 bytes in base64") from error


def new_key() -> str:
    return Fernet.generate_key().decode()


def read_keys(file: Path) -> list[str]:
    """One a line."""
    keys = file.read_text("ascii").split()
    if not keys:
        raise ValueError("empty")
    return keys


def make_key_file(file: Path) -> None:
    """Of two that start together one makes it, and both read it."""
    made = file.with_name(f"{file.name}.{os.getpid()}")
    write_keys(made, [new_key()])
    try:
        os.link(made, file)
    except FileExistsError:
        pass
    finally:
        made.unlink()


def write_keys(file: Path, keys: list[str]) -> None:
    """Beside its place and moved there; readable by its owner alone."""
    made = file.with_name(file.name + ".new")
    with open(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNERS), "w") as out:
        out.write("\n".join(keys) + "\n")
        out.flush()
        os.fsync(out.fileno())
    made.replace(file)
