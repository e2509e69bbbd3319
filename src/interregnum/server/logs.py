"""Structured logs: one JSON object a line, ours and the libraries', on standard error."""

import logging
from typing import Final

import structlog
from structlog.typing import Processor

SHARED: Final[list[Processor]] = [
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso"),
    structlog.processors.format_exc_info,
]

THEIRS: Final = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)  # as uvicorn says it


def configure() -> None:
    """Once in every worker; access is never logged, since links are secrets."""
    structlog.configure(
        processors=[*SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processor=structlog.processors.JSONRenderer(), foreign_pre_chain=SHARED
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("uvicorn.error").addFilter(is_ours)


def is_ours(record: logging.LogRecord) -> bool:
    """What strangers send is answered; a line for each would fill the disk for them."""
    return record.msg not in THEIRS
