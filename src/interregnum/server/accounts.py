"""Who has spent how much, over all workers: each tells the others once a second. Compiled."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from interregnum.server.errors import NotAllowed, Quota
from interregnum.server.limits import Limit

BURST: Final = 10.0  # seconds of the allowed rate that may come at once
CROWD: Final = 10.0  # people behind one address
CONNECTIONS: Final = 2.5  # of one person at a time, for each unit of the rate
TOGETHER: Final = 100  # accounts in one notice
THOUGHT: Final = 5.0  # milliseconds of processes behind the event loop, for each of its own
THOUGHT_BURST: Final = 300.0  # seconds of that rate: an analysis costs many at once
HOUSE: Final = 3.0  # people behind one address who think as much as they may
PREFIX: Final = 64  # bits of an IPv6 address that one customer is given


class Accounts:
    """Of people, of addresses, and of addresses that bring new people.

    What other processes think for somebody has accounts of its own: it is dear, keeps no click of
    others waiting, and whoever has spent all of it still plays.
    """

    def __init__(self, rate: float) -> None:
        self.people = Limit(rate, rate * BURST)
        self.addresses = Limit(rate * CROWD, rate * CROWD * BURST)
        self.newcomers = Limit(rate / 20, rate * 1.5)
        thought = rate * THOUGHT
        self.thinkers = Limit(thought, thought * THOUGHT_BURST)
        self.thinking_addresses = Limit(thought * HOUSE, thought * HOUSE * THOUGHT_BURST)
        self.limits = {
            "p": self.people,
            "a": self.addresses,
            "n": self.newcomers,
            "t": self.thinkers,
            "h": self.thinking_addresses,
        }
        self.most = most_connections(rate)
        self.banned: set[str] = set()  # people and addresses
        self.connected: Counter[str] = Counter()  # to this worker

    def spend(self, person: str, address: str, price: float, what: str) -> None:
        """Both pay; a guest without a name is the address."""
        self.require(person, address, price, what)
        self.charge(person, address, price)

    def require(self, person: str, address: str, price: float, what: str) -> None:
        """Refuse who is not welcome or has spent all; nobody pays yet."""
        self.require_welcome(person, address)
        self.addresses.require(address, price, what)
        self.people.require(person or address, price, what)

    def require_welcome(self, *accounts: str) -> None:
        if not self.banned.isdisjoint(accounts):
            raise NotAllowed("you were banned from this server")

    def charge(self, person: str, address: str, price: float) -> None:
        self.addresses.charge(address, price)
        self.people.charge(person or address, price)

    def think(self, person: str, address: str, price: float, what: str) -> None:
        """Both pay what is expected; `settle` follows once it is known."""
        self.thinking_addresses.require(address, price, what)
        self.thinkers.require(person, price, what)
        self.settle(person, address, price)

    def settle(self, person: str, address: str, more: float) -> None:
        """Less than nothing: it was cheaper than expected."""
        self.thinking_addresses.charge(address, more)
        self.thinkers.charge(person, more)

    @contextmanager
    def connection(self, person: str, address: str) -> Iterator[None]:
        """While it lasts it counts: for its person, and for its address as one of a crowd."""
        counted = {f"p{person or address}": self.most, f"a{address}": self.most * int(CROWD)}
        if any(self.connected[key] >= most for key, most in counted.items()):
            raise Quota("too many connections are open already")
        self.connected.update(counted.keys())
        try:
            yield
        finally:
            self.connected.subtract(counted.keys())
            self.connected += Counter()  # drops noughts

    def told(self) -> Iterator[dict[str, float]]:
        """What the other workers are to charge too, in small parts."""
        for kind, limit in self.limits.items():
            news = [(kind + key, spent) for key, spent in limit.told().items()]
            for k in range(0, len(news), TOGETHER):
                yield dict(news[k : k + TOGETHER])

    def heard(self, spent: dict[str, float]) -> None:
        for key, price in spent.items():
            if key[:1] in self.limits:
                self.limits[key[:1]].put(key[1:], price)


def most_connections(rate: float) -> int:
    """Of one person."""
    return max(1, round(rate * CONNECTIONS))


def account_of(host: str) -> str:
    """An address as its owner is known: one customer has many of IPv6."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ip_network((address, PREFIX), strict=False))
