"""Python's garbage collector, in steps that nobody waits for."""

import gc
from typing import Any, Final

YOUNG: Final = 4_000  # new objects between two looks: one takes about two milliseconds
NEVER: Final = 1 << 30
GROWN: Final = 1_500_000  # new objects after which everything is looked at, at the least


class Collector:
    """Looks for cycles among what is new, and leaves alone what it has found alive.

    By itself Python looks at that again and again, which took 70 ms with many tables.
    """

    def __init__(self) -> None:
        self.looks = 0  # since everything was looked at
        self.alive = 0  # objects then
        self.before = gc.get_threshold()

    def start(self) -> None:
        """Once all is loaded."""
        self.look_at_all()
        gc.set_threshold(YOUNG, NEVER, NEVER)
        gc.callbacks.append(self.settle)

    def stop(self) -> None:
        gc.callbacks.remove(self.settle)
        gc.set_threshold(*self.before)
        gc.unfreeze()

    def settle(self, phase: str, _figures: dict[str, Any]) -> None:
        """After each look."""
        if phase == "stop":
            self.looks += 1
            gc.freeze()

    def is_due(self) -> bool:
        """As much has come as there was: of what was alive for long much may be gone."""
        return self.looks * YOUNG >= max(GROWN, self.alive)

    def look_at_all(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.looks, self.alive = 0, gc.get_freeze_count()
