"""Time for thinking: whose clock runs, and what is left of it."""

import time

from interregnum.server.wire import Pace

DAY = 24 * 3600.0


class Clocks:
    """One clock a seat; it runs while the seat is awaited."""

    def __init__(self, pace: Pace, seats: int, *, stopped: bool) -> None:
        self.pace = pace
        self.stopped = stopped or pace.kind == "none"  # alone or on one device: no hurry
        budget = pace.days * DAY if pace.kind == "slow" else float(pace.seconds)
        self.budget = budget
        self.left = [budget] * seats
        self.running: list[int] = []
        self.since = time.monotonic()

    def awaits(self, seats: list[int]) -> bool:
        """Hand over to those awaited now; True if they are others than before."""
        if seats == self.running:
            return False
        for seat in self.running:
            self.spend(seat, done=seat not in seats)
        self.running = seats
        self.since = time.monotonic()
        return True

    def spend(self, seat: int, *, done: bool) -> None:
        self.left[seat] -= time.monotonic() - self.since
        if done and self.pace.kind == "live":
            self.left[seat] += self.pace.increment
        elif done:
            self.left[seat] = self.budget

    def refill(self, seat: int) -> None:
        """A person who is back, or was replaced, begins anew."""
        self.left[seat] = self.budget

    def now(self) -> list[float | None]:
        if self.stopped:
            return [None] * len(self.left)
        passed = time.monotonic() - self.since
        return [
            round(left - (passed if seat in self.running else 0.0), 1)
            for seat, left in enumerate(self.left)
        ]

    def timeout(self) -> float | None:
        """Seconds until the first of the running clocks is at nought; None: never."""
        if self.stopped or not self.running:
            return None
        passed = time.monotonic() - self.since
        return max(0.0, min(self.left[seat] for seat in self.running) - passed)

    def overdue(self) -> list[int]:
        if self.stopped:
            return []
        passed = time.monotonic() - self.since
        return [seat for seat in self.running if self.left[seat] <= passed]
