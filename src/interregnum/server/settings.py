"""What the server is told from outside: the command line sets these, workers inherit them."""

import os
from pathlib import Path
from typing import Final

import msgspec

PREFIX: Final = "INTERREGNUM_"


class Settings(msgspec.Struct, frozen=True):
    db: str = ""  # empty: a file in the user's data folder
    key_file: str = ""  # of the vault; empty: beside the file of SQLite
    bus: str = ""  # nats://… ; empty: the database's own, or none
    bots: int = 2  # bot worker processes
    bot_seconds: float = 20.0  # for one answer; then the fallback plays
    bot_module: str = "interregnum.server.bot_worker"  # the program that bot processes run
    rate: float = 20.0  # messages or requests a second from one person
    proxy: str = ""  # addresses, with commas, whose word for a client's address is believed
    opening_seconds: float = 30.0  # for a device to tell what it added to chance
    keep_chat: float = 90.0  # days; 0: for ever
    keep_tables: float = 180.0  # after the last entry
    keep_guests: float = 400.0  # after they were last seen
    full_sync: bool = False
    host: str = ""  # where it listens
    port: int = 0
    secure_cookie: bool = False  # behind HTTPS

    @property
    def database(self) -> str:
        """An address SQLAlchemy understands, with the asynchronous driver."""
        if not self.db:
            return f"sqlite+aiosqlite:///{data_folder() / 'interregnum.db'}"
        return self.db.replace("postgresql://", "postgresql+asyncpg://", 1).replace(
            "sqlite://", "sqlite+aiosqlite://", 1
        )


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(home) / "interregnum"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def to_environment(settings: Settings) -> None:
    for name, value in msgspec.structs.asdict(settings).items():
        os.environ[PREFIX + name.upper()] = written(value)


def written(value: str | float | bool) -> str:
    """As `from_environment` reads it; addresses and passwords keep their capitals."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def from_environment() -> Settings:
    found = {
        field.name: os.environ[PREFIX + field.name.upper()]
        for field in msgspec.structs.fields(Settings)
        if PREFIX + field.name.upper() in os.environ
    }
    return msgspec.convert(found, Settings, strict=False)
