"""Starting the server: one worker on SQLite, several on PostgreSQL."""

import asyncio
from typing import Final

import msgspec
import uvicorn

from interregnum.core.errors import BadOption
from interregnum.server import metrics
from interregnum.server.frames import FramesProtocol
from interregnum.server.headers import headers_of
from interregnum.server.patience import ImpatientProtocol
from interregnum.server.settings import Settings, to_environment
from interregnum.server.startup import alone, check, reach, reach_address

KEEPALIVE: Final = 30.0  # seconds between two pings: proxies close what is silent for a minute
FRAME_LIMIT: Final = 65_536  # beyond this the connection ends; smaller ones are answered

PATIENCE: Final = 60  # seconds a worker may be silent, as while it starts; then it is replaced


def serve(host: str, port: int, settings: Settings, workers: int) -> None:
    if workers < 1:
        raise BadOption(f"{workers} workers cannot serve; expected 1 or more")
    if workers > 1 and settings.database.startswith("sqlite"):
        raise BadOption("several workers need PostgreSQL: --db postgresql://…")
    check(settings)
    reach_address(host, port)
    asyncio.run(reach(settings))
    to_environment(msgspec.structs.replace(settings, host=host, port=port))
    with alone(settings):
        run(host, port, settings, workers)


def run(host: str, port: int, settings: Settings, workers: int) -> None:
    if workers > 1:
        metrics.share()
    uvicorn.run(
        "interregnum.server.app:serving",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
        timeout_worker_healthcheck=PATIENCE,
        ws_max_size=FRAME_LIMIT,
        ws_ping_interval=KEEPALIVE,
        ws_per_message_deflate=False,  # costs more processor time than drawing the view
        log_config=None,
        access_log=False,
        http=ImpatientProtocol,
        ws=FramesProtocol,
        headers=headers_of(settings),
        server_header=False,
    )
