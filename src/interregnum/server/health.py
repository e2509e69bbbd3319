"""For machines: whether a worker is alive, whether it is ready for people, and its figures."""

import asyncio
import shutil
import time
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler

from interregnum.server import metrics
from interregnum.server.errors import NotAllowed
from interregnum.server.fair_pool import PLACES
from interregnum.server.figures import FIGURES
from interregnum.server.schema import SECRETS
from interregnum.server.services import Services
from interregnum.server.store import FAULTS, Store

PATIENCE: Final = 2.0  # seconds for the database
FREE: Final = 32 << 20  # bytes on the disk of the database's file
MARK: Final = "ready"  # a row that is written to see whether writing works


@get("/healthz", sync_to_thread=False, opt={"price": 0.0})
def healthz() -> dict[str, str]:
    """Alive: the event loop answers."""
    return {"status": "ok"}


@get("/readyz", opt={"price": 0.0})
async def readyz(services: Services) -> Response[dict[str, str]]:
    """Ready: the database writes, the disk has room, the bus is there, bots are not swamped."""
    found = {
        "database": await can_write(services.store),
        "disk": disk_is_free(services.store),
        "bus": services.bus.connected,
        "bots": services.rooms.bots.waiting < PLACES,
    }
    told = {name: "ok" if well else "failed" for name, well in found.items()}
    return Response(told, status_code=200 if all(found.values()) else 503)


async def can_write(store: Store) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await store.secret(MARK, "")
            now = f"{time.time():.0f}"
            await store.run(sa.update(SECRETS).where(SECRETS.c.name == MARK).values(value=now))
    except (*FAULTS, TimeoutError):
        return False
    return True


def disk_is_free(store: Store) -> bool:
    """A server of PostgreSQL looks after its own disk."""
    file = store.engine.url.database
    if store.engine.dialect.name != "sqlite" or not file:
        return True
    return shutil.disk_usage(Path(file).absolute().parent).free > FREE


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, opt={"price": 0.0})
def prometheus(request: Request[Any, Any, Any]) -> bytes:
    """For the own network alone, whatever a proxy lets through."""
    if not is_near(request.client.host if request.client else ""):
        raise NotAllowed("figures are for the own network")
    FIGURES.tell()
    return metrics.written()


def is_near(host: str) -> bool:
    try:
        return ip_address(host.partition("%")[0]).is_private  # loopback is, too
    except ValueError:
        return False


ROUTES: Final[list[HTTPRouteHandler]] = [healthz, readyz, prometheus]
