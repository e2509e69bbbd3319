"""Interregnum: four tabletop games about who shall wear the crown, to play and to study.

    >>> import interregnum
    >>> match = interregnum.match("for-a-crown", ["Anna", "Petr", "Eva"], seed=7)
    >>> sorted(interregnum.play(match, ["greedy", "random", "random"]).record.result)
    [1, 2, 3]

The names of interregnum/library.py; `interregnum.envs` has environments for learning.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from interregnum.library import *  # noqa: F403


def __getattr__(name: str) -> Any:
    """Loaded when it is used: `import interregnum` alone costs nothing."""
    if name == "__all__" or not name.startswith("__"):
        library = import_module("interregnum.library")
        if name in ("__all__", *library.__all__):
            return getattr(library, name)
    raise AttributeError(f"module 'interregnum' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__getattr__("__all__")])
