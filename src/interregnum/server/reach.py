"""The addresses under which others in the same network find this server."""

import socket
from ipaddress import ip_address
from typing import Final

from interregnum.server.settings import Settings

EVERYWHERE: Final = ("0.0.0.0", "::")
ELSEWHERE: Final = ("192.0.2.1", 9)  # for examples alone (RFC 5737): nothing is ever sent there


def addresses(settings: Settings) -> list[str]:
    """None where it listens for this computer alone, or nobody said where it listens."""
    if not settings.host:
        return []
    found = own_addresses() if settings.host in EVERYWHERE else [settings.host]
    return [f"http://{host}:{settings.port}" for host in found if not is_near(host)]


def is_near(host: str) -> bool:
    """Whether only this computer knows an address; a name other than its own is known."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_addresses() -> list[str]:
    """The one that leads outside first, then those of this computer's name."""
    return list(dict.fromkeys([*outgoing(), *named()]))


def outgoing() -> list[str]:
    """Which address a packet to elsewhere would leave from; none is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return []
        return [str(probe.getsockname()[0])]


def named() -> list[str]:
    try:
        return socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []
