"""What Prometheus reads; several workers of one machine answer together."""

import os
import tempfile
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

REGISTRY: Final = CollectorRegistry()
TABLES: Final = Gauge(
    "interregnum_tables", "tables in memory", registry=REGISTRY, multiprocess_mode="livesum"
)
PEOPLE: Final = Gauge(
    "interregnum_connections", "open connections", registry=REGISTRY, multiprocess_mode="livesum"
)
PLIES: Final = Counter("interregnum_plies", "entries made durable", registry=REGISTRY)
UPDATES: Final = Counter("interregnum_updates", "messages sent", registry=REGISTRY)
REFUSALS: Final = Counter("interregnum_refusals", "messages refused", ["code"], registry=REGISTRY)
RACES: Final = Counter("interregnum_lost_races", "appends another worker won", registry=REGISTRY)
CRASHES: Final = Counter("interregnum_room_crashes", "tables closed by a fault", registry=REGISTRY)
ACT_SECONDS: Final = Histogram(
    "interregnum_act_seconds",
    "from an action's arrival until everybody's update is queued",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
    registry=REGISTRY,
)
BOT_SECONDS: Final = Histogram(
    "interregnum_bot_seconds", "a bot's answer, waiting included", registry=REGISTRY
)
BOT_QUEUE: Final = Gauge(
    "interregnum_bot_queue",
    "positions waiting for a bot",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
BOT_ELSEWHERE: Final = Counter(
    "interregnum_bot_elsewhere", "answers of bots on machines of their own", registry=REGISTRY
)
BOT_FALLBACKS: Final = Counter("interregnum_bot_fallbacks", "bots replaced", registry=REGISTRY)
LOOP_LAG: Final = Histogram(
    "interregnum_loop_lag_seconds",
    "how much later than wished a task goes on",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
    registry=REGISTRY,
)
DATABASE: Final = Histogram(
    "interregnum_database_seconds",
    "what the database takes to read, to write and to append to a journal",
    ["what"],
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
    registry=REGISTRY,
)
APPENDS: Final = DATABASE.labels("append")
UNPAID: Final = Histogram(
    "interregnum_refused_price",
    "milliseconds that was asked for and refused, since who asked had spent their share",
    buckets=(0.2, 1, 2, 5, 10, 20, 50),
    registry=REGISTRY,
)
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # read by the library when a worker starts


def share() -> None:
    """Before workers are started: their figures are kept in one folder."""
    os.environ.setdefault(FOLDER, tempfile.mkdtemp(prefix="interregnum-metrics-"))


def written() -> bytes:
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    everybody = CollectorRegistry()
    MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]  # the library lacks types
    return generate_latest(everybody)
