"""How much one person or one address may ask for, in milliseconds of processor time. Compiled."""

import time
from typing import Final

from interregnum.server import metrics
from interregnum.server.errors import TooFast

KEPT: Final = 10_000  # accounts remembered; the oldest go


class Limit:
    """An account for each key: it fills at a rate up to a burst, and may be overdrawn once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.accounts: dict[str, tuple[float, float]] = {}  # left, when
        self.news: dict[str, float] = {}  # spent since other workers were told

    def spend(self, key: str, price: float, what: str) -> None:
        """Take the price, or refuse with a sentence; something dear needs no more than a start."""
        self.keep(key, self.require(key, price, what) - price)
        self.news[key] = self.news.get(key, 0.0) + price

    def require(self, key: str, price: float, what: str) -> float:
        """What is left before it is paid."""
        left = self.left(key)
        if price and left < min(price, 1.0):
            metrics.UNPAID.observe(price)
            raise TooFast(f"too many {what}; wait a moment")
        return left

    def charge(self, key: str, price: float) -> None:
        """For what was let in: whoever owes waits longer for the next."""
        self.put(key, price)
        self.news[key] = self.news.get(key, 0.0) + price

    def put(self, key: str, price: float) -> None:
        self.keep(key, self.left(key) - price)

    def keep(self, key: str, left: float) -> None:
        self.accounts.pop(key, None)
        self.accounts[key] = (max(left, -self.burst), time.monotonic())
        if len(self.accounts) > KEPT:
            del self.accounts[next(iter(self.accounts))]

    def left(self, key: str) -> float:
        left, then = self.accounts.get(key, (self.burst, 0.0))
        return min(self.burst, left + (time.monotonic() - then) * self.rate)

    def told(self) -> dict[str, float]:
        """What others need to know: little things are forgotten, a burst never is."""
        news, self.news = self.news, {}
        least = self.burst / 100
        return {key: round(spent, 1) for key, spent in news.items() if abs(spent) >= least}
