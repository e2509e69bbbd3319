"""Time for thinking: whose clock runs, and what is left of it. Compiled."""

import time
from collections.abc import Collection
from typing import Final

from interregnum.core.game import Seat
from interregnum.server.wire import Pace

DAY: Final = 24 * 3600.0
STARTED: Final = time.time()  # of this process: live clocks do not run while the server is down


class Clocks:
    """One clock a seat; it runs while the seat is awaited.

    The journal's own times drive them, so every worker and a restart come to the same.
    """

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.counting = pace.kind != "none"
        self.stopped = not self.counting  # also where there is no hurry
        self.budget = pace.days * DAY if pace.kind == "slow" else float(pace.seconds)
        self.left = [self.budget] * seats
        self.since: dict[Seat, float] = {}  # of the running ones

    def copy(self) -> "Clocks":
        made = Clocks(self.pace, 0)
        made.stopped, made.left, made.since = self.stopped, list(self.left), dict(self.since)
        return made

    @property
    def running(self) -> list[Seat]:
        return list(self.since)

    def awaits(self, seats: Collection[Seat], now: float) -> bool:
        """Hand over to those awaited now; True if they are others than before."""
        done = [seat for seat in self.since if seat not in seats]
        new = [seat for seat in seats if seat not in self.since]
        for seat in done:
            self.stop(seat, now)
        for seat in new:
            self.since[seat] = now
        return bool(done or new)

    def stop(self, seat: Seat, now: float) -> None:
        left = self.left[seat] - (now - self.since.pop(seat))
        if self.pace.kind == "live" and left > 0:
            self.left[seat] = left + self.pace.increment
        else:  # days are given for each decision; who was replaced begins anew
            self.left[seat] = self.budget

    def restart(self, seat: Seat) -> None:
        """A person who was late and is back begins anew; others have what was left."""
        if self.remaining(seat) > 0:
            return
        self.left[seat] = self.budget
        if seat in self.since:
            self.since[seat] = time.time()

    def resume(self) -> None:
        """After a start of the server: a live clock stood still meanwhile."""
        if self.pace.kind == "live":
            self.since = {seat: max(then, STARTED) for seat, then in self.since.items()}

    def remaining(self, seat: Seat) -> float:
        then = self.since.get(seat)
        return self.left[seat] - (time.time() - then if then is not None else 0.0)

    def now(self) -> list[float | None]:
        if self.stopped:
            return [None] * len(self.left)
        return [round(self.remaining(seat), 1) for seat in range(len(self.left))]

    def timeout(self, seats: Collection[Seat]) -> float | None:
        """Seconds until the first of these seats is late; None: never."""
        if self.stopped:
            return None
        left = [self.remaining(seat) for seat in self.since if seat in seats]
        return max(0.0, min(left)) if left else None

    def overdue(self, seats: Collection[Seat]) -> list[Seat]:
        if self.stopped:
            return []
        return [seat for seat in self.since if seat in seats and self.remaining(seat) <= 0]
