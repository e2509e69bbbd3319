"""How much one person or one address may ask for."""

import time

from interregnum.server.errors import TooFast

KEPT = 10_000  # buckets remembered; the oldest go


class Limit:
    """A token bucket for each key."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, tuple[float, float]] = {}  # left, when

    def spend(self, key: str, what: str) -> None:
        """Take one token, or refuse with a sentence."""
        now = time.monotonic()
        left, then = self.buckets.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        self.buckets[key] = (left - 1.0 if left >= 1.0 else left, now)
        if len(self.buckets) > KEPT:
            del self.buckets[next(iter(self.buckets))]
        if left < 1.0:
            raise TooFast(f"too many {what}; wait a moment")

    def charge(self, key: str, tokens: float) -> None:
        """Take more for what was let in: whoever owes waits longer for the next."""
        left, then = self.buckets[key]
        self.buckets[key] = (max(left - tokens, -self.burst), then)
