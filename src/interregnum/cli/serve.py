"""`interregnum serve`: the table on the network."""

from typing import Annotated

import typer

from interregnum.server.serve import serve as start
from interregnum.server.settings import Settings

Host = Annotated[str, typer.Option(help="The address to listen on.")]
Port = Annotated[int, typer.Option(help="The port to listen on.")]
Db = Annotated[
    str,
    typer.Option(
        help="sqlite:///FILE or postgresql://…; else a file of yours.", envvar="INTERREGNUM_DB"
    ),
]
KeyFile = Annotated[
    str,
    typer.Option(
        help="Under whose key matches' keys are encrypted; else beside the file of SQLite.",
        envvar="INTERREGNUM_KEY_FILE",
    ),
]
Bus = Annotated[
    str,
    typer.Option(
        help="nats://… between workers; else the database's own.", envvar="INTERREGNUM_BUS"
    ),
]
Workers = Annotated[int, typer.Option(help="Processes; more than one needs PostgreSQL.")]
Bots = Annotated[int, typer.Option(help="Bot processes of each worker.")]
BotSeconds = Annotated[float, typer.Option(help="For one answer of a bot; then greedy plays.")]
Rate = Annotated[float, typer.Option(help="Milliseconds of work a second for one person.")]
Proxy = Annotated[
    str,
    typer.Option(
        help="A proxy's address, or several with commas: X-Forwarded-For is believed from there.",
        envvar="INTERREGNUM_PROXY",
    ),
]
Secure = Annotated[
    bool, typer.Option(help="Cookies only over HTTPS.", envvar="INTERREGNUM_SECURE_COOKIE")
]
KeepChat = Annotated[float, typer.Option(help="Days that chat is kept; 0: for ever.")]
KeepTables = Annotated[float, typer.Option(help="Days after a table's last entry; 0: for ever.")]
KeepGuests = Annotated[float, typer.Option(help="Days after a guest was last seen; 0: for ever.")]
FullSync = Annotated[bool, typer.Option(help="SQLite: survive a power cut too, at a price.")]


def serve(
    *,
    host: Host = "127.0.0.1",
    port: Port = 8000,
    db: Db = "",
    key_file: KeyFile = "",
    bus: Bus = "",
    workers: Workers = 1,
    bots: Bots = 2,
    bot_seconds: BotSeconds = 20.0,
    rate: Rate = 20.0,
    proxy: Proxy = "",
    secure_cookie: Secure = False,
    keep_chat: KeepChat = 90,
    keep_tables: KeepTables = 180,
    keep_guests: KeepGuests = 400,
    full_sync: FullSync = False,
) -> None:
    settings = Settings(
        db=db,
        key_file=key_file,
        bus=bus,
        bots=bots,
        bot_seconds=bot_seconds,
        rate=rate,
        proxy=proxy,
        secure_cookie=secure_cookie,
        keep_chat=keep_chat,
        keep_tables=keep_tables,
        keep_guests=keep_guests,
        full_sync=full_sync,
    )
    start(host, port, settings, workers)
