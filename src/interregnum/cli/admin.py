"""`interregnum admin`: what an operator looks at and does, beside the running server."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Any, TypeVar

import typer
from rich.table import Table

from interregnum.cli.screen import console
from interregnum.cli.serve import Db, KeepChat, KeepGuests, KeepTables, KeyFile
from interregnum.server import operator
from interregnum.server.settings import Settings
from interregnum.server.store import Store

T = TypeVar("T")
TIMES = ("created", "seen", "at", "until")

admin = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Tables, people, bans, reports and retention of a server.",
)


def asked(db: str, key_file: str, job: Callable[[Store], Awaitable[T]]) -> T:
    return asyncio.run(operator.at_database(Settings(db=db, key_file=key_file), job))


def show(rows: list[dict[str, Any]]) -> None:
    """As a table, or a word that there is nothing."""
    if not rows:
        console().print("none")
        return
    table = Table(*rows[0])
    for row in rows:
        table.add_row(*(told(name, value) for name, value in row.items()))
    console().print(table)


def told(name: str, value: Any) -> str:
    if name in TIMES:
        return datetime.fromtimestamp(value, UTC).strftime("%Y-%m-%d %H:%M") if value else "—"
    return str(value)


@admin.command()
def tables(
    status: Annotated[str, typer.Argument(help="open, playing or over; else all.")] = "",
    *,
    db: Db = "",
    key_file: KeyFile = "",
) -> None:
    """The newest tables."""
    show(asked(db, key_file, partial(operator.tables, status=status)))


@admin.command()
def people(
    name: Annotated[str, typer.Argument(help="A part of the name.")] = "",
    *,
    db: Db = "",
    key_file: KeyFile = "",
) -> None:
    """Guests, the newest first."""
    show(asked(db, key_file, partial(operator.people, name=name)))


@admin.command()
def close(
    table: Annotated[str, typer.Argument(help="Its id.")], *, db: Db = "", key_file: KeyFile = ""
) -> None:
    """Delete a table with all that belongs to it."""
    asked(db, key_file, partial(operator.close, table=table))


@admin.command()
def ban(
    account: Annotated[str, typer.Argument(help="A person's id, or an address.")],
    *,
    days: Annotated[float, typer.Option(help="How long; 0 lifts it.")] = operator.FOREVER,
    why: Annotated[str, typer.Option(help="For your own notes.")] = "",
    db: Db = "",
    key_file: KeyFile = "",
) -> None:
    """Refuse everything that a person or an address asks for."""
    asked(db, key_file, partial(operator.ban, account=account, days=days, why=why))


@admin.command()
def reports(
    *,
    done: Annotated[int, typer.Option(help="The number of one that is dealt with.")] = 0,
    db: Db = "",
    key_file: KeyFile = "",
) -> None:
    """What people have reported of each other."""
    show(asked(db, key_file, partial(operator.reports, done=done)))


@admin.command()
def retention(
    *,
    keep_chat: KeepChat = 90,
    keep_tables: KeepTables = 180,
    keep_guests: KeepGuests = 400,
    db: Db = "",
    key_file: KeyFile = "",
) -> None:
    """Delete at once what a running server deletes little by little."""
    kept = Settings(keep_chat=keep_chat, keep_tables=keep_tables, keep_guests=keep_guests)
    gone = asked(db, key_file, partial(operator.retain, settings=kept))
    console().print(", ".join(f"{n} {kind}" for kind, n in gone.items()))


@admin.command()
def keep(*, db: Db = "", key_file: KeyFile = "") -> None:
    """Keep finished matches as they were seen, for the day on which their rules change."""
    made = asyncio.run(operator.keep(Settings(db=db, key_file=key_file)))
    console().print(f"{made} matches were kept")


@admin.command()
def rekey(*, db: Db = "", key_file: KeyFile = "") -> None:
    """Encrypt the keys of all matches under a new key; the server must be stopped."""
    tables = asyncio.run(operator.rekey(Settings(db=db, key_file=key_file)))
    console().print(f"{tables} tables have a new key")
