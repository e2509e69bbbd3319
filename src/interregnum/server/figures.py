"""What every action adds to the figures, told to Prometheus now and then together. Compiled.

Its own counting takes more time than all else that an action does there, unless many come at once.
"""

from typing import Final

from interregnum.server import metrics


class Figures:
    """Since they were last told."""

    def __init__(self) -> None:
        self.plies = 0
        self.updates = 0
        self.acts: list[float] = []  # seconds
        self.appends: list[float] = []

    def tell(self) -> None:
        acts, appends, plies, updates = self.acts, self.appends, self.plies, self.updates
        self.acts, self.appends, self.plies, self.updates = [], [], 0, 0
        metrics.PLIES.inc(plies)
        metrics.UPDATES.inc(updates)
        for seconds in acts:
            metrics.ACT_SECONDS.observe(seconds)
        for seconds in appends:
            metrics.APPENDS.observe(seconds)


FIGURES: Final = Figures()
