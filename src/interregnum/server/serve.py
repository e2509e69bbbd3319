"""Starting the server: one worker on SQLite, several on PostgreSQL."""

from typing import Final

import structlog
import uvicorn
from structlog.typing import Processor

from interregnum.core.errors import BadOption
from interregnum.server.settings import Settings, to_environment

FRAME_LIMIT: Final = 65_536  # beyond this the connection ends; smaller ones are answered


def serve(host: str, port: int, settings: Settings, workers: int) -> None:
    if workers < 1:
        raise BadOption(f"{workers} workers cannot serve; expected 1 or more")
    if workers > 1 and settings.database.startswith("sqlite"):
        raise BadOption("several workers need PostgreSQL: --db postgresql://…")
    structlog.configure(processors=PROCESSORS)
    to_environment(settings)
    uvicorn.run(
        "interregnum.server.app:make",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        ws_max_size=FRAME_LIMIT,
        log_level="warning",
        access_log=False,
        server_header=False,
    )


PROCESSORS: Final[list[Processor]] = [
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso"),
    structlog.processors.format_exc_info,
    structlog.processors.JSONRenderer(),
]
