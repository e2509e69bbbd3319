"""How much one person or one address may ask for, in milliseconds of processor time. Compiled."""

import time
from typing import Final

from interregnum.server import metrics
from interregnum.server.errors import TooFast

KEPT: Final = 10_000  # accounts remembered
GONE: Final = 1_000  # that are forgotten together, those first that were used least lately


class Account:
    """What one key has left, and when that was."""

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class Limit:
    """An account for each key: it fills at a rate up to a burst, and may be overdrawn once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.accounts: dict[str, Account] = {}
        self.news: dict[str, float] = {}  # spent since other workers were told

    def spend(self, key: str, price: float, what: str) -> None:
        """Take the price, or refuse with a sentence; something dear needs no more than a start."""
        self.require(key, price, what)
        self.charge(key, price)

    def require(self, key: str, price: float, what: str) -> None:
        if price and self.left(key) < min(price, 1.0):
            metrics.UNPAID.observe(price)
            raise TooFast(f"too many {what}; wait a moment")

    def charge(self, key: str, price: float) -> None:
        """For what was let in: whoever owes waits longer for the next."""
        self.put(key, price)
        self.news[key] = self.news.get(key, 0.0) + price

    def put(self, key: str, price: float) -> None:
        account = self.account(key)
        account.left = max(account.left - price, -self.burst)

    def left(self, key: str) -> float:
        return self.account(key).left

    def account(self, key: str) -> Account:
        """As it is now."""
        found, now = self.accounts.get(key), time.monotonic()
        if found is None:
            if len(self.accounts) >= KEPT:
                self.forget()
            found = self.accounts[key] = Account(self.burst, now)
        else:
            found.left = min(self.burst, found.left + (now - found.at) * self.rate)
            found.at = now
        return found

    def forget(self) -> None:
        for _, key in sorted([(account.at, key) for key, account in self.accounts.items()])[:GONE]:
            del self.accounts[key]

    def told(self) -> dict[str, float]:
        """What others need to know: little things are forgotten, a burst never is."""
        news, self.news = self.news, {}
        least = self.burst / 100
        return {key: round(spent, 1) for key, spent in news.items() if abs(spent) >= least}
